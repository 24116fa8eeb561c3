{"format":"pas-record/1","game":"ichoria","rules":"0.1","players":["amazons","renegades"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"The island in the marsh","about":"Amazons against renegade Vikings over deep water, with alternate activation and grave wounds.","scene":{"folder":"catalogue","file":"ichoria/marsh.toml","digest":"7ed46c3e002a2294934a8dfd772598fa0cc6f778738f9906389e773130075322","document":{"format":"pas-scene/1","game":"ichoria","name":"The island in the marsh","table":{"size":[28,24]},"pieces":[{"id":"island","cylinder":[2.5,0.4],"at":[14.0,12.0]},{"id":"first stone","cylinder":[0.9,0.4],"at":[14.0,8.4]},{"id":"second stone","cylinder":[0.9,0.4],"at":[14.0,15.6]},{"id":"west rock","box":[2.4,1.2,1.8],"at":[6.0,6.5],"turn":20.0},{"id":"east rock","box":[2.4,1.2,1.8],"at":[22.0,17.5],"turn":20.0},{"id":"palisade","box":[3.0,0.3,1.6],"at":[21.0,6.8]},{"id":"hut","box":[3.0,3.0,2.5],"at":[7.0,18.0]}],"areas":[{"kind":"deep_water","polygon":[[0,9.6],[11.2,9.6],[11.2,14.4],[0,14.4]]},{"kind":"deep_water","polygon":[[16.8,9.6],[28,9.6],[28,14.4],[16.8,14.4]]},{"kind":"difficult","polygon":[[8.0,7.0],[12.5,7.0],[12.5,9.6],[8.0,9.6]]},{"kind":"difficult","polygon":[[15.5,14.4],[20.0,14.4],[20.0,17.0],[15.5,17.0]]}]}},"zones":[{"name":"south bank","polygon":[[1.0,0.0],[27.0,0.0],[27.0,5.0],[1.0,5.0]],"side":"amazons"},{"name":"north bank","polygon":[[1.0,19.0],[27.0,19.0],[27.0,24.0],[1.0,24.0]],"side":"renegades"}],"book":{"is":"Book","sides":["amazons","renegades"],"cards":{"hiera":{"is":"Card","id":"hiera","side":"amazons","profile":"amazons/amazon_blademaster","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":5,"athletisme":5,"psychisme":2,"sante":2,"weapons":["paire_epees"],"abilities":{"is":"set","of":["acrobatie","ambidextre"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"ysite":{"is":"Card","id":"ysite","side":"amazons","profile":"amazons/amazon_pirate","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"asteria":{"is":"Card","id":"asteria","side":"amazons","profile":"amazons/amazon_archer","faction":"amazons","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee","arc"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"vesarine":{"is":"Card","id":"vesarine","side":"amazons","profile":"barbarians/barbarian_sibyl","faction":"barbarians","combat":2,"adresse":3,"armure":1,"initiative":2,"athletisme":3,"psychisme":4,"sante":2,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25},"sigvald":{"is":"Card","id":"sigvald","side":"renegades","profile":"vikings/rus","faction":"vikings","combat":5,"adresse":2,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":3,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"runir":{"is":"Card","id":"runir","side":"renegades","profile":"vikings/shield_maiden","faction":"vikings","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":4,"weapons":["hache"],"abilities":{"is":"set","of":["animal_de_garde","attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"kara":{"is":"Card","id":"kara","side":"renegades","profile":"vikings/speer","faction":"vikings","combat":3,"adresse":3,"armure":2,"initiative":4,"athletisme":4,"psychisme":3,"sante":2,"weapons":["lance"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"hissar":{"is":"Card","id":"hissar","side":"renegades","profile":"barbarians/wandering_oracle","faction":"barbarians","combat":1,"adresse":2,"armure":1,"initiative":2,"athletisme":1,"psychisme":5,"sante":3,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","immobilisation","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25}},"bands":{"amazons":{"is":"Band","side":"amazons","faction":"amazons","renegade":false,"figures":["hiera","ysite","asteria","vesarine"]},"renegades":{"is":"Band","side":"renegades","faction":"vikings","renegade":true,"figures":["sigvald","runir","kara","hissar"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true}},"factions":{"amazons":{"is":"Faction","key":"amazons","capability":"acrobatie","acts":[{"is":"FaithAct","key":"acrobatics","points":1},{"is":"FaithAct","key":"dive","points":1}],"frenzy":{"athletisme":1},"interventions":[{"is":"Intervention","key":"regard_d_artemis","name":"Regard d'Artémis","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"source_d_artemis","name":"Source d'Artémis","cost":6,"effect":"heal","target":"own","amount":1},{"is":"Intervention","key":"pas_d_hermes","name":"Pas d'Hermès","cost":3,"effect":"steady","target":"own","amount":1}]},"vikings":{"is":"Faction","key":"vikings","capability":"attaque_eclair","acts":[{"is":"FaithAct","key":"fight","points":1},{"is":"FaithAct","key":"shot","points":1}],"frenzy":{"combat":1},"interventions":[{"is":"Intervention","key":"fureur_d_odin","name":"Fureur d'Odin","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"marteau_de_thor","name":"Marteau de Thor","cost":5,"effect":"difficulty","target":"enemy","amount":1}]},"renegades":{"is":"Faction","key":"renegades","capability":null,"acts":[],"frenzy":{},"interventions":[{"is":"Intervention","key":"ombre_sans_visage","name":"Ombre sans visage","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"chaines_du_tartare","name":"Chaînes du Tartare","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"faim_des_dieux","name":"Faim des dieux sombres","cost":4,"effect":"drain","target":"enemy","amount":5}]},"barbarians":{"is":"Faction","key":"barbarians","capability":null,"acts":[],"frenzy":{},"interventions":[]}},"options":{"is":"Options","alternate_activation":true,"grave_wounds":true,"turn_limit":6,"victory":"crystals","fragments":[15,15,5,5,5,5,5,5,5,5,5,5]}},"points":{"amazons":2,"renegades":2},"places":{},"fragments":[{"id":"island","value":15,"place":[14.0,12.0,0.4000244140625]},{"id":"west bank","value":5,"place":[5.0,8.8,0.0]},{"id":"east bank","value":5,"place":[23.0,15.2,0.0]},{"id":"palisade","value":5,"place":[21.0,8.0,0.0]},{"id":"hut","value":5,"place":[7.0,16.0,0.0]}]},"seal":"53c6a62ddcc7596b"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":3},"seal":"254909dce9aa28f4"}
{"n":2,"by":"amazons","kind":"DeployFigure","answer":{"figure":"asteria","at":[3.7875,4.1625]},"seal":"a6343fa33840708a"}
{"n":3,"by":"renegades","kind":"DeployFigure","answer":{"figure":"hissar","at":[6.475,20.85]},"seal":"da70189a73a16ae6"}
{"n":4,"by":"amazons","kind":"DeployFigure","answer":{"figure":"ysite","at":[20.7875,4.2875]},"seal":"c66caa33c70f80eb"}
{"n":5,"by":"renegades","kind":"DeployFigure","answer":{"figure":"sigvald","at":[9.475,22.2875]},"seal":"aa0f66b007fdeabd"}
{"n":6,"by":"amazons","kind":"DeployFigure","answer":{"figure":"vesarine","at":[22.35,3.0375]},"seal":"00c7cdc1fa02f52d"}
{"n":7,"by":"renegades","kind":"DeployFigure","answer":{"figure":"runir","at":[25.0375,20.35]},"seal":"341651e23642612b"}
{"n":8,"by":"amazons","kind":"DeployFigure","answer":{"figure":"hiera","at":[1.85,3.9125]},"seal":"2fedc3f4f2acc088"}
{"n":9,"by":"renegades","kind":"DeployFigure","answer":{"figure":"kara","at":[7.85,20.85]},"seal":"0de7ba3915f366df"}
{"n":10,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"2b924eaf85069680"}
{"n":11,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"b0b50a73804e2e5b"}
{"n":12,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"a1e283feb8661103"}
{"n":13,"by":"amazons","kind":"TracePath","answer":"walk 18.9,6.39,0; walk 18.9,7.12,0; walk 19.04,7.46,0; walk 21,8,0","seal":"8e99fb0012cb9816"}
{"n":14,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"5a217f0f16dbbe37"}
{"n":15,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"07f62cb609051225"}
{"n":16,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"0e31280018a1b7c1"}
{"n":17,"by":"renegades","kind":"TracePath","answer":"walk 4.88,19.88,0; walk 4.89,16.13,0; walk 5.12,15.88,0","seal":"b657e63a452002e9"}
{"n":18,"by":"renegades","kind":"ChooseAction","answer":"effroyable_illusion","seal":"4f43860b59beabf0"}
{"n":19,"by":"renegades","kind":"ChoosePowerTarget","answer":"sigvald","seal":"02111f92be25098e"}
{"n":20,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"644dd9a88afac83d"}
{"n":21,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"724af7805100e560"}
{"n":22,"by":"renegades","kind":"PickCard","answer":"kara","seal":"6c09178984523935"}
{"n":23,"by":"*chance","kind":"Die","answer":{"for":"tie","result":1},"seal":"761c119b5e041d54"}
{"n":24,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"dcf83558d1fb7998"}
{"n":25,"by":"amazons","kind":"TracePath","answer":"walk 4.0957,6.9442,0; walk 5,8.8,0","seal":"2ed4463d4ddf572b"}
{"n":26,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"9cb0abd6568ae9c8"}
{"n":27,"by":"amazons","kind":"CallGods","answer":"pass","seal":"dabbf114e15b13b5"}
{"n":28,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"e58e1da15e8033cd"}
{"n":29,"by":"amazons","kind":"CallGods","answer":"pass","seal":"d7951b8a79072584"}
{"n":30,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"1f545ff5e1de26c3"}
{"n":31,"by":"renegades","kind":"TracePath","answer":"walk 8.84,20.1,0; walk 11.38,16.12,0","seal":"8e08806d5990bd6b"}
{"n":32,"by":"amazons","kind":"CallGods","answer":"pass","seal":"e29d5161f3522ed3"}
{"n":33,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"79f64849eef44088"}
{"n":34,"by":"renegades","kind":"ChooseShot","answer":{"target":"asteria","weapon":"lance","aimed":false},"seal":"f6493051d7c9dbe0"}
{"n":35,"by":"*chance","kind":"Die","answer":{"for":"shot","result":4},"seal":"d5076d7f1f6d25e5"}
{"n":36,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"33458fe7169dca39"}
{"n":37,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"12681f8cbbe91c08"}
{"n":38,"by":"amazons","kind":"CallGods","answer":"pass","seal":"1a64249e00fbe7a8"}
{"n":39,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"d1737d5747268236"}
{"n":40,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"3912baa83a658bce"}
{"n":41,"by":"renegades","kind":"PickCard","answer":"runir","seal":"56a05a0b12879198"}
{"n":42,"by":"amazons","kind":"CallGods","answer":"pass","seal":"83369b3ec3aaaf6c"}
{"n":43,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"bd399f939f41bf1b"}
{"n":44,"by":"renegades","kind":"TracePath","answer":"walk 23.82,16.9,0; walk 23,15.2,0","seal":"8317e594386a5c31"}
{"n":45,"by":"amazons","kind":"CallGods","answer":"pass","seal":"2b4db34691f36af1"}
{"n":46,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"9628e94d24506819"}
{"n":47,"by":"renegades","kind":"CallGods","answer":"pass","seal":"2a4cda235563aa7c"}
{"n":48,"by":"amazons","kind":"CallGods","answer":"pass","seal":"59e38473d9a1c881"}
{"n":49,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"e38636084671c1b1"}
{"n":50,"by":"amazons","kind":"CallGods","answer":"pass","seal":"068bffa3e4ea9d6b"}
{"n":51,"by":"renegades","kind":"CallGods","answer":"pass","seal":"218d255e233e69ec"}
{"n":52,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"b592d1e27ec70da5"}
{"n":53,"by":"amazons","kind":"TracePath","answer":{"path":"walk 18.89,6.39,0; walk 16.38,9.62,0","hurry":true},"seal":"7de3a510010dfb24"}
{"n":54,"by":"amazons","kind":"CallGods","answer":"pass","seal":"6cccd3b508129ebf"}
{"n":55,"by":"renegades","kind":"CallGods","answer":"pass","seal":"4b0e5700a70e8033"}
{"n":56,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"454d6f79c0813bae"}
{"n":57,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"c282fdab4ca6215d"}
{"n":58,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"bc85a8b8ecffd215"}
{"n":59,"by":"amazons","kind":"CallGods","answer":"pass","seal":"81ac2bc8621ae2fa"}
{"n":60,"by":"renegades","kind":"CallGods","answer":"pass","seal":"5c4109144eab6cfd"}
{"n":61,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"fd2be5e6ea96b166"}
{"n":62,"by":"amazons","kind":"TracePath","answer":{"path":"walk 7.21,5.54,0; walk 9.12,6.62,0; walk 9.88,7.12,0","hurry":true},"seal":"156071b7f012d272"}
{"n":63,"by":"amazons","kind":"CallGods","answer":"pass","seal":"3216daed852bb444"}
{"n":64,"by":"renegades","kind":"CallGods","answer":"pass","seal":"25dffaa162cdc9cf"}
{"n":65,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"16e6f23bbbe15edc"}
{"n":66,"by":"renegades","kind":"CallGods","answer":"pass","seal":"07812e09ad2428ba"}
{"n":67,"by":"amazons","kind":"CallGods","answer":"pass","seal":"c466285e026ab715"}
{"n":68,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"d90cc5c3d6577834"}
{"n":69,"by":"renegades","kind":"TracePath","answer":{"path":"walk 12.61,16.37,0; walk 13.12,14.62,0.4","hurry":true},"seal":"52f54d39daf386ab"}
{"n":70,"by":"renegades","kind":"CallGods","answer":"pass","seal":"e6254aacdcd6df1c"}
{"n":71,"by":"amazons","kind":"CallGods","answer":"pass","seal":"40adf45ead8c79d0"}
{"n":72,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"e295101322097939"}
{"n":73,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"47441c02dd3a7ef5"}
{"n":74,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"fa65cc5df77a0493"}
{"n":75,"by":"*chance","kind":"Die","answer":{"for":"tie","result":5},"seal":"ffed3efe72437312"}
{"n":76,"by":"renegades","kind":"CallGods","answer":"pass","seal":"f3df673f84be745b"}
{"n":77,"by":"amazons","kind":"CallGods","answer":"pass","seal":"b9664cb52a2a7d3f"}
{"n":78,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"b90f462b1b69fff3"}
{"n":79,"by":"renegades","kind":"TracePath","answer":"walk 6.88,15.88,0","seal":"da66963b924235a4"}
{"n":80,"by":"renegades","kind":"CallGods","answer":"pass","seal":"3bef9c8a13167dd9"}
{"n":81,"by":"amazons","kind":"CallGods","answer":"pass","seal":"4c7691f61c33a741"}
{"n":82,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"809812bc8582066b"}
{"n":83,"by":"renegades","kind":"CallGods","answer":"pass","seal":"2575ccfec9b338a9"}
{"n":84,"by":"amazons","kind":"CallGods","answer":"pass","seal":"f1aae1928d284836"}
{"n":85,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"ed7b667aefeac3bc"}
{"n":86,"by":"amazons","kind":"CallGods","answer":"pass","seal":"df771777d489aa54"}
{"n":87,"by":"renegades","kind":"CallGods","answer":"pass","seal":"1d8ae451f1129933"}
{"n":88,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"5136bb9059eb0634"}
{"n":89,"by":"amazons","kind":"TracePath","answer":"walk 14,12,0.4","seal":"c9fc68c6a3421d85"}
{"n":90,"by":"amazons","kind":"CallGods","answer":"pass","seal":"8c938d6990fd8214"}
{"n":91,"by":"renegades","kind":"CallGods","answer":"pass","seal":"295277780ae1c51f"}
{"n":92,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"8f6b2275bfc14ef3"}
{"n":93,"by":"amazons","kind":"CallGods","answer":"pass","seal":"b27dec7e212def4f"}
{"n":94,"by":"renegades","kind":"CallGods","answer":"pass","seal":"b536e2ed290f6fd7"}
{"n":95,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"d4678db1f9a8f572"}
{"n":96,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"886f684af425b6f4"}
{"n":97,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"18f3e424daa3bed7"}
{"n":98,"by":"amazons","kind":"CallGods","answer":"pass","seal":"c17825588fc70e70"}
{"n":99,"by":"renegades","kind":"CallGods","answer":"pass","seal":"a778fa6ebd958167"}
{"n":100,"by":"amazons","kind":"ChooseAction","answer":"alert","seal":"77998b5010eff7a9"}
{"n":101,"by":"amazons","kind":"CallGods","answer":"pass","seal":"2f1bbc1c3ad45b40"}
{"n":102,"by":"renegades","kind":"CallGods","answer":"pass","seal":"16818bcddc5e4ee1"}
{"n":103,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"2eb3535195a6371b"}
{"n":104,"by":"renegades","kind":"CallGods","answer":"pass","seal":"9be2eea40ca13f78"}
{"n":105,"by":"amazons","kind":"CallGods","answer":"pass","seal":"6c65f3dfd9907827"}
{"n":106,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"53818b4997e20aa1"}
{"n":107,"by":"renegades","kind":"TracePath","answer":"walk 13.474640077241256,13.564128176192387","seal":"37fcbde8549adeaf"}
{"n":108,"by":"renegades","kind":"CallGods","answer":"pass","seal":"9a94636564f145c2"}
{"n":109,"by":"amazons","kind":"CallGods","answer":"pass","seal":"edd807ecda0e5be5"}
{"n":110,"by":"renegades","kind":"ChooseAction","answer":"fight","seal":"f12e7711d6afe567"}
{"n":111,"by":"*chance","kind":"Die","answer":{"for":"combat","result":3},"seal":"18eefab97b9c96e3"}
{"n":112,"by":"*chance","kind":"Die","answer":{"for":"combat","result":3},"seal":"59ac096053d1f796"}
{"n":113,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"c3a88ce099824572"}
{"n":114,"by":"amazons","kind":"Curse","answer":"pass","seal":"65738548a7e163c0"}
{"n":115,"by":"*chance","kind":"Die","answer":{"for":"armure","result":6},"seal":"7d15cfbded0665e0"}
{"n":116,"by":"renegades","kind":"CallGods","answer":"ombre_sans_visage on sigvald","seal":"31343581fd12b3ac"}
{"n":117,"by":"renegades","kind":"CallGods","answer":"faim_des_dieux on amazons","seal":"5a6dda23e6459365"}
{"n":118,"by":"renegades","kind":"CallGods","answer":"pass","seal":"3372d172de267efe"}
{"n":119,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"57f57adba1bd7b5c"}
{"n":120,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"3e4e1159d84dcb7e"}
{"n":121,"by":"renegades","kind":"PickCard","answer":"kara","seal":"dbd15e2120d8425e"}
{"n":122,"by":"*chance","kind":"Die","answer":{"for":"tie","result":6},"seal":"b3222ea6bea9ae5b"}
{"n":123,"by":"renegades","kind":"CallGods","answer":"pass","seal":"4c1ecc0ce3e03ec8"}
{"n":124,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"3dd8fe88dc473499"}
{"n":125,"by":"renegades","kind":"TracePath","answer":"walk 12.43,12.89,0.4; walk 12.63,12.63,0.4; walk 14,12,0.4","seal":"386887080af58281"}
{"n":126,"by":"amazons","kind":"React","answer":"pass","seal":"48998a9628fe010d"}
{"n":127,"by":"renegades","kind":"CallGods","answer":"pass","seal":"b529bac3f551e79f"}
{"n":128,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"30aa8f82b72dc8c1"}
{"n":129,"by":"renegades","kind":"CallGods","answer":"ombre_sans_visage on kara","seal":"7e86abb449b458a5"}
{"n":130,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"58d7fc8f60ceb7d4"}
{"n":131,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"7c1c2d5e598c960a"}
{"n":132,"by":"amazons","kind":"TracePath","answer":"walk 22.96,7.46,0; walk 23.1,7.12,0; walk 23.12,5.12,0","seal":"4bb6f5083b5d0fd3"}
{"n":133,"by":"amazons","kind":"ChooseAction","answer":"solicit","seal":"ad92aa325e272437"}
{"n":134,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"51be219a40e3bce2"}
{"n":135,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"8d751930e295636d"}
{"n":136,"by":"renegades","kind":"PickCard","answer":"runir","seal":"0e800d232feae93d"}
{"n":137,"by":"*chance","kind":"Die","answer":{"for":"tie","result":2},"seal":"4cbf951f2d1e48af"}
{"n":138,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"98ef547dd932c910"}
{"n":139,"by":"amazons","kind":"ChooseShot","answer":{"target":"hissar","weapon":"arc","aimed":true},"seal":"25f197abc5b12522"}
{"n":140,"by":"*chance","kind":"Die","answer":{"for":"shot","result":5},"seal":"ded6b719b6da24e5"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":5},"seal":"8be120194fcbc126"}
{"n":142,"by":"*chance","kind":"Die","answer":{"for":"armure","result":2},"seal":"1cd805b468e3b60e"}
{"n":143,"by":"renegades","kind":"ChooseAction","answer":"solicit","seal":"c7d5285ab4de9927"}
{"n":144,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"55d2850f29d612b5"}
{"n":145,"by":"amazons","kind":"Concede","answer":"play on","seal":"10ca177a4073fca3"}
{"n":146,"by":"renegades","kind":"Concede","answer":"give up","seal":"2a5a0cf605ab1425"}
{"end":{"is":"Ended","winners":["renegades"],"reason":"conceded","rule":"ICH-END-02","score":[["amazons",10],["renegades",25]]},"events":179,"seal":"891bf824ff42cb64"}
