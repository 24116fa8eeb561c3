{"format":"pas-record/1","game":"ichoria","rules":"0.1","players":["amazons","renegades"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"The island in the marsh","about":"Amazons against renegade Vikings over deep water, with alternate activation and grave wounds.","scene":{"folder":"catalogue","file":"ichoria/marsh.toml","digest":"fc5f28d71ab92aeded78bb662aeda4979316d5990766614ffa433ceec5f62e4c","document":{"format":"pas-scene/1","game":"ichoria","name":"The island in the marsh","table":{"size":[28,24]},"pieces":[{"id":"island","cylinder":[2.5,0.4],"at":[14.0,12.0]},{"id":"first stone","cylinder":[0.9,0.4],"at":[14.0,8.4]},{"id":"second stone","cylinder":[0.9,0.4],"at":[14.0,15.6]},{"id":"west rock","box":[2.4,1.2,1.8],"at":[6.0,6.5],"turn":20.0},{"id":"east rock","box":[2.4,1.2,1.8],"at":[22.0,17.5],"turn":20.0},{"id":"south hut","box":[3.0,3.0,2.5],"at":[21.0,6.0]},{"id":"north hut","box":[3.0,3.0,2.5],"at":[7.0,18.0]}],"areas":[{"kind":"deep_water","polygon":[[0,9.6],[11.2,9.6],[11.2,14.4],[0,14.4]]},{"kind":"deep_water","polygon":[[16.8,9.6],[28,9.6],[28,14.4],[16.8,14.4]]},{"kind":"difficult","polygon":[[8.0,7.0],[12.5,7.0],[12.5,9.6],[8.0,9.6]]},{"kind":"difficult","polygon":[[15.5,14.4],[20.0,14.4],[20.0,17.0],[15.5,17.0]]}]}},"zones":[{"name":"south bank","polygon":[[1.0,0.0],[27.0,0.0],[27.0,5.0],[1.0,5.0]],"side":"amazons"},{"name":"north bank","polygon":[[1.0,19.0],[27.0,19.0],[27.0,24.0],[1.0,24.0]],"side":"renegades"}],"book":{"is":"Book","sides":["amazons","renegades"],"cards":{"hiera":{"is":"Card","id":"hiera","side":"amazons","profile":"amazons/amazon_blademaster","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":5,"athletisme":5,"psychisme":2,"sante":2,"weapons":["paire_epees"],"abilities":{"is":"set","of":["acrobatie","ambidextre"]},"role":"chief","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"ysite":{"is":"Card","id":"ysite","side":"amazons","profile":"amazons/amazon_pirate","faction":"amazons","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"asteria":{"is":"Card","id":"asteria","side":"amazons","profile":"amazons/amazon_archer","faction":"amazons","combat":3,"adresse":4,"armure":1,"initiative":4,"athletisme":5,"psychisme":2,"sante":2,"weapons":["epee","arc"],"abilities":{"is":"set","of":["acrobatie"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"vesarine":{"is":"Card","id":"vesarine","side":"amazons","profile":"barbarians/barbarian_sibyl","faction":"barbarians","combat":2,"adresse":3,"armure":1,"initiative":2,"athletisme":3,"psychisme":4,"sante":2,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","inspiration","receptacle"]},"role":"receptacle","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"sigvald":{"is":"Card","id":"sigvald","side":"renegades","profile":"vikings/rus","faction":"vikings","combat":5,"adresse":2,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":3,"weapons":["epee_deux_mains"],"abilities":{"is":"set","of":[]},"role":"chief","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"runir":{"is":"Card","id":"runir","side":"renegades","profile":"vikings/shield_maiden","faction":"vikings","combat":4,"adresse":3,"armure":1,"initiative":4,"athletisme":3,"psychisme":2,"sante":4,"weapons":["hache"],"abilities":{"is":"set","of":["animal_de_garde"]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"kara":{"is":"Card","id":"kara","side":"renegades","profile":"vikings/speer","faction":"vikings","combat":3,"adresse":3,"armure":2,"initiative":4,"athletisme":4,"psychisme":3,"sante":2,"weapons":["lance"],"abilities":{"is":"set","of":[]},"role":"companion","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25},"hissar":{"is":"Card","id":"hissar","side":"renegades","profile":"barbarians/wandering_oracle","faction":"barbarians","combat":1,"adresse":2,"armure":1,"initiative":2,"athletisme":1,"psychisme":5,"sante":3,"weapons":["baton"],"abilities":{"is":"set","of":["effroyable_illusion","immobilisation","receptacle"]},"role":"receptacle","mercenary":false,"coupled_with":null,"base_pas":1.2,"height_pas":1.25}},"bands":{"amazons":{"is":"Band","side":"amazons","faction":"amazons","renegade":false,"figures":["hiera","ysite","asteria","vesarine"]},"renegades":{"is":"Band","side":"renegades","faction":"vikings","renegade":true,"figures":["sigvald","runir","kara","hissar"]}},"weapons":{"arc":{"is":"Weapon","key":"arc","name":"Arc","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"arc_lourd":{"is":"Weapon","key":"arc_lourd","name":"Arc lourd","damage":"medium","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"baton":{"is":"Weapon","key":"baton","name":"Bâton","damage":"light","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"crocs_et_griffes":{"is":"Weapon","key":"crocs_et_griffes","name":"Crocs et griffes","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"dague":{"is":"Weapon","key":"dague","name":"Dague","damage":"light","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee":{"is":"Weapon","key":"epee","name":"Épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"epee_deux_mains":{"is":"Weapon","key":"epee_deux_mains","name":"Épée à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"grande_epee":{"is":"Weapon","key":"grande_epee","name":"Grande épée","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"grande_hache":{"is":"Weapon","key":"grande_hache","name":"Grande hache","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["perce_armure"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hache":{"is":"Weapon","key":"hache","name":"Hache","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":6.0,"keywords":{"is":"set","of":["jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"hache_deux_mains":{"is":"Weapon","key":"hache_deux_mains","name":"Hache à deux mains","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde":{"is":"Weapon","key":"hallebarde","name":"Hallebarde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"hallebarde_lourde":{"is":"Weapon","key":"hallebarde_lourde","name":"Hallebarde lourde","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["allonge","perce_armure"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"katana":{"is":"Weapon","key":"katana","name":"Katana","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":"heavy","two_weapons":false},"lance":{"is":"Weapon","key":"lance","name":"Lance","damage":"medium","melee":true,"ranged":true,"thrown":true,"range_pas":9.0,"keywords":{"is":"set","of":["allonge","jet"]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau":{"is":"Weapon","key":"marteau","name":"Marteau","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"marteau_lourd":{"is":"Weapon","key":"marteau_lourd","name":"Marteau lourd","damage":"heavy","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":["commotion"]},"reload":false,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"paire_epees":{"is":"Weapon","key":"paire_epees","name":"Paire d'épées","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":true},"arbalete":{"is":"Weapon","key":"arbalete","name":"Arbalète","damage":"heavy","melee":false,"ranged":true,"thrown":false,"range_pas":18.0,"keywords":{"is":"set","of":["perce_armure"]},"reload":true,"magic":false,"hands":2,"damage_two_handed":null,"two_weapons":false},"arbalete_de_poing":{"is":"Weapon","key":"arbalete_de_poing","name":"Arbalète de poing","damage":"light","melee":false,"ranged":true,"thrown":false,"range_pas":9.0,"keywords":{"is":"set","of":[]},"reload":true,"magic":false,"hands":1,"damage_two_handed":null,"two_weapons":false},"lame_benie":{"is":"Weapon","key":"lame_benie","name":"Lame bénie","damage":"medium","melee":true,"ranged":false,"thrown":false,"range_pas":null,"keywords":{"is":"set","of":[]},"reload":false,"magic":true,"hands":1,"damage_two_handed":null,"two_weapons":false}},"factions":{"amazons":{"is":"Faction","key":"amazons","capability":"acrobatie","acts":[{"is":"FaithAct","key":"acrobatics","points":1},{"is":"FaithAct","key":"dive","points":1}],"frenzy":{"athletisme":1},"interventions":[{"is":"Intervention","key":"regard_d_artemis","name":"Regard d'Artémis","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"source_d_artemis","name":"Source d'Artémis","cost":6,"effect":"heal","target":"own","amount":1},{"is":"Intervention","key":"pas_d_hermes","name":"Pas d'Hermès","cost":3,"effect":"steady","target":"own","amount":1}]},"vikings":{"is":"Faction","key":"vikings","capability":"attaque_eclair","acts":[{"is":"FaithAct","key":"fight","points":1},{"is":"FaithAct","key":"shot","points":1}],"frenzy":{"combat":1},"interventions":[{"is":"Intervention","key":"fureur_d_odin","name":"Fureur d'Odin","cost":4,"effect":"inspired","target":"own","amount":1},{"is":"Intervention","key":"marteau_de_thor","name":"Marteau de Thor","cost":5,"effect":"difficulty","target":"enemy","amount":1}]},"renegades":{"is":"Faction","key":"renegades","capability":null,"acts":[],"frenzy":{},"interventions":[{"is":"Intervention","key":"ombre_sans_visage","name":"Ombre sans visage","cost":4,"effect":"effroi","target":"own","amount":1},{"is":"Intervention","key":"chaines_du_tartare","name":"Chaînes du Tartare","cost":6,"effect":"immobilised","target":"enemy","amount":1},{"is":"Intervention","key":"faim_des_dieux","name":"Faim des dieux sombres","cost":4,"effect":"drain","target":"enemy","amount":5}]},"barbarians":{"is":"Faction","key":"barbarians","capability":null,"acts":[],"frenzy":{},"interventions":[]}},"options":{"is":"Options","readings":{"is":"Readings","heroic_leap_partial":"athletisme","recovery":"choice","alert_move":"engage","giving_up":"counts","receptacle_off_table":"transmits"},"alternate_activation":true,"grave_wounds":true,"turn_limit":6,"victory":"crystals","fragments":[15,15,5,5,5,5,5,5,5,5,5,5]}},"points":{"amazons":2,"renegades":2},"places":{},"fragments":[{"id":"island","value":15,"place":[14.0,12.0,0.4000244140625]},{"id":"west bank","value":5,"place":[5.0,8.8,0.0]},{"id":"east bank","value":5,"place":[23.0,15.2,0.0]},{"id":"south hut","value":5,"place":[21.0,8.0,0.0]},{"id":"north hut","value":5,"place":[7.0,16.0,0.0]}]},"seal":"b9113c6b7f2a0487"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"first to deploy","result":3},"seal":"d2c585b43a4a224f"}
{"n":2,"by":"amazons","kind":"DeployFigure","answer":{"figure":"asteria","at":[3.7875,4.1625]},"seal":"5c0ba90611e5d5e9"}
{"n":3,"by":"renegades","kind":"DeployFigure","answer":{"figure":"hissar","at":[6.475,20.85]},"seal":"8b5df5b653effe72"}
{"n":4,"by":"amazons","kind":"DeployFigure","answer":{"figure":"ysite","at":[20.2875,1.7875]},"seal":"394834ea1416233d"}
{"n":5,"by":"renegades","kind":"DeployFigure","answer":{"figure":"sigvald","at":[9.475,22.2875]},"seal":"0d65bbc2af8e10c9"}
{"n":6,"by":"amazons","kind":"DeployFigure","answer":{"figure":"vesarine","at":[22.35,3.0375]},"seal":"b600cb4b2615ebf2"}
{"n":7,"by":"renegades","kind":"DeployFigure","answer":{"figure":"runir","at":[25.0375,20.35]},"seal":"471ae013bca876a8"}
{"n":8,"by":"amazons","kind":"DeployFigure","answer":{"figure":"hiera","at":[1.85,3.9125]},"seal":"511543199b87d65a"}
{"n":9,"by":"renegades","kind":"DeployFigure","answer":{"figure":"kara","at":[7.85,20.85]},"seal":"38e9ae7fe0591a64"}
{"n":10,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"e066d3137d0130ee"}
{"n":11,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"06571cb28445a4b9"}
{"n":12,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"b59fa818f013613a"}
{"n":13,"by":"amazons","kind":"TracePath","answer":"walk 4.0957,6.9442,0; walk 5,8.8,0","seal":"51c3d0f491cd9e87"}
{"n":14,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"cd352933968e56c9"}
{"n":15,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"c9bdf9daee9981a1"}
{"n":16,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"cc80214138f5e56a"}
{"n":17,"by":"renegades","kind":"TracePath","answer":"walk 4.88,19.88,0; walk 4.89,16.13,0; walk 5.12,15.88,0","seal":"8dfac13aab0ccbef"}
{"n":18,"by":"renegades","kind":"ChooseAction","answer":"effroyable_illusion","seal":"292b880270179693"}
{"n":19,"by":"renegades","kind":"ChoosePowerTarget","answer":"sigvald","seal":"7e85fa89bba747a3"}
{"n":20,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"6d1ef209e5d7f888"}
{"n":21,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"98416d9c94d00f8c"}
{"n":22,"by":"renegades","kind":"PickCard","answer":"kara","seal":"7bcc44e0f6b2ea01"}
{"n":23,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"6f4e5e19835a62af"}
{"n":24,"by":"renegades","kind":"TracePath","answer":"walk 8.84,20.1,0; walk 11.38,16.12,0","seal":"8e34ea484000a900"}
{"n":25,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"6463bc53c2433ae7"}
{"n":26,"by":"renegades","kind":"ChooseShot","answer":{"target":"asteria","weapon":"lance","aimed":false},"seal":"2afbb482b611eb91"}
{"n":27,"by":"*chance","kind":"Die","answer":{"for":"shot","result":1},"seal":"340c7e1cf69112e6"}
{"n":28,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":4},"seal":"b3fba82c08347ae9"}
{"n":29,"by":"renegades","kind":"InfluenceFate","answer":"die 1","seal":"774dcf13e270170d"}
{"n":30,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"5a28bf5ca6c244c7"}
{"n":31,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"864cefea2231e524"}
{"n":32,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"06302f04d9c2d1d6"}
{"n":33,"by":"amazons","kind":"TracePath","answer":"walk 23.12,4.12,0; walk 23.11,7.87,0; walk 22.85,8.06,0; walk 22.38,8.12,0","seal":"a29fd07bb6ed9a5a"}
{"n":34,"by":"amazons","kind":"ChooseAction","answer":"effroyable_illusion","seal":"dbe91ac82614df15"}
{"n":35,"by":"amazons","kind":"ChoosePowerTarget","answer":"ysite","seal":"08fc8ebed51e134c"}
{"n":36,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"b34a81dc07725a91"}
{"n":37,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"504c9df8aa90d3bc"}
{"n":38,"by":"renegades","kind":"PickCard","answer":"runir","seal":"d9c11ab207f6bc66"}
{"n":39,"by":"*chance","kind":"Die","answer":{"for":"tie","result":5},"seal":"5c60ca874a78cb58"}
{"n":40,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"0955b622991a544b"}
{"n":41,"by":"renegades","kind":"TracePath","answer":"walk 23.82,16.9,0; walk 23,15.2,0","seal":"de86f4cfa06fe7d8"}
{"n":42,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"d593c6b7a3c4ed14"}
{"n":43,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"e6551692ccbea20a"}
{"n":44,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"f5fa56efc4bf812d"}
{"n":45,"by":"amazons","kind":"TracePath","answer":{"path":"walk 15.38,9.12,0","hurry":true},"seal":"808dc2234420be5f"}
{"n":46,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"65f08d2bada0e68f"}
{"n":47,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"54b319847b0b436b"}
{"n":48,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"8b3271f65f106098"}
{"n":49,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"5d866e7ac8c147eb"}
{"n":50,"by":"amazons","kind":"TracePath","answer":{"path":"walk 7.21,5.54,0; walk 9.12,6.62,0; walk 9.88,7.12,0","hurry":true},"seal":"a2f836649676593d"}
{"n":51,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"d2fdf6f60fb0df12"}
{"n":52,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"5564615511397249"}
{"n":53,"by":"renegades","kind":"TracePath","answer":{"path":"walk 12.61,16.37,0; walk 13.12,14.62,0.4","hurry":true},"seal":"9b5ae064bf2d69b1"}
{"n":54,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"689a67eeb901662e"}
{"n":55,"by":"amazons","kind":"PickCard","answer":"vesarine","seal":"9a6db21509393755"}
{"n":56,"by":"renegades","kind":"PickCard","answer":"hissar","seal":"966a2c26f92f52a5"}
{"n":57,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"649025365cf0d66d"}
{"n":58,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"d83ccbdc4ab9abce"}
{"n":59,"by":"amazons","kind":"TracePath","answer":"walk 21.12,8.12,0","seal":"833c2a07cf20a0e0"}
{"n":60,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"254c5f7e4a6ab6f9"}
{"n":61,"by":"amazons","kind":"CallGods","answer":"pass","seal":"13bed315a5d12d4c"}
{"n":62,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"5e454eedbacdee58"}
{"n":63,"by":"amazons","kind":"CallGods","answer":"pass","seal":"8767bba70189ee4a"}
{"n":64,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"62e028b0c095c2ef"}
{"n":65,"by":"renegades","kind":"TracePath","answer":"walk 6.88,15.88,0","seal":"3fbdbc19b46da89f"}
{"n":66,"by":"amazons","kind":"CallGods","answer":"pass","seal":"89cabe9b73996276"}
{"n":67,"by":"renegades","kind":"ChooseAction","answer":"harvest","seal":"7b0870dcccdebb13"}
{"n":68,"by":"amazons","kind":"CallGods","answer":"pass","seal":"613076413e4b9ea0"}
{"n":69,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"8446a853eea81099"}
{"n":70,"by":"amazons","kind":"PickCard","answer":"ysite","seal":"d807c9532fd5c12e"}
{"n":71,"by":"renegades","kind":"PickCard","answer":"sigvald","seal":"ac363dee588a158f"}
{"n":72,"by":"*chance","kind":"Die","answer":{"for":"tie","result":3},"seal":"0e0e1b7803a4a200"}
{"n":73,"by":"amazons","kind":"CallGods","answer":"pass","seal":"0a9c4c17001290d3"}
{"n":74,"by":"amazons","kind":"ChooseAction","answer":"move","seal":"72b0254e3e65cbd8"}
{"n":75,"by":"amazons","kind":"TracePath","answer":"walk 14,12,0.4","seal":"7022c9d8794d8282"}
{"n":76,"by":"amazons","kind":"CallGods","answer":"pass","seal":"40cd8a49607e8d99"}
{"n":77,"by":"amazons","kind":"ChooseAction","answer":"harvest","seal":"7d96ee105e22c9ce"}
{"n":78,"by":"amazons","kind":"CallGods","answer":"pass","seal":"c31b98025d8f7334"}
{"n":79,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"5be30ae0c009a281"}
{"n":80,"by":"amazons","kind":"CallGods","answer":"pass","seal":"d4d06f6430d9fd23"}
{"n":81,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"056f4e1c0f46904d"}
{"n":82,"by":"renegades","kind":"TracePath","answer":"walk 13.474640077241256,13.564128176192387","seal":"6d8a5c523340d595"}
{"n":83,"by":"amazons","kind":"CallGods","answer":"pass","seal":"26732efd3ce8a038"}
{"n":84,"by":"renegades","kind":"ChooseAction","answer":"fight","seal":"aa9d4f7a6e99ca65"}
{"n":85,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"21ca1fcae09ba604"}
{"n":86,"by":"*chance","kind":"Die","answer":{"for":"combat","result":6},"seal":"699813c1d5f23906"}
{"n":87,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"34a77ac3c6c9ee34"}
{"n":88,"by":"amazons","kind":"Curse","answer":"die 1","seal":"b1bd6e5658932daa"}
{"n":89,"by":"renegades","kind":"InfluenceFate","answer":"pass","seal":"8c5c99828a338374"}
{"n":90,"by":"*chance","kind":"Die","answer":{"for":"combat","result":2},"seal":"014212fa2a4ab035"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"f0b9b5238d9846da"}
{"n":92,"by":"renegades","kind":"InfluenceFate","answer":"die 1","seal":"8dcd0bd171a5b5cb"}
{"n":93,"by":"*chance","kind":"Die","answer":{"for":"armure","result":5},"seal":"ac0be3f048bb1085"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"damage","result":2},"seal":"439d1bad12030f8f"}
{"n":95,"by":"*chance","kind":"Die","answer":{"for":"damage","result":6},"seal":"4a49b28cbaca0358"}
{"n":96,"by":"amazons","kind":"CallGods","answer":"pass","seal":"d9e49a0d5e47a257"}
{"n":97,"by":"amazons","kind":"PickCard","answer":"hiera","seal":"0302a28eafd8f82e"}
{"n":98,"by":"renegades","kind":"PickCard","answer":"runir","seal":"6c14a2cebd6e326b"}
{"n":99,"by":"amazons","kind":"CallGods","answer":"pass","seal":"48f2f8b96c88879f"}
{"n":100,"by":"amazons","kind":"ChooseAction","answer":"solicit","seal":"72dab9978def9616"}
{"n":101,"by":"amazons","kind":"CallGods","answer":"regard_d_artemis on hiera","seal":"4c3fa7b4b1a2b549"}
{"n":102,"by":"amazons","kind":"ChooseAction","answer":"end","seal":"ec1ad3cd7ca7ad60"}
{"n":103,"by":"renegades","kind":"ChooseAction","answer":"move","seal":"b5a1878df32f9549"}
{"n":104,"by":"renegades","kind":"TracePath","answer":"walk 20.12,14.4,0; walk 19.12,14.38,0; walk 18.62,14.88,0","seal":"35b56c42224908c3"}
{"n":105,"by":"*chance","kind":"Die","answer":{"for":"swim","result":3},"seal":"06720767253f40e9"}
{"n":106,"by":"renegades","kind":"ChooseAction","answer":"shoot","seal":"aa0796d9931394d1"}
{"n":107,"by":"renegades","kind":"ChooseShot","answer":{"target":"ysite","weapon":"hache","aimed":false},"seal":"f84eb2f4a0c4ed89"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"shot","result":2},"seal":"c6756089f0148793"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":2},"seal":"c003a812cf5e08f3"}
{"n":110,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"54d7822ecd446753"}
{"n":111,"by":"amazons","kind":"PickCard","answer":"asteria","seal":"dbce7ebbfe5ac80e"}
{"n":112,"by":"renegades","kind":"PickCard","answer":"kara","seal":"03451ead63f0a8b9"}
{"n":113,"by":"*chance","kind":"Die","answer":{"for":"tie","result":6},"seal":"9287c5e343e4d762"}
{"n":114,"by":"renegades","kind":"ChooseAction","answer":"alert","seal":"457708ca3eeef0af"}
{"n":115,"by":"renegades","kind":"ChooseAction","answer":"end","seal":"09ab41d0d6caf0cd"}
{"n":116,"by":"amazons","kind":"ChooseAction","answer":"shoot","seal":"b123fcf4fd7ab95e"}
{"n":117,"by":"amazons","kind":"ChooseShot","answer":{"target":"hissar","weapon":"arc","aimed":true},"seal":"adc5e8de51e1d71c"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"shot","result":4},"seal":"37b0cd5a3a38dbaa"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"evasion","result":1},"seal":"7cf0a1ad31535a2c"}
{"n":120,"by":"*chance","kind":"Die","answer":{"for":"armure","result":3},"seal":"810f6e2738726d81"}
{"n":121,"by":"*chance","kind":"Die","answer":{"for":"damage","result":4},"seal":"5aae4a75cc36324a"}
{"n":122,"by":"amazons","kind":"InfluenceFate","answer":"pass","seal":"215ca99c46197241"}
{"n":123,"by":"amazons","kind":"CallGods","answer":"pass","seal":"89d7ed8cd9947e94"}
{"n":124,"by":"amazons","kind":"Concede","answer":"give up","seal":"8432496eb9e2f915"}
{"end":{"is":"Ended","winners":["amazons"],"reason":"conceded","rule":"ICH-END-02","score":[["amazons",25],["renegades",10]]},"events":193,"seal":"40f3c74900cb4f26"}
