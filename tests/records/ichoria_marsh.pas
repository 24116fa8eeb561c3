{"format":"pas-record/1","game":"ichoria","rules":"0.2","players":["amazons","renegades"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"The island in the marsh","about":"Amazons against renegade Vikings over deep water, with alternate activation and grave wounds.","scene":{"folder":"catalogue","file":"ichoria/marsh.toml","digest":"fc5f28d71ab92aeded78bb662aeda4979316d5990766614ffa433ceec5f62e4c","document":{"format":"pas-scene/1","game":"ichoria","name":"The island in the marsh","table":{"size":[28,24]},"pieces":[{"id":"island","cylinder":[2.5,0.4],"at":[14.0,12.0]},{"id":"first stone","cylinder":[0.9,0.4],"at":[14.0,8.4]},{"id":"second stone","cylinder":[0.9,0.4],"at":[14.0,15.6]},{"id":"west rock","box":[2.4,1.2,1.8],"at":[6.0,6.5],"turn":20.0},{"id":"east rock","box":[2.4,1.2,1.8],"at":[22.0,17.5],"turn":20.0},{"id":"south hut","box":[3.0,3.0,2.5],"at":[21.0,6.0]},{"id":"north hut","box":[3.0,3.0,2.5],"at":[7.0,18.0]}],"areas":[{"kind":"deep_water","polygon":[[0,9.6],[11.2,9.6],[11.2,14.4],[0,14.4]]},{"kind":"deep_water","polygon":[[16.8,9.6],[28,9.6],[28,14.4],[16.8,14.4]]},{"kind":"difficult","polygon":[[8.0,7.0],[12.5,7.0],[12.5,9.6],[8.0,9.6]]},{"kind":"difficult","polygon":[[15.5,14.4],[20.0,14.4],[20.0,17.0],[15.5,17.0]]}]}},"zones":[{"name":"south bank","polygon":[[1.0,0.0],[27.0,0.0],[27.0,5.0],[1.0,5.0]],"side":"amazons"},{"name":"north bank","polygon":[[1.0,19.0],[27.0,19.0],[27.0,24.0],[1.0,24.0]],"side":"renegades"}],"book":{"is":"Book","sides":["amazons","renegades"],"cards":{"hiera":{"is":"Card","id":"hiera","side":"amazons","profile":"amazons/amazon_blademaster","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":5,"athletisme":5,"psychisme":2,"sante":2,"weapons":["paire_epees"],"abilities":{"is":"set","of":["acrobatie","ambidextre"]},"role":"chief","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"ysite":{"is":"Card","id":"ysite","side":"amazons","profile":"amazons/amazon_pirate","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"asteria":{"is":"Card","id":"asteria","side":"amazons","profile":"amazons/amazon_archer","faction":"amazons","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee","arc"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"vesarine":{"is":"Card","id":"vesarine","side":"amazons","profile":"barbarians/barbarian_sibyl","faction":"barbarians","combat":2,"adresse":3,"armure":1,"initiative":2,"athletisme":3,"psychisme":4,"sante":2,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"sigvald":{"is":"Card","id":"sigvald","side":"renegades","profile":"vikings/rus","faction":"vikings","combat":5,"adresse":2,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":3,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":[]},"role":"chief","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"runir":{"is":"Card","id":"runir","side":"renegades","profile":"vikings/shield_maiden","faction":"vikings","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":4,"weapons":["hache"],"abilities":{"is":"set","of":["animal_de_garde"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"kara":{"is":"Card","id":"kara","side":"renegades","profile":"vikings/speer","faction":"vikings","combat":3,"adresse":3,"armure":2,"initiative":4,"athletisme":4,"psychisme":3,"sante":2,"weapons":["lance"],"abilities":{"is":"set","of":[]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"hissar":{"is":"Card","id":"hissar","side":"renegades","profile":"barbarians/wandering_oracle","faction":"barbarians","combat":1,"adresse":2,"armure":1,"initiative":2,"athletisme":1,"psychisme":5,"sante":3,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","immobilisation","receptacle"]},"role":"receptacle","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25}},"bands":{"amazons":{"is":"Band","side":"amazons","faction":"amazons","renegade":false,"figures":["hiera","ysite","asteria","vesarine"]},"renegades":{"is":"Band","side":"renegades","faction":"vikings","renegade":true,"figures":["sigvald","runir","kara","hissar"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true},"arbalete":{"is":"Weapon","key":"arbalete","name":"Arbalète","damage":"heavy","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":true,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"arbalete_de_poing":{"is":"Weapon","key":"arbalete_de_poing","name":"Arbalète de poing","damage":"light","melee":false,"ranged":true,"thrown":false,"range_pas":9.0,"keywords":{"is":"set","of":[]},"reload":true,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"lame_benie":{"is":"Weapon","key":"lame_benie","name":"Lame bénie","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":true,"hands":1,"damage_two_handed":null,"two_weapons":false}},"factions":{"amazons":{"is":"Faction","key":"amazons","capability":"acrobatie","acts":[{"is":"FaithAct","key":"acrobatics","points":1},{"is":"FaithAct","key":"dive","points":1}],"frenzy":{"athletisme":1},"interventions":[{"is":"Intervention","key":"regard_d_artemis","name":"Regard d'Artémis","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"source_d_artemis","name":"Source d'Artémis","cost":6,"effect":"heal","target":"own","amount":1},{"is":"Intervention","key":"pas_d_hermes","name":"Pas d'Hermès","cost":3,"effect":"steady","target":"own","amount":1}]},"vikings":{"is":"Faction","key":"vikings","capability":"attaque_eclair","acts":[{"is":"FaithAct","key":"fight","points":1},{"is":"FaithAct","key":"shot","points":1}],"frenzy":{"combat":1},"interventions":[{"is":"Intervention","key":"fureur_d_odin","name":"Fureur d'Odin","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"marteau_de_thor","name":"Marteau de Thor","cost":5,"effect":"difficulty","target":"enemy","amount":1}]},"renegades":{"is":"Faction","key":"renegades","capability":null,"acts":[],"frenzy":{},"interventions":[{"is":"Intervention","key":"ombre_sans_visage","name":"Ombre sans visage","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"chaines_du_tartare","name":"Chaînes du Tartare","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"faim_des_dieux","name":"Faim des dieux sombres","cost":4,"effect":"drain","target":"enemy","amount":5}]},"barbarians":{"is":"Faction","key":"barbarians","capability":null,"acts":[],"frenzy":{},"interventions":[]}},"options":{"is":"Options","readings":{"is":"Readings","heroic_leap_partial":"athletisme","recovery":"choice","alert_move":"engage","giving_up":"counts","receptacle_off_table":"transmits"},"alternate_activation":true,"grave_wounds":true,"turn_limit":6,"victory":"crystals","fragments":[15,15,5,5,5,5,5,5,5,5,5,5]}},"points":{"amazons":2,"renegades":2},"places":{},"fragments":[{"id":"island","value":15,"place":[14.0,12.0,0.4000244140625]},{"id":"west bank","value":5,"place":[5.0,8.8,0.0]},{"id":"east bank","value":5,"place":[23.0,15.2,0.0]},{"id":"south hut","value":5,"place":[21.0,8.0,0.0]},{"id":"north hut","value":5,"place":[7.0,16.0,0.0]}]},"seal":"be5d97799d5e4985"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":3},"seal":"61c67b2e9d9d2266"}
{"n":2,"by":"amazons","kind":"DeployFigure","answer":{"figure":"asteria","at":[3.7875,4.1625]},"seal":"2cff76ecb7b3b95e"}
{"n":3,"by":"renegades","kind":"DeployFigure","answer":{"figure":"hissar","at":[6.475,20.85]},"seal":"512d30be753de02c"}
{"n":4,"by":"amazons","kind":"DeployFigure","answer":{"figure":"ysite","at":[20.2875,1.7875]},"seal":"ce304c020a7d82be"}
{"n":5,"by":"renegades","kind":"DeployFigure","answer":{"figure":"sigvald","at":[9.475,22.2875]},"seal":"4d0eaa1f44263392"}
{"n":6,"by":"amazons","kind":"DeployFigure","answer":{"figure":"vesarine","at":[22.35,3.0375]},"seal":"474babf781ea95d8"}
{"n":7,"by":"renegades","kind":"DeployFigure","answer":{"figure":"runir","at":[25.0375,20.35]},"seal":"41474c91603bc933"}
{"n":8,"by":"amazons","kind":"DeployFigure","answer":{"figure":"hiera","at":[1.85,3.9125]},"seal":"4919a91d656c27e9"}
{"n":9,"by":"renegades","kind":"DeployFigure","answer":{"figure":"kara","at":[7.85,20.85]},"seal":"734d846b81bc3c64"}
{"n":10,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"463f64d9fa53bc7d"}
{"n":11,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"bdc4963290811497"}
{"n":12,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"63c19f3b6998f538"}
{"n":13,"by":"amazons","kind":"TracePath","answer":"walk 4.0957,6.9442,0; walk 5,8.8,0","seal":"8e6c8a862f983893"}
{"n":14,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"d4ba9b4f0d942c65"}
{"n":15,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"9bf77721a333728f"}
{"n":16,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"1256e136befc4154"}
{"n":17,"by":"renegades","kind":"TracePath","answer":"walk 4.88,19.88,0; walk 4.89,16.13,0; walk 5.12,15.88,0","seal":"abdee1db1de8be26"}
{"n":18,"by":"renegades","kind":"ChooseAction","answer":"effroyable_illusion","seal":"3a6e3e0a5ea0faac"}
{"n":19,"by":"renegades","kind":"ChoosePowerTarget","answer":"sigvald","seal":"5b284601b42fcba1"}
{"n":20,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"789e9e0ec2ca5fac"}
{"n":21,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"67312786735bc363"}
{"n":22,"by":"renegades","kind":"PickCard","answer":"kara","seal":"fa679ffd6fd4db8c"}
{"n":23,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"3ce2daccabee1364"}
{"n":24,"by":"renegades","kind":"TracePath","answer":"walk 8.84,20.1,0; walk 11.38,16.12,0","seal":"3930b14d71f6aed9"}
{"n":25,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"02ee3af64f94ef1d"}
{"n":26,"by":"renegades","kind":"ChooseShot","answer":{"target":"asteria","weapon":"lance","aimed":false},"seal":"fff04dc6e5451a30"}
{"n":27,"by":"*chance","kind":"Die","answer":{"for":"shot","result":1},"seal":"9109faa8d5f6c698"}
{"n":28,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":4},"seal":"a793491ecc4eedd6"}
{"n":29,"by":"renegades","kind":"InfluenceFate","answer":"die 1","seal":"069d763ee9a759c2"}
{"n":30,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"e6954d5b032312d9"}
{"n":31,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"2902a507ed52f1fa"}
{"n":32,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"f22328cb9ff0f73b"}
{"n":33,"by":"amazons","kind":"TracePath","answer":"walk 23.12,4.12,0; walk 23.11,7.87,0; walk 22.85,8.06,0; walk 22.38,8.12,0","seal":"1f890d1cde1740db"}
{"n":34,"by":"amazons","kind":"ChooseAction","answer":"effroyable_illusion","seal":"733e64a50f31111f"}
{"n":35,"by":"amazons","kind":"ChoosePowerTarget","answer":"ysite","seal":"4272b26c89dc8612"}
{"n":36,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"07986570e327d0af"}
{"n":37,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"2338c6a9f2901451"}
{"n":38,"by":"renegades","kind":"PickCard","answer":"runir","seal":"30f0161097dc5f0f"}
{"n":39,"by":"*chance","kind":"Die","answer":{"for":"tie","result":5},"seal":"2a3c8ca0a8edc5f4"}
{"n":40,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"65141d15d7d107e1"}
{"n":41,"by":"renegades","kind":"TracePath","answer":"walk 23.82,16.9,0; walk 23,15.2,0","seal":"a857ee66ef265cc4"}
{"n":42,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"3e35e1970d0ae0a8"}
{"n":43,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"d73258069b5ad5dd"}
{"n":44,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"432efe225aaf7720"}
{"n":45,"by":"amazons","kind":"TracePath","answer":{"path":"walk 15.38,9.12,0","hurry":true},"seal":"b34164f4dd08ec7c"}
{"n":46,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"3db774aa9fa9ced2"}
{"n":47,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"a15b7f0387ab40c3"}
{"n":48,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"e33a0f0b71fa5f76"}
{"n":49,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"1fef840452366f78"}
{"n":50,"by":"amazons","kind":"TracePath","answer":{"path":"walk 7.21,5.54,0; walk 9.12,6.62,0; walk 9.88,7.12,0","hurry":true},"seal":"fef2572ce6d3cdfc"}
{"n":51,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"d8df3a2bae0f32e3"}
{"n":52,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"2db091a3a219ffe0"}
{"n":53,"by":"renegades","kind":"TracePath","answer":{"path":"walk 12.61,16.37,0; walk 13.12,14.62,0.4","hurry":true},"seal":"948666a2c2e1f729"}
{"n":54,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"2440e8ecf9b23a3f"}
{"n":55,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"db5ceff7c43b9f3d"}
{"n":56,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"bb625542005a8c80"}
{"n":57,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"cbecde074107602a"}
{"n":58,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"891cc256c968d5e0"}
{"n":59,"by":"amazons","kind":"TracePath","answer":"walk 21.12,8.12,0","seal":"212b1d4ce6a8ff7b"}
{"n":60,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"119cd6ca33c5659d"}
{"n":61,"by":"amazons","kind":"CallGods","answer":"pass","seal":"2a5bf297a89af718"}
{"n":62,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"b1a8d39480659b76"}
{"n":63,"by":"amazons","kind":"CallGods","answer":"pass","seal":"6516dd6ccaa14552"}
{"n":64,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"d0f2e5b1a671d6cf"}
{"n":65,"by":"renegades","kind":"TracePath","answer":"walk 6.88,15.88,0","seal":"8a7ef7a7069a82c9"}
{"n":66,"by":"amazons","kind":"CallGods","answer":"pass","seal":"4d51fdfac5539664"}
{"n":67,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"3ed09ca561c751c9"}
{"n":68,"by":"amazons","kind":"CallGods","answer":"pass","seal":"fa337dc5450ef6d9"}
{"n":69,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"be4f887af9ff0261"}
{"n":70,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"818218bc5f681c86"}
{"n":71,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"0223471cceb4816b"}
{"n":72,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"ec9d853326d9d835"}
{"n":73,"by":"amazons","kind":"CallGods","answer":"pass","seal":"9197d1d08e03c30e"}
{"n":74,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"4b00e5e87ff699fb"}
{"n":75,"by":"amazons","kind":"TracePath","answer":"walk 14,12,0.4","seal":"cf519ae27337a4b9"}
{"n":76,"by":"amazons","kind":"CallGods","answer":"pass","seal":"4afc525af5f3421c"}
{"n":77,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"2e43d945548571eb"}
{"n":78,"by":"amazons","kind":"CallGods","answer":"pass","seal":"d589db99892e82b8"}
{"n":79,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"ac60e377ee73b125"}
{"n":80,"by":"amazons","kind":"CallGods","answer":"pass","seal":"94734fe5da395809"}
{"n":81,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"5701074527786e20"}
{"n":82,"by":"renegades","kind":"TracePath","answer":"walk 13.474640077241256,13.564128176192387","seal":"e9ea0fecdc871694"}
{"n":83,"by":"amazons","kind":"CallGods","answer":"pass","seal":"75d4db530bf8fedd"}
{"n":84,"by":"renegades","kind":"ChooseAction","answer":"fight","seal":"a30d114cde88437e"}
{"n":85,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"0e6cc61a52fcdbb8"}
{"n":86,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"cbba078f9902078f"}
{"n":87,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"a6c5c591b18e5b42"}
{"n":88,"by":"amazons","kind":"Curse","answer":"die 1","seal":"56d5266a2de810a1"}
{"n":89,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"6e9594ea11a020bb"}
{"n":90,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"5a8ab4803ba3a760"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"6b0b5aa82f3808a4"}
{"n":92,"by":"renegades","kind":"InfluenceFate","answer":"die 1","seal":"21988ccb2bbeda54"}
{"n":93,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"b41a592a3ff83193"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"damage","result":2},"seal":"ac839d98fb435dd8"}
{"n":95,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"9784894f0cd4238a"}
{"n":96,"by":"amazons","kind":"CallGods","answer":"pass","seal":"f62581eefe2bf8b7"}
{"n":97,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"accccfcaa0f65f80"}
{"n":98,"by":"renegades","kind":"PickCard","answer":"runir","seal":"1e3062cacc748d69"}
{"n":99,"by":"amazons","kind":"CallGods","answer":"pass","seal":"694b2ccfaa11ec55"}
{"n":100,"by":"amazons","kind":"ChooseAction","answer":"solicit","seal":"5cef85fc29dbcfa1"}
{"n":101,"by":"amazons","kind":"CallGods","answer":"regard_d_artemis on hiera","seal":"0a698b225c3f96f1"}
{"n":102,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"32c1caf6e58652ed"}
{"n":103,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"ee8cfead658e947b"}
{"n":104,"by":"renegades","kind":"TracePath","answer":"walk 20.12,14.4,0; walk 19.12,14.38,0; walk 18.62,14.88,0","seal":"51de2790f325989d"}
{"n":105,"by":"*chance","kind":"Die","answer":{"for":"swim","result":3},"seal":"1e991fc44cacaa0b"}
{"n":106,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"819041abdce9a6b6"}
{"n":107,"by":"renegades","kind":"ChooseShot","answer":{"target":"ysite","weapon":"hache","aimed":false},"seal":"4d05d66ff46a0ab6"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"3a3a9742562dbd7b"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"9b39836f4bbf821a"}
{"n":110,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"7e91a9b1aea0b0b0"}
{"n":111,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"c2daf42141fc9e1f"}
{"n":112,"by":"renegades","kind":"PickCard","answer":"kara","seal":"44358897ec8080c1"}
{"n":113,"by":"*chance","kind":"Die","answer":{"for":"tie","result":6},"seal":"580a49dbc544d682"}
{"n":114,"by":"renegades","kind":"ChooseAction","answer":"alert","seal":"a6b66cd6a5f4098b"}
{"n":115,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"12fae3cbbc4bb744"}
{"n":116,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"d8465d12adf22af4"}
{"n":117,"by":"amazons","kind":"ChooseShot","answer":{"target":"hissar","weapon":"arc","aimed":true},"seal":"d88f122885776b1a"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"shot","result":4},"seal":"e68da7a61d8dfe85"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":1},"seal":"5451814d90c19b04"}
{"n":120,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"ae4b44d26de6693e"}
{"n":121,"by":"*chance","kind":"Die","answer":{"for":"damage","result":4},"seal":"fd719ba45b9e90b2"}
{"n":122,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"8aad51f1e9003d25"}
{"n":123,"by":"amazons","kind":"CallGods","answer":"pass","seal":"fca0fe21f78e183f"}
{"n":124,"by":"amazons","kind":"Concede","answer":"give up","seal":"80d87e4309cf25ee"}
{"end":{"is":"Ended","winners":["amazons"],"reason":"conceded","rule":"ICH-END-02","score":[["amazons",25],["renegades",10]]},"events":193,"seal":"11dc55a16ff86ea2"}
