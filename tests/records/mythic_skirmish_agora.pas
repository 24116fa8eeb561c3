{"format":"pas-record/1","game":"mythic","rules":"1.5","players":["ann","bob"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Skirmish at the drowned agora","players":["ann","bob"],"mode":"skirmish","recruitment":"draft","divinity":"god","boards":{"The drowned agora":{"name":"The drowned agora","areas":[{"id":"north-gate","name":"North gate","terrain":"open_ground","capacity":4,"icon":[3.0,21.0],"polygon":[[6.2,18.7],[5.8,24.0],[0.0,24.0],[0.0,18.0],[5.5,18.0]],"level":0},{"id":"olive-grove","name":"Olive grove","terrain":"forest","capacity":4,"icon":[9.2,21.2],"polygon":[[11.8,18.2],[12.2,24.0],[5.8,24.0],[6.2,18.7]],"level":0},{"id":"granary","name":"Granary","terrain":"ruins","capacity":3,"icon":[15.0,21.0],"polygon":[[18.2,19.2],[17.8,24.0],[12.2,24.0],[11.8,18.2],[15.9,17.9]],"level":0},{"id":"north-road","name":"North road","terrain":"open_ground","capacity":4,"icon":[21.0,21.0],"polygon":[[23.8,18.5],[24.2,24.0],[17.8,24.0],[18.2,19.2],[21.0,17.7],[23.0,17.9]],"level":0},{"id":"potters-field","name":"Potters' field","terrain":"open_ground","capacity":3,"icon":[27.0,21.0],"polygon":[[23.8,18.5],[28.8,17.6],[30.0,18.7],[30.0,24.0],[24.2,24.0]],"level":0},{"id":"cypress-wood","name":"Cypress wood","terrain":"forest","capacity":3,"icon":[33.1,21.1],"polygon":[[30.0,24.0],[30.0,18.7],[36.0,17.6],[36.0,24.0]],"level":0},{"id":"west-stoa","name":"West stoa","terrain":"ruins","capacity":3,"icon":[2.9,14.9],"polygon":[[5.5,18.0],[0.0,18.0],[0.0,12.0],[6.0,12.0]],"level":0},{"id":"upper-steps","name":"Upper steps","terrain":"stairs","capacity":2,"icon":[8.6,15.5],"polygon":[[11.3,12.9],[11.8,18.2],[6.2,18.7],[5.5,18.0],[6.0,12.0],[10.6,12.4]],"level":1},{"id":"temple","name":"Temple court","terrain":"open_ground","capacity":5,"icon":[15.6,14.9],"polygon":[[16.0,11.6],[16.7,12.0],[18.6,12.0],[21.0,17.7],[18.2,19.2],[15.9,17.9],[11.8,18.2],[11.3,12.9]],"level":2},{"id":"oracle-rock","name":"Oracle rock","terrain":"rock","capacity":1,"icon":[21.7,13.6],"polygon":[[20.6,10.7],[24.3,12.2],[23.0,17.9],[21.0,17.7],[18.6,12.0]],"level":2},{"id":"east-terrace","name":"East terrace","terrain":"open_ground","capacity":3,"icon":[26.3,15.3],"polygon":[[26.8,11.2],[29.2,12.8],[28.8,17.6],[23.8,18.5],[23.0,17.9],[24.3,12.2]],"level":1},{"id":"watch-cliff","name":"Watch cliff","terrain":"cliff","capacity":2,"icon":[32.8,15.0],"polygon":[[29.2,12.8],[36.0,10.7],[36.0,17.6],[30.0,18.7],[28.8,17.6]],"level":1},{"id":"west-quay","name":"West quay","terrain":"open_ground","capacity":3,"icon":[3.0,9.0],"polygon":[[6.0,6.4],[6.0,12.0],[0.0,12.0],[0.0,5.4]],"level":0},{"id":"drowned-agora","name":"Drowned agora","terrain":"water","capacity":5,"icon":[9.2,9.2],"polygon":[[11.3,6.7],[14.4,5.7],[14.9,5.9],[16.0,11.6],[11.3,12.9],[10.6,12.4],[6.0,12.0],[6.0,6.4],[7.4,5.3]],"level":0},{"id":"fountain","name":"Fountain house","terrain":"ruins","capacity":2,"icon":[18.1,8.1],"polygon":[[20.9,6.7],[20.6,10.7],[18.6,12.0],[16.7,12.0],[16.0,11.6],[14.9,5.9],[19.1,5.2]],"level":0},{"id":"lower-steps","name":"Lower steps","terrain":"stairs","capacity":2,"icon":[23.9,8.9],"polygon":[[20.9,6.7],[25.0,5.6],[26.8,6.8],[26.8,11.2],[24.3,12.2],[20.6,10.7]],"level":1},{"id":"theatre","name":"Theatre","terrain":"open_ground","capacity":4,"icon":[30.1,9.1],"polygon":[[26.8,6.8],[30.3,5.3],[36.0,9.0],[36.0,10.7],[29.2,12.8],[26.8,11.2]],"level":0},{"id":"south-wood","name":"South wood","terrain":"forest","capacity":4,"icon":[4.4,3.0],"polygon":[[6.0,6.4],[0.0,5.4],[0.0,0.0],[7.7,0.0],[7.4,5.3]],"level":0},{"id":"market-street","name":"Market street","terrain":"open_ground","capacity":4,"icon":[10.8,3.2],"polygon":[[11.3,6.7],[7.4,5.3],[7.7,0.0],[13.5,0.0],[14.4,5.7]],"level":0},{"id":"bath-house","name":"Bath house","terrain":"ruins","capacity":3,"icon":[16.7,2.8],"polygon":[[14.9,5.9],[14.4,5.7],[13.5,0.0],[20.1,0.0],[19.1,5.2]],"level":0},{"id":"south-road","name":"South road","terrain":"open_ground","capacity":4,"icon":[22.1,3.6],"polygon":[[19.1,5.2],[20.1,0.0],[24.5,0.0],[25.0,5.6],[20.9,6.7]],"level":0},{"id":"tannery","name":"Tannery","terrain":"open_ground","capacity":3,"icon":[27.6,2.9],"polygon":[[24.5,0.0],[30.8,0.0],[30.3,5.3],[26.8,6.8],[25.0,5.6]],"level":0},{"id":"south-gate","name":"South gate","terrain":"open_ground","capacity":4,"icon":[33.2,3.9],"polygon":[[36.0,9.0],[30.3,5.3],[30.8,0.0],[36.0,0.0]],"level":0}],"boundaries":[{"between":["north-gate","olive-grove"],"kind":"normal"},{"between":["north-gate","west-stoa"],"kind":"normal"},{"between":["north-gate","upper-steps"],"kind":"normal"},{"between":["olive-grove","granary"],"kind":"wall","line":[[11.8,18.2],[12.0,21.1]]},{"between":["olive-grove","granary"],"kind":"normal","line":[[12.0,21.1],[12.2,24.0]]},{"between":["olive-grove","upper-steps"],"kind":"normal","low":"olive-grove"},{"between":["granary","north-road"],"kind":"normal"},{"between":["granary","temple"],"kind":"wall","low":"granary"},{"between":["north-road","potters-field"],"kind":"normal"},{"between":["north-road","temple"],"kind":"escarpment","low":"north-road"},{"between":["north-road","oracle-rock"],"kind":"normal","low":"north-road"},{"between":["north-road","east-terrace"],"kind":"escarpment","low":"north-road"},{"between":["potters-field","cypress-wood"],"kind":"normal"},{"between":["potters-field","east-terrace"],"kind":"wall","line":[[23.8,18.5],[26.3,18.05]],"low":"potters-field"},{"between":["potters-field","east-terrace"],"kind":"normal","line":[[26.3,18.05],[28.8,17.6]],"low":"potters-field"},{"between":["potters-field","watch-cliff"],"kind":"normal","low":"potters-field"},{"between":["cypress-wood","watch-cliff"],"kind":"normal","low":"cypress-wood"},{"between":["west-stoa","upper-steps"],"kind":"normal","low":"west-stoa"},{"between":["west-stoa","west-quay"],"kind":"wall"},{"between":["upper-steps","temple"],"kind":"normal","low":"upper-steps"},{"between":["upper-steps","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","oracle-rock"],"kind":"normal"},{"between":["temple","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","fountain"],"kind":"wall","low":"fountain"},{"between":["oracle-rock","east-terrace"],"kind":"normal","low":"east-terrace"},{"between":["oracle-rock","fountain"],"kind":"normal","low":"fountain"},{"between":["oracle-rock","lower-steps"],"kind":"normal","low":"lower-steps"},{"between":["east-terrace","watch-cliff"],"kind":"normal"},{"between":["east-terrace","lower-steps"],"kind":"normal"},{"between":["east-terrace","theatre"],"kind":"escarpment","low":"theatre"},{"between":["watch-cliff","theatre"],"kind":"normal","low":"theatre"},{"between":["west-quay","drowned-agora"],"kind":"normal"},{"between":["west-quay","south-wood"],"kind":"normal"},{"between":["drowned-agora","fountain"],"kind":"normal"},{"between":["drowned-agora","south-wood"],"kind":"normal"},{"between":["drowned-agora","market-street"],"kind":"normal"},{"between":["drowned-agora","bath-house"],"kind":"normal"},{"between":["fountain","lower-steps"],"kind":"normal","low":"fountain"},{"between":["fountain","bath-house"],"kind":"normal"},{"between":["fountain","south-road"],"kind":"normal"},{"between":["lower-steps","theatre"],"kind":"normal","low":"theatre"},{"between":["lower-steps","south-road"],"kind":"normal","low":"south-road"},{"between":["lower-steps","tannery"],"kind":"wall","low":"tannery"},{"between":["theatre","tannery"],"kind":"wall"},{"between":["theatre","south-gate"],"kind":"normal"},{"between":["south-wood","market-street"],"kind":"normal"},{"between":["market-street","bath-house"],"kind":"wall"},{"between":["bath-house","south-road"],"kind":"normal","line":[[20.1,0.0],[19.6,2.6]]},{"between":["bath-house","south-road"],"kind":"wall","line":[[19.6,2.6],[19.1,5.2]]},{"between":["south-road","tannery"],"kind":"normal"},{"between":["tannery","south-gate"],"kind":"wall","line":[[30.8,0.0],[30.55,2.65]]},{"between":["tannery","south-gate"],"kind":"normal","line":[[30.55,2.65],[30.3,5.3]]}],"skulls":[],"zones":[{"side":"north","areas":["north-gate","olive-grove","granary","north-road","potters-field","cypress-wood"],"players":2},{"side":"south","areas":["south-wood","market-street","bath-house","south-road","tannery","south-gate"],"players":2},{"side":"north","areas":["olive-grove","granary","north-road"],"players":3},{"side":"south","areas":["market-street","bath-house","south-road"],"players":3},{"side":"east","areas":["cypress-wood","theatre","south-gate"],"players":3},{"side":"north","areas":["olive-grove","granary"],"players":4},{"side":"south","areas":["bath-house","south-road"],"players":4},{"side":"east","areas":["theatre","south-gate"],"players":4},{"side":"west","areas":["west-stoa","west-quay"],"players":4}],"stones":[{"area":"temple","mythology":"greek"},{"area":"drowned-agora","mythology":"greek"},{"area":"theatre","mythology":"greek"},{"area":"west-stoa","mythology":"greek"},{"area":"fountain","mythology":"greek"},{"area":"potters-field","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}]},"seal":"ff1cdaf0d5cdb40c"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"lead","result":3},"seal":"9ac6e6b2ccf40cc2"}
{"n":2,"by":"*chance","kind":"Die","answer":{"for":"lead","result":1},"seal":"d64f9a253fbadd63"}
{"n":3,"by":"bob","kind":"ChooseSide","answer":"north","seal":"ce65fb0cec8b36db"}
{"n":4,"by":"ann","kind":"Recruit","answer":"zeus","seal":"921314c89c25ca79"}
{"n":5,"by":"bob","kind":"Recruit","answer":"athena","seal":"e79a5873664fbd0c"}
{"n":6,"by":"bob","kind":"Recruit","answer":"cerberus","seal":"c1cd5f96a248849b"}
{"n":7,"by":"ann","kind":"Recruit","answer":"veteran_heracles","seal":"fbb2065f0e13aa02"}
{"n":8,"by":"bob","kind":"Recruit","answer":"medusa","seal":"c265f5505e0feae4"}
{"n":9,"by":"ann","kind":"Recruit","answer":"hydra","seal":"82beb70992ab3ab7"}
{"n":10,"by":"bob","kind":"Recruit","answer":"odysseus","seal":"063cda2458a06211"}
{"n":11,"by":"ann","kind":"Recruit","answer":"infernal_hounds","seal":"c130494fcb470b36"}
{"n":12,"by":"ann","kind":"Recruit","answer":"amazons","seal":"4f028b699e9ab9f7"}
{"n":13,"by":"ann","kind":"PlaceTroop","answer":["infernal_hounds","south-wood"],"seal":"6ae970dcca9e31a4"}
{"n":14,"by":"ann","kind":"PlaceTroop","answer":["amazons","south-wood"],"seal":"0b7ea92528c08b96"}
{"n":15,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[23,13,0,17,6,4,2,5,16,22,10,8,21,9,20,1,3,19,18,12,11,14,15,7]},"seal":"d98996cc54e29848"}
{"n":16,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[19,1,22,23,17,9,10,6,20,21,8,18,0,13,2,3,11,24,4,25,15,12,16,5,14,7]},"seal":"679ad297e2c150f8"}
{"n":17,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"569b9ddcb57a6232"}
{"n":18,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"461916fcfbaa3172"}
{"n":19,"by":"ann","kind":"BeginTurn","answer":["zeus","complex"],"seal":"459060bbc338ff94"}
{"n":20,"by":"ann","kind":"Act","answer":["deploy","bath-house"],"seal":"3cd0116b3fbc64a0"}
{"n":21,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6c243ec769bb0233"}
{"n":22,"by":"ann","kind":"GoOn","answer":["veteran_heracles","complex"],"seal":"d5730492b08fa57e"}
{"n":23,"by":"ann","kind":"Act","answer":["deploy","south-wood"],"seal":"5e4cfb0f7c5d2ed8"}
{"n":24,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f1600f027d924e47"}
{"n":25,"by":"ann","kind":"RecallTroop","answer":"none","seal":"4f68112d0f2034fb"}
{"n":26,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"13f04dd6cf678d2a"}
{"n":27,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"9c4df0409ee01031"}
{"n":28,"by":"bob","kind":"BeginTurn","answer":["athena","complex"],"seal":"5b24de66a56bb354"}
{"n":29,"by":"bob","kind":"Act","answer":["deploy","potters-field"],"seal":"59f3abc51d64a014"}
{"n":30,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f90f6743d26bdec4"}
{"n":31,"by":"bob","kind":"GoOn","answer":["medusa","complex"],"seal":"fb2df43c8ee958b1"}
{"n":32,"by":"bob","kind":"Act","answer":["deploy","potters-field"],"seal":"9ff9ba325b1098c0"}
{"n":33,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"664f3ba44d712c90"}
{"n":34,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"639ea8087212a031"}
{"n":35,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"03e686f1ff4a6a3d"}
{"n":36,"by":"ann","kind":"BeginTurn","answer":["zeus","simple"],"seal":"8264fe36199018f8"}
{"n":37,"by":"ann","kind":"Act","answer":"walk","seal":"2135598498c9eaf1"}
{"n":38,"by":"ann","kind":"TracePath","answer":["fountain"],"seal":"28893b91d9dda679"}
{"n":39,"by":"ann","kind":"Act","answer":["claim","stone5"],"seal":"d8f541a71735c08d"}
{"n":40,"by":"ann","kind":"Act","answer":"end","seal":"6a3c1cab52702f11"}
{"n":41,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7c4caf6fdd385613"}
{"n":42,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"c566970781f7ae2a"}
{"n":43,"by":"ann","kind":"Act","answer":"walk","seal":"c7b7dea9bb578ac5"}
{"n":44,"by":"ann","kind":"TracePath","answer":["drowned-agora","temple"],"seal":"c4f6b91fad43c1df"}
{"n":45,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"11f357966caa2632"}
{"n":46,"by":"ann","kind":"Act","answer":"end","seal":"3aad40a54f436c59"}
{"n":47,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"091c06011bb00888"}
{"n":48,"by":"ann","kind":"RecallTroop","answer":"none","seal":"5d5b1354ce0b3005"}
{"n":49,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"6b53e78cb6f49aa1"}
{"n":50,"by":"bob","kind":"BeginTurn","answer":["search_card","athena"],"seal":"1250b7a600641879"}
{"n":51,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[4,14,11,16,8,0,7,1,17,3,10,5,9,6,13,2,15,12]},"seal":"d312bf5f2ec4168c"}
{"n":52,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"7243a4ab0bf7914e"}
{"n":53,"by":"bob","kind":"BeginTurn","answer":["athena","complex"],"seal":"5748ff1cf70c9198"}
{"n":54,"by":"bob","kind":"Act","answer":["absorb","stone6"],"seal":"2518c6cc869fc027"}
{"n":55,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4c90df2a2b2ba6db"}
{"n":56,"by":"bob","kind":"GoOn","answer":["medusa","simple"],"seal":"4069ec1df46528ed"}
{"n":57,"by":"bob","kind":"Pay","answer":["aow"],"seal":"a09097a44885f083"}
{"n":58,"by":"bob","kind":"Act","answer":"walk","seal":"c513129dfb39fd49"}
{"n":59,"by":"bob","kind":"TracePath","answer":["north-road","temple"],"seal":"416fea699b1df4de"}
{"n":60,"by":"bob","kind":"Act","answer":"attack","seal":"e9e4e09a02ec2b72"}
{"n":61,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7d97a1c2538ce422"}
{"n":62,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"be34ee8f45c02676"}
{"n":63,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"f61a9fb03a0d5507"}
{"n":64,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"7249791c173c8c6d"}
{"n":65,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"2cfbe0d57880c812"}
{"n":66,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"a8ba435ea99113fb"}
{"n":67,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"c1f38175ce640422"}
{"n":68,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"f831329faf6acadc"}
{"n":69,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"8673ff367ec2f6c4"}
{"n":70,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"ccf84ce8bf778a05"}
{"n":71,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"d2b9560149bb2c75"}
{"n":72,"by":"bob","kind":"SpendDie","answer":"done","seal":"20d8438823c958d5"}
{"n":73,"by":"bob","kind":"RerollFives","answer":4,"seal":"2a9d0f8222b18c38"}
{"n":74,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"d8022c7bb5271e51"}
{"n":75,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"db68e0f21e9de9bb"}
{"n":76,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"06166c1f4d00d389"}
{"n":77,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"03604dd51a46f5b9"}
{"n":78,"by":"bob","kind":"SpendDie","answer":[2,7],"seal":"056ff288046688fb"}
{"n":79,"by":"bob","kind":"SpendDie","answer":"done","seal":"15bae8b5ad49244f"}
{"n":80,"by":"bob","kind":"Act","answer":"power:petrify","seal":"71c66884f42dacfa"}
{"n":81,"by":"bob","kind":"Pay","answer":["aow"],"seal":"9e63b685de799b61"}
{"n":82,"by":"bob","kind":"Pay","answer":["aow"],"seal":"a3b9d77214f791e6"}
{"n":83,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d94f21ec4a914a44"}
{"n":84,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d6262796454a386d"}
{"n":85,"by":"ann","kind":"BeginTurn","answer":["zeus","complex"],"seal":"71be280a299f7a6d"}
{"n":86,"by":"ann","kind":"Act","answer":["absorb","stone5"],"seal":"73f0afd53c26b2d0"}
{"n":87,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"91e5989cc1a4e550"}
{"n":88,"by":"ann","kind":"GoOn","answer":["infernal_hounds","simple"],"seal":"2d5e2f07208c9afa"}
{"n":89,"by":"ann","kind":"Pay","answer":["aow"],"seal":"7159669688ed8c2d"}
{"n":90,"by":"ann","kind":"Act","answer":"walk","seal":"dc3831cb3b699a60"}
{"n":91,"by":"ann","kind":"TracePath","answer":["drowned-agora"],"seal":"3ca26501b80374f2"}
{"n":92,"by":"ann","kind":"Act","answer":["claim","stone2"],"seal":"5d3743c9a614a019"}
{"n":93,"by":"ann","kind":"Act","answer":"end","seal":"93506e29ef517dc6"}
{"n":94,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5e127f887a845db1"}
{"n":95,"by":"ann","kind":"RecallTroop","answer":"none","seal":"606419b4524780d7"}
{"n":96,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"c0841c9e3d559ac1"}
{"n":97,"by":"bob","kind":"BeginTurn","answer":["search_card","medusa"],"seal":"3903a85914eebdbc"}
{"n":98,"by":"bob","kind":"Pay","answer":["aow"],"seal":"3791342bb835eb38"}
{"n":99,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,6,11,13,1,2,7,12,8,10,0,9,5,4]},"seal":"06155daaffad400c"}
{"n":100,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"43eef38651781026"}
{"n":101,"by":"bob","kind":"Pay","answer":["aow"],"seal":"87a5fe5ad3d28e07"}
{"n":102,"by":"bob","kind":"BeginTurn","answer":["medusa","simple"],"seal":"28525b99d59cd7dd"}
{"n":103,"by":"bob","kind":"Act","answer":"walk","seal":"200d16fc0071c2f5"}
{"n":104,"by":"bob","kind":"TracePath","answer":["north-road","temple"],"seal":"8802ab15df4f0ec4"}
{"n":105,"by":"bob","kind":"Act","answer":"attack","seal":"4f261b580e7d22d5"}
{"n":106,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"fffcaef35517d8bc"}
{"n":107,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"28c5a716f0d53a7e"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"694c259d94341d12"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"fb7d41aa31e56d73"}
{"n":110,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9d1fe2030433c6cb"}
{"n":111,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"2e217603523f7a1c"}
{"n":112,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2099694319e03363"}
{"n":113,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"6d87ae23b2a58420"}
{"n":114,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ded0878d89c03279"}
{"n":115,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"2e84c08391342ef1"}
{"n":116,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"f200a0adb63d4899"}
{"n":117,"by":"bob","kind":"SpendDie","answer":"done","seal":"9027397d62386f86"}
{"n":118,"by":"bob","kind":"RerollFives","answer":3,"seal":"fdb4dcdd9426a93c"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"de16be79f754ff75"}
{"n":120,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"6f3a2d8cb02336b6"}
{"n":121,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"cd02a18e04f929e7"}
{"n":122,"by":"bob","kind":"SpendDie","answer":"done","seal":"68ae28fec55872a1"}
{"n":123,"by":"bob","kind":"Act","answer":"end","seal":"551826d94cc2cf97"}
{"n":124,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9644150d1d51950e"}
{"n":125,"by":"bob","kind":"GoOn","answer":["athena","simple"],"seal":"2ee71d42e42cc030"}
{"n":126,"by":"bob","kind":"Pay","answer":["aow"],"seal":"c193094f93e4d17e"}
{"n":127,"by":"bob","kind":"Act","answer":"walk","seal":"757afcb2d88078a5"}
{"n":128,"by":"bob","kind":"TracePath","answer":["north-road"],"seal":"9c566dedf3c587eb"}
{"n":129,"by":"bob","kind":"Act","answer":"end","seal":"abfbf82eacb2728d"}
{"n":130,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"74dd09a1b137563b"}
{"n":131,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"73c3a81c3942fea3"}
{"n":132,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"52849dbea06cfa4c"}
{"n":133,"by":"ann","kind":"BeginTurn","answer":["hydra","complex"],"seal":"88af803c8a8ca283"}
{"n":134,"by":"ann","kind":"Act","answer":["deploy","tannery"],"seal":"ccded2741ed67b6b"}
{"n":135,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0cd162f5d35bb083"}
{"n":136,"by":"ann","kind":"GoOn","answer":"stop","seal":"2e9f980c0ca9f56e"}
{"n":137,"by":"ann","kind":"RecallTroop","answer":"none","seal":"702dca5386cfe33d"}
{"n":138,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"84d4a77d831e422b"}
{"n":139,"by":"bob","kind":"BeginTurn","answer":["search_card","cerberus"],"seal":"56f60275f0bb257f"}
{"n":140,"by":"bob","kind":"Pay","answer":["aow"],"seal":"5c8ec99cb920da80"}
{"n":141,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[7,1,2,8,4,9,5,0,3,6]},"seal":"9a3dafd257d8aa4e"}
{"n":142,"by":"bob","kind":"BeginTurn","answer":["cerberus","complex"],"seal":"e28cc7e2365fd60e"}
{"n":143,"by":"bob","kind":"Act","answer":["deploy","north-gate"],"seal":"ec6d376fac86e4c3"}
{"n":144,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4c67c90c297a0430"}
{"n":145,"by":"bob","kind":"GoOn","answer":"stop","seal":"73c9d694ee1156b3"}
{"n":146,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"2941d2bf37dc1a10"}
{"n":147,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","complex"],"seal":"4fa4eeaf4d7c14c2"}
{"n":148,"by":"ann","kind":"Act","answer":"run","seal":"73cc95213d47a6ab"}
{"n":149,"by":"ann","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"a1871037c5d0f625"}
{"n":150,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c26ae5ac1926122d"}
{"n":151,"by":"ann","kind":"GoOn","answer":"stop","seal":"424f06a05c47b3f8"}
{"n":152,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"67bba8c347916275"}
{"n":153,"by":"bob","kind":"BeginTurn","answer":["search_card","cerberus"],"seal":"1506d4caa6f2d9da"}
{"n":154,"by":"bob","kind":"Pay","answer":["aow"],"seal":"7f3b965f6568a592"}
{"n":155,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,6,2,7,4,1,0,5]},"seal":"bf964a7a6e4146eb"}
{"n":156,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"4aeb46391cc14cf8"}
{"n":157,"by":"bob","kind":"Act","answer":"walk","seal":"94f5a43f8f3e1ea8"}
{"n":158,"by":"bob","kind":"TracePath","answer":["upper-steps","temple"],"seal":"992cc54e515d03b1"}
{"n":159,"by":"bob","kind":"Act","answer":"attack","seal":"8230e685c1ab5e2f"}
{"n":160,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1b1c90e36f9e0ae8"}
{"n":161,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"1d56ad0d4d5720cc"}
{"n":162,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"63cbb0721bb47ddb"}
{"n":163,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"85fc8c9a7c185315"}
{"n":164,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"c470884bb9998be2"}
{"n":165,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f09cc014da6043d5"}
{"n":166,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"c85f00e0521d3928"}
{"n":167,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e262daf8171603e8"}
{"n":168,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"c551a23974092727"}
{"n":169,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"2ee3389437d894eb"}
{"n":170,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"1b943ecc74869be7"}
{"n":171,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"b934b9944a2b01a0"}
{"n":172,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"44ffe297aa297c2c"}
{"n":173,"by":"bob","kind":"SpendDie","answer":"done","seal":"76fd34813a182c45"}
{"n":174,"by":"bob","kind":"RerollFives","answer":2,"seal":"93a5f474030791de"}
{"n":175,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"ab99fe0896d0bd2b"}
{"n":176,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"4123a40292b1d47f"}
{"n":177,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0ab416c4a8fc5802"}
{"n":178,"by":"bob","kind":"GoOn","answer":"stop","seal":"df37e33ba0c72427"}
{"n":179,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"eaed9046fe9a86e7"}
{"n":180,"by":"ann","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"18aa5d149808d697"}
{"n":181,"by":"ann","kind":"Act","answer":"walk","seal":"d58cb3cb56a67efe"}
{"n":182,"by":"ann","kind":"TracePath","answer":["lower-steps"],"seal":"ae2b2670ed176dfd"}
{"n":183,"by":"ann","kind":"Act","answer":"attack","seal":"e4f504058823ad64"}
{"n":184,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a9b986a25f4317ea"}
{"n":185,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"793a614a1ded8fcb"}
{"n":186,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d0054d108b14aea5"}
{"n":187,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ecb4db0ff255815d"}
{"n":188,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"7163370532e2ada1"}
{"n":189,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"1eb84893c67cf87d"}
{"n":190,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"605f6deb089a7d47"}
{"n":191,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ff4e4ecdd71e2d6f"}
{"n":192,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"3d9d93a43ea98258"}
{"n":193,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"0345085318edbed6"}
{"n":194,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9ff04607b6709871"}
{"n":195,"by":"ann","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",0],"seal":"25ccbfcb3d28f9bb"}
{"n":196,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":2},"seal":"7925f8a06a2b81d4"}
{"n":197,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"9ffa21d7f483837d"}
{"n":198,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"d2837545a4509dc3"}
{"n":199,"by":"ann","kind":"SpendDie","answer":"done","seal":"323a37de79e64bea"}
{"n":200,"by":"ann","kind":"RerollFives","answer":4,"seal":"74326fe298ac7dea"}
{"n":201,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"588bd71f8bbdde23"}
{"n":202,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"7ddc615ad718a42b"}
{"n":203,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"2c31b58508578a75"}
{"n":204,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"934886464ec407d2"}
{"n":205,"by":"ann","kind":"SpendDie","answer":[3,6],"seal":"bcf56d3844196cdc"}
{"n":206,"by":"ann","kind":"SpendDie","answer":[3,7],"seal":"7083cc9655563d25"}
{"n":207,"by":"ann","kind":"SpendDie","answer":"done","seal":"d8af2dab4c1da86c"}
{"n":208,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"23f9f0597195edb4"}
{"n":209,"by":"ann","kind":"GoOn","answer":"stop","seal":"9574bc825064b06c"}
{"n":210,"by":"ann","kind":"RecallTroop","answer":"none","seal":"eb20b62e790444b3"}
{"n":211,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5cc50e39411e1818"}
{"n":212,"by":"bob","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"9adb3c109fd935f6"}
{"n":213,"by":"bob","kind":"Act","answer":"walk","seal":"512ddff5f5603d30"}
{"n":214,"by":"bob","kind":"TracePath","answer":["upper-steps","temple"],"seal":"46d2226b7f975bb8"}
{"n":215,"by":"bob","kind":"Act","answer":"attack","seal":"5aed3f92120996e1"}
{"n":216,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1481d503f8f2f6b7"}
{"n":217,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"a67e3906de6c12dd"}
{"n":218,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ec0f3509485a686b"}
{"n":219,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"9ffe818b340175fb"}
{"n":220,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ca6c53bdacb28460"}
{"n":221,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"7078f4c713c25759"}
{"n":222,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"e4ad9cc34c88dd4b"}
{"n":223,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e678927668ee7845"}
{"n":224,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"afbfb99eb3a27355"}
{"n":225,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"3389ed4e08a15473"}
{"n":226,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"9fa2976ef3abd5df"}
{"n":227,"by":"bob","kind":"SpendDie","answer":"done","seal":"bb0445b74041860b"}
{"n":228,"by":"bob","kind":"RerollFives","answer":2,"seal":"677fa66496c9dfea"}
{"n":229,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"7c3f6b82d8e82945"}
{"n":230,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"632af6ae52c826c8"}
{"n":231,"by":"bob","kind":"SpendDie","answer":[2,6],"seal":"01d18224da152b7e"}
{"n":232,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"98130636597e8bbb"}
{"n":233,"by":"bob","kind":"GoOn","answer":"stop","seal":"4b38600f07c7d50d"}
{"n":234,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"38b49dbe26f25d3f"}
{"n":235,"by":"ann","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"74b376e67809408b"}
{"n":236,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[4,1,3,0,5,2,7,8,6]},"seal":"734bd29fcdd54493"}
{"n":237,"by":"ann","kind":"BeginTurn","answer":["zeus","complex"],"seal":"5fd89e5bac8e7acd"}
{"n":238,"by":"ann","kind":"Act","answer":"run","seal":"b8abae68e3ef4eeb"}
{"n":239,"by":"ann","kind":"TracePath","answer":["lower-steps","theatre"],"seal":"8e9ae4333aad7f40"}
{"n":240,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0e2a4d86e6103b28"}
{"n":241,"by":"ann","kind":"GoOn","answer":"stop","seal":"876049b152b9dca5"}
{"n":242,"by":"ann","kind":"RecallTroop","answer":"none","seal":"b08e34b23873b984"}
{"n":243,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"240eac5835e0600c"}
{"n":244,"by":"bob","kind":"BeginTurn","answer":["athena","simple"],"seal":"d4b591ab5304fab9"}
{"n":245,"by":"bob","kind":"Act","answer":"walk","seal":"b8fe72d6b4629eef"}
{"n":246,"by":"bob","kind":"TracePath","answer":["granary","north-road"],"seal":"0ada7e5a49fc0931"}
{"n":247,"by":"bob","kind":"Act","answer":"power:athenas_owl","seal":"3dc6f73966bf1fb7"}
{"n":248,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"7fecb4e00e2b8435"}
{"n":249,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"113fd2db7f6f79c1"}
{"n":250,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"cf01505c442af1f0"}
{"n":251,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"92c401086bc83114"}
{"n":252,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"406155644ac0f9c9"}
{"n":253,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"8eceaddc5be97634"}
{"n":254,"by":"bob","kind":"SpendDie","answer":"done","seal":"48fc296fd564cfb0"}
{"n":255,"by":"bob","kind":"RerollFives","answer":1,"seal":"2e34683ba4fe90ac"}
{"n":256,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"7836c9029ded3fd7"}
{"n":257,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"bb0c669bcfac7098"}
{"n":258,"by":"bob","kind":"SpendDie","answer":[3,5],"seal":"05afd9bf3fecd0fd"}
{"n":259,"by":"bob","kind":"SpendDie","answer":[3,6],"seal":"c8179905faf5bdcf"}
{"n":260,"by":"bob","kind":"Act","answer":"heal","seal":"bf463f584bb3ab73"}
{"n":261,"by":"bob","kind":"Act","answer":"end","seal":"cd6b39f36e1dc2b0"}
{"n":262,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"919cb68ab1aaebcc"}
{"n":263,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"de76b4773ff2af8f"}
{"n":264,"by":"ann","kind":"BeginTurn","answer":["hydra","complex"],"seal":"698b7f170979358b"}
{"n":265,"by":"ann","kind":"Act","answer":"run","seal":"c7dacb3366dfe23d"}
{"n":266,"by":"ann","kind":"TracePath","answer":["south-gate","theatre"],"seal":"e2f564b4cb143a5e"}
{"n":267,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c51257224b08512b"}
{"n":268,"by":"ann","kind":"GoOn","answer":"stop","seal":"e56c92c711635efb"}
{"n":269,"by":"ann","kind":"RecallTroop","answer":"none","seal":"0258b384f30b3a72"}
{"n":270,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"bf340749bcd392c9"}
{"n":271,"by":"bob","kind":"BeginTurn","answer":["search_card","athena"],"seal":"4bfaddddb1e6a89a"}
{"n":272,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[0,2,3,1]},"seal":"162b7a61bee0e7c8"}
{"n":273,"by":"bob","kind":"BeginTurn","answer":["athena","simple"],"seal":"78cbee9142fc245a"}
{"n":274,"by":"bob","kind":"Act","answer":"power:athenas_owl","seal":"63fe57f48e6ad4e3"}
{"n":275,"by":"bob","kind":"ChooseTarget","answer":"zeus","seal":"23cd6571881f72c2"}
{"n":276,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"9affe9960b202517"}
{"n":277,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1393c7d1cb88ff5a"}
{"n":278,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e85eb9bfbd37a222"}
{"n":279,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"f691b46e032c86b1"}
{"n":280,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"b7711946fc64dc51"}
{"n":281,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3f879896bf278a09"}
{"n":282,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"8b2d155214aa605e"}
{"n":283,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"0db6e52b897b80b2"}
{"n":284,"by":"bob","kind":"SpendDie","answer":"done","seal":"9d864ebda7c00dbb"}
{"end":{"is":"Ended","winners":["bob"],"reason":"last_divinity","rule":"MYT-WIN-02","score":[["ann",1.0],["bob",1.0]]},"events":451,"seal":"50d94bda63051fd5"}
