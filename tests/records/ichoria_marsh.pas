{"format":"pas-record/1","game":"ichoria","rules":"0.1","players":["amazons","renegades"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"The island in the marsh","about":"Amazons against renegade Vikings over deep water, with alternate activation and grave wounds.","scene":{"folder":"catalogue","file":"ichoria/marsh.toml","digest":"7ed46c3e002a2294934a8dfd772598fa0cc6f778738f9906389e773130075322","document":{"format":"pas-scene/1","game":"ichoria","name":"The island in the marsh","table":{"size":[28,24]},"pieces":[{"id":"island","cylinder":[2.5,0.4],"at":[14.0,12.0]},{"id":"first stone","cylinder":[0.9,0.4],"at":[14.0,8.4]},{"id":"second stone","cylinder":[0.9,0.4],"at":[14.0,15.6]},{"id":"west rock","box":[2.4,1.2,1.8],"at":[6.0,6.5],"turn":20.0},{"id":"east rock","box":[2.4,1.2,1.8],"at":[22.0,17.5],"turn":20.0},{"id":"palisade","box":[3.0,0.3,1.6],"at":[21.0,6.8]},{"id":"hut","box":[3.0,3.0,2.5],"at":[7.0,18.0]}],"areas":[{"kind":"deep_water","polygon":[[0,9.6],[11.2,9.6],[11.2,14.4],[0,14.4]]},{"kind":"deep_water","polygon":[[16.8,9.6],[28,9.6],[28,14.4],[16.8,14.4]]},{"kind":"difficult","polygon":[[8.0,7.0],[12.5,7.0],[12.5,9.6],[8.0,9.6]]},{"kind":"difficult","polygon":[[15.5,14.4],[20.0,14.4],[20.0,17.0],[15.5,17.0]]}]}},"zones":[{"name":"south bank","polygon":[[1.0,0.0],[27.0,0.0],[27.0,5.0],[1.0,5.0]],"side":"amazons"},{"name":"north bank","polygon":[[1.0,19.0],[27.0,19.0],[27.0,24.0],[1.0,24.0]],"side":"renegades"}],"book":{"is":"Book","sides":["amazons","renegades"],"cards":{"hiera":{"is":"Card","id":"hiera","side":"amazons","profile":"amazons/amazon_blademaster","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":5,"athletisme":5,"psychisme":2,"sante":2,"weapons":["paire_epees"],"abilities":{"is":"set","of":["acrobatie","ambidextre"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"ysite":{"is":"Card","id":"ysite","side":"amazons","profile":"amazons/amazon_pirate","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"asteria":{"is":"Card","id":"asteria","side":"amazons","profile":"amazons/amazon_archer","faction":"amazons","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee","arc"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"vesarine":{"is":"Card","id":"vesarine","side":"amazons","profile":"barbarians/barbarian_sibyl","faction":"barbarians","combat":2,"adresse":3,"armure":1,"initiative":2,"athletisme":3,"psychisme":4,"sante":2,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25},"sigvald":{"is":"Card","id":"sigvald","side":"renegades","profile":"vikings/rus","faction":"vikings","combat":5,"adresse":2,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":3,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"chief","mercenary":false,"base_pas":1.2,"height_pas":1.25},"runir":{"is":"Card","id":"runir","side":"renegades","profile":"vikings/shield_maiden","faction":"vikings","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":4,"weapons":["hache"],"abilities":{"is":"set","of":["animal_de_garde","attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"kara":{"is":"Card","id":"kara","side":"renegades","profile":"vikings/speer","faction":"vikings","combat":3,"adresse":3,"armure":2,"initiative":4,"athletisme":4,"psychisme":3,"sante":2,"weapons":["lance"],"abilities":{"is":"set","of":["attaque_eclair"]},"role":"companion","mercenary":false,"base_pas":1.2,"height_pas":1.25},"hissar":{"is":"Card","id":"hissar","side":"renegades","profile":"barbarians/wandering_oracle","faction":"barbarians","combat":1,"adresse":2,"armure":1,"initiative":2,"athletisme":1,"psychisme":5,"sante":3,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","immobilisation","receptacle"]},"role":"receptacle","mercenary":false,"base_pas":1.2,"height_pas":1.25}},"bands":{"amazons":{"is":"Band","side":"amazons","faction":"amazons","renegade":false,"figures":["hiera","ysite","asteria","vesarine"]},"renegades":{"is":"Band","side":"renegades","faction":"vikings","renegade":true,"figures":["sigvald","runir","kara","hissar"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true}},"factions":{"amazons":{"is":"Faction","key":"amazons","capability":"acrobatie","acts":[{"is":"FaithAct","key":"acrobatics","points":1},{"is":"FaithAct","key":"dive","points":1}],"frenzy":{"athletisme":1},"interventions":[{"is":"Intervention","key":"regard_d_artemis","name":"Regard d'Artémis","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"source_d_artemis","name":"Source d'Artémis","cost":6,"effect":"heal","target":"own","amount":1},{"is":"Intervention","key":"pas_d_hermes","name":"Pas d'Hermès","cost":3,"effect":"steady","target":"own","amount":1}]},"vikings":{"is":"Faction","key":"vikings","capability":"attaque_eclair","acts":[{"is":"FaithAct","key":"fight","points":1},{"is":"FaithAct","key":"shot","points":1}],"frenzy":{"combat":1},"interventions":[{"is":"Intervention","key":"fureur_d_odin","name":"Fureur d'Odin","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"marteau_de_thor","name":"Marteau de Thor","cost":5,"effect":"difficulty","target":"enemy","amount":1}]},"renegades":{"is":"Faction","key":"renegades","capability":null,"acts":[],"frenzy":{},"interventions":[{"is":"Intervention","key":"ombre_sans_visage","name":"Ombre sans visage","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"chaines_du_tartare","name":"Chaînes du Tartare","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"faim_des_dieux","name":"Faim des dieux sombres","cost":4,"effect":"drain","target":"enemy","amount":5}]},"barbarians":{"is":"Faction","key":"barbarians","capability":null,"acts":[],"frenzy":{},"interventions":[]}},"options":{"is":"Options","alternate_activation":true,"grave_wounds":true,"turn_limit":6,"victory":"crystals","fragments":[15,15,5,5,5,5,5,5,5,5,5,5]}},"points":{"amazons":2,"renegades":2},"places":{},"fragments":[{"id":"island","value":15,"place":[14.0,12.0,0.4000244140625]},{"id":"west bank","value":5,"place":[5.0,9.6,0.0]},{"id":"east bank","value":5,"place":[23.0,15.2,0.0]},{"id":"palisade","value":5,"place":[21.0,9.0,0.0]},{"id":"hut","value":5,"place":[7.0,16.0,0.0]}]},"seal":"dbac500646d2be72"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":3},"seal":"34f0cba52078d835"}
{"n":2,"by":"amazons","kind":"DeployFigure","answer":{"figure":"asteria","at":[3.7875,4.1625]},"seal":"5416a2728ae6441d"}
{"n":3,"by":"renegades","kind":"DeployFigure","answer":{"figure":"hissar","at":[6.475,20.85]},"seal":"41d148c7f8f19314"}
{"n":4,"by":"amazons","kind":"DeployFigure","answer":{"figure":"ysite","at":[20.7875,4.2875]},"seal":"52898eae248cb45b"}
{"n":5,"by":"renegades","kind":"DeployFigure","answer":{"figure":"sigvald","at":[9.475,22.2875]},"seal":"c4bcbc1186ff9d8f"}
{"n":6,"by":"amazons","kind":"DeployFigure","answer":{"figure":"vesarine","at":[22.35,3.0375]},"seal":"b423dd43721b8a50"}
{"n":7,"by":"renegades","kind":"DeployFigure","answer":{"figure":"runir","at":[25.0375,20.35]},"seal":"6b32fc7f9d2509d4"}
{"n":8,"by":"amazons","kind":"DeployFigure","answer":{"figure":"hiera","at":[1.85,3.9125]},"seal":"78a559f5d401164c"}
{"n":9,"by":"renegades","kind":"DeployFigure","answer":{"figure":"kara","at":[7.85,20.85]},"seal":"9adaa4f010919db8"}
{"n":10,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"cc7a3bea4b3659a7"}
{"n":11,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"9fbcb1eb014adb90"}
{"n":12,"by":"amazons","kind":"ChooseAction","answer":"solicit","seal":"56a095007a3aa382"}
{"n":13,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"b054208d762aad9e"}
{"n":14,"by":"amazons","kind":"TracePath","answer":"walk 18.68,6.67,0; walk 17.12,8.88,0","seal":"1dd142101886f126"}
{"n":15,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"73e2c338128f61d5"}
{"n":16,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"b40c36bc6d9a0af3"}
{"n":17,"by":"renegades","kind":"TracePath","answer":"walk 4.88,19.88,0; walk 4.89,16.13,0; walk 5.12,15.88,0","seal":"6ce343c7e290ac5a"}
{"n":18,"by":"renegades","kind":"ChooseAction","answer":"effroyable_illusion","seal":"a4bf6185e86968b4"}
{"n":19,"by":"renegades","kind":"ChoosePowerTarget","answer":"sigvald","seal":"62127932b403c08d"}
{"n":20,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"a7ac4ba4c4a016d4"}
{"n":21,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"058f70cd24ae4838"}
{"n":22,"by":"renegades","kind":"PickCard","answer":"kara","seal":"a37aca5bea114b77"}
{"n":23,"by":"*chance","kind":"Die","answer":{"for":"tie","result":1},"seal":"aee91f58b0ad6282"}
{"n":24,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"72ebabe64c76530c"}
{"n":25,"by":"amazons","kind":"TracePath","answer":"walk 4.09,6.95,0; walk 5,9.6,0","seal":"976a65f3b5800538"}
{"n":26,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"c837b43a06259271"}
{"n":27,"by":"amazons","kind":"CallGods","answer":"pass","seal":"df0e010fefbf625c"}
{"n":28,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"722aed0a8489f560"}
{"n":29,"by":"amazons","kind":"CallGods","answer":"pass","seal":"c7bbd0570a9b281b"}
{"n":30,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"41a3b1d08e2c7da4"}
{"n":31,"by":"renegades","kind":"TracePath","answer":"walk 8.84,20.1,0; walk 11.38,16.12,0","seal":"f11cf00772faf336"}
{"n":32,"by":"amazons","kind":"CallGods","answer":"pass","seal":"7b6f9fef2ed25cb3"}
{"n":33,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"b6aa727f0a35dc79"}
{"n":34,"by":"renegades","kind":"ChooseShot","answer":{"target":"asteria","weapon":"lance","aimed":false},"seal":"16648c1a4b949cfb"}
{"n":35,"by":"*chance","kind":"Die","answer":{"for":"shot","result":4},"seal":"81c589a12ac98cc9"}
{"n":36,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"fce355176cc13f01"}
{"n":37,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"2610bd53106dcfc1"}
{"n":38,"by":"amazons","kind":"CallGods","answer":"pass","seal":"8b7a3a2a0e0d03f4"}
{"n":39,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"35169e8c2741b07c"}
{"n":40,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"23aca07a355fba56"}
{"n":41,"by":"renegades","kind":"PickCard","answer":"runir","seal":"5c079436c0a39574"}
{"n":42,"by":"amazons","kind":"CallGods","answer":"pass","seal":"fdae2752b85b5d6a"}
{"n":43,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"bdbfe0ba4389a2f4"}
{"n":44,"by":"renegades","kind":"TracePath","answer":"walk 23.82,16.9,0; walk 23,15.2,0","seal":"ea2b45c3a1d636d8"}
{"n":45,"by":"amazons","kind":"CallGods","answer":"pass","seal":"123d769dd4080370"}
{"n":46,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"8f43fd254d11fdbd"}
{"n":47,"by":"renegades","kind":"CallGods","answer":"pass","seal":"ca8f00587b782e02"}
{"n":48,"by":"amazons","kind":"CallGods","answer":"pass","seal":"19d025b662ea022c"}
{"n":49,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"8c9be53df442541e"}
{"n":50,"by":"amazons","kind":"CallGods","answer":"pass","seal":"458f511dc63ddfb7"}
{"n":51,"by":"renegades","kind":"CallGods","answer":"pass","seal":"70e220e0b2e7117f"}
{"n":52,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"2e0b5b225bfc4581"}
{"n":53,"by":"amazons","kind":"TracePath","answer":{"path":"walk 16.13,8.14,0; walk 15.62,8.88,0","hurry":true},"seal":"df14be22be66cbd2"}
{"n":54,"by":"amazons","kind":"CallGods","answer":"pass","seal":"41bcf4e56ff942e5"}
{"n":55,"by":"renegades","kind":"CallGods","answer":"pass","seal":"2cc0c51aeb6de72d"}
{"n":56,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"a694227af11bc934"}
{"n":57,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"cca3b9b6959c74f2"}
{"n":58,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"cc689eb37b4661f9"}
{"n":59,"by":"amazons","kind":"CallGods","answer":"pass","seal":"ae74ea7a3c06c578"}
{"n":60,"by":"renegades","kind":"CallGods","answer":"pass","seal":"3ce2176660d6c4c4"}
{"n":61,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"f6f1c6b4d4c1e349"}
{"n":62,"by":"amazons","kind":"TracePath","answer":{"path":"walk 4.19,7.06,0; walk 7.9,9.58,0; walk 8.12,9.62,0","hurry":true},"seal":"ac45383158f6d3f1"}
{"n":63,"by":"*chance","kind":"Die","answer":{"for":"swim","result":5},"seal":"4fead9b907f67327"}
{"n":64,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"63bda94c73c45db2"}
{"n":65,"by":"amazons","kind":"CallGods","answer":"pass","seal":"52f511e1f8f3d1f4"}
{"n":66,"by":"renegades","kind":"CallGods","answer":"pass","seal":"fb4c7501fe359a9b"}
{"n":67,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"420f78450fb7f28c"}
{"n":68,"by":"renegades","kind":"CallGods","answer":"pass","seal":"00214bcf7c011d83"}
{"n":69,"by":"amazons","kind":"CallGods","answer":"pass","seal":"c6481592f0de6287"}
{"n":70,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"19587bc09496b882"}
{"n":71,"by":"renegades","kind":"TracePath","answer":{"path":"walk 12.61,16.37,0; walk 13.12,14.62,0.4","hurry":true},"seal":"b86daeea561cbdc2"}
{"n":72,"by":"renegades","kind":"CallGods","answer":"pass","seal":"574b3aee70a2a684"}
{"n":73,"by":"amazons","kind":"CallGods","answer":"pass","seal":"46e75f7c6c232920"}
{"n":74,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"c12cb38d6fbeaa1e"}
{"n":75,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"54613b1a97ae81be"}
{"n":76,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"1cc04ef7dbfa1576"}
{"n":77,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"8c48ad2f8744c184"}
{"n":78,"by":"amazons","kind":"CallGods","answer":"pass","seal":"1ba307f08ff39288"}
{"n":79,"by":"renegades","kind":"CallGods","answer":"pass","seal":"e17706ff3399487c"}
{"n":80,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"d7f4f0012af1fa98"}
{"n":81,"by":"amazons","kind":"TracePath","answer":"walk 14,12,0.4","seal":"87a254d15d0f5a4d"}
{"n":82,"by":"amazons","kind":"CallGods","answer":"pass","seal":"9a166a2a34449e15"}
{"n":83,"by":"renegades","kind":"CallGods","answer":"pass","seal":"61f7865b1a65db8f"}
{"n":84,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"232adfdb4e9fef7a"}
{"n":85,"by":"amazons","kind":"CallGods","answer":"regard_d_artemis on vesarine","seal":"c679fa40ddd6db89"}
{"n":86,"by":"renegades","kind":"CallGods","answer":"pass","seal":"70c7015ae8963747"}
{"n":87,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"075eed626f7e02b4"}
{"n":88,"by":"renegades","kind":"CallGods","answer":"pass","seal":"c01327d67db9900e"}
{"n":89,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"b2d8a058556d71ed"}
{"n":90,"by":"renegades","kind":"TracePath","answer":"walk 6.88,15.88,0","seal":"24637a8c874f6d66"}
{"n":91,"by":"renegades","kind":"CallGods","answer":"pass","seal":"97e74153fba88f78"}
{"n":92,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"1dcb280409ef8eaf"}
{"n":93,"by":"renegades","kind":"CallGods","answer":"pass","seal":"5a575abfd89a1e18"}
{"n":94,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"01285d5319b6d0c3"}
{"n":95,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"f2e37b7a1f5222fb"}
{"n":96,"by":"renegades","kind":"PickCard","answer":"runir","seal":"fd8e9a8109d9e839"}
{"n":97,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"a9bd43b32fc8bb1e"}
{"n":98,"by":"renegades","kind":"CallGods","answer":"pass","seal":"8a2f36cae78cdfdb"}
{"n":99,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"2db3ec109f4081c1"}
{"n":100,"by":"amazons","kind":"TracePath","answer":"walk 21,9,0","seal":"5f8384549197d551"}
{"n":101,"by":"renegades","kind":"CallGods","answer":"pass","seal":"b15a170dec1c2bd0"}
{"n":102,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"e209157075812954"}
{"n":103,"by":"renegades","kind":"CallGods","answer":"pass","seal":"23ab84087f5edbe5"}
{"n":104,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"236a9195a6d4f76e"}
{"n":105,"by":"renegades","kind":"CallGods","answer":"pass","seal":"0889e9f515752a87"}
{"n":106,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"9dd555a2465b3d27"}
{"n":107,"by":"renegades","kind":"ChooseShot","answer":{"target":"ysite","weapon":"hache","aimed":true},"seal":"7ce2791984e8102e"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"shot","result":6},"seal":"bdf6e0ef347c16fe"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":6},"seal":"2b064753d4ebd87b"}
{"n":110,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"29b80c3f035f3896"}
{"n":111,"by":"renegades","kind":"CallGods","answer":"ombre_sans_visage on runir","seal":"6c709acc12ce1d74"}
{"n":112,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"7a9f412d9f3e8c85"}
{"n":113,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"d12f338e2cec6ef1"}
{"n":114,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"080740dcf18847da"}
{"n":115,"by":"amazons","kind":"TracePath","answer":"walk 8.251196261856437,14.962217215628208","seal":"44265559adb0139c"}
{"n":116,"by":"*chance","kind":"Die","answer":{"for":"swim","result":2},"seal":"114c280695d9ba6f"}
{"n":117,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"4a49c003810ddaac"}
{"n":118,"by":"amazons","kind":"CallGods","answer":"pass","seal":"f9e374a9440512b6"}
{"n":119,"by":"amazons","kind":"ChooseAction","answer":"fight","seal":"3af03858a7fd142c"}
{"n":120,"by":"*chance","kind":"Die","answer":{"for":"combat","result":5},"seal":"4fd925828cc6816e"}
{"n":121,"by":"*chance","kind":"Die","answer":{"for":"combat","result":5},"seal":"6498353c0eefd82a"}
{"n":122,"by":"amazons","kind":"RollAgain","answer":"yes","seal":"dbd48ccf6fe5a43d"}
{"n":123,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"c38342f95e6a159d"}
{"n":124,"by":"amazons","kind":"InfluenceFate","answer":"die 1","seal":"56dbdb22183b4056"}
{"n":125,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"5cadc7c94fa5bce1"}
{"n":126,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"31fe6fb3bfdc8e87"}
{"n":127,"by":"*chance","kind":"Die","answer":{"for":"damage","result":2},"seal":"d7084e13ce84d910"}
{"n":128,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"81f84d27be8f92ce"}
{"n":129,"by":"renegades","kind":"TracePath","answer":"walk 13.474640077241256,13.564128176192387","seal":"162b900aa2679db8"}
{"n":130,"by":"*chance","kind":"Die","answer":{"for":"psychisme","result":2},"seal":"8604b77804b885bf"}
{"n":131,"by":"renegades","kind":"ChooseAction","answer":"fight","seal":"e0c9fa749efc964e"}
{"n":132,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"458c7c52332e1002"}
{"n":133,"by":"*chance","kind":"Die","answer":{"for":"combat","result":4},"seal":"3a0f4ffc901633b2"}
{"n":134,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"0a547e73b284f5b1"}
{"n":135,"by":"*chance","kind":"Die","answer":{"for":"armure","result":1},"seal":"0e5920184e4fdca6"}
{"n":136,"by":"amazons","kind":"CallGods","answer":"pass","seal":"e47e8d630f0c33c8"}
{"n":137,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"34b867c638678b14"}
{"n":138,"by":"renegades","kind":"PickCard","answer":"kara","seal":"015c7c6f09917aa2"}
{"n":139,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"c4e5b1aafda98cdf"}
{"n":140,"by":"amazons","kind":"CallGods","answer":"pass","seal":"3261453a354b1de8"}
{"n":141,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"a65821a616bcc41a"}
{"n":142,"by":"amazons","kind":"ChooseShot","answer":{"target":"kara","weapon":"arc","aimed":true},"seal":"b4b56fa810ee874a"}
{"n":143,"by":"*chance","kind":"Die","answer":{"for":"shot","result":4},"seal":"feca1dce7f17b326"}
{"n":144,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":6},"seal":"a22a63c625666c62"}
{"n":145,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"6e44dd3dcb596269"}
{"n":146,"by":"amazons","kind":"CallGods","answer":"pass","seal":"3c35cab1b1f49f8c"}
{"n":147,"by":"amazons","kind":"CallGods","answer":"pass","seal":"8b3e889af4565179"}
{"n":148,"by":"renegades","kind":"ChooseAction","answer":"alert","seal":"4cff52e3e014324b"}
{"n":149,"by":"amazons","kind":"CallGods","answer":"pass","seal":"f06a7fd6142fe1c8"}
{"n":150,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"4293a3bf2f91ba54"}
{"n":151,"by":"amazons","kind":"Concede","answer":"give up","seal":"eb4b0cc6cef53f19"}
{"end":{"is":"Ended","winners":["amazons"],"reason":"conceded","rule":"ICH-END-02","score":[["amazons",25],["renegades",10]]},"events":191,"seal":"4aa5adf296955dae"}
