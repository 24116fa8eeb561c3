{"format":"pas-record/1","game":"mythic","rules":"1.5","players":["olympus","underworld"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"What the cages hold","players":["olympus","underworld"],"mode":"adventure","divinity":"god","lead":"olympus","armies":{"olympus":["athena","heracles","atalanta","hoplites","amazons"],"underworld":["hades","minotaur","cerberus","infernal_hounds","infernal_warriors"]},"zones":{"olympus":["ash-gate","charred-wood","iron-road","titan-steps"],"underworld":["shade-field","tomb","chain-hall","south-pit"]},"victory":[{"kind":"last_divinity"},{"kind":"stones","count":3,"player":"olympus"},{"kind":"rounds","count":10,"player":"underworld"}],"boards":{"The pit of Tartarus":{"name":"The pit of Tartarus","areas":[{"id":"ash-gate","name":"Gate of ashes","terrain":"open_ground","capacity":4,"icon":[3.9,20.9],"polygon":[[7.0,18.4],[7.0,24.0],[0.0,24.0],[0.0,18.0],[6.0,17.6]]},{"id":"charred-wood","name":"Charred wood","terrain":"forest","capacity":3,"icon":[10.2,20.9],"polygon":[[13.4,19.0],[13.0,24.0],[7.0,24.0],[7.0,18.4],[12.2,17.5]]},{"id":"iron-road","name":"Iron road","terrain":"open_ground","capacity":4,"icon":[17.1,21.3],"polygon":[[18.8,18.5],[19.6,19.1],[20.0,24.0],[13.0,24.0],[13.4,19.0]]},{"id":"guard-house","name":"Guard house","terrain":"ruins","capacity":3,"icon":[23.4,21.0],"polygon":[[27.0,24.0],[20.0,24.0],[19.6,19.1],[23.8,17.6],[27.0,19.7]]},{"id":"bone-yard","name":"Bone yard","terrain":"open_ground","capacity":4,"icon":[30.5,20.9],"polygon":[[36.0,19.1],[36.0,24.0],[27.0,24.0],[27.0,19.7],[29.7,17.5]]},{"id":"west-cage","name":"West cage","terrain":"cage","capacity":2,"icon":[3.1,14.6],"polygon":[[6.0,17.6],[0.0,18.0],[0.0,9.6],[6.4,12.8]]},{"id":"lava-bend","name":"Bend of fire","terrain":"lava","capacity":3,"icon":[10.0,14.6],"polygon":[[13.6,9.6],[15.5,13.1],[12.3,16.8],[12.2,17.5],[7.0,18.4],[6.0,17.6],[6.4,12.8],[9.2,11.3],[10.0,9.9]]},{"id":"anvil","name":"The anvil","terrain":"open_ground","capacity":3,"icon":[16.1,16.2],"polygon":[[18.3,13.6],[18.8,18.5],[13.4,19.0],[12.2,17.5],[12.3,16.8],[15.5,13.1]]},{"id":"upper-rift","name":"Upper rift","terrain":"rift","capacity":2,"icon":[21.1,15.1],"polygon":[[23.8,13.0],[23.8,17.6],[19.6,19.1],[18.8,18.5],[18.3,13.6],[20.1,12.1]]},{"id":"east-cage","name":"East cage","terrain":"cage","capacity":3,"icon":[26.7,16.1],"polygon":[[29.3,12.7],[29.7,17.5],[27.0,19.7],[23.8,17.6],[23.8,13.0],[25.5,11.8]]},{"id":"needle","name":"The needle","terrain":"rock","capacity":1,"icon":[32.7,14.9],"polygon":[[31.0,11.4],[36.0,12.2],[36.0,19.1],[29.7,17.5],[29.3,12.7]]},{"id":"titan-steps","name":"Titans' steps","terrain":"stairs","capacity":2,"icon":[6.3,9.3],"polygon":[[6.4,12.8],[0.0,9.6],[0.0,8.2],[7.8,5.6],[10.0,9.9],[9.2,11.3]]},{"id":"forge","name":"The forge","terrain":"open_ground","capacity":4,"icon":[16.9,9.9],"polygon":[[20.1,12.1],[18.3,13.6],[15.5,13.1],[13.6,9.6],[15.9,6.8],[19.2,7.2]]},{"id":"lower-rift","name":"Lower rift","terrain":"rift","capacity":3,"icon":[22.4,8.9],"polygon":[[25.5,11.8],[23.8,13.0],[20.1,12.1],[19.2,7.2],[21.7,5.4],[25.0,6.7]]},{"id":"chain-hall","name":"Hall of chains","terrain":"open_ground","capacity":4,"icon":[28.0,9.1],"polygon":[[29.3,12.7],[25.5,11.8],[25.0,6.7],[28.5,5.0],[30.5,6.4],[31.0,11.4]]},{"id":"black-crag","name":"Black crag","terrain":"cliff","capacity":2,"icon":[33.4,8.4],"polygon":[[30.5,6.4],[36.0,4.9],[36.0,12.2],[31.0,11.4]]},{"id":"fire-lake","name":"Lake of fire","terrain":"lava","capacity":4,"icon":[12.2,6.9],"polygon":[[13.6,9.6],[10.0,9.9],[7.8,5.6],[8.0,5.0],[14.3,3.6],[15.9,6.8]]},{"id":"styx","name":"Backwater of the Styx","terrain":"swamp","capacity":3,"icon":[3.5,3.4],"polygon":[[7.8,5.6],[0.0,8.2],[0.0,0.0],[6.9,0.0],[8.0,5.0]]},{"id":"ferry","name":"The ferry","terrain":"water","capacity":3,"icon":[9.7,2.3],"polygon":[[14.3,3.6],[8.0,5.0],[6.9,0.0],[15.1,0.0]]},{"id":"south-pit","name":"The pit","terrain":"open_ground","capacity":4,"icon":[18.1,3.5],"polygon":[[19.2,7.2],[15.9,6.8],[14.3,3.6],[15.1,0.0],[21.3,0.0],[21.7,5.4]]},{"id":"shade-field","name":"Field of shades","terrain":"open_ground","capacity":4,"icon":[24.9,3.2],"polygon":[[25.0,6.7],[21.7,5.4],[21.3,0.0],[28.5,0.0],[28.5,5.0]]},{"id":"tomb","name":"The tomb","terrain":"ruins","capacity":3,"icon":[31.5,3.0],"polygon":[[28.5,5.0],[28.5,0.0],[36.0,0.0],[36.0,4.9],[30.5,6.4]]}],"boundaries":[{"between":["ash-gate","charred-wood"],"kind":"normal"},{"between":["ash-gate","west-cage"],"kind":"cage_walls"},{"between":["ash-gate","lava-bend"],"kind":"normal"},{"between":["charred-wood","iron-road"],"kind":"normal"},{"between":["charred-wood","lava-bend"],"kind":"normal"},{"between":["charred-wood","anvil"],"kind":"normal"},{"between":["iron-road","guard-house"],"kind":"wall","line":[[19.6,19.1],[19.8,21.55]]},{"between":["iron-road","guard-house"],"kind":"normal","line":[[19.8,21.55],[20.0,24.0]]},{"between":["iron-road","anvil"],"kind":"chains","line":[[13.4,19.0],[16.1,18.75]]},{"between":["iron-road","anvil"],"kind":"normal","line":[[16.1,18.75],[18.8,18.5]]},{"between":["iron-road","upper-rift"],"kind":"normal"},{"between":["guard-house","bone-yard"],"kind":"normal"},{"between":["guard-house","upper-rift"],"kind":"normal"},{"between":["guard-house","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","east-cage"],"kind":"cage_walls"},{"between":["bone-yard","needle"],"kind":"normal","low":"bone-yard"},{"between":["west-cage","lava-bend"],"kind":"cage_walls"},{"between":["west-cage","titan-steps"],"kind":"cage_walls","line":[[0.0,9.6],[3.2,11.2]]},{"between":["west-cage","titan-steps"],"kind":"normal","line":[[3.2,11.2],[6.4,12.8]]},{"between":["lava-bend","anvil"],"kind":"escarpment"},{"between":["lava-bend","titan-steps"],"kind":"normal","low":"lava-bend"},{"between":["lava-bend","forge"],"kind":"normal"},{"between":["lava-bend","fire-lake"],"kind":"normal"},{"between":["anvil","upper-rift"],"kind":"normal"},{"between":["anvil","forge"],"kind":"normal"},{"between":["upper-rift","east-cage"],"kind":"cage_walls"},{"between":["upper-rift","forge"],"kind":"normal"},{"between":["upper-rift","lower-rift"],"kind":"normal"},{"between":["east-cage","needle"],"kind":"cage_walls"},{"between":["east-cage","lower-rift"],"kind":"cage_walls"},{"between":["east-cage","chain-hall"],"kind":"cage_walls","line":[[25.5,11.8],[27.4,12.25]]},{"between":["east-cage","chain-hall"],"kind":"chains","line":[[27.4,12.25],[29.3,12.7]]},{"between":["needle","chain-hall"],"kind":"normal","low":"chain-hall"},{"between":["needle","black-crag"],"kind":"escarpment"},{"between":["titan-steps","fire-lake"],"kind":"escarpment","low":"fire-lake"},{"between":["titan-steps","styx"],"kind":"normal","low":"styx"},{"between":["forge","lower-rift"],"kind":"normal"},{"between":["forge","fire-lake"],"kind":"normal"},{"between":["forge","south-pit"],"kind":"wall","line":[[15.9,6.8],[17.55,7.0]]},{"between":["forge","south-pit"],"kind":"normal","line":[[17.55,7.0],[19.2,7.2]]},{"between":["lower-rift","chain-hall"],"kind":"chains"},{"between":["lower-rift","south-pit"],"kind":"normal"},{"between":["lower-rift","shade-field"],"kind":"normal"},{"between":["chain-hall","black-crag"],"kind":"normal"},{"between":["chain-hall","shade-field"],"kind":"chains"},{"between":["chain-hall","tomb"],"kind":"chains","line":[[28.5,5.0],[29.5,5.7]]},{"between":["chain-hall","tomb"],"kind":"wall","line":[[29.5,5.7],[30.5,6.4]]},{"between":["black-crag","tomb"],"kind":"normal"},{"between":["fire-lake","styx"],"kind":"normal"},{"between":["fire-lake","ferry"],"kind":"normal"},{"between":["fire-lake","south-pit"],"kind":"normal"},{"between":["styx","ferry"],"kind":"normal"},{"between":["ferry","south-pit"],"kind":"normal"},{"between":["south-pit","shade-field"],"kind":"normal"},{"between":["shade-field","tomb"],"kind":"wall"}],"skulls":[{"rift":"upper-rift","between":["anvil","guard-house"]},{"rift":"lower-rift","between":["forge","chain-hall"]},{"rift":"upper-rift","between":["anvil","lower-rift"]},{"rift":"lower-rift","between":["upper-rift","chain-hall"]}],"zones":[{"side":"north","areas":["ash-gate","charred-wood","iron-road","guard-house","bone-yard"],"players":2},{"side":"south","areas":["styx","ferry","south-pit","shade-field","tomb"],"players":2},{"side":"north","areas":["iron-road","guard-house","bone-yard"],"players":3},{"side":"south","areas":["south-pit","shade-field","tomb"],"players":3},{"side":"west","areas":["ash-gate","titan-steps","styx"],"players":3},{"side":"north","areas":["iron-road","guard-house"],"players":4},{"side":"south","areas":["south-pit","shade-field"],"players":4},{"side":"west","areas":["ash-gate","titan-steps"],"players":4},{"side":"east","areas":["tomb","chain-hall"],"players":4}],"stones":[{"area":"forge","mythology":"greek"},{"area":"anvil","mythology":"greek"},{"area":"chain-hall","mythology":"greek"},{"area":"titan-steps","mythology":"greek"},{"area":"charred-wood","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}],"stones":[{"area":"east-cage","mythology":"greek"},{"area":"chain-hall","mythology":"greek"},{"area":"forge","mythology":"greek"},{"area":"anvil","mythology":"greek"},{"area":"west-cage","mythology":"greek"},{"area":"titan-steps","mythology":"greek"},{"area":"charred-wood","mythology":"greek"}],"placed":{"infernal_hounds":"east-cage","minotaur":"chain-hall"}},"seal":"ac458511cb88ee55"}
{"n":1,"by":"olympus","kind":"PlaceTroop","answer":["hoplites","iron-road"],"seal":"8c5c03aaa1772bd1"}
{"n":2,"by":"underworld","kind":"PlaceTroop","answer":["infernal_warriors","chain-hall"],"seal":"1671dacefe3fc072"}
{"n":3,"by":"olympus","kind":"PlaceTroop","answer":["amazons","iron-road"],"seal":"d45ce03d7992d821"}
{"n":4,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[10,20,14,1,4,21,13,6,7,18,8,24,19,9,16,15,12,25,11,17,23,3,2,22,5,0]},"seal":"814309019afb4933"}
{"n":5,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[8,20,7,0,15,2,12,21,11,10,19,6,16,17,4,9,18,5,3,14,1,13]},"seal":"c5a87e283b760e2a"}
{"n":6,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"13a7e1ec40c6dac0"}
{"n":7,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"5c764b6e26f4a43b"}
{"n":8,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"c1f3c2f4752cfc5c"}
{"n":9,"by":"olympus","kind":"Act","answer":["deploy","titan-steps"],"seal":"1359cdd646c771ca"}
{"n":10,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"1212cc1841567d8d"}
{"n":11,"by":"olympus","kind":"GoOn","answer":["atalanta","complex"],"seal":"03b1b8d5af9c26f0"}
{"n":12,"by":"olympus","kind":"Act","answer":["deploy","charred-wood"],"seal":"70cc49e3c4deb27a"}
{"n":13,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"eaae333f6bc5b3ee"}
{"n":14,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"e1a43b79a7306c13"}
{"n":15,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"57654b211e73c3f7"}
{"n":16,"by":"underworld","kind":"BeginTurn","answer":"draw_cards","seal":"580d4a979c54fc78"}
{"n":17,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"bfde013e25d3f7e4"}
{"n":18,"by":"underworld","kind":"Act","answer":["deploy","chain-hall"],"seal":"d1a4a1b8c72eb4a7"}
{"n":19,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"d26e072b02d32c28"}
{"n":20,"by":"underworld","kind":"GoOn","answer":["cerberus","complex"],"seal":"7658389b1465076c"}
{"n":21,"by":"underworld","kind":"Act","answer":["deploy","south-pit"],"seal":"3bcef3316a46dc08"}
{"n":22,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"4370f7e83fb8f1ef"}
{"n":23,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"4b4d11e0d45e47d5"}
{"n":24,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"d78c234838482542"}
{"n":25,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"755f44077ac4ea13"}
{"n":26,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"6910eb129355a498"}
{"n":27,"by":"olympus","kind":"Act","answer":["absorb","stone6"],"seal":"c9c75fec10744535"}
{"n":28,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"4d32e799d2bcf4be"}
{"n":29,"by":"olympus","kind":"GoOn","answer":["heracles","complex"],"seal":"6cc14bdffca3a06b"}
{"n":30,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"3875cfd0cd44f372"}
{"n":31,"by":"olympus","kind":"Act","answer":["deploy","charred-wood"],"seal":"cd553313f125db12"}
{"n":32,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"68cc3eb170370663"}
{"n":33,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"beecac6ce54d0542"}
{"n":34,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"8ea3e1ab25bad761"}
{"n":35,"by":"underworld","kind":"BeginTurn","answer":"draw_cards","seal":"844d41fab5241425"}
{"n":36,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"e55662871d7e5315"}
{"n":37,"by":"underworld","kind":"Act","answer":["absorb","stone2"],"seal":"8950b2007a625a74"}
{"n":38,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"552a243097afdd8e"}
{"n":39,"by":"underworld","kind":"GoOn","answer":["infernal_hounds","simple"],"seal":"1afbd756f5a330bf"}
{"n":40,"by":"underworld","kind":"Pay","answer":["aow"],"seal":"e540209d016bc22c"}
{"n":41,"by":"underworld","kind":"Act","answer":"walk","seal":"6461e7cd80283475"}
{"n":42,"by":"underworld","kind":"TracePath","answer":["upper-rift","anvil","charred-wood"],"seal":"c14b30edcdee2a4f"}
{"n":43,"by":"underworld","kind":"Act","answer":["claim","stone7"],"seal":"98b366c66eb8a8ef"}
{"n":44,"by":"underworld","kind":"Act","answer":"end","seal":"19db5ca0c406db2a"}
{"n":45,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"cd985acbc3db58ca"}
{"n":46,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"e58f5bb21045f27c"}
{"n":47,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"f209d924f0e4acb8"}
{"n":48,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"e75deb8f9c0dae34"}
{"n":49,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"1ca973cd7534a6cd"}
{"n":50,"by":"olympus","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"b4e469cf02bd8e79"}
{"n":51,"by":"olympus","kind":"Act","answer":"walk","seal":"8cc4d005105f02b6"}
{"n":52,"by":"olympus","kind":"TracePath","answer":["anvil"],"seal":"8e94160d0d05c83e"}
{"n":53,"by":"olympus","kind":"Act","answer":["claim","stone4"],"seal":"9d54f4daacffc5ff"}
{"n":54,"by":"olympus","kind":"Act","answer":"end","seal":"fbaa0bd097292bd7"}
{"n":55,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"6f2bf33348655e58"}
{"n":56,"by":"olympus","kind":"GoOn","answer":"stop","seal":"d36c183a8720aad5"}
{"n":57,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"81653217a40ca7e7"}
{"n":58,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"90cdfc3bc91263ca"}
{"n":59,"by":"underworld","kind":"BeginTurn","answer":["minotaur","simple"],"seal":"6b642995af0307cc"}
{"n":60,"by":"underworld","kind":"Act","answer":"walk","seal":"43a19777db8cd486"}
{"n":61,"by":"underworld","kind":"TracePath","answer":["east-cage"],"seal":"d49d1625fe15d39a"}
{"n":62,"by":"underworld","kind":"Act","answer":["claim","stone1"],"seal":"ef771f7d3afc26c0"}
{"n":63,"by":"underworld","kind":"Act","answer":"end","seal":"a86d3045d0ee6aef"}
{"n":64,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"a42fd7bef5266f8d"}
{"n":65,"by":"underworld","kind":"GoOn","answer":["cerberus","simple"],"seal":"0a4251cbedfce9e9"}
{"n":66,"by":"underworld","kind":"Pay","answer":["aow"],"seal":"9f36e355a8031330"}
{"n":67,"by":"underworld","kind":"Act","answer":"walk","seal":"2f8874f7149e82ed"}
{"n":68,"by":"underworld","kind":"TracePath","answer":["forge"],"seal":"c8ccdb5e2d91a59a"}
{"n":69,"by":"underworld","kind":"Act","answer":["claim","stone3"],"seal":"7bb3f8bd9979a430"}
{"n":70,"by":"underworld","kind":"Act","answer":"end","seal":"93531d9e9201edcf"}
{"n":71,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"bb531b99e1cd1beb"}
{"n":72,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"c83c5f024cc14110"}
{"n":73,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"592ac2a3554ed5ea"}
{"n":74,"by":"olympus","kind":"BeginTurn","answer":["search_card","athena"],"seal":"f1495ea82f247d08"}
{"n":75,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"d1b142e785e382a1"}
{"n":76,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[11,2,9,4,1,10,3,8,6,7,5,0]},"seal":"dfeb46eb310ee8a9"}
{"n":77,"by":"olympus","kind":"BeginTurn","answer":"draw_cards","seal":"559ef4f95fc057a6"}
{"n":78,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"26c026faaf234924"}
{"n":79,"by":"olympus","kind":"BeginTurn","answer":["athena","simple"],"seal":"d8ae131e6b8a54f4"}
{"n":80,"by":"olympus","kind":"Act","answer":"walk","seal":"83b84a1b57c27696"}
{"n":81,"by":"olympus","kind":"TracePath","answer":["west-cage"],"seal":"60601eacf547207b"}
{"n":82,"by":"olympus","kind":"Act","answer":["claim","stone5"],"seal":"99dd3323c3edec0d"}
{"n":83,"by":"olympus","kind":"Act","answer":"end","seal":"4640165d56dd5329"}
{"n":84,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"b50d86e8aa8add6c"}
{"n":85,"by":"olympus","kind":"GoOn","answer":["amazons","simple"],"seal":"c18554eb46395cd5"}
{"n":86,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"34895bec02225bfa"}
{"n":87,"by":"olympus","kind":"Act","answer":"walk","seal":"0335500396f3332a"}
{"n":88,"by":"olympus","kind":"TracePath","answer":["anvil","forge"],"seal":"e762c428d580d11f"}
{"n":89,"by":"olympus","kind":"Act","answer":"attack","seal":"a463cd67b68e4eb5"}
{"n":90,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"0e13342891d0adff"}
{"n":91,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"7b6ca7dc44307bbc"}
{"n":92,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"2a92121f87409215"}
{"n":93,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b290449c3a62829c"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"7340b3a2f55abd22"}
{"n":95,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"d2b417c05d2f020c"}
{"n":96,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"2ac3d557b39e0ed6"}
{"n":97,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"24575e86a714cfc6"}
{"n":98,"by":"olympus","kind":"SpendDie","answer":"done","seal":"87f6df14dd7a1873"}
{"n":99,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"a890e04e0abe57dc"}
{"n":100,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"407013a911749376"}
{"n":101,"by":"underworld","kind":"BeginTurn","answer":["search_card","infernal_hounds"],"seal":"31ebfa0ef7ca3966"}
{"n":102,"by":"underworld","kind":"Pay","answer":["aow"],"seal":"675022c29a25c51b"}
{"n":103,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,7,2,9,1,0,5,3,8,4]},"seal":"8e169f0cf6b13d02"}
{"n":104,"by":"underworld","kind":"BeginTurn","answer":["infernal_hounds","complex"],"seal":"127fdbb15c490040"}
{"n":105,"by":"underworld","kind":"Act","answer":"run","seal":"7a4671c2a67aff98"}
{"n":106,"by":"underworld","kind":"TracePath","answer":["iron-road","guard-house","east-cage","chain-hall"],"seal":"6f73a978cc82ff8f"}
{"n":107,"by":"underworld","kind":"Act","answer":"end","seal":"846666a68998c376"}
{"n":108,"by":"underworld","kind":"GoOn","answer":["cerberus","simple"],"seal":"2dcecf287dd95ea9"}
{"n":109,"by":"underworld","kind":"Pay","answer":["omphalos"],"seal":"c48f654c2d1c9813"}
{"n":110,"by":"underworld","kind":"Act","answer":"walk","seal":"79ec6117ec63fb34"}
{"n":111,"by":"underworld","kind":"TracePath","answer":["lower-rift","chain-hall"],"seal":"1b5f21397a71d71d"}
{"n":112,"by":"underworld","kind":"Act","answer":"end","seal":"03d214d1888b8840"}
{"n":113,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"edd8167ce4294a97"}
{"n":114,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"c141dc36dca337d0"}
{"n":115,"by":"olympus","kind":"BeginTurn","answer":["athena","complex"],"seal":"d0d2d6bdf6a93a33"}
{"n":116,"by":"olympus","kind":"Act","answer":["absorb","stone5"],"seal":"debaa2c5515821b7"}
{"n":117,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"2992ed31b5810fa4"}
{"n":118,"by":"olympus","kind":"GoOn","answer":"stop","seal":"a311012f6909ece6"}
{"n":119,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"276d7c9e61ebcabd"}
{"n":120,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"9627e1d40dffb626"}
{"n":121,"by":"underworld","kind":"BeginTurn","answer":["infernal_warriors","complex"],"seal":"6cb12622b9f42597"}
{"n":122,"by":"underworld","kind":"Act","answer":"run","seal":"79a90844a94be689"}
{"n":123,"by":"underworld","kind":"TracePath","answer":["east-cage","upper-rift"],"seal":"88e17feec3e009f7"}
{"n":124,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"f08b9f96893a5ff9"}
{"n":125,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"7072fa29ff29b6d3"}
{"n":126,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"17f08b8b0f5a7f08"}
{"n":127,"by":"olympus","kind":"BeginTurn","answer":["search_card","atalanta"],"seal":"aa27275610bb998e"}
{"n":128,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"5ecfc96bbf0de72b"}
{"n":129,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,1,4,6,2,3,0]},"seal":"bef330f48e3934db"}
{"n":130,"by":"olympus","kind":"BeginTurn","answer":["atalanta","simple"],"seal":"19aa5739e0e3c971"}
{"n":131,"by":"olympus","kind":"Act","answer":"walk","seal":"230a5a1ed3c207c3"}
{"n":132,"by":"olympus","kind":"TracePath","answer":["iron-road","upper-rift"],"seal":"2a0e6d5e7934cc3f"}
{"n":133,"by":"olympus","kind":"Act","answer":"attack","seal":"45abbb8c52541e48"}
{"n":134,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"103b95af5d9d37b9"}
{"n":135,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"fefc2b8407e95f03"}
{"n":136,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"678930a966bc1662"}
{"n":137,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"70262b23772f1e4b"}
{"n":138,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"013f4fd2bbf8e4f8"}
{"n":139,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"084121b645ac8301"}
{"n":140,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"70956f7257a82dbc"}
{"n":141,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d4b4e088b07dcc44"}
{"n":142,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"c3a10e28609820e3"}
{"n":143,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"94551ea85bb40204"}
{"n":144,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"a3a3517045db7a4c"}
{"n":145,"by":"olympus","kind":"SpendDie","answer":"done","seal":"f6013ca3307e059c"}
{"n":146,"by":"olympus","kind":"RerollFives","answer":3,"seal":"0ad8d40ad7d186ca"}
{"n":147,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"4a2ab91721fd5382"}
{"n":148,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"b3d248bd9b2eac2b"}
{"n":149,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"79fbe3acf9b178b9"}
{"n":150,"by":"olympus","kind":"SpendDie","answer":[2,6],"seal":"8e0c43ced96e04de"}
{"n":151,"by":"olympus","kind":"Act","answer":"power:huntress","seal":"229cb338666a066e"}
{"n":152,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"cda8775dfe96813d"}
{"n":153,"by":"olympus","kind":"Act","answer":"walk","seal":"1bd95a68f710ff35"}
{"n":154,"by":"olympus","kind":"TracePath","answer":["guard-house","bone-yard","needle"],"seal":"f80769b82ed86b73"}
{"n":155,"by":"olympus","kind":"Act","answer":"attack","seal":"f1af0a39a2e3b304"}
{"n":156,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"b7a0fd11277f19ce"}
{"n":157,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"f627c458cd2e35b0"}
{"n":158,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"7bd21cdeb7899dcf"}
{"n":159,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"91da7fa69f6a9251"}
{"n":160,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b3946094b9757696"}
{"n":161,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"bc07e4dc34c08821"}
{"n":162,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"290c4043f5225dc5"}
{"n":163,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"321d14206f57a408"}
{"n":164,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"740d90e3cdb3d518"}
{"n":165,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"e52e35fcab8d0613"}
{"n":166,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"5e601d965c5d33b2"}
{"n":167,"by":"olympus","kind":"SpendDie","answer":"done","seal":"bbec1592fc2db82b"}
{"n":168,"by":"olympus","kind":"RerollFives","answer":1,"seal":"b70325c8f7a04173"}
{"n":169,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"4d5e45fee5ffc0bc"}
{"n":170,"by":"olympus","kind":"SpendDie","answer":[1,3],"seal":"198734ce5cacbbc2"}
{"n":171,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"556fa623035f97be"}
{"n":172,"by":"olympus","kind":"SpendDie","answer":[2,5],"seal":"db97ce8357f31084"}
{"n":173,"by":"olympus","kind":"SpendDie","answer":[3,6],"seal":"7bec7ba0ba5ce0fd"}
{"n":174,"by":"olympus","kind":"Act","answer":"end","seal":"69a0421a3038239a"}
{"n":175,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"736eb868c6f228fa"}
{"n":176,"by":"olympus","kind":"GoOn","answer":"stop","seal":"f4f7cea599381618"}
{"n":177,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"58b04d13bdc5c849"}
{"n":178,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"8e86423aa7881b10"}
{"n":179,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"b11be6941d4b512f"}
{"n":180,"by":"underworld","kind":"Act","answer":["absorb","stone3"],"seal":"a5510ea6eb24b23a"}
{"n":181,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"56ff827c421403ac"}
{"n":182,"by":"underworld","kind":"GoOn","answer":["minotaur","simple"],"seal":"228f8e062d72d0c3"}
{"n":183,"by":"underworld","kind":"Pay","answer":["omphalos"],"seal":"0137b9a1448bc606"}
{"n":184,"by":"underworld","kind":"Act","answer":"walk","seal":"abac09cb8a3426bd"}
{"n":185,"by":"underworld","kind":"TracePath","answer":["chain-hall"],"seal":"5d065c5d0468b12d"}
{"n":186,"by":"underworld","kind":"Act","answer":"attack","seal":"2de3506a294c647c"}
{"n":187,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"83779128db0b30c1"}
{"n":188,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ee4f8d8f0bdb47c2"}
{"n":189,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4cad06b21b256fc4"}
{"n":190,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"b66113d5a31cc42a"}
{"n":191,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"e1b1b0ba11e61d68"}
{"n":192,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"63f7223552fc9997"}
{"n":193,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"10e5464803133349"}
{"n":194,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4170d22ba55bee92"}
{"n":195,"by":"underworld","kind":"BeforeBlanks","answer":["reroll","bloodlust",0,1],"seal":"4a8ab60d1b2d5b2c"}
{"n":196,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"b02e035ee8e033e7"}
{"n":197,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"430508580ae6f9ad"}
{"n":198,"by":"underworld","kind":"BeforeBlanks","answer":"done","seal":"c016b07233a06fc5"}
{"n":199,"by":"underworld","kind":"SpendDie","answer":[1,4],"seal":"d8a9fca01be90470"}
{"n":200,"by":"underworld","kind":"SpendDie","answer":"done","seal":"f672c9fe1bfcef66"}
{"n":201,"by":"underworld","kind":"RerollFives","answer":1,"seal":"7a1b100fe1920330"}
{"n":202,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"888f04fb0578945e"}
{"n":203,"by":"underworld","kind":"SpendDie","answer":[3,4],"seal":"c4d875e7d05d9bab"}
{"n":204,"by":"underworld","kind":"SpendDie","answer":[4,5],"seal":"e0538c18798cab45"}
{"n":205,"by":"olympus","kind":"AnswerAttack","answer":"pass","seal":"195dece3cbca2b66"}
{"n":206,"by":"underworld","kind":"Act","answer":"end","seal":"b68005333d8c6273"}
{"n":207,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"94b68546596c2ce4"}
{"n":208,"by":"olympus","kind":"BeginTurn","answer":["search_card","atalanta"],"seal":"629e0757a58c4cad"}
{"n":209,"by":"olympus","kind":"Pay","answer":["aow"],"seal":"6c0560d26f0c2c97"}
{"n":210,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,4,0,2,3]},"seal":"5354da53db2d3d4a"}
{"n":211,"by":"olympus","kind":"BeginTurn","answer":["atalanta","simple"],"seal":"8c72c50a061532fe"}
{"n":212,"by":"olympus","kind":"Act","answer":"attack","seal":"e2a312d19e7d824b"}
{"n":213,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"606fa3d51e448944"}
{"n":214,"by":"underworld","kind":"AnswerAttack","answer":"guard","seal":"a60e9e7d3237bb5a"}
{"n":215,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"e5793ec7f9167bdf"}
{"n":216,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"fe41d42d6bed4428"}
{"n":217,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ac9bb05fe7af84da"}
{"n":218,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"34b4d2c8e959bd5f"}
{"n":219,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"dce338e5ce109d27"}
{"n":220,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2bf7f3f61fff5659"}
{"n":221,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"cbb7b5a62bb20489"}
{"n":222,"by":"olympus","kind":"SpendDie","answer":"done","seal":"638d6f42092e3c9b"}
{"n":223,"by":"olympus","kind":"RerollFives","answer":2,"seal":"3727b64ddd255626"}
{"n":224,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"2bc78e40a442396d"}
{"n":225,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"a6e178dd2ae8ab6b"}
{"n":226,"by":"olympus","kind":"SpendDie","answer":[2,3],"seal":"38ad15b8e71bf1af"}
{"n":227,"by":"olympus","kind":"SpendDie","answer":[3,4],"seal":"dd28b82dbb3bd543"}
{"n":228,"by":"olympus","kind":"SpendDie","answer":[3,5],"seal":"fe76209994f8c8cd"}
{"n":229,"by":"underworld","kind":"ChooseCard","answer":"hades","seal":"2b73b6f68eb1c7ff"}
{"n":230,"by":"olympus","kind":"Act","answer":"power:huntress","seal":"1bef03410818afbd"}
{"n":231,"by":"olympus","kind":"Pay","answer":["omphalos"],"seal":"6b4904577d845aaa"}
{"n":232,"by":"olympus","kind":"Act","answer":"attack","seal":"9413c862cd783e87"}
{"n":233,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"272c6636004127da"}
{"n":234,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"aa2ccec06b69d9f1"}
{"n":235,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"cce9ed0d3957df2e"}
{"n":236,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"40821a0e3b71fb82"}
{"n":237,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"987d07fa1d7fe559"}
{"n":238,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"27db6f55e0f9c51d"}
{"n":239,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3c2b05600cf734ef"}
{"n":240,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"8bf0728c2947e6b1"}
{"n":241,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1b25e2b2e05cd775"}
{"n":242,"by":"olympus","kind":"SpendDie","answer":[1,3],"seal":"89eeb17ec5384efa"}
{"n":243,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"7346d9136e666b49"}
{"n":244,"by":"olympus","kind":"SpendDie","answer":"done","seal":"c8e094a92b708615"}
{"n":245,"by":"olympus","kind":"RerollFives","answer":1,"seal":"bea90b144f54b33a"}
{"n":246,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"b2e2628589721354"}
{"n":247,"by":"olympus","kind":"Act","answer":"walk","seal":"eb17101abdf12d6a"}
{"n":248,"by":"olympus","kind":"TracePath","answer":["chain-hall"],"seal":"7cf79cfa010981b2"}
{"n":249,"by":"olympus","kind":"Act","answer":"end","seal":"0e40131deb6768ce"}
{"n":250,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"ab7f648f8c755ff0"}
{"n":251,"by":"olympus","kind":"GoOn","answer":"stop","seal":"dcb2ad70bb14fbbd"}
{"n":252,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"50efc4fa29514bbe"}
{"n":253,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"32e4ffda7993501c"}
{"n":254,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"f9f5c861a72a8d76"}
{"n":255,"by":"underworld","kind":"Act","answer":["absorb","stone1"],"seal":"12a1d3ae3f6e0ab4"}
{"n":256,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"31648bcc7512d3e4"}
{"n":257,"by":"underworld","kind":"GoOn","answer":"stop","seal":"84339304ab5a47bd"}
{"n":258,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"dd079b0ceebd6fd7"}
{"n":259,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"1f0e27afda4b84e9"}
{"n":260,"by":"olympus","kind":"BeginTurn","answer":["amazons","simple"],"seal":"9b864258fcbaff36"}
{"n":261,"by":"olympus","kind":"Act","answer":"walk","seal":"8dc133e1196c82cc"}
{"n":262,"by":"olympus","kind":"TracePath","answer":["upper-rift"],"seal":"b6501ec65e75c8c6"}
{"n":263,"by":"olympus","kind":"Act","answer":"attack","seal":"0aff62d7bfeca7ad"}
{"n":264,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"2a1b2609ee1d584e"}
{"n":265,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"f7013c38d004dd08"}
{"n":266,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"95e47f2133809662"}
{"n":267,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"a91d23ad1fa6f34d"}
{"n":268,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b090866f41ba04ad"}
{"n":269,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"497c760941c247a8"}
{"n":270,"by":"olympus","kind":"SpendDie","answer":[1,5],"seal":"5712afc8b8f5d955"}
{"n":271,"by":"olympus","kind":"SpendDie","answer":[2,6],"seal":"395a2a537b7749bc"}
{"n":272,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"827592fa68c66e3f"}
{"n":273,"by":"olympus","kind":"GoOn","answer":"stop","seal":"b289578b37d4f9c2"}
{"n":274,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"1f03a17919ad73f2"}
{"n":275,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"32f1fd471ff0f5be"}
{"n":276,"by":"underworld","kind":"BeginTurn","answer":["search_card","hades"],"seal":"3bed5a4d42f3ffef"}
{"n":277,"by":"underworld","kind":"Pay","answer":["omphalos"],"seal":"de2763edfae0aead"}
{"n":278,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,2,4,0,1]},"seal":"edda9b98e98dc67a"}
{"n":279,"by":"underworld","kind":"BeginTurn","answer":["hades","complex"],"seal":"e8bfc7053e40c738"}
{"n":280,"by":"underworld","kind":"Act","answer":["absorb","stone7"],"seal":"7157e280a85d95e7"}
{"n":281,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"3557d2055db31c5a"}
{"n":282,"by":"underworld","kind":"GoOn","answer":"stop","seal":"65eca000c4c93dd8"}
{"n":283,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"b0336f4b3e42d35f"}
{"n":284,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"82c5a9cebb88fe2d"}
{"n":285,"by":"olympus","kind":"BeginTurn","answer":["amazons","simple"],"seal":"63d34f4f5d10bcf1"}
{"n":286,"by":"olympus","kind":"Act","answer":"walk","seal":"bf2b646e121e19c3"}
{"n":287,"by":"olympus","kind":"TracePath","answer":["iron-road","upper-rift"],"seal":"59ca9c859f5c0a44"}
{"n":288,"by":"olympus","kind":"Act","answer":"attack","seal":"963284761f33ba34"}
{"n":289,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"01d98fd40cb39c6f"}
{"n":290,"by":"olympus","kind":"ChooseTarget","answer":"hades","seal":"f99e74fcca42d621"}
{"n":291,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"d571e7dd0cb65229"}
{"n":292,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"171acd574ae9f43c"}
{"n":293,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"49fac9f00d31d006"}
{"n":294,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"cd8dea7dec13dc69"}
{"n":295,"by":"olympus","kind":"SpendDie","answer":[1,4],"seal":"f2d797cd34077cf3"}
{"n":296,"by":"olympus","kind":"SpendDie","answer":"done","seal":"d9b77a269f1aca7b"}
{"n":297,"by":"olympus","kind":"RerollFives","answer":1,"seal":"e0494508189289c2"}
{"n":298,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"395d04fda30d7d52"}
{"n":299,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"e30d67e13e15845a"}
{"n":300,"by":"olympus","kind":"GoOn","answer":"stop","seal":"b6b845f1976dacd1"}
{"n":301,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"8a0a4dc8a0ce4261"}
{"n":302,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"a9bdbcb88962611b"}
{"n":303,"by":"underworld","kind":"BeginTurn","answer":"heal","seal":"ba15814b239bbcbd"}
{"n":304,"by":"underworld","kind":"BeginTurn","answer":["hades","simple"],"seal":"82027c1cbad4cf8c"}
{"n":305,"by":"underworld","kind":"Act","answer":"walk","seal":"fd821064da21a39c"}
{"n":306,"by":"underworld","kind":"TracePath","answer":["east-cage"],"seal":"2d40460321c455b0"}
{"n":307,"by":"underworld","kind":"Act","answer":"attack","seal":"8492279dddf466df"}
{"n":308,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"a81b99b267a7ab6f"}
{"n":309,"by":"underworld","kind":"ChooseTarget","answer":"atalanta","seal":"32b5fcf41d1acd3c"}
{"n":310,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"55a4053a18120120"}
{"n":311,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9e09c709c633ed5f"}
{"n":312,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"0f0b24892fdb9b38"}
{"n":313,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"53b977b073cc9bd3"}
{"n":314,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"84e7956d5f06d89e"}
{"n":315,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"1f79b2b2453dee0e"}
{"n":316,"by":"underworld","kind":"SpendDie","answer":[1,5],"seal":"cf43b47302bc85f1"}
{"n":317,"by":"underworld","kind":"SpendDie","answer":[3,4],"seal":"95715486c4cbc9d4"}
{"n":318,"by":"underworld","kind":"SpendDie","answer":[3,5],"seal":"d92d8583b0b4eb9a"}
{"n":319,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"f45264b532b6e406"}
{"n":320,"by":"underworld","kind":"GoOn","answer":"stop","seal":"3738b8abe5004b96"}
{"n":321,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"84fa440120d1340e"}
{"n":322,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"4cb4b783b5fad235"}
{"n":323,"by":"olympus","kind":"BeginTurn","answer":["hoplites","complex"],"seal":"b5b548c9b8fdd497"}
{"n":324,"by":"olympus","kind":"Act","answer":"run","seal":"05f75555899b6294"}
{"n":325,"by":"olympus","kind":"TracePath","answer":["charred-wood","ash-gate"],"seal":"9e4715697400dcdc"}
{"n":326,"by":"olympus","kind":"Act","answer":"end","seal":"10f0e2bef30e69a2"}
{"n":327,"by":"underworld","kind":"ConsiderManoeuvre","answer":"pass","seal":"0a212c7bb7085de8"}
{"n":328,"by":"olympus","kind":"GoOn","answer":"stop","seal":"a8fed55535925d37"}
{"n":329,"by":"olympus","kind":"RecallTroop","answer":"none","seal":"37da47692ea213fb"}
{"n":330,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"9550ddad66c982b2"}
{"n":331,"by":"underworld","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"1e257d07465f8a72"}
{"n":332,"by":"underworld","kind":"Act","answer":"attack","seal":"5d26af68fe3b4bac"}
{"n":333,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"369b59bb66ac5fca"}
{"n":334,"by":"underworld","kind":"DeclareTalents","answer":["torment"],"seal":"ce00eff76faf938b"}
{"n":335,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"fb1931b195542632"}
{"n":336,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"06a97e2ceea99c13"}
{"n":337,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5a86352a00412039"}
{"n":338,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"064de4ad30b63341"}
{"n":339,"by":"underworld","kind":"ChooseCard","answer":"hades","seal":"f6ccd4a6759b2b70"}
{"n":340,"by":"olympus","kind":"ConsiderManoeuvre","answer":"pass","seal":"b621a3f1ae7bf914"}
{"n":341,"by":"underworld","kind":"GoOn","answer":"stop","seal":"c77e30efec6c747a"}
{"n":342,"by":"underworld","kind":"RecallTroop","answer":"none","seal":"d91382a6ddf28d52"}
{"end":{"is":"Ended","winners":["underworld"],"reason":"rounds","rule":"MYT-WIN-07","score":[["olympus",2.0],["underworld",4.0]]},"events":551,"seal":"7438db5cc2d0dfae"}
