{"format":"pas-record/1","game":"ichoria","rules":"0.1","players":["amazons","renegades"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"The island in the marsh","about":"Amazons against renegade Vikings over deep water, with alternate activation and grave wounds.","scene":{"folder":"catalogue","file":"ichoria/marsh.toml","digest":"b4ca3eb43886c02e43ad7a19eae233bd1e9c0c6fdec37177cce8cdc450902086","document":{"format":"pas-scene/1","game":"ichoria","name":"The island in the marsh","table":{"size":[28,24]},"pieces":[{"id":"island","cylinder":[2.5,0.4],"at":[14.0,12.0]},{"id":"first stone","cylinder":[0.9,0.4],"at":[14.0,8.4]},{"id":"second stone","cylinder":[0.9,0.4],"at":[14.0,15.6]},{"id":"west rock","box":[2.4,1.2,1.8],"at":[6.0,6.5],"turn":20.0},{"id":"east rock","box":[2.4,1.2,1.8],"at":[22.0,17.5],"turn":20.0},{"id":"palisade","box":[5.0,0.3,1.6],"at":[21.0,6.8]},{"id":"hut","box":[3.0,3.0,2.5],"at":[7.0,18.0]}],"areas":[{"kind":"deep_water","polygon":[[0,9.6],[11.2,9.6],[11.2,14.4],[0,14.4]]},{"kind":"deep_water","polygon":[[16.8,9.6],[28,9.6],[28,14.4],[16.8,14.4]]},{"kind":"difficult","polygon":[[8.0,7.0],[12.5,7.0],[12.5,9.6],[8.0,9.6]]},{"kind":"difficult","polygon":[[15.5,14.4],[20.0,14.4],[20.0,17.0],[15.5,17.0]]}]}},"zones":[{"name":"south bank","polygon":[[1.0,0.0],[27.0,0.0],[27.0,5.0],[1.0,5.0]],"side":"amazons"},{"name":"north bank","polygon":[[1.0,19.0],[27.0,19.0],[27.0,24.0],[1.0,24.0]],"side":"renegades"}],"book":{"is":"Book","sides":["amazons","renegades"],"cards":{"hiera":{"is":"Card","id":"hiera","side":"amazons","profile":"amazons/amazon_blademaster","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":5,"athletisme":5,"psychisme":2,"sante":2,"weapons":["paire_epees"],"abilities":{"is":"set","of":["acrobatie","ambidextre"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"ysite":{"is":"Card","id":"ysite","side":"amazons","profile":"amazons/amazon_pirate","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"asteria":{"is":"Card","id":"asteria","side":"amazons","profile":"amazons/amazon_archer","faction":"amazons","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee","arc"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"vesarine":{"is":"Card","id":"vesarine","side":"amazons","profile":"barbarians/barbarian_sibyl","faction":"barbarians","combat":2,"adresse":3,"armure":1,"initiative":2,"athletisme":3,"psychisme":4,"sante":2,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25},"sigvald":{"is":"Card","id":"sigvald","side":"renegades","profile":"vikings/rus","faction":"vikings","combat":5,"adresse":2,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":3,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"runir":{"is":"Card","id":"runir","side":"renegades","profile":"vikings/shield_maiden","faction":"vikings","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":4,"weapons":["hache"],"abilities":{"is":"set","of":["animal_de_garde","attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"kara":{"is":"Card","id":"kara","side":"renegades","profile":"vikings/speer","faction":"vikings","combat":3,"adresse":3,"armure":2,"initiative":4,"athletisme":4,"psychisme":3,"sante":2,"weapons":["lance"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"hissar":{"is":"Card","id":"hissar","side":"renegades","profile":"barbarians/wandering_oracle","faction":"barbarians","combat":1,"adresse":2,"armure":1,"initiative":2,"athletisme":1,"psychisme":5,"sante":3,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","immobilisation","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25}},"bands":{"amazons":{"is":"Band","side":"amazons","faction":"amazons","renegade":false,"figures":["hiera","ysite","asteria","vesarine"]},"renegades":{"is":"Band","side":"renegades","faction":"vikings","renegade":true,"figures":["sigvald","runir","kara","hissar"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true}},"factions":{"amazons":{"is":"Faction","key":"amazons","capability":"acrobatie","acts":[{"is":"FaithAct","key":"acrobatics","points":1},{"is":"FaithAct","key":"dive","points":1}],"frenzy":{"athletisme":1},"interventions":[{"is":"Intervention","key":"regard_d_artemis","name":"Regard d'Artémis","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"source_d_artemis","name":"Source d'Artémis","cost":6,"effect":"heal","target":"own","amount":1},{"is":"Intervention","key":"pas_d_hermes","name":"Pas d'Hermès","cost":3,"effect":"steady","target":"own","amount":1}]},"vikings":{"is":"Faction","key":"vikings","capability":"attaque_eclair","acts":[{"is":"FaithAct","key":"fight","points":1},{"is":"FaithAct","key":"shot","points":1}],"frenzy":{"combat":1},"interventions":[{"is":"Intervention","key":"fureur_d_odin","name":"Fureur d'Odin","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"marteau_de_thor","name":"Marteau de Thor","cost":5,"effect":"difficulty","target":"enemy","amount":1}]},"renegades":{"is":"Faction","key":"renegades","capability":null,"acts":[],"frenzy":{},"interventions":[{"is":"Intervention","key":"ombre_sans_visage","name":"Ombre sans visage","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"chaines_du_tartare","name":"Chaînes du Tartare","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"faim_des_dieux","name":"Faim des dieux sombres","cost":4,"effect":"drain","target":"enemy","amount":5}]},"barbarians":{"is":"Faction","key":"barbarians","capability":null,"acts":[],"frenzy":{},"interventions":[]}},"options":{"is":"Options","alternate_activation":true,"grave_wounds":true,"turn_limit":6,"victory":"crystals","fragments":[15,15,5,5,5,5,5,5,5,5,5,5]}},"points":{"amazons":2,"renegades":2},"places":{},"fragments":[{"id":"island","value":15,"place":[14.0,12.0,0.4000244140625]},{"id":"west bank","value":5,"place":[5.0,8.8,0.0]},{"id":"east bank","value":5,"place":[23.0,15.2,0.0]},{"id":"palisade","value":5,"place":[21.0,8.0,0.0]},{"id":"hut","value":5,"place":[9.2,16.0,0.0]}]},"seal":"a92f126d60e25314"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":3},"seal":"70bc49c635153925"}
{"n":2,"by":"amazons","kind":"DeployFigure","answer":{"figure":"asteria","at":[3.7875,4.1625]},"seal":"b96ecc85064286fc"}
{"n":3,"by":"renegades","kind":"DeployFigure","answer":{"figure":"hissar","at":[21.2875,19.9125]},"seal":"ddcf7168a1a415eb"}
{"n":4,"by":"amazons","kind":"DeployFigure","answer":{"figure":"ysite","at":[20.7875,4.2875]},"seal":"e7ca843da5f1f077"}
{"n":5,"by":"renegades","kind":"DeployFigure","answer":{"figure":"sigvald","at":[12.7875,19.975]},"seal":"b73048605a1c17c7"}
{"n":6,"by":"amazons","kind":"DeployFigure","answer":{"figure":"vesarine","at":[22.35,3.0375]},"seal":"9f901bf2b7fcad5e"}
{"n":7,"by":"renegades","kind":"DeployFigure","answer":{"figure":"runir","at":[25.0375,20.35]},"seal":"5eb2f11f999b147d"}
{"n":8,"by":"amazons","kind":"DeployFigure","answer":{"figure":"hiera","at":[1.85,3.9125]},"seal":"bed2330688b3d29a"}
{"n":9,"by":"renegades","kind":"DeployFigure","answer":{"figure":"kara","at":[9.9125,19.975]},"seal":"b53a642c7199f385"}
{"n":10,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"5cdc5676582bfcaf"}
{"n":11,"by":"renegades","kind":"PickCard","answer":"kara","seal":"2330b479d032c337"}
{"n":12,"by":"*chance","kind":"Die","answer":{"for":"tie","result":1},"seal":"204294aeec9480b3"}
{"n":13,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"1d96dc5ccd7c86db"}
{"n":14,"by":"amazons","kind":"TracePath","answer":{"path":"walk 18.15,6.16,0; walk 17.89,6.38,0; walk 15.38,10.62,0.4","hurry":true},"seal":"61514224cb007f81"}
{"n":15,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"c8b6fd90a1edbfa5"}
{"n":16,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"408f3e110ee6f86c"}
{"n":17,"by":"renegades","kind":"TracePath","answer":"walk 9.2,16,0","seal":"88192d9f76aaf034"}
{"n":18,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"fa13f40557cfed54"}
{"n":19,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"faf006493a568ac2"}
{"n":20,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"deccbfe931c8e0b5"}
{"n":21,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"146131acc49fda2c"}
{"n":22,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"03f8f35e6759a414"}
{"n":23,"by":"amazons","kind":"TracePath","answer":"walk 4.0957,6.9442,0; walk 5,8.8,0","seal":"265b4f93182149ff"}
{"n":24,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"6d97eb93a1262888"}
{"n":25,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"b45b8b59ad47013f"}
{"n":26,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"c89aca1faa8a4588"}
{"n":27,"by":"renegades","kind":"TracePath","answer":"walk 21.7,18.69,0; walk 21.7,18.67,0; leap 21.79,18.09,1.8; walk 22.2,16.97,1.8; drop 22.3,16.26,0; walk 23,15.2,0","seal":"41d5e414fd9269d1"}
{"n":28,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"f2e157ea8946cb73"}
{"n":29,"by":"renegades","kind":"CallGods","answer":"pass","seal":"6d39d022480b8646"}
{"n":30,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"68d681f6e0c14555"}
{"n":31,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"f281363e2dc4f80c"}
{"n":32,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"1496d6dc9adacbd7"}
{"n":33,"by":"renegades","kind":"CallGods","answer":"pass","seal":"88656d8e75e476ed"}
{"n":34,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"7e8a321a8d2eeb0e"}
{"n":35,"by":"renegades","kind":"TracePath","answer":{"path":"walk 14.12,12.12,0.4","hurry":true},"seal":"cb855066d79fb1c6"}
{"n":36,"by":"renegades","kind":"CallGods","answer":"pass","seal":"822e0a39e4a56d56"}
{"n":37,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"91f19ff390cdca0a"}
{"n":38,"by":"renegades","kind":"CallGods","answer":"pass","seal":"aba1a7f5e782da5a"}
{"n":39,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"4b9e9f25337e5423"}
{"n":40,"by":"amazons","kind":"TracePath","answer":"walk 21.12,6.04,0","seal":"512cdac29a029fa7"}
{"n":41,"by":"renegades","kind":"CallGods","answer":"pass","seal":"78d5a1d8e63ffd59"}
{"n":42,"by":"amazons","kind":"ChooseAction","answer":"effroyable_illusion","seal":"5eb891019d853536"}
{"n":43,"by":"amazons","kind":"ChoosePowerTarget","answer":"ysite","seal":"c4be6e761adac44f"}
{"n":44,"by":"renegades","kind":"CallGods","answer":"pass","seal":"ade7989d1defafa6"}
{"n":45,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"e2798dbde40bb848"}
{"n":46,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"328d5bcd56797ca9"}
{"n":47,"by":"renegades","kind":"PickCard","answer":"runir","seal":"e0b53a968645d817"}
{"n":48,"by":"renegades","kind":"CallGods","answer":"pass","seal":"03fe81f2e2942a4d"}
{"n":49,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"a2c2b135edd2dbf8"}
{"n":50,"by":"amazons","kind":"TracePath","answer":{"path":"walk 7.21,5.54,0; walk 9.12,6.62,0; walk 9.88,7.12,0","hurry":true},"seal":"922cc69f8b43a0fe"}
{"n":51,"by":"renegades","kind":"CallGods","answer":"pass","seal":"d8f547464074e50b"}
{"n":52,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"87d4d2da25d825a0"}
{"n":53,"by":"renegades","kind":"CallGods","answer":"pass","seal":"be9736f18abb5c84"}
{"n":54,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"b4db45fb774878ab"}
{"n":55,"by":"renegades","kind":"TracePath","answer":"walk 20.14,18.09,0; walk 19.88,17.62,0","seal":"a539410da30e2ae0"}
{"n":56,"by":"renegades","kind":"CallGods","answer":"pass","seal":"c729e8bd441522d2"}
{"n":57,"by":"renegades","kind":"ChooseAction","answer":"alert","seal":"6a0c6b2cb66389bf"}
{"n":58,"by":"renegades","kind":"CallGods","answer":"pass","seal":"8bdbea167c3315f0"}
{"n":59,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"25315dc9a665f8e7"}
{"n":60,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"ab91ba3006f4fd06"}
{"n":61,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"ce9c1a2ce182a1f9"}
{"n":62,"by":"*chance","kind":"Die","answer":{"for":"tie","result":4},"seal":"8717c0a7e380aa77"}
{"n":63,"by":"renegades","kind":"CallGods","answer":"pass","seal":"7a16c70bab751c6c"}
{"n":64,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"eed8953a06b8fc75"}
{"n":65,"by":"renegades","kind":"CallGods","answer":"pass","seal":"ad317cc11cfb6638"}
{"n":66,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"0fd06a90016129a2"}
{"n":67,"by":"renegades","kind":"TracePath","answer":"walk 13.71,11.1,0.4; walk 13.62,10.12,0.4; walk 14.38,9.12,0.4; walk 16.38,8.38,0","seal":"5f7d6083f7e4106a"}
{"n":68,"by":"renegades","kind":"CallGods","answer":"pass","seal":"f8759f8f38ab01d8"}
{"n":69,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"b9883b54aa639a02"}
{"n":70,"by":"renegades","kind":"CallGods","answer":"pass","seal":"6fec40e5c13a4145"}
{"n":71,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"04e03498c1b922fa"}
{"n":72,"by":"amazons","kind":"TracePath","answer":{"path":"walk 17.35,9.82,0; walk 20.88,8.12,0","hurry":true},"seal":"d25f1024f7a3b568"}
{"n":73,"by":"renegades","kind":"React","answer":"pass","seal":"daa4a0e83ace0a6b"}
{"n":74,"by":"*chance","kind":"Die","answer":{"for":"swim","result":2},"seal":"a2ba2c0fa570783c"}
{"n":75,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"538e9216f8399952"}
{"n":76,"by":"renegades","kind":"Curse","answer":"pass","seal":"e0ac972eca42d607"}
{"n":77,"by":"amazons","kind":"CallGods","answer":"pass","seal":"adb4c77e8f8de6d5"}
{"n":78,"by":"renegades","kind":"CallGods","answer":"pass","seal":"b1015099036e327b"}
{"n":79,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"2a2d13503723dcb8"}
{"n":80,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"79c31b733a0fcaa4"}
{"n":81,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"4933809b1de4da96"}
{"n":82,"by":"*chance","kind":"Die","answer":{"for":"tie","result":5},"seal":"802216c03ab3bdb8"}
{"n":83,"by":"renegades","kind":"CallGods","answer":"pass","seal":"eed720f2c21b32d5"}
{"n":84,"by":"amazons","kind":"CallGods","answer":"pass","seal":"4b9d2324da30427e"}
{"n":85,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"e1944f780c1df15d"}
{"n":86,"by":"renegades","kind":"TracePath","answer":{"path":"walk 21.12,14.62,0","hurry":true},"seal":"cf55056e4de80914"}
{"n":87,"by":"renegades","kind":"CallGods","answer":"pass","seal":"ba43ceb3f7b1cbd7"}
{"n":88,"by":"amazons","kind":"CallGods","answer":"pass","seal":"5adaad70a81a0c64"}
{"n":89,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"49e94371941f835f"}
{"n":90,"by":"amazons","kind":"CallGods","answer":"pass","seal":"e9bef75fab9ce776"}
{"n":91,"by":"renegades","kind":"CallGods","answer":"pass","seal":"2b160d914c9a0102"}
{"n":92,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"30787b63430c35c7"}
{"n":93,"by":"amazons","kind":"TracePath","answer":"walk 23.37,6,0; walk 23.88,6.12,0; walk 24.09,6.38,0; walk 24.12,7.12,0; walk 23.96,7.46,0; walk 22.38,7.88,0","seal":"4ea97d4d0352e3ea"}
{"n":94,"by":"amazons","kind":"CallGods","answer":"pass","seal":"9ccc8b34946f06ae"}
{"n":95,"by":"renegades","kind":"CallGods","answer":"pass","seal":"876c9e638afd808d"}
{"n":96,"by":"amazons","kind":"ChooseAction","answer":"effroyable_illusion","seal":"7c789c556fd6ee72"}
{"n":97,"by":"amazons","kind":"ChoosePowerTarget","answer":"ysite","seal":"1617b353613da71c"}
{"n":98,"by":"amazons","kind":"CallGods","answer":"pass","seal":"1a69512e7815b439"}
{"n":99,"by":"renegades","kind":"CallGods","answer":"pass","seal":"76094a6fa69c4278"}
{"n":100,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"07d9b91286c1d2f6"}
{"n":101,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"793502b2107b1c90"}
{"n":102,"by":"renegades","kind":"PickCard","answer":"runir","seal":"c9c3c6cce927d64b"}
{"n":103,"by":"amazons","kind":"CallGods","answer":"pass","seal":"057715a1b53023a6"}
{"n":104,"by":"renegades","kind":"CallGods","answer":"pass","seal":"e58dc529c903dec3"}
{"n":105,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"c236d0c6c11660f3"}
{"n":106,"by":"amazons","kind":"TracePath","answer":{"path":"walk 10.129,6.932,0; walk 16.875,6.657,0; walk 17.319,6.948,0; walk 18.125,7.625,0","hurry":true},"seal":"3aab256433b061c2"}
{"n":107,"by":"amazons","kind":"CallGods","answer":"pass","seal":"e78d6797d10a1938"}
{"n":108,"by":"renegades","kind":"CallGods","answer":"pass","seal":"08d4f903301c3d80"}
{"n":109,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"e4e864f59ed2e62b"}
{"n":110,"by":"renegades","kind":"CallGods","answer":"pass","seal":"2e7cf236edf97ede"}
{"n":111,"by":"amazons","kind":"CallGods","answer":"pass","seal":"ef65cdd213cb8bdf"}
{"n":112,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"28bce8e134fa8476"}
{"n":113,"by":"renegades","kind":"TracePath","answer":"walk 20.07,16.62,0; walk 20.12,15.62,0; walk 19.88,14.62,0","seal":"64259b0d3b3f0bf1"}
{"n":114,"by":"renegades","kind":"CallGods","answer":"pass","seal":"bc09d373a49a52d8"}
{"n":115,"by":"amazons","kind":"CallGods","answer":"pass","seal":"6aa52ca09f42f4b6"}
{"n":116,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"69da4f6e859e52f7"}
{"n":117,"by":"renegades","kind":"ChooseShot","answer":{"target":"vesarine","weapon":"hache","aimed":false},"seal":"a1d71075d4c00639"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"shot","result":3},"seal":"f05432e0f5f199fe"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":3},"seal":"c37fec4622a56151"}
{"n":120,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"cc2577af350fc01b"}
{"n":121,"by":"renegades","kind":"CallGods","answer":"ombre_sans_visage on runir","seal":"968907ad6244a49b"}
{"n":122,"by":"amazons","kind":"CallGods","answer":"pass","seal":"be3444d8cd094aec"}
{"n":123,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"f1e0c4dbcbd86383"}
{"n":124,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"17222c58f56bf411"}
{"n":125,"by":"renegades","kind":"PickCard","answer":"kara","seal":"a7cc7c612d493f91"}
{"n":126,"by":"*chance","kind":"Die","answer":{"for":"tie","result":6},"seal":"5fc715e6b71143db"}
{"n":127,"by":"amazons","kind":"CallGods","answer":"pass","seal":"4b8a0cb8ebc3a441"}
{"n":128,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"94cd83f1d8b13cd0"}
{"n":129,"by":"renegades","kind":"ChooseShot","answer":{"target":"asteria","weapon":"lance","aimed":true},"seal":"fd2bd61869a04032"}
{"n":130,"by":"*chance","kind":"Die","answer":{"for":"shot","result":6},"seal":"cbec164713a606b6"}
{"n":131,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"5b28c5ef6f925d55"}
{"n":132,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"685f40840373a062"}
{"n":133,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"c551397f6e5234e7"}
{"n":134,"by":"*chance","kind":"Die","answer":{"for":"damage","result":5},"seal":"5c32f5cc742e24a6"}
{"n":135,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"b2def1a19224ec0f"}
{"n":136,"by":"renegades","kind":"CallGods","answer":"ombre_sans_visage on kara","seal":"c3acf60ce3fa045c"}
{"n":137,"by":"amazons","kind":"CallGods","answer":"pass","seal":"f7fe69686a512203"}
{"n":138,"by":"amazons","kind":"Concede","answer":"play on","seal":"03f4050fd497c0d4"}
{"n":139,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"cf26776fa24cb09f"}
{"n":140,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"5d0fdb2f1f27c735"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"tie","result":2},"seal":"c37f09d7959e16f8"}
{"n":142,"by":"amazons","kind":"CallGods","answer":"pass","seal":"4830665db8fc600d"}
{"n":143,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"7184fedc3ee79213"}
{"n":144,"by":"amazons","kind":"CallGods","answer":"pass","seal":"bc77454b3c7d348d"}
{"n":145,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"cb5b063c65b90cda"}
{"n":146,"by":"amazons","kind":"TracePath","answer":"walk 16.84,10.05,0; walk 16.62,10.12,0","seal":"28859e630aea125d"}
{"n":147,"by":"*chance","kind":"Die","answer":{"for":"swim","result":6},"seal":"f31154cb56623336"}
{"n":148,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"69f5dd8ff62b5521"}
{"n":149,"by":"amazons","kind":"CallGods","answer":"pass","seal":"26fd4aafcdaceee2"}
{"n":150,"by":"amazons","kind":"CallGods","answer":"pass","seal":"a4eeecc13a9b73ad"}
{"n":151,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"bd985fb305519ffb"}
{"n":152,"by":"renegades","kind":"TracePath","answer":"walk 14.59,6.94,0; walk 11.12,5.88,0","seal":"9ac65844ba8bbc0a"}
{"n":153,"by":"amazons","kind":"CallGods","answer":"pass","seal":"fb2bfed753faff5d"}
{"n":154,"by":"renegades","kind":"ChooseAction","answer":"alert","seal":"420acaec04743017"}
{"n":155,"by":"amazons","kind":"CallGods","answer":"pass","seal":"dc8dfb5995ba9498"}
{"n":156,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"bff63e22e3dc85e3"}
{"n":157,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"21eb34a02fc92e34"}
{"n":158,"by":"renegades","kind":"PickCard","answer":"kara","seal":"a57cab2f4c08c9b3"}
{"n":159,"by":"amazons","kind":"CallGods","answer":"pass","seal":"9b273959864f4667"}
{"n":160,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"27fed71c526a3b23"}
{"n":161,"by":"amazons","kind":"TracePath","answer":{"path":"walk 14.88,9.12,0.4; walk 12.38,9.62,0.4; walk 11.12,9.62,0; walk 10.88,9.38,0","hurry":true},"seal":"c68d107b0a58da6d"}
{"n":162,"by":"renegades","kind":"React","answer":"pass","seal":"3e25d8dbcdceb278"}
{"n":163,"by":"*chance","kind":"Die","answer":{"for":"swim","result":3},"seal":"cf30ac9f4fece9ed"}
{"n":164,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"58a0faa6b94b89c0"}
{"n":165,"by":"amazons","kind":"CallGods","answer":"regard_d_artemis on hiera","seal":"135454e41afe5f0e"}
{"n":166,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"c6f202825a2b752f"}
{"n":167,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"f3680e8a2bf456e1"}
{"n":168,"by":"renegades","kind":"TracePath","answer":{"path":"walk 5.12,14.62,0","hurry":true},"seal":"848a7a928eac0170"}
{"n":169,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"3ab6b17edcac7e79"}
{"n":170,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"88e23aa931dcf248"}
{"n":171,"by":"renegades","kind":"PickCard","answer":"runir","seal":"728cb8f8d8e7d779"}
{"n":172,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"2d1d6107814283e5"}
{"n":173,"by":"renegades","kind":"TracePath","answer":{"path":"walk 19.62,14.38,0; walk 14.12,13.38,0.4","hurry":true},"seal":"e8d7a53f060c5de1"}
{"n":174,"by":"*chance","kind":"Die","answer":{"for":"swim","result":2},"seal":"5c8a98faed1b7349"}
{"n":175,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"642fac8248f27c63"}
{"n":176,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"32127855e9c93ac2"}
{"n":177,"by":"amazons","kind":"TracePath","answer":{"path":"walk 16.901,7.428,0; walk 14.615,6.937,0; walk 13.625,6.875,0","hurry":true},"seal":"42b76ea501fe0ed1"}
{"n":178,"by":"renegades","kind":"React","answer":"pass","seal":"caf8f5f8f0793844"}
{"n":179,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"65f60d9a39b06f45"}
{"n":180,"by":"amazons","kind":"PickCard","answer":"blank","seal":"c395f3d22208964d"}
{"n":181,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"49f0be1550548fdd"}
{"n":182,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"7a2749387acce71d"}
{"n":183,"by":"renegades","kind":"TracePath","answer":"walk 24.38,17.12,0","seal":"43f75200412d6e98"}
{"n":184,"by":"renegades","kind":"ChooseAction","answer":"effroyable_illusion","seal":"0e65a64bf0345538"}
{"n":185,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"a31cef5b2ee4beac"}
{"n":186,"by":"amazons","kind":"Concede","answer":"play on","seal":"f771aa057e1485ff"}
{"n":187,"by":"renegades","kind":"Concede","answer":"give up","seal":"0b13d4440c7f5858"}
{"end":{"is":"Ended","winners":["renegades"],"reason":"conceded","rule":"ICH-END-02","score":[["amazons",5],["renegades",25]]},"events":263,"seal":"9c2861b9a4bdaf15"}
