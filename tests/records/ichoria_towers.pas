{"format":"pas-record/1","game":"ichoria","rules":"0.1","players":["greeks","vikings"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"The bridge between the towers","about":"The standard game on a table that goes up: place the Ichor, choose a side, deploy, climb.","scene":{"folder":"catalogue","file":"ichoria/towers.toml","digest":"b0c3b45c2e18f2f0771327df1a4cfe27f2857df85a4cbe20ced63b6ec495ca5c","document":{"format":"pas-scene/1","game":"ichoria","name":"The bridge between the towers","table":{"size":[30,30]},"pieces":[{"id":"west tower","box":[4.0,4.0,4.0],"at":[9.0,15.0]},{"id":"east tower","box":[4.0,4.0,4.0],"at":[21.0,15.0]},{"id":"bridge","box":[8.4,2.0,0.4],"at":[15.0,15.0,3.6]},{"id":"south ladder","kind":"ladder","box":[0.8,0.1,4.0],"at":[9.0,12.95]},{"id":"north ladder","kind":"ladder","box":[0.8,0.1,4.0],"at":[21.0,17.05]},{"id":"rope","kind":"rope","cylinder":[0.05,4.0],"at":[23.05,15.0]},{"id":"terrace","box":[5.0,3.0,1.5],"at":[15.0,8.5]},{"id":"stairs","ramp":[3.0,3.0,1.5],"at":[11.0,8.5]},{"id":"ruin","box":[6.0,0.5,2.0],"at":[15.0,22.0],"turn":15.0},{"id":"crate","box":[1.6,1.6,1.0],"at":[5.0,8.0]}],"areas":[{"kind":"difficult","polygon":[[22.0,5.0],[27.0,5.5],[26.5,9.5],[22.5,9.0]]}]}},"zones":[],"book":{"is":"Book","sides":["greeks","vikings"],"cards":{"leonidas":{"is":"Card","id":"leonidas","side":"greeks","profile":"greeks/spartan_hoplite","faction":"greeks","combat":5,"adresse":3,"armure":2,"initiative":3,"athletisme":4,"psychisme":3,"sante":4,"weapons":["lance","epee"],"abilities":{"is":"set","of":["bouclier","coordination"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"leda":{"is":"Card","id":"leda","side":"greeks","profile":"greeks/spartan_warrior_woman","faction":"greeks","combat":4,"adresse":4,"armure":2,"initiative":4,"athletisme":5,"psychisme":3,"sante":2,"weapons":["lance","epee"],"abilities":{"is":"set","of":["bouclier","coordination"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"ulysse":{"is":"Card","id":"ulysse","side":"greeks","profile":"greeks/cretan_archer","faction":"greeks","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":4,"psychisme":3,"sante":3,"weapons":["epee","arc_lourd"],"abilities":{"is":"set","of":["coordination"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"selene":{"is":"Card","id":"selene","side":"greeks","profile":"greeks/sibyl","faction":"greeks","combat":1,"adresse":3,"armure":1,"initiative":3,"athletisme":1,"psychisme":5,"sante":2,"weapons":["dague"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25},"jorund":{"is":"Card","id":"jorund","side":"vikings","profile":"vikings/jarl","faction":"vikings","combat":4,"adresse":3,"armure":2,"initiative":4,"athletisme":2,"psychisme":3,"sante":4,"weapons":["marteau_lourd"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"thorvald":{"is":"Card","id":"thorvald","side":"vikings","profile":"vikings/berserker","faction":"vikings","combat":5,"adresse":2,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":4,"weapons":["grande_hache"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"kara":{"is":"Card","id":"kara","side":"vikings","profile":"vikings/speer","faction":"vikings","combat":3,"adresse":3,"armure":2,"initiative":4,"athletisme":4,"psychisme":3,"sante":2,"weapons":["lance"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"vesarine":{"is":"Card","id":"vesarine","side":"vikings","profile":"barbarians/barbarian_sibyl","faction":"barbarians","combat":2,"adresse":3,"armure":1,"initiative":2,"athletisme":3,"psychisme":4,"sante":2,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25}},"bands":{"greeks":{"is":"Band","side":"greeks","faction":"greeks","renegade":false,"figures":["leonidas","leda","ulysse","selene"]},"vikings":{"is":"Band","side":"vikings","faction":"vikings","renegade":false,"figures":["jorund","thorvald","kara","vesarine"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true}},"factions":{"greeks":{"is":"Faction","key":"greeks","capability":"coordination","acts":[{"is":"FaithAct","key":"athletic_move","points":1}],"frenzy":{"armure":1},"interventions":[{"is":"Intervention","key":"souffle_d_athena","name":"Souffle d'Athéna","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"filet_d_hephaistos","name":"Filet d'Héphaïstos","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"main_d_asclepios","name":"Main d'Asclépios","cost":6,"effect":"heal","target":"own","amount":1}]},"vikings":{"is":"Faction","key":"vikings","capability":"attaque_eclair","acts":[{"is":"FaithAct","key":"fight","points":1},{"is":"FaithAct","key":"shot","points":1}],"frenzy":{"combat":1},"interventions":[{"is":"Intervention","key":"fureur_d_odin","name":"Fureur d'Odin","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"marteau_de_thor","name":"Marteau de Thor","cost":5,"effect":"difficulty","target":"enemy","amount":1}]}},"options":{"is":"Options","alternate_activation":false,"grave_wounds":false,"turn_limit":6,"victory":"crystals","fragments":[15,15,5,5]}},"points":{"greeks":0,"vikings":0},"places":{},"fragments":[]},"seal":"73e50b0e67e8d67d"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first fragment","result":3},"seal":"9ced6e71be914c4a"}
{"n":2,"by":"greeks","kind":"PlaceFragment","answer":{"value":15,"at":[15.2,16.8875]},"seal":"1c4a00342727c700"}
{"n":3,"by":"vikings","kind":"PlaceFragment","answer":{"value":5,"at":[11.2625,8.5125]},"seal":"974aabbf320ee218"}
{"n":4,"by":"greeks","kind":"PlaceFragment","answer":{"value":5,"at":[22.825,23.6375]},"seal":"2e5d3b6b0425e5ef"}
{"n":5,"by":"vikings","kind":"PlaceFragment","answer":{"value":15,"at":[20.075,12.575]},"seal":"8ca10c48acda1cc8"}
{"n":6,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":1},"seal":"6a0192d870bd7d8f"}
{"n":7,"by":"greeks","kind":"ChooseSide","answer":"north","seal":"4de7cf8f9c884bad"}
{"n":8,"by":"greeks","kind":"DeployFigure","answer":{"figure":"leda","at":[25.975,25.85]},"seal":"3ac95c9b4a6ae8da"}
{"n":9,"by":"vikings","kind":"DeployFigure","answer":{"figure":"jorund","at":[11.225,5.225]},"seal":"3332ecb0ba0e0e57"}
{"n":10,"by":"greeks","kind":"DeployFigure","answer":{"figure":"selene","at":[23.85,25.2875]},"seal":"44ba9c59c2d169b0"}
{"n":11,"by":"vikings","kind":"DeployFigure","answer":{"figure":"vesarine","at":[10.725,3.975]},"seal":"683e068de764452d"}
{"n":12,"by":"greeks","kind":"DeployFigure","answer":{"figure":"leonidas","at":[25.975,27.225]},"seal":"4677a20098746b4d"}
{"n":13,"by":"vikings","kind":"DeployFigure","answer":{"figure":"thorvald","at":[7.7875,5.35]},"seal":"a6543a64adbe890e"}
{"n":14,"by":"greeks","kind":"DeployFigure","answer":{"figure":"ulysse","at":[25.225,24.6625]},"seal":"7f202c23362b57bb"}
{"n":15,"by":"vikings","kind":"DeployFigure","answer":{"figure":"kara","at":[12.725,4.1]},"seal":"2a34f964368cbb33"}
{"n":16,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[7,6,2,0,3,5,4,1]},"seal":"3c88936e92164be9"}
{"n":17,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"da897f5f601eacc7"}
{"n":18,"by":"vikings","kind":"TracePath","answer":"walk 10.14,4.64,0; walk 9.88,5.12,0; walk 11.26,8.51,1.18","seal":"8c09952549c62fa5"}
{"n":19,"by":"vikings","kind":"ChooseAction","answer":"harvest","seal":"71f633e65a933ab4"}
{"n":20,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"5fb4f6788120558c"}
{"n":21,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"7215d688f2d0b72e"}
{"n":22,"by":"vikings","kind":"TracePath","answer":"walk 18.12,6.62,0","seal":"824d2ee4bb8be32c"}
{"n":23,"by":"vikings","kind":"ChooseAction","answer":"solicit","seal":"0f2544ea5f0aa5ee"}
{"n":24,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"1058f65e681f039d"}
{"n":25,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"d103a07724c85e74"}
{"n":26,"by":"greeks","kind":"TracePath","answer":"walk 24.35,24.19,0; walk 22.82,23.64,0","seal":"7116dcc81d4457af"}
{"n":27,"by":"greeks","kind":"ChooseAction","answer":"harvest","seal":"40d3a331344e6157"}
{"n":28,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"37196595bc893faf"}
{"n":29,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"16769ccc26e35415"}
{"n":30,"by":"greeks","kind":"TracePath","answer":"walk 23.15,26.33,0; walk 21.12,24.12,0","seal":"e763d20770c0a872"}
{"n":31,"by":"greeks","kind":"ChooseAction","answer":"solicit","seal":"f174b406ff054537"}
{"n":32,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"c1e60899a202d5a8"}
{"n":33,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"89b697790982412d"}
{"n":34,"by":"greeks","kind":"TracePath","answer":"walk 24.07,23.38,0; walk 23.62,22.62,0; walk 20.88,21.12,0","seal":"e377e12455b49871"}
{"n":35,"by":"greeks","kind":"ChooseAction","answer":"effroyable_illusion","seal":"21fc812c469792d5"}
{"n":36,"by":"greeks","kind":"ChoosePowerTarget","answer":"leonidas","seal":"9c039e1ddf09626a"}
{"n":37,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"1f1181cfb2ceeba3"}
{"n":38,"by":"vikings","kind":"ChooseAction","answer":"solicit","seal":"9b8ac1e3dca1addb"}
{"n":39,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"37646a7b4d5fa55c"}
{"n":40,"by":"vikings","kind":"TracePath","answer":"walk 9.9,9.86,0.5; walk 10.62,10.38,0.5","seal":"34db3aa16a01f797"}
{"n":41,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"086609d6f2b8da18"}
{"n":42,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"c737790ae396cacc"}
{"n":43,"by":"vikings","kind":"TracePath","answer":{"path":"walk 13.125,6.4,0; walk 13.125,6.398,0; leap 13.125,7,1.5; walk 17.265,9.794,1.5; drop 18.155,9.792,0; walk 18.125,9.875,0","hurry":true},"seal":"b53036063d5ccf44"}
{"n":44,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"782b87ac2fe6baee"}
{"n":45,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"8c93e03ebe4da5e1"}
{"n":46,"by":"greeks","kind":"TracePath","answer":"walk 23.59,22.65,0; walk 22.12,21.38,0","seal":"ba5c21a1894995f8"}
{"n":47,"by":"greeks","kind":"ChooseAction","answer":"solicit","seal":"a901eda79a29094e"}
{"n":48,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"dd839e80e012cd76"}
{"n":49,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,5,2,7,0,6,1,4]},"seal":"21cd9acad4bb7519"}
{"n":50,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"4a231bd46be7ce07"}
{"n":51,"by":"greeks","kind":"TracePath","answer":"walk 16.12,17.62,0","seal":"e4eb8cef13bf3c75"}
{"n":52,"by":"greeks","kind":"ChooseAction","answer":"effroyable_illusion","seal":"fe1617cb3a48be5a"}
{"n":53,"by":"greeks","kind":"ChoosePowerTarget","answer":"leonidas","seal":"fd4f995ba4c8004d"}
{"n":54,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"ebde652c983f21fb"}
{"n":55,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"0f762274d39af3a4"}
{"n":56,"by":"vikings","kind":"TracePath","answer":{"path":"walk 10.48,10.55,0.5; walk 14.88,16.38,0","hurry":true},"seal":"1b8d17512c389512"}
{"n":57,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"f2bb547a4d964caf"}
{"n":58,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"dd8ae1865b3c9c78"}
{"n":59,"by":"greeks","kind":"TracePath","answer":"walk 18.38,19.62,0","seal":"b6867681d4bade29"}
{"n":60,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"873aca307709475b"}
{"n":61,"by":"greeks","kind":"ChooseShot","answer":{"target":"vesarine","weapon":"arc_lourd","aimed":false},"seal":"7fee1501a786c6a7"}
{"n":62,"by":"*chance","kind":"Die","answer":{"for":"shot","result":5},"seal":"cb65a31a9918ce54"}
{"n":63,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":3},"seal":"0b3dca81457d2d2c"}
{"n":64,"by":"greeks","kind":"InfluenceFate","answer":"pass","seal":"88fc6693cd66ddc9"}
{"n":65,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"043d76527b35ad91"}
{"n":66,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"855e8172a3f67704"}
{"n":67,"by":"greeks","kind":"InfluenceFate","answer":"pass","seal":"fba715ed8b7e0d12"}
{"n":68,"by":"greeks","kind":"CallGods","answer":"souffle_d_athena on ulysse","seal":"a6c6c9f458665ef4"}
{"n":69,"by":"greeks","kind":"CallGods","answer":"filet_d_hephaistos on jorund","seal":"8921501d9cfb02b9"}
{"n":70,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"b96aba47a25c1ef4"}
{"n":71,"by":"greeks","kind":"ChooseAction","answer":"move","seal":"cff1b43a6f8ef4e3"}
{"n":72,"by":"greeks","kind":"TracePath","answer":"walk 17.16,20.1,0; walk 17.12,19.88,0","seal":"4807e0edcb5c0fc7"}
{"n":73,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"dc3fac413925ef58"}
{"n":74,"by":"greeks","kind":"ChooseShot","answer":{"target":"thorvald","weapon":"lance","aimed":false},"seal":"646c3de629dbdf89"}
{"n":75,"by":"*chance","kind":"Die","answer":{"for":"shot","result":6},"seal":"33cd78d1ed3e05c2"}
{"n":76,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"d484b7b7b207662d"}
{"n":77,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"93b339c39b7e667b"}
{"n":78,"by":"*chance","kind":"Die","answer":{"for":"damage","result":5},"seal":"ce5e9535fbd7aa3e"}
{"n":79,"by":"greeks","kind":"CallGods","answer":"pass","seal":"e9068bc1acb26d1d"}
{"n":80,"by":"greeks","kind":"ChooseAction","answer":"end","seal":"4cb537d7a1ef2ec0"}
{"n":81,"by":"greeks","kind":"CallGods","answer":"pass","seal":"efe6fe446012c55a"}
{"n":82,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"9ad9e775aa677fb7"}
{"n":83,"by":"vikings","kind":"TracePath","answer":"walk 19.325,9.643,0; walk 20.125,12.125,0","seal":"4f23e0b0f15c3a9b"}
{"n":84,"by":"greeks","kind":"CallGods","answer":"pass","seal":"6cfb7e38fcd5ce71"}
{"n":85,"by":"vikings","kind":"ChooseAction","answer":"harvest","seal":"1412c75063e0c83a"}
{"n":86,"by":"greeks","kind":"CallGods","answer":"pass","seal":"0808bdfadba0e5d1"}
{"n":87,"by":"vikings","kind":"ChooseAction","answer":"end","seal":"0b618646b7422821"}
{"n":88,"by":"greeks","kind":"CallGods","answer":"pass","seal":"7b513a903029e229"}
{"n":89,"by":"greeks","kind":"ChooseAction","answer":"shoot","seal":"ba76cc51fcbb1bfc"}
{"n":90,"by":"greeks","kind":"ChooseShot","answer":{"target":"thorvald","weapon":"lance","aimed":true},"seal":"6199e3e91824397c"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"b8fb90b03af9df9e"}
{"n":92,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":6},"seal":"4c154b3e8a246485"}
{"n":93,"by":"greeks","kind":"InfluenceFate","answer":"die 1","seal":"2f56500d158d524c"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"shot","result":3},"seal":"af084cd08501f24e"}
{"n":95,"by":"vikings","kind":"ChooseAction","answer":"move","seal":"a4f2020cbeced90e"}
{"n":96,"by":"vikings","kind":"TracePath","answer":"walk 17.541887185661206,16.78290315950808","seal":"383e8e618bb1cf1e"}
{"n":97,"by":"*chance","kind":"Die","answer":{"for":"psychisme","result":2},"seal":"fe1ffc5d1053896a"}
{"n":98,"by":"vikings","kind":"InfluenceFate","answer":"pass","seal":"5ae2c99956c25b1a"}
{"n":99,"by":"vikings","kind":"ChooseAction","answer":"fight","seal":"d64975de01b08178"}
{"n":100,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"6c1727a59e7d7b50"}
{"n":101,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"5a8b135985d2ab51"}
{"n":102,"by":"vikings","kind":"InfluenceFate","answer":"die 1","seal":"d4f044546a34b34e"}
{"n":103,"by":"*chance","kind":"Die","answer":{"for":"combat","result":4},"seal":"affca92ed6fe9298"}
{"n":104,"by":"*chance","kind":"Die","answer":{"for":"armure","result":1},"seal":"9a0571ec950321cc"}
{"n":105,"by":"vikings","kind":"Concede","answer":"give up","seal":"a57253a76fbee6f8"}
{"end":{"is":"Ended","winners":["vikings"],"reason":"conceded","rule":"ICH-END-02","score":[["greeks",5],["vikings",15]]},"events":191,"seal":"184fa32c56799562"}
