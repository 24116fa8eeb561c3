{"format":"pas-record/1","game":"mythic","rules":"1.6","players":["ann","bob","cyd"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Three in the pit","players":["ann","bob","cyd"],"mode":"skirmish","recruitment":"draft","divinity":"god","boards":{"The pit of Tartarus":{"name":"The pit of Tartarus","areas":[{"id":"ash-gate","name":"Gate of ashes","terrain":"open_ground","capacity":4,"icon":[3.9,20.9],"polygon":[[7.0,18.4],[7.0,24.0],[0.0,24.0],[0.0,18.0],[6.0,17.6]]},{"id":"charred-wood","name":"Charred wood","terrain":"forest","capacity":3,"icon":[10.2,20.9],"polygon":[[13.4,19.0],[13.0,24.0],[7.0,24.0],[7.0,18.4],[12.2,17.5]]},{"id":"iron-road","name":"Iron road","terrain":"open_ground","capacity":4,"icon":[17.1,21.3],"polygon":[[18.8,18.5],[19.6,19.1],[20.0,24.0],[13.0,24.0],[13.4,19.0]]},{"id":"guard-house","name":"Guard house","terrain":"ruins","capacity":3,"icon":[23.4,21.0],"polygon":[[27.0,24.0],[20.0,24.0],[19.6,19.1],[23.8,17.6],[27.0,19.7]]},{"id":"bone-yard","name":"Bone yard","terrain":"open_ground","capacity":4,"icon":[30.5,20.9],"polygon":[[36.0,19.1],[36.0,24.0],[27.0,24.0],[27.0,19.7],[29.7,17.5]]},{"id":"west-cage","name":"West cage","terrain":"cage","capacity":2,"icon":[3.1,14.6],"polygon":[[6.0,17.6],[0.0,18.0],[0.0,9.6],[6.4,12.8]]},{"id":"lava-bend","name":"Bend of fire","terrain":"lava","capacity":3,"icon":[10.0,14.6],"polygon":[[13.6,9.6],[15.5,13.1],[12.3,16.8],[12.2,17.5],[7.0,18.4],[6.0,17.6],[6.4,12.8],[9.2,11.3],[10.0,9.9]]},{"id":"anvil","name":"The anvil","terrain":"open_ground","capacity":3,"icon":[16.1,16.2],"polygon":[[18.3,13.6],[18.8,18.5],[13.4,19.0],[12.2,17.5],[12.3,16.8],[15.5,13.1]]},{"id":"upper-rift","name":"Upper rift","terrain":"rift","capacity":2,"icon":[21.1,15.1],"polygon":[[23.8,13.0],[23.8,17.6],[19.6,19.1],[18.8,18.5],[18.3,13.6],[20.1,12.1]]},{"id":"east-cage","name":"East cage","terrain":"cage","capacity":3,"icon":[26.7,16.1],"polygon":[[29.3,12.7],[29.7,17.5],[27.0,19.7],[23.8,17.6],[23.8,13.0],[25.5,11.8]]},{"id":"needle","name":"The needle","terrain":"rock","capacity":1,"icon":[32.7,14.9],"polygon":[[31.0,11.4],[36.0,12.2],[36.0,19.1],[29.7,17.5],[29.3,12.7]]},{"id":"titan-steps","name":"Titans' steps","terrain":"stairs","capacity":2,"icon":[6.3,9.3],"polygon":[[6.4,12.8],[0.0,9.6],[0.0,8.2],[7.8,5.6],[10.0,9.9],[9.2,11.3]]},{"id":"forge","name":"The forge","terrain":"open_ground","capacity":4,"icon":[16.9,9.9],"polygon":[[20.1,12.1],[18.3,13.6],[15.5,13.1],[13.6,9.6],[15.9,6.8],[19.2,7.2]]},{"id":"lower-rift","name":"Lower rift","terrain":"rift","capacity":3,"icon":[22.4,8.9],"polygon":[[25.5,11.8],[23.8,13.0],[20.1,12.1],[19.2,7.2],[21.7,5.4],[25.0,6.7]]},{"id":"chain-hall","name":"Hall of chains","terrain":"open_ground","capacity":4,"icon":[28.0,9.1],"polygon":[[29.3,12.7],[25.5,11.8],[25.0,6.7],[28.5,5.0],[30.5,6.4],[31.0,11.4]]},{"id":"black-crag","name":"Black crag","terrain":"cliff","capacity":2,"icon":[33.4,8.4],"polygon":[[30.5,6.4],[36.0,4.9],[36.0,12.2],[31.0,11.4]]},{"id":"fire-lake","name":"Lake of fire","terrain":"lava","capacity":4,"icon":[12.2,6.9],"polygon":[[13.6,9.6],[10.0,9.9],[7.8,5.6],[8.0,5.0],[14.3,3.6],[15.9,6.8]]},{"id":"styx","name":"Backwater of the Styx","terrain":"swamp","capacity":3,"icon":[3.5,3.4],"polygon":[[7.8,5.6],[0.0,8.2],[0.0,0.0],[6.9,0.0],[8.0,5.0]]},{"id":"ferry","name":"The ferry","terrain":"water","capacity":3,"icon":[9.7,2.3],"polygon":[[14.3,3.6],[8.0,5.0],[6.9,0.0],[15.1,0.0]]},{"id":"south-pit","name":"The pit","terrain":"open_ground","capacity":4,"icon":[18.1,3.5],"polygon":[[19.2,7.2],[15.9,6.8],[14.3,3.6],[15.1,0.0],[21.3,0.0],[21.7,5.4]]},{"id":"shade-field","name":"Field of shades","terrain":"open_ground","capacity":4,"icon":[24.9,3.2],"polygon":[[25.0,6.7],[21.7,5.4],[21.3,0.0],[28.5,0.0],[28.5,5.0]]},{"id":"tomb","name":"The tomb","terrain":"ruins","capacity":3,"icon":[31.5,3.0],"polygon":[[28.5,5.0],[28.5,0.0],[36.0,0.0],[36.0,4.9],[30.5,6.4]]}],"boundaries":[{"between":["ash-gate","charred-wood"],"kind":"normal"},{"between":["ash-gate","west-cage"],"kind":"cage_walls"},{"between":["ash-gate","lava-bend"],"kind":"normal"},{"between":["charred-wood","iron-road"],"kind":"normal"},{"between":["charred-wood","lava-bend"],"kind":"normal"},{"between":["charred-wood","anvil"],"kind":"normal"},{"between":["iron-road","guard-house"],"kind":"wall","line":[[19.6,19.1],[19.8,21.55]]},{"between":["iron-road","guard-house"],"kind":"normal","line":[[19.8,21.55],[20.0,24.0]]},{"between":["iron-road","anvil"],"kind":"chains","line":[[13.4,19.0],[16.1,18.75]]},{"between":["iron-road","anvil"],"kind":"normal","line":[[16.1,18.75],[18.8,18.5]]},{"between":["iron-road","upper-rift"],"kind":"normal"},{"between":["guard-house","bone-yard"],"kind":"normal"},{"between":["guard-house","upper-rift"],"kind":"normal"},{"between":["guard-house","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","needle"],"kind":"normal","low":"bone-yard"},{"between":["west-cage","lava-bend"],"kind":"cage_walls"},{"between":["west-cage","titan-steps"],"kind":"cage_walls","line":[[0.0,9.6],[3.2,11.2]]},{"between":["west-cage","titan-steps"],"kind":"normal","line":[[3.2,11.2],[6.4,12.8]]},{"between":["lava-bend","anvil"],"kind":"escarpment"},{"between":["lava-bend","titan-steps"],"kind":"normal","low":"lava-bend"},{"between":["lava-bend","forge"],"kind":"normal"},{"between":["lava-bend","fire-lake"],"kind":"normal"},{"between":["anvil","upper-rift"],"kind":"normal"},{"between":["anvil","forge"],"kind":"normal"},{"between":["upper-rift","east-cage"],"kind":"cage_walls"},{"between":["upper-rift","forge"],"kind":"normal"},{"between":["upper-rift","lower-rift"],"kind":"normal"},{"between":["east-cage","needle"],"kind":"cage_walls"},{"between":["east-cage","lower-rift"],"kind":"cage_walls"},{"between":["east-cage","chain-hall"],"kind":"cage_walls","line":[[25.5,11.8],[27.4,12.25]]},{"between":["east-cage","chain-hall"],"kind":"chains","line":[[27.4,12.25],[29.3,12.7]]},{"between":["needle","chain-hall"],"kind":"normal","low":"chain-hall"},{"between":["needle","black-crag"],"kind":"escarpment"},{"between":["titan-steps","fire-lake"],"kind":"escarpment","low":"fire-lake"},{"between":["titan-steps","styx"],"kind":"normal","low":"styx"},{"between":["forge","lower-rift"],"kind":"normal"},{"between":["forge","fire-lake"],"kind":"normal"},{"between":["forge","south-pit"],"kind":"wall","line":[[15.9,6.8],[17.55,7.0]]},{"between":["forge","south-pit"],"kind":"normal","line":[[17.55,7.0],[19.2,7.2]]},{"between":["lower-rift","chain-hall"],"kind":"chains"},{"between":["lower-rift","south-pit"],"kind":"normal"},{"between":["lower-rift","shade-field"],"kind":"normal"},{"between":["chain-hall","black-crag"],"kind":"normal"},{"between":["chain-hall","shade-field"],"kind":"chains"},{"between":["chain-hall","tomb"],"kind":"chains","line":[[28.5,5.0],[29.5,5.7]]},{"between":["chain-hall","tomb"],"kind":"wall","line":[[29.5,5.7],[30.5,6.4]]},{"between":["black-crag","tomb"],"kind":"normal"},{"between":["fire-lake","styx"],"kind":"normal"},{"between":["fire-lake","ferry"],"kind":"normal"},{"between":["fire-lake","south-pit"],"kind":"normal"},{"between":["styx","ferry"],"kind":"normal"},{"between":["ferry","south-pit"],"kind":"normal"},{"between":["south-pit","shade-field"],"kind":"normal"},{"between":["shade-field","tomb"],"kind":"wall"}],"skulls":[{"rift":"upper-rift","between":["anvil","guard-house"]},{"rift":"lower-rift","between":["forge","chain-hall"]},{"rift":"upper-rift","between":["anvil","lower-rift"]},{"rift":"lower-rift","between":["upper-rift","chain-hall"]}],"zones":[{"side":"north","areas":["ash-gate","charred-wood","iron-road","guard-house","bone-yard"],"players":2},{"side":"south","areas":["styx","ferry","south-pit","shade-field","tomb"],"players":2},{"side":"north","areas":["iron-road","guard-house","bone-yard"],"players":3},{"side":"south","areas":["south-pit","shade-field","tomb"],"players":3},{"side":"west","areas":["ash-gate","titan-steps","styx"],"players":3},{"side":"north","areas":["iron-road","guard-house"],"players":4},{"side":"south","areas":["south-pit","shade-field"],"players":4},{"side":"west","areas":["ash-gate","titan-steps"],"players":4},{"side":"east","areas":["tomb","chain-hall"],"players":4}],"stones":[{"area":"forge","mythology":"greek"},{"area":"anvil","mythology":"greek"},{"area":"chain-hall","mythology":"greek"},{"area":"titan-steps","mythology":"greek"},{"area":"charred-wood","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"hyperboreans","name":"Hyperboreans","name_fr":"Hyperboréens","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":["boreal"],"talents":[],"rows":[{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"hyperboreans_power","name":"Fur and Frost","name_fr":"Fourrures et givre","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"defence","amount":1,"when":["defending","with_commander"]}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"kronos","name":"Kronos","name_fr":"Cronos","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"sickle","name":"Sickle","name_fr":"Faucille","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]},{"id":"passing_time","name":"Passing Time","name_fr":"Le Temps qui passe","type":"passive","cost":1,"trigger":"start","effects":[{"do":"draw","cards":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"oceanus","name":"Oceanus","name_fr":"Océan","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":3,"classes":["aquatic"],"talents":["bolster"],"rows":[{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"flood","name":"Flood","name_fr":"Flot","type":"offensive","cost":1,"effects":[{"do":"attack","range":2}]},{"id":"tides","name":"Tides","name_fr":"Marées","type":"active","cost":1,"effects":[{"do":"heal","points":1}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"scythians","name":"Scythian Archers","name_fr":"Archers scythes","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["archer"],"rows":[{"offence":3,"defence":4,"range":2,"movement":1}],"powers":[{"id":"scythians_power","name":"Volley","name_fr":"Volée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+","with_commander"]}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"talos","name":"Talos","name_fr":"Talos","type":"monster","mythology":"greek","source":"house","cited":[],"cost":5,"activation_cards":3,"strategic_value":0,"classes":["huge","fireproof"],"talents":["block"],"rows":[{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":6,"defence":7,"range":0,"movement":1},{"offence":6,"defence":7,"range":0,"movement":1}],"powers":[{"id":"stamp","name":"Stamp","name_fr":"Piétinement","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}]},"seal":"988447ea65273534"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"lead","result":3},"seal":"34d275a4ac70a217"}
{"n":2,"by":"*chance","kind":"Die","answer":{"for":"lead","result":1},"seal":"a652874672299f65"}
{"n":3,"by":"*chance","kind":"Die","answer":{"for":"lead","result":4},"seal":"d8cc60de0b04411e"}
{"n":4,"by":"ann","kind":"ChooseSide","answer":"south","seal":"232f6d5649a37f78"}
{"n":5,"by":"bob","kind":"ChooseSide","answer":"west","seal":"e625ddd8d073980b"}
{"n":6,"by":"cyd","kind":"Recruit","answer":"zeus","seal":"3a4a844d0b939f54"}
{"n":7,"by":"ann","kind":"Recruit","answer":"athena","seal":"6b5b4f30e858d63b"}
{"n":8,"by":"bob","kind":"Recruit","answer":"ares","seal":"83ac3f9fc87dedc7"}
{"n":9,"by":"bob","kind":"Recruit","answer":"cerberus","seal":"bee9f57c1cd7461e"}
{"n":10,"by":"ann","kind":"Recruit","answer":"veteran_heracles","seal":"91295b3253f94344"}
{"n":11,"by":"cyd","kind":"Recruit","answer":"veteran_achilles","seal":"84b56f09dc9d48d7"}
{"n":12,"by":"bob","kind":"Recruit","answer":"medusa","seal":"87876081a364445e"}
{"n":13,"by":"ann","kind":"Recruit","answer":"hydra","seal":"8ba188beba8bdc90"}
{"n":14,"by":"cyd","kind":"Recruit","answer":"odysseus","seal":"be03b5107edb79a7"}
{"n":15,"by":"bob","kind":"Recruit","answer":"infernal_hounds","seal":"c337b3bf36349141"}
{"n":16,"by":"ann","kind":"Recruit","answer":"amazons","seal":"8503f97e8753685d"}
{"n":17,"by":"cyd","kind":"Recruit","answer":"centaurs","seal":"d994cb43112c77ce"}
{"n":18,"by":"cyd","kind":"PlaceTroop","answer":["centaurs","iron-road"],"seal":"a068c37d817eb13a"}
{"n":19,"by":"ann","kind":"PlaceTroop","answer":["amazons","south-pit"],"seal":"d1172dd4481126e6"}
{"n":20,"by":"bob","kind":"PlaceTroop","answer":["infernal_hounds","titan-steps"],"seal":"4a0fa5f7080152df"}
{"n":21,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,15,7,14,20,23,21,16,17,8,19,9,10,5,0,18,6,22,12,11,1,2,13,4]},"seal":"0b2370b52bde725d"}
{"n":22,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[21,13,16,14,8,4,5,10,15,22,18,12,0,2,19,11,3,20,6,1,17,9,7]},"seal":"15a4cf67027bece6"}
{"n":23,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[14,2,3,16,17,9,10,0,4,12,7,6,11,18,1,13,5,8,15]},"seal":"f3de54d68e43db37"}
{"n":24,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"8ae8076ef03a2193"}
{"n":25,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"9c234e449cd2db1d"}
{"n":26,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"7203ba5decbf7f17"}
{"n":27,"by":"cyd","kind":"BeginTurn","answer":["zeus","complex"],"seal":"a32520002e60956d"}
{"n":28,"by":"cyd","kind":"Act","answer":["deploy","iron-road"],"seal":"8a75c40f7e92068a"}
{"n":29,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0214b37df4e08f8b"}
{"n":30,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c9df49449026ee92"}
{"n":31,"by":"cyd","kind":"GoOn","answer":["veteran_achilles","complex"],"seal":"bf9ef6fd96a66629"}
{"n":32,"by":"cyd","kind":"Act","answer":["deploy","iron-road"],"seal":"3af73b8bc6323e83"}
{"n":33,"by":"cyd","kind":"EndTurn","answer":"none","seal":"04c1007ee1d5ee61"}
{"n":34,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"86cc67eaa2c1a0e2"}
{"n":35,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"cb52e9ff46ae48f9"}
{"n":36,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6e5f5ac5bb8e9891"}
{"n":37,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"84fa0f9b23d41e56"}
{"n":38,"by":"ann","kind":"BeginTurn","answer":["search_card","athena"],"seal":"785030ef61e0c5c1"}
{"n":39,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[9,7,4,2,6,10,17,13,0,15,14,3,1,5,12,8,16,11]},"seal":"345cda7c23d137dd"}
{"n":40,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"9ce15f0ca23b5d8f"}
{"n":41,"by":"ann","kind":"BeginTurn","answer":["athena","complex"],"seal":"7ce58832e1123546"}
{"n":42,"by":"ann","kind":"Act","answer":["deploy","tomb"],"seal":"19697a729ad9e0f5"}
{"n":43,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1b5acdfaf7bddce1"}
{"n":44,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"f7494c4a3bda25bd"}
{"n":45,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"a689b075865ad726"}
{"n":46,"by":"ann","kind":"Act","answer":"walk","seal":"4d3a44b55b32a747"}
{"n":47,"by":"ann","kind":"TracePath","answer":["forge","anvil"],"seal":"1e21524920ee45cc"}
{"n":48,"by":"ann","kind":"Act","answer":["claim","stone2"],"seal":"260faa42bebfcf40"}
{"n":49,"by":"ann","kind":"Act","answer":"end","seal":"9dd2a0eb6e926870"}
{"n":50,"by":"ann","kind":"EndTurn","answer":"none","seal":"41d9c5d6a13fd7fd"}
{"n":51,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"faf446c24fb5db3f"}
{"n":52,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"904c9213767f256f"}
{"n":53,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a011b08e88485d9e"}
{"n":54,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"def2e93329a709e8"}
{"n":55,"by":"bob","kind":"BeginTurn","answer":["ares","complex"],"seal":"1054017b3fa7ce8f"}
{"n":56,"by":"bob","kind":"Act","answer":["deploy","titan-steps"],"seal":"7c5ae6becbf59502"}
{"n":57,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a3bd66ef3697b86f"}
{"n":58,"by":"bob","kind":"GoOn","answer":["medusa","complex"],"seal":"f205c23cfd6af47f"}
{"n":59,"by":"bob","kind":"Act","answer":["deploy","ash-gate"],"seal":"04318cd4b218d273"}
{"n":60,"by":"bob","kind":"EndTurn","answer":"none","seal":"86163b429a555828"}
{"n":61,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"72bb6acb21eeba8d"}
{"n":62,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d9f2dc0f87452925"}
{"n":63,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"dc0956178d7eafaf"}
{"n":64,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"7daa34b24b18529e"}
{"n":65,"by":"cyd","kind":"BeginTurn","answer":["centaurs","simple"],"seal":"9e80264786478199"}
{"n":66,"by":"cyd","kind":"Act","answer":"walk","seal":"74d2b5514028d9df"}
{"n":67,"by":"cyd","kind":"TracePath","answer":["charred-wood"],"seal":"ed8308383ea92ae7"}
{"n":68,"by":"cyd","kind":"Act","answer":["claim","stone5"],"seal":"9bbe96ac8ca8b860"}
{"n":69,"by":"cyd","kind":"Act","answer":"end","seal":"679f03e9d0493383"}
{"n":70,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1eeec4044571a5a9"}
{"n":71,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ae1e777f40941150"}
{"n":72,"by":"cyd","kind":"GoOn","answer":"stop","seal":"b21f7074c4ce1dab"}
{"n":73,"by":"cyd","kind":"EndTurn","answer":"none","seal":"7336b5c302ba5b4e"}
{"n":74,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"55c185a239af68af"}
{"n":75,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"dea21faf52f8ca4b"}
{"n":76,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"882e426521e885ad"}
{"n":77,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a439c44c137cd907"}
{"n":78,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"ac8a1d0f7c39e964"}
{"n":79,"by":"ann","kind":"BeginTurn","answer":["hydra","complex"],"seal":"761ca4719ba66aba"}
{"n":80,"by":"ann","kind":"Act","answer":["deploy","south-pit"],"seal":"578d7da66ef3d1f6"}
{"n":81,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b44b31cbbf3f41c8"}
{"n":82,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"1e8a5aa6b9a61274"}
{"n":83,"by":"ann","kind":"GoOn","answer":["athena","simple"],"seal":"8ac94f2c70894fc7"}
{"n":84,"by":"ann","kind":"Act","answer":"walk","seal":"02957e9e84d8fdaf"}
{"n":85,"by":"ann","kind":"TracePath","answer":["chain-hall"],"seal":"07527b346e2d823f"}
{"n":86,"by":"ann","kind":"Act","answer":["claim","stone3"],"seal":"df6efdd4a551e649"}
{"n":87,"by":"ann","kind":"Act","answer":"end","seal":"40c18becb7ba36fd"}
{"n":88,"by":"ann","kind":"EndTurn","answer":"none","seal":"3ec650cabd184e73"}
{"n":89,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"22d6eba99792fede"}
{"n":90,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a032cf5bd5cd914b"}
{"n":91,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"f285fe05c0f468c6"}
{"n":92,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b7b793c0969b1795"}
{"n":93,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"9c86a26afa8b6e42"}
{"n":94,"by":"bob","kind":"BeginTurn","answer":["ares","complex"],"seal":"aa5757f6d3422bbe"}
{"n":95,"by":"bob","kind":"Act","answer":["absorb","stone4"],"seal":"4ebbec2201be90c7"}
{"n":96,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"1c769fb4509f8f14"}
{"n":97,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"17a81900d686ae04"}
{"n":98,"by":"bob","kind":"GoOn","answer":["medusa","simple"],"seal":"2557c54befca9c99"}
{"n":99,"by":"bob","kind":"Pay","answer":["aow"],"seal":"902b55620504077e"}
{"n":100,"by":"bob","kind":"Act","answer":"walk","seal":"05b055d072e780b6"}
{"n":101,"by":"bob","kind":"TracePath","answer":["charred-wood"],"seal":"a987a4d23087c276"}
{"n":102,"by":"bob","kind":"Act","answer":"attack","seal":"8626596dc3287d23"}
{"n":103,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"3baf3d66386324c9"}
{"n":104,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"aa12601fe7e3f878"}
{"n":105,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"2b95deec98a24c3b"}
{"n":106,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c34dee197b434825"}
{"n":107,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f0a3ca32a9fdec38"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"db819dc5632c6f5c"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"617f16f92d493c88"}
{"n":110,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"69f4f51545564178"}
{"n":111,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"4bd54d05b39091ff"}
{"n":112,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"1f3cf86478589440"}
{"n":113,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"a5e43923a53b92b3"}
{"n":114,"by":"bob","kind":"SpendDie","answer":"done","seal":"5bf9c7ce5650c4ba"}
{"n":115,"by":"bob","kind":"RerollFives","answer":4,"seal":"062af56b61ed4eae"}
{"n":116,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"ce769814fcd9b24e"}
{"n":117,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"48c967f6dff3bbd7"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"beb2c703939937e7"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"fc0aec197a9c1d33"}
{"n":120,"by":"bob","kind":"SpendDie","answer":[6,7],"seal":"32bb851deef02922"}
{"n":121,"by":"bob","kind":"Act","answer":"end","seal":"e52e582fdbf94c43"}
{"n":122,"by":"bob","kind":"EndTurn","answer":"none","seal":"fd5214cf3a1d52d5"}
{"n":123,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"9083a560cf5db21f"}
{"n":124,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4fbf39e84a59e194"}
{"n":125,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3233e5795b99ec3d"}
{"n":126,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5b6e95e5a256a398"}
{"n":127,"by":"cyd","kind":"BeginTurn","answer":["search_card","odysseus"],"seal":"3f30f44d72efa92f"}
{"n":128,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,0,12,8,5,9,10,11,1,3,6,4,7]},"seal":"3deb6a2d8fd10403"}
{"n":129,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"7153b2847263e8b3"}
{"n":130,"by":"cyd","kind":"BeginTurn","answer":["odysseus","complex"],"seal":"07432cbe4e9f6f2a"}
{"n":131,"by":"cyd","kind":"Act","answer":["deploy","iron-road"],"seal":"a4620b9421b6f976"}
{"n":132,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"526a9a7d3784e0b9"}
{"n":133,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e788663e8ef56d39"}
{"n":134,"by":"cyd","kind":"GoOn","answer":["veteran_achilles","simple"],"seal":"da65a2b9d4ae426a"}
{"n":135,"by":"cyd","kind":"Act","answer":"walk","seal":"14d71c690e08f5fb"}
{"n":136,"by":"cyd","kind":"TracePath","answer":["anvil"],"seal":"5e4fa6933e3a248a"}
{"n":137,"by":"cyd","kind":"Act","answer":"attack","seal":"4b8eab9ea6d23ca9"}
{"n":138,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e050cb31945eecf2"}
{"n":139,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f07c3b417be569e5"}
{"n":140,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"697cfd4f2ed0cba9"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"5252d0350a7036dd"}
{"n":142,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3c54e4ae2504c238"}
{"n":143,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"cd95795acfbe43bf"}
{"n":144,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"beafe5707850701b"}
{"n":145,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"bbf2b8ea1abbfa0c"}
{"n":146,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"30aeb7bf13920c89"}
{"n":147,"by":"cyd","kind":"SpendDie","answer":[1,3],"seal":"928d3a0300ffe83c"}
{"n":148,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"25f86803b33f7c3c"}
{"n":149,"by":"cyd","kind":"SpendDie","answer":"done","seal":"2029e7879232f758"}
{"n":150,"by":"cyd","kind":"UsePower","answer":"use","seal":"27673c27f3af4dfb"}
{"n":151,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"6d74a773396fe719"}
{"n":152,"by":"cyd","kind":"EndTurn","answer":"none","seal":"2d646e9e6e3fa858"}
{"n":153,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5c68ad39ae25aa98"}
{"n":154,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0dbc60ad5b1acd5a"}
{"n":155,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a8486e37d9eecf89"}
{"n":156,"by":"ann","kind":"BeginTurn","answer":["search_card","athena"],"seal":"baedec80658e2571"}
{"n":157,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,7,4,8,1,5,2,6,3,9,0]},"seal":"4ef38fc0953e2952"}
{"n":158,"by":"ann","kind":"BeginTurn","answer":["athena","complex"],"seal":"5a2827a1df6cab51"}
{"n":159,"by":"ann","kind":"Act","answer":["absorb","stone3"],"seal":"4a3c286c4c649c88"}
{"n":160,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1908e72244f433e8"}
{"n":161,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"6880c230931049b2"}
{"n":162,"by":"ann","kind":"Pay","answer":["aow"],"seal":"6d072c787338f2a7"}
{"n":163,"by":"ann","kind":"Act","answer":"walk","seal":"a2f1c314dc1f93e8"}
{"n":164,"by":"ann","kind":"TracePath","answer":["upper-rift","east-cage"],"seal":"23370cb739c884fb"}
{"n":165,"by":"ann","kind":"Act","answer":"attack","seal":"749d0f10cdf626da"}
{"n":166,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4307aae851087db8"}
{"n":167,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"b89afceb897fd211"}
{"n":168,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"d2f2081e49d06091"}
{"n":169,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"57225c31f9bbc66f"}
{"n":170,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"c88ef7de774518c4"}
{"n":171,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"6dc7d284d0f7de31"}
{"n":172,"by":"ann","kind":"SpendDie","answer":[4,4],"seal":"6a816a8348e65401"}
{"n":173,"by":"ann","kind":"SpendDie","answer":"done","seal":"09517ae28f09ee89"}
{"n":174,"by":"ann","kind":"RerollFives","answer":2,"seal":"9f481c4bcc6e7ad1"}
{"n":175,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"837a5128292ddf33"}
{"n":176,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"6ef5fcef89636076"}
{"n":177,"by":"ann","kind":"Act","answer":"end","seal":"2c5cd56b3d16476c"}
{"n":178,"by":"ann","kind":"EndTurn","answer":"none","seal":"714526af1e074842"}
{"n":179,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c062e8798a9e886a"}
{"n":180,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7da262f1b0835795"}
{"n":181,"by":"bob","kind":"BeginTurn","answer":["search_card","cerberus"],"seal":"fbb4059ff4f5bc33"}
{"n":182,"by":"bob","kind":"Pay","answer":["aow"],"seal":"9b35decacf6d8331"}
{"n":183,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[0,4,5,7,3,2,6,1]},"seal":"ead3ce1f75f900d0"}
{"n":184,"by":"bob","kind":"BeginTurn","answer":["cerberus","complex"],"seal":"29448e77aa5bb9ba"}
{"n":185,"by":"bob","kind":"Act","answer":["deploy","ash-gate"],"seal":"533654c7c6b07b70"}
{"n":186,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7c5dbfbd8023d934"}
{"n":187,"by":"bob","kind":"GoOn","answer":["ares","simple"],"seal":"7d5e34ec2e71ce1a"}
{"n":188,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"ae2c63501a77f694"}
{"n":189,"by":"bob","kind":"Act","answer":"walk","seal":"221ada2dfe4df5cb"}
{"n":190,"by":"bob","kind":"TracePath","answer":["west-cage"],"seal":"0e95406617a38338"}
{"n":191,"by":"bob","kind":"Act","answer":"end","seal":"3759c3075dc4a8b5"}
{"n":192,"by":"bob","kind":"EndTurn","answer":"none","seal":"82bb6fafb6cd3249"}
{"n":193,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"a1852355d3a4964e"}
{"n":194,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e245660417151b86"}
{"n":195,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d70b790f9075c126"}
{"n":196,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"ce4b703ef535abad"}
{"n":197,"by":"cyd","kind":"BeginTurn","answer":["zeus","simple"],"seal":"9bff465ffc651bae"}
{"n":198,"by":"cyd","kind":"Act","answer":"walk","seal":"21681d9f215ca8ae"}
{"n":199,"by":"cyd","kind":"TracePath","answer":["charred-wood"],"seal":"f5b41b3122e5b090"}
{"n":200,"by":"cyd","kind":"Act","answer":"power:lightning","seal":"76a2016d59878619"}
{"n":201,"by":"cyd","kind":"ChooseTarget","answer":"ares","seal":"00f63cdde3363d91"}
{"n":202,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"991e162366621e59"}
{"n":203,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"162f67b8ad155ca9"}
{"n":204,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ce05a0b9c11ac95f"}
{"n":205,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"ae9abcf599f9b7ce"}
{"n":206,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"cfebd5b450094422"}
{"n":207,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"db5c6ba125471f9a"}
{"n":208,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"9ebecbb765f8cc12"}
{"n":209,"by":"cyd","kind":"SpendDie","answer":[2,3],"seal":"771cf16fa15ba846"}
{"n":210,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"342e67bf8a9a6025"}
{"n":211,"by":"cyd","kind":"SpendDie","answer":"done","seal":"eb594c730137d5e4"}
{"n":212,"by":"cyd","kind":"RerollFives","answer":3,"seal":"58e903dbb8a36c7d"}
{"n":213,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"3f504671fa98162f"}
{"n":214,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"93adfb6fb85970cb"}
{"n":215,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"006c042e2fb85c39"}
{"n":216,"by":"cyd","kind":"Act","answer":"end","seal":"309706de7480799c"}
{"n":217,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7e02944de315989d"}
{"n":218,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a08ea4adf69be9d1"}
{"n":219,"by":"cyd","kind":"GoOn","answer":["odysseus","simple"],"seal":"2d16550c6a56f809"}
{"n":220,"by":"cyd","kind":"Act","answer":"walk","seal":"d572c96ee25376fb"}
{"n":221,"by":"cyd","kind":"TracePath","answer":["anvil","forge"],"seal":"465518fdaf497d29"}
{"n":222,"by":"cyd","kind":"Act","answer":["claim","stone1"],"seal":"dfa6f36bd6d05d57"}
{"n":223,"by":"cyd","kind":"Act","answer":"power:cunning","seal":"339b377ff7a9b1a1"}
{"n":224,"by":"cyd","kind":"Act","answer":"power:subterfuge","seal":"d5eb24e110d03bed"}
{"n":225,"by":"cyd","kind":"Act","answer":"end","seal":"30da65d3117197b8"}
{"n":226,"by":"cyd","kind":"EndTurn","answer":"none","seal":"aaa4a014a2fe6332"}
{"n":227,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2c8f0eb6478e4f8a"}
{"n":228,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0b1106cf035e3a53"}
{"n":229,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d780a4b5e39227c3"}
{"n":230,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"6e383f8e0037e137"}
{"n":231,"by":"ann","kind":"BeginTurn","answer":["athena","simple"],"seal":"ee68897f6cf08a7b"}
{"n":232,"by":"ann","kind":"Act","answer":"walk","seal":"388e29e79e02c0b8"}
{"n":233,"by":"ann","kind":"TracePath","answer":["east-cage"],"seal":"2123d1b5d7cdb924"}
{"n":234,"by":"ann","kind":"Act","answer":"power:athenas_owl","seal":"d862c448136c4726"}
{"n":235,"by":"ann","kind":"ChooseTarget","answer":"veteran_achilles","seal":"33e612ef77969095"}
{"n":236,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"99157dc514634be8"}
{"n":237,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"2b5edb90f36355e7"}
{"n":238,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"503f0c27e1fab65a"}
{"n":239,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"45bafae2ae5f55dd"}
{"n":240,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"53866275c7045e2c"}
{"n":241,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8d080b6209adbd67"}
{"n":242,"by":"ann","kind":"SpendDie","answer":"done","seal":"6b957bb886c7d9dd"}
{"n":243,"by":"ann","kind":"RerollFives","answer":2,"seal":"ad76189d1abb6e59"}
{"n":244,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"ef24ec4baefaeaf7"}
{"n":245,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"aae029731fedd81a"}
{"n":246,"by":"ann","kind":"SpendDie","answer":[3,6],"seal":"cc1e0a29779e2592"}
{"n":247,"by":"ann","kind":"SpendDie","answer":[3,7],"seal":"c23f22687048955a"}
{"n":248,"by":"cyd","kind":"UsePower","answer":"pass","seal":"beb8bffde1e4e2c1"}
{"n":249,"by":"ann","kind":"Act","answer":"end","seal":"c1ba6c5acf3a86f0"}
{"n":250,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"38009f8440036e1d"}
{"n":251,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"8b5eabf9c88f1050"}
{"n":252,"by":"ann","kind":"GoOn","answer":["hydra","simple"],"seal":"6b47764b3a507f8f"}
{"n":253,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"e02db41acab76e2b"}
{"n":254,"by":"ann","kind":"Act","answer":"walk","seal":"040114c5a5014b57"}
{"n":255,"by":"ann","kind":"TracePath","answer":["forge"],"seal":"dfdaf525bf219fb3"}
{"n":256,"by":"ann","kind":"Act","answer":"attack","seal":"e4fcff4c901810a7"}
{"n":257,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"83b0bd261eca6767"}
{"n":258,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a44b7db2ffc63221"}
{"n":259,"by":"ann","kind":"ChooseTarget","answer":"veteran_achilles","seal":"1015594db5f9ab51"}
{"n":260,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"35d23ea8ff8b7af4"}
{"n":261,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"7c8b8a250e557978"}
{"n":262,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"04e2961e88f4c81c"}
{"n":263,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"a4a88fe9eac3a20e"}
{"n":264,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"6cea4ee7ce19a25a"}
{"n":265,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"16b7c00490cce35b"}
{"n":266,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"c58b22f867aca5a6"}
{"n":267,"by":"ann","kind":"SpendDie","answer":"done","seal":"c3cb80e5ca20bbb8"}
{"n":268,"by":"ann","kind":"RerollFives","answer":1,"seal":"fdf5d49eed9e8217"}
{"n":269,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"5a66f7b5d39e2958"}
{"n":270,"by":"ann","kind":"SpendDie","answer":[1,6],"seal":"8b2bdd0765df2c4f"}
{"n":271,"by":"ann","kind":"SpendDie","answer":[2,7],"seal":"777eb293d16e97fd"}
{"n":272,"by":"cyd","kind":"UsePower","answer":"pass","seal":"0786338d42c3f98f"}
{"n":273,"by":"ann","kind":"EndTurn","answer":"none","seal":"f93a2a6a76e6871e"}
{"n":274,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8c649003fb930b8d"}
{"n":275,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"69e9c84963a7fa8e"}
{"n":276,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"3de944e719605157"}
{"n":277,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3cdc459598fec147"}
{"n":278,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"ebc2a64f49821a7d"}
{"n":279,"by":"bob","kind":"Act","answer":"attack","seal":"4fff28d84d998729"}
{"n":280,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"395d8e7a8d6b4fc3"}
{"n":281,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"097257ac6998dcf3"}
{"n":282,"by":"bob","kind":"ChooseTarget","answer":"zeus at range 0","seal":"92ceb2c7d24eac82"}
{"n":283,"by":"cyd","kind":"AnswerAttack","answer":"initiative","seal":"5f667528a8e2de8f"}
{"n":284,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"7ab152b965230512"}
{"n":285,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"98ab44dc8a92ce93"}
{"n":286,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"3f22eba2c7d950b7"}
{"n":287,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"167a881f6cd509d3"}
{"n":288,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"186fadf3b492eaf4"}
{"n":289,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"c06969be7a30fd65"}
{"n":290,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"e1e059e5cb6c1636"}
{"n":291,"by":"cyd","kind":"SpendDie","answer":"done","seal":"12ade3ba4949e683"}
{"n":292,"by":"cyd","kind":"RerollFives","answer":1,"seal":"343ffcbb9aa448f3"}
{"n":293,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"1e32640a4e335db8"}
{"n":294,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"55905f3de4be08a8"}
{"n":295,"by":"cyd","kind":"SpendDie","answer":[3,5],"seal":"7cd1f7abaca1bd2f"}
{"n":296,"by":"cyd","kind":"SpendDie","answer":[3,6],"seal":"0528bee953efeede"}
{"n":297,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"11aed610b623f5c2"}
{"n":298,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"379f98b8513baa64"}
{"n":299,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"cb401ac97d9b40fb"}
{"n":300,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"b59b2a63957719fd"}
{"n":301,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5e62591273949034"}
{"n":302,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"2eb392d1a9bca7ae"}
{"n":303,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"360a5953d4a02d5e"}
{"n":304,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"153afabf66fb5e9a"}
{"n":305,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"92b51fee4499a416"}
{"n":306,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"5b2d037341cdfe63"}
{"n":307,"by":"bob","kind":"SpendDie","answer":"done","seal":"35d0df6baea0cdbb"}
{"n":308,"by":"bob","kind":"RerollFives","answer":3,"seal":"bca0fdc8175155bf"}
{"n":309,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"e5a3f5c105ef3d07"}
{"n":310,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"11e5da3f6aae4dac"}
{"n":311,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"fbd9283ae954b831"}
{"n":312,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"c249146892618a07"}
{"n":313,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"803e6448bb3695ec"}
{"n":314,"by":"bob","kind":"GoOn","answer":"stop","seal":"3b263b92b62f5b7e"}
{"n":315,"by":"bob","kind":"EndTurn","answer":"none","seal":"fbdf9e6cc83cf5a5"}
{"n":316,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"f767a2e684d7f43e"}
{"n":317,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"775fdfe6c482aeea"}
{"n":318,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4626bb2ba052ea7a"}
{"n":319,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"10b44d792bdf5625"}
{"n":320,"by":"cyd","kind":"BeginTurn","answer":["zeus","complex"],"seal":"45d2ac6014a6d427"}
{"n":321,"by":"cyd","kind":"Act","answer":["absorb","stone5"],"seal":"6d0ec131afc0d4f8"}
{"n":322,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d87fcfe5e2f8f40f"}
{"n":323,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"aa8485f3ddaa52c5"}
{"n":324,"by":"cyd","kind":"GoOn","answer":"stop","seal":"0e5161f58dd13a91"}
{"n":325,"by":"cyd","kind":"EndTurn","answer":"heal","seal":"79726c51698e31ea"}
{"n":326,"by":"cyd","kind":"EndTurn","answer":"none","seal":"18337d2335bb0a15"}
{"n":327,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"18075e22bb04ea51"}
{"n":328,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4be5e2935e7f4b1a"}
{"n":329,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e43b5cac754fa4d2"}
{"n":330,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"d724c49bf22b7bd7"}
{"n":331,"by":"ann","kind":"BeginTurn","answer":["search_card","athena"],"seal":"2f8a742c7931e30d"}
{"n":332,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,2,0,5,6,4,1,7]},"seal":"da5002db9432054b"}
{"n":333,"by":"ann","kind":"BeginTurn","answer":["athena","complex"],"seal":"9153b51d4cdb260d"}
{"n":334,"by":"ann","kind":"Act","answer":["absorb","stone2"],"seal":"460e3f97c8bdc0e5"}
{"n":335,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8fd9d3fa87a1eee4"}
{"n":336,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"e22ee7b8874181dc"}
{"n":337,"by":"ann","kind":"GoOn","answer":["hydra","simple"],"seal":"0156e14664ee9a05"}
{"n":338,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"ea202fe1cae713d3"}
{"n":339,"by":"ann","kind":"Act","answer":"walk","seal":"911b96de93331985"}
{"n":340,"by":"ann","kind":"TracePath","answer":["anvil"],"seal":"76e3ccbe35b91aa1"}
{"n":341,"by":"ann","kind":"Act","answer":"attack","seal":"164bf6fcbdc7d200"}
{"n":342,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f403341138405e2b"}
{"n":343,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"e951822502c44ae6"}
{"n":344,"by":"ann","kind":"ChooseTarget","answer":"zeus at range 0","seal":"256221572885b36a"}
{"n":345,"by":"cyd","kind":"AnswerAttack","answer":"pass","seal":"d294503e99ccc197"}
{"n":346,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"68caacd7952566c9"}
{"n":347,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"d9e6f6614e6130f4"}
{"n":348,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"0e04b9a5075a8e81"}
{"n":349,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"6485c8a433c70ee5"}
{"n":350,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"6418f359cdeec04c"}
{"n":351,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"4ed17944cea33c7d"}
{"n":352,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4fd2e7b4c24ecfef"}
{"n":353,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"6c0ae634c2fecf89"}
{"n":354,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"8cae38cbdeb08cae"}
{"n":355,"by":"ann","kind":"SpendDie","answer":"done","seal":"248e12532476561a"}
{"n":356,"by":"ann","kind":"RerollFives","answer":3,"seal":"51d6a029320f21cf"}
{"n":357,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"f8cb89cda1469d58"}
{"n":358,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"e3d1a13c18a891d1"}
{"n":359,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"ca58214dbe62b0cb"}
{"n":360,"by":"cyd","kind":"AnswerAttack","answer":"pass","seal":"308eec5de2b04f98"}
{"n":361,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e7fd7b399701e443"}
{"n":362,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"5a663b24333903f4"}
{"n":363,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"95f060dac5e47e8f"}
{"n":364,"by":"bob","kind":"BeginTurn","answer":["ares","simple"],"seal":"15fe61844e937b4a"}
{"n":365,"by":"bob","kind":"Act","answer":"walk","seal":"31bc4678a3aeeb58"}
{"n":366,"by":"bob","kind":"TracePath","answer":["titan-steps","styx"],"seal":"f947721be8539623"}
{"n":367,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"5aa207eb458646c8"}
{"n":368,"by":"bob","kind":"GoOn","answer":"stop","seal":"6260431fbf466d03"}
{"n":369,"by":"bob","kind":"EndTurn","answer":"none","seal":"d86def5d65df4aae"}
{"n":370,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"8f601714c85f1281"}
{"n":371,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fcf75bd7f48e68d8"}
{"n":372,"by":"cyd","kind":"BeginTurn","answer":["centaurs","simple"],"seal":"90a94558b1fa7573"}
{"n":373,"by":"cyd","kind":"Act","answer":"walk","seal":"c1e12df7d9207eff"}
{"n":374,"by":"cyd","kind":"TracePath","answer":["ash-gate"],"seal":"0097fb3d59e8ff64"}
{"n":375,"by":"cyd","kind":"Act","answer":"attack","seal":"3bb7d520b93d8c24"}
{"n":376,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a9dc98647d7da47b"}
{"n":377,"by":"cyd","kind":"ChooseTarget","answer":"medusa","seal":"84c83b75d9d5ecea"}
{"n":378,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b112aef5c18c216e"}
{"n":379,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c138ee5aee3b5ea5"}
{"n":380,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"6e2cdcd286e99671"}
{"n":381,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e1e79edf60b31c1c"}
{"n":382,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8bdd7801f1b42722"}
{"n":383,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"e5dddbb2d9dce014"}
{"n":384,"by":"cyd","kind":"SpendDie","answer":"done","seal":"4065960ca663a417"}
{"n":385,"by":"cyd","kind":"RerollFives","answer":2,"seal":"97e19023ca2b4cfe"}
{"n":386,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"54d467cc67368029"}
{"n":387,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"4db35063cc8008c2"}
{"n":388,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"60340d72ec7fb7e7"}
{"n":389,"by":"cyd","kind":"GoOn","answer":"stop","seal":"2a269d4161634932"}
{"n":390,"by":"cyd","kind":"EndTurn","answer":"none","seal":"180bc598ee9b76fe"}
{"n":391,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"58fd4bcfefd70d6a"}
{"n":392,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c354e4eefa3ddc7c"}
{"n":393,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"3ea36f2691507e54"}
{"n":394,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","complex"],"seal":"ce8619ecd38ede76"}
{"n":395,"by":"ann","kind":"Act","answer":["deploy","south-pit"],"seal":"1fb8d8e3fde3a3eb"}
{"n":396,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1d370c219976a6a2"}
{"n":397,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"25231aebc6428a0e"}
{"n":398,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"950519df4de2b471"}
{"n":399,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"091742165010cbd2"}
{"n":400,"by":"bob","kind":"Act","answer":"walk","seal":"b2828ce1f9cc51c0"}
{"n":401,"by":"bob","kind":"TracePath","answer":["lava-bend","ash-gate"],"seal":"ed234d1cdfc462f0"}
{"n":402,"by":"bob","kind":"Act","answer":"attack","seal":"5046a097325095a2"}
{"n":403,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"042e808d7ed2cc5c"}
{"n":404,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"994e296dbd745ce6"}
{"n":405,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"7f898005041f6034"}
{"n":406,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c73f48f8e0ff6094"}
{"n":407,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f67f192473418546"}
{"n":408,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"9922814951314120"}
{"n":409,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2ec41dc4fe3362a0"}
{"n":410,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"eed31d5d5ed24af0"}
{"n":411,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"89ec2c031fb46e46"}
{"n":412,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"9bc5670a19c4714d"}
{"n":413,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"ad7b782da3948865"}
{"n":414,"by":"bob","kind":"GoOn","answer":"stop","seal":"c6d7249bddc7cc28"}
{"n":415,"by":"bob","kind":"EndTurn","answer":"none","seal":"758f937a30797cae"}
{"n":416,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"f0263631d4af0707"}
{"n":417,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6c5861538bb51802"}
{"n":418,"by":"cyd","kind":"BeginTurn","answer":["odysseus","simple"],"seal":"d9ea1d0c99bb297e"}
{"n":419,"by":"cyd","kind":"Act","answer":"walk","seal":"95cac400878d1dd4"}
{"n":420,"by":"cyd","kind":"TracePath","answer":["anvil"],"seal":"4be811d02d4bb0ef"}
{"n":421,"by":"cyd","kind":"Act","answer":"attack","seal":"f4ef5e8f6e05f9c5"}
{"n":422,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5be2ffa68b24c521"}
{"n":423,"by":"cyd","kind":"ChooseTarget","answer":"athena","seal":"2d37435b38c78448"}
{"n":424,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4dfd46e862cf705e"}
{"n":425,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"771e4c79926c54ad"}
{"n":426,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"7ada59a91ea2773c"}
{"n":427,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"826fea29ef9fa6f6"}
{"n":428,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4e4d2d5b456c07e9"}
{"n":429,"by":"cyd","kind":"SpendDie","answer":[1,3],"seal":"7ff31f9cf7e07649"}
{"n":430,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"1db1e6e0a967637f"}
{"n":431,"by":"cyd","kind":"SpendDie","answer":"done","seal":"7b93da618ed18446"}
{"n":432,"by":"cyd","kind":"RerollFives","answer":2,"seal":"ac07b655cc9db248"}
{"n":433,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"74c6b89b74b221e9"}
{"n":434,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"13db2ac5e475aa23"}
{"n":435,"by":"cyd","kind":"Act","answer":"power:cunning","seal":"a976925386731b87"}
{"n":436,"by":"cyd","kind":"Act","answer":"power:subterfuge","seal":"8762707f0e027cc0"}
{"n":437,"by":"cyd","kind":"Act","answer":"end","seal":"ebc8b66f6e06b11f"}
{"n":438,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6c23c572d742f8ee"}
{"n":439,"by":"cyd","kind":"GoOn","answer":"stop","seal":"45450031e6d65a4f"}
{"n":440,"by":"cyd","kind":"EndTurn","answer":"none","seal":"4adb36355f11ca4e"}
{"n":441,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"83c6fdbb650b854a"}
{"n":442,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c7f1e91f0a1ffad6"}
{"n":443,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"27d4688e077dc19f"}
{"n":444,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"bc9174f1d0d229c2"}
{"n":445,"by":"ann","kind":"Act","answer":"walk","seal":"b0d7bb0d9bc17759"}
{"n":446,"by":"ann","kind":"TracePath","answer":["forge"],"seal":"95c932cc2fafc83c"}
{"n":447,"by":"ann","kind":"Act","answer":"attack","seal":"fed342829da1ffce"}
{"n":448,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"61b6af25ed1f1512"}
{"n":449,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"7e594dd8463cffa6"}
{"n":450,"by":"ann","kind":"ChooseTarget","answer":"odysseus at range 0","seal":"ec882cd5592acc3f"}
{"n":451,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"53605dcee41f8f9d"}
{"n":452,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3a79b7a742663e2e"}
{"n":453,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"549eee44ca6dfcbb"}
{"n":454,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ce58c6f95be79bfa"}
{"n":455,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"700b8de918f32e87"}
{"n":456,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e8e55e280c7e6a05"}
{"n":457,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"abb24a79e2301329"}
{"n":458,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5a745063178ea44b"}
{"n":459,"by":"ann","kind":"BeforeBlanks","answer":["throw","charred-wood"],"seal":"ebab4c6dc01c9bbe"}
{"n":460,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",0],"seal":"434d8023de0f59f0"}
{"n":461,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"a4bc996e5ce5496f"}
{"n":462,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"3dafc99004e16805"}
{"n":463,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"87dc932a588628c8"}
{"n":464,"by":"ann","kind":"SpendDie","answer":[3,3],"seal":"19425a476b089acc"}
{"n":465,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"370e3f5b096eed17"}
{"n":466,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"a8ab0e0be459b1fb"}
{"n":467,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3dc922e32d0812ba"}
{"n":468,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"589264710e44327c"}
{"n":469,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"d2765624cbae3f95"}
{"n":470,"by":"bob","kind":"BeginTurn","answer":["search_card","cerberus"],"seal":"1b4ea569b7cf011c"}
{"n":471,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,2,0]},"seal":"04b1b7c5fcef8176"}
{"n":472,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"75471ecff52fac6b"}
{"n":473,"by":"bob","kind":"Act","answer":"walk","seal":"851941cebc2e474c"}
{"n":474,"by":"bob","kind":"TracePath","answer":["lava-bend","forge"],"seal":"58178fc26c2e40d9"}
{"n":475,"by":"bob","kind":"Act","answer":"attack","seal":"2fd659a41d7539bd"}
{"n":476,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"4aefdfcda2ad8420"}
{"n":477,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b9754b54c97517cf"}
{"n":478,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"2f6f2a4a8ffb0749"}
{"n":479,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"05032b79338f72f5"}
{"n":480,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"cc06508c88991147"}
{"n":481,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"1e48a3d815dbe7d3"}
{"n":482,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"087d955364719cc7"}
{"n":483,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"6df1e00d4fbb502a"}
{"n":484,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",4],"seal":"f9d6b201dd4300ce"}
{"n":485,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"ab18e52b1cab9ddd"}
{"n":486,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"ff73e4f43b560c8e"}
{"n":487,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"99ae6a0e3bd84b50"}
{"n":488,"by":"bob","kind":"SpendDie","answer":[2,3],"seal":"d742ce9f100ec5c0"}
{"n":489,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"854ff46675d00073"}
{"n":490,"by":"bob","kind":"SpendDie","answer":"done","seal":"e934e7c46b1a6d3f"}
{"n":491,"by":"bob","kind":"RerollFives","answer":2,"seal":"46880ac8b4901bd7"}
{"n":492,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"c4963dfda32942f2"}
{"n":493,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"b9ee309a6a3e8bfb"}
{"n":494,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"16bee733bd3ff0c7"}
{"n":495,"by":"bob","kind":"GoOn","answer":"stop","seal":"6ebf065c0d41baab"}
{"n":496,"by":"bob","kind":"EndTurn","answer":"none","seal":"70f33186465fe81d"}
{"n":497,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"03e4df0127e1eb29"}
{"n":498,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e5a420af8eb3c418"}
{"n":499,"by":"cyd","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"ca2e73ad036163f2"}
{"n":500,"by":"cyd","kind":"Act","answer":"attack","seal":"ba14ebc37abe6959"}
{"n":501,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e8b966a8196b5341"}
{"n":502,"by":"cyd","kind":"ChooseTarget","answer":"medusa at range 0","seal":"a48869c6d733b1e5"}
{"n":503,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d7c99632ed2bf223"}
{"n":504,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"5b5ed25df53c9559"}
{"n":505,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"40002a4e79c55bcf"}
{"n":506,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"171274969567917e"}
{"n":507,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"85515b85cb52e283"}
{"n":508,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"88f5e82ec6ec749c"}
{"n":509,"by":"cyd","kind":"SpendDie","answer":"done","seal":"7e1a700cc4289e1f"}
{"n":510,"by":"cyd","kind":"RerollFives","answer":1,"seal":"02d46f687a0affce"}
{"n":511,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"eaadf050bb19ad51"}
{"n":512,"by":"cyd","kind":"SpendDie","answer":[1,5],"seal":"9ad4d90cb08f8d02"}
{"n":513,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"cfa5c5c20780f28d"}
{"n":514,"by":"cyd","kind":"SpendDie","answer":[2,5],"seal":"8255a569149be2aa"}
{"n":515,"by":"cyd","kind":"UsePower","answer":"pass","seal":"e5984119acddbf60"}
{"n":516,"by":"bob","kind":"AnswerAttack","answer":"pass","seal":"dba51912069a03ff"}
{"n":517,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5a34d0b0ddb889db"}
{"n":518,"by":"cyd","kind":"GoOn","answer":["zeus","simple"],"seal":"c86c7c528510ac4e"}
{"n":519,"by":"cyd","kind":"Act","answer":"attack","seal":"c98d2e889c3b91b5"}
{"n":520,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5a840a4d996f405a"}
{"n":521,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"34fe66d2a4c3f130"}
{"n":522,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"410e0a82805a9502"}
{"n":523,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ab86340c0fcd3c22"}
{"n":524,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4e81c5feacf03ccd"}
{"n":525,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"4f89c1b3effaf3e6"}
{"n":526,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ed19582c980e151c"}
{"n":527,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"79b205d156f77c9e"}
{"n":528,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"82f6f29cc42d3823"}
{"n":529,"by":"cyd","kind":"EndTurn","answer":"none","seal":"9928b5cc076754cc"}
{"n":530,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"756a415669a056dc"}
{"n":531,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ce2d2f8c75275f22"}
{"n":532,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"8b5d07871e7b64f1"}
{"n":533,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"4006cc114b62a883"}
{"n":534,"by":"ann","kind":"Act","answer":"walk","seal":"96f72596afa44884"}
{"n":535,"by":"ann","kind":"TracePath","answer":["upper-rift","anvil"],"seal":"6831133ed4a59814"}
{"n":536,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"80cf3ef82c836c62"}
{"n":537,"by":"ann","kind":"Act","answer":"end","seal":"79340ae93f8d03e5"}
{"n":538,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c060d9f6311be3a4"}
{"n":539,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"958d6ec510661d65"}
{"n":540,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"e1ebffcf4153c637"}
{"n":541,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"07f7f9ce49f2fb1e"}
{"n":542,"by":"bob","kind":"Act","answer":"walk","seal":"784f074c4406e262"}
{"n":543,"by":"bob","kind":"TracePath","answer":["west-cage","ash-gate","charred-wood"],"seal":"dd3302584d3716bf"}
{"n":544,"by":"bob","kind":"Act","answer":"attack","seal":"937527c4c4f00be8"}
{"n":545,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"4e46eb7e6e667c3f"}
{"n":546,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"a51ad4d7a9bece41"}
{"n":547,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"24d0b93c7332af89"}
{"n":548,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"664700fa004005c2"}
{"n":549,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"dd43e2fead54a73b"}
{"n":550,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ddbc5554367168e7"}
{"n":551,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1bbeddf0ca927542"}
{"n":552,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"3bb0385947610bbf"}
{"n":553,"by":"bob","kind":"SpendDie","answer":[3,5],"seal":"1efe80ed7cfe2176"}
{"n":554,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"eb871d6760fac7bd"}
{"n":555,"by":"bob","kind":"GoOn","answer":"stop","seal":"3c71b718b02b81fa"}
{"n":556,"by":"bob","kind":"EndTurn","answer":"none","seal":"d326b44919955806"}
{"n":557,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"15de4194fdac5425"}
{"n":558,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b493a48dd82d6723"}
{"n":559,"by":"cyd","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"c7bdfb516a9f1169"}
{"n":560,"by":"cyd","kind":"Act","answer":"attack","seal":"b454825f9e62988b"}
{"n":561,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8bd4618a4911b36d"}
{"n":562,"by":"cyd","kind":"ChooseTarget","answer":"amazons","seal":"2dc38e83b6ab9b20"}
{"n":563,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"4957b30174ac6fe6"}
{"n":564,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b16feadc2b0e86dd"}
{"n":565,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"8277b6e3b025412d"}
{"n":566,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"0af2091c89142512"}
{"n":567,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"1e7f910c5802ce61"}
{"n":568,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"14e4ef6093a5aea6"}
{"n":569,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"0113263f26438b1f"}
{"n":570,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"1aaa7a574dfb3a3b"}
{"n":571,"by":"cyd","kind":"UsePower","answer":"pass","seal":"5c4a0a19ddae2821"}
{"n":572,"by":"cyd","kind":"EndTurn","answer":"none","seal":"1eec3b08b5505d07"}
{"n":573,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fd1d3436a4bc49eb"}
{"n":574,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"32d65b1564fc9ad4"}
{"n":575,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"62843a67708771e7"}
{"n":576,"by":"ann","kind":"BeginTurn","answer":["search_card","hydra"],"seal":"933dac15f8e84654"}
{"n":577,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,0,2]},"seal":"31d5f79515642800"}
{"n":578,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"c99bb60674fa189e"}
{"n":579,"by":"ann","kind":"Act","answer":"attack","seal":"f4319a0bc7b5982c"}
{"n":580,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5a463d30aa22fe6a"}
{"n":581,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"b8b83930b1c1129a"}
{"n":582,"by":"ann","kind":"ChooseTarget","answer":"zeus at range 0","seal":"cbc53d64408e72fa"}
{"n":583,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3ce42966ac3f55a2"}
{"n":584,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"29a0ebf9fb80e75a"}
{"n":585,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"8ae35bc12b55481f"}
{"n":586,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b0bf7954c811355f"}
{"n":587,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ab49a86781bb0f9e"}
{"n":588,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"17d6635dd963a93b"}
{"n":589,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ae2242382e4ba973"}
{"n":590,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"158d0e350b018196"}
{"n":591,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"72a1a9adb6205086"}
{"n":592,"by":"ann","kind":"SpendDie","answer":"done","seal":"38067a9fa58c0486"}
{"n":593,"by":"ann","kind":"RerollFives","answer":2,"seal":"1be13099554dc8e3"}
{"n":594,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"69d139b9d56b1992"}
{"n":595,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"453818d2e244f3a1"}
{"n":596,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"c83c109f502bae59"}
{"n":597,"by":"ann","kind":"Act","answer":"end","seal":"c028edcb9768e867"}
{"n":598,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"582ce76abe8ce802"}
{"n":599,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"6e3393f526fc6fb0"}
{"n":600,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"303f2bf63b6896d8"}
{"n":601,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"fb119fd3c66b569c"}
{"n":602,"by":"bob","kind":"Act","answer":"attack","seal":"8e479460e5bf7172"}
{"n":603,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"09978d2953401a28"}
{"n":604,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"d003e574033ec389"}
{"n":605,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"76ec2ae7e86de854"}
{"n":606,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"862676442d905f9e"}
{"n":607,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"962002622864d780"}
{"n":608,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"697826016c6341c7"}
{"n":609,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"bff1c8e46ebfe1c7"}
{"n":610,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"6b681da92567c7a9"}
{"n":611,"by":"bob","kind":"SpendDie","answer":"done","seal":"be8eee94d8555f78"}
{"n":612,"by":"bob","kind":"GoOn","answer":"stop","seal":"10c0ed0410b8e204"}
{"n":613,"by":"bob","kind":"EndTurn","answer":"none","seal":"fa373204db3996c6"}
{"n":614,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3ab959d0a26b6acd"}
{"n":615,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"7905638467ca984b"}
{"n":616,"by":"ann","kind":"Act","answer":"attack","seal":"6da001a2cdc75460"}
{"n":617,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e15cea544a255898"}
{"n":618,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"e2da5564d203b27a"}
{"n":619,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f778eae10fe381b1"}
{"n":620,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"abd02a7ea294d043"}
{"n":621,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"d85afebde480d3df"}
{"n":622,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"7048e13647f75a07"}
{"n":623,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"6357fbf5e56eaecf"}
{"n":624,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"a7777e58c00ab494"}
{"n":625,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"933e06ccbfcf3290"}
{"n":626,"by":"ann","kind":"BeforeBlanks","answer":["reroll","monster_slayer",0,0],"seal":"937d3cfca7e4aee5"}
{"n":627,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":5},"seal":"3bd0fcec576b2cc4"}
{"n":628,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":2},"seal":"cf11cceb426d13b2"}
{"n":629,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",1],"seal":"903737456e0c3506"}
{"n":630,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":2},"seal":"91aebbc5aadd6d0d"}
{"n":631,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"8ddd1e3991a42ee2"}
{"n":632,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"72b9968ae9e6254e"}
{"n":633,"by":"ann","kind":"SpendDie","answer":"done","seal":"033b24a2e2370705"}
{"n":634,"by":"ann","kind":"RerollFives","answer":4,"seal":"c6e6e66d3e0770dc"}
{"n":635,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"d18776bc2e46650b"}
{"n":636,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"e2df9e843b98e00a"}
{"n":637,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"23323bf508a58d9d"}
{"n":638,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"ba732f14e2656eeb"}
{"n":639,"by":"ann","kind":"SpendDie","answer":[2,6],"seal":"e63c8764ff2d51ff"}
{"n":640,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4476c94a2532678d"}
{"n":641,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"e20fa38d3c6ef271"}
{"n":642,"by":"bob","kind":"Act","answer":"walk","seal":"a3f0602e3de20d28"}
{"n":643,"by":"bob","kind":"TracePath","answer":["iron-road","guard-house","east-cage"],"seal":"655a99a89d54a0ca"}
{"n":644,"by":"bob","kind":"Act","answer":"attack","seal":"60de38500d13ef50"}
{"n":645,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"bffc191a700f37ca"}
{"n":646,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"3c1af101cd08d01b"}
{"n":647,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"290af128f72946ff"}
{"n":648,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"77b053b64c274bd3"}
{"n":649,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"535cc203950b7de4"}
{"n":650,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"a60cbbddc0472b5a"}
{"n":651,"by":"bob","kind":"SpendDie","answer":[2,6],"seal":"f1e68f49f0f6e0c5"}
{"n":652,"by":"bob","kind":"GoOn","answer":"stop","seal":"aa121a859d533ba1"}
{"n":653,"by":"bob","kind":"EndTurn","answer":"none","seal":"94ad74c36119ce52"}
{"n":654,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"41041c7decd8347d"}
{"n":655,"by":"ann","kind":"BeginTurn","answer":["search_card","veteran_heracles"],"seal":"68c8d1707acc5626"}
{"n":656,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[]},"seal":"3a61395806ed832b"}
{"n":657,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"5daade410098f4df"}
{"n":658,"by":"ann","kind":"Act","answer":"attack","seal":"fd14488c8dc53216"}
{"n":659,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3cc33924128df232"}
{"n":660,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"a08936b94e61d3a3"}
{"n":661,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e5cd525c85b0c993"}
{"n":662,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ac4cbe474d479de9"}
{"n":663,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ebd6f0ec5e47de00"}
{"n":664,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"b5ba19465cc64003"}
{"n":665,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"51239ad789386249"}
{"n":666,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"30f57cef52200c84"}
{"n":667,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"41c4dafccf584811"}
{"n":668,"by":"ann","kind":"BeforeBlanks","answer":["reroll","monster_slayer",0,0],"seal":"beaf60e51c97222a"}
{"n":669,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":5},"seal":"dbc57e077b702def"}
{"n":670,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":3},"seal":"6a7e08fea5cfff51"}
{"n":671,"by":"ann","kind":"BeforeBlanks","answer":"done","seal":"ec3837aa2fe5bc83"}
{"n":672,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"1d00452f565947dc"}
{"n":673,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"aca8eaca88ea2fad"}
{"n":674,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"d9744a7daa80a59f"}
{"n":675,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"7d310a076cbf9094"}
{"n":676,"by":"ann","kind":"SpendDie","answer":[4,5],"seal":"c4f1bc9c56ba41ab"}
{"n":677,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"53cb94790d0ef13e"}
{"n":678,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,7,16,6,0,15,3,17,2,19,1,14,13,4,12,18,8,11,5,9]},"seal":"85a084ddb6c5e71f"}
{"n":679,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[15,2,1,27,16,7,0,3,23,21,5,10,13,19,9,18,6,4,20,17,24,26,8,22,25,14,11,12]},"seal":"0086720933afc8bc"}
{"n":680,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5b5686155863f86f"}
{"n":681,"by":"bob","kind":"BeginTurn","answer":"heal","seal":"d1a5419b7ffdab86"}
{"n":682,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"2c5e4162df369054"}
{"n":683,"by":"bob","kind":"Pay","answer":["aow"],"seal":"21951e89774d7964"}
{"n":684,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,4,10,17,16,14,7,6,1,2,12,9,0,15,11,13,8,5]},"seal":"4655fd5a7878b79a"}
{"n":685,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"01ce8ff24e14fea4"}
{"n":686,"by":"bob","kind":"Act","answer":"attack","seal":"059d1d712e8fd316"}
{"n":687,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e15ac1b93ff00e79"}
{"n":688,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"391e921ddcd83e78"}
{"n":689,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ed4c7cbe741ef367"}
{"n":690,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"7600e8509540a71a"}
{"n":691,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"0826fde3665baa09"}
{"n":692,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"2bb5f3b8b37eb842"}
{"n":693,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"3b4f0dcdcf9e54ad"}
{"n":694,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"07e08cb38e038fe1"}
{"n":695,"by":"ann","kind":"AnswerAttack","answer":"retaliate","seal":"6ea36ddfe19ec80c"}
{"n":696,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"78896070f58ff698"}
{"n":697,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ca6e4876f46e94ae"}
{"n":698,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"cd2fa7120666144e"}
{"n":699,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"29a5deff913f8661"}
{"n":700,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"7b77a63b67f30884"}
{"n":701,"by":"ann","kind":"SpendDie","answer":"done","seal":"2634380f2f880c6b"}
{"n":702,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"82bc932a477d26a7"}
{"n":703,"by":"bob","kind":"GoOn","answer":"stop","seal":"096928b576e939e8"}
{"n":704,"by":"bob","kind":"EndTurn","answer":"none","seal":"b6895e91bfab8a6c"}
{"n":705,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7c5bc4ae75a2a98b"}
{"n":706,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"012a18b1ee898e5f"}
{"n":707,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"ed10a8e4a1057c0b"}
{"n":708,"by":"ann","kind":"Act","answer":"walk","seal":"24bf473688b75055"}
{"n":709,"by":"ann","kind":"TracePath","answer":["upper-rift"],"seal":"df3b2ea42c3094fb"}
{"n":710,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c17160ff1193e37c"}
{"n":711,"by":"ann","kind":"GoOn","answer":"stop","seal":"1ce2025823108560"}
{"n":712,"by":"ann","kind":"EndTurn","answer":"none","seal":"71d26e8fdd96eb18"}
{"n":713,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3f5b0ab7dc8f6406"}
{"n":714,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1c108b078dd23b65"}
{"n":715,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"3f188e0cf0bdbf2f"}
{"n":716,"by":"bob","kind":"Pay","answer":["aow"],"seal":"6601cdf65bb2e444"}
{"n":717,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,8,14,15,12,5,10,1,11,13,4,7,0,9,6,3]},"seal":"b9b78c5a31c143d6"}
{"n":718,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"926b1331b10e3bbd"}
{"n":719,"by":"bob","kind":"Act","answer":"attack","seal":"043318ea863e79bc"}
{"n":720,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"66419758abcd71b2"}
{"n":721,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"f6989d9e3dcc5ded"}
{"n":722,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"0d7a0b07b552a5a3"}
{"n":723,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"65c45527ec9d49f8"}
{"n":724,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"3f761f38b7a624d0"}
{"n":725,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d6f8c39ef3d260e3"}
{"n":726,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"fce72c948aec29c1"}
{"n":727,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"6a9ea860ad9733e0"}
{"n":728,"by":"bob","kind":"SpendDie","answer":"done","seal":"0c16569758adb98c"}
{"n":729,"by":"bob","kind":"RerollFives","answer":2,"seal":"c57b51af53f8045d"}
{"n":730,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"2be3118f31787d3f"}
{"n":731,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"6277f2b193ccbb27"}
{"n":732,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"96b3f8cf49dc003c"}
{"n":733,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e81e8ab15f56bd28"}
{"n":734,"by":"bob","kind":"GoOn","answer":"stop","seal":"c7d623f456330538"}
{"n":735,"by":"bob","kind":"EndTurn","answer":"none","seal":"e41f49e3bb3bad63"}
{"n":736,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"337232258a4a707f"}
{"n":737,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"52d943b9589b96cf"}
{"n":738,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"7c2f5711bf841cb7"}
{"n":739,"by":"ann","kind":"Pay","answer":["aow"],"seal":"b3599419d911e3f2"}
{"n":740,"by":"ann","kind":"BeginTurn","answer":["hydra","complex"],"seal":"9b203e45d7319156"}
{"n":741,"by":"ann","kind":"Act","answer":"run","seal":"c603295315b76091"}
{"n":742,"by":"ann","kind":"TracePath","answer":["iron-road","guard-house"],"seal":"7b2a7cc8f787522d"}
{"n":743,"by":"ann","kind":"Act","answer":"end","seal":"e4c889e70982df58"}
{"n":744,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"efb5fdf37a37c87b"}
{"n":745,"by":"ann","kind":"GoOn","answer":"stop","seal":"3be7ecf130f9e0fd"}
{"n":746,"by":"ann","kind":"EndTurn","answer":"amazons","seal":"5399c7f3a8fef1ef"}
{"n":747,"by":"ann","kind":"Pay","answer":["aow"],"seal":"1bd6788759a6b2fa"}
{"n":748,"by":"ann","kind":"EndTurn","answer":"none","seal":"3a88ac6bc1cd4579"}
{"n":749,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"41cb8a60d5e03862"}
{"n":750,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"8a24f2f04b0d40a6"}
{"n":751,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"f0ea2a5f897bc1b1"}
{"n":752,"by":"bob","kind":"Pay","answer":["cerberus","medusa"],"seal":"8a48ac1a708fa905"}
{"n":753,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,12,8,10,3,1,4,13,2,0,9,7,5,11]},"seal":"5552fc34590f82e5"}
{"n":754,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"711773629d819fb3"}
{"n":755,"by":"bob","kind":"Act","answer":"attack","seal":"058d52b79c8db18f"}
{"n":756,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"c609544c49d38805"}
{"n":757,"by":"bob","kind":"ChooseTarget","answer":"athena","seal":"c547837397313075"}
{"n":758,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"561a8d6887384211"}
{"n":759,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"5021ff9f2892f896"}
{"n":760,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"80ef7f6f77249308"}
{"n":761,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5ca803b13297590c"}
{"n":762,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"f17e76b2dace46b8"}
{"n":763,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"d1fddba5231678c6"}
{"n":764,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"b52e70ccaac82952"}
{"n":765,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"46c5d70468dac1a6"}
{"n":766,"by":"bob","kind":"GoOn","answer":"stop","seal":"90e5e32997dd5a48"}
{"n":767,"by":"bob","kind":"EndTurn","answer":"none","seal":"676e5155094a82a8"}
{"n":768,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2281e4b03fec1da7"}
{"n":769,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7adc13cfdb617560"}
{"n":770,"by":"ann","kind":"BeginTurn","answer":["search_card","amazons"],"seal":"420b84ad57450847"}
{"n":771,"by":"ann","kind":"Pay","answer":["aow"],"seal":"1b3c0ba83dd301c0"}
{"n":772,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,10,7,11,15,9,17,18,1,12,16,8,3,5,14,0,13,4,6]},"seal":"b385427c71252893"}
{"n":773,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"4e1eb4f8f3c33691"}
{"n":774,"by":"ann","kind":"Pay","answer":["aow"],"seal":"3cc79c5624663e7a"}
{"n":775,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"8961991c9131759f"}
{"n":776,"by":"ann","kind":"Act","answer":"walk","seal":"58d758c6167dadfc"}
{"n":777,"by":"ann","kind":"TracePath","answer":["guard-house","east-cage"],"seal":"9802be8c10d0ff8f"}
{"n":778,"by":"ann","kind":"Act","answer":"attack","seal":"193f04e699d342e0"}
{"n":779,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4b5315bede2a4ebd"}
{"n":780,"by":"ann","kind":"DeclareTalents","answer":["bolster"],"seal":"f49d9781563a48b9"}
{"n":781,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2f3166d1c2ae497e"}
{"n":782,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"37a7aae3c8848968"}
{"n":783,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ba0e4652818bde72"}
{"n":784,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"cf0652aa56e9b5bc"}
{"n":785,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"05dbada8bde5ef25"}
{"n":786,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"df786cdc6a149644"}
{"n":787,"by":"ann","kind":"GoOn","answer":"stop","seal":"5f6b438521e926f7"}
{"n":788,"by":"ann","kind":"EndTurn","answer":"none","seal":"519642043ca81aca"}
{"n":789,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"64da11be0385aacd"}
{"n":790,"by":"bob","kind":"BeginTurn","answer":["ares","complex"],"seal":"892c6bc351e5a43d"}
{"n":791,"by":"bob","kind":"Act","answer":"run","seal":"16e3eda9b0e8bfb1"}
{"n":792,"by":"bob","kind":"TracePath","answer":["titan-steps"],"seal":"039ef1f489e6368e"}
{"n":793,"by":"bob","kind":"EndTurn","answer":"none","seal":"0fa822886d9d2650"}
{"n":794,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e8ce7ca040a0f5c4"}
{"n":795,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"92bd63988f1c4844"}
{"n":796,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"98b308048b6cf785"}
{"n":797,"by":"ann","kind":"Pay","answer":["aow"],"seal":"300e01118c9fd140"}
{"n":798,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"a767ecac44754087"}
{"n":799,"by":"ann","kind":"Act","answer":"walk","seal":"466c73824344c345"}
{"n":800,"by":"ann","kind":"TracePath","answer":["guard-house"],"seal":"e554d803da3e2a0e"}
{"n":801,"by":"ann","kind":"Act","answer":"attack","seal":"f650a2e5a5ff7b52"}
{"n":802,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8527af56af5e4fdc"}
{"n":803,"by":"ann","kind":"UseTalent","answer":"use","seal":"c127369f90c03438"}
{"n":804,"by":"ann","kind":"ChooseTarget","answer":"infernal_hounds at range 0","seal":"9aecb4dc8510c559"}
{"n":805,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"d75ffe4648ea1ab5"}
{"n":806,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9428367a9b4da40a"}
{"n":807,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"0cf17e632e41017e"}
{"n":808,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"cd8cf23ccc5feff5"}
{"n":809,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"928393ed7febbaad"}
{"n":810,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"56346bdb6896c572"}
{"n":811,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"edf07cdd39bdcd08"}
{"n":812,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"bb851190098f394f"}
{"n":813,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"f94331bda9bf7d7f"}
{"n":814,"by":"ann","kind":"BeforeBlanks","answer":"done","seal":"70ddb002d4bc4254"}
{"n":815,"by":"ann","kind":"SpendDie","answer":"done","seal":"331d908eff2c32f5"}
{"n":816,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7664f6b5e543d6ca"}
{"n":817,"by":"ann","kind":"GoOn","answer":"stop","seal":"46bd4eefdf6689e7"}
{"n":818,"by":"ann","kind":"EndTurn","answer":"none","seal":"9272b868a51ad1f6"}
{"n":819,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d0f2f1a72daa157d"}
{"n":820,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3ceea7b7e679c4a4"}
{"n":821,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"5c75b05a07f8d823"}
{"n":822,"by":"bob","kind":"EndTurn","answer":"none","seal":"e960847d5e5449c6"}
{"n":823,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2317f775fe88a373"}
{"n":824,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"595888f589bd27e0"}
{"n":825,"by":"ann","kind":"BeginTurn","answer":["search_card","amazons"],"seal":"bee0d89abb04eba3"}
{"n":826,"by":"ann","kind":"Pay","answer":["aow"],"seal":"5ab494d9b25e2e1f"}
{"n":827,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[11,8,1,6,9,7,0,3,10,5,2,4]},"seal":"f312f1f9c631d0b8"}
{"n":828,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"ff8c816f1f089bfa"}
{"n":829,"by":"ann","kind":"Act","answer":"walk","seal":"51d60772e39c6a7d"}
{"n":830,"by":"ann","kind":"TracePath","answer":["upper-rift","anvil"],"seal":"faa01492bf607625"}
{"n":831,"by":"ann","kind":"Act","answer":"attack","seal":"d2c85383433ec0fe"}
{"n":832,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"bf98f3644609c455"}
{"n":833,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"f9454aa53386cf2d"}
{"n":834,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5c35cc8f3a11107d"}
{"n":835,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"47c0e89cb0e9bf5c"}
{"n":836,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"1fd7d4d0ec1a93d6"}
{"n":837,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"4c0940362a013a5a"}
{"n":838,"by":"ann","kind":"SpendDie","answer":"done","seal":"99705bc9bdabb66a"}
{"n":839,"by":"ann","kind":"RerollFives","answer":1,"seal":"b6f2af19459b8919"}
{"n":840,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"03f7ccad7e723975"}
{"n":841,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"095327414e6ba7c5"}
{"n":842,"by":"ann","kind":"GoOn","answer":"stop","seal":"c8d5e9e19bf9b1fe"}
{"n":843,"by":"ann","kind":"EndTurn","answer":"none","seal":"608b043dd3ce7bac"}
{"n":844,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"350f23fc8b6703d2"}
{"n":845,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"36156759a926264c"}
{"n":846,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"4caec1022ac0ffa9"}
{"n":847,"by":"bob","kind":"Pay","answer":["aow"],"seal":"4c6025daff150cd1"}
{"n":848,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"2143ef0399442861"}
{"n":849,"by":"bob","kind":"EndTurn","answer":"infernal_hounds","seal":"ff1f4d9e400c2d71"}
{"n":850,"by":"bob","kind":"Pay","answer":["aow"],"seal":"e07f9b49495c29a3"}
{"n":851,"by":"bob","kind":"EndTurn","answer":"none","seal":"7540c3013cc5fc02"}
{"n":852,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7d197c3e0adf3596"}
{"n":853,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"761899835ca6d415"}
{"n":854,"by":"ann","kind":"BeginTurn","answer":["search_card","amazons"],"seal":"f907dc0c8bfbf044"}
{"n":855,"by":"ann","kind":"Pay","answer":["aow"],"seal":"224d37e475e4e951"}
{"n":856,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,9,0,2,4,1,5,6,8,7]},"seal":"6c0173d894522cae"}
{"n":857,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"57bd4ab472148a91"}
{"n":858,"by":"ann","kind":"Act","answer":"walk","seal":"acd16921e036958f"}
{"n":859,"by":"ann","kind":"TracePath","answer":["charred-wood"],"seal":"ffde7c1d29ac5630"}
{"n":860,"by":"ann","kind":"Act","answer":"attack","seal":"785f7f70d30faced"}
{"n":861,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fe3dfef2305d4573"}
{"n":862,"by":"ann","kind":"ChooseTarget","answer":"ares","seal":"2fe9a84e28527f20"}
{"n":863,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"12aa72c79a70a2e2"}
{"n":864,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"571d16940816260d"}
{"n":865,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5aa7c8c6358a2da9"}
{"n":866,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"797889dc5c06aded"}
{"n":867,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"e3e9bee231715d29"}
{"n":868,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"1c0ba13687c5aa97"}
{"n":869,"by":"ann","kind":"SpendDie","answer":"done","seal":"1c4c3689c8ec8141"}
{"n":870,"by":"ann","kind":"RerollFives","answer":1,"seal":"a0a5eb0b8d586023"}
{"n":871,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"36a9f1962d3541d2"}
{"n":872,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8138b91c99ecc906"}
{"n":873,"by":"ann","kind":"GoOn","answer":"stop","seal":"07891ccaeeb04e39"}
{"n":874,"by":"ann","kind":"EndTurn","answer":"none","seal":"3f75d192bc36c514"}
{"n":875,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a9e3936b307f13ec"}
{"n":876,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3ec0c9384fcbdd36"}
{"n":877,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"7314fa0683c09aad"}
{"n":878,"by":"bob","kind":"Pay","answer":["aow"],"seal":"203ba0f8c78e564a"}
{"n":879,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"7d2fcdc6fefd31d3"}
{"n":880,"by":"bob","kind":"EndTurn","answer":"none","seal":"1f625648d73b4b22"}
{"n":881,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3b452aec164a3b38"}
{"n":882,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"39acf3342d8d4570"}
{"n":883,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","complex"],"seal":"c8075fff0c7117e0"}
{"n":884,"by":"ann","kind":"Act","answer":"run","seal":"313a97ee0dffdbb1"}
{"n":885,"by":"ann","kind":"TracePath","answer":["iron-road","charred-wood"],"seal":"21b4a0b8a35f3ba0"}
{"n":886,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a4bb9b5dec57754c"}
{"n":887,"by":"ann","kind":"GoOn","answer":"stop","seal":"43c30dc3c5e7631d"}
{"n":888,"by":"ann","kind":"EndTurn","answer":"none","seal":"38df36ecfcbace87"}
{"n":889,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"18d0822d88e97441"}
{"n":890,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"eb312dd5666ca41c"}
{"n":891,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"3b2b42c0d23e44d0"}
{"n":892,"by":"bob","kind":"Pay","answer":["cerberus","medusa"],"seal":"ec2ee18eff996c64"}
{"n":893,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"d2fa3a67c3890886"}
{"n":894,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,5,11,4,1,7,0,6,3,12,9,2,8]},"seal":"644324f036f52295"}
{"n":895,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,9,7,6,13,11,0,12,14,4,2,10,1,3,8]},"seal":"bbb6992adea0097f"}
{"n":896,"by":"bob","kind":"EndTurn","answer":"none","seal":"e22a33ee921eaf1b"}
{"n":897,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"24a47546994f196c"}
{"n":898,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e6bea1a3826ab226"}
{"n":899,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"0abcf5c5618404f3"}
{"n":900,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"58bf565d1c88759c"}
{"n":901,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"63dd8d8d1243a230"}
{"n":902,"by":"ann","kind":"Act","answer":"power:heraclean_strength","seal":"4c2353aebe5330fe"}
{"n":903,"by":"ann","kind":"UseTalent","answer":"pass","seal":"096cc2c5537d6899"}
{"n":904,"by":"ann","kind":"ChooseTarget","answer":"ares","seal":"e1f4965ce3437210"}
{"n":905,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"d2da374e53605757"}
{"n":906,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"cd57b01a577c47fc"}
{"n":907,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"1d570268133a2e49"}
{"n":908,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"23368cb6d5eada23"}
{"n":909,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"641f4912ce248b7e"}
{"n":910,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"67833f323e004795"}
{"n":911,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"919089b14d3b951a"}
{"n":912,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8fde9aec77bf4a2a"}
{"n":913,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",0],"seal":"f2425765411991fd"}
{"n":914,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"f0d052689869b02f"}
{"n":915,"by":"ann","kind":"SpendDie","answer":"done","seal":"a4fb7fb753373477"}
{"n":916,"by":"ann","kind":"RerollFives","answer":1,"seal":"f1f13b9ac0118ceb"}
{"n":917,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"3ead899b826a9531"}
{"n":918,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"264d3217537a6062"}
{"n":919,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"d4682a1f4ade5731"}
{"n":920,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"33671688462c1e05"}
{"n":921,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"33ff04c87c289a23"}
{"n":922,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"76eb3e49e35c9d7a"}
{"n":923,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"5d4db835d707279e"}
{"n":924,"by":"ann","kind":"Act","answer":"walk","seal":"6725a3cef10d4d09"}
{"n":925,"by":"ann","kind":"TracePath","answer":["ash-gate","west-cage"],"seal":"7213df5dd3d6a441"}
{"n":926,"by":"ann","kind":"Act","answer":"attack","seal":"6266ddb54a899cd7"}
{"n":927,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"2860a6ff97f12b00"}
{"n":928,"by":"ann","kind":"ChooseTarget","answer":"ares","seal":"d925b0cf5ad7022c"}
{"n":929,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"9e871fcc733e20bf"}
{"n":930,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"59806631f1e2453e"}
{"n":931,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"e559bffc38bf5480"}
{"n":932,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"5468d8a461733ec3"}
{"n":933,"by":"ann","kind":"SpendDie","answer":[4,5],"seal":"193a9b5981d3f3ef"}
{"n":934,"by":"ann","kind":"RerollFives","answer":0,"seal":"83e1e21b3de0ea23"}
{"end":{"is":"Ended","winners":["ann"],"reason":"last_divinity","rule":"MYT-WIN-02","score":[["ann",2.0],["bob",1.0],["cyd",1.0]]},"events":1312,"seal":"6554050108b7fdf2"}
