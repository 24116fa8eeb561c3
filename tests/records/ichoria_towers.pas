{"format":"pas-record/1","game":"ichoria","rules":"0.1","players":["greeks","vikings"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"The bridge between the towers","about":"The standard game on a table that goes up: place the Ichor, choose a side, deploy, climb.","scene":{"folder":"catalogue","file":"ichoria/towers.toml","digest":"b0c3b45c2e18f2f0771327df1a4cfe27f2857df85a4cbe20ced63b6ec495ca5c","document":{"format":"pas-scene/1","game":"ichoria","name":"The bridge between the towers","table":{"size":[30,30]},"pieces":[{"id":"west tower","box":[4.0,4.0,4.0],"at":[9.0,15.0]},{"id":"east tower","box":[4.0,4.0,4.0],"at":[21.0,15.0]},{"id":"bridge","box":[8.4,2.0,0.4],"at":[15.0,15.0,3.6]},{"id":"south ladder","kind":"ladder","box":[0.8,0.1,4.0],"at":[9.0,12.95]},{"id":"north ladder","kind":"ladder","box":[0.8,0.1,4.0],"at":[21.0,17.05]},{"id":"rope","kind":"rope","cylinder":[0.05,4.0],"at":[23.05,15.0]},{"id":"terrace","box":[5.0,3.0,1.5],"at":[15.0,8.5]},{"id":"stairs","ramp":[3.0,3.0,1.5],"at":[11.0,8.5]},{"id":"ruin","box":[6.0,0.5,2.0],"at":[15.0,22.0],"turn":15.0},{"id":"crate","box":[1.6,1.6,1.0],"at":[5.0,8.0]}],"areas":[{"kind":"difficult","polygon":[[22.0,5.0],[27.0,5.5],[26.5,9.5],[22.5,9.0]]}]}},"zones":[],"book":{"is":"Book","sides":["greeks","vikings"],"cards":{"leonidas":{"is":"Card","id":"leonidas","side":"greeks","profile":"greeks/spartan_hoplite","faction":"greeks","combat":5,"adresse":3,"armure":2,"initiative":3,"athletisme":4,"psychisme":3,"sante":4,"weapons":["lance","epee"],"abilities":{"is":"set","of":["bouclier","coordination"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"leda":{"is":"Card","id":"leda","side":"greeks","profile":"greeks/spartan_warrior_woman","faction":"greeks","combat":4,"adresse":4,"armure":2,"initiative":4,"athletisme":5,"psychisme":3,"sante":2,"weapons":["lance","epee"],"abilities":{"is":"set","of":["bouclier","coordination"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"ulysse":{"is":"Card","id":"ulysse","side":"greeks","profile":"greeks/cretan_archer","faction":"greeks","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":4,"psychisme":3,"sante":3,"weapons":["epee","arc_lourd"],"abilities":{"is":"set","of":["coordination"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"selene":{"is":"Card","id":"selene","side":"greeks","profile":"greeks/sibyl","faction":"greeks","combat":1,"adresse":3,"armure":1,"initiative":3,"athletisme":1,"psychisme":5,"sante":2,"weapons":["dague"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25},"jorund":{"is":"Card","id":"jorund","side":"vikings","profile":"vikings/jarl","faction":"vikings","combat":4,"adresse":3,"armure":2,"initiative":4,"athletisme":2,"psychisme":3,"sante":4,"weapons":["marteau_lourd"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"thorvald":{"is":"Card","id":"thorvald","side":"vikings","profile":"vikings/berserker","faction":"vikings","combat":5,"adresse":2,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":4,"weapons":["grande_hache"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"kara":{"is":"Card","id":"kara","side":"vikings","profile":"vikings/speer","faction":"vikings","combat":3,"adresse":3,"armure":2,"initiative":4,"athletisme":4,"psychisme":3,"sante":2,"weapons":["lance"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"vesarine":{"is":"Card","id":"vesarine","side":"vikings","profile":"barbarians/barbarian_sibyl","faction":"barbarians","combat":2,"adresse":3,"armure":1,"initiative":2,"athletisme":3,"psychisme":4,"sante":2,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25}},"bands":{"greeks":{"is":"Band","side":"greeks","faction":"greeks","renegade":false,"figures":["leonidas","leda","ulysse","selene"]},"vikings":{"is":"Band","side":"vikings","faction":"vikings","renegade":false,"figures":["jorund","thorvald","kara","vesarine"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true}},"factions":{"greeks":{"is":"Faction","key":"greeks","capability":"coordination","acts":[{"is":"FaithAct","key":"athletic_move","points":1}],"frenzy":{"armure":1},"interventions":[{"is":"Intervention","key":"souffle_d_athena","name":"Souffle d'Athéna","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"filet_d_hephaistos","name":"Filet d'Héphaïstos","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"main_d_asclepios","name":"Main d'Asclépios","cost":6,"effect":"heal","target":"own","amount":1}]},"vikings":{"is":"Faction","key":"vikings","capability":"attaque_eclair","acts":[{"is":"FaithAct","key":"fight","points":1},{"is":"FaithAct","key":"shot","points":1}],"frenzy":{"combat":1},"interventions":[{"is":"Intervention","key":"fureur_d_odin","name":"Fureur d'Odin","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"marteau_de_thor","name":"Marteau de Thor","cost":5,"effect":"difficulty","target":"enemy","amount":1}]}},"options":{"is":"Options","alternate_activation":false,"grave_wounds":false,"turn_limit":6,"victory":"crystals","fragments":[15,5,5,5]}},"points":{"greeks":0,"vikings":0},"places":{},"fragments":[]},"seal":"c19b225e4921ca26"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first fragment","result":3},"seal":"e4b4aa19069a8ce7"}
{"n":2,"by":"greeks","kind":"PlaceFragment","answer":{"value":15,"at":[15.2,16.8875]},"seal":"ce79fdf64a851edb"}
{"n":3,"by":"vikings","kind":"PlaceFragment","answer":{"value":5,"at":[11.2625,8.5125]},"seal":"0ca19c3849a3ef27"}
{"n":4,"by":"greeks","kind":"PlaceFragment","answer":{"value":5,"at":[22.825,23.6375]},"seal":"2881d864c0bdea0d"}
{"n":5,"by":"vikings","kind":"PlaceFragment","answer":{"value":5,"at":[20.075,12.575]},"seal":"5a53b7b678e2b46b"}
{"n":6,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":1},"seal":"0339e7476d181f84"}
{"n":7,"by":"greeks","kind":"ChooseSide","answer":"north","seal":"98ab1d9b8eabd17f"}
{"n":8,"by":"greeks","kind":"DeployFigure","answer":{"figure":"leda","at":[25.975,25.85]},"seal":"a9ec7a11a563a715"}
{"n":9,"by":"vikings","kind":"DeployFigure","answer":{"figure":"jorund","at":[11.225,5.225]},"seal":"bbda3ed74bcab768"}
{"n":10,"by":"greeks","kind":"DeployFigure","answer":{"figure":"selene","at":[23.85,25.2875]},"seal":"4292396d004cec94"}
{"n":11,"by":"vikings","kind":"DeployFigure","answer":{"figure":"vesarine","at":[10.725,3.975]},"seal":"f7c96f8a3476f2cd"}
{"n":12,"by":"greeks","kind":"DeployFigure","answer":{"figure":"leonidas","at":[25.975,27.225]},"seal":"61f3d1d1ee96cfcb"}
{"n":13,"by":"vikings","kind":"DeployFigure","answer":{"figure":"thorvald","at":[7.7875,5.35]},"seal":"eb258211ae15712a"}
{"n":14,"by":"greeks","kind":"DeployFigure","answer":{"figure":"ulysse","at":[25.225,24.6625]},"seal":"4c8f3172aacf1100"}
{"n":15,"by":"vikings","kind":"DeployFigure","answer":{"figure":"kara","at":[12.725,4.1]},"seal":"c767472bcd5029b1"}
{"n":16,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[7,6,2,0,3,5,4,1]},"seal":"858123df4ff0568c"}
{"n":17,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"9b1b72925af95d26"}
{"n":18,"by":"vikings","kind":"TracePath","answer":"walk 10.14,4.64,0; walk 9.88,5.12,0; walk 11.26,8.51,1.18","seal":"08d55529c3d5497d"}
{"n":19,"by":"vikings","kind":"ChooseAction","answer":"harvest","seal":"40b6b8be1c0ed70c"}
{"n":20,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"6c23dd4551258722"}
{"n":21,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"bd8fae1b1261df47"}
{"n":22,"by":"vikings","kind":"TracePath","answer":"walk 18.12,6.62,0","seal":"f62fb4dcab05041f"}
{"n":23,"by":"vikings","kind":"ChooseAction","answer":"solicit","seal":"67ee3ff19e790e56"}
{"n":24,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"3835739f70d587ed"}
{"n":25,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"3484bcce99729fa4"}
{"n":26,"by":"greeks","kind":"TracePath","answer":"walk 24.35,24.19,0; walk 22.82,23.64,0","seal":"915dd0f82354bc8f"}
{"n":27,"by":"greeks","kind":"ChooseAction","answer":"harvest","seal":"f371387e88e741c9"}
{"n":28,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"db529acd5a6586e0"}
{"n":29,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"1c999c85132e1d38"}
{"n":30,"by":"greeks","kind":"TracePath","answer":"walk 23.15,26.33,0; walk 21.12,24.12,0","seal":"e87136f33b543179"}
{"n":31,"by":"greeks","kind":"ChooseAction","answer":"solicit","seal":"eca69ad57c6443ca"}
{"n":32,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"d9865de96b87125b"}
{"n":33,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"445cf82673611a9c"}
{"n":34,"by":"greeks","kind":"TracePath","answer":"walk 24.07,23.38,0; walk 23.62,22.62,0; walk 20.88,21.12,0","seal":"072b3d4cd69fd249"}
{"n":35,"by":"greeks","kind":"ChooseAction","answer":"effroyable_illusion","seal":"63eb0a5bdd570bbe"}
{"n":36,"by":"greeks","kind":"ChoosePowerTarget","answer":"leonidas","seal":"cd7f57b0ec12d030"}
{"n":37,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"973197fa856e5e00"}
{"n":38,"by":"vikings","kind":"ChooseAction","answer":"solicit","seal":"66f66c73a6e09e31"}
{"n":39,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"f41058c8b19c5eb4"}
{"n":40,"by":"vikings","kind":"TracePath","answer":"walk 9.9,9.86,0.5; walk 10.62,10.38,0.5","seal":"a4450177f1ba9ea2"}
{"n":41,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"98c204a3b638ab3b"}
{"n":42,"by":"vikings","kind":"ChooseAction","answer":"solicit","seal":"91907dc084de8b19"}
{"n":43,"by":"vikings","kind":"CallGods","answer":"pass","seal":"d8b0b5a132427585"}
{"n":44,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"67ae70ab2ed7c4d5"}
{"n":45,"by":"vikings","kind":"CallGods","answer":"pass","seal":"c7708f163837140c"}
{"n":46,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"6a92db192620d693"}
{"n":47,"by":"greeks","kind":"TracePath","answer":"walk 23.59,22.65,0; walk 22.12,21.38,0","seal":"ddd443c6b75ca64f"}
{"n":48,"by":"vikings","kind":"CallGods","answer":"pass","seal":"21e20db046e77f6a"}
{"n":49,"by":"greeks","kind":"ChooseAction","answer":"solicit","seal":"184f29a6f887479c"}
{"n":50,"by":"vikings","kind":"CallGods","answer":"pass","seal":"33fda81b3cbaac78"}
{"n":51,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"7df4a38424e6bdae"}
{"n":52,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,5,2,7,0,6,1,4]},"seal":"696e927da356da1b"}
{"n":53,"by":"vikings","kind":"CallGods","answer":"pass","seal":"5791241260a52c33"}
{"n":54,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"b95325b816f25e59"}
{"n":55,"by":"greeks","kind":"TracePath","answer":"walk 16.12,17.62,0","seal":"fc238cfce71f1910"}
{"n":56,"by":"vikings","kind":"CallGods","answer":"pass","seal":"d0044759bc867f48"}
{"n":57,"by":"greeks","kind":"ChooseAction","answer":"effroyable_illusion","seal":"7ea0946baa4cb6d3"}
{"n":58,"by":"greeks","kind":"ChoosePowerTarget","answer":"leonidas","seal":"0cee54d24ff19bf9"}
{"n":59,"by":"vikings","kind":"CallGods","answer":"pass","seal":"2b03bd3fbec578a4"}
{"n":60,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"3c3122b410f2c3fc"}
{"n":61,"by":"vikings","kind":"CallGods","answer":"pass","seal":"2c8bbca9d12fa51f"}
{"n":62,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"d2eb8b22fde67bdb"}
{"n":63,"by":"vikings","kind":"TracePath","answer":{"path":"walk 10.48,10.55,0.5; walk 14.88,16.38,0","hurry":true},"seal":"ee33eb3535d89e7e"}
{"n":64,"by":"vikings","kind":"CallGods","answer":"pass","seal":"bf3fd6f430070d50"}
{"n":65,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"989f3b7121d96c4d"}
{"n":66,"by":"vikings","kind":"CallGods","answer":"pass","seal":"0e3dcfac30ab1aa2"}
{"n":67,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"a01c7855856eeba3"}
{"n":68,"by":"greeks","kind":"TracePath","answer":"walk 18.38,19.62,0","seal":"1e86fea2fa7db4d4"}
{"n":69,"by":"vikings","kind":"CallGods","answer":"pass","seal":"8fe8caa28f4b885a"}
{"n":70,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"645f6f42f488b8c8"}
{"n":71,"by":"greeks","kind":"ChooseShot","answer":{"target":"kara","weapon":"arc_lourd","aimed":false},"seal":"bed4e59dd039b9ec"}
{"n":72,"by":"*chance","kind":"Die","answer":{"for":"shot","result":5},"seal":"877212cc5a41a811"}
{"n":73,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":3},"seal":"e50aee1c63550dc0"}
{"n":74,"by":"greeks","kind":"InfluenceFate","answer":"pass","seal":"58a50cc04d602379"}
{"n":75,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"ebef4754841aa360"}
{"n":76,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"3d687b52e611e791"}
{"n":77,"by":"greeks","kind":"InfluenceFate","answer":"pass","seal":"837f1363634bcc64"}
{"n":78,"by":"greeks","kind":"CallGods","answer":"souffle_d_athena on ulysse","seal":"f5d1375a57ad3fe4"}
{"n":79,"by":"vikings","kind":"CallGods","answer":"pass","seal":"929c9e7599b2e611"}
{"n":80,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"6b608f731bbedaea"}
{"n":81,"by":"vikings","kind":"CallGods","answer":"pass","seal":"1d5dd4edd057badb"}
{"n":82,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"e17829c67af99747"}
{"n":83,"by":"vikings","kind":"TracePath","answer":{"path":"walk 11.62,9.88,1.36; drop 11.62,10.65,0; walk 13.72,16.84,0; walk 14.12,17.38,0","hurry":true},"seal":"edd30bc15a7f8acc"}
{"n":84,"by":"vikings","kind":"CallGods","answer":"pass","seal":"7b734c30f64e2a77"}
{"n":85,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"e276e6c03cc693bd"}
{"n":86,"by":"vikings","kind":"CallGods","answer":"pass","seal":"a1184a93482ca527"}
{"n":87,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"77afc55fa644f0d0"}
{"n":88,"by":"greeks","kind":"TracePath","answer":"walk 17.16,20.1,0; walk 17.12,19.88,0","seal":"bd5befda5346a13b"}
{"n":89,"by":"vikings","kind":"CallGods","answer":"pass","seal":"68cb9ed15743ba49"}
{"n":90,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"3e21e402839b941c"}
{"n":91,"by":"greeks","kind":"ChooseShot","answer":{"target":"vesarine","weapon":"lance","aimed":false},"seal":"e2944a02df8e759a"}
{"n":92,"by":"*chance","kind":"Die","answer":{"for":"shot","result":6},"seal":"7e5851863d84926f"}
{"n":93,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"b42a5dc295b95a10"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"a4a4a8281fd8e510"}
{"n":95,"by":"*chance","kind":"Die","answer":{"for":"damage","result":5},"seal":"a1d20cba1ec1f595"}
{"n":96,"by":"greeks","kind":"InfluenceFate","answer":"pass","seal":"53ff06f040882b80"}
{"n":97,"by":"greeks","kind":"CallGods","answer":"souffle_d_athena on leonidas","seal":"57f084c1146dd40a"}
{"n":98,"by":"greeks","kind":"CallGods","answer":"souffle_d_athena on leda","seal":"d79b9fb6eb5c252b"}
{"n":99,"by":"vikings","kind":"CallGods","answer":"pass","seal":"2a7e7f7b0c2a2dc7"}
{"n":100,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"3709d82a6387afa7"}
{"n":101,"by":"vikings","kind":"CallGods","answer":"pass","seal":"6c68a6101f50af4d"}
{"n":102,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"3fa410ace5414ec7"}
{"n":103,"by":"greeks","kind":"TracePath","answer":"walk 18.85,18.41,0; walk 17.38,18.12,0","seal":"609216a9adfcd540"}
{"n":104,"by":"vikings","kind":"CallGods","answer":"pass","seal":"f87d5545773dc156"}
{"n":105,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"90e2c62a3b65bd1c"}
{"n":106,"by":"greeks","kind":"ChooseShot","answer":{"target":"thorvald","weapon":"lance","aimed":false},"seal":"0d5e3ed0b5cee096"}
{"n":107,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"e3c02b1a4e44fa22"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":6},"seal":"f57772944ddefdab"}
{"n":109,"by":"vikings","kind":"CallGods","answer":"pass","seal":"f61d6da327b8d2a5"}
{"n":110,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"13c8cbee06fb7ca6"}
{"n":111,"by":"vikings","kind":"CallGods","answer":"pass","seal":"5ff74b22d94d6a36"}
{"n":112,"by":"vikings","kind":"ChooseAction","answer":"solicit","seal":"59a68c726d6970f3"}
{"n":113,"by":"vikings","kind":"CallGods","answer":"pass","seal":"885b67297b7205df"}
{"n":114,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"da7ff2f240d425fd"}
{"n":115,"by":"vikings","kind":"Concede","answer":"play on","seal":"1827b8ddadf042d7"}
{"n":116,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,2,0,5,1,4]},"seal":"837b75fbbe01f8d8"}
{"n":117,"by":"vikings","kind":"CallGods","answer":"pass","seal":"8ee50e265b5c3afc"}
{"n":118,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"4f208ce3c42f95fa"}
{"n":119,"by":"greeks","kind":"TracePath","answer":"walk 16.58,16.86,0; walk 17.88,12.12,0","seal":"9c8fc6750dc85df4"}
{"n":120,"by":"vikings","kind":"CallGods","answer":"pass","seal":"1b826427595f1412"}
{"n":121,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"e116be17fac5c8da"}
{"n":122,"by":"greeks","kind":"ChooseShot","answer":{"target":"thorvald","weapon":"dague","aimed":false},"seal":"2f53254cfd491ff3"}
{"n":123,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"c394a44bfa3818b2"}
{"n":124,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"a3cf92827dba21a5"}
{"n":125,"by":"vikings","kind":"CallGods","answer":"pass","seal":"169b2ce78921e99f"}
{"n":126,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"38bc0aa60a4b8a14"}
{"n":127,"by":"vikings","kind":"CallGods","answer":"pass","seal":"4aa0032d5ddebb98"}
{"n":128,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"239fbb8c8c80eed3"}
{"n":129,"by":"greeks","kind":"TracePath","answer":"walk 18.564,18.368,0; walk 18.625,17.625,0; walk 17.856,16.92,0; walk 16.885,16.899,0; walk 16.125,17.625,0","seal":"ba52288d1efae606"}
{"n":130,"by":"vikings","kind":"CallGods","answer":"pass","seal":"b90525e778796b45"}
{"n":131,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"77f895b81c1ed542"}
{"n":132,"by":"greeks","kind":"ChooseShot","answer":{"target":"thorvald","weapon":"arc_lourd","aimed":false},"seal":"78c6fa47b0b131b4"}
{"n":133,"by":"*chance","kind":"Die","answer":{"for":"shot","result":6},"seal":"e6bb2d3f9a211371"}
{"n":134,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":4},"seal":"de56e6f417156149"}
{"n":135,"by":"*chance","kind":"Die","answer":{"for":"armure","result":1},"seal":"140e0944587d0d0b"}
{"n":136,"by":"vikings","kind":"CallGods","answer":"pass","seal":"290bda6bd5fb197c"}
{"n":137,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"f69b262a8da7226f"}
{"n":138,"by":"vikings","kind":"CallGods","answer":"pass","seal":"1693ad537ef971fb"}
{"n":139,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"ce92cec525340122"}
{"n":140,"by":"greeks","kind":"TracePath","answer":"walk 15.4,18.6,0; walk 14.12,17.38,0","seal":"b508da5f89384982"}
{"n":141,"by":"vikings","kind":"CallGods","answer":"pass","seal":"f6e518c5491031ed"}
{"n":142,"by":"greeks","kind":"ChooseAction","answer":"disengage","seal":"1fd9e76f9f89b417"}
{"n":143,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":3},"seal":"4f5b2cfdcb4bc8b2"}
{"n":144,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":4},"seal":"763201366ace82e0"}
{"n":145,"by":"greeks","kind":"InfluenceFate","answer":"pass","seal":"bd1c0db3cf214f2c"}
{"n":146,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"ae3b8f494be4141f"}
{"n":147,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"07d7250a51610daf"}
{"n":148,"by":"greeks","kind":"InfluenceFate","answer":"die 1","seal":"a87d0ec12b570c7c"}
{"n":149,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"f2b6699595ffaee6"}
{"n":150,"by":"*chance","kind":"Die","answer":{"for":"armure","result":1},"seal":"a2165746e466f30c"}
{"n":151,"by":"vikings","kind":"CallGods","answer":"pass","seal":"811e3d68b97e6612"}
{"n":152,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"af27ff84c9a865c6"}
{"n":153,"by":"greeks","kind":"TracePath","answer":"stay","seal":"6c6b45321af62566"}
{"n":154,"by":"vikings","kind":"CallGods","answer":"pass","seal":"fcb5f6f9c776706c"}
{"n":155,"by":"vikings","kind":"CallGods","answer":"pass","seal":"85740aa7c0550dc2"}
{"n":156,"by":"vikings","kind":"ChooseAction","answer":"recover_by_move","seal":"d8347292bc46db3d"}
{"n":157,"by":"vikings","kind":"CallGods","answer":"pass","seal":"83251c47725cb4d1"}
{"n":158,"by":"vikings","kind":"ChooseAction","answer":"fight","seal":"f7614a726fb4433a"}
{"n":159,"by":"*chance","kind":"Die","answer":{"for":"combat","result":4},"seal":"45dd29cb8ff556b4"}
{"n":160,"by":"*chance","kind":"Die","answer":{"for":"combat","result":5},"seal":"c9a55e261c4f9541"}
{"n":161,"by":"vikings","kind":"InfluenceFate","answer":"pass","seal":"14f447f9f9971f21"}
{"n":162,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"2a3173cfdbe69811"}
{"n":163,"by":"*chance","kind":"Die","answer":{"for":"damage","result":5},"seal":"f61908e8c47868bf"}
{"n":164,"by":"*chance","kind":"Die","answer":{"for":"damage","result":2},"seal":"2ce74b500cc21f4e"}
{"n":165,"by":"vikings","kind":"InfluenceFate","answer":"die 2","seal":"d7c7eaf1ffe88a7a"}
{"n":166,"by":"*chance","kind":"Die","answer":{"for":"damage","result":1},"seal":"eb2fd1950a930e73"}
{"n":167,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"aa22c25de6106e55"}
{"n":168,"by":"greeks","kind":"TracePath","answer":"walk 16.6,18.81,0; walk 15.64,18.85,0; walk 14.12,17.38,0","seal":"90239195ae15cc51"}
{"n":169,"by":"greeks","kind":"ChooseAction","answer":"disengage","seal":"b3248e9af9fe08ef"}
{"n":170,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":2},"seal":"67f605373e375c91"}
{"n":171,"by":"*chance","kind":"Die","answer":{"for":"initiative","result":4},"seal":"2268db719f043d48"}
{"n":172,"by":"*chance","kind":"Die","answer":{"for":"combat","result":1},"seal":"07cae79a9b8d7127"}
{"n":173,"by":"*chance","kind":"Die","answer":{"for":"combat","result":1},"seal":"d0267553c9cf482b"}
{"n":174,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"2bad78fcb8ddff32"}
{"n":175,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"2c9bf1a035b60592"}
{"n":176,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"03d37feb3418e37b"}
{"n":177,"by":"vikings","kind":"ChooseAction","answer":"solicit","seal":"4ea078bb00f781de"}
{"n":178,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"625be6d183c7e7b7"}
{"n":179,"by":"greeks","kind":"Concede","answer":"give up","seal":"a4d9c51d2ceb8087"}
{"n":180,"by":"*chance","kind":"Die","answer":{"for":"give up","result":3},"seal":"9833bfa39276f5a3"}
{"end":{"is":"Ended","winners":["greeks"],"reason":"conceded","rule":"ICH-END-02","score":[["greeks",5],["vikings",0]]},"events":268,"seal":"9c9e65aa709c4199"}
