{"format":"pas-record/1","game":"ichoria","rules":"0.1","players":["amazons","renegades"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"The island in the marsh","about":"Amazons against renegade Vikings over deep water, with alternate activation and grave wounds.","scene":{"folder":"catalogue","file":"ichoria/marsh.toml","digest":"fc5f28d71ab92aeded78bb662aeda4979316d5990766614ffa433ceec5f62e4c","document":{"format":"pas-scene/1","game":"ichoria","name":"The island in the marsh","table":{"size":[28,24]},"pieces":[{"id":"island","cylinder":[2.5,0.4],"at":[14.0,12.0]},{"id":"first stone","cylinder":[0.9,0.4],"at":[14.0,8.4]},{"id":"second stone","cylinder":[0.9,0.4],"at":[14.0,15.6]},{"id":"west rock","box":[2.4,1.2,1.8],"at":[6.0,6.5],"turn":20.0},{"id":"east rock","box":[2.4,1.2,1.8],"at":[22.0,17.5],"turn":20.0},{"id":"south hut","box":[3.0,3.0,2.5],"at":[21.0,6.0]},{"id":"north hut","box":[3.0,3.0,2.5],"at":[7.0,18.0]}],"areas":[{"kind":"deep_water","polygon":[[0,9.6],[11.2,9.6],[11.2,14.4],[0,14.4]]},{"kind":"deep_water","polygon":[[16.8,9.6],[28,9.6],[28,14.4],[16.8,14.4]]},{"kind":"difficult","polygon":[[8.0,7.0],[12.5,7.0],[12.5,9.6],[8.0,9.6]]},{"kind":"difficult","polygon":[[15.5,14.4],[20.0,14.4],[20.0,17.0],[15.5,17.0]]}]}},"zones":[{"name":"south bank","polygon":[[1.0,0.0],[27.0,0.0],[27.0,5.0],[1.0,5.0]],"side":"amazons"},{"name":"north bank","polygon":[[1.0,19.0],[27.0,19.0],[27.0,24.0],[1.0,24.0]],"side":"renegades"}],"book":{"is":"Book","sides":["amazons","renegades"],"cards":{"hiera":{"is":"Card","id":"hiera","side":"amazons","profile":"amazons/amazon_blademaster","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":5,"athletisme":5,"psychisme":2,"sante":2,"weapons":["paire_epees"],"abilities":{"is":"set","of":["acrobatie","ambidextre"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"ysite":{"is":"Card","id":"ysite","side":"amazons","profile":"amazons/amazon_pirate","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"asteria":{"is":"Card","id":"asteria","side":"amazons","profile":"amazons/amazon_archer","faction":"amazons","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee","arc"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"vesarine":{"is":"Card","id":"vesarine","side":"amazons","profile":"barbarians/barbarian_sibyl","faction":"barbarians","combat":2,"adresse":3,"armure":1,"initiative":2,"athletisme":3,"psychisme":4,"sante":2,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25},"sigvald":{"is":"Card","id":"sigvald","side":"renegades","profile":"vikings/rus","faction":"vikings","combat":5,"adresse":2,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":3,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"runir":{"is":"Card","id":"runir","side":"renegades","profile":"vikings/shield_maiden","faction":"vikings","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":4,"weapons":["hache"],"abilities":{"is":"set","of":["animal_de_garde","attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"kara":{"is":"Card","id":"kara","side":"renegades","profile":"vikings/speer","faction":"vikings","combat":3,"adresse":3,"armure":2,"initiative":4,"athletisme":4,"psychisme":3,"sante":2,"weapons":["lance"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"hissar":{"is":"Card","id":"hissar","side":"renegades","profile":"barbarians/wandering_oracle","faction":"barbarians","combat":1,"adresse":2,"armure":1,"initiative":2,"athletisme":1,"psychisme":5,"sante":3,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","immobilisation","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25}},"bands":{"amazons":{"is":"Band","side":"amazons","faction":"amazons","renegade":false,"figures":["hiera","ysite","asteria","vesarine"]},"renegades":{"is":"Band","side":"renegades","faction":"vikings","renegade":true,"figures":["sigvald","runir","kara","hissar"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true}},"factions":{"amazons":{"is":"Faction","key":"amazons","capability":"acrobatie","acts":[{"is":"FaithAct","key":"acrobatics","points":1},{"is":"FaithAct","key":"dive","points":1}],"frenzy":{"athletisme":1},"interventions":[{"is":"Intervention","key":"regard_d_artemis","name":"Regard d'Artémis","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"source_d_artemis","name":"Source d'Artémis","cost":6,"effect":"heal","target":"own","amount":1},{"is":"Intervention","key":"pas_d_hermes","name":"Pas d'Hermès","cost":3,"effect":"steady","target":"own","amount":1}]},"vikings":{"is":"Faction","key":"vikings","capability":"attaque_eclair","acts":[{"is":"FaithAct","key":"fight","points":1},{"is":"FaithAct","key":"shot","points":1}],"frenzy":{"combat":1},"interventions":[{"is":"Intervention","key":"fureur_d_odin","name":"Fureur d'Odin","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"marteau_de_thor","name":"Marteau de Thor","cost":5,"effect":"difficulty","target":"enemy","amount":1}]},"renegades":{"is":"Faction","key":"renegades","capability":null,"acts":[],"frenzy":{},"interventions":[{"is":"Intervention","key":"ombre_sans_visage","name":"Ombre sans visage","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"chaines_du_tartare","name":"Chaînes du Tartare","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"faim_des_dieux","name":"Faim des dieux sombres","cost":4,"effect":"drain","target":"enemy","amount":5}]},"barbarians":{"is":"Faction","key":"barbarians","capability":null,"acts":[],"frenzy":{},"interventions":[]}},"options":{"is":"Options","alternate_activation":true,"grave_wounds":true,"turn_limit":6,"victory":"crystals","fragments":[15,15,5,5,5,5,5,5,5,5,5,5]}},"points":{"amazons":2,"renegades":2},"places":{},"fragments":[{"id":"island","value":15,"place":[14.0,12.0,0.4000244140625]},{"id":"west bank","value":5,"place":[5.0,8.8,0.0]},{"id":"east bank","value":5,"place":[23.0,15.2,0.0]},{"id":"south hut","value":5,"place":[21.0,8.0,0.0]},{"id":"north hut","value":5,"place":[7.0,16.0,0.0]}]},"seal":"ff51a8f924095c09"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":3},"seal":"fe9852f7a3757961"}
{"n":2,"by":"amazons","kind":"DeployFigure","answer":{"figure":"asteria","at":[3.7875,4.1625]},"seal":"6d6366151a8744c6"}
{"n":3,"by":"renegades","kind":"DeployFigure","answer":{"figure":"hissar","at":[6.475,20.85]},"seal":"9a7c21da0397ac6d"}
{"n":4,"by":"amazons","kind":"DeployFigure","answer":{"figure":"ysite","at":[20.2875,1.7875]},"seal":"ce68a819baef57d2"}
{"n":5,"by":"renegades","kind":"DeployFigure","answer":{"figure":"sigvald","at":[9.475,22.2875]},"seal":"431c398cae616e40"}
{"n":6,"by":"amazons","kind":"DeployFigure","answer":{"figure":"vesarine","at":[22.35,3.0375]},"seal":"bc8a30ebd0f44135"}
{"n":7,"by":"renegades","kind":"DeployFigure","answer":{"figure":"runir","at":[25.0375,20.35]},"seal":"886dc70a8ae68ca0"}
{"n":8,"by":"amazons","kind":"DeployFigure","answer":{"figure":"hiera","at":[1.85,3.9125]},"seal":"1ac5e937e70717fe"}
{"n":9,"by":"renegades","kind":"DeployFigure","answer":{"figure":"kara","at":[7.85,20.85]},"seal":"26eb792b4111d0e0"}
{"n":10,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"5002419f6fd9b773"}
{"n":11,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"d215025cab883b76"}
{"n":12,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"d07c0f2a2ceb361e"}
{"n":13,"by":"amazons","kind":"TracePath","answer":"walk 4.0957,6.9442,0; walk 5,8.8,0","seal":"da7d945fe045d2f5"}
{"n":14,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"57c28c64c2ccc732"}
{"n":15,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"1c7b10a85e505ba5"}
{"n":16,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"0afa722bd359b9a9"}
{"n":17,"by":"renegades","kind":"TracePath","answer":"walk 4.88,19.88,0; walk 4.89,16.13,0; walk 5.12,15.88,0","seal":"1f4859f59c857f29"}
{"n":18,"by":"renegades","kind":"ChooseAction","answer":"effroyable_illusion","seal":"4e30359af0daba23"}
{"n":19,"by":"renegades","kind":"ChoosePowerTarget","answer":"sigvald","seal":"8b2967839d51c0ef"}
{"n":20,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"22f00b5c6b15d978"}
{"n":21,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"e3c52ffb2f755301"}
{"n":22,"by":"renegades","kind":"PickCard","answer":"kara","seal":"0f8d925cb4fa6793"}
{"n":23,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"1fe9a5126c63819c"}
{"n":24,"by":"renegades","kind":"TracePath","answer":"walk 8.84,20.1,0; walk 11.38,16.12,0","seal":"4ccb1cc58c579db3"}
{"n":25,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"b6c0ea824b462dbc"}
{"n":26,"by":"renegades","kind":"ChooseShot","answer":{"target":"asteria","weapon":"lance","aimed":false},"seal":"f26dcaa92dcf6518"}
{"n":27,"by":"*chance","kind":"Die","answer":{"for":"shot","result":1},"seal":"2188363c4a989000"}
{"n":28,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":4},"seal":"d8fa287c494afbc0"}
{"n":29,"by":"renegades","kind":"InfluenceFate","answer":"die 1","seal":"193576d0566a93f4"}
{"n":30,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"d69067631ea81429"}
{"n":31,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"2eaa8762a11f96c6"}
{"n":32,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"0b39237e27a6cb19"}
{"n":33,"by":"amazons","kind":"TracePath","answer":"walk 23.12,4.12,0; walk 23.11,7.87,0; walk 22.85,8.06,0; walk 22.38,8.12,0","seal":"46a9e5703566a1ea"}
{"n":34,"by":"amazons","kind":"ChooseAction","answer":"effroyable_illusion","seal":"22fbb98cdb5ca407"}
{"n":35,"by":"amazons","kind":"ChoosePowerTarget","answer":"ysite","seal":"f3b2e5bc447929ac"}
{"n":36,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"d747ad48a4817b4b"}
{"n":37,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"67a77a79acafe03b"}
{"n":38,"by":"renegades","kind":"PickCard","answer":"runir","seal":"22ecdd202b4ffb53"}
{"n":39,"by":"*chance","kind":"Die","answer":{"for":"tie","result":5},"seal":"b7a6f735e3e41e4f"}
{"n":40,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"6450550ab44741cc"}
{"n":41,"by":"renegades","kind":"TracePath","answer":"walk 23.82,16.9,0; walk 23,15.2,0","seal":"eb00303c13c86458"}
{"n":42,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"414cc6727081edde"}
{"n":43,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"668c22cdbc7da261"}
{"n":44,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"d10feed710499b27"}
{"n":45,"by":"amazons","kind":"TracePath","answer":{"path":"walk 15.38,9.12,0","hurry":true},"seal":"172098e9e8b438f6"}
{"n":46,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"e183c88eb42f6750"}
{"n":47,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"5a035ca32f25f58d"}
{"n":48,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"34dd0f416556b3ac"}
{"n":49,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"c37190d5639d72e4"}
{"n":50,"by":"amazons","kind":"TracePath","answer":{"path":"walk 7.21,5.54,0; walk 9.12,6.62,0; walk 9.88,7.12,0","hurry":true},"seal":"f32b27e084efab8e"}
{"n":51,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"5b8547ec4a759ba7"}
{"n":52,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"e0165015065c128b"}
{"n":53,"by":"renegades","kind":"TracePath","answer":{"path":"walk 12.61,16.37,0; walk 13.12,14.62,0.4","hurry":true},"seal":"b4e9112fde27b021"}
{"n":54,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"6b530db8efcd1c73"}
{"n":55,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"67930d3adfac9efe"}
{"n":56,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"6f2a91cbac41009d"}
{"n":57,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"4b0e106e62516410"}
{"n":58,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"571b142d4e80e9b4"}
{"n":59,"by":"amazons","kind":"TracePath","answer":"walk 21.12,8.12,0","seal":"17a8c9309545d176"}
{"n":60,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"ef652ecef783a2e5"}
{"n":61,"by":"amazons","kind":"CallGods","answer":"pass","seal":"9fbcd0b0b2759927"}
{"n":62,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"8a8e0ccb957603b6"}
{"n":63,"by":"amazons","kind":"CallGods","answer":"pass","seal":"effe5d2dc95d4966"}
{"n":64,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"73852f9b39e38d0b"}
{"n":65,"by":"renegades","kind":"TracePath","answer":"walk 6.88,15.88,0","seal":"e0963cf17ede305f"}
{"n":66,"by":"amazons","kind":"CallGods","answer":"pass","seal":"73051e7adef8fcc9"}
{"n":67,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"2c68f62a199379a2"}
{"n":68,"by":"amazons","kind":"CallGods","answer":"pass","seal":"609c1b72fe327854"}
{"n":69,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"a61dcb8bd20a65e1"}
{"n":70,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"1f9bb1dba4c9faa6"}
{"n":71,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"5a800ee12466090b"}
{"n":72,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"8dde156ec6f229b9"}
{"n":73,"by":"amazons","kind":"CallGods","answer":"pass","seal":"1bb0a2593dedf085"}
{"n":74,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"fdefdf2619fb8f04"}
{"n":75,"by":"amazons","kind":"TracePath","answer":"walk 14,12,0.4","seal":"5822e84ff84cc562"}
{"n":76,"by":"amazons","kind":"CallGods","answer":"pass","seal":"c30a432353a6091b"}
{"n":77,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"6642f783b600333c"}
{"n":78,"by":"amazons","kind":"CallGods","answer":"pass","seal":"115392e04dcd2562"}
{"n":79,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"06998ca8d74fec4b"}
{"n":80,"by":"amazons","kind":"CallGods","answer":"pass","seal":"c5befe3dac951642"}
{"n":81,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"1fba2d13bbdf090c"}
{"n":82,"by":"renegades","kind":"TracePath","answer":"walk 13.474640077241256,13.564128176192387","seal":"ea67c9eaacb1a87c"}
{"n":83,"by":"amazons","kind":"CallGods","answer":"pass","seal":"b35d89e171a5cfac"}
{"n":84,"by":"renegades","kind":"ChooseAction","answer":"fight","seal":"2a3feea371f17412"}
{"n":85,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"d35ab90cae9c8f62"}
{"n":86,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"d0b496bf7893808f"}
{"n":87,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"720e05d7cebc2094"}
{"n":88,"by":"amazons","kind":"Curse","answer":"die 1","seal":"925eb5c1e74ef3b7"}
{"n":89,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"62fd344d88ae33b9"}
{"n":90,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"df4136685595a5f9"}
{"n":91,"by":"renegades","kind":"InfluenceFate","answer":"die 1","seal":"56d622bb1d6b42a1"}
{"n":92,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"d894dec7bf19814f"}
{"n":93,"by":"*chance","kind":"Die","answer":{"for":"damage","result":2},"seal":"5a4b33e0e11b9b80"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"2016411ea9c81c07"}
{"n":95,"by":"amazons","kind":"CallGods","answer":"pass","seal":"0fc7dbdb2f1285f0"}
{"n":96,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"4284c969823ce793"}
{"n":97,"by":"renegades","kind":"PickCard","answer":"runir","seal":"a058550d6bf9db88"}
{"n":98,"by":"amazons","kind":"CallGods","answer":"pass","seal":"8a47a96302245112"}
{"n":99,"by":"amazons","kind":"ChooseAction","answer":"solicit","seal":"94b0901367672c64"}
{"n":100,"by":"amazons","kind":"CallGods","answer":"regard_d_artemis on hiera","seal":"ade02afae73f87b2"}
{"n":101,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"7d263ed08217879d"}
{"n":102,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"f64dc3382ddd0bca"}
{"n":103,"by":"renegades","kind":"TracePath","answer":"walk 20.29178203871182,9.54707713888136","seal":"e00755ed8fd6283e"}
{"n":104,"by":"*chance","kind":"Die","answer":{"for":"swim","result":3},"seal":"bf12494ba46aec3f"}
{"n":105,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"04cab2d663c0a0f6"}
{"n":106,"by":"renegades","kind":"ChooseShot","answer":{"target":"vesarine","weapon":"hache","aimed":false},"seal":"46feb9cfc1a9cedf"}
{"n":107,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"e9371566fe3f6ddc"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"32cbe07758791915"}
{"n":109,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"f724ed5ac17ee29b"}
{"n":110,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"4d58a05a0f984954"}
{"n":111,"by":"renegades","kind":"PickCard","answer":"kara","seal":"88c6f32979a7a0b1"}
{"n":112,"by":"*chance","kind":"Die","answer":{"for":"tie","result":6},"seal":"9969c945d3bb271a"}
{"n":113,"by":"renegades","kind":"ChooseAction","answer":"alert","seal":"05e80d0ea2d2aef2"}
{"n":114,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"716119762bbe7156"}
{"n":115,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"1d55b1a3b9ce6ed1"}
{"n":116,"by":"amazons","kind":"ChooseShot","answer":{"target":"hissar","weapon":"arc","aimed":true},"seal":"6f85aef9671664ce"}
{"n":117,"by":"*chance","kind":"Die","answer":{"for":"shot","result":4},"seal":"62adc63d7b00325d"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":1},"seal":"a8346dbfcf1fe6fc"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"a6a5e97767f01712"}
{"n":120,"by":"*chance","kind":"Die","answer":{"for":"damage","result":4},"seal":"0c13a863d2976ec9"}
{"n":121,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"b34c1fa80d38c8f7"}
{"n":122,"by":"amazons","kind":"CallGods","answer":"pass","seal":"04d6431ae0bc410e"}
{"n":123,"by":"amazons","kind":"Concede","answer":"give up","seal":"b4fc454b87eefb40"}
{"end":{"is":"Ended","winners":["amazons"],"reason":"conceded","rule":"ICH-END-02","score":[["amazons",25],["renegades",10]]},"events":191,"seal":"6220b4c1a23863af"}
