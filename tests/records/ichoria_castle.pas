{"format":"pas-record/1","game":"ichoria","rules":"0.2","players":["greeks","amazons"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Ichor in the castle","about":"Greeks and Amazons come to the same castle for its Ichor. Six turns.","scene":{"folder":"catalogue","file":"castle.toml","digest":"c60e51f410fffdbdc3ece57e27e26a7ff9555e889f1c47f13e95e62e78e4cb51","document":{"format":"pas-scene/1","game":"ichoria","name":"The scanned castle","table":{"size":[24,20]},"pieces":[{"id":"castle","mesh":"meshes/castle_blocks_scan.obj","units":"m","at":[12.0,10.0,-0.1],"accuracy":0.02},{"id":"west footing","box":[0.4,4.0,0.6],"at":[6.98,9.9]},{"id":"east footing","box":[0.4,4.2,0.7],"at":[16.95,9.9]},{"id":"south-west footing","box":[2.8,0.4,0.3],"at":[9.3,6.97]},{"id":"south-east footing","box":[2.8,0.4,0.6],"at":[14.7,7.1]},{"id":"north-east footing","box":[2.8,0.8,0.3],"at":[14.2,13.2]},{"id":"north-west footing","box":[2.8,0.8,0.3],"at":[9.8,13.2]}],"areas":[{"kind":"deployment","side":"greeks","polygon":[[0,0],[24,0],[24,5],[0,5]]},{"kind":"deployment","side":"amazons","polygon":[[0,15],[24,15],[24,20],[0,20]]}]}},"zones":[],"book":{"is":"Book","sides":["greeks","amazons"],"cards":{"davios":{"is":"Card","id":"davios","side":"greeks","profile":"greeks/spartan_hoplite","faction":"greeks","combat":5,"adresse":3,"armure":2,"initiative":3,"athletisme":4,"psychisme":3,"sante":4,"weapons":["lance","epee"],"abilities":{"is":"set","of":["bouclier","coordination"]},"role":"chief","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"melas":{"is":"Card","id":"melas","side":"greeks","profile":"greeks/athenian_hoplite","faction":"greeks","combat":4,"adresse":2,"armure":3,"initiative":4,"athletisme":3,"psychisme":4,"sante":3,"weapons":["epee"],"abilities":{"is":"set","of":["bouclier","coordination"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"theron":{"is":"Card","id":"theron","side":"greeks","profile":"greeks/cretan_archer","faction":"greeks","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":4,"psychisme":3,"sante":3,"weapons":["epee","arc_lourd"],"abilities":{"is":"set","of":["coordination"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"selene":{"is":"Card","id":"selene","side":"greeks","profile":"greeks/sibyl","faction":"greeks","combat":1,"adresse":3,"armure":1,"initiative":3,"athletisme":1,"psychisme":5,"sante":2,"weapons":["dague"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"myrina":{"is":"Card","id":"myrina","side":"amazons","profile":"amazons/amazon_swordswoman","faction":"amazons","combat":5,"adresse":3,"armure":2,"initiative":5,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee"],"abilities":{"is":"set","of":["acrobatie","bouclier"]},"role":"chief","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"asteria":{"is":"Card","id":"asteria","side":"amazons","profile":"amazons/amazon_archer","faction":"amazons","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee","arc"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"thalestri":{"is":"Card","id":"thalestri","side":"amazons","profile":"amazons/amazon_spearwoman","faction":"amazons","combat":3,"adresse":4,"armure":3,"initiative":4,"athletisme":4,"psychisme":2,"sante":2,"weapons":["lance","dague"],"abilities":{"is":"set","of":["acrobatie","bouclier"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"hissar":{"is":"Card","id":"hissar","side":"amazons","profile":"barbarians/wandering_oracle","faction":"barbarians","combat":1,"adresse":2,"armure":1,"initiative":2,"athletisme":1,"psychisme":5,"sante":3,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","immobilisation","receptacle"]},"role":"receptacle","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25}},"bands":{"greeks":{"is":"Band","side":"greeks","faction":"greeks","renegade":false,"figures":["davios","melas","theron","selene"]},"amazons":{"is":"Band","side":"amazons","faction":"amazons","renegade":false,"figures":["myrina","asteria","thalestri","hissar"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true},"arbalete":{"is":"Weapon","key":"arbalete","name":"Arbalète","damage":"heavy","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":true,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"arbalete_de_poing":{"is":"Weapon","key":"arbalete_de_poing","name":"Arbalète de poing","damage":"light","melee":false,"ranged":true,"thrown":false,"range_pas":9.0,"keywords":{"is":"set","of":[]},"reload":true,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"lame_benie":{"is":"Weapon","key":"lame_benie","name":"Lame bénie","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":true,"hands":1,"damage_two_handed":null,"two_weapons":false}},"factions":{"greeks":{"is":"Faction","key":"greeks","capability":"coordination","acts":[{"is":"FaithAct","key":"athletic_move","points":1}],"frenzy":{"armure":1},"interventions":[{"is":"Intervention","key":"souffle_d_athena","name":"Souffle d'Athéna","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"filet_d_hephaistos","name":"Filet d'Héphaïstos","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"main_d_asclepios","name":"Main d'Asclépios","cost":6,"effect":"heal","target":"own","amount":1}]},"amazons":{"is":"Faction","key":"amazons","capability":"acrobatie","acts":[{"is":"FaithAct","key":"acrobatics","points":1},{"is":"FaithAct","key":"dive","points":1}],"frenzy":{"athletisme":1},"interventions":[{"is":"Intervention","key":"regard_d_artemis","name":"Regard d'Artémis","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"source_d_artemis","name":"Source d'Artémis","cost":6,"effect":"heal","target":"own","amount":1},{"is":"Intervention","key":"pas_d_hermes","name":"Pas d'Hermès","cost":3,"effect":"steady","target":"own","amount":1}]}},"options":{"is":"Options","readings":{"is":"Readings","heroic_leap_partial":"athletisme","recovery":"choice","alert_move":"engage","giving_up":"counts","receptacle_off_table":"transmits"},"alternate_activation":false,"grave_wounds":false,"turn_limit":6,"victory":"crystals","fragments":[15,15,5,5,5,5,5,5,5,5,5,5]}},"points":{"greeks":0,"amazons":0},"places":{},"fragments":[{"id":"yard","value":15,"place":[12.0,9.5,0.0]},{"id":"south gate","value":5,"place":[5.5,6.5,0.0]},{"id":"north gate","value":5,"place":[18.5,13.5,0.0]},{"id":"east wall","value":5,"place":[19.0,6.5,0.0]},{"id":"west wall","value":5,"place":[5.0,13.5,0.0]}]},"seal":"d3192eb718cfc99f"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":3},"seal":"f80e1e2d7cfe16ae"}
{"n":2,"by":"greeks","kind":"DeployFigure","answer":{"figure":"theron","at":[5.1625,3.9125]},"seal":"c985a356eae8324c"}
{"n":3,"by":"amazons","kind":"DeployFigure","answer":{"figure":"hissar","at":[18.2875,16.35]},"seal":"fe678cfdf429445c"}
{"n":4,"by":"greeks","kind":"DeployFigure","answer":{"figure":"davios","at":[19.475,4.1625]},"seal":"372cdcd6ccb88b10"}
{"n":5,"by":"amazons","kind":"DeployFigure","answer":{"figure":"myrina","at":[8.1,15.7875]},"seal":"5a668b480d58379a"}
{"n":6,"by":"greeks","kind":"DeployFigure","answer":{"figure":"melas","at":[18.2875,3.6]},"seal":"716deba4de0a438e"}
{"n":7,"by":"amazons","kind":"DeployFigure","answer":{"figure":"asteria","at":[5.1625,15.7875]},"seal":"61ec4aac8b37a938"}
{"n":8,"by":"greeks","kind":"DeployFigure","answer":{"figure":"selene","at":[16.7875,3.1]},"seal":"b4eed9e150232ffd"}
{"n":9,"by":"amazons","kind":"DeployFigure","answer":{"figure":"thalestri","at":[2.9125,17.1625]},"seal":"d6d041884ed37a28"}
{"n":10,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,6,1,7,0,3,4,5]},"seal":"8de80927bc93c681"}
{"n":11,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"8cda5281bb56c985"}
{"n":12,"by":"greeks","kind":"TracePath","answer":"walk 5.5,6.5,0","seal":"0ed1ece8bb3bd494"}
{"n":13,"by":"greeks","kind":"ChooseAction","answer":"harvest","seal":"fa8d3cbba6ad680d"}
{"n":14,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"b55c3f3a16caa863"}
{"n":15,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"66d62fddd9f0cab9"}
{"n":16,"by":"amazons","kind":"TracePath","answer":"walk 5,13.5,0","seal":"f8e52eb23dd05495"}
{"n":17,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"5e74619c617cbee3"}
{"n":18,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"c14566f7d96c28b2"}
{"n":19,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"273922f70285fe39"}
{"n":20,"by":"greeks","kind":"TracePath","answer":"walk 18.18,4.11,0; walk 19,6.5,0","seal":"4d7050b2074f8525"}
{"n":21,"by":"greeks","kind":"ChooseAction","answer":"harvest","seal":"74e5bb31602ee228"}
{"n":22,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"6eeef823154d4e67"}
{"n":23,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"904298c8ef072c2b"}
{"n":24,"by":"amazons","kind":"TracePath","answer":"walk 18.5,13.5,0","seal":"f8180e777138684c"}
{"n":25,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"0db2e2942109f32b"}
{"n":26,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"054b9528afbbff12"}
{"n":27,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"bfc23d4b0acc3ed4"}
{"n":28,"by":"greeks","kind":"TracePath","answer":"walk 13.88,6.04,0","seal":"90d9b51248c66332"}
{"n":29,"by":"greeks","kind":"ChooseAction","answer":"alert","seal":"532ea6d32f41d7da"}
{"n":30,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"00bd633a58861597"}
{"n":31,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"59637d257362ab31"}
{"n":32,"by":"greeks","kind":"TracePath","answer":"walk 15.314,6.082,0; walk 15.314,6.081,0; leap 15.218,6.8,1.334; walk 14.468,7.252,1.341; drop 14.458,8.072,0; walk 14.125,8.125,0","seal":"d0ad36829e547ee3"}
{"n":33,"by":"greeks","kind":"ChooseAction","answer":"effroyable_illusion","seal":"7d558129e86b0893"}
{"n":34,"by":"greeks","kind":"ChoosePowerTarget","answer":"davios","seal":"081f9db71a9605dd"}
{"n":35,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"511656dea2b1d40f"}
{"n":36,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"0c86dd146c34bc7f"}
{"n":37,"by":"amazons","kind":"TracePath","answer":{"path":"walk 11.59,14.55,0; walk 11.94,14.2,0; walk 11.96,12.62,0","hurry":true},"seal":"ae6fe1c51324523c"}
{"n":38,"by":"greeks","kind":"React","answer":{"do":"shoot","weapon":"lance","at_pas":4.602543444091182},"seal":"d4ff7030283a4704"}
{"n":39,"by":"*chance","kind":"Die","answer":{"for":"shot","result":4},"seal":"735604da1af3d273"}
{"n":40,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"71d28360e352d930"}
{"n":41,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"38caeff6f4adc2e5"}
{"n":42,"by":"amazons","kind":"TracePath","answer":"walk 10.88,14.71,0","seal":"9edbb3781d5c722f"}
{"n":43,"by":"amazons","kind":"ChooseAction","answer":"alert","seal":"c19ebfe740ae8789"}
{"n":44,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"bb84f54aa89da992"}
{"n":45,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,3,0,5,7,2,4,1]},"seal":"c3017e1f9009dc4d"}
{"n":46,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"700d971a973a1e44"}
{"n":47,"by":"amazons","kind":"ChooseShot","answer":{"target":"theron","weapon":"lance","aimed":true},"seal":"b8df8fd2a954f4e4"}
{"n":48,"by":"*chance","kind":"Die","answer":{"for":"shot","result":3},"seal":"1ba88a7af6f6844f"}
{"n":49,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":3},"seal":"96302d7f95d99705"}
{"n":50,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"8aae4bd132ab789a"}
{"n":51,"by":"greeks","kind":"TracePath","answer":"walk 12,9.5,0","seal":"e7bb80c701c9b091"}
{"n":52,"by":"amazons","kind":"React","answer":{"do":"shoot","weapon":"arc","at_pas":2.414211416029667},"seal":"adcee82f6b896c78"}
{"n":53,"by":"*chance","kind":"Die","answer":{"for":"shot","result":6},"seal":"7d3bac0a034a5d2d"}
{"n":54,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":6},"seal":"1ef9406dc6224f32"}
{"n":55,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"5ee500c708974bfc"}
{"n":56,"by":"greeks","kind":"TracePath","answer":"walk 13.9242,6.1152,0; walk 13.9241,6.1146,0; leap 14.0401,6.8647,1.3489; walk 14.0903,7.2623,1.3477; drop 14.1263,8.0716,0; walk 13.3492,8.5364,0; walk 12.625,8.4584,0","seal":"a5eb4025cd07bbe7"}
{"n":57,"by":"greeks","kind":"ChooseAction","answer":"alert","seal":"b455ee2f81ce5429"}
{"n":58,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"ca103a46a27b5468"}
{"n":59,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"7db97b075b809f60"}
{"n":60,"by":"amazons","kind":"TracePath","answer":"walk 11.6,14.57,0; walk 11.92,14.19,0; walk 11.96,13.88,0","seal":"36064ad1ed37679a"}
{"n":61,"by":"greeks","kind":"React","answer":"pass","seal":"21fe951c6cc9b780"}
{"n":62,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"d8690e64a2e8bf09"}
{"n":63,"by":"greeks","kind":"React","answer":"pass","seal":"457ce4d067f5754b"}
{"n":64,"by":"amazons","kind":"ChooseShot","answer":{"target":"davios","weapon":"arc","aimed":false},"seal":"76a4c1e3020ed43b"}
{"n":65,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"279ba2b191f96e3c"}
{"n":66,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":5},"seal":"d1baae1d2fa2434c"}
{"n":67,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"4e6be735f690bc09"}
{"n":68,"by":"amazons","kind":"TracePath","answer":{"path":"walk 17.871,11.624,0; walk 17.873,11.624,0; leap 17.202,11.176,1.319; walk 17.092,11.229,1.325; walk 16.724,11.128,1.319; drop 15.928,11.125,0; walk 13.375,11.375,0; walk 12.875,11.125,0; crouch; walk 12.792,11.042,0","hurry":true},"seal":"34ed072eb5a95fe3"}
{"n":69,"by":"greeks","kind":"React","answer":"pass","seal":"68eaae0be293b843"}
{"n":70,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"8701c4d1e72f2c31"}
{"n":71,"by":"greeks","kind":"TracePath","answer":"walk 5.99,8.173,0; walk 5.99,8.172,0; leap 6.692,8.569,1.377; walk 7.177,8.642,1.379; drop 7.988,8.624,0; walk 10.125,9.375,0","seal":"247e7a54747f5260"}
{"n":72,"by":"*chance","kind":"Die","answer":{"for":"combat","result":5},"seal":"072cbba55d94cf2b"}
{"n":73,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"47f07bf1cff27e2f"}
{"n":74,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"1bfc1247f9dd7149"}
{"n":75,"by":"greeks","kind":"ChooseShot","answer":{"target":"hissar","weapon":"arc_lourd","aimed":false},"seal":"ab827940e72b7e8f"}
{"n":76,"by":"*chance","kind":"Die","answer":{"for":"shot","result":6},"seal":"85e125664f9ed3cf"}
{"n":77,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":3},"seal":"74630c52d47f3993"}
{"n":78,"by":"*chance","kind":"Die","answer":{"for":"armure","result":2},"seal":"160706501eb42fc2"}
{"n":79,"by":"greeks","kind":"CallGods","answer":"pass","seal":"9b2814740a9d00bb"}
{"n":80,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"3ce076faea72079a"}
{"n":81,"by":"greeks","kind":"CallGods","answer":"pass","seal":"986b3b102be6357c"}
{"n":82,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"7e45bade5685b088"}
{"n":83,"by":"amazons","kind":"TracePath","answer":"walk 11.8,12.23,0; walk 9.68,10.96,0","seal":"15fe4857076546d3"}
{"n":84,"by":"greeks","kind":"React","answer":"pass","seal":"12c364e3c4601eec"}
{"n":85,"by":"greeks","kind":"CallGods","answer":"pass","seal":"3382853ac20fe12d"}
{"n":86,"by":"amazons","kind":"ChooseAction","answer":"fight","seal":"da764cdef78b7c81"}
{"n":87,"by":"greeks","kind":"React","answer":"pass","seal":"1737d8d7cf47ae23"}
{"n":88,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"28a0705b6f81a310"}
{"n":89,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"61818526bb8e8828"}
{"n":90,"by":"greeks","kind":"Curse","answer":"pass","seal":"d5c179d61c15486b"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"armure","result":4},"seal":"494326e2be1700ff"}
{"n":92,"by":"greeks","kind":"Curse","answer":"pass","seal":"81d27b156dd360cb"}
{"n":93,"by":"greeks","kind":"CallGods","answer":"filet_d_hephaistos on myrina","seal":"c11362389d5b87de"}
{"n":94,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"26c4432a17bda223"}
{"n":95,"by":"greeks","kind":"TracePath","answer":{"path":"walk 17.932,8.38,0; walk 17.931,8.38,0; leap 17.222,8.539,1.323; walk 16.746,8.625,1.32; drop 15.928,8.625,0; walk 13.625,9.125,0","hurry":true},"seal":"9d1fd0ed16a29c8d"}
{"n":96,"by":"*chance","kind":"Die","answer":{"for":"combat","result":1},"seal":"a0b576b957d3f572"}
{"n":97,"by":"*chance","kind":"Die","answer":{"for":"combat","result":3},"seal":"2aa561807931ba76"}
{"n":98,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"30e3b0a989f864a0"}
{"n":99,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,6,2,0,1,5,7,4]},"seal":"bbc1a119ae0e6e5c"}
{"n":100,"by":"greeks","kind":"ChooseAction","answer":"harvest","seal":"f00e9054bd472d39"}
{"n":101,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"5a6e70f4712cc9bd"}
{"n":102,"by":"greeks","kind":"TracePath","answer":"walk 11.737,9.281,0; walk 11.125,8.458,0","seal":"0b61965445c9d523"}
{"n":103,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"5e0dd8a4543e5d5a"}
{"n":104,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"e9fc6a591adb3f09"}
{"n":105,"by":"*chance","kind":"Die","answer":{"for":"armure","result":2},"seal":"e34a27ba8d97e762"}
{"n":106,"by":"amazons","kind":"CallGods","answer":"pass","seal":"dec572ccbb778469"}
{"n":107,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"5f9c4bf2fddf2b4f"}
{"n":108,"by":"amazons","kind":"CallGods","answer":"pass","seal":"5b25160c9dac2bf2"}
{"n":109,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"bf8284967e253161"}
{"n":110,"by":"amazons","kind":"TracePath","answer":"walk 6.03,11.47,0.21; walk 6.08,11.46,0.25; leap 6.71,11.31,1.37; walk 7.26,10.71,1.37; drop 7.99,10.71,0; walk 8.38,9.88,0","seal":"dd8ba2e543df446f"}
{"n":111,"by":"greeks","kind":"React","answer":"pass","seal":"37419c35a1827eca"}
{"n":112,"by":"amazons","kind":"CallGods","answer":"pass","seal":"9d78c656e0bf16b9"}
{"n":113,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"adf5f8bf92972feb"}
{"n":114,"by":"amazons","kind":"ChooseShot","answer":{"target":"selene","weapon":"dague","aimed":false},"seal":"1aa015d76fbe2f50"}
{"n":115,"by":"*chance","kind":"Die","answer":{"for":"shot","result":1},"seal":"5a9014655885ada3"}
{"n":116,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":4},"seal":"4813b4e4b6c67216"}
{"n":117,"by":"amazons","kind":"InfluenceFate","answer":"die 1","seal":"a4131bd3206dc14f"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"shot","result":5},"seal":"cc37011bffea7b5d"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"cc7ec3069ab5cc54"}
{"n":120,"by":"amazons","kind":"CallGods","answer":"regard_d_artemis on thalestri","seal":"20224a3713c89dea"}
{"n":121,"by":"amazons","kind":"CallGods","answer":"pass","seal":"f0c87c89e28be039"}
{"n":122,"by":"amazons","kind":"CallGods","answer":"pass","seal":"b5fb57a934a430f2"}
{"n":123,"by":"greeks","kind":"ChooseAction","answer":"disengage","seal":"52f1bcf7b3d57650"}
{"n":124,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":5},"seal":"76ecf5d75c32d28a"}
{"n":125,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":2},"seal":"e25be9aea43f930d"}
{"n":126,"by":"amazons","kind":"Curse","answer":"die 1","seal":"d322793830d13b16"}
{"n":127,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":1},"seal":"74df29d77332d987"}
{"n":128,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"7256bedeaaed8ee6"}
{"n":129,"by":"*chance","kind":"Die","answer":{"for":"combat","result":4},"seal":"eba53bf42823cb62"}
{"n":130,"by":"*chance","kind":"Die","answer":{"for":"armure","result":1},"seal":"4abe3e67593c589f"}
{"n":131,"by":"greeks","kind":"ChooseAction","answer":"recover_by_move","seal":"23dee5bd034fa334"}
{"n":132,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"630e6601421eeb75"}
{"n":133,"by":"greeks","kind":"TracePath","answer":"walk 11.12,8.46,0","seal":"140e1c435bd7339f"}
{"n":134,"by":"*chance","kind":"Die","answer":{"for":"combat","result":1},"seal":"95f8d5fdf4a7c437"}
{"n":135,"by":"*chance","kind":"Die","answer":{"for":"combat","result":3},"seal":"728c0529e89fab1e"}
{"n":136,"by":"greeks","kind":"ChooseAction","answer":"harvest","seal":"3d498be2861c658c"}
{"n":137,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"7618c253ec7d5f98"}
{"n":138,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"460b53582cc0acf4"}
{"n":139,"by":"greeks","kind":"TracePath","answer":"walk 12.12,9.38,0; walk 12.19,9.51,0","seal":"0cd51b85d799a869"}
{"n":140,"by":"greeks","kind":"ChooseAction","answer":"fight","seal":"7e9ca5220f7448ff"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"e10bf9ced7266942"}
{"n":142,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"61a3266b89cd79fa"}
{"n":143,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"1de348d39ee55266"}
{"n":144,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"f2a16b763e1b04a1"}
{"n":145,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"7a1534c72b52c6d0"}
{"n":146,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"7e45eddc959991ec"}
{"n":147,"by":"amazons","kind":"TracePath","answer":"walk 11.96,12.62,0","seal":"61f422556069c392"}
{"n":148,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"8ce6f97a7bf73948"}
{"n":149,"by":"amazons","kind":"TracePath","answer":"walk 12.11,12.27,0; walk 12.88,11.12,0; crouch; walk 12.79,11.04,0","seal":"35350e33ded0e2ca"}
{"n":150,"by":"amazons","kind":"ChooseAction","answer":"fight","seal":"99f048617514217e"}
{"n":151,"by":"*chance","kind":"Die","answer":{"for":"combat","result":4},"seal":"c92844caa6c4b0fc"}
{"n":152,"by":"*chance","kind":"Die","answer":{"for":"combat","result":4},"seal":"d9b13a9474bb3354"}
{"n":153,"by":"*chance","kind":"Die","answer":{"for":"armure","result":4},"seal":"6ed0de40c32987f5"}
{"n":154,"by":"amazons","kind":"ChooseAction","answer":"fight","seal":"81ce8ba77bca823c"}
{"n":155,"by":"*chance","kind":"Die","answer":{"for":"combat","result":1},"seal":"91233c3ab30ea79a"}
{"n":156,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"5d74ebf62d315210"}
{"n":157,"by":"*chance","kind":"Die","answer":{"for":"armure","result":6},"seal":"788d788f16e33096"}
{"n":158,"by":"greeks","kind":"Concede","answer":"give up","seal":"ee00a74dc3de57c0"}
{"end":{"is":"Ended","winners":["greeks"],"reason":"conceded","rule":"ICH-END-02","score":[["greeks",25],["amazons",5]]},"events":358,"seal":"5073d60e46218272"}
