{"format":"pas-record/1","game":"mythic","rules":"1.6","players":["olympus","underworld"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"What the cages hold","players":["olympus","underworld"],"mode":"adventure","divinity":"god","lead":"olympus","armies":{"olympus":["athena","heracles","atalanta","hoplites","amazons"],"underworld":["hades","minotaur","cerberus","infernal_hounds","infernal_warriors"]},"zones":{"olympus":["ash-gate","charred-wood","iron-road","titan-steps"],"underworld":["shade-field","tomb","chain-hall","south-pit"]},"victory":[{"kind":"last_divinity"},{"kind":"stones","count":3,"player":"olympus"},{"kind":"rounds","count":10,"player":"underworld"}],"boards":{"The pit of Tartarus":{"name":"The pit of Tartarus","areas":[{"id":"ash-gate","name":"Gate of ashes","terrain":"open_ground","capacity":4,"icon":[3.9,20.9],"polygon":[[7.0,18.4],[7.0,24.0],[0.0,24.0],[0.0,18.0],[6.0,17.6]]},{"id":"charred-wood","name":"Charred wood","terrain":"forest","capacity":3,"icon":[10.2,20.9],"polygon":[[13.4,19.0],[13.0,24.0],[7.0,24.0],[7.0,18.4],[12.2,17.5]]},{"id":"iron-road","name":"Iron road","terrain":"open_ground","capacity":4,"icon":[17.1,21.3],"polygon":[[18.8,18.5],[19.6,19.1],[20.0,24.0],[13.0,24.0],[13.4,19.0]]},{"id":"guard-house","name":"Guard house","terrain":"ruins","capacity":3,"icon":[23.4,21.0],"polygon":[[27.0,24.0],[20.0,24.0],[19.6,19.1],[23.8,17.6],[27.0,19.7]]},{"id":"bone-yard","name":"Bone yard","terrain":"open_ground","capacity":4,"icon":[30.5,20.9],"polygon":[[36.0,19.1],[36.0,24.0],[27.0,24.0],[27.0,19.7],[29.7,17.5]]},{"id":"west-cage","name":"West cage","terrain":"cage","capacity":2,"icon":[3.1,14.6],"polygon":[[6.0,17.6],[0.0,18.0],[0.0,9.6],[6.4,12.8]]},{"id":"lava-bend","name":"Bend of fire","terrain":"lava","capacity":3,"icon":[10.0,14.6],"polygon":[[13.6,9.6],[15.5,13.1],[12.3,16.8],[12.2,17.5],[7.0,18.4],[6.0,17.6],[6.4,12.8],[9.2,11.3],[10.0,9.9]]},{"id":"anvil","name":"The anvil","terrain":"open_ground","capacity":3,"icon":[16.1,16.2],"polygon":[[18.3,13.6],[18.8,18.5],[13.4,19.0],[12.2,17.5],[12.3,16.8],[15.5,13.1]]},{"id":"upper-rift","name":"Upper rift","terrain":"rift","capacity":2,"icon":[21.1,15.1],"polygon":[[23.8,13.0],[23.8,17.6],[19.6,19.1],[18.8,18.5],[18.3,13.6],[20.1,12.1]]},{"id":"east-cage","name":"East cage","terrain":"cage","capacity":3,"icon":[26.7,16.1],"polygon":[[29.3,12.7],[29.7,17.5],[27.0,19.7],[23.8,17.6],[23.8,13.0],[25.5,11.8]]},{"id":"needle","name":"The needle","terrain":"rock","capacity":1,"icon":[32.7,14.9],"polygon":[[31.0,11.4],[36.0,12.2],[36.0,19.1],[29.7,17.5],[29.3,12.7]]},{"id":"titan-steps","name":"Titans' steps","terrain":"stairs","capacity":2,"icon":[6.3,9.3],"polygon":[[6.4,12.8],[0.0,9.6],[0.0,8.2],[7.8,5.6],[10.0,9.9],[9.2,11.3]]},{"id":"forge","name":"The forge","terrain":"open_ground","capacity":4,"icon":[16.9,9.9],"polygon":[[20.1,12.1],[18.3,13.6],[15.5,13.1],[13.6,9.6],[15.9,6.8],[19.2,7.2]]},{"id":"lower-rift","name":"Lower rift","terrain":"rift","capacity":3,"icon":[22.4,8.9],"polygon":[[25.5,11.8],[23.8,13.0],[20.1,12.1],[19.2,7.2],[21.7,5.4],[25.0,6.7]]},{"id":"chain-hall","name":"Hall of chains","terrain":"open_ground","capacity":4,"icon":[28.0,9.1],"polygon":[[29.3,12.7],[25.5,11.8],[25.0,6.7],[28.5,5.0],[30.5,6.4],[31.0,11.4]]},{"id":"black-crag","name":"Black crag","terrain":"cliff","capacity":2,"icon":[33.4,8.4],"polygon":[[30.5,6.4],[36.0,4.9],[36.0,12.2],[31.0,11.4]]},{"id":"fire-lake","name":"Lake of fire","terrain":"lava","capacity":4,"icon":[12.2,6.9],"polygon":[[13.6,9.6],[10.0,9.9],[7.8,5.6],[8.0,5.0],[14.3,3.6],[15.9,6.8]]},{"id":"styx","name":"Backwater of the Styx","terrain":"swamp","capacity":3,"icon":[3.5,3.4],"polygon":[[7.8,5.6],[0.0,8.2],[0.0,0.0],[6.9,0.0],[8.0,5.0]]},{"id":"ferry","name":"The ferry","terrain":"water","capacity":3,"icon":[9.7,2.3],"polygon":[[14.3,3.6],[8.0,5.0],[6.9,0.0],[15.1,0.0]]},{"id":"south-pit","name":"The pit","terrain":"open_ground","capacity":4,"icon":[18.1,3.5],"polygon":[[19.2,7.2],[15.9,6.8],[14.3,3.6],[15.1,0.0],[21.3,0.0],[21.7,5.4]]},{"id":"shade-field","name":"Field of shades","terrain":"open_ground","capacity":4,"icon":[24.9,3.2],"polygon":[[25.0,6.7],[21.7,5.4],[21.3,0.0],[28.5,0.0],[28.5,5.0]]},{"id":"tomb","name":"The tomb","terrain":"ruins","capacity":3,"icon":[31.5,3.0],"polygon":[[28.5,5.0],[28.5,0.0],[36.0,0.0],[36.0,4.9],[30.5,6.4]]}],"boundaries":[{"between":["ash-gate","charred-wood"],"kind":"normal"},{"between":["ash-gate","west-cage"],"kind":"cage_walls"},{"between":["ash-gate","lava-bend"],"kind":"normal"},{"between":["charred-wood","iron-road"],"kind":"normal"},{"between":["charred-wood","lava-bend"],"kind":"normal"},{"between":["charred-wood","anvil"],"kind":"normal"},{"between":["iron-road","guard-house"],"kind":"wall","line":[[19.6,19.1],[19.8,21.55]]},{"between":["iron-road","guard-house"],"kind":"normal","line":[[19.8,21.55],[20.0,24.0]]},{"between":["iron-road","anvil"],"kind":"chains","line":[[13.4,19.0],[16.1,18.75]]},{"between":["iron-road","anvil"],"kind":"normal","line":[[16.1,18.75],[18.8,18.5]]},{"between":["iron-road","upper-rift"],"kind":"normal"},{"between":["guard-house","bone-yard"],"kind":"normal"},{"between":["guard-house","upper-rift"],"kind":"normal"},{"between":["guard-house","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","needle"],"kind":"normal","low":"bone-yard"},{"between":["west-cage","lava-bend"],"kind":"cage_walls"},{"between":["west-cage","titan-steps"],"kind":"cage_walls","line":[[0.0,9.6],[3.2,11.2]]},{"between":["west-cage","titan-steps"],"kind":"normal","line":[[3.2,11.2],[6.4,12.8]]},{"between":["lava-bend","anvil"],"kind":"escarpment"},{"between":["lava-bend","titan-steps"],"kind":"normal","low":"lava-bend"},{"between":["lava-bend","forge"],"kind":"normal"},{"between":["lava-bend","fire-lake"],"kind":"normal"},{"between":["anvil","upper-rift"],"kind":"normal"},{"between":["anvil","forge"],"kind":"normal"},{"between":["upper-rift","east-cage"],"kind":"cage_walls"},{"between":["upper-rift","forge"],"kind":"normal"},{"between":["upper-rift","lower-rift"],"kind":"normal"},{"between":["east-cage","needle"],"kind":"cage_walls"},{"between":["east-cage","lower-rift"],"kind":"cage_walls"},{"between":["east-cage","chain-hall"],"kind":"cage_walls","line":[[25.5,11.8],[27.4,12.25]]},{"between":["east-cage","chain-hall"],"kind":"chains","line":[[27.4,12.25],[29.3,12.7]]},{"between":["needle","chain-hall"],"kind":"normal","low":"chain-hall"},{"between":["needle","black-crag"],"kind":"escarpment"},{"between":["titan-steps","fire-lake"],"kind":"escarpment","low":"fire-lake"},{"between":["titan-steps","styx"],"kind":"normal","low":"styx"},{"between":["forge","lower-rift"],"kind":"normal"},{"between":["forge","fire-lake"],"kind":"normal"},{"between":["forge","south-pit"],"kind":"wall","line":[[15.9,6.8],[17.55,7.0]]},{"between":["forge","south-pit"],"kind":"normal","line":[[17.55,7.0],[19.2,7.2]]},{"between":["lower-rift","chain-hall"],"kind":"chains"},{"between":["lower-rift","south-pit"],"kind":"normal"},{"between":["lower-rift","shade-field"],"kind":"normal"},{"between":["chain-hall","black-crag"],"kind":"normal"},{"between":["chain-hall","shade-field"],"kind":"chains"},{"between":["chain-hall","tomb"],"kind":"chains","line":[[28.5,5.0],[29.5,5.7]]},{"between":["chain-hall","tomb"],"kind":"wall","line":[[29.5,5.7],[30.5,6.4]]},{"between":["black-crag","tomb"],"kind":"normal"},{"between":["fire-lake","styx"],"kind":"normal"},{"between":["fire-lake","ferry"],"kind":"normal"},{"between":["fire-lake","south-pit"],"kind":"normal"},{"between":["styx","ferry"],"kind":"normal"},{"between":["ferry","south-pit"],"kind":"normal"},{"between":["south-pit","shade-field"],"kind":"normal"},{"between":["shade-field","tomb"],"kind":"wall"}],"skulls":[{"rift":"upper-rift","between":["anvil","guard-house"]},{"rift":"lower-rift","between":["forge","chain-hall"]},{"rift":"upper-rift","between":["anvil","lower-rift"]},{"rift":"lower-rift","between":["upper-rift","chain-hall"]}],"zones":[{"side":"north","areas":["ash-gate","charred-wood","iron-road","guard-house","bone-yard"],"players":2},{"side":"south","areas":["styx","ferry","south-pit","shade-field","tomb"],"players":2},{"side":"north","areas":["iron-road","guard-house","bone-yard"],"players":3},{"side":"south","areas":["south-pit","shade-field","tomb"],"players":3},{"side":"west","areas":["ash-gate","titan-steps","styx"],"players":3},{"side":"north","areas":["iron-road","guard-house"],"players":4},{"side":"south","areas":["south-pit","shade-field"],"players":4},{"side":"west","areas":["ash-gate","titan-steps"],"players":4},{"side":"east","areas":["tomb","chain-hall"],"players":4}],"stones":[{"area":"forge","mythology":"greek"},{"area":"anvil","mythology":"greek"},{"area":"chain-hall","mythology":"greek"},{"area":"titan-steps","mythology":"greek"},{"area":"charred-wood","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"hyperboreans","name":"Hyperboreans","name_fr":"Hyperboréens","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":["boreal"],"talents":[],"rows":[{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"hyperboreans_power","name":"Fur and Frost","name_fr":"Fourrures et givre","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"defence","amount":1,"when":["defending","with_commander"]}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"kronos","name":"Kronos","name_fr":"Cronos","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"sickle","name":"Sickle","name_fr":"Faucille","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]},{"id":"passing_time","name":"Passing Time","name_fr":"Le Temps qui passe","type":"passive","cost":1,"trigger":"start","effects":[{"do":"draw","cards":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"oceanus","name":"Oceanus","name_fr":"Océan","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":3,"classes":["aquatic"],"talents":["bolster"],"rows":[{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"flood","name":"Flood","name_fr":"Flot","type":"offensive","cost":1,"effects":[{"do":"attack","range":2}]},{"id":"tides","name":"Tides","name_fr":"Marées","type":"active","cost":1,"effects":[{"do":"heal","points":1}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"scythians","name":"Scythian Archers","name_fr":"Archers scythes","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["archer"],"rows":[{"offence":3,"defence":4,"range":2,"movement":1}],"powers":[{"id":"scythians_power","name":"Volley","name_fr":"Volée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+","with_commander"]}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"talos","name":"Talos","name_fr":"Talos","type":"monster","mythology":"greek","source":"house","cited":[],"cost":5,"activation_cards":3,"strategic_value":0,"classes":["huge","fireproof"],"talents":["block"],"rows":[{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":6,"defence":7,"range":0,"movement":1},{"offence":6,"defence":7,"range":0,"movement":1}],"powers":[{"id":"stamp","name":"Stamp","name_fr":"Piétinement","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}],"stones":[{"area":"east-cage","mythology":"greek"},{"area":"chain-hall","mythology":"greek"},{"area":"forge","mythology":"greek"},{"area":"anvil","mythology":"greek"},{"area":"west-cage","mythology":"greek"},{"area":"titan-steps","mythology":"greek"},{"area":"charred-wood","mythology":"greek"}],"placed":{"infernal_hounds":"east-cage","minotaur":"chain-hall"}},"seal":"1a5e172c545695ba"}
{"n":1,"by":"olympus","kind":"PlaceTroop","answer":["hoplites","iron-road"],"seal":"9dcfdf78ae1522ed"}
{"n":2,"by":"underworld","kind":"PlaceTroop","answer":["infernal_warriors","chain-hall"],"seal":"3a17643538de57b1"}
{"n":3,"by":"olympus","kind":"PlaceTroop","answer":["amazons","iron-road"],"seal":"7d8b3533b42f8a1c"}
{"n":4,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,20,14,1,4,21,13,6,7,18,8,24,19,9,16,15,12,25,11,17,23,3,2,22,5,0]},"seal":"32e765c4331e1f7a"}
{"n":5,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[8,20,7,0,15,2,12,21,11,10,19,6,16,17,4,9,18,5,3,14,1,13]},"seal":"7e7f6166140281f8"}
{"n":6,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"b8ed20ed914b572d"}
{"n":7,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"b59ea84592291a0d"}
{"n":8,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"20ce27fb9240de85"}
{"n":9,"by":"olympus","kind":"Act","answer":["deploy","titan-steps"],"seal":"920dac52670fea8c"}
{"n":10,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"8de0d93a47137ffe"}
{"n":11,"by":"olympus","kind":"GoOn","answer":["atalanta","complex"],"seal":"639013a1505d393c"}
{"n":12,"by":"olympus","kind":"Act","answer":["deploy","charred-wood"],"seal":"718ebce8a979e26a"}
{"n":13,"by":"olympus","kind":"EndTurn","answer":"none","seal":"05e4c141e4d73917"}
{"n":14,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"936257eb2b31ea56"}
{"n":15,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"4ea1de6ff4ccd583"}
{"n":16,"by":"underworld","kind":"BeginTurn","answer":"draw_cards","seal":"d95201a74861426e"}
{"n":17,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"697ccdac45d0a86e"}
{"n":18,"by":"underworld","kind":"Act","answer":["deploy","chain-hall"],"seal":"e0c9b95ce22783bd"}
{"n":19,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"9c9fd647bb2b5e16"}
{"n":20,"by":"underworld","kind":"GoOn","answer":["cerberus","complex"],"seal":"9c69ef31b50c76bb"}
{"n":21,"by":"underworld","kind":"Act","answer":["deploy","south-pit"],"seal":"442d54a0d0fda3c9"}
{"n":22,"by":"underworld","kind":"EndTurn","answer":"none","seal":"86ae86e3de7d0e1a"}
{"n":23,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"673367778396c9b8"}
{"n":24,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"3919125a83cfe67c"}
{"n":25,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"9ad8cfd607dfef45"}
{"n":26,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"ced8d9fccb6b96b3"}
{"n":27,"by":"olympus","kind":"Act","answer":["absorb","stone6"],"seal":"3909acb087c5e69a"}
{"n":28,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"234a5351e4578f14"}
{"n":29,"by":"olympus","kind":"GoOn","answer":["heracles","complex"],"seal":"bf4274d24223f4c7"}
{"n":30,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"0bbc912892492286"}
{"n":31,"by":"olympus","kind":"Act","answer":["deploy","charred-wood"],"seal":"11e6a103ad92a990"}
{"n":32,"by":"olympus","kind":"EndTurn","answer":"none","seal":"f011fae0697b9949"}
{"n":33,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"fa249671fab30d09"}
{"n":34,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"81fb86207efc89fb"}
{"n":35,"by":"underworld","kind":"BeginTurn","answer":"draw_cards","seal":"96deda57d069e881"}
{"n":36,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"fb021c64902987e9"}
{"n":37,"by":"underworld","kind":"Act","answer":["absorb","stone2"],"seal":"f4f96947a24c9a39"}
{"n":38,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"141da24de9b62e97"}
{"n":39,"by":"underworld","kind":"GoOn","answer":["infernal_hounds","simple"],"seal":"6677dc15d5623751"}
{"n":40,"by":"underworld","kind":"Pay","answer":["aow"],"seal":"0d4ab42c8c3d3607"}
{"n":41,"by":"underworld","kind":"Act","answer":"walk","seal":"fda67c4b1fb90e19"}
{"n":42,"by":"underworld","kind":"TracePath","answer":["upper-rift","anvil","charred-wood"],"seal":"c8fdc62a80c08ac3"}
{"n":43,"by":"underworld","kind":"Act","answer":["claim","stone7"],"seal":"8721a402071705db"}
{"n":44,"by":"underworld","kind":"Act","answer":"end","seal":"075c96cd5b8db67e"}
{"n":45,"by":"underworld","kind":"EndTurn","answer":"none","seal":"626f0d696b240473"}
{"n":46,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"56a2881bff05829d"}
{"n":47,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"fc54873239e817a2"}
{"n":48,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"19524d4643157242"}
{"n":49,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"7982c03b0543ad78"}
{"n":50,"by":"olympus","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"ae009309d6117edf"}
{"n":51,"by":"olympus","kind":"Act","answer":"walk","seal":"937a9418c02ad5fd"}
{"n":52,"by":"olympus","kind":"TracePath","answer":["anvil"],"seal":"2f8d89bdd1743312"}
{"n":53,"by":"olympus","kind":"Act","answer":["claim","stone4"],"seal":"beec54e04ba0844c"}
{"n":54,"by":"olympus","kind":"Act","answer":"end","seal":"2e7bf535c5d61441"}
{"n":55,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"17693dcc647b1c02"}
{"n":56,"by":"olympus","kind":"GoOn","answer":"stop","seal":"988ba04e3565b579"}
{"n":57,"by":"olympus","kind":"EndTurn","answer":"none","seal":"aa2c0f80a2099692"}
{"n":58,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"be38bc00acdbed4c"}
{"n":59,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"a9622fd010514655"}
{"n":60,"by":"underworld","kind":"BeginTurn","answer":["minotaur","simple"],"seal":"687aa591941df983"}
{"n":61,"by":"underworld","kind":"Act","answer":"walk","seal":"8f0f1b295a1a20d2"}
{"n":62,"by":"underworld","kind":"TracePath","answer":["east-cage"],"seal":"baefe5dcfb97d66e"}
{"n":63,"by":"underworld","kind":"Act","answer":["claim","stone1"],"seal":"2dca2e2800f99549"}
{"n":64,"by":"underworld","kind":"Act","answer":"end","seal":"094d12131d038d2c"}
{"n":65,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"b72be81ea43b1319"}
{"n":66,"by":"underworld","kind":"GoOn","answer":["cerberus","simple"],"seal":"18c34d80c177c4be"}
{"n":67,"by":"underworld","kind":"Pay","answer":["aow"],"seal":"67ef65e254b2915d"}
{"n":68,"by":"underworld","kind":"Act","answer":"walk","seal":"aae3172b1c0c5a34"}
{"n":69,"by":"underworld","kind":"TracePath","answer":["forge"],"seal":"39f61fe5f0069c41"}
{"n":70,"by":"underworld","kind":"Act","answer":["claim","stone3"],"seal":"90a21cd57da5ab66"}
{"n":71,"by":"underworld","kind":"Act","answer":"end","seal":"262d7b184d799978"}
{"n":72,"by":"underworld","kind":"EndTurn","answer":"none","seal":"c012c7e13e672278"}
{"n":73,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"659ac578e7e39710"}
{"n":74,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"218f58705fec8acc"}
{"n":75,"by":"olympus","kind":"BeginTurn","answer":["search_card","athena"],"seal":"ca78df5b8bbce4cc"}
{"n":76,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"5de38259d6a65988"}
{"n":77,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[11,2,9,4,1,10,3,8,6,7,5,0]},"seal":"785f13c00bd6bd65"}
{"n":78,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"f6547082d39ceb46"}
{"n":79,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"78dc9a6832a06b30"}
{"n":80,"by":"olympus","kind":"BeginTurn","answer":["athena","simple"],"seal":"b3c6d82c9cd488aa"}
{"n":81,"by":"olympus","kind":"Act","answer":"walk","seal":"4ee618a4798412b5"}
{"n":82,"by":"olympus","kind":"TracePath","answer":["west-cage"],"seal":"2a5f20ba68745762"}
{"n":83,"by":"olympus","kind":"Act","answer":["claim","stone5"],"seal":"71275ea0264293f7"}
{"n":84,"by":"olympus","kind":"Act","answer":"end","seal":"c08f2ee72bc1e828"}
{"n":85,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"02dd471b3bacabf6"}
{"n":86,"by":"olympus","kind":"GoOn","answer":["amazons","simple"],"seal":"ffef6f67329d9831"}
{"n":87,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"d8a852e6f47eaa10"}
{"n":88,"by":"olympus","kind":"Act","answer":"walk","seal":"62f5b12ef200b667"}
{"n":89,"by":"olympus","kind":"TracePath","answer":["anvil","forge"],"seal":"a513c97b235b98a8"}
{"n":90,"by":"olympus","kind":"Act","answer":"attack","seal":"2babf494b13b5a75"}
{"n":91,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"d52206124d5d2e86"}
{"n":92,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"991010ae18b5bacf"}
{"n":93,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"3c1f61585097e187"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"483ee1ffc98eff4d"}
{"n":95,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"2ba3621cc931f8f2"}
{"n":96,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"b7ed5df86f30f07f"}
{"n":97,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"837205f9a7d310fb"}
{"n":98,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"6cdbeeaf1cbd4425"}
{"n":99,"by":"olympus","kind":"SpendDie","answer":"done","seal":"06d8972dbe6509f3"}
{"n":100,"by":"olympus","kind":"EndTurn","answer":"none","seal":"748c8e84d7f56152"}
{"n":101,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"93dd154d6fdb70da"}
{"n":102,"by":"underworld","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"88e0a840112c2805"}
{"n":103,"by":"underworld","kind":"Pay","answer":["aow"],"seal":"0897c2322c7303b8"}
{"n":104,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,7,2,9,1,0,5,3,8,4]},"seal":"a7840c77a76cae46"}
{"n":105,"by":"underworld","kind":"BeginTurn","answer":["infernal_hounds","complex"],"seal":"6d5e91c03f906e17"}
{"n":106,"by":"underworld","kind":"Act","answer":"run","seal":"ce96e11f57bdac99"}
{"n":107,"by":"underworld","kind":"TracePath","answer":["iron-road","guard-house","east-cage","chain-hall"],"seal":"8cdbf8090502512e"}
{"n":108,"by":"underworld","kind":"Act","answer":"end","seal":"3bb043b46df75e28"}
{"n":109,"by":"underworld","kind":"GoOn","answer":["cerberus","simple"],"seal":"a653a2355ed87275"}
{"n":110,"by":"underworld","kind":"Pay","answer":["omphalos"],"seal":"a78f9a9731dce1c5"}
{"n":111,"by":"underworld","kind":"Act","answer":"walk","seal":"adee77175dc32a1f"}
{"n":112,"by":"underworld","kind":"TracePath","answer":["lower-rift","chain-hall"],"seal":"1ccf94ef848c04d6"}
{"n":113,"by":"underworld","kind":"Act","answer":"end","seal":"d2f8ed5fd267f09c"}
{"n":114,"by":"underworld","kind":"EndTurn","answer":"none","seal":"2d9b4ceab8b95bb7"}
{"n":115,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"5c0795e15bd0b3bc"}
{"n":116,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"3b8620d08ad54f1b"}
{"n":117,"by":"olympus","kind":"Act","answer":["absorb","stone5"],"seal":"c17ecf807e04b331"}
{"n":118,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"dc162ef4c78be37e"}
{"n":119,"by":"olympus","kind":"GoOn","answer":"stop","seal":"b62ff01e216e6b55"}
{"n":120,"by":"olympus","kind":"EndTurn","answer":"none","seal":"ddad5a409061c4eb"}
{"n":121,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"0d619a7573456025"}
{"n":122,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"e480a2f92324e432"}
{"n":123,"by":"underworld","kind":"BeginTurn","answer":["infernal_warriors","complex"],"seal":"88de9f8cb8f67d13"}
{"n":124,"by":"underworld","kind":"Act","answer":"run","seal":"9985a744e3c9d1ce"}
{"n":125,"by":"underworld","kind":"TracePath","answer":["east-cage","upper-rift"],"seal":"563bf2f255f909c1"}
{"n":126,"by":"underworld","kind":"EndTurn","answer":"none","seal":"dbe893df827f281a"}
{"n":127,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"0238ea1431df2337"}
{"n":128,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"85f76f261b092b98"}
{"n":129,"by":"olympus","kind":"BeginTurn","answer":["search_card","atalanta"],"seal":"d8f7ba4c9c5f7165"}
{"n":130,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"60de25ff4c8b97ff"}
{"n":131,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,1,4,6,2,3,0]},"seal":"005ca7a83767285c"}
{"n":132,"by":"olympus","kind":"BeginTurn","answer":["atalanta","simple"],"seal":"7e74b628cd68d866"}
{"n":133,"by":"olympus","kind":"Act","answer":"walk","seal":"c580f05d0db0fcb6"}
{"n":134,"by":"olympus","kind":"TracePath","answer":["iron-road","upper-rift"],"seal":"7a7613db645c3f0c"}
{"n":135,"by":"olympus","kind":"Act","answer":"attack","seal":"c9a4ab26d31d4869"}
{"n":136,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"aa83a845b8e4f926"}
{"n":137,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"771bc4810a507c42"}
{"n":138,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"ba048419694cf10b"}
{"n":139,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"cdd24bab7e0f0ade"}
{"n":140,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4d864cb200d088ad"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"1b52568e45a49adb"}
{"n":142,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"6df151b450ef4fbe"}
{"n":143,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"68ba7d70f54138a7"}
{"n":144,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"94f6e2b22bb999c2"}
{"n":145,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"632b772b0a6b811e"}
{"n":146,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"080c554625489dcc"}
{"n":147,"by":"olympus","kind":"SpendDie","answer":"done","seal":"ff81640cb2f49b18"}
{"n":148,"by":"olympus","kind":"RerollFives","answer":3,"seal":"3e06a43b368071f5"}
{"n":149,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"8e706abde210150e"}
{"n":150,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"4aed3f4bdac5876e"}
{"n":151,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"ec23cc1cc1b0b3bd"}
{"n":152,"by":"olympus","kind":"SpendDie","answer":[2,6],"seal":"afa474f8f6dd8248"}
{"n":153,"by":"olympus","kind":"Act","answer":"power:huntress","seal":"631e76f7e31120e5"}
{"n":154,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"292e7d4c067c65e8"}
{"n":155,"by":"olympus","kind":"Act","answer":"walk","seal":"a59af76dc684b939"}
{"n":156,"by":"olympus","kind":"TracePath","answer":["guard-house","bone-yard","needle"],"seal":"9bbb44708dddf264"}
{"n":157,"by":"olympus","kind":"Act","answer":"attack","seal":"247392e406559cfc"}
{"n":158,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"92400d12d02c1381"}
{"n":159,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"f9c43fcb8aa61afd"}
{"n":160,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"99584040f5126faf"}
{"n":161,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"66adbcd4ec6461ba"}
{"n":162,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"46773baef3ba5ac2"}
{"n":163,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"c2ff0cd533783e9b"}
{"n":164,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"075c850b4d82a922"}
{"n":165,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"749c12c925c0b100"}
{"n":166,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"427761ea0c070619"}
{"n":167,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"c3eaa35e43788247"}
{"n":168,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"57cd4936f2771802"}
{"n":169,"by":"olympus","kind":"SpendDie","answer":"done","seal":"1b0ddc973f8d7697"}
{"n":170,"by":"olympus","kind":"RerollFives","answer":1,"seal":"5f76341f9cc5d545"}
{"n":171,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"d98faba9f501a18f"}
{"n":172,"by":"olympus","kind":"SpendDie","answer":[1,3],"seal":"fb1c998966ebf466"}
{"n":173,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"22aa0420ed5e8364"}
{"n":174,"by":"olympus","kind":"SpendDie","answer":[2,5],"seal":"612aadc8079b5521"}
{"n":175,"by":"olympus","kind":"SpendDie","answer":[3,6],"seal":"b1299fd83ddbf81e"}
{"n":176,"by":"olympus","kind":"Act","answer":"end","seal":"bb358750c0ed3f9c"}
{"n":177,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"d1270576de86ab30"}
{"n":178,"by":"olympus","kind":"GoOn","answer":"stop","seal":"67f279d674a5dbfe"}
{"n":179,"by":"olympus","kind":"EndTurn","answer":"none","seal":"1a2b135863da1966"}
{"n":180,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"b264129d75650d97"}
{"n":181,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"ac94dea4fe734800"}
{"n":182,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"f0648181571f013c"}
{"n":183,"by":"underworld","kind":"Act","answer":["absorb","stone3"],"seal":"a49d02b46f2d6d36"}
{"n":184,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"3e7958a38b9e1d86"}
{"n":185,"by":"underworld","kind":"GoOn","answer":["minotaur","simple"],"seal":"55bc56159dbb1c10"}
{"n":186,"by":"underworld","kind":"Pay","answer":["omphalos"],"seal":"03a1abe9e7edf59d"}
{"n":187,"by":"underworld","kind":"Act","answer":"walk","seal":"34547575dbb8c818"}
{"n":188,"by":"underworld","kind":"TracePath","answer":["chain-hall"],"seal":"f03f71e670a57376"}
{"n":189,"by":"underworld","kind":"Act","answer":"attack","seal":"9aec724d64135204"}
{"n":190,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"6d38a7aa87deb8c6"}
{"n":191,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"cdcfca3909444c95"}
{"n":192,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"72212268c7fcd13a"}
{"n":193,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a64819616e31225e"}
{"n":194,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f5ee459dfc61d00b"}
{"n":195,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"5c810df402e5766d"}
{"n":196,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"0ae10ffe673dec4e"}
{"n":197,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"77b12efab0fcb319"}
{"n":198,"by":"underworld","kind":"BeforeBlanks","answer":["reroll","bloodlust",0,1],"seal":"1e53bd225d51de7f"}
{"n":199,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"02bc0d0bfaf5badb"}
{"n":200,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"5ea7b964a840c492"}
{"n":201,"by":"underworld","kind":"BeforeBlanks","answer":"done","seal":"317d3209635e13b8"}
{"n":202,"by":"underworld","kind":"SpendDie","answer":[1,4],"seal":"f00bf900c2e3c71c"}
{"n":203,"by":"underworld","kind":"SpendDie","answer":"done","seal":"6eb499b8cbdf8273"}
{"n":204,"by":"underworld","kind":"RerollFives","answer":1,"seal":"3f719d85ee0e3f0f"}
{"n":205,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"cf5f420462a8df72"}
{"n":206,"by":"underworld","kind":"SpendDie","answer":[3,4],"seal":"b8821b4ce050add8"}
{"n":207,"by":"underworld","kind":"SpendDie","answer":[4,5],"seal":"a64bcd06462fec6c"}
{"n":208,"by":"olympus","kind":"AnswerAttack","answer":"pass","seal":"b233eec6fe4881f3"}
{"n":209,"by":"underworld","kind":"Act","answer":"end","seal":"dcff40d8592d0309"}
{"n":210,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"093a7c1be33d8739"}
{"n":211,"by":"olympus","kind":"BeginTurn","answer":["search_card","atalanta"],"seal":"394787e7b1295eaf"}
{"n":212,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"a3f586be66f6e809"}
{"n":213,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,4,0,2,3]},"seal":"1422a10ee3e9ca2f"}
{"n":214,"by":"olympus","kind":"BeginTurn","answer":["atalanta","simple"],"seal":"16d914b1c281e63a"}
{"n":215,"by":"olympus","kind":"Act","answer":"attack","seal":"5378c2f465a1e289"}
{"n":216,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"1c87dcca9fd6fefe"}
{"n":217,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"bb3a6de9f1934945"}
{"n":218,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"61ea988f30c41ef1"}
{"n":219,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"f9c7f0d3eab9d3e1"}
{"n":220,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"b5767bf35ce386f8"}
{"n":221,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"0b0e094ee341e1ed"}
{"n":222,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6b9b2a87e9acb457"}
{"n":223,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"129036c61b513450"}
{"n":224,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"217473c66f7a7837"}
{"n":225,"by":"olympus","kind":"SpendDie","answer":"done","seal":"749e354f4d0739b8"}
{"n":226,"by":"olympus","kind":"RerollFives","answer":2,"seal":"b9716d50e5d5034a"}
{"n":227,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"ef07e3267c8318cc"}
{"n":228,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"0e60215736ae76e0"}
{"n":229,"by":"olympus","kind":"SpendDie","answer":[2,3],"seal":"b70132131059ee93"}
{"n":230,"by":"olympus","kind":"SpendDie","answer":[3,4],"seal":"b51bfcf1264f02d3"}
{"n":231,"by":"olympus","kind":"SpendDie","answer":[3,5],"seal":"147bb2e6db5aff6d"}
{"n":232,"by":"underworld","kind":"ChooseCard","answer":"hades","seal":"387b80b368066a26"}
{"n":233,"by":"olympus","kind":"Act","answer":"power:huntress","seal":"0c8386cf4aa2467b"}
{"n":234,"by":"olympus","kind":"Pay","answer":["omphalos"],"seal":"c15be6f72571d16b"}
{"n":235,"by":"olympus","kind":"Act","answer":"attack","seal":"ced7d0db005df01d"}
{"n":236,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"7d3a1c05476c883b"}
{"n":237,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"398de1de58217532"}
{"n":238,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"f4c91ffeffbc72e5"}
{"n":239,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"dc92608c0ac361d3"}
{"n":240,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"74248550ca842679"}
{"n":241,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ad4ee8acd018bfb1"}
{"n":242,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"80e104b2cfc66045"}
{"n":243,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"bc7754cfe22096b1"}
{"n":244,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"58ec619b5fb59b92"}
{"n":245,"by":"olympus","kind":"SpendDie","answer":[1,3],"seal":"8fab7c6a5cf23bb1"}
{"n":246,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"271dd25295ddcae2"}
{"n":247,"by":"olympus","kind":"SpendDie","answer":"done","seal":"0ef9859ed639bf66"}
{"n":248,"by":"olympus","kind":"RerollFives","answer":1,"seal":"0db88c84b46905e4"}
{"n":249,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"23bf14e3710ac9ed"}
{"n":250,"by":"olympus","kind":"Act","answer":"walk","seal":"8c8711759f231af3"}
{"n":251,"by":"olympus","kind":"TracePath","answer":["chain-hall"],"seal":"c8bea689fcbc5306"}
{"n":252,"by":"olympus","kind":"Act","answer":"end","seal":"e9d22b77efaacc28"}
{"n":253,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"fb42a0a570591da1"}
{"n":254,"by":"olympus","kind":"GoOn","answer":"stop","seal":"4d12ed9fbcf37b52"}
{"n":255,"by":"olympus","kind":"EndTurn","answer":"none","seal":"d3ae665c94164a2f"}
{"n":256,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"1f37a6fdf96a6b23"}
{"n":257,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"5ef1b38d658cb3b4"}
{"n":258,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"b73f334b284fc5c1"}
{"n":259,"by":"underworld","kind":"Act","answer":["absorb","stone1"],"seal":"38ec553fd66c5048"}
{"n":260,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"309978e03c8b354b"}
{"n":261,"by":"underworld","kind":"GoOn","answer":"stop","seal":"5bcd1612687105e9"}
{"n":262,"by":"underworld","kind":"EndTurn","answer":"none","seal":"0967c7d209bc2d2f"}
{"n":263,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"1fd610e55b3e6312"}
{"n":264,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"95c8fef6b737ed4a"}
{"n":265,"by":"olympus","kind":"BeginTurn","answer":["amazons","simple"],"seal":"b2fd6de0c5d1da57"}
{"n":266,"by":"olympus","kind":"Act","answer":"walk","seal":"6dc8b26e9132ae6f"}
{"n":267,"by":"olympus","kind":"TracePath","answer":["upper-rift"],"seal":"aa345813760cbf8b"}
{"n":268,"by":"olympus","kind":"Act","answer":"attack","seal":"f7ba0d126e3d591f"}
{"n":269,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"de0658036c989be1"}
{"n":270,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"01626326ad578b19"}
{"n":271,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"65b8d7fe81fdd6a2"}
{"n":272,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"7e02addf1db81f8c"}
{"n":273,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ea796a839e03298b"}
{"n":274,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"82f78e90a67c5b5b"}
{"n":275,"by":"olympus","kind":"SpendDie","answer":[1,5],"seal":"5455c9f2547a96d0"}
{"n":276,"by":"olympus","kind":"SpendDie","answer":[2,6],"seal":"b0d09f871e41a02f"}
{"n":277,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"6d93f9585254249f"}
{"n":278,"by":"olympus","kind":"GoOn","answer":"stop","seal":"cfdf2af61c0591bf"}
{"n":279,"by":"olympus","kind":"EndTurn","answer":"none","seal":"ec732a928420b741"}
{"n":280,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"c0d96201902d6958"}
{"n":281,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"830b3482f430d072"}
{"n":282,"by":"underworld","kind":"BeginTurn","answer":["search_card","hades"],"seal":"d6bac5a3b4558ccc"}
{"n":283,"by":"underworld","kind":"Pay","answer":["omphalos"],"seal":"b8dda3b12a12574f"}
{"n":284,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,2,4,0,1]},"seal":"fcd451fef158809d"}
{"n":285,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"90274839fdd310cf"}
{"n":286,"by":"underworld","kind":"Act","answer":["absorb","stone7"],"seal":"1a9469470cb34e7b"}
{"n":287,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"1cec48fa2e888b5f"}
{"n":288,"by":"underworld","kind":"GoOn","answer":"stop","seal":"c10289c40419c4b3"}
{"n":289,"by":"underworld","kind":"EndTurn","answer":"none","seal":"780e77904fd62091"}
{"n":290,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"d06681179ae8381c"}
{"n":291,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"0e2100fb2004a25d"}
{"n":292,"by":"olympus","kind":"BeginTurn","answer":["amazons","simple"],"seal":"ef9b3b1e0d25827d"}
{"n":293,"by":"olympus","kind":"Act","answer":"walk","seal":"0c2842e9275709f9"}
{"n":294,"by":"olympus","kind":"TracePath","answer":["iron-road","upper-rift"],"seal":"8b0dae35a483db14"}
{"n":295,"by":"olympus","kind":"Act","answer":"attack","seal":"29e3336c90a9c716"}
{"n":296,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"b466bba467eda6b3"}
{"n":297,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"a7bfcfad182e9b08"}
{"n":298,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9bf3979fde925894"}
{"n":299,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"efabc78de2262654"}
{"n":300,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"e3ec58c3d75a22b0"}
{"n":301,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"85f36e43877f8a3e"}
{"n":302,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"0149209b2e59d718"}
{"n":303,"by":"olympus","kind":"SpendDie","answer":"done","seal":"a34483af916d638a"}
{"n":304,"by":"olympus","kind":"RerollFives","answer":1,"seal":"38b611c40ca8f525"}
{"n":305,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"595b172f2a9bb771"}
{"n":306,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"fc5a5c821ef34ca2"}
{"n":307,"by":"olympus","kind":"GoOn","answer":"stop","seal":"ff95cf31e054a5aa"}
{"n":308,"by":"olympus","kind":"EndTurn","answer":"none","seal":"a3c3d8e6d528e099"}
{"n":309,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"499c47b82f9aa511"}
{"n":310,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"c511402d1f939c47"}
{"n":311,"by":"underworld","kind":"BeginTurn","answer":"heal","seal":"60320002f8a69195"}
{"n":312,"by":"underworld","kind":"BeginTurn","answer":["hades","simple"],"seal":"7757704f6a81f512"}
{"n":313,"by":"underworld","kind":"Act","answer":"walk","seal":"bd354abc0c15bc6b"}
{"n":314,"by":"underworld","kind":"TracePath","answer":["east-cage"],"seal":"c36dc49da37cbb3a"}
{"n":315,"by":"underworld","kind":"Act","answer":"attack","seal":"8f2f0f327542e455"}
{"n":316,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"d52688940069c99f"}
{"n":317,"by":"underworld","kind":"ChooseTarget","answer":"atalanta","seal":"168964a4fee2e907"}
{"n":318,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"93daf0da28cf6c4e"}
{"n":319,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"91b2a52ca494cee0"}
{"n":320,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"8a3ab39a9d27908a"}
{"n":321,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ac0636d5fc4d4ee7"}
{"n":322,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"c260f74b7a7ed33d"}
{"n":323,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"8bce984dc3f8d1f6"}
{"n":324,"by":"underworld","kind":"SpendDie","answer":[1,5],"seal":"16c4a798cf4541d2"}
{"n":325,"by":"underworld","kind":"SpendDie","answer":[3,4],"seal":"c6246ad6ea3425d5"}
{"n":326,"by":"underworld","kind":"SpendDie","answer":[3,5],"seal":"d24e0300a76c010d"}
{"n":327,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"f1d7ba2fd313b63b"}
{"n":328,"by":"underworld","kind":"GoOn","answer":"stop","seal":"81c05b5071760e1a"}
{"n":329,"by":"underworld","kind":"EndTurn","answer":"none","seal":"8f7674eeae24600a"}
{"n":330,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"26565c50784c27aa"}
{"n":331,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"8b7c558fa8d01941"}
{"n":332,"by":"olympus","kind":"BeginTurn","answer":["hoplites","complex"],"seal":"ad9ece13baa36c84"}
{"n":333,"by":"olympus","kind":"Act","answer":"run","seal":"2a4bbee22d44660a"}
{"n":334,"by":"olympus","kind":"TracePath","answer":["charred-wood","ash-gate"],"seal":"447c3767f32c3c56"}
{"n":335,"by":"olympus","kind":"Act","answer":"end","seal":"ad1570de75550d10"}
{"n":336,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"3b43e4ce1dff2125"}
{"n":337,"by":"olympus","kind":"GoOn","answer":"stop","seal":"88880f7dcb164f98"}
{"n":338,"by":"olympus","kind":"EndTurn","answer":"none","seal":"ddc4d3b939fa712f"}
{"n":339,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"93183c2779ec377a"}
{"n":340,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"8ebfd4b41e40cef8"}
{"n":341,"by":"underworld","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"6982ad4b5af1ca2d"}
{"n":342,"by":"underworld","kind":"Act","answer":"attack","seal":"0197e351d879e8df"}
{"n":343,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"2209f4e13d9fb2e8"}
{"n":344,"by":"underworld","kind":"DeclareTalents","answer":["torment"],"seal":"812c4402c656fe3e"}
{"n":345,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"dfa4a299f50e2710"}
{"n":346,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"db9700aa56e2ebbf"}
{"n":347,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"be2ca76352accdff"}
{"n":348,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"91b9f604541882a5"}
{"n":349,"by":"underworld","kind":"ChooseCard","answer":"hades","seal":"78df37da1aef6375"}
{"n":350,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"b7becd5bb23fa19c"}
{"n":351,"by":"underworld","kind":"GoOn","answer":"stop","seal":"3b76ec7aa4e0e01c"}
{"n":352,"by":"underworld","kind":"EndTurn","answer":"none","seal":"806fe73d39f976a0"}
{"n":353,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"a10ecf2e2af15caf"}
{"end":{"is":"Ended","winners":["underworld"],"reason":"rounds","rule":"MYT-WIN-07","score":[["olympus",2.0],["underworld",4.0]]},"events":551,"seal":"0ad6d80a2d758d2d"}
