{"format":"pas-record/1","game":"mythic","rules":"1.5","players":["olympus","underworld"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"What the cages hold","players":["olympus","underworld"],"mode":"adventure","divinity":"god","lead":"olympus","armies":{"olympus":["athena","heracles","atalanta","hoplites","amazons"],"underworld":["hades","minotaur","cerberus","infernal_hounds","infernal_warriors"]},"zones":{"olympus":["ash-gate","charred-wood","iron-road","titan-steps"],"underworld":["shade-field","tomb","chain-hall","south-pit"]},"victory":[{"kind":"last_divinity"},{"kind":"stones","count":3,"player":"olympus"},{"kind":"rounds","count":12,"player":"underworld"}],"boards":{"The pit of Tartarus":{"name":"The pit of Tartarus","areas":[{"id":"ash-gate","name":"Gate of ashes","terrain":"open_ground","capacity":4,"icon":[3.9,20.9],"polygon":[[7.0,18.4],[7.0,24.0],[0.0,24.0],[0.0,18.0],[6.0,17.6]]},{"id":"charred-wood","name":"Charred wood","terrain":"forest","capacity":3,"icon":[10.2,20.9],"polygon":[[13.4,19.0],[13.0,24.0],[7.0,24.0],[7.0,18.4],[12.2,17.5]]},{"id":"iron-road","name":"Iron road","terrain":"open_ground","capacity":4,"icon":[17.1,21.3],"polygon":[[18.8,18.5],[19.6,19.1],[20.0,24.0],[13.0,24.0],[13.4,19.0]]},{"id":"guard-house","name":"Guard house","terrain":"ruins","capacity":3,"icon":[23.4,21.0],"polygon":[[27.0,24.0],[20.0,24.0],[19.6,19.1],[23.8,17.6],[27.0,19.7]]},{"id":"bone-yard","name":"Bone yard","terrain":"open_ground","capacity":4,"icon":[30.5,20.9],"polygon":[[36.0,19.1],[36.0,24.0],[27.0,24.0],[27.0,19.7],[29.7,17.5]]},{"id":"west-cage","name":"West cage","terrain":"cage","capacity":2,"icon":[3.1,14.6],"polygon":[[6.0,17.6],[0.0,18.0],[0.0,9.6],[6.4,12.8]]},{"id":"lava-bend","name":"Bend of fire","terrain":"lava","capacity":3,"icon":[10.0,14.6],"polygon":[[13.6,9.6],[15.5,13.1],[12.3,16.8],[12.2,17.5],[7.0,18.4],[6.0,17.6],[6.4,12.8],[9.2,11.3],[10.0,9.9]]},{"id":"anvil","name":"The anvil","terrain":"open_ground","capacity":3,"icon":[16.1,16.2],"polygon":[[18.3,13.6],[18.8,18.5],[13.4,19.0],[12.2,17.5],[12.3,16.8],[15.5,13.1]]},{"id":"upper-rift","name":"Upper rift","terrain":"rift","capacity":2,"icon":[21.1,15.1],"polygon":[[23.8,13.0],[23.8,17.6],[19.6,19.1],[18.8,18.5],[18.3,13.6],[20.1,12.1]]},{"id":"east-cage","name":"East cage","terrain":"cage","capacity":3,"icon":[26.7,16.1],"polygon":[[29.3,12.7],[29.7,17.5],[27.0,19.7],[23.8,17.6],[23.8,13.0],[25.5,11.8]]},{"id":"needle","name":"The needle","terrain":"rock","capacity":1,"icon":[32.7,14.9],"polygon":[[31.0,11.4],[36.0,12.2],[36.0,19.1],[29.7,17.5],[29.3,12.7]]},{"id":"titan-steps","name":"Titans' steps","terrain":"stairs","capacity":2,"icon":[6.3,9.3],"polygon":[[6.4,12.8],[0.0,9.6],[0.0,8.2],[7.8,5.6],[10.0,9.9],[9.2,11.3]]},{"id":"forge","name":"The forge","terrain":"open_ground","capacity":4,"icon":[16.9,9.9],"polygon":[[20.1,12.1],[18.3,13.6],[15.5,13.1],[13.6,9.6],[15.9,6.8],[19.2,7.2]]},{"id":"lower-rift","name":"Lower rift","terrain":"rift","capacity":3,"icon":[22.4,8.9],"polygon":[[25.5,11.8],[23.8,13.0],[20.1,12.1],[19.2,7.2],[21.7,5.4],[25.0,6.7]]},{"id":"chain-hall","name":"Hall of chains","terrain":"open_ground","capacity":4,"icon":[28.0,9.1],"polygon":[[29.3,12.7],[25.5,11.8],[25.0,6.7],[28.5,5.0],[30.5,6.4],[31.0,11.4]]},{"id":"black-crag","name":"Black crag","terrain":"cliff","capacity":2,"icon":[33.4,8.4],"polygon":[[30.5,6.4],[36.0,4.9],[36.0,12.2],[31.0,11.4]]},{"id":"fire-lake","name":"Lake of fire","terrain":"lava","capacity":4,"icon":[12.2,6.9],"polygon":[[13.6,9.6],[10.0,9.9],[7.8,5.6],[8.0,5.0],[14.3,3.6],[15.9,6.8]]},{"id":"styx","name":"Backwater of the Styx","terrain":"swamp","capacity":3,"icon":[3.5,3.4],"polygon":[[7.8,5.6],[0.0,8.2],[0.0,0.0],[6.9,0.0],[8.0,5.0]]},{"id":"ferry","name":"The ferry","terrain":"water","capacity":3,"icon":[9.7,2.3],"polygon":[[14.3,3.6],[8.0,5.0],[6.9,0.0],[15.1,0.0]]},{"id":"south-pit","name":"The pit","terrain":"open_ground","capacity":4,"icon":[18.1,3.5],"polygon":[[19.2,7.2],[15.9,6.8],[14.3,3.6],[15.1,0.0],[21.3,0.0],[21.7,5.4]]},{"id":"shade-field","name":"Field of shades","terrain":"open_ground","capacity":4,"icon":[24.9,3.2],"polygon":[[25.0,6.7],[21.7,5.4],[21.3,0.0],[28.5,0.0],[28.5,5.0]]},{"id":"tomb","name":"The tomb","terrain":"ruins","capacity":3,"icon":[31.5,3.0],"polygon":[[28.5,5.0],[28.5,0.0],[36.0,0.0],[36.0,4.9],[30.5,6.4]]}],"boundaries":[{"between":["ash-gate","charred-wood"],"kind":"normal"},{"between":["ash-gate","west-cage"],"kind":"cage_walls"},{"between":["ash-gate","lava-bend"],"kind":"normal"},{"between":["charred-wood","iron-road"],"kind":"normal"},{"between":["charred-wood","lava-bend"],"kind":"normal"},{"between":["charred-wood","anvil"],"kind":"normal"},{"between":["iron-road","guard-house"],"kind":"wall","line":[[19.6,19.1],[19.8,21.55]]},{"between":["iron-road","guard-house"],"kind":"normal","line":[[19.8,21.55],[20.0,24.0]]},{"between":["iron-road","anvil"],"kind":"chains","line":[[13.4,19.0],[16.1,18.75]]},{"between":["iron-road","anvil"],"kind":"normal","line":[[16.1,18.75],[18.8,18.5]]},{"between":["iron-road","upper-rift"],"kind":"normal"},{"between":["guard-house","bone-yard"],"kind":"normal"},{"between":["guard-house","upper-rift"],"kind":"normal"},{"between":["guard-house","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","needle"],"kind":"normal","low":"bone-yard"},{"between":["west-cage","lava-bend"],"kind":"cage_walls"},{"between":["west-cage","titan-steps"],"kind":"cage_walls","line":[[0.0,9.6],[3.2,11.2]]},{"between":["west-cage","titan-steps"],"kind":"normal","line":[[3.2,11.2],[6.4,12.8]]},{"between":["lava-bend","anvil"],"kind":"escarpment"},{"between":["lava-bend","titan-steps"],"kind":"normal","low":"lava-bend"},{"between":["lava-bend","forge"],"kind":"normal"},{"between":["lava-bend","fire-lake"],"kind":"normal"},{"between":["anvil","upper-rift"],"kind":"normal"},{"between":["anvil","forge"],"kind":"normal"},{"between":["upper-rift","east-cage"],"kind":"cage_walls"},{"between":["upper-rift","forge"],"kind":"normal"},{"between":["upper-rift","lower-rift"],"kind":"normal"},{"between":["east-cage","needle"],"kind":"cage_walls"},{"between":["east-cage","lower-rift"],"kind":"cage_walls"},{"between":["east-cage","chain-hall"],"kind":"cage_walls","line":[[25.5,11.8],[27.4,12.25]]},{"between":["east-cage","chain-hall"],"kind":"chains","line":[[27.4,12.25],[29.3,12.7]]},{"between":["needle","chain-hall"],"kind":"normal","low":"chain-hall"},{"between":["needle","black-crag"],"kind":"escarpment"},{"between":["titan-steps","fire-lake"],"kind":"escarpment","low":"fire-lake"},{"between":["titan-steps","styx"],"kind":"normal","low":"styx"},{"between":["forge","lower-rift"],"kind":"normal"},{"between":["forge","fire-lake"],"kind":"normal"},{"between":["forge","south-pit"],"kind":"wall","line":[[15.9,6.8],[17.55,7.0]]},{"between":["forge","south-pit"],"kind":"normal","line":[[17.55,7.0],[19.2,7.2]]},{"between":["lower-rift","chain-hall"],"kind":"chains"},{"between":["lower-rift","south-pit"],"kind":"normal"},{"between":["lower-rift","shade-field"],"kind":"normal"},{"between":["chain-hall","black-crag"],"kind":"normal"},{"between":["chain-hall","shade-field"],"kind":"chains"},{"between":["chain-hall","tomb"],"kind":"chains","line":[[28.5,5.0],[29.5,5.7]]},{"between":["chain-hall","tomb"],"kind":"wall","line":[[29.5,5.7],[30.5,6.4]]},{"between":["black-crag","tomb"],"kind":"normal"},{"between":["fire-lake","styx"],"kind":"normal"},{"between":["fire-lake","ferry"],"kind":"normal"},{"between":["fire-lake","south-pit"],"kind":"normal"},{"between":["styx","ferry"],"kind":"normal"},{"between":["ferry","south-pit"],"kind":"normal"},{"between":["south-pit","shade-field"],"kind":"normal"},{"between":["shade-field","tomb"],"kind":"wall"}],"skulls":[{"rift":"upper-rift","between":["anvil","guard-house"]},{"rift":"lower-rift","between":["forge","chain-hall"]},{"rift":"upper-rift","between":["anvil","lower-rift"]},{"rift":"lower-rift","between":["upper-rift","chain-hall"]}],"zones":[{"side":"north","areas":["ash-gate","charred-wood","iron-road","guard-house","bone-yard"],"players":2},{"side":"south","areas":["styx","ferry","south-pit","shade-field","tomb"],"players":2},{"side":"north","areas":["iron-road","guard-house","bone-yard"],"players":3},{"side":"south","areas":["south-pit","shade-field","tomb"],"players":3},{"side":"west","areas":["ash-gate","titan-steps","styx"],"players":3},{"side":"north","areas":["iron-road","guard-house"],"players":4},{"side":"south","areas":["south-pit","shade-field"],"players":4},{"side":"west","areas":["ash-gate","titan-steps"],"players":4},{"side":"east","areas":["tomb","chain-hall"],"players":4}],"stones":[{"area":"forge","mythology":"greek"},{"area":"anvil","mythology":"greek"},{"area":"chain-hall","mythology":"greek"},{"area":"titan-steps","mythology":"greek"},{"area":"charred-wood","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}],"stones":[{"area":"east-cage","mythology":"greek"},{"area":"chain-hall","mythology":"greek"},{"area":"forge","mythology":"greek"},{"area":"anvil","mythology":"greek"},{"area":"west-cage","mythology":"greek"},{"area":"titan-steps","mythology":"greek"},{"area":"charred-wood","mythology":"greek"}],"placed":{"infernal_hounds":"east-cage","minotaur":"chain-hall"}},"seal":"570c44e09c90a3ed"}
{"n":1,"by":"olympus","kind":"PlaceTroop","answer":["hoplites","iron-road"],"seal":"aae89c5153e76ed8"}
{"n":2,"by":"underworld","kind":"PlaceTroop","answer":["infernal_warriors","chain-hall"],"seal":"32fbf8811415f244"}
{"n":3,"by":"olympus","kind":"PlaceTroop","answer":["amazons","iron-road"],"seal":"42f4156a5fc2083c"}
{"n":4,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,20,14,1,4,21,13,6,7,18,8,24,19,9,16,15,12,25,11,17,23,3,2,22,5,0]},"seal":"cda4503674344915"}
{"n":5,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[8,20,7,0,15,2,12,21,11,10,19,6,16,17,4,9,18,5,3,14,1,13]},"seal":"01d3f9004c0c344f"}
{"n":6,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"8b9a73c55d5471a9"}
{"n":7,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"510adc40ce599213"}
{"n":8,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"59497fb672a53ec2"}
{"n":9,"by":"olympus","kind":"Act","answer":["deploy","titan-steps"],"seal":"dd10b68db287318a"}
{"n":10,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"5342b098f183cf89"}
{"n":11,"by":"olympus","kind":"GoOn","answer":["atalanta","complex"],"seal":"ceb5a0856e2c7364"}
{"n":12,"by":"olympus","kind":"Act","answer":["deploy","charred-wood"],"seal":"9a08f5f1653906dc"}
{"n":13,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"c01351f9e5e556d0"}
{"n":14,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"a062202f183b9638"}
{"n":15,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"d11a2babb9b804ba"}
{"n":16,"by":"underworld","kind":"BeginTurn","answer":"draw_cards","seal":"7aa84f714e413cdd"}
{"n":17,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"49340e97ca0d96c9"}
{"n":18,"by":"underworld","kind":"Act","answer":["deploy","chain-hall"],"seal":"20418e714dc479f0"}
{"n":19,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"e5e37c4bbd32600d"}
{"n":20,"by":"underworld","kind":"GoOn","answer":["cerberus","complex"],"seal":"b09d5688781b5c41"}
{"n":21,"by":"underworld","kind":"Act","answer":["deploy","south-pit"],"seal":"0adf28c772bcda9c"}
{"n":22,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"289169890f9eef50"}
{"n":23,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"a7c062ba3e58a205"}
{"n":24,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"9d5f1e2fef86ab9a"}
{"n":25,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"b57b266865b3d610"}
{"n":26,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"c801676c38e5a806"}
{"n":27,"by":"olympus","kind":"Act","answer":["absorb","stone6"],"seal":"ab0021e22f06fb46"}
{"n":28,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"4ca72797f52d5ca6"}
{"n":29,"by":"olympus","kind":"GoOn","answer":["heracles","complex"],"seal":"5bcc1d3e5bec0c49"}
{"n":30,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"3ba2071cd700dc0a"}
{"n":31,"by":"olympus","kind":"Act","answer":["deploy","charred-wood"],"seal":"cfcf9a21d2158528"}
{"n":32,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"58bfdf780e100211"}
{"n":33,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"37cca46aae29f43d"}
{"n":34,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"2a3bdba205e36323"}
{"n":35,"by":"underworld","kind":"BeginTurn","answer":"draw_cards","seal":"63e7fbb04e350b6e"}
{"n":36,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"179fe9ff86fddbe4"}
{"n":37,"by":"underworld","kind":"Act","answer":["absorb","stone2"],"seal":"df97fd7de21f222b"}
{"n":38,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"89addddd23795894"}
{"n":39,"by":"underworld","kind":"GoOn","answer":["infernal_hounds","simple"],"seal":"26e9570baf87d17a"}
{"n":40,"by":"underworld","kind":"Pay","answer":["aow"],"seal":"3d1b115a25e21504"}
{"n":41,"by":"underworld","kind":"Act","answer":"walk","seal":"a0da90bc2442492c"}
{"n":42,"by":"underworld","kind":"TracePath","answer":["upper-rift","anvil","charred-wood"],"seal":"048ab7d7f71829ec"}
{"n":43,"by":"underworld","kind":"Act","answer":["claim","stone7"],"seal":"22f006dfca3ad2bf"}
{"n":44,"by":"underworld","kind":"Act","answer":"end","seal":"d810aeaaf0299f0b"}
{"n":45,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"9dc4ecacb9e82988"}
{"n":46,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"ff3c0f2328d9fd01"}
{"n":47,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"58933f4f5b6000fb"}
{"n":48,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"cc0d70bdd162dce5"}
{"n":49,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"9907e3b1541659f0"}
{"n":50,"by":"olympus","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"5b155c33e89d0dad"}
{"n":51,"by":"olympus","kind":"Act","answer":"walk","seal":"4d87962c982b6130"}
{"n":52,"by":"olympus","kind":"TracePath","answer":["anvil"],"seal":"8dc5c0585494e43d"}
{"n":53,"by":"olympus","kind":"Act","answer":["claim","stone4"],"seal":"67f59bcfd5a6a1be"}
{"n":54,"by":"olympus","kind":"Act","answer":"end","seal":"83f61cdd6eec177d"}
{"n":55,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"172eb696bd093b92"}
{"n":56,"by":"olympus","kind":"GoOn","answer":"stop","seal":"988d12c34bef9d88"}
{"n":57,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"3d874107d28624db"}
{"n":58,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"80841d5b9b53cc5c"}
{"n":59,"by":"underworld","kind":"BeginTurn","answer":["minotaur","simple"],"seal":"d325a4fb56101f1b"}
{"n":60,"by":"underworld","kind":"Act","answer":"walk","seal":"223ba803221cc6e8"}
{"n":61,"by":"underworld","kind":"TracePath","answer":["east-cage"],"seal":"ddb8cc3bb45eaee2"}
{"n":62,"by":"underworld","kind":"Act","answer":["claim","stone1"],"seal":"dd449a00433e61ba"}
{"n":63,"by":"underworld","kind":"Act","answer":"end","seal":"5a7033018788336a"}
{"n":64,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"41e1bd8b769f587c"}
{"n":65,"by":"underworld","kind":"GoOn","answer":["cerberus","simple"],"seal":"4250a2dcf4818a0d"}
{"n":66,"by":"underworld","kind":"Pay","answer":["aow"],"seal":"0c4915c6e9fb1e5e"}
{"n":67,"by":"underworld","kind":"Act","answer":"walk","seal":"0c51261d4f55d4d5"}
{"n":68,"by":"underworld","kind":"TracePath","answer":["forge"],"seal":"6ad0469f1e2ced3f"}
{"n":69,"by":"underworld","kind":"Act","answer":["claim","stone3"],"seal":"f1425882908666ce"}
{"n":70,"by":"underworld","kind":"Act","answer":"end","seal":"d12b687e2d4dcfcf"}
{"n":71,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"d2a615b36e345dd7"}
{"n":72,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"b6e33d1ba5e78814"}
{"n":73,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"2147d67a0c1b5c2b"}
{"n":74,"by":"olympus","kind":"BeginTurn","answer":["search_card","athena"],"seal":"5b722d3148912d68"}
{"n":75,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"4a952e299566435d"}
{"n":76,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[11,2,9,4,1,10,3,8,6,7,5,0]},"seal":"de8175ddf9f3817d"}
{"n":77,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"323d19d648114449"}
{"n":78,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"8c92fd01be0bf195"}
{"n":79,"by":"olympus","kind":"BeginTurn","answer":["athena","simple"],"seal":"b5c7ab3228349f2f"}
{"n":80,"by":"olympus","kind":"Act","answer":"walk","seal":"c08c961090dae98e"}
{"n":81,"by":"olympus","kind":"TracePath","answer":["west-cage"],"seal":"a3c744cc775109d9"}
{"n":82,"by":"olympus","kind":"Act","answer":["claim","stone5"],"seal":"a5bc5076368e8ebb"}
{"n":83,"by":"olympus","kind":"Act","answer":"end","seal":"77eac6af81b2cbbb"}
{"n":84,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"ecc1a755c1b20f8f"}
{"n":85,"by":"olympus","kind":"GoOn","answer":["amazons","simple"],"seal":"64d2c1728fa8789a"}
{"n":86,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"0365873169cbfd97"}
{"n":87,"by":"olympus","kind":"Act","answer":"walk","seal":"e639e30f8954366c"}
{"n":88,"by":"olympus","kind":"TracePath","answer":["anvil","forge"],"seal":"f40434b9a139e8fa"}
{"n":89,"by":"olympus","kind":"Act","answer":"attack","seal":"a8eec1fdee673670"}
{"n":90,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"27e935b07c91dbda"}
{"n":91,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"7278c66d56d6a841"}
{"n":92,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"5cc5215e4d2731c9"}
{"n":93,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"11c3612684e1700b"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ff5c502d86279d72"}
{"n":95,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"040970b4c225f55a"}
{"n":96,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"a036803f5997ae01"}
{"n":97,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"229d6c8ae47d2b87"}
{"n":98,"by":"olympus","kind":"SpendDie","answer":"done","seal":"0cc1633750e2dc81"}
{"n":99,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"ce04fb9fee332f5f"}
{"n":100,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"706403f61fa863f8"}
{"n":101,"by":"underworld","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"87087e316b8ef074"}
{"n":102,"by":"underworld","kind":"Pay","answer":["aow"],"seal":"d1695be555d179a0"}
{"n":103,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,7,2,9,1,0,5,3,8,4]},"seal":"9754825fa08a5c46"}
{"n":104,"by":"underworld","kind":"BeginTurn","answer":["infernal_hounds","complex"],"seal":"7ab5ee0739232103"}
{"n":105,"by":"underworld","kind":"Act","answer":"run","seal":"3f0cdbb7ead6a9b4"}
{"n":106,"by":"underworld","kind":"TracePath","answer":["iron-road","guard-house","east-cage","chain-hall"],"seal":"70cd784b1890b780"}
{"n":107,"by":"underworld","kind":"Act","answer":"end","seal":"b745edb5de94e9c8"}
{"n":108,"by":"underworld","kind":"GoOn","answer":["cerberus","simple"],"seal":"40d2fd4912a00185"}
{"n":109,"by":"underworld","kind":"Pay","answer":["omphalos"],"seal":"6fca540250a9a1fe"}
{"n":110,"by":"underworld","kind":"Act","answer":"walk","seal":"912264a080ef657f"}
{"n":111,"by":"underworld","kind":"TracePath","answer":["lower-rift","chain-hall"],"seal":"e9ca93ecb7f803a8"}
{"n":112,"by":"underworld","kind":"Act","answer":"end","seal":"ae3e7a7abe00d9bf"}
{"n":113,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"9d0cc47788a6a40a"}
{"n":114,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"d66022e0f672423e"}
{"n":115,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"5bfb64ed6c5e9ec6"}
{"n":116,"by":"olympus","kind":"Act","answer":["absorb","stone5"],"seal":"c99eed4ccf1321ed"}
{"n":117,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"e81a7897f5622964"}
{"n":118,"by":"olympus","kind":"GoOn","answer":"stop","seal":"f29a99f85fddd27e"}
{"n":119,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"0d65068dce4756a0"}
{"n":120,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"d2686c35abc960b2"}
{"n":121,"by":"underworld","kind":"BeginTurn","answer":["infernal_warriors","complex"],"seal":"153909812fdd571e"}
{"n":122,"by":"underworld","kind":"Act","answer":"run","seal":"184e51e9385f213b"}
{"n":123,"by":"underworld","kind":"TracePath","answer":["east-cage","upper-rift"],"seal":"5586563a269ab4cb"}
{"n":124,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"9ca895053f27a394"}
{"n":125,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"01cf1297ee2ef6ae"}
{"n":126,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"8ec7d9fbec35cf52"}
{"n":127,"by":"olympus","kind":"BeginTurn","answer":["search_card","atalanta"],"seal":"7785614c5995e43e"}
{"n":128,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"2b3175ad8b7b3ff9"}
{"n":129,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,1,4,6,2,3,0]},"seal":"1f94cd445d1df170"}
{"n":130,"by":"olympus","kind":"BeginTurn","answer":["atalanta","simple"],"seal":"d52f73b94ec8744a"}
{"n":131,"by":"olympus","kind":"Act","answer":"walk","seal":"3d161a9ec8bd204f"}
{"n":132,"by":"olympus","kind":"TracePath","answer":["iron-road","upper-rift"],"seal":"c72135154bd33c8c"}
{"n":133,"by":"olympus","kind":"Act","answer":"attack","seal":"0557ce3bf631c3a6"}
{"n":134,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"4619d5b2937956fe"}
{"n":135,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"9df1cad1395282f7"}
{"n":136,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"5b9ce77c3624c6b8"}
{"n":137,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"c03f26372f4f3c62"}
{"n":138,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"dd9251429b1066ce"}
{"n":139,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"c2524cff3a02af76"}
{"n":140,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"1ee3c00984734f30"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"06bc9c7e468e87d1"}
{"n":142,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e6bf4b7738cba669"}
{"n":143,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"6f84b02ac78f755c"}
{"n":144,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"a46ab9e7b6c5773d"}
{"n":145,"by":"olympus","kind":"SpendDie","answer":"done","seal":"d25f1a244c335b1c"}
{"n":146,"by":"olympus","kind":"RerollFives","answer":3,"seal":"21f02db62003f9f4"}
{"n":147,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"6893965b195385f3"}
{"n":148,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"5cf16f776fbed7d6"}
{"n":149,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"f0956f90eea9f3dd"}
{"n":150,"by":"olympus","kind":"SpendDie","answer":[2,6],"seal":"188970a8e5900df0"}
{"n":151,"by":"olympus","kind":"Act","answer":"power:huntress","seal":"3b4dad754a1492ee"}
{"n":152,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"35794f2a37edf120"}
{"n":153,"by":"olympus","kind":"Act","answer":"walk","seal":"1bd5006ffc297b07"}
{"n":154,"by":"olympus","kind":"TracePath","answer":["guard-house","bone-yard","needle"],"seal":"f796bb181380f202"}
{"n":155,"by":"olympus","kind":"Act","answer":"attack","seal":"a24a307192ee2744"}
{"n":156,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"10e2aace94cd16de"}
{"n":157,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"c7cc4b57c5bb759a"}
{"n":158,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"4cac12775cde60fb"}
{"n":159,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"42271199053b7e65"}
{"n":160,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"358e0fb48ddb41b1"}
{"n":161,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"ed24d6b523203258"}
{"n":162,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4acfe70f4956babb"}
{"n":163,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"5b6bda1301b4196f"}
{"n":164,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"69fa3c7f44fa4b2d"}
{"n":165,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f73842f68970286c"}
{"n":166,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"6496c6e611fd3c71"}
{"n":167,"by":"olympus","kind":"SpendDie","answer":"done","seal":"b32dbb08c923c3f8"}
{"n":168,"by":"olympus","kind":"RerollFives","answer":1,"seal":"f577d976f23f6ad9"}
{"n":169,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"153543765bb075d1"}
{"n":170,"by":"olympus","kind":"SpendDie","answer":[1,3],"seal":"66a13996d3eb3bbf"}
{"n":171,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"9e1c55101c770bd6"}
{"n":172,"by":"olympus","kind":"SpendDie","answer":[2,5],"seal":"423f09fb635a1dd1"}
{"n":173,"by":"olympus","kind":"SpendDie","answer":[3,6],"seal":"624a1c6c2d61fe91"}
{"n":174,"by":"olympus","kind":"Act","answer":"end","seal":"a9023b9b23f77229"}
{"n":175,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"21dce286530c2f4e"}
{"n":176,"by":"olympus","kind":"GoOn","answer":"stop","seal":"998df6f4b86935f9"}
{"n":177,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"c9ec3c04f23b8e25"}
{"n":178,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"507538d2804ec2aa"}
{"n":179,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"46c78ae3675df9cb"}
{"n":180,"by":"underworld","kind":"Act","answer":["absorb","stone3"],"seal":"88e5f3062b3a57c5"}
{"n":181,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"f32404d172613d20"}
{"n":182,"by":"underworld","kind":"GoOn","answer":["minotaur","simple"],"seal":"3caca9321c0ef6bf"}
{"n":183,"by":"underworld","kind":"Pay","answer":["omphalos"],"seal":"2c397506e7215f45"}
{"n":184,"by":"underworld","kind":"Act","answer":"walk","seal":"7281300de2ec792c"}
{"n":185,"by":"underworld","kind":"TracePath","answer":["chain-hall"],"seal":"ee370668f898054c"}
{"n":186,"by":"underworld","kind":"Act","answer":"attack","seal":"de0344d5fc6925cb"}
{"n":187,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"b6c534e132704bfd"}
{"n":188,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"f34071588ad4a3a7"}
{"n":189,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4f1304e4acc1594f"}
{"n":190,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"9e039707505ad2de"}
{"n":191,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"953e825641beb28d"}
{"n":192,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ce3ae5f2d74a9a09"}
{"n":193,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"cbab8589636f80f8"}
{"n":194,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"384fbbaa6d0cc02b"}
{"n":195,"by":"underworld","kind":"BeforeBlanks","answer":["reroll","bloodlust",0,1],"seal":"da7854903fd931f3"}
{"n":196,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"6d7fa0c6934a74e0"}
{"n":197,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"f394ad35f8a0273d"}
{"n":198,"by":"underworld","kind":"BeforeBlanks","answer":"done","seal":"13d9611e230a8171"}
{"n":199,"by":"underworld","kind":"SpendDie","answer":[1,4],"seal":"2502f8f428553577"}
{"n":200,"by":"underworld","kind":"SpendDie","answer":"done","seal":"7d50e96c2cc626ea"}
{"n":201,"by":"underworld","kind":"RerollFives","answer":1,"seal":"0db70ccaa51d3515"}
{"n":202,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"3f29fa3d2964b0d1"}
{"n":203,"by":"underworld","kind":"SpendDie","answer":[3,4],"seal":"e1a8b28b1ca00fb5"}
{"n":204,"by":"underworld","kind":"SpendDie","answer":[4,5],"seal":"93879b6b00568a62"}
{"n":205,"by":"olympus","kind":"AnswerAttack","answer":"pass","seal":"37dae60afe0c29ce"}
{"n":206,"by":"underworld","kind":"Act","answer":"end","seal":"3ce3931e3c7e3735"}
{"n":207,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"a4e96f5e894c649c"}
{"n":208,"by":"olympus","kind":"BeginTurn","answer":["search_card","atalanta"],"seal":"5d6e8d36f1120dbb"}
{"n":209,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"a2fa4a4dd0ba3280"}
{"n":210,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,4,0,2,3]},"seal":"ac2efb5a560fdb16"}
{"n":211,"by":"olympus","kind":"BeginTurn","answer":["atalanta","simple"],"seal":"e812a6c28a5fcb06"}
{"n":212,"by":"olympus","kind":"Act","answer":"attack","seal":"ca440de1f217bb9b"}
{"n":213,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"4975ed32c94910b4"}
{"n":214,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"ef50dc264b87983c"}
{"n":215,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c4ac2d084ce64cf4"}
{"n":216,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e361e13b38a9a59d"}
{"n":217,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"1a351b379d2764e2"}
{"n":218,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"253276cf647810c5"}
{"n":219,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2177ffe64d03f92d"}
{"n":220,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"3125c64daac11a12"}
{"n":221,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"473b0406c65d8c9e"}
{"n":222,"by":"olympus","kind":"SpendDie","answer":"done","seal":"7592f8cc5c460392"}
{"n":223,"by":"olympus","kind":"RerollFives","answer":2,"seal":"59d92984896d3391"}
{"n":224,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"bee783079ec20984"}
{"n":225,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"fc813cfe2c1721a0"}
{"n":226,"by":"olympus","kind":"SpendDie","answer":[2,3],"seal":"ac50489a0a050ee6"}
{"n":227,"by":"olympus","kind":"SpendDie","answer":[3,4],"seal":"f9427eede312db66"}
{"n":228,"by":"olympus","kind":"SpendDie","answer":[3,5],"seal":"a59dd661d10b0b6b"}
{"n":229,"by":"underworld","kind":"ChooseCard","answer":"hades","seal":"dfb38c77680c4131"}
{"n":230,"by":"olympus","kind":"Act","answer":"power:huntress","seal":"dd5c399d4057b5e0"}
{"n":231,"by":"olympus","kind":"Pay","answer":["omphalos"],"seal":"4df36996b7e9535d"}
{"n":232,"by":"olympus","kind":"Act","answer":"attack","seal":"04902f81defbb3c6"}
{"n":233,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"4e33e58215bd661e"}
{"n":234,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"b7a35064e0f1358c"}
{"n":235,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"9a20076efac4bcb5"}
{"n":236,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"780bb71d2db6f4e9"}
{"n":237,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f616e3561edb6b3a"}
{"n":238,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f08eafbc6f37fc5f"}
{"n":239,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"65539a9b8496f7ed"}
{"n":240,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"010e73ed59cb15f5"}
{"n":241,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e294d7ecc18ebf94"}
{"n":242,"by":"olympus","kind":"SpendDie","answer":[1,3],"seal":"edf750f3bc5e03c8"}
{"n":243,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"78fdc0683162d345"}
{"n":244,"by":"olympus","kind":"SpendDie","answer":"done","seal":"3a13ed9a18ed8dfa"}
{"n":245,"by":"olympus","kind":"RerollFives","answer":1,"seal":"907c29568232e890"}
{"n":246,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"bafce8fcba0dd6e6"}
{"n":247,"by":"olympus","kind":"Act","answer":"walk","seal":"fc983c84c7c199b6"}
{"n":248,"by":"olympus","kind":"TracePath","answer":["chain-hall"],"seal":"e4bbd81a27919b99"}
{"n":249,"by":"olympus","kind":"Act","answer":"end","seal":"80e5c3bde9ffedfe"}
{"n":250,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"f0895d46278cda3c"}
{"n":251,"by":"olympus","kind":"GoOn","answer":"stop","seal":"ad6c20a93a74464b"}
{"n":252,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"a4fc06f4a83a7d5d"}
{"n":253,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"a32fe83a34edb3cb"}
{"n":254,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"93959ee6b144a5b4"}
{"n":255,"by":"underworld","kind":"Act","answer":["absorb","stone1"],"seal":"3c648ee871bbbd83"}
{"n":256,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"7d87f273650d698f"}
{"n":257,"by":"underworld","kind":"GoOn","answer":"stop","seal":"3304c68070330152"}
{"n":258,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"729a1e59ba41d9b1"}
{"n":259,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"6da0b8a21f970cbb"}
{"n":260,"by":"olympus","kind":"BeginTurn","answer":["amazons","simple"],"seal":"9e579b5a281b80ae"}
{"n":261,"by":"olympus","kind":"Act","answer":"walk","seal":"a7f2df70597e253d"}
{"n":262,"by":"olympus","kind":"TracePath","answer":["upper-rift"],"seal":"7bb26e6d6de0c1b4"}
{"n":263,"by":"olympus","kind":"Act","answer":"attack","seal":"381175e04b9c4d4d"}
{"n":264,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"d869505a5f4d9058"}
{"n":265,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"4807e2567e37760c"}
{"n":266,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"044d8d8537d5cc8f"}
{"n":267,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f94f31c4dbcf35a8"}
{"n":268,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"c7d4cf08381d9559"}
{"n":269,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"4bf002ed6f5a79cd"}
{"n":270,"by":"olympus","kind":"SpendDie","answer":[1,5],"seal":"2f1e63a975a65f66"}
{"n":271,"by":"olympus","kind":"SpendDie","answer":[2,6],"seal":"d5d4d942bb6d8b36"}
{"n":272,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"bac53ec2647dbdb0"}
{"n":273,"by":"olympus","kind":"GoOn","answer":"stop","seal":"ab740c3642c86d24"}
{"n":274,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"a7cffb6915216c37"}
{"n":275,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"2bb5bd9e5874c63a"}
{"n":276,"by":"underworld","kind":"BeginTurn","answer":["search_card","hades"],"seal":"82cf7cfadc202679"}
{"n":277,"by":"underworld","kind":"Pay","answer":["omphalos"],"seal":"9e17162f935ce5f8"}
{"n":278,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,2,4,0,1]},"seal":"8672ca544d69fe1a"}
{"n":279,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"2b8e473aeb932045"}
{"n":280,"by":"underworld","kind":"Act","answer":["absorb","stone7"],"seal":"d2219e037c90d494"}
{"n":281,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"98720e5e3ba96096"}
{"n":282,"by":"underworld","kind":"GoOn","answer":"stop","seal":"979bfdc58cbbbabc"}
{"n":283,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"2bab6782b35d98b3"}
{"n":284,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"984e52e64d53532d"}
{"n":285,"by":"olympus","kind":"BeginTurn","answer":["amazons","simple"],"seal":"884f57b28b003463"}
{"n":286,"by":"olympus","kind":"Act","answer":"walk","seal":"071a299420a33fa0"}
{"n":287,"by":"olympus","kind":"TracePath","answer":["iron-road","upper-rift"],"seal":"c3fbe3cbb9c11bbe"}
{"n":288,"by":"olympus","kind":"Act","answer":"attack","seal":"9baa187d103a9e6d"}
{"n":289,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"c12d1b2ae6aa90c6"}
{"n":290,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"cfeae603241786dd"}
{"n":291,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3f80de317424d17d"}
{"n":292,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"d28e433994d37ccc"}
{"n":293,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"22eedc1e61a53f77"}
{"n":294,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"425b6365e6b28e8b"}
{"n":295,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"592fa32daec4be07"}
{"n":296,"by":"olympus","kind":"SpendDie","answer":"done","seal":"b371b33692d466fc"}
{"n":297,"by":"olympus","kind":"RerollFives","answer":1,"seal":"f00b776aba37ed2c"}
{"n":298,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"258b4d95345d5b2b"}
{"n":299,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"0ab2d0061cf109cd"}
{"n":300,"by":"olympus","kind":"GoOn","answer":"stop","seal":"af54fd7f75927474"}
{"n":301,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"4e82be909df38f56"}
{"n":302,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"fdceb8f2692834b3"}
{"n":303,"by":"underworld","kind":"BeginTurn","answer":"heal","seal":"23cdb1ff4e2cb94b"}
{"n":304,"by":"underworld","kind":"BeginTurn","answer":["hades","simple"],"seal":"6e85e7acfcbf771c"}
{"n":305,"by":"underworld","kind":"Act","answer":"walk","seal":"92a65c0bd25d5234"}
{"n":306,"by":"underworld","kind":"TracePath","answer":["east-cage"],"seal":"2ec49f653e466fac"}
{"n":307,"by":"underworld","kind":"Act","answer":"attack","seal":"0840fed6172c5771"}
{"n":308,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"e231c2655abf5093"}
{"n":309,"by":"underworld","kind":"ChooseTarget","answer":"atalanta","seal":"58f6869b6e055985"}
{"n":310,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"991b77c948ff8a8b"}
{"n":311,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b840d6b48606bae7"}
{"n":312,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"40d92609c2520ebc"}
{"n":313,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6ca27fad66325fa4"}
{"n":314,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"bb4584c914519b10"}
{"n":315,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"96300ca35558fe01"}
{"n":316,"by":"underworld","kind":"SpendDie","answer":[1,5],"seal":"ef7ef307e96d3052"}
{"n":317,"by":"underworld","kind":"SpendDie","answer":[3,4],"seal":"750b47687e5ddef9"}
{"n":318,"by":"underworld","kind":"SpendDie","answer":[3,5],"seal":"2eb33f8d9d666e6a"}
{"n":319,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"d8091fea9aada808"}
{"n":320,"by":"underworld","kind":"GoOn","answer":"stop","seal":"44aa928e3714387d"}
{"n":321,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"49d6d8aff6cc3eee"}
{"n":322,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"329ccaecb3822659"}
{"n":323,"by":"olympus","kind":"BeginTurn","answer":["hoplites","complex"],"seal":"7dcf3daa17f2ab54"}
{"n":324,"by":"olympus","kind":"Act","answer":"run","seal":"38640f9ab51f2d04"}
{"n":325,"by":"olympus","kind":"TracePath","answer":["charred-wood","ash-gate"],"seal":"7b3c32203e196b8f"}
{"n":326,"by":"olympus","kind":"Act","answer":"end","seal":"5c7b9f4f4ac593ea"}
{"n":327,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"e3d228d50fdaf28f"}
{"n":328,"by":"olympus","kind":"GoOn","answer":"stop","seal":"42c00d669f2d048c"}
{"n":329,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"7004ef92db1e18a3"}
{"n":330,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"c6f576779e83e814"}
{"n":331,"by":"underworld","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"bba592ac3683a063"}
{"n":332,"by":"underworld","kind":"Act","answer":"attack","seal":"406a60e995afcd39"}
{"n":333,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"dcc442cd7d4f4f02"}
{"n":334,"by":"underworld","kind":"DeclareTalents","answer":["torment"],"seal":"a4c07971ae36be49"}
{"n":335,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"f9cce16ce9a2ad7f"}
{"n":336,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"933ec131bf0a1a42"}
{"n":337,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"f7c9046da65ba928"}
{"n":338,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"77bd8bee2131428d"}
{"n":339,"by":"underworld","kind":"ChooseCard","answer":"hades","seal":"13ad225c92c2d587"}
{"n":340,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"00b8dee6f33c887a"}
{"n":341,"by":"underworld","kind":"GoOn","answer":"stop","seal":"282a2bc4bbe32811"}
{"n":342,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"86fde1d378eafbb0"}
{"n":343,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"e3f804c85c694991"}
{"n":344,"by":"olympus","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"bc0927e6661f01a1"}
{"n":345,"by":"olympus","kind":"Act","answer":"walk","seal":"5ccbf509deb923ca"}
{"n":346,"by":"olympus","kind":"TracePath","answer":["west-cage"],"seal":"89a57cd05609d4bd"}
{"n":347,"by":"olympus","kind":"Act","answer":"end","seal":"18f615c4af07df2b"}
{"n":348,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"8afaa429e67b9f7e"}
{"n":349,"by":"olympus","kind":"GoOn","answer":"stop","seal":"4f9cb7bf61f1d6c1"}
{"n":350,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"0250353d19da3fe1"}
{"n":351,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"a7db072603201b80"}
{"n":352,"by":"underworld","kind":"BeginTurn","answer":["hades","simple"],"seal":"147b7a8f6bff1695"}
{"n":353,"by":"underworld","kind":"Act","answer":"attack","seal":"6a52ad2a14a4bbea"}
{"n":354,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"afb70fac00fefd8e"}
{"n":355,"by":"underworld","kind":"ChooseTarget","answer":"amazons","seal":"3104cb670f458222"}
{"n":356,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"04582ddc24180725"}
{"n":357,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"7144bfe314449618"}
{"n":358,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3eb3c3c9064835d5"}
{"n":359,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"c0972d959f76701f"}
{"n":360,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e11baa94af80623c"}
{"n":361,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"dcd82ac1fd6bc71d"}
{"n":362,"by":"underworld","kind":"SpendDie","answer":[2,4],"seal":"352ec922957af118"}
{"n":363,"by":"underworld","kind":"SpendDie","answer":[2,4],"seal":"2f6431b5f5ec6669"}
{"n":364,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"1fd4e3a35a5b201a"}
{"n":365,"by":"underworld","kind":"GoOn","answer":"stop","seal":"238242fa3af785ca"}
{"n":366,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"e5a5fb100c0c2ee4"}
{"n":367,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"da3476c13f9ba5bf"}
{"n":368,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"d3b0c7f71147bee1"}
{"n":369,"by":"olympus","kind":"Act","answer":["absorb","stone4"],"seal":"01d8bd8c47f84f0e"}
{"end":{"is":"Ended","winners":["olympus"],"reason":"stones","rule":"MYT-WIN-03","score":[["olympus",3.0],["underworld",4.0]]},"events":594,"seal":"faf80fc2321ffc2c"}
