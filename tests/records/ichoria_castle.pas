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
{"n":38,"by":"greeks","kind":"React","answer":{"do":"shoot","weapon":"lance","at_pas":4.579035633194035},"seal":"70df9a840c09ecd1"}
{"n":39,"by":"*chance","kind":"Die","answer":{"for":"shot","result":4},"seal":"ed1f848811e5bc87"}
{"n":40,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"2f745fc259bd95c2"}
{"n":41,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"36e68ac34762fb96"}
{"n":42,"by":"amazons","kind":"TracePath","answer":"walk 10.88,14.71,0","seal":"175dc41272d6cc0d"}
{"n":43,"by":"amazons","kind":"ChooseAction","answer":"alert","seal":"a94265d0e88f7569"}
{"n":44,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"35cf443e481a6dd8"}
{"n":45,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,3,0,5,7,2,4,1]},"seal":"27561a70e0b347ef"}
{"n":46,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"a865583416116edf"}
{"n":47,"by":"amazons","kind":"ChooseShot","answer":{"target":"theron","weapon":"lance","aimed":true},"seal":"583e9480472dd486"}
{"n":48,"by":"*chance","kind":"Die","answer":{"for":"shot","result":3},"seal":"8646d3683494c2b7"}
{"n":49,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":3},"seal":"b7477e430db9a5ac"}
{"n":50,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"affbba5946a4f0d6"}
{"n":51,"by":"greeks","kind":"TracePath","answer":"walk 12,9.5,0","seal":"67c37689e3890362"}
{"n":52,"by":"amazons","kind":"React","answer":{"do":"shoot","weapon":"arc","at_pas":2.416009041804819},"seal":"00554619e685fb1d"}
{"n":53,"by":"*chance","kind":"Die","answer":{"for":"shot","result":6},"seal":"d38be2bc20ae96f7"}
{"n":54,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":6},"seal":"69c9ee15ce9c499f"}
{"n":55,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"27fb645ae00a7d51"}
{"n":56,"by":"greeks","kind":"TracePath","answer":"walk 13.9242,6.1152,0; walk 13.9241,6.1146,0; leap 14.0401,6.8647,1.3489; walk 14.0903,7.2623,1.3477; drop 14.1263,8.0716,0; walk 13.3492,8.5364,0; walk 12.625,8.4584,0","seal":"4f35c6ae88e4ff8b"}
{"n":57,"by":"greeks","kind":"ChooseAction","answer":"alert","seal":"f3b0a73acefec5c8"}
{"n":58,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"740ec97c1eef6621"}
{"n":59,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"83496c5561fe0312"}
{"n":60,"by":"amazons","kind":"TracePath","answer":"walk 11.6,14.57,0; walk 11.92,14.19,0; walk 11.96,13.88,0","seal":"c24a4f136aa683d9"}
{"n":61,"by":"greeks","kind":"React","answer":"pass","seal":"f74cf9b54e69c1dc"}
{"n":62,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"0d3bca14eae68f53"}
{"n":63,"by":"greeks","kind":"React","answer":"pass","seal":"0214ab8bb5abf14c"}
{"n":64,"by":"amazons","kind":"ChooseShot","answer":{"target":"davios","weapon":"arc","aimed":false},"seal":"1874398158e84906"}
{"n":65,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"ec40bcd198239621"}
{"n":66,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":5},"seal":"dac0962ea9d035d6"}
{"n":67,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"d0cffa22a2e8467b"}
{"n":68,"by":"amazons","kind":"TracePath","answer":{"path":"walk 17.871,11.624,0; walk 17.873,11.624,0; leap 17.202,11.176,1.319; walk 17.092,11.229,1.325; walk 16.724,11.128,1.319; drop 15.928,11.125,0; walk 13.375,11.375,0; walk 12.875,11.125,0; crouch; walk 12.792,11.042,0","hurry":true},"seal":"f701163b83e235c8"}
{"n":69,"by":"greeks","kind":"React","answer":"pass","seal":"6b27a4a95d7fd4f4"}
{"n":70,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"39f9abfe390d245d"}
{"n":71,"by":"greeks","kind":"TracePath","answer":"walk 5.99,8.173,0; walk 5.99,8.172,0; leap 6.692,8.569,1.377; walk 7.177,8.642,1.379; drop 7.988,8.624,0; walk 10.125,9.375,0","seal":"a64a08aae429c184"}
{"n":72,"by":"*chance","kind":"Die","answer":{"for":"combat","result":5},"seal":"4f57acc76828ea2d"}
{"n":73,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"0e55f3ceb158300c"}
{"n":74,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"d65d0bea92db5c40"}
{"n":75,"by":"greeks","kind":"ChooseShot","answer":{"target":"hissar","weapon":"arc_lourd","aimed":false},"seal":"e2ff82f5a9bd130e"}
{"n":76,"by":"*chance","kind":"Die","answer":{"for":"shot","result":6},"seal":"bb84d11cc1157440"}
{"n":77,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":3},"seal":"849715db58fddb3b"}
{"n":78,"by":"*chance","kind":"Die","answer":{"for":"armure","result":2},"seal":"c3b9252fb5f6f5bc"}
{"n":79,"by":"greeks","kind":"CallGods","answer":"pass","seal":"a21615bb37ee18d4"}
{"n":80,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"dfd5b7f7a175ef98"}
{"n":81,"by":"greeks","kind":"CallGods","answer":"pass","seal":"827549c2bcd808b7"}
{"n":82,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"0b758bc666e749b6"}
{"n":83,"by":"amazons","kind":"TracePath","answer":"walk 11.8,12.23,0; walk 9.68,10.96,0","seal":"a276ff869a5d6fee"}
{"n":84,"by":"greeks","kind":"React","answer":"pass","seal":"89deab25a05f8d87"}
{"n":85,"by":"greeks","kind":"CallGods","answer":"pass","seal":"6f1bdb87a6235302"}
{"n":86,"by":"amazons","kind":"ChooseAction","answer":"fight","seal":"50be0fc95063eeb8"}
{"n":87,"by":"greeks","kind":"React","answer":"pass","seal":"e0f12d5b05888fc0"}
{"n":88,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"09874383933db1d2"}
{"n":89,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"4bf2fa5a990ac6a2"}
{"n":90,"by":"greeks","kind":"Curse","answer":"pass","seal":"4ac85c96dcd3f4d8"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"armure","result":4},"seal":"59d1e506087c9471"}
{"n":92,"by":"greeks","kind":"Curse","answer":"pass","seal":"7c579ff91970efc8"}
{"n":93,"by":"greeks","kind":"CallGods","answer":"filet_d_hephaistos on myrina","seal":"73303383cb2bcdf6"}
{"n":94,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"b79c3a3fd18081a7"}
{"n":95,"by":"greeks","kind":"TracePath","answer":{"path":"walk 17.932,8.38,0; walk 17.931,8.38,0; leap 17.222,8.539,1.323; walk 16.746,8.625,1.32; drop 15.928,8.625,0; walk 13.625,9.125,0","hurry":true},"seal":"fc6d5a93e408e89b"}
{"n":96,"by":"*chance","kind":"Die","answer":{"for":"combat","result":1},"seal":"19dc4c987d9c2226"}
{"n":97,"by":"*chance","kind":"Die","answer":{"for":"combat","result":3},"seal":"67e5f99cb25e3bc6"}
{"n":98,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"ab1d0b407da20f32"}
{"n":99,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,6,2,0,1,5,7,4]},"seal":"b811ef4832fb6e9e"}
{"n":100,"by":"greeks","kind":"ChooseAction","answer":"harvest","seal":"840f4bb5022e50e6"}
{"n":101,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"06b8eda590856af4"}
{"n":102,"by":"greeks","kind":"TracePath","answer":"walk 11.737,9.281,0; walk 11.125,8.458,0","seal":"2dcfda02e3b50bf6"}
{"n":103,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"53222bfb89f1023f"}
{"n":104,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"a99861b964083062"}
{"n":105,"by":"*chance","kind":"Die","answer":{"for":"armure","result":2},"seal":"4707bd7eb37d763c"}
{"n":106,"by":"amazons","kind":"CallGods","answer":"pass","seal":"fc5870f6e04e1785"}
{"n":107,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"acd0e1ddd2f93633"}
{"n":108,"by":"amazons","kind":"CallGods","answer":"pass","seal":"59680bd9fa2dce0f"}
{"n":109,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"09d16890760c91b0"}
{"n":110,"by":"amazons","kind":"TracePath","answer":"walk 6.03,11.47,0.21; walk 6.08,11.46,0.25; leap 6.71,11.31,1.37; walk 7.26,10.71,1.37; drop 7.99,10.71,0; walk 8.38,9.88,0","seal":"a19c6c029a9f31a6"}
{"n":111,"by":"greeks","kind":"React","answer":"pass","seal":"9f9c91b07e29fefb"}
{"n":112,"by":"amazons","kind":"CallGods","answer":"pass","seal":"21849797061fd5f9"}
{"n":113,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"d52211961b3a9023"}
{"n":114,"by":"amazons","kind":"ChooseShot","answer":{"target":"selene","weapon":"dague","aimed":false},"seal":"67f86e7019cd2aac"}
{"n":115,"by":"*chance","kind":"Die","answer":{"for":"shot","result":1},"seal":"23a56806a8c01280"}
{"n":116,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":4},"seal":"87776f84ab616a85"}
{"n":117,"by":"amazons","kind":"InfluenceFate","answer":"die 1","seal":"310cd1d7dcb4afa8"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"shot","result":5},"seal":"cf18b1e02d1e0eb3"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"61e83c0d0fe2b31f"}
{"n":120,"by":"amazons","kind":"CallGods","answer":"regard_d_artemis on thalestri","seal":"34e37a18b2d0b169"}
{"n":121,"by":"amazons","kind":"CallGods","answer":"pass","seal":"60840c22c3397066"}
{"n":122,"by":"amazons","kind":"CallGods","answer":"pass","seal":"a947c9fc4cc8cb42"}
{"n":123,"by":"greeks","kind":"ChooseAction","answer":"disengage","seal":"36da8f4011b9cd45"}
{"n":124,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":5},"seal":"1f9f5c85c1906080"}
{"n":125,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":2},"seal":"bfee29fe130aa44a"}
{"n":126,"by":"amazons","kind":"Curse","answer":"die 1","seal":"359317bba8f9f09f"}
{"n":127,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":1},"seal":"436ac23f7b83fbba"}
{"n":128,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"8794ce513dd6cd82"}
{"n":129,"by":"*chance","kind":"Die","answer":{"for":"combat","result":4},"seal":"398adecefb661ec4"}
{"n":130,"by":"*chance","kind":"Die","answer":{"for":"armure","result":1},"seal":"e4cb17c00b595f98"}
{"n":131,"by":"greeks","kind":"ChooseAction","answer":"recover_by_move","seal":"a5e2ea18bd9baa5c"}
{"n":132,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"7a2cb5f3e4534e11"}
{"n":133,"by":"greeks","kind":"TracePath","answer":"walk 11.12,8.46,0","seal":"11d90ac389527bf6"}
{"n":134,"by":"*chance","kind":"Die","answer":{"for":"combat","result":1},"seal":"753cba84093ade1c"}
{"n":135,"by":"*chance","kind":"Die","answer":{"for":"combat","result":3},"seal":"ea41f9bf3f65f391"}
{"n":136,"by":"greeks","kind":"ChooseAction","answer":"harvest","seal":"13b34cafc06df850"}
{"n":137,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"56194e91d9e42f85"}
{"n":138,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"818b106d62830147"}
{"n":139,"by":"greeks","kind":"TracePath","answer":"walk 12.12,9.38,0; walk 12.19,9.51,0","seal":"9ba532a4702bd823"}
{"n":140,"by":"greeks","kind":"ChooseAction","answer":"fight","seal":"20cf67b89d8836ae"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"37f87af5baeaf27e"}
{"n":142,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"8eff8bf4b8b1b7c0"}
{"n":143,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"0ccc506a1337d504"}
{"n":144,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"9b6030a240aac82a"}
{"n":145,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"598b45f54a4f54d9"}
{"n":146,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"049228c38bf574e3"}
{"n":147,"by":"amazons","kind":"TracePath","answer":"walk 11.96,12.62,0","seal":"546487fae6eb477b"}
{"n":148,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"3546e12cf872ac07"}
{"n":149,"by":"amazons","kind":"TracePath","answer":"walk 12.11,12.27,0; walk 12.88,11.12,0; crouch; walk 12.79,11.04,0","seal":"6976a84bd816b23c"}
{"n":150,"by":"amazons","kind":"ChooseAction","answer":"fight","seal":"363674bc64023e74"}
{"n":151,"by":"*chance","kind":"Die","answer":{"for":"combat","result":4},"seal":"eff8fe4688b163be"}
{"n":152,"by":"*chance","kind":"Die","answer":{"for":"combat","result":4},"seal":"7792f6d021519801"}
{"n":153,"by":"*chance","kind":"Die","answer":{"for":"armure","result":4},"seal":"ae81487642146ef0"}
{"n":154,"by":"amazons","kind":"ChooseAction","answer":"fight","seal":"6cf748443bd1198e"}
{"n":155,"by":"*chance","kind":"Die","answer":{"for":"combat","result":1},"seal":"9179fb2d1e916ea3"}
{"n":156,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"5e64dc2b5a673aac"}
{"n":157,"by":"*chance","kind":"Die","answer":{"for":"armure","result":6},"seal":"028f5a15a3f0efa0"}
{"n":158,"by":"greeks","kind":"Concede","answer":"give up","seal":"8d2d155fe2ce00a9"}
{"end":{"is":"Ended","winners":["greeks"],"reason":"conceded","rule":"ICH-END-02","score":[["greeks",25],["amazons",5]]},"events":358,"seal":"56a6144633e3f257"}
