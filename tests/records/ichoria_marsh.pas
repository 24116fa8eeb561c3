{"format":"pas-record/1","game":"ichoria","rules":"0.1","players":["amazons","renegades"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"The island in the marsh","about":"Amazons against renegade Vikings over deep water, with alternate activation and grave wounds.","scene":{"folder":"catalogue","file":"ichoria/marsh.toml","digest":"fc5f28d71ab92aeded78bb662aeda4979316d5990766614ffa433ceec5f62e4c","document":{"format":"pas-scene/1","game":"ichoria","name":"The island in the marsh","table":{"size":[28,24]},"pieces":[{"id":"island","cylinder":[2.5,0.4],"at":[14.0,12.0]},{"id":"first stone","cylinder":[0.9,0.4],"at":[14.0,8.4]},{"id":"second stone","cylinder":[0.9,0.4],"at":[14.0,15.6]},{"id":"west rock","box":[2.4,1.2,1.8],"at":[6.0,6.5],"turn":20.0},{"id":"east rock","box":[2.4,1.2,1.8],"at":[22.0,17.5],"turn":20.0},{"id":"south hut","box":[3.0,3.0,2.5],"at":[21.0,6.0]},{"id":"north hut","box":[3.0,3.0,2.5],"at":[7.0,18.0]}],"areas":[{"kind":"deep_water","polygon":[[0,9.6],[11.2,9.6],[11.2,14.4],[0,14.4]]},{"kind":"deep_water","polygon":[[16.8,9.6],[28,9.6],[28,14.4],[16.8,14.4]]},{"kind":"difficult","polygon":[[8.0,7.0],[12.5,7.0],[12.5,9.6],[8.0,9.6]]},{"kind":"difficult","polygon":[[15.5,14.4],[20.0,14.4],[20.0,17.0],[15.5,17.0]]}]}},"zones":[{"name":"south bank","polygon":[[1.0,0.0],[27.0,0.0],[27.0,5.0],[1.0,5.0]],"side":"amazons"},{"name":"north bank","polygon":[[1.0,19.0],[27.0,19.0],[27.0,24.0],[1.0,24.0]],"side":"renegades"}],"book":{"is":"Book","sides":["amazons","renegades"],"cards":{"hiera":{"is":"Card","id":"hiera","side":"amazons","profile":"amazons/amazon_blademaster","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":5,"athletisme":5,"psychisme":2,"sante":2,"weapons":["paire_epees"],"abilities":{"is":"set","of":["acrobatie","ambidextre"]},"role":"chief","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"ysite":{"is":"Card","id":"ysite","side":"amazons","profile":"amazons/amazon_pirate","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"asteria":{"is":"Card","id":"asteria","side":"amazons","profile":"amazons/amazon_archer","faction":"amazons","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee","arc"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"vesarine":{"is":"Card","id":"vesarine","side":"amazons","profile":"barbarians/barbarian_sibyl","faction":"barbarians","combat":2,"adresse":3,"armure":1,"initiative":2,"athletisme":3,"psychisme":4,"sante":2,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"sigvald":{"is":"Card","id":"sigvald","side":"renegades","profile":"vikings/rus","faction":"vikings","combat":5,"adresse":2,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":3,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":[]},"role":"chief","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"runir":{"is":"Card","id":"runir","side":"renegades","profile":"vikings/shield_maiden","faction":"vikings","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":4,"weapons":["hache"],"abilities":{"is":"set","of":["animal_de_garde"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"kara":{"is":"Card","id":"kara","side":"renegades","profile":"vikings/speer","faction":"vikings","combat":3,"adresse":3,"armure":2,"initiative":4,"athletisme":4,"psychisme":3,"sante":2,"weapons":["lance"],"abilities":{"is":"set","of":[]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"hissar":{"is":"Card","id":"hissar","side":"renegades","profile":"barbarians/wandering_oracle","faction":"barbarians","combat":1,"adresse":2,"armure":1,"initiative":2,"athletisme":1,"psychisme":5,"sante":3,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","immobilisation","receptacle"]},"role":"receptacle","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25}},"bands":{"amazons":{"is":"Band","side":"amazons","faction":"amazons","renegade":false,"figures":["hiera","ysite","asteria","vesarine"]},"renegades":{"is":"Band","side":"renegades","faction":"vikings","renegade":true,"figures":["sigvald","runir","kara","hissar"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true},"arbalete":{"is":"Weapon","key":"arbalete","name":"Arbalète","damage":"heavy","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":true,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"lame_benie":{"is":"Weapon","key":"lame_benie","name":"Lame bénie","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":true,"hands":1,"damage_two_handed":null,"two_weapons":false}},"factions":{"amazons":{"is":"Faction","key":"amazons","capability":"acrobatie","acts":[{"is":"FaithAct","key":"acrobatics","points":1},{"is":"FaithAct","key":"dive","points":1}],"frenzy":{"athletisme":1},"interventions":[{"is":"Intervention","key":"regard_d_artemis","name":"Regard d'Artémis","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"source_d_artemis","name":"Source d'Artémis","cost":6,"effect":"heal","target":"own","amount":1},{"is":"Intervention","key":"pas_d_hermes","name":"Pas d'Hermès","cost":3,"effect":"steady","target":"own","amount":1}]},"vikings":{"is":"Faction","key":"vikings","capability":"attaque_eclair","acts":[{"is":"FaithAct","key":"fight","points":1},{"is":"FaithAct","key":"shot","points":1}],"frenzy":{"combat":1},"interventions":[{"is":"Intervention","key":"fureur_d_odin","name":"Fureur d'Odin","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"marteau_de_thor","name":"Marteau de Thor","cost":5,"effect":"difficulty","target":"enemy","amount":1}]},"renegades":{"is":"Faction","key":"renegades","capability":null,"acts":[],"frenzy":{},"interventions":[{"is":"Intervention","key":"ombre_sans_visage","name":"Ombre sans visage","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"chaines_du_tartare","name":"Chaînes du Tartare","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"faim_des_dieux","name":"Faim des dieux sombres","cost":4,"effect":"drain","target":"enemy","amount":5}]},"barbarians":{"is":"Faction","key":"barbarians","capability":null,"acts":[],"frenzy":{},"interventions":[]}},"options":{"is":"Options","readings":{"is":"Readings","heroic_leap_partial":"athletisme","recovery":"choice","alert_move":"engage","giving_up":"counts","receptacle_off_table":"transmits"},"alternate_activation":true,"grave_wounds":true,"turn_limit":6,"victory":"crystals","fragments":[15,15,5,5,5,5,5,5,5,5,5,5]}},"points":{"amazons":2,"renegades":2},"places":{},"fragments":[{"id":"island","value":15,"place":[14.0,12.0,0.4000244140625]},{"id":"west bank","value":5,"place":[5.0,8.8,0.0]},{"id":"east bank","value":5,"place":[23.0,15.2,0.0]},{"id":"south hut","value":5,"place":[21.0,8.0,0.0]},{"id":"north hut","value":5,"place":[7.0,16.0,0.0]}]},"seal":"04127fe3ba1c7534"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":3},"seal":"f6c9d14177ddb392"}
{"n":2,"by":"amazons","kind":"DeployFigure","answer":{"figure":"asteria","at":[3.7875,4.1625]},"seal":"37a69bfe2dd5f92e"}
{"n":3,"by":"renegades","kind":"DeployFigure","answer":{"figure":"hissar","at":[6.475,20.85]},"seal":"1227a65c9a79a374"}
{"n":4,"by":"amazons","kind":"DeployFigure","answer":{"figure":"ysite","at":[20.2875,1.7875]},"seal":"9145bd083fc1a41e"}
{"n":5,"by":"renegades","kind":"DeployFigure","answer":{"figure":"sigvald","at":[9.475,22.2875]},"seal":"2ecafe5d7d905a22"}
{"n":6,"by":"amazons","kind":"DeployFigure","answer":{"figure":"vesarine","at":[22.35,3.0375]},"seal":"fad4d93e2a1e5d3b"}
{"n":7,"by":"renegades","kind":"DeployFigure","answer":{"figure":"runir","at":[25.0375,20.35]},"seal":"0ca75a559576347a"}
{"n":8,"by":"amazons","kind":"DeployFigure","answer":{"figure":"hiera","at":[1.85,3.9125]},"seal":"83226e267a3da89a"}
{"n":9,"by":"renegades","kind":"DeployFigure","answer":{"figure":"kara","at":[7.85,20.85]},"seal":"d30f0bfd90130283"}
{"n":10,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"29165e834221acb1"}
{"n":11,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"dd0e2a1e7bc1cd3e"}
{"n":12,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"3d033f2478339e60"}
{"n":13,"by":"amazons","kind":"TracePath","answer":"walk 4.0957,6.9442,0; walk 5,8.8,0","seal":"796effc1b7875c60"}
{"n":14,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"6dc58b1a76071afb"}
{"n":15,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"bac770b782f38cd3"}
{"n":16,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"0088e7a4fc608d31"}
{"n":17,"by":"renegades","kind":"TracePath","answer":"walk 4.88,19.88,0; walk 4.89,16.13,0; walk 5.12,15.88,0","seal":"6503365b7d8b10d4"}
{"n":18,"by":"renegades","kind":"ChooseAction","answer":"effroyable_illusion","seal":"c74574d168ea1bd6"}
{"n":19,"by":"renegades","kind":"ChoosePowerTarget","answer":"sigvald","seal":"a51b25324bdefc02"}
{"n":20,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"cc11114212f60a8e"}
{"n":21,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"867fbc326c22a056"}
{"n":22,"by":"renegades","kind":"PickCard","answer":"kara","seal":"abf24ac2dac2a124"}
{"n":23,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"3863366c7d8a25dd"}
{"n":24,"by":"renegades","kind":"TracePath","answer":"walk 8.84,20.1,0; walk 11.38,16.12,0","seal":"085ca6e54c2de8fc"}
{"n":25,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"5f1caa47d1032c2c"}
{"n":26,"by":"renegades","kind":"ChooseShot","answer":{"target":"asteria","weapon":"lance","aimed":false},"seal":"7f6cc8d2b51e95bb"}
{"n":27,"by":"*chance","kind":"Die","answer":{"for":"shot","result":1},"seal":"3c7e9e565489c04b"}
{"n":28,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":4},"seal":"9c1631b0c19caf94"}
{"n":29,"by":"renegades","kind":"InfluenceFate","answer":"die 1","seal":"628238e67d3be4d1"}
{"n":30,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"371ffcdf4e2f554d"}
{"n":31,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"cd2f15737642a4e1"}
{"n":32,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"c7903462f34e2783"}
{"n":33,"by":"amazons","kind":"TracePath","answer":"walk 23.12,4.12,0; walk 23.11,7.87,0; walk 22.85,8.06,0; walk 22.38,8.12,0","seal":"0bba12deae157f67"}
{"n":34,"by":"amazons","kind":"ChooseAction","answer":"effroyable_illusion","seal":"c79d9ed996c8cc7e"}
{"n":35,"by":"amazons","kind":"ChoosePowerTarget","answer":"ysite","seal":"777c94a20f5ec02d"}
{"n":36,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"bce665fa666280d5"}
{"n":37,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"810a1e90382bb031"}
{"n":38,"by":"renegades","kind":"PickCard","answer":"runir","seal":"738d9367ef48ac59"}
{"n":39,"by":"*chance","kind":"Die","answer":{"for":"tie","result":5},"seal":"e9bb69f5b527eaa0"}
{"n":40,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"9fe7ec2801e30412"}
{"n":41,"by":"renegades","kind":"TracePath","answer":"walk 23.82,16.9,0; walk 23,15.2,0","seal":"4349c672f6788df6"}
{"n":42,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"3fa03ff60f99e4b2"}
{"n":43,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"21d440cc0e0341a4"}
{"n":44,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"995a7d26c4fc47dd"}
{"n":45,"by":"amazons","kind":"TracePath","answer":{"path":"walk 15.38,9.12,0","hurry":true},"seal":"cf0887a1700ce265"}
{"n":46,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"7638da18c00d7337"}
{"n":47,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"52de26e0eeb5f60d"}
{"n":48,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"b08df0ed1940216f"}
{"n":49,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"c44b32b5b3b59306"}
{"n":50,"by":"amazons","kind":"TracePath","answer":{"path":"walk 7.21,5.54,0; walk 9.12,6.62,0; walk 9.88,7.12,0","hurry":true},"seal":"cbc4884e3c55bfff"}
{"n":51,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"b94c5d35da2237d0"}
{"n":52,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"5d48994be5d16f7c"}
{"n":53,"by":"renegades","kind":"TracePath","answer":{"path":"walk 12.61,16.37,0; walk 13.12,14.62,0.4","hurry":true},"seal":"c1deb376acf94b6a"}
{"n":54,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"2117072e3e1390c8"}
{"n":55,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"6fb654954f563fa8"}
{"n":56,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"c4914950c2595879"}
{"n":57,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"dec7b74ab8384607"}
{"n":58,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"21ec62b27b7e55a9"}
{"n":59,"by":"amazons","kind":"TracePath","answer":"walk 21.12,8.12,0","seal":"b2cdc7becc88093a"}
{"n":60,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"b3d7d22f2ed63b92"}
{"n":61,"by":"amazons","kind":"CallGods","answer":"pass","seal":"e9cafd17c0b8234b"}
{"n":62,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"021fff696db00981"}
{"n":63,"by":"amazons","kind":"CallGods","answer":"pass","seal":"6f10ad2080736c45"}
{"n":64,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"87cfe974ce1d9bd1"}
{"n":65,"by":"renegades","kind":"TracePath","answer":"walk 6.88,15.88,0","seal":"a92e50074352137b"}
{"n":66,"by":"amazons","kind":"CallGods","answer":"pass","seal":"935d2b0b92517037"}
{"n":67,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"079ca487d851e958"}
{"n":68,"by":"amazons","kind":"CallGods","answer":"pass","seal":"2876ac0171140745"}
{"n":69,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"4856ecc1fda99c6f"}
{"n":70,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"6eb4da0a97fa3719"}
{"n":71,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"96fb9809cefaccb7"}
{"n":72,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"ad940a1cbcc378e7"}
{"n":73,"by":"amazons","kind":"CallGods","answer":"pass","seal":"1d1f5b197f342c60"}
{"n":74,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"401fea3415248858"}
{"n":75,"by":"amazons","kind":"TracePath","answer":"walk 14,12,0.4","seal":"b157f2306efce5b5"}
{"n":76,"by":"amazons","kind":"CallGods","answer":"pass","seal":"15dc21c67042343e"}
{"n":77,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"0088bb119c651428"}
{"n":78,"by":"amazons","kind":"CallGods","answer":"pass","seal":"60111a8bb10c1841"}
{"n":79,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"2a82ca984b480c59"}
{"n":80,"by":"amazons","kind":"CallGods","answer":"pass","seal":"b74a56000c57322a"}
{"n":81,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"f149fc7a6986cba9"}
{"n":82,"by":"renegades","kind":"TracePath","answer":"walk 13.474640077241256,13.564128176192387","seal":"2ad3a3609568a380"}
{"n":83,"by":"amazons","kind":"CallGods","answer":"pass","seal":"0000b3b7414e066e"}
{"n":84,"by":"renegades","kind":"ChooseAction","answer":"fight","seal":"d03102da489b5e82"}
{"n":85,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"3aaa1709e17f9f5b"}
{"n":86,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"dd6f0bde92d5dd3a"}
{"n":87,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"4dc307bd94fc955a"}
{"n":88,"by":"amazons","kind":"Curse","answer":"die 1","seal":"64705f46710fb6a7"}
{"n":89,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"f0b2f088de0060ea"}
{"n":90,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"8977f8880bb6a43f"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"77d2e3a83c1236dc"}
{"n":92,"by":"renegades","kind":"InfluenceFate","answer":"die 1","seal":"dea876f0cd1c4606"}
{"n":93,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"c04f6c229b1328a8"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"damage","result":2},"seal":"e057b9d73852f996"}
{"n":95,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"44ed834289828644"}
{"n":96,"by":"amazons","kind":"CallGods","answer":"pass","seal":"d0190f8a80c967cb"}
{"n":97,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"fa58f7bf96502d56"}
{"n":98,"by":"renegades","kind":"PickCard","answer":"runir","seal":"89b542f122bf8194"}
{"n":99,"by":"amazons","kind":"CallGods","answer":"pass","seal":"cafef3e850fe9c87"}
{"n":100,"by":"amazons","kind":"ChooseAction","answer":"solicit","seal":"215945b2f11f9276"}
{"n":101,"by":"amazons","kind":"CallGods","answer":"regard_d_artemis on hiera","seal":"eefb1a36c95b76ac"}
{"n":102,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"576bdb961be8fa26"}
{"n":103,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"83eaaaf5dfa06630"}
{"n":104,"by":"renegades","kind":"TracePath","answer":"walk 20.12,14.4,0; walk 19.12,14.38,0; walk 18.62,14.88,0","seal":"5be4e519ca22e654"}
{"n":105,"by":"*chance","kind":"Die","answer":{"for":"swim","result":3},"seal":"a00b5e5db6a2bbcd"}
{"n":106,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"064612d9b1fedf88"}
{"n":107,"by":"renegades","kind":"ChooseShot","answer":{"target":"vesarine","weapon":"hache","aimed":false},"seal":"fc1f3de165f29314"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"2b0bc9cadc69bfed"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"cb37061cc5ac6b54"}
{"n":110,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"e1acaadbb251741e"}
{"n":111,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"ae363d5ffdbc997f"}
{"n":112,"by":"renegades","kind":"PickCard","answer":"kara","seal":"57f37433cd81b810"}
{"n":113,"by":"*chance","kind":"Die","answer":{"for":"tie","result":6},"seal":"c508666d73cc8298"}
{"n":114,"by":"renegades","kind":"ChooseAction","answer":"alert","seal":"b51f8636d8016581"}
{"n":115,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"8b734951583320ef"}
{"n":116,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"862d18d648541b45"}
{"n":117,"by":"amazons","kind":"ChooseShot","answer":{"target":"hissar","weapon":"arc","aimed":true},"seal":"cbf805ed9ec16c5a"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"shot","result":4},"seal":"66c0596e7d600e66"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":1},"seal":"c344910cb49edc75"}
{"n":120,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"1f202196dc8f2b6d"}
{"n":121,"by":"*chance","kind":"Die","answer":{"for":"damage","result":4},"seal":"2f7e02615992c0d5"}
{"n":122,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"cb32ddd9adf7de64"}
{"n":123,"by":"amazons","kind":"CallGods","answer":"pass","seal":"6c1b11b67623de00"}
{"n":124,"by":"amazons","kind":"Concede","answer":"give up","seal":"5ded48738bc125cc"}
{"end":{"is":"Ended","winners":["amazons"],"reason":"conceded","rule":"ICH-END-02","score":[["amazons",25],["renegades",10]]},"events":193,"seal":"473e9481cb7439ea"}
