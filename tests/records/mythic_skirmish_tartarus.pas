{"format":"pas-record/1","game":"mythic","rules":"1.5","players":["ann","bob","cyd"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Three in the pit","players":["ann","bob","cyd"],"mode":"skirmish","recruitment":"draft","divinity":"god","boards":{"The pit of Tartarus":{"name":"The pit of Tartarus","areas":[{"id":"ash-gate","name":"Gate of ashes","terrain":"open_ground","capacity":4,"icon":[3.9,20.9],"polygon":[[7.0,18.4],[7.0,24.0],[0.0,24.0],[0.0,18.0],[6.0,17.6]]},{"id":"charred-wood","name":"Charred wood","terrain":"forest","capacity":3,"icon":[10.2,20.9],"polygon":[[13.4,19.0],[13.0,24.0],[7.0,24.0],[7.0,18.4],[12.2,17.5]]},{"id":"iron-road","name":"Iron road","terrain":"open_ground","capacity":4,"icon":[17.1,21.3],"polygon":[[18.8,18.5],[19.6,19.1],[20.0,24.0],[13.0,24.0],[13.4,19.0]]},{"id":"guard-house","name":"Guard house","terrain":"ruins","capacity":3,"icon":[23.4,21.0],"polygon":[[27.0,24.0],[20.0,24.0],[19.6,19.1],[23.8,17.6],[27.0,19.7]]},{"id":"bone-yard","name":"Bone yard","terrain":"open_ground","capacity":4,"icon":[30.5,20.9],"polygon":[[36.0,19.1],[36.0,24.0],[27.0,24.0],[27.0,19.7],[29.7,17.5]]},{"id":"west-cage","name":"West cage","terrain":"cage","capacity":2,"icon":[3.1,14.6],"polygon":[[6.0,17.6],[0.0,18.0],[0.0,9.6],[6.4,12.8]]},{"id":"lava-bend","name":"Bend of fire","terrain":"lava","capacity":3,"icon":[10.0,14.6],"polygon":[[13.6,9.6],[15.5,13.1],[12.3,16.8],[12.2,17.5],[7.0,18.4],[6.0,17.6],[6.4,12.8],[9.2,11.3],[10.0,9.9]]},{"id":"anvil","name":"The anvil","terrain":"open_ground","capacity":3,"icon":[16.1,16.2],"polygon":[[18.3,13.6],[18.8,18.5],[13.4,19.0],[12.2,17.5],[12.3,16.8],[15.5,13.1]]},{"id":"upper-rift","name":"Upper rift","terrain":"rift","capacity":2,"icon":[21.1,15.1],"polygon":[[23.8,13.0],[23.8,17.6],[19.6,19.1],[18.8,18.5],[18.3,13.6],[20.1,12.1]]},{"id":"east-cage","name":"East cage","terrain":"cage","capacity":3,"icon":[26.7,16.1],"polygon":[[29.3,12.7],[29.7,17.5],[27.0,19.7],[23.8,17.6],[23.8,13.0],[25.5,11.8]]},{"id":"needle","name":"The needle","terrain":"rock","capacity":1,"icon":[32.7,14.9],"polygon":[[31.0,11.4],[36.0,12.2],[36.0,19.1],[29.7,17.5],[29.3,12.7]]},{"id":"titan-steps","name":"Titans' steps","terrain":"stairs","capacity":2,"icon":[6.3,9.3],"polygon":[[6.4,12.8],[0.0,9.6],[0.0,8.2],[7.8,5.6],[10.0,9.9],[9.2,11.3]]},{"id":"forge","name":"The forge","terrain":"open_ground","capacity":4,"icon":[16.9,9.9],"polygon":[[20.1,12.1],[18.3,13.6],[15.5,13.1],[13.6,9.6],[15.9,6.8],[19.2,7.2]]},{"id":"lower-rift","name":"Lower rift","terrain":"rift","capacity":3,"icon":[22.4,8.9],"polygon":[[25.5,11.8],[23.8,13.0],[20.1,12.1],[19.2,7.2],[21.7,5.4],[25.0,6.7]]},{"id":"chain-hall","name":"Hall of chains","terrain":"open_ground","capacity":4,"icon":[28.0,9.1],"polygon":[[29.3,12.7],[25.5,11.8],[25.0,6.7],[28.5,5.0],[30.5,6.4],[31.0,11.4]]},{"id":"black-crag","name":"Black crag","terrain":"cliff","capacity":2,"icon":[33.4,8.4],"polygon":[[30.5,6.4],[36.0,4.9],[36.0,12.2],[31.0,11.4]]},{"id":"fire-lake","name":"Lake of fire","terrain":"lava","capacity":4,"icon":[12.2,6.9],"polygon":[[13.6,9.6],[10.0,9.9],[7.8,5.6],[8.0,5.0],[14.3,3.6],[15.9,6.8]]},{"id":"styx","name":"Backwater of the Styx","terrain":"swamp","capacity":3,"icon":[3.5,3.4],"polygon":[[7.8,5.6],[0.0,8.2],[0.0,0.0],[6.9,0.0],[8.0,5.0]]},{"id":"ferry","name":"The ferry","terrain":"water","capacity":3,"icon":[9.7,2.3],"polygon":[[14.3,3.6],[8.0,5.0],[6.9,0.0],[15.1,0.0]]},{"id":"south-pit","name":"The pit","terrain":"open_ground","capacity":4,"icon":[18.1,3.5],"polygon":[[19.2,7.2],[15.9,6.8],[14.3,3.6],[15.1,0.0],[21.3,0.0],[21.7,5.4]]},{"id":"shade-field","name":"Field of shades","terrain":"open_ground","capacity":4,"icon":[24.9,3.2],"polygon":[[25.0,6.7],[21.7,5.4],[21.3,0.0],[28.5,0.0],[28.5,5.0]]},{"id":"tomb","name":"The tomb","terrain":"ruins","capacity":3,"icon":[31.5,3.0],"polygon":[[28.5,5.0],[28.5,0.0],[36.0,0.0],[36.0,4.9],[30.5,6.4]]}],"boundaries":[{"between":["ash-gate","charred-wood"],"kind":"normal"},{"between":["ash-gate","west-cage"],"kind":"cage_walls"},{"between":["ash-gate","lava-bend"],"kind":"normal"},{"between":["charred-wood","iron-road"],"kind":"normal"},{"between":["charred-wood","lava-bend"],"kind":"normal"},{"between":["charred-wood","anvil"],"kind":"normal"},{"between":["iron-road","guard-house"],"kind":"wall","line":[[19.6,19.1],[19.8,21.55]]},{"between":["iron-road","guard-house"],"kind":"normal","line":[[19.8,21.55],[20.0,24.0]]},{"between":["iron-road","anvil"],"kind":"chains","line":[[13.4,19.0],[16.1,18.75]]},{"between":["iron-road","anvil"],"kind":"normal","line":[[16.1,18.75],[18.8,18.5]]},{"between":["iron-road","upper-rift"],"kind":"normal"},{"between":["guard-house","bone-yard"],"kind":"normal"},{"between":["guard-house","upper-rift"],"kind":"normal"},{"between":["guard-house","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","needle"],"kind":"normal","low":"bone-yard"},{"between":["west-cage","lava-bend"],"kind":"cage_walls"},{"between":["west-cage","titan-steps"],"kind":"cage_walls","line":[[0.0,9.6],[3.2,11.2]]},{"between":["west-cage","titan-steps"],"kind":"normal","line":[[3.2,11.2],[6.4,12.8]]},{"between":["lava-bend","anvil"],"kind":"escarpment"},{"between":["lava-bend","titan-steps"],"kind":"normal","low":"lava-bend"},{"between":["lava-bend","forge"],"kind":"normal"},{"between":["lava-bend","fire-lake"],"kind":"normal"},{"between":["anvil","upper-rift"],"kind":"normal"},{"between":["anvil","forge"],"kind":"normal"},{"between":["upper-rift","east-cage"],"kind":"cage_walls"},{"between":["upper-rift","forge"],"kind":"normal"},{"between":["upper-rift","lower-rift"],"kind":"normal"},{"between":["east-cage","needle"],"kind":"cage_walls"},{"between":["east-cage","lower-rift"],"kind":"cage_walls"},{"between":["east-cage","chain-hall"],"kind":"cage_walls","line":[[25.5,11.8],[27.4,12.25]]},{"between":["east-cage","chain-hall"],"kind":"chains","line":[[27.4,12.25],[29.3,12.7]]},{"between":["needle","chain-hall"],"kind":"normal","low":"chain-hall"},{"between":["needle","black-crag"],"kind":"escarpment"},{"between":["titan-steps","fire-lake"],"kind":"escarpment","low":"fire-lake"},{"between":["titan-steps","styx"],"kind":"normal","low":"styx"},{"between":["forge","lower-rift"],"kind":"normal"},{"between":["forge","fire-lake"],"kind":"normal"},{"between":["forge","south-pit"],"kind":"wall","line":[[15.9,6.8],[17.55,7.0]]},{"between":["forge","south-pit"],"kind":"normal","line":[[17.55,7.0],[19.2,7.2]]},{"between":["lower-rift","chain-hall"],"kind":"chains"},{"between":["lower-rift","south-pit"],"kind":"normal"},{"between":["lower-rift","shade-field"],"kind":"normal"},{"between":["chain-hall","black-crag"],"kind":"normal"},{"between":["chain-hall","shade-field"],"kind":"chains"},{"between":["chain-hall","tomb"],"kind":"chains","line":[[28.5,5.0],[29.5,5.7]]},{"between":["chain-hall","tomb"],"kind":"wall","line":[[29.5,5.7],[30.5,6.4]]},{"between":["black-crag","tomb"],"kind":"normal"},{"between":["fire-lake","styx"],"kind":"normal"},{"between":["fire-lake","ferry"],"kind":"normal"},{"between":["fire-lake","south-pit"],"kind":"normal"},{"between":["styx","ferry"],"kind":"normal"},{"between":["ferry","south-pit"],"kind":"normal"},{"between":["south-pit","shade-field"],"kind":"normal"},{"between":["shade-field","tomb"],"kind":"wall"}],"skulls":[{"rift":"upper-rift","between":["anvil","guard-house"]},{"rift":"lower-rift","between":["forge","chain-hall"]},{"rift":"upper-rift","between":["anvil","lower-rift"]},{"rift":"lower-rift","between":["upper-rift","chain-hall"]}],"zones":[{"side":"north","areas":["ash-gate","charred-wood","iron-road","guard-house","bone-yard"],"players":2},{"side":"south","areas":["styx","ferry","south-pit","shade-field","tomb"],"players":2},{"side":"north","areas":["iron-road","guard-house","bone-yard"],"players":3},{"side":"south","areas":["south-pit","shade-field","tomb"],"players":3},{"side":"west","areas":["ash-gate","titan-steps","styx"],"players":3},{"side":"north","areas":["iron-road","guard-house"],"players":4},{"side":"south","areas":["south-pit","shade-field"],"players":4},{"side":"west","areas":["ash-gate","titan-steps"],"players":4},{"side":"east","areas":["tomb","chain-hall"],"players":4}],"stones":[{"area":"forge","mythology":"greek"},{"area":"anvil","mythology":"greek"},{"area":"chain-hall","mythology":"greek"},{"area":"titan-steps","mythology":"greek"},{"area":"charred-wood","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}]},"seal":"f8273f06445f64d3"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"lead","result":3},"seal":"6ce060823a9354bd"}
{"n":2,"by":"*chance","kind":"Die","answer":{"for":"lead","result":1},"seal":"a83efce1393afe8e"}
{"n":3,"by":"*chance","kind":"Die","answer":{"for":"lead","result":4},"seal":"d317df46d883d4d2"}
{"n":4,"by":"ann","kind":"ChooseSide","answer":"south","seal":"dc5a8473760d118d"}
{"n":5,"by":"bob","kind":"ChooseSide","answer":"west","seal":"cc48b5202f95f1ed"}
{"n":6,"by":"cyd","kind":"Recruit","answer":"zeus","seal":"bc47e8ddb2d0f942"}
{"n":7,"by":"ann","kind":"Recruit","answer":"athena","seal":"01e50aa83857d1eb"}
{"n":8,"by":"bob","kind":"Recruit","answer":"ares","seal":"bb0bfdd3e8011dd6"}
{"n":9,"by":"bob","kind":"Recruit","answer":"cerberus","seal":"6168d02fb0407875"}
{"n":10,"by":"ann","kind":"Recruit","answer":"veteran_heracles","seal":"185c314c5229aa93"}
{"n":11,"by":"cyd","kind":"Recruit","answer":"veteran_achilles","seal":"42ce15ad06893dc2"}
{"n":12,"by":"bob","kind":"Recruit","answer":"medusa","seal":"4aea7a5b403b9402"}
{"n":13,"by":"ann","kind":"Recruit","answer":"hydra","seal":"4fc4da19f8595c71"}
{"n":14,"by":"cyd","kind":"Recruit","answer":"odysseus","seal":"1cd40ea8f3eb8029"}
{"n":15,"by":"bob","kind":"Recruit","answer":"infernal_hounds","seal":"f0b0dcec33105637"}
{"n":16,"by":"ann","kind":"Recruit","answer":"amazons","seal":"95f6fe01af39a7a8"}
{"n":17,"by":"cyd","kind":"Recruit","answer":"centaurs","seal":"3c5380a9c0640266"}
{"n":18,"by":"cyd","kind":"PlaceTroop","answer":["centaurs","iron-road"],"seal":"1935a23fa7cb7678"}
{"n":19,"by":"ann","kind":"PlaceTroop","answer":["amazons","south-pit"],"seal":"fb27b60719d305d6"}
{"n":20,"by":"bob","kind":"PlaceTroop","answer":["infernal_hounds","titan-steps"],"seal":"cccd3e51415892a6"}
{"n":21,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,15,7,14,20,23,21,16,17,8,19,9,10,5,0,18,6,22,12,11,1,2,13,4]},"seal":"6a3449cf32cb4a67"}
{"n":22,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[21,13,16,14,8,4,5,10,15,22,18,12,0,2,19,11,3,20,6,1,17,9,7]},"seal":"3fdf79108cf641ac"}
{"n":23,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[14,2,3,16,17,9,10,0,4,12,7,6,11,18,1,13,5,8,15]},"seal":"f7beb4bcbb221b59"}
{"n":24,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"21aa76d4b1246829"}
{"n":25,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"09257f682507877e"}
{"n":26,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"e0b2a9a048b40532"}
{"n":27,"by":"cyd","kind":"BeginTurn","answer":["zeus","complex"],"seal":"1e66eaced357b784"}
{"n":28,"by":"cyd","kind":"Act","answer":["deploy","iron-road"],"seal":"32a710e02801b7a3"}
{"n":29,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"60c2f300144c7cee"}
{"n":30,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"56466bff3da4f2e4"}
{"n":31,"by":"cyd","kind":"GoOn","answer":["veteran_achilles","complex"],"seal":"436d011fa3036e13"}
{"n":32,"by":"cyd","kind":"Act","answer":["deploy","iron-road"],"seal":"55b4888f5de015b4"}
{"n":33,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"863b02a78fb7dc85"}
{"n":34,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c0d417f63fc6ef8e"}
{"n":35,"by":"cyd","kind":"RecallTroop","answer":"none","seal":"55025f184d1cd647"}
{"n":36,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"abfd01e2edc2d2f5"}
{"n":37,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"cc84d81f3809bae0"}
{"n":38,"by":"ann","kind":"BeginTurn","answer":["search_card","athena"],"seal":"bd46c18fd5d593f5"}
{"n":39,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[9,7,4,2,6,10,17,13,0,15,14,3,1,5,12,8,16,11]},"seal":"211fb300c46e5dbe"}
{"n":40,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"d7b02647b45b10c9"}
{"n":41,"by":"ann","kind":"BeginTurn","answer":["athena","complex"],"seal":"73261ae5a1744596"}
{"n":42,"by":"ann","kind":"Act","answer":["deploy","tomb"],"seal":"af7a6543f8ddd957"}
{"n":43,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d529621aef7b207a"}
{"n":44,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"31efb6cc449b2ca6"}
{"n":45,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"31131ec53f1da038"}
{"n":46,"by":"ann","kind":"Act","answer":"walk","seal":"356fb7d3a0f32dee"}
{"n":47,"by":"ann","kind":"TracePath","answer":["forge","anvil"],"seal":"e2143981d3f6ec37"}
{"n":48,"by":"ann","kind":"Act","answer":["claim","stone2"],"seal":"f7efb32cbcc5e609"}
{"n":49,"by":"ann","kind":"Act","answer":"end","seal":"5fe605fc717c2e2b"}
{"n":50,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8c2bc2bfd9bc2bd3"}
{"n":51,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"793463ed40b28532"}
{"n":52,"by":"ann","kind":"RecallTroop","answer":"none","seal":"3d3a2d0bb7304b1c"}
{"n":53,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"4724d15067ac884f"}
{"n":54,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"d0886da87966d788"}
{"n":55,"by":"bob","kind":"BeginTurn","answer":["ares","complex"],"seal":"8f4fbe6265112299"}
{"n":56,"by":"bob","kind":"Act","answer":["deploy","titan-steps"],"seal":"a4b77e00930a97e6"}
{"n":57,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"56545d83a2efa5cc"}
{"n":58,"by":"bob","kind":"GoOn","answer":["medusa","complex"],"seal":"4dae805d2673d229"}
{"n":59,"by":"bob","kind":"Act","answer":["deploy","ash-gate"],"seal":"63dc6513ac9eed4e"}
{"n":60,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"461c1e6df519b348"}
{"n":61,"by":"bob","kind":"RecallTroop","answer":"none","seal":"924b3bda9244289e"}
{"n":62,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7711a1ab1fbd1a58"}
{"n":63,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3dd835eecdea7ea7"}
{"n":64,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"68556b2e04ebf22b"}
{"n":65,"by":"cyd","kind":"BeginTurn","answer":["centaurs","simple"],"seal":"61b484a85024c4e4"}
{"n":66,"by":"cyd","kind":"Act","answer":"walk","seal":"63d18b39ca89d439"}
{"n":67,"by":"cyd","kind":"TracePath","answer":["charred-wood"],"seal":"bcc17aabf5e054cc"}
{"n":68,"by":"cyd","kind":"Act","answer":["claim","stone5"],"seal":"29ec2bdf8639550c"}
{"n":69,"by":"cyd","kind":"Act","answer":"end","seal":"7aaa2db95cebfd38"}
{"n":70,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7e8abca7b0eca43b"}
{"n":71,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0631030584ec2ed5"}
{"n":72,"by":"cyd","kind":"GoOn","answer":"stop","seal":"3a7580c64638dc60"}
{"n":73,"by":"cyd","kind":"RecallTroop","answer":"none","seal":"a786e3c98bb66f9e"}
{"n":74,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8d09345a0fd04618"}
{"n":75,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"bf5638f29df378d9"}
{"n":76,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"aa312d1bfdf084e3"}
{"n":77,"by":"ann","kind":"BeginTurn","answer":["hydra","complex"],"seal":"5e6da95a5ee2fb88"}
{"n":78,"by":"ann","kind":"Act","answer":["deploy","south-pit"],"seal":"41df3a63d6a89972"}
{"n":79,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"09f9889a14efe6bf"}
{"n":80,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"648470aec2166567"}
{"n":81,"by":"ann","kind":"GoOn","answer":["athena","simple"],"seal":"24f5d9448310b834"}
{"n":82,"by":"ann","kind":"Act","answer":"walk","seal":"46bfcd982faa56ae"}
{"n":83,"by":"ann","kind":"TracePath","answer":["chain-hall"],"seal":"5ba50126cbce1319"}
{"n":84,"by":"ann","kind":"Act","answer":["claim","stone3"],"seal":"9b95484f9d7b0ad1"}
{"n":85,"by":"ann","kind":"Act","answer":"end","seal":"be3571418d359a5e"}
{"n":86,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"119e4edf3ed31286"}
{"n":87,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"e7ab7b7cc3395134"}
{"n":88,"by":"ann","kind":"RecallTroop","answer":"none","seal":"132cac2a54c5af9b"}
{"n":89,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"d2dd11fa42705ddc"}
{"n":90,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5beaab83f36f96c2"}
{"n":91,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"75852323baf21411"}
{"n":92,"by":"bob","kind":"BeginTurn","answer":["ares","complex"],"seal":"9bf9e882a6b87b8d"}
{"n":93,"by":"bob","kind":"Act","answer":["absorb","stone4"],"seal":"e89f33015682256e"}
{"n":94,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"90b7c6b48f26f66b"}
{"n":95,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"710d08d951ca269d"}
{"n":96,"by":"bob","kind":"GoOn","answer":["medusa","simple"],"seal":"0b1fe9cc17d5cecf"}
{"n":97,"by":"bob","kind":"Pay","answer":["aow"],"seal":"12b8e33718470e5b"}
{"n":98,"by":"bob","kind":"Act","answer":"walk","seal":"6617ea855edbae2d"}
{"n":99,"by":"bob","kind":"TracePath","answer":["charred-wood"],"seal":"9a400ebd25a2a0cc"}
{"n":100,"by":"bob","kind":"Act","answer":"attack","seal":"d3ea108dfb8d9d38"}
{"n":101,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"fa7b80d1ca996adb"}
{"n":102,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ea03badc151a5e56"}
{"n":103,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"3e70f8a2ae3689de"}
{"n":104,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c5d7a8f10a10d187"}
{"n":105,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"3ff2f345838c8c19"}
{"n":106,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"d34e1d2476a67b33"}
{"n":107,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5aecb8eadde106d8"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"55989f2e1f8eb34f"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"255558815f4e7da2"}
{"n":110,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"3fdf595bbba48a5a"}
{"n":111,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"ecb0521d3e5fcfcf"}
{"n":112,"by":"bob","kind":"SpendDie","answer":"done","seal":"d0d4a6a8785bfbc3"}
{"n":113,"by":"bob","kind":"RerollFives","answer":4,"seal":"b3bfea27b7e24367"}
{"n":114,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"2d9e6365967aa338"}
{"n":115,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"2e5f27b4c84f54a1"}
{"n":116,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"7533034b5ec76add"}
{"n":117,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"87abb6556c15f375"}
{"n":118,"by":"bob","kind":"SpendDie","answer":[6,7],"seal":"d8916d4096d8c8a8"}
{"n":119,"by":"bob","kind":"Act","answer":"end","seal":"f83511c2b35eee5b"}
{"n":120,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a62a535991629a27"}
{"n":121,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7dfb772f6c447fa2"}
{"n":122,"by":"bob","kind":"RecallTroop","answer":"none","seal":"ebb9116c66355c58"}
{"n":123,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3ff6d4c79b974b24"}
{"n":124,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fa87d46ff1de7cfd"}
{"n":125,"by":"cyd","kind":"BeginTurn","answer":["search_card","odysseus"],"seal":"3240e9f8c1a0ca28"}
{"n":126,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,0,12,8,5,9,10,11,1,3,6,4,7]},"seal":"756503439ae56fb2"}
{"n":127,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"5d6d8d8358bd4b09"}
{"n":128,"by":"cyd","kind":"BeginTurn","answer":["odysseus","complex"],"seal":"10594debb5a7ff80"}
{"n":129,"by":"cyd","kind":"Act","answer":["deploy","iron-road"],"seal":"9fb761ef155e40c4"}
{"n":130,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2dcea5da40deaf68"}
{"n":131,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7e5ca277b979e03b"}
{"n":132,"by":"cyd","kind":"GoOn","answer":["veteran_achilles","simple"],"seal":"d0e6084dcfff67af"}
{"n":133,"by":"cyd","kind":"Act","answer":"walk","seal":"a35bb3c95fe64f45"}
{"n":134,"by":"cyd","kind":"TracePath","answer":["anvil"],"seal":"e41b072d4694a7d3"}
{"n":135,"by":"cyd","kind":"Act","answer":"attack","seal":"24f36f08f0f5377b"}
{"n":136,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"15d04498ad4e4dfc"}
{"n":137,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1a8b936c8a12f0d0"}
{"n":138,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"0323c94ed4dd2c9a"}
{"n":139,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e2d04d16d0e4c8ce"}
{"n":140,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3fd6be4b059edfa1"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"d0c3091689c56d4c"}
{"n":142,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d539a499670016de"}
{"n":143,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"25fd6951fadbecdc"}
{"n":144,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"36c0a8e29cd6c432"}
{"n":145,"by":"cyd","kind":"SpendDie","answer":[1,3],"seal":"3c09b0bb9b58f18d"}
{"n":146,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"7f96209e6dee6187"}
{"n":147,"by":"cyd","kind":"SpendDie","answer":"done","seal":"ae96134a9ce9646e"}
{"n":148,"by":"cyd","kind":"UsePower","answer":"use","seal":"7dc219c8668cd35e"}
{"n":149,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"cc99dbf85c3b3c0e"}
{"n":150,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3fd9b7d36af92041"}
{"n":151,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ef6fb4a7bec41bc3"}
{"n":152,"by":"cyd","kind":"RecallTroop","answer":"none","seal":"eb0bd02ec12b01f9"}
{"n":153,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"46c956a23c83114d"}
{"n":154,"by":"ann","kind":"BeginTurn","answer":["search_card","athena"],"seal":"14f55db7717e36bc"}
{"n":155,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,7,4,8,1,5,2,6,3,9,0]},"seal":"e5ace5bb8bf3610f"}
{"n":156,"by":"ann","kind":"BeginTurn","answer":["athena","complex"],"seal":"7b2e718bd9dce0d9"}
{"n":157,"by":"ann","kind":"Act","answer":["absorb","stone3"],"seal":"8fafdb842ecc5bb8"}
{"n":158,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8ffc05e11f10a2f7"}
{"n":159,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"0b8ea34a24fa0b73"}
{"n":160,"by":"ann","kind":"Pay","answer":["aow"],"seal":"14241379fac84707"}
{"n":161,"by":"ann","kind":"Act","answer":"walk","seal":"366e4eab74546a7c"}
{"n":162,"by":"ann","kind":"TracePath","answer":["upper-rift","east-cage"],"seal":"4e331a26a9c6a279"}
{"n":163,"by":"ann","kind":"Act","answer":"attack","seal":"3035a6b972f04ada"}
{"n":164,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"62f6ccbb6d53e503"}
{"n":165,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"79c2b1be54084fb5"}
{"n":166,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ea07d22c2b216620"}
{"n":167,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"c149a18989735a81"}
{"n":168,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"2ae236d7edcafd3a"}
{"n":169,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"ea93b52d6d558e4b"}
{"n":170,"by":"ann","kind":"SpendDie","answer":[4,4],"seal":"7d866ba81d91b65a"}
{"n":171,"by":"ann","kind":"SpendDie","answer":"done","seal":"89a7b612c37772e8"}
{"n":172,"by":"ann","kind":"RerollFives","answer":2,"seal":"c8cb30301ed783c9"}
{"n":173,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"10e7b7f2e46f9bde"}
{"n":174,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"2803bb41620fa452"}
{"n":175,"by":"ann","kind":"Act","answer":"end","seal":"a03863acc0934690"}
{"n":176,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"882eb8ac0eb068aa"}
{"n":177,"by":"ann","kind":"RecallTroop","answer":"none","seal":"bd05c4eaa61447ba"}
{"n":178,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"deb83d3ee1b80c05"}
{"n":179,"by":"bob","kind":"BeginTurn","answer":["search_card","cerberus"],"seal":"a52db2f1e3048a49"}
{"n":180,"by":"bob","kind":"Pay","answer":["aow"],"seal":"82f28255201df49a"}
{"n":181,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[0,4,5,7,3,2,6,1]},"seal":"48bb09e62bae2b0b"}
{"n":182,"by":"bob","kind":"BeginTurn","answer":["cerberus","complex"],"seal":"df63bf8fd4ae8810"}
{"n":183,"by":"bob","kind":"Act","answer":["deploy","ash-gate"],"seal":"564b71d4307f6e40"}
{"n":184,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4e67605b3f1fc9bc"}
{"n":185,"by":"bob","kind":"GoOn","answer":["ares","simple"],"seal":"3f154c374656581f"}
{"n":186,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"b18323c417b1d4f5"}
{"n":187,"by":"bob","kind":"Act","answer":"walk","seal":"2973cbd29ebaa611"}
{"n":188,"by":"bob","kind":"TracePath","answer":["west-cage"],"seal":"d6778dd580e6585d"}
{"n":189,"by":"bob","kind":"Act","answer":"end","seal":"38ebfe8c144806b2"}
{"n":190,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1d9428d7b22a0cae"}
{"n":191,"by":"bob","kind":"RecallTroop","answer":"none","seal":"9e54b21668730c3a"}
{"n":192,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"610dd11e5aef7a79"}
{"n":193,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3e54859d7457490a"}
{"n":194,"by":"cyd","kind":"BeginTurn","answer":"draw_cards","seal":"9cdf50936d2ea7e8"}
{"n":195,"by":"cyd","kind":"BeginTurn","answer":["zeus","simple"],"seal":"5b46f705765d3b83"}
{"n":196,"by":"cyd","kind":"Act","answer":"walk","seal":"6459f3c40186280c"}
{"n":197,"by":"cyd","kind":"TracePath","answer":["charred-wood"],"seal":"8bfc6428fd4aad2e"}
{"n":198,"by":"cyd","kind":"Act","answer":"power:lightning","seal":"7f29a64968e0d80d"}
{"n":199,"by":"cyd","kind":"ChooseTarget","answer":"ares","seal":"6c1c8bf72304d552"}
{"n":200,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"be37cd85842d6945"}
{"n":201,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"435dffb6c4e70619"}
{"n":202,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"22166b9a7355ad1f"}
{"n":203,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"1ba2e136a8232bef"}
{"n":204,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"77ad772b939d6829"}
{"n":205,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"2ca26a41fd72243b"}
{"n":206,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"0dee300878840a29"}
{"n":207,"by":"cyd","kind":"SpendDie","answer":[2,3],"seal":"f118d2d08d749a1d"}
{"n":208,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"37fc6bfdb04db3b9"}
{"n":209,"by":"cyd","kind":"SpendDie","answer":"done","seal":"843ff3503122fead"}
{"n":210,"by":"cyd","kind":"RerollFives","answer":3,"seal":"6d7e21f520da86a7"}
{"n":211,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"f1588e58f720a7c6"}
{"n":212,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"d70dfbdc69eb1fb6"}
{"n":213,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"05f1db990ac55031"}
{"n":214,"by":"cyd","kind":"Act","answer":"end","seal":"261252a34361c31a"}
{"n":215,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"96bb1f4ad26345c7"}
{"n":216,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ef16e80a70c2aa48"}
{"n":217,"by":"cyd","kind":"GoOn","answer":["odysseus","simple"],"seal":"fb1c392b391ddcdb"}
{"n":218,"by":"cyd","kind":"Act","answer":"walk","seal":"be178a72ef916f1f"}
{"n":219,"by":"cyd","kind":"TracePath","answer":["anvil","forge"],"seal":"176ad39b1141ed41"}
{"n":220,"by":"cyd","kind":"Act","answer":["claim","stone1"],"seal":"c3aea5c9a8889c43"}
{"n":221,"by":"cyd","kind":"Act","answer":"power:cunning","seal":"aa2f9fe51d55321f"}
{"n":222,"by":"cyd","kind":"Act","answer":"power:subterfuge","seal":"fb0c6d082e125b05"}
{"n":223,"by":"cyd","kind":"Act","answer":"end","seal":"45858955d6314445"}
{"n":224,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"58f0d5b9a4f96ecd"}
{"n":225,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0a098a279e3dbe07"}
{"n":226,"by":"cyd","kind":"RecallTroop","answer":"none","seal":"a9dd4a731af0c658"}
{"n":227,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e5374750c8d364fc"}
{"n":228,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"d636bf937b484be4"}
{"n":229,"by":"ann","kind":"BeginTurn","answer":["athena","simple"],"seal":"f4b6d9fe8fea40c4"}
{"n":230,"by":"ann","kind":"Act","answer":"walk","seal":"f6d22a771a9c5ae7"}
{"n":231,"by":"ann","kind":"TracePath","answer":["east-cage"],"seal":"37eac6c7fc035034"}
{"n":232,"by":"ann","kind":"Act","answer":"power:athenas_owl","seal":"d900b8698d6564ec"}
{"n":233,"by":"ann","kind":"ChooseTarget","answer":"veteran_achilles","seal":"4c4569afcaacbd94"}
{"n":234,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"d3e8df54de78af32"}
{"n":235,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ba05a39f815eb193"}
{"n":236,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"b60900ed35496598"}
{"n":237,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ab6a42240eff65c5"}
{"n":238,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"96131bfb5dddf62f"}
{"n":239,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"09d2aad8662bd31c"}
{"n":240,"by":"ann","kind":"SpendDie","answer":"done","seal":"7df870630e0b8ec7"}
{"n":241,"by":"ann","kind":"RerollFives","answer":2,"seal":"a1429ea79c789167"}
{"n":242,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"2b0924a292b8c12f"}
{"n":243,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"49495d9a1b290cd9"}
{"n":244,"by":"ann","kind":"SpendDie","answer":[3,6],"seal":"bee73e62c9574ae8"}
{"n":245,"by":"ann","kind":"SpendDie","answer":[3,7],"seal":"b159a758b56f73de"}
{"n":246,"by":"cyd","kind":"UsePower","answer":"pass","seal":"8a16811e4e0338cf"}
{"n":247,"by":"ann","kind":"Act","answer":"end","seal":"1f607cc3964b4248"}
{"n":248,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"00182588c57996f0"}
{"n":249,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"54580fc137f8e6c0"}
{"n":250,"by":"ann","kind":"GoOn","answer":["hydra","simple"],"seal":"b5913dc6053550c2"}
{"n":251,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"19ec67032b862daf"}
{"n":252,"by":"ann","kind":"Act","answer":"walk","seal":"a14b7e17e70cb617"}
{"n":253,"by":"ann","kind":"TracePath","answer":["forge"],"seal":"4730bbf392c08010"}
{"n":254,"by":"ann","kind":"Act","answer":"attack","seal":"b737f183f0c0e9f8"}
{"n":255,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6f268a47849c3b81"}
{"n":256,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"33104301e0d2cc5e"}
{"n":257,"by":"ann","kind":"ChooseTarget","answer":"veteran_achilles","seal":"2a77f5688ca03283"}
{"n":258,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8c9349e82d8eb715"}
{"n":259,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b7cbc19147da3d07"}
{"n":260,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"966d71ad8ceecef7"}
{"n":261,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"504ef6b62275c00b"}
{"n":262,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"9630674e6426267b"}
{"n":263,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"406191397349545e"}
{"n":264,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9c53e19f8d7ca202"}
{"n":265,"by":"ann","kind":"SpendDie","answer":"done","seal":"ab9bc3e73ded3127"}
{"n":266,"by":"ann","kind":"RerollFives","answer":1,"seal":"053427706b281c57"}
{"n":267,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"a5a994cad41c8501"}
{"n":268,"by":"ann","kind":"SpendDie","answer":[1,6],"seal":"e762afe895222646"}
{"n":269,"by":"ann","kind":"SpendDie","answer":[2,7],"seal":"b92d7e345ab5ea74"}
{"n":270,"by":"cyd","kind":"UsePower","answer":"pass","seal":"63e99505e6327f96"}
{"n":271,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8d084d760527db88"}
{"n":272,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"10977f3a756b46b7"}
{"n":273,"by":"ann","kind":"RecallTroop","answer":"none","seal":"0117171199a553ad"}
{"n":274,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"fb8ebb222e095a8d"}
{"n":275,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"adf6faca837903a4"}
{"n":276,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"71fee23f56297447"}
{"n":277,"by":"bob","kind":"Act","answer":"attack","seal":"4f21f69569bad429"}
{"n":278,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"d5f5216d41edc698"}
{"n":279,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3cf84cb7ecb9f816"}
{"n":280,"by":"bob","kind":"ChooseTarget","answer":"zeus at range 0","seal":"c7417007e77681a4"}
{"n":281,"by":"cyd","kind":"AnswerAttack","answer":"initiative","seal":"d7a46b19e9ca8402"}
{"n":282,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9875e437a3224249"}
{"n":283,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"43c2cc04fc158869"}
{"n":284,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"6122594895e213d4"}
{"n":285,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"6d30a7001cb27e13"}
{"n":286,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"300cc170b5a53cbe"}
{"n":287,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4c52d2afb8942a2c"}
{"n":288,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"14c9d85ff5474e8c"}
{"n":289,"by":"cyd","kind":"SpendDie","answer":"done","seal":"71f8edf259f29d6a"}
{"n":290,"by":"cyd","kind":"RerollFives","answer":1,"seal":"d7e4cef8eb8bfbd6"}
{"n":291,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"6d88f861dc7db36e"}
{"n":292,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"d31df48230d5f207"}
{"n":293,"by":"cyd","kind":"SpendDie","answer":[3,5],"seal":"171b522fa8acd2a3"}
{"n":294,"by":"cyd","kind":"SpendDie","answer":[3,6],"seal":"153dd062ae4acc97"}
{"n":295,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"9559366f0a9970f5"}
{"n":296,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5cdc854f8313e136"}
{"n":297,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"7b3969c8f043d964"}
{"n":298,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"a4dc82b0af24b551"}
{"n":299,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"fb27f22cf413429d"}
{"n":300,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a0058fb007d9081f"}
{"n":301,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"bd1ed6b0a69161dd"}
{"n":302,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"6d6e75cb8fd15d80"}
{"n":303,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"e90074b5896accaa"}
{"n":304,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"805d5841c97a64d4"}
{"n":305,"by":"bob","kind":"SpendDie","answer":"done","seal":"34d86612cb0ca33a"}
{"n":306,"by":"bob","kind":"RerollFives","answer":3,"seal":"2173bdea1b583866"}
{"n":307,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"1539e601aede124b"}
{"n":308,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"dc908df82a669702"}
{"n":309,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"5370b18310882bf8"}
{"n":310,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"e35f9e50a8310b7d"}
{"n":311,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"dd1b9ff6d8583df2"}
{"n":312,"by":"bob","kind":"GoOn","answer":"stop","seal":"c8b895cd4e2d55dd"}
{"n":313,"by":"bob","kind":"RecallTroop","answer":"none","seal":"54d4e772fcf81008"}
{"n":314,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"db3fd638b0880be2"}
{"n":315,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a496ee69d329c21c"}
{"n":316,"by":"cyd","kind":"BeginTurn","answer":["zeus","complex"],"seal":"832f56aac9067603"}
{"n":317,"by":"cyd","kind":"Act","answer":["absorb","stone5"],"seal":"10280e5d6d77c53b"}
{"n":318,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"baaac6dab9247b5c"}
{"n":319,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"25d5260cc70a9722"}
{"n":320,"by":"cyd","kind":"GoOn","answer":"stop","seal":"476dfebdc39e1036"}
{"n":321,"by":"cyd","kind":"RecallTroop","answer":"none","seal":"4eb17dcb8457c049"}
{"n":322,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"90165827829b7b28"}
{"n":323,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"ef0a2355b7852789"}
{"n":324,"by":"ann","kind":"BeginTurn","answer":["search_card","athena"],"seal":"4a0c3894df3beff2"}
{"n":325,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,2,0,5,6,4,1,7]},"seal":"408a0eeac793e561"}
{"n":326,"by":"ann","kind":"BeginTurn","answer":["athena","complex"],"seal":"1872ceef3ee7f2fa"}
{"n":327,"by":"ann","kind":"Act","answer":["absorb","stone2"],"seal":"95c5f2f0acf27202"}
{"n":328,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4bf0998aa0b83f82"}
{"n":329,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"187a212a5ad42798"}
{"n":330,"by":"ann","kind":"GoOn","answer":["hydra","simple"],"seal":"d3f0ea3a29fce6dd"}
{"n":331,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"45d2b808c198758b"}
{"n":332,"by":"ann","kind":"Act","answer":"walk","seal":"dd9a71256ea63536"}
{"n":333,"by":"ann","kind":"TracePath","answer":["anvil"],"seal":"1ad99fff71efc7db"}
{"n":334,"by":"ann","kind":"Act","answer":"attack","seal":"a95f3b0f40f9ca1b"}
{"n":335,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0695f12abd794f24"}
{"n":336,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"3707909be7c4a338"}
{"n":337,"by":"ann","kind":"ChooseTarget","answer":"zeus at range 0","seal":"20eeff0e87572a1a"}
{"n":338,"by":"cyd","kind":"AnswerAttack","answer":"pass","seal":"885eddd9d7c86fc9"}
{"n":339,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"be19803d1f55f9ea"}
{"n":340,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f9fc6cfceb1b2311"}
{"n":341,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"95b12812b2d4be1d"}
{"n":342,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"de886f1947ffefc9"}
{"n":343,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"47af4a867695359d"}
{"n":344,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"6122bc6e518d23ec"}
{"n":345,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"eb3090c2414fb081"}
{"n":346,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"8b53f2aefa96f349"}
{"n":347,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"7d149825548634ba"}
{"n":348,"by":"ann","kind":"SpendDie","answer":"done","seal":"c2924b7f52d541ad"}
{"n":349,"by":"ann","kind":"RerollFives","answer":3,"seal":"c7827a0221141fa5"}
{"n":350,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"fa18dc4ec3a4d727"}
{"n":351,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"cc35d5c343ab5ec0"}
{"n":352,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"dc4d598380e23159"}
{"n":353,"by":"cyd","kind":"AnswerAttack","answer":"pass","seal":"3d162472aea49f0b"}
{"n":354,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1afe0d5333c1ae33"}
{"n":355,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"53e9975bef2c4425"}
{"n":356,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"63f62477a898931b"}
{"n":357,"by":"bob","kind":"BeginTurn","answer":["ares","simple"],"seal":"ce4eac93a6cc30c4"}
{"n":358,"by":"bob","kind":"Act","answer":"walk","seal":"84f2835745c0a1ca"}
{"n":359,"by":"bob","kind":"TracePath","answer":["titan-steps","styx"],"seal":"e2f2213b90b43252"}
{"n":360,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"43b044064a0d54df"}
{"n":361,"by":"bob","kind":"GoOn","answer":"stop","seal":"706b746d49fff78b"}
{"n":362,"by":"bob","kind":"RecallTroop","answer":"none","seal":"5e2c82423039e945"}
{"n":363,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c09c24c2f590f7a3"}
{"n":364,"by":"cyd","kind":"BeginTurn","answer":"heal","seal":"12e8bd19e839fbec"}
{"n":365,"by":"cyd","kind":"BeginTurn","answer":["centaurs","simple"],"seal":"19d60bb535441f11"}
{"n":366,"by":"cyd","kind":"Act","answer":"walk","seal":"48e19a12a46b0ee1"}
{"n":367,"by":"cyd","kind":"TracePath","answer":["ash-gate"],"seal":"5cf84d5079784e5a"}
{"n":368,"by":"cyd","kind":"Act","answer":"attack","seal":"27775fdf6a47e5a6"}
{"n":369,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0922c3ff6c5d0d4f"}
{"n":370,"by":"cyd","kind":"ChooseTarget","answer":"medusa","seal":"f503bb2284569450"}
{"n":371,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"80edeb10470ff2f4"}
{"n":372,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"a91029d04d130d23"}
{"n":373,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"6e9d27f2b1e19b62"}
{"n":374,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e8c3177f212d3f04"}
{"n":375,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"58339588af53631a"}
{"n":376,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"7d7b1dd1438f3f46"}
{"n":377,"by":"cyd","kind":"SpendDie","answer":"done","seal":"91a762da88af258c"}
{"n":378,"by":"cyd","kind":"RerollFives","answer":2,"seal":"59767cb084f07ec9"}
{"n":379,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"686a699d1c8f0411"}
{"n":380,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"46fd7e6c45807301"}
{"n":381,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3f7b21bc257abafe"}
{"n":382,"by":"cyd","kind":"GoOn","answer":"stop","seal":"396a742e6e18774e"}
{"n":383,"by":"cyd","kind":"RecallTroop","answer":"none","seal":"66e0334cb56609b9"}
{"n":384,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6188012b28a99b11"}
{"n":385,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"dc3c8df7a8774d2f"}
{"n":386,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","complex"],"seal":"824230bfa8f4bb16"}
{"n":387,"by":"ann","kind":"Act","answer":["deploy","south-pit"],"seal":"065529d65e3b3776"}
{"n":388,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"9761915a77ae6f44"}
{"n":389,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"53695a6db59a0e64"}
{"n":390,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"fca8ca08ab55e986"}
{"n":391,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"599913a8d5fd0fb0"}
{"n":392,"by":"bob","kind":"Act","answer":"walk","seal":"0417214312ab13dd"}
{"n":393,"by":"bob","kind":"TracePath","answer":["lava-bend","ash-gate"],"seal":"92b08847198e5dfa"}
{"n":394,"by":"bob","kind":"Act","answer":"attack","seal":"5171fe03b8a07d4f"}
{"n":395,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"556e442b55a79d78"}
{"n":396,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"16bbe77f21a1ebd6"}
{"n":397,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"67432373740eabf6"}
{"n":398,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"684cc0eca85ef919"}
{"n":399,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"2862f3b8f86f23f4"}
{"n":400,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5d91612bef774688"}
{"n":401,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5004c3f7935c9f3e"}
{"n":402,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"68dbb7f76eb2a45f"}
{"n":403,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"99ee5ccecbeec03c"}
{"n":404,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"a4406b6efd291f76"}
{"n":405,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"632a974225ec88f5"}
{"n":406,"by":"bob","kind":"GoOn","answer":"stop","seal":"bfd9ce7e5745253b"}
{"n":407,"by":"bob","kind":"RecallTroop","answer":"none","seal":"591bc8f2cdf03d59"}
{"n":408,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5148a9fe0571312c"}
{"n":409,"by":"cyd","kind":"BeginTurn","answer":["odysseus","simple"],"seal":"2bc7580db2d46bcc"}
{"n":410,"by":"cyd","kind":"Act","answer":"walk","seal":"c3d00035967e63c3"}
{"n":411,"by":"cyd","kind":"TracePath","answer":["anvil"],"seal":"923e0d48ebedf27d"}
{"n":412,"by":"cyd","kind":"Act","answer":"attack","seal":"5bae978c05254113"}
{"n":413,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f2e4bf175a95e663"}
{"n":414,"by":"cyd","kind":"ChooseTarget","answer":"athena","seal":"224ebe51a677f5a2"}
{"n":415,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"a2067da4cf12a79e"}
{"n":416,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"2896683c96c0c2b7"}
{"n":417,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"dc16d08b73fdd393"}
{"n":418,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"834c738df38a1b33"}
{"n":419,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"120a75c1bb16bdeb"}
{"n":420,"by":"cyd","kind":"SpendDie","answer":[1,3],"seal":"efa4120909c1d1f2"}
{"n":421,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"de87b5b3c5c9f67b"}
{"n":422,"by":"cyd","kind":"SpendDie","answer":"done","seal":"1973e6048612a3c2"}
{"n":423,"by":"cyd","kind":"RerollFives","answer":2,"seal":"56c780fe354dfcbd"}
{"n":424,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"df805b8398d87279"}
{"n":425,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"92b2436316f89e60"}
{"n":426,"by":"cyd","kind":"Act","answer":"power:cunning","seal":"1d0495e952de7e0a"}
{"n":427,"by":"cyd","kind":"Act","answer":"power:subterfuge","seal":"2a5f015c844589d1"}
{"n":428,"by":"cyd","kind":"Act","answer":"end","seal":"eb92af803099c23e"}
{"n":429,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"14822f1177e29b8a"}
{"n":430,"by":"cyd","kind":"GoOn","answer":"stop","seal":"ab621804b4215a35"}
{"n":431,"by":"cyd","kind":"RecallTroop","answer":"none","seal":"a38cf0b7a043a848"}
{"n":432,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"45922350db2e7291"}
{"n":433,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"b74e38d78c8c1cd6"}
{"n":434,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"35f48f9ef70e3fc8"}
{"n":435,"by":"ann","kind":"Act","answer":"walk","seal":"7c589c1041827ff0"}
{"n":436,"by":"ann","kind":"TracePath","answer":["forge"],"seal":"5d215067461ec9f6"}
{"n":437,"by":"ann","kind":"Act","answer":"attack","seal":"03d3fadbda86c374"}
{"n":438,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f10588d69120115c"}
{"n":439,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"b6f14efd9d97fe7b"}
{"n":440,"by":"ann","kind":"ChooseTarget","answer":"odysseus at range 0","seal":"ccad1069a38bf1da"}
{"n":441,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"583c909bccb018d6"}
{"n":442,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9868e5a5fc381e11"}
{"n":443,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ec1bbfb839f344d0"}
{"n":444,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b29dfba3c03da5c2"}
{"n":445,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5caaa5c2e50b4460"}
{"n":446,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"fffd453aaffc1156"}
{"n":447,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6f142be48fb95a1f"}
{"n":448,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"8f53550e1e92f4e1"}
{"n":449,"by":"ann","kind":"BeforeBlanks","answer":["throw","charred-wood"],"seal":"a903aeeb5f23d142"}
{"n":450,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",0],"seal":"ccd7f2b4e8804e01"}
{"n":451,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"790cef9171466e5a"}
{"n":452,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"1e02e48df5079d2b"}
{"n":453,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"37bcee73d6b1de52"}
{"n":454,"by":"ann","kind":"SpendDie","answer":[3,3],"seal":"5b3ab99dd2e2d9d7"}
{"n":455,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"6fb01ff91e69a6e1"}
{"n":456,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"ad96f6e26451e743"}
{"n":457,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"69a47a3d81ab9f4d"}
{"n":458,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a814f377c83594fe"}
{"n":459,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"922dd6b250bd85b0"}
{"n":460,"by":"bob","kind":"BeginTurn","answer":["search_card","cerberus"],"seal":"4c931a97495aa9b2"}
{"n":461,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,2,0]},"seal":"ba4323bdff8dacef"}
{"n":462,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"94bcdd21b6b14fc5"}
{"n":463,"by":"bob","kind":"Act","answer":"walk","seal":"cd76039abdda1e6a"}
{"n":464,"by":"bob","kind":"TracePath","answer":["lava-bend","forge"],"seal":"c1ad3937ac856ed4"}
{"n":465,"by":"bob","kind":"Act","answer":"attack","seal":"03006133b3075f82"}
{"n":466,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"3c55d13c09c1dc41"}
{"n":467,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ae0df5772ed991ae"}
{"n":468,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"943b84a8be9413cb"}
{"n":469,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"1dac8e62b55a2773"}
{"n":470,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6bc60b4517f2b3de"}
{"n":471,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"3eec1c26e00d0a03"}
{"n":472,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"abb55b221ae40e0b"}
{"n":473,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"6b22fe9a8f40e4e5"}
{"n":474,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",4],"seal":"0406aff9e5b2f540"}
{"n":475,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"e83f8599acab46d5"}
{"n":476,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"4532cd1c17f98dd0"}
{"n":477,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"79b6dc0bd408e298"}
{"n":478,"by":"bob","kind":"SpendDie","answer":[2,3],"seal":"2ac24eee9d6af9bc"}
{"n":479,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"b170f76b42da630d"}
{"n":480,"by":"bob","kind":"SpendDie","answer":"done","seal":"ea00659b4fd8621c"}
{"n":481,"by":"bob","kind":"RerollFives","answer":2,"seal":"26f49acc7bc10041"}
{"n":482,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"c780a106197846a9"}
{"n":483,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"3cfd88ea6804ff72"}
{"n":484,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"a6b48cdbf3fa7a55"}
{"n":485,"by":"bob","kind":"GoOn","answer":"stop","seal":"fc2a603201b4196d"}
{"n":486,"by":"bob","kind":"RecallTroop","answer":"none","seal":"85e315849b5da90f"}
{"n":487,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"40e0b94dbcad1fe2"}
{"n":488,"by":"cyd","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"658d6c681b22f2d5"}
{"n":489,"by":"cyd","kind":"Act","answer":"attack","seal":"6a7db7e51770f137"}
{"n":490,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"39a2a8b5de0b4d67"}
{"n":491,"by":"cyd","kind":"ChooseTarget","answer":"medusa at range 0","seal":"94aaa762c3ed8be6"}
{"n":492,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"550ea1ec25e8f132"}
{"n":493,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"0aa183129399f6a8"}
{"n":494,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"02f33646bc7245bb"}
{"n":495,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e0942561a2f0ecb5"}
{"n":496,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"b2c4fb483864e703"}
{"n":497,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"6474018215b52587"}
{"n":498,"by":"cyd","kind":"SpendDie","answer":"done","seal":"7b23401d834fb94b"}
{"n":499,"by":"cyd","kind":"RerollFives","answer":1,"seal":"90805de20102153d"}
{"n":500,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"32e4b3b20c922c5e"}
{"n":501,"by":"cyd","kind":"SpendDie","answer":[1,5],"seal":"5c9383c4cbfd5221"}
{"n":502,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"cf523d4ff943c0f5"}
{"n":503,"by":"cyd","kind":"SpendDie","answer":[2,5],"seal":"6740e0083b1ccc3d"}
{"n":504,"by":"cyd","kind":"UsePower","answer":"pass","seal":"6ba42ed3b5589faa"}
{"n":505,"by":"bob","kind":"AnswerAttack","answer":"pass","seal":"02ef60f1bb493268"}
{"n":506,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f326ddfec98edc41"}
{"n":507,"by":"cyd","kind":"GoOn","answer":["zeus","simple"],"seal":"11f6aeae55eeb23e"}
{"n":508,"by":"cyd","kind":"Act","answer":"attack","seal":"ebbec4d94b505cf7"}
{"n":509,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"dbf92983b91885de"}
{"n":510,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ccbe1ec6c6f60391"}
{"n":511,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"5d488e7ae225a7b1"}
{"n":512,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"edc10c509cb31e04"}
{"n":513,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5892cd8ddd86b5b5"}
{"n":514,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"eafa96e4a4c227d6"}
{"n":515,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ea3d45361981bc02"}
{"n":516,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"2fa66453c4701832"}
{"n":517,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"518c6ffcaf9b9dfb"}
{"n":518,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3d8cc591405179c3"}
{"n":519,"by":"cyd","kind":"RecallTroop","answer":"none","seal":"d36de8b898534ded"}
{"n":520,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0fa4d8d222fe4b4f"}
{"n":521,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"512caca593a2ca86"}
{"n":522,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"d0c435e94e2cad7d"}
{"n":523,"by":"ann","kind":"Act","answer":"walk","seal":"6e31599212262449"}
{"n":524,"by":"ann","kind":"TracePath","answer":["upper-rift","anvil"],"seal":"a31dc70b5f16c25e"}
{"n":525,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"8982866d5a013910"}
{"n":526,"by":"ann","kind":"Act","answer":"end","seal":"13665c855dfc0177"}
{"n":527,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0febc9e42903bd3e"}
{"n":528,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"881ae7639fa7bf38"}
{"n":529,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"88e5ae4f56575677"}
{"n":530,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"c8adfef025810235"}
{"n":531,"by":"bob","kind":"Act","answer":"walk","seal":"31ec6acbc3c794bd"}
{"n":532,"by":"bob","kind":"TracePath","answer":["west-cage","ash-gate","charred-wood"],"seal":"019c62fb0a4d4ea8"}
{"n":533,"by":"bob","kind":"Act","answer":"attack","seal":"a3165e06d5851f14"}
{"n":534,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"e1d0ea39051a875a"}
{"n":535,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"77f861984466427e"}
{"n":536,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"5872769ecc79a0f8"}
{"n":537,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"92010d790b03360d"}
{"n":538,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2b37a956f21b177a"}
{"n":539,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"35beb0d871b7bdcb"}
{"n":540,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"58b4fbffaa992d5c"}
{"n":541,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"5605f10581914ec4"}
{"n":542,"by":"bob","kind":"SpendDie","answer":[3,5],"seal":"906cf051b13ceb94"}
{"n":543,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"9d432000053610eb"}
{"n":544,"by":"bob","kind":"GoOn","answer":"stop","seal":"589b1f27010d873b"}
{"n":545,"by":"bob","kind":"RecallTroop","answer":"none","seal":"d7b514bc18539dff"}
{"n":546,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fd5187ef48fb6810"}
{"n":547,"by":"cyd","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"814fb0921a619dca"}
{"n":548,"by":"cyd","kind":"Act","answer":"attack","seal":"b4b85ebaa75e4220"}
{"n":549,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b2f69fb557b8d158"}
{"n":550,"by":"cyd","kind":"ChooseTarget","answer":"amazons","seal":"f5a0c600ffe34eff"}
{"n":551,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"54a686efc449c062"}
{"n":552,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"bbe9ae8f6ccda87c"}
{"n":553,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"49f9b382ee1e810e"}
{"n":554,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"b188ecde9ce023c0"}
{"n":555,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a810318c36af414a"}
{"n":556,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"33a6706df02e98b1"}
{"n":557,"by":"cyd","kind":"SpendDie","answer":[1,4],"seal":"69152e0cc33af465"}
{"n":558,"by":"cyd","kind":"SpendDie","answer":[2,4],"seal":"a69b30f609579497"}
{"n":559,"by":"cyd","kind":"UsePower","answer":"pass","seal":"af09a53eda54169b"}
{"n":560,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"27cf55c20eeb6d34"}
{"n":561,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"dc5ce7d2bd600ce7"}
{"n":562,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"1cb71037c6bd939e"}
{"n":563,"by":"ann","kind":"BeginTurn","answer":["search_card","hydra"],"seal":"ae4276317d754c54"}
{"n":564,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,0,2]},"seal":"8deb56f40f8216ac"}
{"n":565,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"1c2cfd1199c44e1f"}
{"n":566,"by":"ann","kind":"Act","answer":"attack","seal":"f151d8e4f8193a27"}
{"n":567,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ef91e27c9ea7efd1"}
{"n":568,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"185ddfbabc8623c1"}
{"n":569,"by":"ann","kind":"ChooseTarget","answer":"zeus at range 0","seal":"a9938630648ca2a3"}
{"n":570,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"70bd06c28d38d013"}
{"n":571,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"878e16b090c2187e"}
{"n":572,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"c9aaecfe4e43765c"}
{"n":573,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"d244c4ace4c2bb93"}
{"n":574,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"35a853856ccdb7d1"}
{"n":575,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8a49788ee5ac3308"}
{"n":576,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d3c3409450e126bd"}
{"n":577,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"4de7d38998786db1"}
{"n":578,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"307688d1e77a581d"}
{"n":579,"by":"ann","kind":"SpendDie","answer":"done","seal":"a5f2e63a54a3b963"}
{"n":580,"by":"ann","kind":"RerollFives","answer":2,"seal":"1530f62c13b086f8"}
{"n":581,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"7d5d2c72ca5aa539"}
{"n":582,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"847ac21af9eec519"}
{"n":583,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"caebb2e74c6ae865"}
{"n":584,"by":"ann","kind":"Act","answer":"end","seal":"8aae068bafefdcea"}
{"n":585,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6c05c1e6f5d10450"}
{"n":586,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"d46eacb4e4e5896d"}
{"n":587,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"d7e2a9abb6d396c1"}
{"n":588,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"1eefe85fa812b2e3"}
{"n":589,"by":"bob","kind":"Act","answer":"attack","seal":"f934f1ad6116d9ab"}
{"n":590,"by":"cyd","kind":"ConsiderManoeuvre","answer":"pass","seal":"b24f61a44048a0cd"}
{"n":591,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"ea464aa70e811e81"}
{"n":592,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"69ba56f1434c6556"}
{"n":593,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e5ba104bf12daa6a"}
{"n":594,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"93a5530db32e8599"}
{"n":595,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"90b325acdf253960"}
{"n":596,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e14bb10b67c3af7e"}
{"n":597,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"fefb2fa1bcad059d"}
{"n":598,"by":"bob","kind":"SpendDie","answer":"done","seal":"d93ad38f546425fe"}
{"n":599,"by":"bob","kind":"GoOn","answer":"stop","seal":"848bd81d7dcac8e0"}
{"n":600,"by":"bob","kind":"RecallTroop","answer":"none","seal":"cd5a179488db0d25"}
{"n":601,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"86198668e5379979"}
{"n":602,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"c201713db7e8fefd"}
{"n":603,"by":"ann","kind":"Act","answer":"attack","seal":"75080f195baa13e3"}
{"n":604,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"995a40a1ace5f24d"}
{"n":605,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ed37878e0497ae2e"}
{"n":606,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"2f34d82576484f1a"}
{"n":607,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3f07e470fadd05fc"}
{"n":608,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"5e1c2693f52e5031"}
{"n":609,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"7380009506abb329"}
{"n":610,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1814cf5ff5346e25"}
{"n":611,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"6291455a2fc39281"}
{"n":612,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"9945102691493372"}
{"n":613,"by":"ann","kind":"BeforeBlanks","answer":["reroll","monster_slayer",0,0],"seal":"58b3b20684eea256"}
{"n":614,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":5},"seal":"adeaf5efc3d7194f"}
{"n":615,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":2},"seal":"21643cb01d3878fb"}
{"n":616,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",1],"seal":"4c62332a017d6755"}
{"n":617,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":2},"seal":"2286ed1d33f031ee"}
{"n":618,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"e5a517179b7350a7"}
{"n":619,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"8c0b06c12b79ad87"}
{"n":620,"by":"ann","kind":"SpendDie","answer":"done","seal":"848fec5a8db49a65"}
{"n":621,"by":"ann","kind":"RerollFives","answer":4,"seal":"8ffc6982d2615f72"}
{"n":622,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"3a59b13006603169"}
{"n":623,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"d7df8d0a1ac877ec"}
{"n":624,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"fc88160c15f64693"}
{"n":625,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"73efe067159a8140"}
{"n":626,"by":"ann","kind":"SpendDie","answer":[2,6],"seal":"a1a584f2fc9a581b"}
{"n":627,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8047c26f7bab676e"}
{"n":628,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"f67215b409c32bc7"}
{"n":629,"by":"bob","kind":"Act","answer":"walk","seal":"e5f24103c3bdb189"}
{"n":630,"by":"bob","kind":"TracePath","answer":["iron-road","guard-house","east-cage"],"seal":"e2253dd3289866a3"}
{"n":631,"by":"bob","kind":"Act","answer":"attack","seal":"b74f4cba288e4a39"}
{"n":632,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"d6628d36dd6642aa"}
{"n":633,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"1b40cf3224c25170"}
{"n":634,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"1dd43af572553e7f"}
{"n":635,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"8eed626778d8c4ab"}
{"n":636,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"fd987618350f7888"}
{"n":637,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"2962e4f70e3a0a8a"}
{"n":638,"by":"bob","kind":"SpendDie","answer":[2,6],"seal":"3cf0d27e2b5b4cca"}
{"n":639,"by":"bob","kind":"GoOn","answer":"stop","seal":"17f705e4e4d86e01"}
{"n":640,"by":"bob","kind":"RecallTroop","answer":"none","seal":"f434b84158b954c7"}
{"n":641,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3d5fe95dc35b9341"}
{"n":642,"by":"ann","kind":"BeginTurn","answer":["search_card","veteran_heracles"],"seal":"ebc3249dd1e1ab9e"}
{"n":643,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[]},"seal":"828c02ea6684404f"}
{"n":644,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"e9a5ade1a2d2c132"}
{"n":645,"by":"ann","kind":"Act","answer":"attack","seal":"ae94c8a6ed3172f4"}
{"n":646,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6d3788b99119c564"}
{"n":647,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"31d53b5c76fb3856"}
{"n":648,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"d2af9ae80b1de400"}
{"n":649,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"94590a62cf49700a"}
{"n":650,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"8b98f1d8796d28c5"}
{"n":651,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"369a52c10841893e"}
{"n":652,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"28de5c33122783cf"}
{"n":653,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1f023e1ace3f58ce"}
{"n":654,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"f8cac189e771c8f4"}
{"n":655,"by":"ann","kind":"BeforeBlanks","answer":["reroll","monster_slayer",0,0],"seal":"84cb5ef712d1d172"}
{"n":656,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":5},"seal":"c875d3aac95a28bf"}
{"n":657,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":3},"seal":"a7ed11bed9947a33"}
{"n":658,"by":"ann","kind":"BeforeBlanks","answer":"done","seal":"861f886e56413e7a"}
{"n":659,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"63d384ca54fc131f"}
{"n":660,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"d6c62bb0e7037538"}
{"n":661,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"db09a1fc37df9129"}
{"n":662,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"2cd06d0e6d8d1692"}
{"n":663,"by":"ann","kind":"SpendDie","answer":[4,5],"seal":"7462f492efe048fd"}
{"n":664,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e0515845b0401a81"}
{"n":665,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,7,16,6,0,15,3,17,2,19,1,14,13,4,12,18,8,11,5,9]},"seal":"6aab53b04923ef55"}
{"n":666,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[15,2,1,27,16,7,0,3,23,21,5,10,13,19,9,18,6,4,20,17,24,26,8,22,25,14,11,12]},"seal":"eeeb4ede7eee1ef5"}
{"n":667,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f87694bf06724965"}
{"n":668,"by":"bob","kind":"BeginTurn","answer":"heal","seal":"7206ea311409496a"}
{"n":669,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"d12a173c2581a4ff"}
{"n":670,"by":"bob","kind":"Pay","answer":["aow"],"seal":"a554209cd8ebfe32"}
{"n":671,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,4,10,17,16,14,7,6,1,2,12,9,0,15,11,13,8,5]},"seal":"8aa638104903fc6e"}
{"n":672,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"a3370e4d49ab1f3c"}
{"n":673,"by":"bob","kind":"Act","answer":"attack","seal":"8d2397506321b997"}
{"n":674,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2306864e34895f86"}
{"n":675,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"5c3bae3a38a01f7d"}
{"n":676,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"43d7c6e197826dcf"}
{"n":677,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"e78be8dacf7379e3"}
{"n":678,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f2942825a15e01f3"}
{"n":679,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"9e1e96e8c89d203b"}
{"n":680,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"52b873eb88d8bf39"}
{"n":681,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"05776725382f29b6"}
{"n":682,"by":"ann","kind":"AnswerAttack","answer":"retaliate","seal":"10b0804d5ca617fb"}
{"n":683,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5f1aa0ab2a6fa163"}
{"n":684,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"1ccd8ca4a5e04604"}
{"n":685,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"7f12dbc3215eb638"}
{"n":686,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f96ed11bb5e7209f"}
{"n":687,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"a929a843d4dd9f11"}
{"n":688,"by":"ann","kind":"SpendDie","answer":"done","seal":"7acfe4826bb8ae50"}
{"n":689,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"c0d6d812559ff94a"}
{"n":690,"by":"bob","kind":"GoOn","answer":"stop","seal":"563ea533da8d3da0"}
{"n":691,"by":"bob","kind":"RecallTroop","answer":"none","seal":"318f4d16dfa5c3d5"}
{"n":692,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"59e20b9fc9a38ac7"}
{"n":693,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"97c2fb54bcfb6e35"}
{"n":694,"by":"ann","kind":"Act","answer":"walk","seal":"af29151797838ab6"}
{"n":695,"by":"ann","kind":"TracePath","answer":["upper-rift"],"seal":"a63ef5078ffda842"}
{"n":696,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"955df59e7f19493d"}
{"n":697,"by":"ann","kind":"GoOn","answer":"stop","seal":"db090c6fdc9ca158"}
{"n":698,"by":"ann","kind":"RecallTroop","answer":"none","seal":"d69c61f874f298f5"}
{"n":699,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"cb0922fb724d0bd8"}
{"n":700,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"ecb39a7dc68c8c3e"}
{"n":701,"by":"bob","kind":"Pay","answer":["aow"],"seal":"54d76ca84f9cad1f"}
{"n":702,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,8,14,15,12,5,10,1,11,13,4,7,0,9,6,3]},"seal":"9d1b23fbf71f975b"}
{"n":703,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"ee3afda1c901b852"}
{"n":704,"by":"bob","kind":"Act","answer":"attack","seal":"5ebaa1e3ec0dfbfa"}
{"n":705,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2e5d5df2e936242d"}
{"n":706,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"1614e1b6eb03e664"}
{"n":707,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"3058da2f32ae977a"}
{"n":708,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f190ad8d0e20dbce"}
{"n":709,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"d2cd45845644ec0e"}
{"n":710,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c7dec0eb5f02ed87"}
{"n":711,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"676a9d49b3a60f7c"}
{"n":712,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"7eb6bb3e915f343f"}
{"n":713,"by":"bob","kind":"SpendDie","answer":"done","seal":"3fdb4271321ec0e9"}
{"n":714,"by":"bob","kind":"RerollFives","answer":2,"seal":"b6c2c6c2581731bd"}
{"n":715,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"35f325f3c7aab73a"}
{"n":716,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"28a32bdae8da9d72"}
{"n":717,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"64d2646724f3a360"}
{"n":718,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2c2678ed4a21d0ff"}
{"n":719,"by":"bob","kind":"GoOn","answer":"stop","seal":"a8df078b8b5ae06d"}
{"n":720,"by":"bob","kind":"RecallTroop","answer":"none","seal":"b96649a7e07d5f21"}
{"n":721,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"647f9049689f0c08"}
{"n":722,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"fd92a8178c73fca7"}
{"n":723,"by":"ann","kind":"Pay","answer":["aow"],"seal":"2a2e512177f6212b"}
{"n":724,"by":"ann","kind":"BeginTurn","answer":["hydra","complex"],"seal":"ea5ed9e961c83f4d"}
{"n":725,"by":"ann","kind":"Act","answer":"run","seal":"5a6740fdeb69c72f"}
{"n":726,"by":"ann","kind":"TracePath","answer":["iron-road","guard-house"],"seal":"7456bd5081f6ffac"}
{"n":727,"by":"ann","kind":"Act","answer":"end","seal":"0cb59eec2d630346"}
{"n":728,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"2c6e28457775a1bb"}
{"n":729,"by":"ann","kind":"GoOn","answer":"stop","seal":"f7b9fbc4a59ee3d6"}
{"n":730,"by":"ann","kind":"RecallTroop","answer":"amazons","seal":"70a859a9c392b903"}
{"n":731,"by":"ann","kind":"Pay","answer":["aow"],"seal":"049e753c642bbb6f"}
{"n":732,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"a4b01fc07d755155"}
{"n":733,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"bfc008522e0c439a"}
{"n":734,"by":"bob","kind":"Pay","answer":["cerberus","medusa"],"seal":"c79b66d6848375a4"}
{"n":735,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,12,8,10,3,1,4,13,2,0,9,7,5,11]},"seal":"8022f80dedaba69e"}
{"n":736,"by":"bob","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"0c1086812ce09346"}
{"n":737,"by":"bob","kind":"Act","answer":"attack","seal":"890c93d31c6a4d3a"}
{"n":738,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b3e88ff430e256dc"}
{"n":739,"by":"bob","kind":"ChooseTarget","answer":"athena","seal":"969b9622858ba50f"}
{"n":740,"by":"bob","kind":"DeclareTalents","answer":["torment"],"seal":"80018ac80f282a9c"}
{"n":741,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"a45095cb91578ff1"}
{"n":742,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"11957325133b2b64"}
{"n":743,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"dd0994fed5eb99fe"}
{"n":744,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"53d42854e789a507"}
{"n":745,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"61b5f8b6c484fa89"}
{"n":746,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"56c85a7b6cea28db"}
{"n":747,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e7f5676a6f29ace9"}
{"n":748,"by":"bob","kind":"RecallTroop","answer":"none","seal":"f4d532b1aa043fd0"}
{"n":749,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1f743e4054a23dfb"}
{"n":750,"by":"ann","kind":"BeginTurn","answer":["search_card","amazons"],"seal":"1027c45e2f20221e"}
{"n":751,"by":"ann","kind":"Pay","answer":["aow"],"seal":"3ae2ae78dae4a35e"}
{"n":752,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,10,7,11,15,9,17,18,1,12,16,8,3,5,14,0,13,4,6]},"seal":"e330940a238d7d1d"}
{"n":753,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"1fa12ca1399c0a42"}
{"n":754,"by":"ann","kind":"Pay","answer":["aow"],"seal":"813350d984f163a7"}
{"n":755,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"6d335c03887b7ff3"}
{"n":756,"by":"ann","kind":"Act","answer":"walk","seal":"81e1cb99f83b0e59"}
{"n":757,"by":"ann","kind":"TracePath","answer":["guard-house","east-cage"],"seal":"b597a84498e3b7e8"}
{"n":758,"by":"ann","kind":"Act","answer":"attack","seal":"16ec1bfe260d3d62"}
{"n":759,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"bc78c1ae284faca9"}
{"n":760,"by":"ann","kind":"DeclareTalents","answer":["bolster"],"seal":"94bf1d306e4ca9bf"}
{"n":761,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2064431e80df9c37"}
{"n":762,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f03fe130ee089fd3"}
{"n":763,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"024a6a92451bbab9"}
{"n":764,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"37ab1a3be3dabfbd"}
{"n":765,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"bf96dc484a0e5c47"}
{"n":766,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0d8f2cc76d9d07d7"}
{"n":767,"by":"ann","kind":"GoOn","answer":"stop","seal":"a1d21bcc86f938ab"}
{"n":768,"by":"ann","kind":"RecallTroop","answer":"none","seal":"9e010ec74c6dfc0f"}
{"n":769,"by":"bob","kind":"BeginTurn","answer":["ares","complex"],"seal":"ff8afd36db736b87"}
{"n":770,"by":"bob","kind":"Act","answer":"run","seal":"5f82d42ef61c02d8"}
{"n":771,"by":"bob","kind":"TracePath","answer":["titan-steps"],"seal":"6d887625989a2c32"}
{"n":772,"by":"bob","kind":"RecallTroop","answer":"none","seal":"27b577b01941f7fc"}
{"n":773,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3d6694ae56ad4de3"}
{"n":774,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"e2b010843dcd3e39"}
{"n":775,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"65a3359a90bdea09"}
{"n":776,"by":"ann","kind":"Pay","answer":["aow"],"seal":"44a6a69446487789"}
{"n":777,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"16a06f23e4260ef4"}
{"n":778,"by":"ann","kind":"Act","answer":"walk","seal":"a7ead8395a519c40"}
{"n":779,"by":"ann","kind":"TracePath","answer":["guard-house"],"seal":"0b2dd1cf10934ab8"}
{"n":780,"by":"ann","kind":"Act","answer":"attack","seal":"b55ec72eeafb0d1e"}
{"n":781,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"827d846a4a5e9a65"}
{"n":782,"by":"ann","kind":"UseTalent","answer":"use","seal":"11aeb8d4c6d0b43c"}
{"n":783,"by":"ann","kind":"ChooseTarget","answer":"infernal_hounds at range 0","seal":"c7b525cb24232576"}
{"n":784,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3c593ae751b2876d"}
{"n":785,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"6e02bbc2f7b6f9a4"}
{"n":786,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"3f6a64342e91d833"}
{"n":787,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"63af038f1439684d"}
{"n":788,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"98be71769b35e5b5"}
{"n":789,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"26da1e5274865f10"}
{"n":790,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"c5c2c0910ad71b77"}
{"n":791,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"8a46451d8a095320"}
{"n":792,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"0378d913d512fe5b"}
{"n":793,"by":"ann","kind":"BeforeBlanks","answer":"done","seal":"831a5e9967a15bb1"}
{"n":794,"by":"ann","kind":"SpendDie","answer":"done","seal":"e47e863b2bf6226d"}
{"n":795,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"186ce8cd1e001586"}
{"n":796,"by":"ann","kind":"GoOn","answer":"stop","seal":"b0648bf76ed833e3"}
{"n":797,"by":"ann","kind":"RecallTroop","answer":"none","seal":"498087a6ba63de4b"}
{"n":798,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"939eef19ad095b1b"}
{"n":799,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"a4b8a797798526bd"}
{"n":800,"by":"bob","kind":"RecallTroop","answer":"none","seal":"5cd06f13eb375733"}
{"n":801,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"75f607f9ac6cfecc"}
{"n":802,"by":"ann","kind":"BeginTurn","answer":["search_card","amazons"],"seal":"44c077a4af346a37"}
{"n":803,"by":"ann","kind":"Pay","answer":["aow"],"seal":"054db3285e43e2c1"}
{"n":804,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[11,8,1,6,9,7,0,3,10,5,2,4]},"seal":"18d969f993d546bb"}
{"n":805,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"0ad9064d80663fd1"}
{"n":806,"by":"ann","kind":"Act","answer":"walk","seal":"8408d79f75aed6f6"}
{"n":807,"by":"ann","kind":"TracePath","answer":["upper-rift","anvil"],"seal":"acfc317a1af72cf2"}
{"n":808,"by":"ann","kind":"Act","answer":"attack","seal":"f00e0cd3d87daac9"}
{"n":809,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3a7f56e8149bdc1c"}
{"n":810,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"d6e2d4d463a7fe11"}
{"n":811,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"58af50bce233771a"}
{"n":812,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"80dc14361c6ce4ba"}
{"n":813,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a3d7bb05b530c740"}
{"n":814,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"ead26330a338eb53"}
{"n":815,"by":"ann","kind":"SpendDie","answer":"done","seal":"1f72e85486730335"}
{"n":816,"by":"ann","kind":"RerollFives","answer":1,"seal":"c1f2f5788140ae18"}
{"n":817,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"a86b92df7871512e"}
{"n":818,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"01efbef2129cf564"}
{"n":819,"by":"ann","kind":"GoOn","answer":"stop","seal":"cb426b4182ce529e"}
{"n":820,"by":"ann","kind":"RecallTroop","answer":"none","seal":"93af517ddc526f79"}
{"n":821,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0c2153bd0cba737f"}
{"n":822,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"32a3d67d89fdbb6d"}
{"n":823,"by":"bob","kind":"Pay","answer":["aow"],"seal":"76a3e65a1f18e103"}
{"n":824,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"5497d2eb0a3512f7"}
{"n":825,"by":"bob","kind":"RecallTroop","answer":"infernal_hounds","seal":"8220c5fbb9446c20"}
{"n":826,"by":"bob","kind":"Pay","answer":["aow"],"seal":"5b2f365cc7b89406"}
{"n":827,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"034cfd086b8a076f"}
{"n":828,"by":"ann","kind":"BeginTurn","answer":["search_card","amazons"],"seal":"4efd5ac0471af492"}
{"n":829,"by":"ann","kind":"Pay","answer":["aow"],"seal":"95d58a8e2c578764"}
{"n":830,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,9,0,2,4,1,5,6,8,7]},"seal":"f517c02796a724ad"}
{"n":831,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"b6d1e89284b6ddb6"}
{"n":832,"by":"ann","kind":"Act","answer":"walk","seal":"427faf2c6871f3f0"}
{"n":833,"by":"ann","kind":"TracePath","answer":["charred-wood"],"seal":"7e183f6989040d12"}
{"n":834,"by":"ann","kind":"Act","answer":"attack","seal":"69387640c272e4de"}
{"n":835,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8a12c50d18eeeceb"}
{"n":836,"by":"ann","kind":"ChooseTarget","answer":"ares","seal":"6871e2d80e55ae14"}
{"n":837,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"b1f57b4f12030001"}
{"n":838,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"70759ed49bbf55e6"}
{"n":839,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"47ac50fb97a9ff60"}
{"n":840,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"0b321b01556da310"}
{"n":841,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"bf1ad137f8b00d5a"}
{"n":842,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"15e5778f5c2b184b"}
{"n":843,"by":"ann","kind":"SpendDie","answer":"done","seal":"98c77f81c01a7c05"}
{"n":844,"by":"ann","kind":"RerollFives","answer":1,"seal":"6bff1315b21d2f3c"}
{"n":845,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"97cc791acb6e7d10"}
{"n":846,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"30e36c229dc9a013"}
{"n":847,"by":"ann","kind":"GoOn","answer":"stop","seal":"250f7365f3a21faa"}
{"n":848,"by":"ann","kind":"RecallTroop","answer":"none","seal":"a6941fcc582e456d"}
{"n":849,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"078da5d764b93800"}
{"n":850,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"3a3da0b4b702cb47"}
{"n":851,"by":"bob","kind":"Pay","answer":["aow"],"seal":"caac1a5262a35dfc"}
{"n":852,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"9a615ef7deec31ae"}
{"n":853,"by":"bob","kind":"RecallTroop","answer":"none","seal":"ea484ba90abbf6ad"}
{"n":854,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4e963f5b868222e5"}
{"n":855,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","complex"],"seal":"34980230178c2df0"}
{"n":856,"by":"ann","kind":"Act","answer":"run","seal":"31b9482338188ee2"}
{"n":857,"by":"ann","kind":"TracePath","answer":["iron-road","charred-wood"],"seal":"3124b9a1f0eac861"}
{"n":858,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"21be67f5d5d51c08"}
{"n":859,"by":"ann","kind":"GoOn","answer":"stop","seal":"db7bda83d9925754"}
{"n":860,"by":"ann","kind":"RecallTroop","answer":"none","seal":"7ffb342dbbb61673"}
{"n":861,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"8be574045b674dff"}
{"n":862,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"a4442baf416f58e3"}
{"n":863,"by":"bob","kind":"Pay","answer":["cerberus","medusa"],"seal":"e0b97e3ce1a20667"}
{"n":864,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"1198fc7e6ed50ca6"}
{"n":865,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,5,11,4,1,7,0,6,3,12,9,2,8]},"seal":"78ef25cd41486c99"}
{"n":866,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,9,7,6,13,11,0,12,14,4,2,10,1,3,8]},"seal":"7c36897c59b6799d"}
{"n":867,"by":"bob","kind":"RecallTroop","answer":"none","seal":"4a8432365cf27d08"}
{"n":868,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"82246914fc16c880"}
{"n":869,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"f89525b6468321a1"}
{"n":870,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"15e07750abfb433a"}
{"n":871,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"396785b7cffa2e07"}
{"n":872,"by":"ann","kind":"Act","answer":"power:heraclean_strength","seal":"f05728dd93967925"}
{"n":873,"by":"ann","kind":"UseTalent","answer":"pass","seal":"a58a5af554d52f97"}
{"n":874,"by":"ann","kind":"ChooseTarget","answer":"ares","seal":"825f593a03b51b61"}
{"n":875,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"8d5b3092eaa96dea"}
{"n":876,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"26dbfff382a0f3b9"}
{"n":877,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ca32487e7ce0efc4"}
{"n":878,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a49b1b75b616ad95"}
{"n":879,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"1eb2de0a7a9498f6"}
{"n":880,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"238181036453d325"}
{"n":881,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"673ff2307111d403"}
{"n":882,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"6480283642e1031b"}
{"n":883,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",0],"seal":"420f94bc221e0aa6"}
{"n":884,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"b0df8ebfefb0e554"}
{"n":885,"by":"ann","kind":"SpendDie","answer":"done","seal":"9ca7e99a18e1aad6"}
{"n":886,"by":"ann","kind":"RerollFives","answer":1,"seal":"698a65dafe92bc1e"}
{"n":887,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"43b10d5c5acb6d40"}
{"n":888,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"2bcb63aabd35c820"}
{"n":889,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"7f5007674b52c91d"}
{"n":890,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"4df6ab58ac423f6c"}
{"n":891,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"78ce7db284619372"}
{"n":892,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d26ba34d66229227"}
{"n":893,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"8cfac5370bb2709f"}
{"n":894,"by":"ann","kind":"Act","answer":"walk","seal":"7ba4e5514a04e65b"}
{"n":895,"by":"ann","kind":"TracePath","answer":["ash-gate","west-cage"],"seal":"31e2b7e2434b07dc"}
{"n":896,"by":"ann","kind":"Act","answer":"attack","seal":"e80e5e41c1ce78fc"}
{"n":897,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"9766e055082e6a83"}
{"n":898,"by":"ann","kind":"ChooseTarget","answer":"ares","seal":"553c59f93ac0a144"}
{"n":899,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"2a1f14988823c6f4"}
{"n":900,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"a9f5f9680420c1dc"}
{"n":901,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"2d0cd525652954db"}
{"n":902,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"432097f552205364"}
{"n":903,"by":"ann","kind":"SpendDie","answer":[4,5],"seal":"686c56e1c90ac1a5"}
{"n":904,"by":"ann","kind":"RerollFives","answer":0,"seal":"1ecaef6d0ad0c8d3"}
{"end":{"is":"Ended","winners":["ann"],"reason":"last_divinity","rule":"MYT-WIN-02","score":[["ann",2.0],["bob",1.0],["cyd",1.0]]},"events":1312,"seal":"91e468925994ed78"}
