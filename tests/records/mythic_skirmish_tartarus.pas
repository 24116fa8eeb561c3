{"format":"pas-record/1","game":"mythic","rules":"1.6","players":["ann","bob","cyd"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Three in the pit","players":["ann","bob","cyd"],"mode":"skirmish","recruitment":"draft","divinity":"god","stalemate":10,"boards":{"The pit of Tartarus":{"name":"The pit of Tartarus","areas":[{"id":"ash-gate","name":"Gate of ashes","terrain":"open_ground","capacity":4,"icon":[3.9,20.9],"polygon":[[7.0,18.4],[7.0,24.0],[0.0,24.0],[0.0,18.0],[6.0,17.6]]},{"id":"charred-wood","name":"Charred wood","terrain":"forest","capacity":3,"icon":[10.2,20.9],"polygon":[[13.4,19.0],[13.0,24.0],[7.0,24.0],[7.0,18.4],[12.2,17.5]]},{"id":"iron-road","name":"Iron road","terrain":"open_ground","capacity":4,"icon":[17.1,21.3],"polygon":[[18.8,18.5],[19.6,19.1],[20.0,24.0],[13.0,24.0],[13.4,19.0]]},{"id":"guard-house","name":"Guard house","terrain":"ruins","capacity":3,"icon":[23.4,21.0],"polygon":[[27.0,24.0],[20.0,24.0],[19.6,19.1],[23.8,17.6],[27.0,19.7]]},{"id":"bone-yard","name":"Bone yard","terrain":"open_ground","capacity":4,"icon":[30.5,20.9],"polygon":[[36.0,19.1],[36.0,24.0],[27.0,24.0],[27.0,19.7],[29.7,17.5]]},{"id":"west-cage","name":"West cage","terrain":"cage","capacity":2,"icon":[3.1,14.6],"polygon":[[6.0,17.6],[0.0,18.0],[0.0,9.6],[6.4,12.8]]},{"id":"lava-bend","name":"Bend of fire","terrain":"lava","capacity":3,"icon":[10.0,14.6],"polygon":[[13.6,9.6],[15.5,13.1],[12.3,16.8],[12.2,17.5],[7.0,18.4],[6.0,17.6],[6.4,12.8],[9.2,11.3],[10.0,9.9]]},{"id":"anvil","name":"The anvil","terrain":"open_ground","capacity":3,"icon":[16.1,16.2],"polygon":[[18.3,13.6],[18.8,18.5],[13.4,19.0],[12.2,17.5],[12.3,16.8],[15.5,13.1]]},{"id":"upper-rift","name":"Upper rift","terrain":"rift","capacity":2,"icon":[21.1,15.1],"polygon":[[23.8,13.0],[23.8,17.6],[19.6,19.1],[18.8,18.5],[18.3,13.6],[20.1,12.1]]},{"id":"east-cage","name":"East cage","terrain":"cage","capacity":3,"icon":[26.7,16.1],"polygon":[[29.3,12.7],[29.7,17.5],[27.0,19.7],[23.8,17.6],[23.8,13.0],[25.5,11.8]]},{"id":"needle","name":"The needle","terrain":"rock","capacity":1,"icon":[32.7,14.9],"polygon":[[31.0,11.4],[36.0,12.2],[36.0,19.1],[29.7,17.5],[29.3,12.7]]},{"id":"titan-steps","name":"Titans' steps","terrain":"stairs","capacity":2,"icon":[6.3,9.3],"polygon":[[6.4,12.8],[0.0,9.6],[0.0,8.2],[7.8,5.6],[10.0,9.9],[9.2,11.3]]},{"id":"forge","name":"The forge","terrain":"open_ground","capacity":4,"icon":[16.9,9.9],"polygon":[[20.1,12.1],[18.3,13.6],[15.5,13.1],[13.6,9.6],[15.9,6.8],[19.2,7.2]]},{"id":"lower-rift","name":"Lower rift","terrain":"rift","capacity":3,"icon":[22.4,8.9],"polygon":[[25.5,11.8],[23.8,13.0],[20.1,12.1],[19.2,7.2],[21.7,5.4],[25.0,6.7]]},{"id":"chain-hall","name":"Hall of chains","terrain":"open_ground","capacity":4,"icon":[28.0,9.1],"polygon":[[29.3,12.7],[25.5,11.8],[25.0,6.7],[28.5,5.0],[30.5,6.4],[31.0,11.4]]},{"id":"black-crag","name":"Black crag","terrain":"cliff","capacity":2,"icon":[33.4,8.4],"polygon":[[30.5,6.4],[36.0,4.9],[36.0,12.2],[31.0,11.4]]},{"id":"fire-lake","name":"Lake of fire","terrain":"lava","capacity":4,"icon":[12.2,6.9],"polygon":[[13.6,9.6],[10.0,9.9],[7.8,5.6],[8.0,5.0],[14.3,3.6],[15.9,6.8]]},{"id":"styx","name":"Backwater of the Styx","terrain":"swamp","capacity":3,"icon":[3.5,3.4],"polygon":[[7.8,5.6],[0.0,8.2],[0.0,0.0],[6.9,0.0],[8.0,5.0]]},{"id":"ferry","name":"The ferry","terrain":"water","capacity":3,"icon":[9.7,2.3],"polygon":[[14.3,3.6],[8.0,5.0],[6.9,0.0],[15.1,0.0]]},{"id":"south-pit","name":"The pit","terrain":"open_ground","capacity":4,"icon":[18.1,3.5],"polygon":[[19.2,7.2],[15.9,6.8],[14.3,3.6],[15.1,0.0],[21.3,0.0],[21.7,5.4]]},{"id":"shade-field","name":"Field of shades","terrain":"open_ground","capacity":4,"icon":[24.9,3.2],"polygon":[[25.0,6.7],[21.7,5.4],[21.3,0.0],[28.5,0.0],[28.5,5.0]]},{"id":"tomb","name":"The tomb","terrain":"ruins","capacity":3,"icon":[31.5,3.0],"polygon":[[28.5,5.0],[28.5,0.0],[36.0,0.0],[36.0,4.9],[30.5,6.4]]}],"boundaries":[{"between":["ash-gate","charred-wood"],"kind":"normal"},{"between":["ash-gate","west-cage"],"kind":"cage_walls"},{"between":["ash-gate","lava-bend"],"kind":"normal"},{"between":["charred-wood","iron-road"],"kind":"normal"},{"between":["charred-wood","lava-bend"],"kind":"normal"},{"between":["charred-wood","anvil"],"kind":"normal"},{"between":["iron-road","guard-house"],"kind":"wall","line":[[19.6,19.1],[19.8,21.55]]},{"between":["iron-road","guard-house"],"kind":"normal","line":[[19.8,21.55],[20.0,24.0]]},{"between":["iron-road","anvil"],"kind":"chains","line":[[13.4,19.0],[16.1,18.75]]},{"between":["iron-road","anvil"],"kind":"normal","line":[[16.1,18.75],[18.8,18.5]]},{"between":["iron-road","upper-rift"],"kind":"normal"},{"between":["guard-house","bone-yard"],"kind":"normal"},{"between":["guard-house","upper-rift"],"kind":"normal"},{"between":["guard-house","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","needle"],"kind":"normal","low":"bone-yard"},{"between":["west-cage","lava-bend"],"kind":"cage_walls"},{"between":["west-cage","titan-steps"],"kind":"cage_walls","line":[[0.0,9.6],[3.2,11.2]]},{"between":["west-cage","titan-steps"],"kind":"normal","line":[[3.2,11.2],[6.4,12.8]]},{"between":["lava-bend","anvil"],"kind":"escarpment"},{"between":["lava-bend","titan-steps"],"kind":"normal","low":"lava-bend"},{"between":["lava-bend","forge"],"kind":"normal"},{"between":["lava-bend","fire-lake"],"kind":"normal"},{"between":["anvil","upper-rift"],"kind":"normal"},{"between":["anvil","forge"],"kind":"normal"},{"between":["upper-rift","east-cage"],"kind":"cage_walls"},{"between":["upper-rift","forge"],"kind":"normal"},{"between":["upper-rift","lower-rift"],"kind":"normal"},{"between":["east-cage","needle"],"kind":"cage_walls"},{"between":["east-cage","lower-rift"],"kind":"cage_walls"},{"between":["east-cage","chain-hall"],"kind":"cage_walls","line":[[25.5,11.8],[27.4,12.25]]},{"between":["east-cage","chain-hall"],"kind":"chains","line":[[27.4,12.25],[29.3,12.7]]},{"between":["needle","chain-hall"],"kind":"normal","low":"chain-hall"},{"between":["needle","black-crag"],"kind":"escarpment"},{"between":["titan-steps","fire-lake"],"kind":"escarpment","low":"fire-lake"},{"between":["titan-steps","styx"],"kind":"normal","low":"styx"},{"between":["forge","lower-rift"],"kind":"normal"},{"between":["forge","fire-lake"],"kind":"normal"},{"between":["forge","south-pit"],"kind":"wall","line":[[15.9,6.8],[17.55,7.0]]},{"between":["forge","south-pit"],"kind":"normal","line":[[17.55,7.0],[19.2,7.2]]},{"between":["lower-rift","chain-hall"],"kind":"chains"},{"between":["lower-rift","south-pit"],"kind":"normal"},{"between":["lower-rift","shade-field"],"kind":"normal"},{"between":["chain-hall","black-crag"],"kind":"normal"},{"between":["chain-hall","shade-field"],"kind":"chains"},{"between":["chain-hall","tomb"],"kind":"chains","line":[[28.5,5.0],[29.5,5.7]]},{"between":["chain-hall","tomb"],"kind":"wall","line":[[29.5,5.7],[30.5,6.4]]},{"between":["black-crag","tomb"],"kind":"normal"},{"between":["fire-lake","styx"],"kind":"normal"},{"between":["fire-lake","ferry"],"kind":"normal"},{"between":["fire-lake","south-pit"],"kind":"normal"},{"between":["styx","ferry"],"kind":"normal"},{"between":["ferry","south-pit"],"kind":"normal"},{"between":["south-pit","shade-field"],"kind":"normal"},{"between":["shade-field","tomb"],"kind":"wall"}],"skulls":[{"rift":"upper-rift","between":["anvil","guard-house"]},{"rift":"lower-rift","between":["forge","chain-hall"]},{"rift":"upper-rift","between":["anvil","lower-rift"]},{"rift":"lower-rift","between":["upper-rift","chain-hall"]}],"zones":[{"side":"north","areas":["ash-gate","charred-wood","iron-road","guard-house","bone-yard"],"players":2},{"side":"south","areas":["styx","ferry","south-pit","shade-field","tomb"],"players":2},{"side":"north","areas":["iron-road","guard-house","bone-yard"],"players":3},{"side":"south","areas":["south-pit","shade-field","tomb"],"players":3},{"side":"west","areas":["ash-gate","titan-steps","styx"],"players":3},{"side":"north","areas":["iron-road","guard-house"],"players":4},{"side":"south","areas":["south-pit","shade-field"],"players":4},{"side":"west","areas":["ash-gate","titan-steps"],"players":4},{"side":"east","areas":["tomb","chain-hall"],"players":4}],"stones":[{"area":"forge","mythology":"greek"},{"area":"anvil","mythology":"greek"},{"area":"chain-hall","mythology":"greek"},{"area":"titan-steps","mythology":"greek"},{"area":"charred-wood","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"hyperboreans","name":"Hyperboreans","name_fr":"Hyperboréens","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":["boreal"],"talents":[],"rows":[{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"hyperboreans_power","name":"Fur and Frost","name_fr":"Fourrures et givre","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"defence","amount":1,"when":["defending","with_commander"]}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"kronos","name":"Kronos","name_fr":"Cronos","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"sickle","name":"Sickle","name_fr":"Faucille","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]},{"id":"passing_time","name":"Passing Time","name_fr":"Le Temps qui passe","type":"passive","cost":1,"trigger":"start","effects":[{"do":"draw","cards":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"oceanus","name":"Oceanus","name_fr":"Océan","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":3,"classes":["aquatic"],"talents":["bolster"],"rows":[{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"flood","name":"Flood","name_fr":"Flot","type":"offensive","cost":1,"effects":[{"do":"attack","range":2}]},{"id":"tides","name":"Tides","name_fr":"Marées","type":"active","cost":1,"effects":[{"do":"heal","points":1}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"scythians","name":"Scythian Archers","name_fr":"Archers scythes","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["archer"],"rows":[{"offence":3,"defence":4,"range":2,"movement":1}],"powers":[{"id":"scythians_power","name":"Volley","name_fr":"Volée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+","with_commander"]}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"talos","name":"Talos","name_fr":"Talos","type":"monster","mythology":"greek","source":"house","cited":[],"cost":5,"activation_cards":3,"strategic_value":0,"classes":["huge","fireproof"],"talents":["block"],"rows":[{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":6,"defence":7,"range":0,"movement":1},{"offence":6,"defence":7,"range":0,"movement":1}],"powers":[{"id":"stamp","name":"Stamp","name_fr":"Piétinement","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}]},"seal":"bb9077b782ceafc0"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"lead","result":3},"seal":"421ef033171f0cfa"}
{"n":2,"by":"*chance","kind":"Die","answer":{"for":"lead","result":1},"seal":"e6c0495c16e7fb08"}
{"n":3,"by":"*chance","kind":"Die","answer":{"for":"lead","result":4},"seal":"edafd2bc634e9ee1"}
{"n":4,"by":"ann","kind":"ChooseSide","answer":"south","seal":"ef782b9c54319538"}
{"n":5,"by":"bob","kind":"ChooseSide","answer":"west","seal":"9f75501ed6571296"}
{"n":6,"by":"cyd","kind":"Recruit","answer":"zeus","seal":"ff91a1e9c43ecb9d"}
{"n":7,"by":"ann","kind":"Recruit","answer":"athena","seal":"fc28cbecdb499cdf"}
{"n":8,"by":"bob","kind":"Recruit","answer":"ares","seal":"4a922b7376a9e902"}
{"n":9,"by":"bob","kind":"Recruit","answer":"cerberus","seal":"bc437e1e67b0bbce"}
{"n":10,"by":"ann","kind":"Recruit","answer":"veteran_heracles","seal":"f64f0b08a8378665"}
{"n":11,"by":"cyd","kind":"Recruit","answer":"veteran_achilles","seal":"8400c7be6683d8ee"}
{"n":12,"by":"bob","kind":"Recruit","answer":"medusa","seal":"a357061a0c709c5f"}
{"n":13,"by":"ann","kind":"Recruit","answer":"hydra","seal":"b897021cb2ea65d2"}
{"n":14,"by":"cyd","kind":"Recruit","answer":"odysseus","seal":"76f4efdd93d4f034"}
{"n":15,"by":"bob","kind":"Recruit","answer":"infernal_hounds","seal":"bb72d08eb874afcc"}
{"n":16,"by":"ann","kind":"Recruit","answer":"amazons","seal":"44076295fcb321e7"}
{"n":17,"by":"cyd","kind":"Recruit","answer":"centaurs","seal":"9d136f1d2d3fe198"}
{"n":18,"by":"cyd","kind":"PlaceTroop","answer":["centaurs","iron-road"],"seal":"cabb3516cc3fab13"}
{"n":19,"by":"ann","kind":"PlaceTroop","answer":["amazons","south-pit"],"seal":"fb2fafb4d870ee0c"}
{"n":20,"by":"bob","kind":"PlaceTroop","answer":["infernal_hounds","titan-steps"],"seal":"4a010e18036d74c4"}
{"n":21,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,15,7,14,20,23,21,16,17,8,19,9,10,5,0,18,6,22,12,11,1,2,13,4]},"seal":"cc5c715fc8a38233"}
{"n":22,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[21,13,16,14,8,4,5,10,15,22,18,12,0,2,19,11,3,20,6,1,17,9,7]},"seal":"540e9589bf14cce0"}
{"n":23,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[14,2,3,16,17,9,10,0,4,12,7,6,11,18,1,13,5,8,15]},"seal":"8f45796a95c1e63d"}
{"n":24,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"32223cbfc2d3c95d"}
{"n":25,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ac768eb33728cb8b"}
{"n":26,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"f6ef341b0ec70074"}
{"n":27,"by":"cyd","kind":"BeginTurn","answer":["zeus","complex"],"seal":"b5abe1ab70d8f809"}
{"n":28,"by":"cyd","kind":"Act","answer":["deploy","iron-road"],"seal":"e826069c5bf71d69"}
{"n":29,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9dfafd31b406da4e"}
{"n":30,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"80b493d322d7f458"}
{"n":31,"by":"cyd","kind":"GoOn","answer":["veteran_achilles","complex"],"seal":"b85a3be6701a16b3"}
{"n":32,"by":"cyd","kind":"Act","answer":["deploy","iron-road"],"seal":"30cb78197a1eccd8"}
{"n":33,"by":"cyd","kind":"EndTurn","answer":"none","seal":"2ebb0707c2e64720"}
{"n":34,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3df85e505f0fa0eb"}
{"n":35,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"cb29829b0d101bd8"}
{"n":36,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"426d1304e71a610f"}
{"n":37,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"76a3f14623d71068"}
{"n":38,"by":"ann","kind":"BeginTurn","answer":["search_card","athena"],"seal":"8bd9cce33dc77a25"}
{"n":39,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[9,7,4,2,6,10,17,13,0,15,14,3,1,5,12,8,16,11]},"seal":"52fd926daa3aa031"}
{"n":40,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"aa493635b5e62fe0"}
{"n":41,"by":"ann","kind":"BeginTurn","answer":["athena","complex"],"seal":"1daafad1cb30bf0d"}
{"n":42,"by":"ann","kind":"Act","answer":["deploy","tomb"],"seal":"3a231438721713b6"}
{"n":43,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"63125ce04937cbcc"}
{"n":44,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"902e76850293209d"}
{"n":45,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"3bee67a467e8d676"}
{"n":46,"by":"ann","kind":"Act","answer":"walk","seal":"71a3c0647462df7f"}
{"n":47,"by":"ann","kind":"TracePath","answer":["forge","anvil"],"seal":"20fd07758e1f73a0"}
{"n":48,"by":"ann","kind":"Act","answer":["claim","stone2"],"seal":"bbafc845e6eae964"}
{"n":49,"by":"ann","kind":"Act","answer":"end","seal":"b3a30ac84377755d"}
{"n":50,"by":"ann","kind":"EndTurn","answer":"none","seal":"42b42b8965c06c82"}
{"n":51,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"897d01e9c686bdce"}
{"n":52,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"0224fb7d732e7a77"}
{"n":53,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"f156049717d5be3c"}
{"n":54,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"fe777be6c3eeec1b"}
{"n":55,"by":"bob","kind":"BeginTurn","answer":["ares","complex"],"seal":"d1f95bcda47f8a47"}
{"n":56,"by":"bob","kind":"Act","answer":["deploy","titan-steps"],"seal":"fc98fd0b9a17eaf4"}
{"n":57,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"1de5d9e34dd13c09"}
{"n":58,"by":"bob","kind":"GoOn","answer":["medusa","complex"],"seal":"c4d749a4293587b5"}
{"n":59,"by":"bob","kind":"Act","answer":["deploy","ash-gate"],"seal":"e5bcfe5c49041d7a"}
{"n":60,"by":"bob","kind":"EndTurn","answer":"none","seal":"46b0016e06c6f10f"}
{"n":61,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"eb62cd3514b37858"}
{"n":62,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5f07ae8e7e30f0f3"}
{"n":63,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1b5203f6993416ac"}
{"n":64,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"daad4d71e3e41441"}
{"n":65,"by":"cyd","kind":"BeginTurn","answer":["centaurs","simple"],"seal":"e0fcfdf29b002693"}
{"n":66,"by":"cyd","kind":"Act","answer":"walk","seal":"20c6cbc865eee59e"}
{"n":67,"by":"cyd","kind":"TracePath","answer":["charred-wood"],"seal":"b434f39e87d55bc8"}
{"n":68,"by":"cyd","kind":"Act","answer":["claim","stone5"],"seal":"25786927cefa667d"}
{"n":69,"by":"cyd","kind":"Act","answer":"end","seal":"80a4553ec592fd1c"}
{"n":70,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"118c7205e957c11a"}
{"n":71,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0be2444268236658"}
{"n":72,"by":"cyd","kind":"GoOn","answer":"stop","seal":"c97c89eed2c04fc5"}
{"n":73,"by":"cyd","kind":"EndTurn","answer":"none","seal":"efb438f8090b22f5"}
{"n":74,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e6d20bb716711dcd"}
{"n":75,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"31b3e35ff82fba26"}
{"n":76,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0f71ab275699caa3"}
{"n":77,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"de8eb4d676670008"}
{"n":78,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"d67e23a8d66dd4e7"}
{"n":79,"by":"ann","kind":"BeginTurn","answer":["hydra","complex"],"seal":"cddae26ae3917ca8"}
{"n":80,"by":"ann","kind":"Act","answer":["deploy","south-pit"],"seal":"930ec2c892b8e8bf"}
{"n":81,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d90f3092bdcdfef0"}
{"n":82,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"3fedbf6aab15f452"}
{"n":83,"by":"ann","kind":"GoOn","answer":["athena","simple"],"seal":"6347fc0a6bba45f9"}
{"n":84,"by":"ann","kind":"Act","answer":"walk","seal":"c7cbdf71c17aa626"}
{"n":85,"by":"ann","kind":"TracePath","answer":["chain-hall"],"seal":"4d7775a92084719a"}
{"n":86,"by":"ann","kind":"Act","answer":["claim","stone3"],"seal":"a720a9ccdf9cafc8"}
{"n":87,"by":"ann","kind":"Act","answer":"end","seal":"cdcd67fd4e914fe7"}
{"n":88,"by":"ann","kind":"EndTurn","answer":"none","seal":"9c8197e9427aba87"}
{"n":89,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"edf009392a5b12ad"}
{"n":90,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a1675c8fad0cb51f"}
{"n":91,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"7ca38e854e381c8c"}
{"n":92,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f3735374ea9e593b"}
{"n":93,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"d6aade80354d7dee"}
{"n":94,"by":"bob","kind":"BeginTurn","answer":["ares","complex"],"seal":"b3bfd2d2a7399f54"}
{"n":95,"by":"bob","kind":"Act","answer":["absorb","stone4"],"seal":"95ebefc606e25c69"}
{"n":96,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"89ba0ac0c1e3a207"}
{"n":97,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"fd5e14d5c7868a6e"}
{"n":98,"by":"bob","kind":"GoOn","answer":["medusa","simple"],"seal":"ea7a5a03e2ed04b1"}
{"n":99,"by":"bob","kind":"Pay","answer":["aow"],"seal":"c7772fa6c3617a36"}
{"n":100,"by":"bob","kind":"Act","answer":"walk","seal":"6f3f43f1acb7fff8"}
{"n":101,"by":"bob","kind":"TracePath","answer":["charred-wood"],"seal":"6ef5d832c687981f"}
{"n":102,"by":"bob","kind":"Act","answer":"attack","seal":"cb9b40eebffe2087"}
{"n":103,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"7627271939af477c"}
{"n":104,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f04abfc2b38b3554"}
{"n":105,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"eb1dbeebdf9885b6"}
{"n":106,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"a59f460bcee13ea7"}
{"n":107,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f1afd720be6436d7"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"20767919c8c82314"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"8cdcadfb84ac629b"}
{"n":110,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5180c8f954e966fc"}
{"n":111,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ca688c9ae8c4b3ad"}
{"n":112,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"04b4987b8d4f2d66"}
{"n":113,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"6947b15d9f20c3a3"}
{"n":114,"by":"bob","kind":"SpendDie","answer":"done","seal":"8b6adb88c372c93a"}
{"n":115,"by":"bob","kind":"RerollFives","answer":4,"seal":"2c60f9311c01d594"}
{"n":116,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"008d330aae71ef4a"}
{"n":117,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"5042e43f81ca1836"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"ed1dcd1237d7a82a"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"203b0ab814dbb584"}
{"n":120,"by":"bob","kind":"SpendDie","answer":[6,7],"seal":"146dd143832722ae"}
{"n":121,"by":"bob","kind":"Act","answer":"end","seal":"628c6b624d8aa03b"}
{"n":122,"by":"bob","kind":"EndTurn","answer":"none","seal":"4537e180f27eae42"}
{"n":123,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"165dddac172ed24c"}
{"n":124,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"75c2425a264a37de"}
{"n":125,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f8b45496e5636009"}
{"n":126,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8378f2b6880974f0"}
{"n":127,"by":"cyd","kind":"BeginTurn","answer":["search_card","odysseus"],"seal":"c98af0e3822f18a7"}
{"n":128,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,0,12,8,5,9,10,11,1,3,6,4,7]},"seal":"6a9ae21387989458"}
{"n":129,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"ba52be970f36e1d8"}
{"n":130,"by":"cyd","kind":"BeginTurn","answer":["odysseus","complex"],"seal":"c77580edd88c5291"}
{"n":131,"by":"cyd","kind":"Act","answer":["deploy","iron-road"],"seal":"bac61953777c8ee6"}
{"n":132,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"13d4b1eb9496d643"}
{"n":133,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"641785941548ff87"}
{"n":134,"by":"cyd","kind":"GoOn","answer":["veteran_achilles","simple"],"seal":"5fe2c2c376980bde"}
{"n":135,"by":"cyd","kind":"Act","answer":"walk","seal":"bcfb41e7781badac"}
{"n":136,"by":"cyd","kind":"TracePath","answer":["anvil"],"seal":"f35d444aeca3e698"}
{"n":137,"by":"cyd","kind":"Act","answer":"attack","seal":"5aa45fff58e265bf"}
{"n":138,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5905f67214c35ae5"}
{"n":139,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"953bd60d76cab242"}
{"n":140,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"7e84bdb3fae0c414"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"bcaa5464b268b442"}
{"n":142,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"f75b1bd8d094aa32"}
{"n":143,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"d9a948dd998b90dd"}
{"n":144,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"0816e41ff192097d"}
{"n":145,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"7e549d734fa3dff1"}
{"n":146,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"a201a813fa22cdf5"}
{"n":147,"by":"cyd","kind":"SpendDie","answer":[1,3],"seal":"c324b2bb255306b7"}
{"n":148,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"b49484bb768b8d7d"}
{"n":149,"by":"cyd","kind":"SpendDie","answer":"done","seal":"0108ee9de96ca979"}
{"n":150,"by":"cyd","kind":"UsePower","answer":"use","seal":"7e6cd87ab4da771a"}
{"n":151,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"f00efb929f5a9877"}
{"n":152,"by":"cyd","kind":"EndTurn","answer":"none","seal":"9f5f3400b65976bb"}
{"n":153,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"138f580564816bff"}
{"n":154,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f094cd15709d5858"}
{"n":155,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a551a441f92898ed"}
{"n":156,"by":"ann","kind":"BeginTurn","answer":["search_card","athena"],"seal":"3899c9d75a72fc89"}
{"n":157,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,7,4,8,1,5,2,6,3,9,0]},"seal":"701ddc8f1da8e7f0"}
{"n":158,"by":"ann","kind":"BeginTurn","answer":["athena","complex"],"seal":"8c52e28140cb7e55"}
{"n":159,"by":"ann","kind":"Act","answer":["absorb","stone3"],"seal":"efca0f10510d8d41"}
{"n":160,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"20ee748dfaba6c88"}
{"n":161,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"16661d6dc6e55575"}
{"n":162,"by":"ann","kind":"Pay","answer":["aow"],"seal":"7cc03d4924e02378"}
{"n":163,"by":"ann","kind":"Act","answer":"walk","seal":"a359a8160fbb63b7"}
{"n":164,"by":"ann","kind":"TracePath","answer":["upper-rift","east-cage"],"seal":"4c9f1c0bd3593dbd"}
{"n":165,"by":"ann","kind":"Act","answer":"attack","seal":"48123c32558a2dfd"}
{"n":166,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e0d6f4408135492c"}
{"n":167,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"fd998464e5b5210c"}
{"n":168,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4d83e19e46453d55"}
{"n":169,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"9b524a4d5f1edf9e"}
{"n":170,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"909b04b90f604bf0"}
{"n":171,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"4958d72cf06310fc"}
{"n":172,"by":"ann","kind":"SpendDie","answer":[4,4],"seal":"f9fa5f083dcc7769"}
{"n":173,"by":"ann","kind":"SpendDie","answer":"done","seal":"10d838522d4945ff"}
{"n":174,"by":"ann","kind":"RerollFives","answer":2,"seal":"502e872cf3facd41"}
{"n":175,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"842b9c66447508e3"}
{"n":176,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"2d051fb5a9361a11"}
{"n":177,"by":"ann","kind":"Act","answer":"end","seal":"97019873341fce7e"}
{"n":178,"by":"ann","kind":"EndTurn","answer":"none","seal":"0e19f98910e9668d"}
{"n":179,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ec3d985e058fba33"}
{"n":180,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"cde8611ec0ec60d7"}
{"n":181,"by":"bob","kind":"BeginTurn","answer":["search_card","cerberus"],"seal":"2d9e0b91f08046d7"}
{"n":182,"by":"bob","kind":"Pay","answer":["aow"],"seal":"b964f45c18be0285"}
{"n":183,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[0,4,5,7,3,2,6,1]},"seal":"0d17fbdd9760eee2"}
{"n":184,"by":"bob","kind":"BeginTurn","answer":["cerberus","complex"],"seal":"62b4ad1241533d82"}
{"n":185,"by":"bob","kind":"Act","answer":["deploy","ash-gate"],"seal":"2f275b7ba3fdbee6"}
{"n":186,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9fe3d1ae81e55582"}
{"n":187,"by":"bob","kind":"GoOn","answer":["ares","simple"],"seal":"f5b84fcbc789cd22"}
{"n":188,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"3c0a540aa859e294"}
{"n":189,"by":"bob","kind":"Act","answer":"walk","seal":"cd495cc99b7e4bc2"}
{"n":190,"by":"bob","kind":"TracePath","answer":["west-cage"],"seal":"9954a328d6f152f4"}
{"n":191,"by":"bob","kind":"Act","answer":"end","seal":"66dfad38a13abed8"}
{"n":192,"by":"bob","kind":"EndTurn","answer":"none","seal":"6242b1c546d1f0ee"}
{"n":193,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0d4e9bfdc951f7d2"}
{"n":194,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"bd9dd6ad558eb89f"}
{"n":195,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"59c5ff7d5e927197"}
{"n":196,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"7e5d53cbc6c4292f"}
{"n":197,"by":"cyd","kind":"BeginTurn","answer":["zeus","simple"],"seal":"b915843b66ff41c3"}
{"n":198,"by":"cyd","kind":"Act","answer":"walk","seal":"68d4ae77f82f978a"}
{"n":199,"by":"cyd","kind":"TracePath","answer":["charred-wood"],"seal":"5a4a0bf7454b0db2"}
{"n":200,"by":"cyd","kind":"Act","answer":"power:lightning","seal":"c98a0fa673352e09"}
{"n":201,"by":"cyd","kind":"ChooseTarget","answer":"ares","seal":"3db1841fd81ee528"}
{"n":202,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"b7f4c2b34071159c"}
{"n":203,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"65bbcdbe3193fc86"}
{"n":204,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"cf45bd6de99babf2"}
{"n":205,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"2b985025bb52d251"}
{"n":206,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f665b540c8d72e13"}
{"n":207,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c08b189ca9b7c22a"}
{"n":208,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e65dd6fb35c205fa"}
{"n":209,"by":"cyd","kind":"SpendDie","answer":[2,3],"seal":"cbc87ac2665ddc97"}
{"n":210,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"62fc6c13a1d8503e"}
{"n":211,"by":"cyd","kind":"SpendDie","answer":"done","seal":"b8ca4166cdc6b829"}
{"n":212,"by":"cyd","kind":"RerollFives","answer":3,"seal":"2bbbf3465878f600"}
{"n":213,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"dad9afd4c6e1de3c"}
{"n":214,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"4ffb0fbe14d79202"}
{"n":215,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"6e28ea4a59c1af97"}
{"n":216,"by":"cyd","kind":"Act","answer":"end","seal":"b0acbc9bc9557a3c"}
{"n":217,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"27fc186f2ecddc4f"}
{"n":218,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"038c7e80e27f5359"}
{"n":219,"by":"cyd","kind":"GoOn","answer":["odysseus","simple"],"seal":"d22c8c418155543d"}
{"n":220,"by":"cyd","kind":"Act","answer":"walk","seal":"61dbc67302ac6849"}
{"n":221,"by":"cyd","kind":"TracePath","answer":["anvil","forge"],"seal":"45dcb83ea9f82976"}
{"n":222,"by":"cyd","kind":"Act","answer":["claim","stone1"],"seal":"d569e27fdb26a052"}
{"n":223,"by":"cyd","kind":"Act","answer":"power:cunning","seal":"fa4e1fe58726501a"}
{"n":224,"by":"cyd","kind":"Act","answer":"power:subterfuge","seal":"0ca9de759203b92f"}
{"n":225,"by":"cyd","kind":"Act","answer":"end","seal":"688f01d353f3f85e"}
{"n":226,"by":"cyd","kind":"EndTurn","answer":"none","seal":"d36e0d22c523f95d"}
{"n":227,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"6524c16cdef13c29"}
{"n":228,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1c87c199dbbd72a5"}
{"n":229,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"47246171f1c2b830"}
{"n":230,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"8c20900b9c5be989"}
{"n":231,"by":"ann","kind":"BeginTurn","answer":["athena","simple"],"seal":"aefaf9de3177d840"}
{"n":232,"by":"ann","kind":"Act","answer":"walk","seal":"623a1794836d7407"}
{"n":233,"by":"ann","kind":"TracePath","answer":["east-cage"],"seal":"a72fdb5e346dc99c"}
{"n":234,"by":"ann","kind":"Act","answer":"power:athenas_owl","seal":"60f5d92ccd3b821a"}
{"n":235,"by":"ann","kind":"ChooseTarget","answer":"veteran_achilles","seal":"5d4466eb8c5fe463"}
{"n":236,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"9a888648ee6e8eb2"}
{"n":237,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f61d6e4da501644d"}
{"n":238,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"3501f195c74f7964"}
{"n":239,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"688e865305b35479"}
{"n":240,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"daf7d5261536be7e"}
{"n":241,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"81b6518ed667e660"}
{"n":242,"by":"ann","kind":"SpendDie","answer":"done","seal":"bed79668c70d0410"}
{"n":243,"by":"ann","kind":"RerollFives","answer":2,"seal":"5e1a5114f3c1c3fc"}
{"n":244,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"e567bdf5cfa717ed"}
{"n":245,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"4fc16d3aee4b3590"}
{"n":246,"by":"ann","kind":"SpendDie","answer":[3,6],"seal":"42d2f5877d0d6755"}
{"n":247,"by":"ann","kind":"SpendDie","answer":[3,7],"seal":"fc24401bb132183c"}
{"n":248,"by":"cyd","kind":"UsePower","answer":"pass","seal":"471e1048642ac47c"}
{"n":249,"by":"ann","kind":"Act","answer":"end","seal":"2244f1068dffabd4"}
{"n":250,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fb07b08060f4e50e"}
{"n":251,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"f06da5f663591000"}
{"n":252,"by":"ann","kind":"GoOn","answer":["hydra","simple"],"seal":"60841d89955cb2d2"}
{"n":253,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"d0dc52cb093882f3"}
{"n":254,"by":"ann","kind":"Act","answer":"walk","seal":"993bae4990c102c1"}
{"n":255,"by":"ann","kind":"TracePath","answer":["forge"],"seal":"dc9c0080aa2d6beb"}
{"n":256,"by":"ann","kind":"Act","answer":"attack","seal":"d7c3a4d25b9c25c0"}
{"n":257,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"37a158365f0fb61f"}
{"n":258,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"b2cf94083f7304ae"}
{"n":259,"by":"ann","kind":"ChooseTarget","answer":"veteran_achilles","seal":"b8f163f7601fa6b7"}
{"n":260,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ffed2b606500675b"}
{"n":261,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"cffea4c68df3aba8"}
{"n":262,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1e70c921c67664cf"}
{"n":263,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8fadf8f6c957147a"}
{"n":264,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"c7f27056ac727c7f"}
{"n":265,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"38247a70266fc006"}
{"n":266,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"7ec3640e93e1ed69"}
{"n":267,"by":"ann","kind":"SpendDie","answer":"done","seal":"03ebffbfc529326e"}
{"n":268,"by":"ann","kind":"RerollFives","answer":1,"seal":"876060ab395d6480"}
{"n":269,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"948b970d890e6413"}
{"n":270,"by":"ann","kind":"SpendDie","answer":[1,6],"seal":"7cbd3fd596f92598"}
{"n":271,"by":"ann","kind":"SpendDie","answer":[2,7],"seal":"692f1135ed98c8f8"}
{"n":272,"by":"cyd","kind":"UsePower","answer":"pass","seal":"e1bdab478e0f42d3"}
{"n":273,"by":"ann","kind":"EndTurn","answer":"none","seal":"8ea6cd6ebc3acb4a"}
{"n":274,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"91e9d0fe9fe06db0"}
{"n":275,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a29c51fadf72a07d"}
{"n":276,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"d68c1f461b5b95a4"}
{"n":277,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0909584a688e402b"}
{"n":278,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"2d181e3e0acdfb91"}
{"n":279,"by":"bob","kind":"Act","answer":"attack","seal":"c9317a3c249a02d1"}
{"n":280,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"f9af78b722ca1213"}
{"n":281,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4a7cc834f204be8c"}
{"n":282,"by":"bob","kind":"ChooseTarget","answer":"zeus at range 0","seal":"952c27d038cb88a9"}
{"n":283,"by":"cyd","kind":"AnswerAttack","answer":"initiative","seal":"5953099368222092"}
{"n":284,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"87d5c407c5e886b7"}
{"n":285,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"75e5b3a70243892b"}
{"n":286,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"c4d40f018f9ef411"}
{"n":287,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"98c1f9c9fc0fca5d"}
{"n":288,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2fe472bdbf5a595a"}
{"n":289,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"adfbe961ef3f49ba"}
{"n":290,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"aec86c0cd16f6c48"}
{"n":291,"by":"cyd","kind":"SpendDie","answer":"done","seal":"4b90c6cee2948a93"}
{"n":292,"by":"cyd","kind":"RerollFives","answer":1,"seal":"aa39e1c65ec628c5"}
{"n":293,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"b7e14b3df61ef0b3"}
{"n":294,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"123c0236b2b6e684"}
{"n":295,"by":"cyd","kind":"SpendDie","answer":[3,5],"seal":"5367af793607ad56"}
{"n":296,"by":"cyd","kind":"SpendDie","answer":[3,6],"seal":"89bbd572b94fd86d"}
{"n":297,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b5f410f0b88e3c55"}
{"n":298,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"e0bfc1f547b39579"}
{"n":299,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"b48ba868225bb70d"}
{"n":300,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"61c65a4b786c28e5"}
{"n":301,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"69b2ac98f1a75959"}
{"n":302,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5efcdba2608d5a86"}
{"n":303,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"7faf976a8793d0f2"}
{"n":304,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"9ff4d4f74185e3d0"}
{"n":305,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"597607b34ba3da4e"}
{"n":306,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"83acb88295eaf3d1"}
{"n":307,"by":"bob","kind":"SpendDie","answer":"done","seal":"65e15249db14f754"}
{"n":308,"by":"bob","kind":"RerollFives","answer":3,"seal":"e19b91f0d29b7c7a"}
{"n":309,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"25fd36e0741ac257"}
{"n":310,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"47dfcd3b1003b2ea"}
{"n":311,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"82e272b4ad665a24"}
{"n":312,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"e1e2c18e9f787a9b"}
{"n":313,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d85b5fd37ba9ad82"}
{"n":314,"by":"bob","kind":"GoOn","answer":"stop","seal":"b053e687743ebd91"}
{"n":315,"by":"bob","kind":"EndTurn","answer":"none","seal":"b6ce397f18860834"}
{"n":316,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"6f001ff15dbac711"}
{"n":317,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f78cdbf69531ca9f"}
{"n":318,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3feeb3227ff9ecee"}
{"n":319,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"50250335b3763a44"}
{"n":320,"by":"cyd","kind":"BeginTurn","answer":["zeus","complex"],"seal":"0c5c06af6eab48d5"}
{"n":321,"by":"cyd","kind":"Act","answer":["absorb","stone5"],"seal":"21f7d4b25f2b1321"}
{"n":322,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2515982084579d50"}
{"n":323,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3b079a7df583dd26"}
{"n":324,"by":"cyd","kind":"GoOn","answer":"stop","seal":"e510ddf446a4bd6b"}
{"n":325,"by":"cyd","kind":"EndTurn","answer":"heal","seal":"69205072a8699494"}
{"n":326,"by":"cyd","kind":"EndTurn","answer":"none","seal":"7f1ecf03d00c3062"}
{"n":327,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"672695593cf1347c"}
{"n":328,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3da42aa8128e554c"}
{"n":329,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ca7a21699468f88d"}
{"n":330,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a4a95c6763b05dda"}
{"n":331,"by":"ann","kind":"BeginTurn","answer":["search_card","athena"],"seal":"c6becba661619e1d"}
{"n":332,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,2,0,5,6,4,1,7]},"seal":"e3a322eb1641ae91"}
{"n":333,"by":"ann","kind":"BeginTurn","answer":["athena","complex"],"seal":"7159f11f7d9fa88a"}
{"n":334,"by":"ann","kind":"Act","answer":["absorb","stone2"],"seal":"7a0e3aefb1c9eb1b"}
{"n":335,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7ded894fd03df86e"}
{"n":336,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"42170bd20deef94b"}
{"n":337,"by":"ann","kind":"GoOn","answer":["hydra","simple"],"seal":"fea13238e437ad67"}
{"n":338,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"a1eb27a793bbc244"}
{"n":339,"by":"ann","kind":"Act","answer":"walk","seal":"89c182104b4f8c1b"}
{"n":340,"by":"ann","kind":"TracePath","answer":["anvil"],"seal":"08c5f321fd67fdda"}
{"n":341,"by":"ann","kind":"Act","answer":"attack","seal":"4a47559536e9e299"}
{"n":342,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"392ebcbeee1b86d5"}
{"n":343,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"b7eff19513c9cf8d"}
{"n":344,"by":"ann","kind":"ChooseTarget","answer":"zeus at range 0","seal":"1759a44a939ecbd9"}
{"n":345,"by":"cyd","kind":"AnswerAttack","answer":"pass","seal":"106d363d9dcae35f"}
{"n":346,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"d19d4928a3326673"}
{"n":347,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"7ab551c316dfb290"}
{"n":348,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"d6d3091502098e4c"}
{"n":349,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"bafc5181a3addff7"}
{"n":350,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3c8ed7d72618b1e2"}
{"n":351,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"dfa2f5d4b86294e7"}
{"n":352,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"7684bae6ef4e3c1e"}
{"n":353,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"3b68334312783fb2"}
{"n":354,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"250101f77cd20e3f"}
{"n":355,"by":"ann","kind":"SpendDie","answer":"done","seal":"471988523f34ae50"}
{"n":356,"by":"ann","kind":"RerollFives","answer":3,"seal":"4c5bd0ab2c8cd3d7"}
{"n":357,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"1359625f7a1fc8d6"}
{"n":358,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"ff631c9aa07bb173"}
{"n":359,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"8dc3a08bdbaa7958"}
{"n":360,"by":"cyd","kind":"AnswerAttack","answer":"pass","seal":"e5759254cfe2ec03"}
{"n":361,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3aa8f4b97aa41538"}
{"n":362,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"fd6383280daf5b72"}
{"n":363,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"fb94111d175749c6"}
{"n":364,"by":"bob","kind":"BeginTurn","answer":["ares","simple"],"seal":"80d104209b00b6b9"}
{"n":365,"by":"bob","kind":"Act","answer":"walk","seal":"222260dfbf5d38c4"}
{"n":366,"by":"bob","kind":"TracePath","answer":["titan-steps","styx"],"seal":"c7cfc0742fb5e6b5"}
{"n":367,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"14f9124bf25d0b4c"}
{"n":368,"by":"bob","kind":"GoOn","answer":"stop","seal":"85fc229ff92d17d8"}
{"n":369,"by":"bob","kind":"EndTurn","answer":"none","seal":"6f30b398e7ad9541"}
{"n":370,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"3f0e5362156b4203"}
{"n":371,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"9f13011bcd154c6b"}
{"n":372,"by":"cyd","kind":"BeginTurn","answer":["centaurs","simple"],"seal":"7ec5b4197cfad6a5"}
{"n":373,"by":"cyd","kind":"Act","answer":"walk","seal":"f7b2a1b4ed941489"}
{"n":374,"by":"cyd","kind":"TracePath","answer":["ash-gate"],"seal":"63c4f0ea3f7f886a"}
{"n":375,"by":"cyd","kind":"Act","answer":"attack","seal":"caa311e0b441d453"}
{"n":376,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"80b41a07c4ca4912"}
{"n":377,"by":"cyd","kind":"ChooseTarget","answer":"medusa","seal":"5b088262533270f7"}
{"n":378,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"104ca980371155c3"}
{"n":379,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"90b478b16f12c55f"}
{"n":380,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"8116151b6c7b325d"}
{"n":381,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"7cd68dac1e18a6a6"}
{"n":382,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"709f39005cf41e4c"}
{"n":383,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"be5d83177f37f01b"}
{"n":384,"by":"cyd","kind":"SpendDie","answer":"done","seal":"2b827f84e32b9f48"}
{"n":385,"by":"cyd","kind":"RerollFives","answer":2,"seal":"908882ea9aa85b8c"}
{"n":386,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"35731a85a1eb7ab9"}
{"n":387,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"7353a23954ea6432"}
{"n":388,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"99ee8bf197864f2f"}
{"n":389,"by":"cyd","kind":"GoOn","answer":"stop","seal":"838f0af51de42a1f"}
{"n":390,"by":"cyd","kind":"EndTurn","answer":"none","seal":"ffa7380acfd8e8d9"}
{"n":391,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"9567c68d78a863e4"}
{"n":392,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"79e0a5afa64b6acd"}
{"n":393,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"13476f74b9083621"}
{"n":394,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","complex"],"seal":"ee1046449003b147"}
{"n":395,"by":"ann","kind":"Act","answer":["deploy","south-pit"],"seal":"6013196d6860b070"}
{"n":396,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7dc938e9f21dcfeb"}
{"n":397,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"36efe504e948dbfa"}
{"n":398,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"efdc7c232b80fa9e"}
{"n":399,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"b9fb9f6ebe27497a"}
{"n":400,"by":"bob","kind":"Act","answer":"walk","seal":"61caa589dd5319b5"}
{"n":401,"by":"bob","kind":"TracePath","answer":["lava-bend","ash-gate"],"seal":"5df1287a56404867"}
{"n":402,"by":"bob","kind":"Act","answer":"attack","seal":"671abe9b7cdfad6f"}
{"n":403,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"6fdcca9d4fbc481c"}
{"n":404,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f492dbb2f2007e63"}
{"n":405,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"1d0f7b4bcd1082fd"}
{"n":406,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"45b8fafad12ed9e6"}
{"n":407,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"015f92682975a036"}
{"n":408,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"3d35b41658711faf"}
{"n":409,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"836aec0dc28d8576"}
{"n":410,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ec29d0c7ef35b8a5"}
{"n":411,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"8fe135ac72e1d937"}
{"n":412,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"b902c71b879b2178"}
{"n":413,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"cac35c7d28253f3c"}
{"n":414,"by":"bob","kind":"GoOn","answer":"stop","seal":"ba3e370bf4c34abc"}
{"n":415,"by":"bob","kind":"EndTurn","answer":"none","seal":"120fb0bbd54eead0"}
{"n":416,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"2400c40025083037"}
{"n":417,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a1e5de17c9bad86f"}
{"n":418,"by":"cyd","kind":"BeginTurn","answer":["odysseus","simple"],"seal":"4bd7997fd9cdd43b"}
{"n":419,"by":"cyd","kind":"Act","answer":"walk","seal":"28298f4fb8502c8f"}
{"n":420,"by":"cyd","kind":"TracePath","answer":["anvil"],"seal":"e07e88efe690115d"}
{"n":421,"by":"cyd","kind":"Act","answer":"attack","seal":"20625d116f3a6aa9"}
{"n":422,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b4c8e3985a49d451"}
{"n":423,"by":"cyd","kind":"ChooseTarget","answer":"athena","seal":"aba23afda135a457"}
{"n":424,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"490aea98041d76fc"}
{"n":425,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"9ca3de0726e17709"}
{"n":426,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"db41469ae8744f1a"}
{"n":427,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"62463019b284b2f1"}
{"n":428,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"3d48b18eda33f988"}
{"n":429,"by":"cyd","kind":"SpendDie","answer":[1,3],"seal":"1d8ab49badbd4f10"}
{"n":430,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"77c6903bd6b9460e"}
{"n":431,"by":"cyd","kind":"SpendDie","answer":"done","seal":"616674f8bccff943"}
{"n":432,"by":"cyd","kind":"RerollFives","answer":2,"seal":"9c4a8f2337927dd5"}
{"n":433,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"9dc344e7c706db11"}
{"n":434,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"0bd685e17ec526f6"}
{"n":435,"by":"cyd","kind":"Act","answer":"power:cunning","seal":"7a6fe01fc5b47b70"}
{"n":436,"by":"cyd","kind":"Act","answer":"power:subterfuge","seal":"2e4541c0dd33a09f"}
{"n":437,"by":"cyd","kind":"Act","answer":"end","seal":"5f27ad512e7b2698"}
{"n":438,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"42ef9b8be8ab75e1"}
{"n":439,"by":"cyd","kind":"GoOn","answer":"stop","seal":"a2391e3fcfb96f47"}
{"n":440,"by":"cyd","kind":"EndTurn","answer":"none","seal":"86afe47b32abe320"}
{"n":441,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"be9441adf372aa00"}
{"n":442,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"92a83ae557bf04a8"}
{"n":443,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"ab6bb007ef47115c"}
{"n":444,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"b25b7a82b1197b74"}
{"n":445,"by":"ann","kind":"Act","answer":"walk","seal":"d54e05b459b958f8"}
{"n":446,"by":"ann","kind":"TracePath","answer":["forge"],"seal":"a2f563b6bbe981d0"}
{"n":447,"by":"ann","kind":"Act","answer":"attack","seal":"91e0495e2c82e59e"}
{"n":448,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"aae5fb07e1a52472"}
{"n":449,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"346d7dae55a0a324"}
{"n":450,"by":"ann","kind":"ChooseTarget","answer":"odysseus at range 0","seal":"e8bc9ecaebb39b8d"}
{"n":451,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"301fd5e9fe244ce5"}
{"n":452,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"571ccc85153e1e75"}
{"n":453,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a7754ced2e5eb070"}
{"n":454,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f98acd523cf76bfb"}
{"n":455,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5a26d625697e3d3b"}
{"n":456,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"294d43f4be10343f"}
{"n":457,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"637a2d39eda34781"}
{"n":458,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3061fc333c36d31a"}
{"n":459,"by":"ann","kind":"BeforeBlanks","answer":["throw","charred-wood"],"seal":"a1f4e5202c638dbb"}
{"n":460,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",0],"seal":"d650f6664024205d"}
{"n":461,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"ec5ffe2b3a6efa98"}
{"n":462,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"e0eaf9f0129aecfd"}
{"n":463,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"651a158f4320b8be"}
{"n":464,"by":"ann","kind":"SpendDie","answer":[3,3],"seal":"e549cd80f289cd57"}
{"n":465,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"f09cbe88a7607b6f"}
{"n":466,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"5071e2cb365d752d"}
{"n":467,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e63d37f8ab35f9be"}
{"n":468,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"751a187c2081f569"}
{"n":469,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"f5610d59f2e4ff00"}
{"n":470,"by":"bob","kind":"BeginTurn","answer":["search_card","cerberus"],"seal":"23d7c4c32cc0fa58"}
{"n":471,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,2,0]},"seal":"588c53d7df4aab49"}
{"n":472,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"6689adad1f721ed0"}
{"n":473,"by":"bob","kind":"Act","answer":"walk","seal":"41e4175cf46fe1b3"}
{"n":474,"by":"bob","kind":"TracePath","answer":["lava-bend","forge"],"seal":"9e0519492a97e12a"}
{"n":475,"by":"bob","kind":"Act","answer":"attack","seal":"6ce7f50260457059"}
{"n":476,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"2a8d60908c0212bf"}
{"n":477,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"d8a93d4743f404a3"}
{"n":478,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"a88fb4c3d820dc76"}
{"n":479,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ab685bccca0063ba"}
{"n":480,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ea73d39638ee6477"}
{"n":481,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"deded18f83f1a100"}
{"n":482,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"7299896e0d3f31a9"}
{"n":483,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"a8b6cd002994d994"}
{"n":484,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",4],"seal":"e5f570840797386b"}
{"n":485,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"ea9ccc73f6c32a30"}
{"n":486,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"811cc5f83892d7e0"}
{"n":487,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"de059c88f1c26da4"}
{"n":488,"by":"bob","kind":"SpendDie","answer":[2,3],"seal":"0a4cec963a2d0656"}
{"n":489,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"29058323dc4bde16"}
{"n":490,"by":"bob","kind":"SpendDie","answer":"done","seal":"4a9c72aac9084fda"}
{"n":491,"by":"bob","kind":"RerollFives","answer":2,"seal":"a5e9dba8bee94a62"}
{"n":492,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"acf745d4fe5143b8"}
{"n":493,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"5731ccb755b08e0f"}
{"n":494,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"90db87b020f0be52"}
{"n":495,"by":"bob","kind":"GoOn","answer":"stop","seal":"981fa53253039a7c"}
{"n":496,"by":"bob","kind":"EndTurn","answer":"none","seal":"c32f8ab1bafb55b2"}
{"n":497,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"9014f052eecedbd6"}
{"n":498,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d8af5c053cea55d7"}
{"n":499,"by":"cyd","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"5bda0578b18d50d2"}
{"n":500,"by":"cyd","kind":"Act","answer":"attack","seal":"b037b05a91e2e67f"}
{"n":501,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ee6dd50945438834"}
{"n":502,"by":"cyd","kind":"ChooseTarget","answer":"medusa at range 0","seal":"9d9b282796c9a73f"}
{"n":503,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"537011ea545908bc"}
{"n":504,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"18bbc78704e45d19"}
{"n":505,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"1f6236f88c8c4606"}
{"n":506,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"93545bd6e31d8555"}
{"n":507,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"467b3127a45bb868"}
{"n":508,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f5a4b67ebac0c63e"}
{"n":509,"by":"cyd","kind":"SpendDie","answer":"done","seal":"e16083daccb40230"}
{"n":510,"by":"cyd","kind":"RerollFives","answer":1,"seal":"b876b5f8619cb563"}
{"n":511,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"ced5c3922c8fa668"}
{"n":512,"by":"cyd","kind":"SpendDie","answer":[1,5],"seal":"13058a22b701fbd9"}
{"n":513,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"c16ee666a529352c"}
{"n":514,"by":"cyd","kind":"SpendDie","answer":[2,5],"seal":"43f15891ac15fe79"}
{"n":515,"by":"cyd","kind":"UsePower","answer":"pass","seal":"d0a5d2b2c6338d14"}
{"n":516,"by":"bob","kind":"AnswerAttack","answer":"pass","seal":"216db8989a188908"}
{"n":517,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0cf6701d13ecffa0"}
{"n":518,"by":"cyd","kind":"GoOn","answer":["zeus","simple"],"seal":"8fdf154b6247de44"}
{"n":519,"by":"cyd","kind":"Act","answer":"attack","seal":"42a4a4e60915852c"}
{"n":520,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a156d85a3548101f"}
{"n":521,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c9a301d23b2bbeac"}
{"n":522,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ebb6017617e69429"}
{"n":523,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"92c550fa2bc91e80"}
{"n":524,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"e1c571b112af97de"}
{"n":525,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"cd560672ce88060c"}
{"n":526,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"3a3af3bbed32a87e"}
{"n":527,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"90ca908cc8a18c58"}
{"n":528,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"216cdcc7c38c2e2b"}
{"n":529,"by":"cyd","kind":"EndTurn","answer":"none","seal":"baa4daeaeeefea4c"}
{"n":530,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ea317c1b6aba05fb"}
{"n":531,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4e0481e0e2aa5c55"}
{"n":532,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"15f8339909c2c72b"}
{"n":533,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"a252b90170f666ac"}
{"n":534,"by":"ann","kind":"Act","answer":"walk","seal":"bd0ec40beccf214d"}
{"n":535,"by":"ann","kind":"TracePath","answer":["upper-rift","anvil"],"seal":"173f0bee3265f33f"}
{"n":536,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"5cf9428def3b7c6b"}
{"n":537,"by":"ann","kind":"Act","answer":"end","seal":"032e5b9d8908f4fd"}
{"n":538,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"200a23dfc3651613"}
{"n":539,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"438a44984e616f70"}
{"n":540,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"e8ec6f6428134534"}
{"n":541,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"65c32ba4ae2fc0f8"}
{"n":542,"by":"bob","kind":"Act","answer":"walk","seal":"321d9a7a5cd4b18d"}
{"n":543,"by":"bob","kind":"TracePath","answer":["west-cage","ash-gate","charred-wood"],"seal":"191318deeab64e0b"}
{"n":544,"by":"bob","kind":"Act","answer":"attack","seal":"ddfbdd943257d42f"}
{"n":545,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"b4fd9bcfd50128ca"}
{"n":546,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"eba354a9fadf2878"}
{"n":547,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"e2a45a17fb1f1c17"}
{"n":548,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3aa0f1be4ca24990"}
{"n":549,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"bd46b08fad5f69d9"}
{"n":550,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"d7cc891ab1d56bc8"}
{"n":551,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8c3decaab6358db8"}
{"n":552,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"3d96bc7fd70f1200"}
{"n":553,"by":"bob","kind":"SpendDie","answer":[3,5],"seal":"c083bc99a66f222a"}
{"n":554,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"5396870a0a2c1cb7"}
{"n":555,"by":"bob","kind":"GoOn","answer":"stop","seal":"9664ab738eb51929"}
{"n":556,"by":"bob","kind":"EndTurn","answer":"none","seal":"4c274cd19b66cc89"}
{"n":557,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"048d081c09ddd217"}
{"n":558,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"47789284404c9d9d"}
{"n":559,"by":"cyd","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"d15f940709e855af"}
{"n":560,"by":"cyd","kind":"Act","answer":"attack","seal":"3338e1a016e7745d"}
{"n":561,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f74ea079da787e3a"}
{"n":562,"by":"cyd","kind":"ChooseTarget","answer":"amazons","seal":"1e858457e11d980d"}
{"n":563,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"eb32512e2ad82e50"}
{"n":564,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"a56fda1900ad3dc3"}
{"n":565,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"691e1771936ec8fe"}
{"n":566,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3e9748c56ce3eb5b"}
{"n":567,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"000c27a2e021115d"}
{"n":568,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"8fc66f03f423fa14"}
{"n":569,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"c4862db9ab5597d2"}
{"n":570,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"95bb34ee618c07be"}
{"n":571,"by":"cyd","kind":"UsePower","answer":"pass","seal":"d3e988b196d14e0b"}
{"n":572,"by":"cyd","kind":"EndTurn","answer":"none","seal":"8db937a30559eac8"}
{"n":573,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c176aaff8c20c204"}
{"n":574,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"883fc3c0079bda24"}
{"n":575,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"78c867b67bdef158"}
{"n":576,"by":"ann","kind":"BeginTurn","answer":["search_card","hydra"],"seal":"6f45881e5d1ae2e0"}
{"n":577,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,0,2]},"seal":"ea6d45ec6b59f69e"}
{"n":578,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"9c39757a5f0169e6"}
{"n":579,"by":"ann","kind":"Act","answer":"attack","seal":"bc718e2d0490c8c2"}
{"n":580,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c92dccf9f8519a57"}
{"n":581,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"4da25b21ceb41c0f"}
{"n":582,"by":"ann","kind":"ChooseTarget","answer":"zeus at range 0","seal":"aa027a086b1c1933"}
{"n":583,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"b2b6f4c3747492e8"}
{"n":584,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"65d84b130942fc59"}
{"n":585,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"be5f149b4a4c0288"}
{"n":586,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"0f7e3cf861bcedc6"}
{"n":587,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"98dc5c9612bf89e6"}
{"n":588,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b94ea56f4214c68c"}
{"n":589,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"9c96234ace8d220d"}
{"n":590,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"c0d25075a78c7bdf"}
{"n":591,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"ffcd02e6003adcd7"}
{"n":592,"by":"ann","kind":"SpendDie","answer":"done","seal":"4558608a9ccac837"}
{"n":593,"by":"ann","kind":"RerollFives","answer":2,"seal":"cd0030abda2b00e4"}
{"n":594,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"d25b6120e45cec5f"}
{"n":595,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"75c33fcb81f86b9d"}
{"n":596,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"b2dab5cab17553c8"}
{"n":597,"by":"ann","kind":"Act","answer":"end","seal":"f2823b3e8a7f112f"}
{"n":598,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c0196c533e6fa6f9"}
{"n":599,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"25d97b7889420bfb"}
{"n":600,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"acd4ff3fca07ea97"}
{"n":601,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"4264baaef639dd6a"}
{"n":602,"by":"bob","kind":"Act","answer":"attack","seal":"ca7804db318d55f6"}
{"n":603,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"48823585793c40ed"}
{"n":604,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"0c15b41e4f96e9af"}
{"n":605,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"de95843e2a3386d4"}
{"n":606,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3cb18c5cf6161e42"}
{"n":607,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"10ae261035e2ed5b"}
{"n":608,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"15bbffd5564bb90f"}
{"n":609,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4075246d9463a5fe"}
{"n":610,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"2fdb76878c795cbc"}
{"n":611,"by":"bob","kind":"SpendDie","answer":"done","seal":"6bfb00c455d5701d"}
{"n":612,"by":"bob","kind":"GoOn","answer":"stop","seal":"3979cd3ab1ec68c4"}
{"n":613,"by":"bob","kind":"EndTurn","answer":"none","seal":"64dc2fc36a2b30f2"}
{"n":614,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c0613271ff48ad6a"}
{"n":615,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"6a3bda746e94cff8"}
{"n":616,"by":"ann","kind":"Act","answer":"attack","seal":"d97baa482f0346d3"}
{"n":617,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4d29dd6ad9bfbecd"}
{"n":618,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4b582ac50201b948"}
{"n":619,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"8845cc55d901475e"}
{"n":620,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"bc9fcd10e2cfc33e"}
{"n":621,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"0cd4a485415dabcc"}
{"n":622,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"d5e8243f6dfe7b2c"}
{"n":623,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"dccc2a0cc67dba44"}
{"n":624,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"058f13c509d72272"}
{"n":625,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"167c404e92fcda7e"}
{"n":626,"by":"ann","kind":"BeforeBlanks","answer":["reroll","monster_slayer",0,0],"seal":"ceeb443ba1b77dae"}
{"n":627,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":5},"seal":"6dc5af896899cbab"}
{"n":628,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":2},"seal":"35f6a3ad4aee575c"}
{"n":629,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",1],"seal":"adc176b27f5a691a"}
{"n":630,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":2},"seal":"87d0277b49df9034"}
{"n":631,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"8331ec86f77075ec"}
{"n":632,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"85c6681756eace7f"}
{"n":633,"by":"ann","kind":"SpendDie","answer":"done","seal":"169def4f4fabe257"}
{"n":634,"by":"ann","kind":"RerollFives","answer":4,"seal":"851273e878eb786f"}
{"n":635,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"c736d670980dae7e"}
{"n":636,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"e2dcb0af14bf65ba"}
{"n":637,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"326fc75bcf17a804"}
{"n":638,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"2c4dff2a50089fdc"}
{"n":639,"by":"ann","kind":"SpendDie","answer":[2,6],"seal":"09c88fd40e0d7434"}
{"n":640,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6ef5a135d8bf385e"}
{"n":641,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"dac13b2eb4d19686"}
{"n":642,"by":"bob","kind":"Act","answer":"walk","seal":"3463647c51972e50"}
{"n":643,"by":"bob","kind":"TracePath","answer":["iron-road","guard-house","east-cage"],"seal":"d60256952d9889b8"}
{"n":644,"by":"bob","kind":"Act","answer":"attack","seal":"e624722b724a3d3a"}
{"n":645,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"dc2a6ef991e65d11"}
{"n":646,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"477a19ed187c12c1"}
{"n":647,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"3b2f2135ca54d1b5"}
{"n":648,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"0b0db3dc94a169e4"}
{"n":649,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"a4124f67f90ffdc2"}
{"n":650,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"174549cba5799123"}
{"n":651,"by":"bob","kind":"SpendDie","answer":[2,6],"seal":"27eec306d527d8e7"}
{"n":652,"by":"bob","kind":"GoOn","answer":"stop","seal":"c13090b39bfc2b89"}
{"n":653,"by":"bob","kind":"EndTurn","answer":"none","seal":"abf069f7fc89af47"}
{"n":654,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fa0fb4a9b5b17454"}
{"n":655,"by":"ann","kind":"BeginTurn","answer":["search_card","veteran_heracles"],"seal":"dc8209bed35fa213"}
{"n":656,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[]},"seal":"618efd633655d724"}
{"n":657,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"b40a95ced2abb0dc"}
{"n":658,"by":"ann","kind":"Act","answer":"attack","seal":"86a3b127f40fd77f"}
{"n":659,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7698f649ae294312"}
{"n":660,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5fd204742c1203ff"}
{"n":661,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5ddad6c895610412"}
{"n":662,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"328174fb543f2bb0"}
{"n":663,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"821b81a1058f9525"}
{"n":664,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c367fc619d11f584"}
{"n":665,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"c46a68d82dd8ea80"}
{"n":666,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"219d07ce0baafcdf"}
{"n":667,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"290913076e862784"}
{"n":668,"by":"ann","kind":"BeforeBlanks","answer":["reroll","monster_slayer",0,0],"seal":"c2d4992887a92e12"}
{"n":669,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":5},"seal":"2d5e73592c073777"}
{"n":670,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":3},"seal":"acb4f9b0dfc88f46"}
{"n":671,"by":"ann","kind":"BeforeBlanks","answer":"done","seal":"c1b38ccb8d37fc8a"}
{"n":672,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"e140203161b3d093"}
{"n":673,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"f2b6ff5bc3a2a3c9"}
{"n":674,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"ed7960ceac353c14"}
{"n":675,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"629b9112a1680678"}
{"n":676,"by":"ann","kind":"SpendDie","answer":[4,5],"seal":"59480983440e0ccd"}
{"n":677,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"73b4ad2328138b0a"}
{"n":678,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,7,16,6,0,15,3,17,2,19,1,14,13,4,12,18,8,11,5,9]},"seal":"e3e656cf672ec6e7"}
{"n":679,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[15,2,1,27,16,7,0,3,23,21,5,10,13,19,9,18,6,4,20,17,24,26,8,22,25,14,11,12]},"seal":"854ebe2beeb386c7"}
{"n":680,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e0c8000fe32375a2"}
{"n":681,"by":"bob","kind":"BeginTurn","answer":"heal","seal":"a5b96e42af1730ce"}
{"n":682,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"a97c6202ed42d241"}
{"n":683,"by":"bob","kind":"Pay","answer":["aow"],"seal":"30cd18d4dfc045d2"}
{"n":684,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,4,10,17,16,14,7,6,1,2,12,9,0,15,11,13,8,5]},"seal":"bd584f66b9db89fa"}
{"n":685,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"70aa0ca7e380fa48"}
{"n":686,"by":"bob","kind":"Act","answer":"attack","seal":"414a49ea20ff8ce2"}
{"n":687,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ce115585c2527b01"}
{"n":688,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"0866ca6af6d79521"}
{"n":689,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ae5d6ba1b5d3610c"}
{"n":690,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c8d437ef89c0a2f2"}
{"n":691,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"eae0541e53b09075"}
{"n":692,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"4ff87a5c60f9085f"}
{"n":693,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"5e5605171639491d"}
{"n":694,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"78a788d1d2c30a6e"}
{"n":695,"by":"ann","kind":"AnswerAttack","answer":"retaliate","seal":"aeae21758d267092"}
{"n":696,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"9d08bdcc6ee0715a"}
{"n":697,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"bfcfdfdf3a3302d7"}
{"n":698,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"8e15caa752a1f524"}
{"n":699,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"33f55856a1a19e8a"}
{"n":700,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"1aa4d2c0f214b371"}
{"n":701,"by":"ann","kind":"SpendDie","answer":"done","seal":"72aa484a88d3075f"}
{"n":702,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b41d4c0636ece33e"}
{"n":703,"by":"bob","kind":"GoOn","answer":"stop","seal":"ae03b2050f495830"}
{"n":704,"by":"bob","kind":"EndTurn","answer":"none","seal":"4f6a2cb36237d4b6"}
{"n":705,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"a998d909fb222523"}
{"n":706,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ef564a79e9190d45"}
{"n":707,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"7b1c127e103605c8"}
{"n":708,"by":"ann","kind":"Act","answer":"walk","seal":"c38be3358c64b725"}
{"n":709,"by":"ann","kind":"TracePath","answer":["upper-rift"],"seal":"d369a96aeb2a8a0e"}
{"n":710,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f7f12c1ce01e2632"}
{"n":711,"by":"ann","kind":"GoOn","answer":"stop","seal":"18094e79cee041d0"}
{"n":712,"by":"ann","kind":"EndTurn","answer":"none","seal":"4f0ea44dab438fbf"}
{"n":713,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8d3a59e5722fd868"}
{"n":714,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b87280ee4ea91cb6"}
{"n":715,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"3956ffa001ffe47c"}
{"n":716,"by":"bob","kind":"Pay","answer":["aow"],"seal":"828d65813d550b42"}
{"n":717,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,8,14,15,12,5,10,1,11,13,4,7,0,9,6,3]},"seal":"d3a67994e290ff35"}
{"n":718,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"a4c72877d036eb92"}
{"n":719,"by":"bob","kind":"Act","answer":"attack","seal":"b958addbb6303169"}
{"n":720,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"c6a6d77e538cbfb2"}
{"n":721,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"f065065c9765a6ef"}
{"n":722,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"22e2d72ec26aad09"}
{"n":723,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"60df9270e2e8df4d"}
{"n":724,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5df5f17c6a6701e0"}
{"n":725,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"933fdb25b5ded330"}
{"n":726,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"fae0459acedb8c27"}
{"n":727,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"3c6f9ab09fe7db21"}
{"n":728,"by":"bob","kind":"SpendDie","answer":"done","seal":"7244b15c6d9089b7"}
{"n":729,"by":"bob","kind":"RerollFives","answer":2,"seal":"bc52b3e8d8dcde9a"}
{"n":730,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"5130bc77f7911917"}
{"n":731,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"b17704de5b4ac55f"}
{"n":732,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"a0f6e3af5a005635"}
{"n":733,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b76252550e37e8b9"}
{"n":734,"by":"bob","kind":"GoOn","answer":"stop","seal":"d7ea392149c438bc"}
{"n":735,"by":"bob","kind":"EndTurn","answer":"none","seal":"d94cf93bf3c50947"}
{"n":736,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"dba444c9371dd3a0"}
{"n":737,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a0031d57619df4d4"}
{"n":738,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"5ecdb570560f6e0b"}
{"n":739,"by":"ann","kind":"Pay","answer":["aow"],"seal":"0ed6ba9bece50c57"}
{"n":740,"by":"ann","kind":"BeginTurn","answer":["hydra","complex"],"seal":"7d4e4117e7f62ba9"}
{"n":741,"by":"ann","kind":"Act","answer":"run","seal":"b8c71aaf2047a225"}
{"n":742,"by":"ann","kind":"TracePath","answer":["iron-road","guard-house"],"seal":"25e0ee60dc39c6e6"}
{"n":743,"by":"ann","kind":"Act","answer":"end","seal":"0659d37a79d9b2e6"}
{"n":744,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5a148bc093a59caf"}
{"n":745,"by":"ann","kind":"GoOn","answer":"stop","seal":"8c43251f7bb7b4ae"}
{"n":746,"by":"ann","kind":"EndTurn","answer":"amazons","seal":"1a0c6c85f08c4e92"}
{"n":747,"by":"ann","kind":"Pay","answer":["aow"],"seal":"afe9654523584d9f"}
{"n":748,"by":"ann","kind":"EndTurn","answer":"none","seal":"94cf0b3b8332bfe8"}
{"n":749,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c5c8f5fe0ef903d0"}
{"n":750,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"be5346fe319bced2"}
{"n":751,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"713bcbf4841b2fdd"}
{"n":752,"by":"bob","kind":"Pay","answer":["cerberus","medusa"],"seal":"746cb945573971f6"}
{"n":753,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,12,8,10,3,1,4,13,2,0,9,7,5,11]},"seal":"a23452adfc4da411"}
{"n":754,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"88411587c410a569"}
{"n":755,"by":"bob","kind":"Act","answer":"attack","seal":"2d6597084339be95"}
{"n":756,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"8756b1b59ced9187"}
{"n":757,"by":"bob","kind":"ChooseTarget","answer":"athena","seal":"40e6811d311c6971"}
{"n":758,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"08a6e1048bcb626e"}
{"n":759,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"5092aaf5dd75fe51"}
{"n":760,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9ff0fbb091066eaa"}
{"n":761,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"531cd56a1650fb94"}
{"n":762,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4e1535260af0bc61"}
{"n":763,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"dfa201677b6c5ed7"}
{"n":764,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"fe29167568382bc1"}
{"n":765,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"faa02e7a650dfe2b"}
{"n":766,"by":"bob","kind":"GoOn","answer":"stop","seal":"58d823f644ab82b9"}
{"n":767,"by":"bob","kind":"EndTurn","answer":"none","seal":"f6dd62d5be297827"}
{"n":768,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ca13f24ae1469876"}
{"n":769,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"280634764cd74c54"}
{"n":770,"by":"ann","kind":"BeginTurn","answer":["search_card","amazons"],"seal":"5fb526b112054442"}
{"n":771,"by":"ann","kind":"Pay","answer":["aow"],"seal":"9c42bff1015a05a3"}
{"n":772,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,10,7,11,15,9,17,18,1,12,16,8,3,5,14,0,13,4,6]},"seal":"a0a11dae1f38a543"}
{"n":773,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"4d58107eca707d7c"}
{"n":774,"by":"ann","kind":"Pay","answer":["aow"],"seal":"572a0415c0866810"}
{"n":775,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"91b7724ffd4a09e3"}
{"n":776,"by":"ann","kind":"Act","answer":"walk","seal":"4f7882aa47ced357"}
{"n":777,"by":"ann","kind":"TracePath","answer":["guard-house","east-cage"],"seal":"06a650881f549e67"}
{"n":778,"by":"ann","kind":"Act","answer":"attack","seal":"3f09edd7016cf94c"}
{"n":779,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ce2a7b1e42e7a308"}
{"n":780,"by":"ann","kind":"DeclareTalents","answer":["bolster"],"seal":"d99a32a1a7c9329b"}
{"n":781,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"10d1be60dbed5bd0"}
{"n":782,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"cc6c5b9aa46ea3d3"}
{"n":783,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"bcf2830211b2d141"}
{"n":784,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"fcc9257ded6f2321"}
{"n":785,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"90aca85b2cb7f445"}
{"n":786,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c9dc9e077695fe70"}
{"n":787,"by":"ann","kind":"GoOn","answer":"stop","seal":"661433133f6d9b37"}
{"n":788,"by":"ann","kind":"EndTurn","answer":"none","seal":"138ff8c08784010d"}
{"n":789,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b515d727282617f7"}
{"n":790,"by":"bob","kind":"BeginTurn","answer":["ares","complex"],"seal":"a5a8f973bd2a667f"}
{"n":791,"by":"bob","kind":"Act","answer":"run","seal":"07a87fde731b3e6f"}
{"n":792,"by":"bob","kind":"TracePath","answer":["titan-steps"],"seal":"aceaf34796d177f7"}
{"n":793,"by":"bob","kind":"EndTurn","answer":"none","seal":"c2283b263b77e416"}
{"n":794,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"19d1f3155b706021"}
{"n":795,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"a852eb5d4566eda7"}
{"n":796,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"1fa544c9e4bc0f9a"}
{"n":797,"by":"ann","kind":"Pay","answer":["aow"],"seal":"dffcf1de8b7c9131"}
{"n":798,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"e31ded224de18b8a"}
{"n":799,"by":"ann","kind":"Act","answer":"walk","seal":"2159f6f4a2163043"}
{"n":800,"by":"ann","kind":"TracePath","answer":["guard-house"],"seal":"d9e97632b711f892"}
{"n":801,"by":"ann","kind":"Act","answer":"attack","seal":"7b4decb1a9f3ffd3"}
{"n":802,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"bacd37723c02baa1"}
{"n":803,"by":"ann","kind":"UseTalent","answer":"use","seal":"f1ab1ef18f17e121"}
{"n":804,"by":"ann","kind":"ChooseTarget","answer":"infernal_hounds at range 0","seal":"48ad67b9dcfc461e"}
{"n":805,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1485df631b9b56dc"}
{"n":806,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ebcfb375e8264873"}
{"n":807,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"e85df23c66bea02c"}
{"n":808,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1f834c526bf53eda"}
{"n":809,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b5334947161e7ea7"}
{"n":810,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"3ec338d64d5e5863"}
{"n":811,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"dc56f1fa3b1e4697"}
{"n":812,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"67c858c11d58002f"}
{"n":813,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"98fe68a9d67eafc1"}
{"n":814,"by":"ann","kind":"BeforeBlanks","answer":"done","seal":"beda28a30bc0826e"}
{"n":815,"by":"ann","kind":"SpendDie","answer":"done","seal":"ca8274ee7f21c6ca"}
{"n":816,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"03c39ea18d5a4a3a"}
{"n":817,"by":"ann","kind":"GoOn","answer":"stop","seal":"f8a65a59ba5a77c4"}
{"n":818,"by":"ann","kind":"EndTurn","answer":"none","seal":"862560c1638fdad4"}
{"n":819,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"01486604a5498518"}
{"n":820,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f44ba38e5c735bf0"}
{"n":821,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"1a0b7fece2afe1e5"}
{"n":822,"by":"bob","kind":"EndTurn","answer":"none","seal":"e79919100d07382e"}
{"n":823,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"621a00aae4442cc6"}
{"n":824,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f4782fa773904b87"}
{"n":825,"by":"ann","kind":"BeginTurn","answer":["search_card","amazons"],"seal":"d9051f5b1ed1056a"}
{"n":826,"by":"ann","kind":"Pay","answer":["aow"],"seal":"3b9147a394f29bf7"}
{"n":827,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[11,8,1,6,9,7,0,3,10,5,2,4]},"seal":"765818a939e865ef"}
{"n":828,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"bf00f85d631812bc"}
{"n":829,"by":"ann","kind":"Act","answer":"walk","seal":"131a5e56d3001d06"}
{"n":830,"by":"ann","kind":"TracePath","answer":["upper-rift","anvil"],"seal":"221d30e04583c762"}
{"n":831,"by":"ann","kind":"Act","answer":"attack","seal":"4a63006617adf47a"}
{"n":832,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6b45c066febf44f6"}
{"n":833,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"ab945c664c24187d"}
{"n":834,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"0a358479d128f732"}
{"n":835,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"021e3cd57e182036"}
{"n":836,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"aee0310c1ccaa80d"}
{"n":837,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"3b7460da28400efc"}
{"n":838,"by":"ann","kind":"SpendDie","answer":"done","seal":"047c8dd808e8e11d"}
{"n":839,"by":"ann","kind":"RerollFives","answer":1,"seal":"27616c433fdce498"}
{"n":840,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"6e3d513038398fd2"}
{"n":841,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"25826aa12cc46244"}
{"n":842,"by":"ann","kind":"GoOn","answer":"stop","seal":"b8b0b6022736031d"}
{"n":843,"by":"ann","kind":"EndTurn","answer":"none","seal":"68bea37a0182b7c5"}
{"n":844,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fbc49a8b4fb8fabf"}
{"n":845,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"dc99d428196cf575"}
{"n":846,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"db3a1be1ca5f50ef"}
{"n":847,"by":"bob","kind":"Pay","answer":["aow"],"seal":"b17b5756daf040f3"}
{"n":848,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"f43855a6bd37624b"}
{"n":849,"by":"bob","kind":"EndTurn","answer":"infernal_hounds","seal":"f7d83d47832abc94"}
{"n":850,"by":"bob","kind":"Pay","answer":["aow"],"seal":"ca256d635b36123a"}
{"n":851,"by":"bob","kind":"EndTurn","answer":"none","seal":"24218a1e4603e213"}
{"n":852,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"345e48d69a5cf067"}
{"n":853,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4ec5cb08760dbc9a"}
{"n":854,"by":"ann","kind":"BeginTurn","answer":["search_card","amazons"],"seal":"eb77e2249c8b98d8"}
{"n":855,"by":"ann","kind":"Pay","answer":["aow"],"seal":"883cfab2694d9921"}
{"n":856,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,9,0,2,4,1,5,6,8,7]},"seal":"127628113821ed26"}
{"n":857,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"39cb5188cfe6e7a2"}
{"n":858,"by":"ann","kind":"Act","answer":"walk","seal":"8f0701ea16b58155"}
{"n":859,"by":"ann","kind":"TracePath","answer":["charred-wood"],"seal":"c42ae99fc04554f7"}
{"n":860,"by":"ann","kind":"Act","answer":"attack","seal":"f9a6642deec3f3ec"}
{"n":861,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"38ec9e5d7dfd19d9"}
{"n":862,"by":"ann","kind":"ChooseTarget","answer":"ares","seal":"4df3181a7657b903"}
{"n":863,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e7939210fe058463"}
{"n":864,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"91d8173aa119d549"}
{"n":865,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"68583df285af7c46"}
{"n":866,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"e06973adfd44d9f9"}
{"n":867,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"4cbee94ab0da6944"}
{"n":868,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"358b74b529f0a55b"}
{"n":869,"by":"ann","kind":"SpendDie","answer":"done","seal":"2bc8c10cdaf2271f"}
{"n":870,"by":"ann","kind":"RerollFives","answer":1,"seal":"1725f7039b10eb07"}
{"n":871,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"23b67a8e5b6e101f"}
{"n":872,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f8b0f71169154a81"}
{"n":873,"by":"ann","kind":"GoOn","answer":"stop","seal":"f05b93c5e1134a4e"}
{"n":874,"by":"ann","kind":"EndTurn","answer":"none","seal":"93aed59e26f0fa2d"}
{"n":875,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a3237e1185daa940"}
{"n":876,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"00730a385a33000e"}
{"n":877,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"1ca73bd66e5c5c7a"}
{"n":878,"by":"bob","kind":"Pay","answer":["aow"],"seal":"1247ad422c0854ef"}
{"n":879,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"ead1fee54bdfcd25"}
{"n":880,"by":"bob","kind":"EndTurn","answer":"none","seal":"7e26957dd77417de"}
{"n":881,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"a000b49f9c61497e"}
{"n":882,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"bc81610897ebeed4"}
{"n":883,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","complex"],"seal":"5c38a349d0b17980"}
{"n":884,"by":"ann","kind":"Act","answer":"run","seal":"bcd00170409cbe7b"}
{"n":885,"by":"ann","kind":"TracePath","answer":["iron-road","charred-wood"],"seal":"13eb5a0d6b328da2"}
{"n":886,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"9cfe1f3ddd07c4f7"}
{"n":887,"by":"ann","kind":"GoOn","answer":"stop","seal":"bdb02cab68e78a8c"}
{"n":888,"by":"ann","kind":"EndTurn","answer":"none","seal":"da06bf7e21d7741d"}
{"n":889,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"10ba76381e22524f"}
{"n":890,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"05758b1b46a79515"}
{"n":891,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"656c5a13e993c1f6"}
{"n":892,"by":"bob","kind":"Pay","answer":["cerberus","medusa"],"seal":"11c9f6cce2c71fb1"}
{"n":893,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"59a0c841dcb8695f"}
{"n":894,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,5,11,4,1,7,0,6,3,12,9,2,8]},"seal":"8e27619c6126a919"}
{"n":895,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,9,7,6,13,11,0,12,14,4,2,10,1,3,8]},"seal":"6c3c3801bbd35a39"}
{"n":896,"by":"bob","kind":"EndTurn","answer":"none","seal":"77e4d225d5688a09"}
{"n":897,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"fc1e652defaf81f7"}
{"n":898,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5a688aa35d34eeea"}
{"n":899,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"c6f29e451ee485da"}
{"n":900,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"4f0fcb0aea68c901"}
{"n":901,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"f595814b6b4f3d40"}
{"n":902,"by":"ann","kind":"Act","answer":"power:heraclean_strength","seal":"339c7d6d65012a45"}
{"n":903,"by":"ann","kind":"UseTalent","answer":"pass","seal":"fe42f39b373e97d3"}
{"n":904,"by":"ann","kind":"ChooseTarget","answer":"ares","seal":"c38dfd32c3f22169"}
{"n":905,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"3710f2efff7141f5"}
{"n":906,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3099ddf72019045a"}
{"n":907,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"65348982a56807bf"}
{"n":908,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"62e1b06277c4f072"}
{"n":909,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"55cc0c0fbd66faf1"}
{"n":910,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"17b156f2223ccfaa"}
{"n":911,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ab33b9368fcdabc1"}
{"n":912,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"afc17949855c830e"}
{"n":913,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",0],"seal":"0b62890f5d5925b6"}
{"n":914,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"3fe9920d994a759c"}
{"n":915,"by":"ann","kind":"SpendDie","answer":"done","seal":"d90b82b30116c66b"}
{"n":916,"by":"ann","kind":"RerollFives","answer":1,"seal":"2f031f107e878dd1"}
{"n":917,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"3257950cda4de03a"}
{"n":918,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"9b178cf0d4d45023"}
{"n":919,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"ac49d0a1174cf744"}
{"n":920,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"8cf22f22c83c1d9e"}
{"n":921,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"dfc5e40a76d065d8"}
{"n":922,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e7fd06dc7b298c79"}
{"n":923,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"9e05ad494f24dd05"}
{"n":924,"by":"ann","kind":"Act","answer":"walk","seal":"e4628f3b7506c49e"}
{"n":925,"by":"ann","kind":"TracePath","answer":["ash-gate","west-cage"],"seal":"7a87b47ab41e1e83"}
{"n":926,"by":"ann","kind":"Act","answer":"attack","seal":"9c5ec43d962daaf4"}
{"n":927,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1ea9051fe1bbf3f7"}
{"n":928,"by":"ann","kind":"ChooseTarget","answer":"ares","seal":"35815d9e38da1627"}
{"n":929,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"95734ff3db10c326"}
{"n":930,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"d6ee29139fa75eb8"}
{"n":931,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"dbaa07a28b623f0c"}
{"n":932,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"b2d02f965213cc43"}
{"n":933,"by":"ann","kind":"SpendDie","answer":[4,5],"seal":"0d2f364de96d8547"}
{"n":934,"by":"ann","kind":"RerollFives","answer":0,"seal":"bc3c352f5e7a9356"}
{"end":{"is":"Ended","winners":["ann"],"reason":"last_divinity","rule":"MYT-WIN-02","score":[["ann",2.0],["bob",1.0],["cyd",1.0]]},"events":1312,"seal":"95c959c3148d4dce"}
