{"format":"pas-record/1","game":"mythic","rules":"1.5","players":["athens","troy","sparta","corinth"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Two cities against two","players":["athens","troy","sparta","corinth"],"mode":"skirmish","recruitment":"draft","divinity":"god","teams":[["athens","sparta"],["troy","corinth"]],"boards":{"The drowned agora":{"name":"The drowned agora","areas":[{"id":"north-gate","name":"North gate","terrain":"open_ground","capacity":4,"icon":[3.0,21.0],"polygon":[[6.2,18.7],[5.8,24.0],[0.0,24.0],[0.0,18.0],[5.5,18.0]],"level":0},{"id":"olive-grove","name":"Olive grove","terrain":"forest","capacity":4,"icon":[9.2,21.2],"polygon":[[11.8,18.2],[12.2,24.0],[5.8,24.0],[6.2,18.7]],"level":0},{"id":"granary","name":"Granary","terrain":"ruins","capacity":3,"icon":[15.0,21.0],"polygon":[[18.2,19.2],[17.8,24.0],[12.2,24.0],[11.8,18.2],[15.9,17.9]],"level":0},{"id":"north-road","name":"North road","terrain":"open_ground","capacity":4,"icon":[21.0,21.0],"polygon":[[23.8,18.5],[24.2,24.0],[17.8,24.0],[18.2,19.2],[21.0,17.7],[23.0,17.9]],"level":0},{"id":"potters-field","name":"Potters' field","terrain":"open_ground","capacity":3,"icon":[27.0,21.0],"polygon":[[23.8,18.5],[28.8,17.6],[30.0,18.7],[30.0,24.0],[24.2,24.0]],"level":0},{"id":"cypress-wood","name":"Cypress wood","terrain":"forest","capacity":3,"icon":[33.1,21.1],"polygon":[[30.0,24.0],[30.0,18.7],[36.0,17.6],[36.0,24.0]],"level":0},{"id":"west-stoa","name":"West stoa","terrain":"ruins","capacity":3,"icon":[2.9,14.9],"polygon":[[5.5,18.0],[0.0,18.0],[0.0,12.0],[6.0,12.0]],"level":0},{"id":"upper-steps","name":"Upper steps","terrain":"stairs","capacity":2,"icon":[8.6,15.5],"polygon":[[11.3,12.9],[11.8,18.2],[6.2,18.7],[5.5,18.0],[6.0,12.0],[10.6,12.4]],"level":1},{"id":"temple","name":"Temple court","terrain":"open_ground","capacity":5,"icon":[15.6,14.9],"polygon":[[16.0,11.6],[16.7,12.0],[18.6,12.0],[21.0,17.7],[18.2,19.2],[15.9,17.9],[11.8,18.2],[11.3,12.9]],"level":2},{"id":"oracle-rock","name":"Oracle rock","terrain":"rock","capacity":1,"icon":[21.7,13.6],"polygon":[[20.6,10.7],[24.3,12.2],[23.0,17.9],[21.0,17.7],[18.6,12.0]],"level":2},{"id":"east-terrace","name":"East terrace","terrain":"open_ground","capacity":3,"icon":[26.3,15.3],"polygon":[[26.8,11.2],[29.2,12.8],[28.8,17.6],[23.8,18.5],[23.0,17.9],[24.3,12.2]],"level":1},{"id":"watch-cliff","name":"Watch cliff","terrain":"cliff","capacity":2,"icon":[32.8,15.0],"polygon":[[29.2,12.8],[36.0,10.7],[36.0,17.6],[30.0,18.7],[28.8,17.6]],"level":1},{"id":"west-quay","name":"West quay","terrain":"open_ground","capacity":3,"icon":[3.0,9.0],"polygon":[[6.0,6.4],[6.0,12.0],[0.0,12.0],[0.0,5.4]],"level":0},{"id":"drowned-agora","name":"Drowned agora","terrain":"water","capacity":5,"icon":[9.2,9.2],"polygon":[[11.3,6.7],[14.4,5.7],[14.9,5.9],[16.0,11.6],[11.3,12.9],[10.6,12.4],[6.0,12.0],[6.0,6.4],[7.4,5.3]],"level":0},{"id":"fountain","name":"Fountain house","terrain":"ruins","capacity":2,"icon":[18.1,8.1],"polygon":[[20.9,6.7],[20.6,10.7],[18.6,12.0],[16.7,12.0],[16.0,11.6],[14.9,5.9],[19.1,5.2]],"level":0},{"id":"lower-steps","name":"Lower steps","terrain":"stairs","capacity":2,"icon":[23.9,8.9],"polygon":[[20.9,6.7],[25.0,5.6],[26.8,6.8],[26.8,11.2],[24.3,12.2],[20.6,10.7]],"level":1},{"id":"theatre","name":"Theatre","terrain":"open_ground","capacity":4,"icon":[30.1,9.1],"polygon":[[26.8,6.8],[30.3,5.3],[36.0,9.0],[36.0,10.7],[29.2,12.8],[26.8,11.2]],"level":0},{"id":"south-wood","name":"South wood","terrain":"forest","capacity":4,"icon":[4.4,3.0],"polygon":[[6.0,6.4],[0.0,5.4],[0.0,0.0],[7.7,0.0],[7.4,5.3]],"level":0},{"id":"market-street","name":"Market street","terrain":"open_ground","capacity":4,"icon":[10.8,3.2],"polygon":[[11.3,6.7],[7.4,5.3],[7.7,0.0],[13.5,0.0],[14.4,5.7]],"level":0},{"id":"bath-house","name":"Bath house","terrain":"ruins","capacity":3,"icon":[16.7,2.8],"polygon":[[14.9,5.9],[14.4,5.7],[13.5,0.0],[20.1,0.0],[19.1,5.2]],"level":0},{"id":"south-road","name":"South road","terrain":"open_ground","capacity":4,"icon":[22.1,3.6],"polygon":[[19.1,5.2],[20.1,0.0],[24.5,0.0],[25.0,5.6],[20.9,6.7]],"level":0},{"id":"tannery","name":"Tannery","terrain":"open_ground","capacity":3,"icon":[27.6,2.9],"polygon":[[24.5,0.0],[30.8,0.0],[30.3,5.3],[26.8,6.8],[25.0,5.6]],"level":0},{"id":"south-gate","name":"South gate","terrain":"open_ground","capacity":4,"icon":[33.2,3.9],"polygon":[[36.0,9.0],[30.3,5.3],[30.8,0.0],[36.0,0.0]],"level":0}],"boundaries":[{"between":["north-gate","olive-grove"],"kind":"normal"},{"between":["north-gate","west-stoa"],"kind":"normal"},{"between":["north-gate","upper-steps"],"kind":"normal"},{"between":["olive-grove","granary"],"kind":"wall","line":[[11.8,18.2],[12.0,21.1]]},{"between":["olive-grove","granary"],"kind":"normal","line":[[12.0,21.1],[12.2,24.0]]},{"between":["olive-grove","upper-steps"],"kind":"normal","low":"olive-grove"},{"between":["granary","north-road"],"kind":"normal"},{"between":["granary","temple"],"kind":"wall","low":"granary"},{"between":["north-road","potters-field"],"kind":"normal"},{"between":["north-road","temple"],"kind":"escarpment","low":"north-road"},{"between":["north-road","oracle-rock"],"kind":"normal","low":"north-road"},{"between":["north-road","east-terrace"],"kind":"escarpment","low":"north-road"},{"between":["potters-field","cypress-wood"],"kind":"normal"},{"between":["potters-field","east-terrace"],"kind":"wall","line":[[23.8,18.5],[26.3,18.05]],"low":"potters-field"},{"between":["potters-field","east-terrace"],"kind":"normal","line":[[26.3,18.05],[28.8,17.6]],"low":"potters-field"},{"between":["potters-field","watch-cliff"],"kind":"normal","low":"potters-field"},{"between":["cypress-wood","watch-cliff"],"kind":"normal","low":"cypress-wood"},{"between":["west-stoa","upper-steps"],"kind":"normal","low":"west-stoa"},{"between":["west-stoa","west-quay"],"kind":"wall"},{"between":["upper-steps","temple"],"kind":"normal","low":"upper-steps"},{"between":["upper-steps","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","oracle-rock"],"kind":"normal"},{"between":["temple","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","fountain"],"kind":"wall","low":"fountain"},{"between":["oracle-rock","east-terrace"],"kind":"normal","low":"east-terrace"},{"between":["oracle-rock","fountain"],"kind":"normal","low":"fountain"},{"between":["oracle-rock","lower-steps"],"kind":"normal","low":"lower-steps"},{"between":["east-terrace","watch-cliff"],"kind":"normal"},{"between":["east-terrace","lower-steps"],"kind":"normal"},{"between":["east-terrace","theatre"],"kind":"escarpment","low":"theatre"},{"between":["watch-cliff","theatre"],"kind":"normal","low":"theatre"},{"between":["west-quay","drowned-agora"],"kind":"normal"},{"between":["west-quay","south-wood"],"kind":"normal"},{"between":["drowned-agora","fountain"],"kind":"normal"},{"between":["drowned-agora","south-wood"],"kind":"normal"},{"between":["drowned-agora","market-street"],"kind":"normal"},{"between":["drowned-agora","bath-house"],"kind":"normal"},{"between":["fountain","lower-steps"],"kind":"normal","low":"fountain"},{"between":["fountain","bath-house"],"kind":"normal"},{"between":["fountain","south-road"],"kind":"normal"},{"between":["lower-steps","theatre"],"kind":"normal","low":"theatre"},{"between":["lower-steps","south-road"],"kind":"normal","low":"south-road"},{"between":["lower-steps","tannery"],"kind":"wall","low":"tannery"},{"between":["theatre","tannery"],"kind":"wall"},{"between":["theatre","south-gate"],"kind":"normal"},{"between":["south-wood","market-street"],"kind":"normal"},{"between":["market-street","bath-house"],"kind":"wall"},{"between":["bath-house","south-road"],"kind":"normal","line":[[20.1,0.0],[19.6,2.6]]},{"between":["bath-house","south-road"],"kind":"wall","line":[[19.6,2.6],[19.1,5.2]]},{"between":["south-road","tannery"],"kind":"normal"},{"between":["tannery","south-gate"],"kind":"wall","line":[[30.8,0.0],[30.55,2.65]]},{"between":["tannery","south-gate"],"kind":"normal","line":[[30.55,2.65],[30.3,5.3]]}],"skulls":[],"zones":[{"side":"north","areas":["north-gate","olive-grove","granary","north-road","potters-field","cypress-wood"],"players":2},{"side":"south","areas":["south-wood","market-street","bath-house","south-road","tannery","south-gate"],"players":2},{"side":"north","areas":["olive-grove","granary","north-road"],"players":3},{"side":"south","areas":["market-street","bath-house","south-road"],"players":3},{"side":"east","areas":["cypress-wood","theatre","south-gate"],"players":3},{"side":"north","areas":["olive-grove","granary"],"players":4},{"side":"south","areas":["bath-house","south-road"],"players":4},{"side":"east","areas":["theatre","south-gate"],"players":4},{"side":"west","areas":["west-stoa","west-quay"],"players":4}],"stones":[{"area":"temple","mythology":"greek"},{"area":"drowned-agora","mythology":"greek"},{"area":"theatre","mythology":"greek"},{"area":"west-stoa","mythology":"greek"},{"area":"fountain","mythology":"greek"},{"area":"potters-field","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}]},"seal":"1228afe4cf0d725d"}
{"n":1,"by":"*chance","kind":"Die","answer":{"for":"lead","result":3},"seal":"01c883d7ba212b71"}
{"n":2,"by":"*chance","kind":"Die","answer":{"for":"lead","result":1},"seal":"34fe88225e2d2f69"}
{"n":3,"by":"*chance","kind":"Die","answer":{"for":"lead","result":4},"seal":"6a6b383bd633d27a"}
{"n":4,"by":"*chance","kind":"Die","answer":{"for":"lead","result":2},"seal":"4dfcb6062bb6b790"}
{"n":5,"by":"corinth","kind":"ChooseSide","answer":"south","seal":"6b3930cc391b6cb1"}
{"n":6,"by":"sparta","kind":"Recruit","answer":"zeus","seal":"58b4cdd860a96e32"}
{"n":7,"by":"corinth","kind":"Recruit","answer":"athena","seal":"9a54cfcd0bd250f9"}
{"n":8,"by":"athens","kind":"Recruit","answer":"ares","seal":"9dd2bbba8a6f729a"}
{"n":9,"by":"troy","kind":"Recruit","answer":"hades","seal":"dc4447ca524c7373"}
{"n":10,"by":"troy","kind":"Recruit","answer":"cerberus","seal":"9826c598dd205aa8"}
{"n":11,"by":"athens","kind":"Recruit","answer":"veteran_heracles","seal":"774f5f3f989d8c0b"}
{"n":12,"by":"corinth","kind":"Recruit","answer":"veteran_achilles","seal":"944347333cd48377"}
{"n":13,"by":"sparta","kind":"Recruit","answer":"medusa","seal":"e372481abbea8e16"}
{"n":14,"by":"troy","kind":"Recruit","answer":"odysseus","seal":"b1d2ce5e5a730294"}
{"n":15,"by":"athens","kind":"Recruit","answer":"atalanta","seal":"ad2aea1713f4de1c"}
{"n":16,"by":"corinth","kind":"Recruit","answer":"phoenix","seal":"9609b2c18ce8a5b0"}
{"n":17,"by":"sparta","kind":"Recruit","answer":"leonidas","seal":"5cf3a0b40491b20a"}
{"n":18,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[16,3,2,7,17,15,1,6,11,4,12,10,0,8,13,9,18,14,5]},"seal":"571e3dac41b69503"}
{"n":19,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[18,16,5,12,10,15,14,2,0,17,4,11,3,13,1,7,8,19,6,9]},"seal":"426330c29d4e0e95"}
{"n":20,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,0,10,14,12,15,4,13,8,11,16,1,3,9,7,6,5]},"seal":"a94503ce1f8fc2ca"}
{"n":21,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,7,16,0,4,14,15,12,19,11,17,3,9,8,13,1,18,5,2,10]},"seal":"0e273ffab57389a1"}
{"n":22,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"4471770bb067be5e"}
{"n":23,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"cab6dd0bf7e37070"}
{"n":24,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"145c7db51da414d8"}
{"n":25,"by":"sparta","kind":"BeginTurn","answer":"draw_cards","seal":"aac96d91fcf51311"}
{"n":26,"by":"sparta","kind":"BeginTurn","answer":["zeus","complex"],"seal":"0eeccc6b0ea52a3f"}
{"n":27,"by":"sparta","kind":"Act","answer":["deploy","potters-field"],"seal":"b91ec54bb9e7bde6"}
{"n":28,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"74895f6bd999ffb0"}
{"n":29,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"c9687bb29acf7909"}
{"n":30,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"a9c0757923db7160"}
{"n":31,"by":"sparta","kind":"GoOn","answer":["medusa","complex"],"seal":"5e19d9061106610f"}
{"n":32,"by":"sparta","kind":"Act","answer":["deploy","potters-field"],"seal":"b5a57ba058709dbf"}
{"n":33,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"7d90cfd007bdfad3"}
{"n":34,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"7cc5c8959e757a13"}
{"n":35,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"ef0b3e630d8dc884"}
{"n":36,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"492a99ee9c9e1d65"}
{"n":37,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"7791119a80ec919d"}
{"n":38,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"b74fc173e58ec401"}
{"n":39,"by":"corinth","kind":"BeginTurn","answer":["search_card","athena"],"seal":"ceb527e8edbdbce8"}
{"n":40,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,12,9,4,5,8,10,14,13,0,11,6,1,3,7]},"seal":"350c2c6bc7b8bdce"}
{"n":41,"by":"corinth","kind":"BeginTurn","answer":"draw_cards","seal":"018302dc4cda64d5"}
{"n":42,"by":"corinth","kind":"BeginTurn","answer":["athena","complex"],"seal":"c1c4efa97f65113f"}
{"n":43,"by":"corinth","kind":"Act","answer":["deploy","bath-house"],"seal":"df60c606d22789b0"}
{"n":44,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"a4779ae8971b0ef7"}
{"n":45,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"b733164649baccbb"}
{"n":46,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"69541959004144cf"}
{"n":47,"by":"corinth","kind":"GoOn","answer":["veteran_achilles","complex"],"seal":"8be5f9a75ac1aabe"}
{"n":48,"by":"corinth","kind":"Act","answer":["deploy","south-road"],"seal":"438800e98ebc3e4f"}
{"n":49,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"6ebb3baa4b2f3209"}
{"n":50,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"376165802e1fc576"}
{"n":51,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"85eb51963534af74"}
{"n":52,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"c043d61030abcca3"}
{"n":53,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"84ee99b103f369af"}
{"n":54,"by":"athens","kind":"BeginTurn","answer":"draw_cards","seal":"0e1fa26d1be05804"}
{"n":55,"by":"athens","kind":"BeginTurn","answer":["ares","complex"],"seal":"44c3553d1c312d2c"}
{"n":56,"by":"athens","kind":"Act","answer":["deploy","potters-field"],"seal":"925f404e8fe40ad4"}
{"n":57,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"f5e5a1bff243edcf"}
{"n":58,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"2d7802d8f54d5fd1"}
{"n":59,"by":"athens","kind":"GoOn","answer":["atalanta","complex"],"seal":"9e354bcb9d872a38"}
{"n":60,"by":"athens","kind":"Act","answer":["deploy","north-gate"],"seal":"5f146ab7734497be"}
{"n":61,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"0fd05e1deee01403"}
{"n":62,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"4860539cabde4875"}
{"n":63,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"59267468796a6e4a"}
{"n":64,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"d144d37a326996f6"}
{"n":65,"by":"troy","kind":"BeginTurn","answer":"draw_cards","seal":"ecd87eae447f0193"}
{"n":66,"by":"troy","kind":"BeginTurn","answer":["hades","complex"],"seal":"d6be403e9a61c210"}
{"n":67,"by":"troy","kind":"Act","answer":["deploy","south-gate"],"seal":"4719b5c0f67f7913"}
{"n":68,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"01d275bcad71ad70"}
{"n":69,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"668697afb56379c1"}
{"n":70,"by":"troy","kind":"GoOn","answer":["cerberus","complex"],"seal":"7320b8e416ead20c"}
{"n":71,"by":"troy","kind":"Act","answer":["deploy","south-gate"],"seal":"6067fce6597973d0"}
{"n":72,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"d79e6f6466a749fa"}
{"n":73,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"9d06ef730a3421dc"}
{"n":74,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"b83d5c500e20d9a0"}
{"n":75,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"2a339327c960e474"}
{"n":76,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"6b5a7ad03cb27332"}
{"n":77,"by":"sparta","kind":"BeginTurn","answer":"draw_cards","seal":"c331ad414155d5e2"}
{"n":78,"by":"sparta","kind":"BeginTurn","answer":["zeus","complex"],"seal":"a5bc67a7dcc884a5"}
{"n":79,"by":"sparta","kind":"Act","answer":["absorb","stone6"],"seal":"143402555c256792"}
{"n":80,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"001525df4a19585d"}
{"n":81,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"95d5a57c9b9ee9ba"}
{"n":82,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"ac19d5099e4e7e4f"}
{"n":83,"by":"sparta","kind":"GoOn","answer":["medusa","simple"],"seal":"d6cbe0cccbca2281"}
{"n":84,"by":"sparta","kind":"Pay","answer":["aow"],"seal":"6fd07be0a7ec2f3a"}
{"n":85,"by":"sparta","kind":"Act","answer":"walk","seal":"19807351515e5b0d"}
{"n":86,"by":"sparta","kind":"TracePath","answer":["east-terrace","theatre"],"seal":"63b494f93c383cdb"}
{"n":87,"by":"sparta","kind":"Act","answer":"attack","seal":"e41c33c2fde8b8df"}
{"n":88,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"c63c98e278a9fe59"}
{"n":89,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"481967914f868083"}
{"n":90,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"c3f0dfe406c339a0"}
{"n":91,"by":"sparta","kind":"ChooseTarget","answer":"hades","seal":"f39f0b5b4a1c1b06"}
{"n":92,"by":"troy","kind":"AnswerAttack","answer":"guard","seal":"3f8f515fdbe1e714"}
{"n":93,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"495d75c631ba4079"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"eb4b22f9db7dc603"}
{"n":95,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"9e264c2b22f83b59"}
{"n":96,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b1f73b9f26ab5ca3"}
{"n":97,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f0e2fce704a1b049"}
{"n":98,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"f4c029bd8d877a6d"}
{"n":99,"by":"sparta","kind":"SpendDie","answer":[1,4],"seal":"fd22a0da4e193083"}
{"n":100,"by":"sparta","kind":"SpendDie","answer":[1,4],"seal":"36c504131da2a5a1"}
{"n":101,"by":"sparta","kind":"SpendDie","answer":"done","seal":"b48d14d8e6f515a3"}
{"n":102,"by":"sparta","kind":"RerollFives","answer":3,"seal":"a477e46b085040fb"}
{"n":103,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"711608baad7c62d5"}
{"n":104,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"9473df4c1bec3483"}
{"n":105,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"1a699809b428dd8d"}
{"n":106,"by":"sparta","kind":"SpendDie","answer":[2,6],"seal":"a858fecc11ce3a9b"}
{"n":107,"by":"sparta","kind":"Act","answer":"end","seal":"ba918f802e2f800c"}
{"n":108,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"33c79620a8d16896"}
{"n":109,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"9836595f17575c77"}
{"n":110,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"6e90fdde668f1145"}
{"n":111,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"57c64ef9c0facca7"}
{"n":112,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"69d96199bf0dd584"}
{"n":113,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"f7e5ca7b00a661ca"}
{"n":114,"by":"corinth","kind":"BeginTurn","answer":["search_card","veteran_achilles"],"seal":"7961d92bd6a7c0bd"}
{"n":115,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,0,7,3,10,2,6,8,9,1,4]},"seal":"4b6636a81bbfec2b"}
{"n":116,"by":"corinth","kind":"BeginTurn","answer":"draw_cards","seal":"19f33170a9dc8399"}
{"n":117,"by":"corinth","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"033a58c93dfedfe9"}
{"n":118,"by":"corinth","kind":"Act","answer":"walk","seal":"e1d7bb9b00ba38fc"}
{"n":119,"by":"corinth","kind":"TracePath","answer":["fountain"],"seal":"00dda23bcc747f49"}
{"n":120,"by":"corinth","kind":"Act","answer":["claim","stone5"],"seal":"f9f50683af486ad2"}
{"n":121,"by":"corinth","kind":"Act","answer":"end","seal":"badd34e86899c38e"}
{"n":122,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"7cc28583ac394b7b"}
{"n":123,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"0d39a0a3c3f823cf"}
{"n":124,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"4c94fb4febbbab6f"}
{"n":125,"by":"corinth","kind":"GoOn","answer":["athena","simple"],"seal":"34640e276bf388c5"}
{"n":126,"by":"corinth","kind":"Act","answer":"walk","seal":"56ba5496e7dfa44c"}
{"n":127,"by":"corinth","kind":"TracePath","answer":["fountain"],"seal":"0dcdd11af4ecf55f"}
{"n":128,"by":"corinth","kind":"Act","answer":"power:athenas_owl","seal":"e841f8f665f58226"}
{"n":129,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"a5fa4fa914b617f8"}
{"n":130,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"88fab192d2d14fcc"}
{"n":131,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"221a239f3626bb71"}
{"n":132,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"647090ce1058c8fc"}
{"n":133,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"14a49deaa91521a3"}
{"n":134,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"a93d2445cf87f611"}
{"n":135,"by":"corinth","kind":"SpendDie","answer":"done","seal":"58af37660f01f714"}
{"n":136,"by":"corinth","kind":"RerollFives","answer":1,"seal":"a9a1ee7d902abc7b"}
{"n":137,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"4a05ed16a5a8163b"}
{"n":138,"by":"corinth","kind":"SpendDie","answer":[1,3],"seal":"810d7cc3f9246c1e"}
{"n":139,"by":"corinth","kind":"SpendDie","answer":[1,4],"seal":"815cbabd069c1793"}
{"n":140,"by":"corinth","kind":"SpendDie","answer":[2,5],"seal":"761e5a88cddc02c9"}
{"n":141,"by":"corinth","kind":"Act","answer":"end","seal":"d7cc0efba4d07dac"}
{"n":142,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"45115bc77fdf9ef0"}
{"n":143,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"5e6bc1028616f804"}
{"n":144,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"0b400e38287039af"}
{"n":145,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"b06213e69909aa21"}
{"n":146,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"c88c13e8c16f0fac"}
{"n":147,"by":"athens","kind":"BeginTurn","answer":["search_card","veteran_heracles"],"seal":"026a4233c27960fd"}
{"n":148,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,4,0,6,7,8,2,3,5]},"seal":"a7c7ca7de16f0f60"}
{"n":149,"by":"athens","kind":"BeginTurn","answer":"draw_cards","seal":"851fa0a469f49a05"}
{"n":150,"by":"athens","kind":"BeginTurn","answer":["veteran_heracles","complex"],"seal":"43843aaa49fc3171"}
{"n":151,"by":"athens","kind":"Act","answer":["deploy","granary"],"seal":"9cef59a59d938e1c"}
{"n":152,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"650a85291f37a4da"}
{"n":153,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"471ba82620b66365"}
{"n":154,"by":"athens","kind":"GoOn","answer":["atalanta","simple"],"seal":"f77dae05df97b1ca"}
{"n":155,"by":"athens","kind":"Act","answer":"walk","seal":"4632635ed5d0719c"}
{"n":156,"by":"athens","kind":"TracePath","answer":["upper-steps","temple"],"seal":"2bc3c39915eb4332"}
{"n":157,"by":"athens","kind":"Act","answer":"attack","seal":"b1c1ef998d4ce3b4"}
{"n":158,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"43cf47675b4941b1"}
{"n":159,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"6dd2a558d97ea574"}
{"n":160,"by":"athens","kind":"ChooseTarget","answer":"athena","seal":"3b087a85b11e2021"}
{"n":161,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"549be3a3e9472e64"}
{"n":162,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"fee620a0080d3e9d"}
{"n":163,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"837019b75f36cee9"}
{"n":164,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"4421227f15bb3096"}
{"n":165,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"dab0a2d874893928"}
{"n":166,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"7af6776749124445"}
{"n":167,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5ef10a38c80d11d6"}
{"n":168,"by":"athens","kind":"SpendDie","answer":[1,4],"seal":"0b4b2e61ef79399e"}
{"n":169,"by":"athens","kind":"SpendDie","answer":[1,4],"seal":"b277e505f521aaba"}
{"n":170,"by":"athens","kind":"SpendDie","answer":[3,4],"seal":"03350c9447d51948"}
{"n":171,"by":"athens","kind":"SpendDie","answer":"done","seal":"e92b3a2cd692c434"}
{"n":172,"by":"athens","kind":"RerollFives","answer":3,"seal":"b59ab8db7105da57"}
{"n":173,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"f7298c136b08da34"}
{"n":174,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"b7110a5163675fe5"}
{"n":175,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"1d20ebe97a5951ed"}
{"n":176,"by":"athens","kind":"Act","answer":"power:huntress","seal":"b93c24efb4570a5a"}
{"n":177,"by":"athens","kind":"Act","answer":"walk","seal":"f2fffc1a614639bc"}
{"n":178,"by":"athens","kind":"TracePath","answer":["oracle-rock"],"seal":"2736300f606bad0c"}
{"n":179,"by":"athens","kind":"Act","answer":"attack","seal":"16a899368698443e"}
{"n":180,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"ec779c8a98f4cf1a"}
{"n":181,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"3b9cb117677ef1f5"}
{"n":182,"by":"athens","kind":"ChooseTarget","answer":"hades","seal":"e48707d645173d1c"}
{"n":183,"by":"troy","kind":"AnswerAttack","answer":"guard","seal":"8a8d303675ffcb21"}
{"n":184,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"11ac64b6714f212f"}
{"n":185,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"880cfedfc28a6f16"}
{"n":186,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"35929d672689691d"}
{"n":187,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"e397bd204437f91c"}
{"n":188,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"d91d15cab535c5a0"}
{"n":189,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"83e5a95af45eec85"}
{"n":190,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"406b59b59ce5c7fa"}
{"n":191,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1e4f1fe32078b925"}
{"n":192,"by":"athens","kind":"SpendDie","answer":[2,3],"seal":"8beb31fc9271d2a4"}
{"n":193,"by":"athens","kind":"SpendDie","answer":[3,4],"seal":"d18d9b3a71daaa95"}
{"n":194,"by":"athens","kind":"SpendDie","answer":"done","seal":"6d4e4a15b030c929"}
{"n":195,"by":"athens","kind":"RerollFives","answer":4,"seal":"f29b5025690200a4"}
{"n":196,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"3fb82e62ca3d9eb1"}
{"n":197,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"194979943d1335d6"}
{"n":198,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"aebec3c06a7ba7f9"}
{"n":199,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"d6f9ed7ce4fa5748"}
{"n":200,"by":"athens","kind":"Act","answer":"end","seal":"568668c2d6e9cc3b"}
{"n":201,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"ffdac541ff068c24"}
{"n":202,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"1ab06e1a04171380"}
{"n":203,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"fac3b19deed035eb"}
{"n":204,"by":"troy","kind":"BeginTurn","answer":"draw_cards","seal":"d42104dd7128529a"}
{"n":205,"by":"troy","kind":"BeginTurn","answer":["cerberus","simple"],"seal":"bb2910d88e2ee05f"}
{"n":206,"by":"troy","kind":"Act","answer":"walk","seal":"c2a2e8f88f73cf10"}
{"n":207,"by":"troy","kind":"TracePath","answer":["theatre"],"seal":"5ad3ac38e0c2571b"}
{"n":208,"by":"troy","kind":"Act","answer":["claim","stone3"],"seal":"64a910aa5b8bcf4a"}
{"n":209,"by":"troy","kind":"Act","answer":"end","seal":"faa885f8ec4271b0"}
{"n":210,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"c0c3a7d24cc9e171"}
{"n":211,"by":"troy","kind":"GoOn","answer":["hades","simple"],"seal":"4e42c0c4593b78dd"}
{"n":212,"by":"troy","kind":"Act","answer":"walk","seal":"d563294a90ce7688"}
{"n":213,"by":"troy","kind":"TracePath","answer":["theatre"],"seal":"a135797d94b17bad"}
{"n":214,"by":"troy","kind":"Act","answer":"power:inferno","seal":"f1d5279f26573021"}
{"n":215,"by":"troy","kind":"ChooseTarget","answer":"cerberus","seal":"3ce85783598c4d24"}
{"n":216,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"99da635ca15e7cd0"}
{"n":217,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"54e120ea58455be0"}
{"n":218,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"7269765c0db668fc"}
{"n":219,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"e39c5dd98bcc33af"}
{"n":220,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9947c1e40d114689"}
{"n":221,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"00e351175d8eede2"}
{"n":222,"by":"sparta","kind":"SpendDie","answer":"done","seal":"1716f21a5b7d6e5e"}
{"n":223,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"36754affa0d4f562"}
{"n":224,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ef6b7ebf32e04e66"}
{"n":225,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"68cc0119badb2a23"}
{"n":226,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"e2e7df1fa0ca33db"}
{"n":227,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"beb1313221edee1c"}
{"n":228,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"10a9e1e40ac3e7a0"}
{"n":229,"by":"troy","kind":"SpendDie","answer":[1,5],"seal":"bf63b4b0ed960927"}
{"n":230,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"7ed1feb9dd650ff1"}
{"n":231,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"321b167b48bb1df3"}
{"n":232,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"b8008a83ae2ec161"}
{"n":233,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"b01ddc908e4de910"}
{"n":234,"by":"sparta","kind":"BeginTurn","answer":"draw_cards","seal":"e8a27deb42010d09"}
{"n":235,"by":"sparta","kind":"Pay","answer":["aow"],"seal":"f43bff77b04b9b54"}
{"n":236,"by":"sparta","kind":"BeginTurn","answer":["leonidas","complex"],"seal":"bf8340091cc4a475"}
{"n":237,"by":"sparta","kind":"Act","answer":["deploy","granary"],"seal":"e8bdfe64aa6d731b"}
{"n":238,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"e7f445678fba1ea1"}
{"n":239,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"9266f29206dec2f0"}
{"n":240,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"7d16db685f43bb44"}
{"n":241,"by":"sparta","kind":"GoOn","answer":["zeus","simple"],"seal":"63268c2debd74075"}
{"n":242,"by":"sparta","kind":"Pay","answer":["aow"],"seal":"20fe49423ec65c01"}
{"n":243,"by":"sparta","kind":"Act","answer":"walk","seal":"30c471ec9667cd74"}
{"n":244,"by":"sparta","kind":"TracePath","answer":["north-road"],"seal":"41838abfc63ac1c8"}
{"n":245,"by":"sparta","kind":"Act","answer":"power:lightning","seal":"3a1947cbd8004f96"}
{"n":246,"by":"sparta","kind":"Pay","answer":["aow"],"seal":"68f075eb53dc22a7"}
{"n":247,"by":"sparta","kind":"ChooseTarget","answer":"hades","seal":"de12fe9a31148e92"}
{"n":248,"by":"troy","kind":"AnswerAttack","answer":"guard","seal":"c8bfd40d5f7f1b59"}
{"n":249,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"671d9f9666439217"}
{"n":250,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"62912e6af60dfaf0"}
{"n":251,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"7a0a43c13abf4a15"}
{"n":252,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ab4749c510f0de78"}
{"n":253,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f55ef729d47f4770"}
{"n":254,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"385b4a76d4e60002"}
{"n":255,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"4cf21269b18d311e"}
{"n":256,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6ca4784e6b63b3ac"}
{"n":257,"by":"sparta","kind":"SpendDie","answer":[1,5],"seal":"6e5f550cf90e296c"}
{"n":258,"by":"sparta","kind":"SpendDie","answer":[1,4],"seal":"7c3bde71325cd8b0"}
{"n":259,"by":"sparta","kind":"SpendDie","answer":[3,5],"seal":"0d3422d253eb0266"}
{"n":260,"by":"sparta","kind":"SpendDie","answer":"done","seal":"bcc59ed521462cce"}
{"n":261,"by":"troy","kind":"ChooseCard","answer":"hades","seal":"275dd3235dc732c4"}
{"n":262,"by":"sparta","kind":"Act","answer":"end","seal":"596b6559bc140797"}
{"n":263,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"98066acdecb3b386"}
{"n":264,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"cce13606c9778924"}
{"n":265,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"f8afc44708d87b82"}
{"n":266,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"532fe47ebfbc69f3"}
{"n":267,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"a95c8ce56f3e3a2c"}
{"n":268,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"be9180180e9917e3"}
{"n":269,"by":"corinth","kind":"BeginTurn","answer":["search_card","athena"],"seal":"4b54182323ad31c6"}
{"n":270,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,2,4,0,1,5,3]},"seal":"aa28aaace7fdd3a0"}
{"n":271,"by":"corinth","kind":"BeginTurn","answer":"draw_cards","seal":"547f309a1b25b44b"}
{"n":272,"by":"corinth","kind":"BeginTurn","answer":["athena","complex"],"seal":"5475203dce2a589c"}
{"n":273,"by":"corinth","kind":"Act","answer":["absorb","stone5"],"seal":"9c1250e8e6021c2d"}
{"n":274,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"59adeca87d70f2b1"}
{"n":275,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"e9130a1faf3ea06e"}
{"n":276,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"db60953a62205578"}
{"n":277,"by":"corinth","kind":"GoOn","answer":["veteran_achilles","simple"],"seal":"549f6a0712721358"}
{"n":278,"by":"corinth","kind":"Pay","answer":["aow"],"seal":"1ccbc8ba2c43456d"}
{"n":279,"by":"corinth","kind":"Act","answer":"walk","seal":"15d365591bbbbeb6"}
{"n":280,"by":"corinth","kind":"TracePath","answer":["drowned-agora"],"seal":"0bd76c8f9b9df555"}
{"n":281,"by":"corinth","kind":"Act","answer":["claim","stone2"],"seal":"be7e901b85294cd9"}
{"n":282,"by":"corinth","kind":"Act","answer":"end","seal":"fb879242273f7325"}
{"n":283,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"f09a655a41d466da"}
{"n":284,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"15d1a6fb0de23a26"}
{"n":285,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"beb86b9b92469616"}
{"n":286,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"500e8022e6dcd38a"}
{"n":287,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"4cd14066ce8c1f4a"}
{"n":288,"by":"athens","kind":"BeginTurn","answer":["ares","simple"],"seal":"c036224c864e1768"}
{"n":289,"by":"athens","kind":"Act","answer":"walk","seal":"43d40690a21639d6"}
{"n":290,"by":"athens","kind":"TracePath","answer":["north-road","granary"],"seal":"73a857310cc6e520"}
{"n":291,"by":"athens","kind":"Act","answer":"end","seal":"17d2a1f1aebad484"}
{"n":292,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"4b383e67a5d3639e"}
{"n":293,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"9b98d603f4ada531"}
{"n":294,"by":"athens","kind":"GoOn","answer":"stop","seal":"7b90c8bc77210504"}
{"n":295,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"73fbe10de595b456"}
{"n":296,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"513437f6eab7f77e"}
{"n":297,"by":"troy","kind":"BeginTurn","answer":"draw_cards","seal":"059a71fcb52c11ca"}
{"n":298,"by":"troy","kind":"Pay","answer":["aow"],"seal":"7b0a37c00e144f55"}
{"n":299,"by":"troy","kind":"BeginTurn","answer":["hades","complex"],"seal":"a54f878d7d502d33"}
{"n":300,"by":"troy","kind":"Act","answer":["absorb","stone3"],"seal":"d87853ac37dddb40"}
{"n":301,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"408beeb8cb934c78"}
{"n":302,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"32923ec4ef6e6923"}
{"n":303,"by":"troy","kind":"GoOn","answer":["odysseus","complex"],"seal":"63038d0e801d9d2f"}
{"n":304,"by":"troy","kind":"Pay","answer":["aow"],"seal":"fb1e2bebf26ad7ad"}
{"n":305,"by":"troy","kind":"Act","answer":["deploy","south-wood"],"seal":"31c778a453eb0d96"}
{"n":306,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"b3b97697ff09b08d"}
{"n":307,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"3377853265913d04"}
{"n":308,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"a232fa9a94415d7f"}
{"n":309,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"fac64e17a36884d5"}
{"n":310,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"d6ffc051f8628306"}
{"n":311,"by":"sparta","kind":"BeginTurn","answer":["zeus","simple"],"seal":"f24fb384035f00f5"}
{"n":312,"by":"sparta","kind":"Act","answer":"power:lightning","seal":"a6dfa0ad861ca01c"}
{"n":313,"by":"sparta","kind":"Pay","answer":["omphalos"],"seal":"07f427b7bd904aef"}
{"n":314,"by":"sparta","kind":"ChooseTarget","answer":"hades","seal":"1545aa33f8a8ec4d"}
{"n":315,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2fcb56fe18f1a494"}
{"n":316,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"21a1aad37feb5f41"}
{"n":317,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"f582cd512f2f7c80"}
{"n":318,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4c10e0e2efe882bc"}
{"n":319,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"03aa68fc850823d5"}
{"n":320,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ff196e795649a048"}
{"n":321,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5ee899678c54a007"}
{"n":322,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3ed0a94386057139"}
{"n":323,"by":"sparta","kind":"SpendDie","answer":[2,4],"seal":"5e76370d8bae990f"}
{"n":324,"by":"sparta","kind":"SpendDie","answer":[3,4],"seal":"66248f55a792ad36"}
{"n":325,"by":"sparta","kind":"SpendDie","answer":[3,4],"seal":"de7ff75ef6f84615"}
{"n":326,"by":"sparta","kind":"SpendDie","answer":"done","seal":"a708e529b63298f7"}
{"n":327,"by":"sparta","kind":"RerollFives","answer":3,"seal":"c5ab9ded4fe18290"}
{"n":328,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"f76ddd742efdbb16"}
{"n":329,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"492c7a0cc66063b8"}
{"n":330,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"88cd9478c7e4cf15"}
{"n":331,"by":"sparta","kind":"Act","answer":"end","seal":"0779607b030bff4f"}
{"n":332,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"eca6585b2fcabb4c"}
{"n":333,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"7fda410c0d1646f9"}
{"n":334,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"90ed938bddecc08e"}
{"n":335,"by":"sparta","kind":"GoOn","answer":"stop","seal":"78f950e54761ab6a"}
{"n":336,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"b7ba486c2fb59256"}
{"n":337,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"6c91dd05fb309910"}
{"n":338,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"915194f0f39d9650"}
{"n":339,"by":"corinth","kind":"BeginTurn","answer":["athena","simple"],"seal":"8ce0ac2b6e01bed4"}
{"n":340,"by":"corinth","kind":"Act","answer":"walk","seal":"0ef169b7e12066f3"}
{"n":341,"by":"corinth","kind":"TracePath","answer":["drowned-agora"],"seal":"3e809cef6f698246"}
{"n":342,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"c7124cc38bbbfd42"}
{"n":343,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"77dee2d5420ad559"}
{"n":344,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"c38d1baa2bea57e8"}
{"n":345,"by":"corinth","kind":"GoOn","answer":["phoenix","complex"],"seal":"e12e3bd9b8b30007"}
{"n":346,"by":"corinth","kind":"Pay","answer":["omphalos"],"seal":"8eedbf3ee7fd0fde"}
{"n":347,"by":"corinth","kind":"Act","answer":["deploy","south-wood"],"seal":"b5bc91d996ac7ce0"}
{"n":348,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"c05efc6c3516ef40"}
{"n":349,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"7807a5a44222d3da"}
{"n":350,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"4993c10b9afabc96"}
{"n":351,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"e2e59715d6711b38"}
{"n":352,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"fbd047c0396e358c"}
{"n":353,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"75638f80ab96c67b"}
{"n":354,"by":"athens","kind":"BeginTurn","answer":["search_card","atalanta"],"seal":"e319c890e41cdbbe"}
{"n":355,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,3,2,0]},"seal":"c0f78b992d2c304c"}
{"n":356,"by":"athens","kind":"BeginTurn","answer":["atalanta","simple"],"seal":"524c20c875e4174b"}
{"n":357,"by":"athens","kind":"Act","answer":"walk","seal":"7ca8abbf702e669e"}
{"n":358,"by":"athens","kind":"TracePath","answer":["temple"],"seal":"427848d0e8c6ac35"}
{"n":359,"by":"athens","kind":"Act","answer":"attack","seal":"ce7feb762c923bce"}
{"n":360,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"8017a4b435348e47"}
{"n":361,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"ddbfb0d3d0e57762"}
{"n":362,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"7f96db75f26c7abf"}
{"n":363,"by":"athens","kind":"ChooseTarget","answer":"hades","seal":"1b28d5cb59300027"}
{"n":364,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"765f890dc6b29405"}
{"n":365,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"a5decc6acc9c9dfb"}
{"n":366,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"76ed01d7c398aad5"}
{"n":367,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"94feb19841c0de6d"}
{"n":368,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5cfdcd399ad580cb"}
{"n":369,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ae77e86a267672a3"}
{"n":370,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"1b6a0e8edd53f721"}
{"n":371,"by":"athens","kind":"SpendDie","answer":[1,4],"seal":"0b3d6096601c0771"}
{"n":372,"by":"athens","kind":"SpendDie","answer":[2,4],"seal":"ec3b43cf92ac889e"}
{"n":373,"by":"athens","kind":"SpendDie","answer":"done","seal":"945bc1074678acd9"}
{"n":374,"by":"athens","kind":"RerollFives","answer":4,"seal":"b1c63a9d8d3f3609"}
{"n":375,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"f3b093bd170a3adc"}
{"n":376,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"18ad773f4a0196a0"}
{"n":377,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"3bd95dec9f8f1a38"}
{"n":378,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"bdae17c36e7b6309"}
{"n":379,"by":"athens","kind":"Act","answer":"end","seal":"516f2dcda51ac383"}
{"n":380,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"6a380405683a3ef7"}
{"n":381,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"f8d8e1f98c0a6f08"}
{"n":382,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"799b751675ebc892"}
{"n":383,"by":"athens","kind":"GoOn","answer":"stop","seal":"42d762fbbd580ba6"}
{"n":384,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"d66654aae0fcbcc2"}
{"n":385,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"b0f837263440e74e"}
{"n":386,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"8b36fb7ef5389b7b"}
{"n":387,"by":"troy","kind":"BeginTurn","answer":"heal","seal":"e9a1cd9e2352a882"}
{"n":388,"by":"troy","kind":"BeginTurn","answer":"draw_cards","seal":"d3a0b77e5d1cb7da"}
{"n":389,"by":"troy","kind":"Pay","answer":["aow"],"seal":"26be0cb64fd3fc7a"}
{"n":390,"by":"troy","kind":"BeginTurn","answer":["hades","simple"],"seal":"e1643896d61e260d"}
{"n":391,"by":"troy","kind":"Act","answer":"walk","seal":"54adc4ece8ea9ad5"}
{"n":392,"by":"troy","kind":"TracePath","answer":["lower-steps"],"seal":"02767b34e5b77890"}
{"n":393,"by":"troy","kind":"Act","answer":"attack","seal":"b789760cf950acad"}
{"n":394,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"928d47179b586475"}
{"n":395,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"68fe2abb3aed8d89"}
{"n":396,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"4c25096b1408f481"}
{"n":397,"by":"troy","kind":"ChooseTarget","answer":"ares","seal":"9963cd2490dbb87b"}
{"n":398,"by":"sparta","kind":"AnswerAttack","answer":"guard","seal":"aefeeeecf69ac449"}
{"n":399,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"5696de2eecf38d08"}
{"n":400,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5873b4b6afa33908"}
{"n":401,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e7cdb82df044b97e"}
{"n":402,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"b6bef6f94d9846e4"}
{"n":403,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"837e8e7e08b8ca7f"}
{"n":404,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ec4accf424e0d241"}
{"n":405,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5f4d80f9a43b06bf"}
{"n":406,"by":"troy","kind":"SpendDie","answer":[1,4],"seal":"978a98f1b265bf88"}
{"n":407,"by":"troy","kind":"SpendDie","answer":"done","seal":"288e8146f7a24c0d"}
{"n":408,"by":"troy","kind":"RerollFives","answer":3,"seal":"c2dbacc65490b7dc"}
{"n":409,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"a422de655cab62f3"}
{"n":410,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"f83a48673a140743"}
{"n":411,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"4fd7c3a43546c7a2"}
{"n":412,"by":"troy","kind":"SpendDie","answer":"done","seal":"cdd4423a72fc0bcc"}
{"n":413,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"aa1c8eb8b94f9927"}
{"n":414,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"8f4369604a1d3846"}
{"n":415,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"ec0b52fe722442f1"}
{"n":416,"by":"troy","kind":"GoOn","answer":["odysseus","simple"],"seal":"ff0e032127fd2e30"}
{"n":417,"by":"troy","kind":"Pay","answer":["aow"],"seal":"9de58514ae30056d"}
{"n":418,"by":"troy","kind":"Act","answer":"walk","seal":"1cd3408e05593ee6"}
{"n":419,"by":"troy","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"a02a0d74d1304bdc"}
{"n":420,"by":"troy","kind":"Act","answer":"power:cunning","seal":"3f137be060694d90"}
{"n":421,"by":"troy","kind":"Act","answer":"power:subterfuge","seal":"6c3bf3f5138b172b"}
{"n":422,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"ef87af1b0adbdae3"}
{"n":423,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"9b55dfd21dfd0069"}
{"n":424,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"5eee6f6f477e9d12"}
{"n":425,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"5c963f8e4637c567"}
{"n":426,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"0ae8ca87e2c974e3"}
{"n":427,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"b0d3b47578e57cf3"}
{"n":428,"by":"sparta","kind":"BeginTurn","answer":["zeus","simple"],"seal":"d9b3cabd9c25320b"}
{"n":429,"by":"sparta","kind":"Act","answer":"walk","seal":"99dfd38edeedd105"}
{"n":430,"by":"sparta","kind":"TracePath","answer":["potters-field"],"seal":"60c6277e79588232"}
{"n":431,"by":"sparta","kind":"Act","answer":"end","seal":"8fc16f1f07196aaa"}
{"n":432,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"96916ff3aed4603f"}
{"n":433,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"7676cba859136139"}
{"n":434,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"bffd4b0ffd1d5ecb"}
{"n":435,"by":"sparta","kind":"GoOn","answer":"stop","seal":"c379c515222a18ee"}
{"n":436,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"fb4698bc49e12bb7"}
{"n":437,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"49383d9bc1240b48"}
{"n":438,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"4fb9b95385dd53a3"}
{"n":439,"by":"corinth","kind":"BeginTurn","answer":["phoenix","simple"],"seal":"8fcec4d3259b3e05"}
{"n":440,"by":"corinth","kind":"Act","answer":"walk","seal":"a65ee31efd08abde"}
{"n":441,"by":"corinth","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"5cf2ff9f4a0fecd6"}
{"n":442,"by":"corinth","kind":"Act","answer":"end","seal":"83294081118de448"}
{"n":443,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"a73c21d2b03a189d"}
{"n":444,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"4181d4cc04c3b4ac"}
{"n":445,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"5fdce09c48df9cf9"}
{"n":446,"by":"corinth","kind":"GoOn","answer":"stop","seal":"0a9dda4a51709cd0"}
{"n":447,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"fccfe48e11c599b9"}
{"n":448,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"de05435ceba2c7d8"}
{"n":449,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"912cf3519b216902"}
{"n":450,"by":"athens","kind":"BeginTurn","answer":["ares","simple"],"seal":"6d4d5931eefaca09"}
{"n":451,"by":"athens","kind":"Act","answer":"walk","seal":"0ef95f0b6dee6337"}
{"n":452,"by":"athens","kind":"TracePath","answer":["olive-grove","north-gate"],"seal":"4f7718257a7bbf77"}
{"n":453,"by":"athens","kind":"Act","answer":"end","seal":"94dc5029fb711940"}
{"n":454,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"e7a7fa18b60ffe6b"}
{"n":455,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"94569bcb200f2dde"}
{"n":456,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"755fcae46defd2fe"}
{"n":457,"by":"athens","kind":"GoOn","answer":"stop","seal":"936706439af36a92"}
{"n":458,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"3768fb7ddb205563"}
{"n":459,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"9791af802047a637"}
{"n":460,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"86326f2beb4296d6"}
{"n":461,"by":"troy","kind":"BeginTurn","answer":"draw_cards","seal":"1219c8e38d2d4562"}
{"n":462,"by":"troy","kind":"Pay","answer":["aow"],"seal":"c549c53db7af4a53"}
{"n":463,"by":"troy","kind":"BeginTurn","answer":["hades","simple"],"seal":"f6361ceb257e0b8b"}
{"n":464,"by":"troy","kind":"Act","answer":"attack","seal":"a619438b82f80aa0"}
{"n":465,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"65d089b0be4b77a3"}
{"n":466,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"4d689c5589c837c0"}
{"n":467,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"c4a113710132878f"}
{"n":468,"by":"troy","kind":"ChooseTarget","answer":"zeus","seal":"a172f41e237af3d3"}
{"n":469,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"8e204074a0bc10d9"}
{"n":470,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"dcbe5191bded9cff"}
{"n":471,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"eba2a79333d7f6cd"}
{"n":472,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ab28e1c16142a7b8"}
{"n":473,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"90786d6cb34581ea"}
{"n":474,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e2866089506e8e5a"}
{"n":475,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"8262dd483a04b9a8"}
{"n":476,"by":"troy","kind":"SpendDie","answer":[1,4],"seal":"67318e983d600659"}
{"n":477,"by":"troy","kind":"SpendDie","answer":[2,3],"seal":"a8eab0120175ac07"}
{"n":478,"by":"troy","kind":"SpendDie","answer":[3,4],"seal":"f254fcaa2d4e6c60"}
{"n":479,"by":"troy","kind":"SpendDie","answer":"done","seal":"39fbfc75422ad9e3"}
{"n":480,"by":"troy","kind":"RerollFives","answer":3,"seal":"5b5731b043b10658"}
{"n":481,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"97cf5f5b6582ac35"}
{"n":482,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"aa5ee7a092d0462d"}
{"n":483,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"49673f609c9b85ce"}
{"n":484,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"71ffc78d8fc2368d"}
{"n":485,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"d2078993fa42813b"}
{"n":486,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"727767b690e0e704"}
{"n":487,"by":"troy","kind":"GoOn","answer":"stop","seal":"9de3ccddb2038792"}
{"n":488,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"ae4c561043236342"}
{"n":489,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"34bac85082da8014"}
{"n":490,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"42e7d093fd4810e1"}
{"n":491,"by":"sparta","kind":"BeginTurn","answer":["search_card","medusa"],"seal":"000b1f63542e3225"}
{"n":492,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,0,2]},"seal":"1ba06d40a8771cd1"}
{"n":493,"by":"sparta","kind":"BeginTurn","answer":["medusa","simple"],"seal":"e7ecb9cf31e4ee5e"}
{"n":494,"by":"sparta","kind":"Act","answer":"walk","seal":"d052b7cb324a763d"}
{"n":495,"by":"sparta","kind":"TracePath","answer":["east-terrace","oracle-rock"],"seal":"55a1e1cd026e7004"}
{"n":496,"by":"sparta","kind":"Act","answer":"attack","seal":"93020ffd31d2041e"}
{"n":497,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"69895c1afd29d48d"}
{"n":498,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"f30405d2d8568785"}
{"n":499,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"27fdb50fd9a5fb16"}
{"n":500,"by":"sparta","kind":"ChooseTarget","answer":"hades","seal":"cd4ca2969d490419"}
{"n":501,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"0266ad810acc2d86"}
{"n":502,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"f6f8c6bef8346395"}
{"n":503,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"93d4c5d7afcfa1ed"}
{"n":504,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"af1bf05d64867d78"}
{"n":505,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"bf6f1982d1c476c8"}
{"n":506,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"5aa9b5126779321b"}
{"n":507,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"7a5b2e3159a0c747"}
{"n":508,"by":"sparta","kind":"SpendDie","answer":[2,4],"seal":"abbbf7529ec59163"}
{"n":509,"by":"sparta","kind":"SpendDie","answer":"done","seal":"2cbcfbac2d982527"}
{"n":510,"by":"sparta","kind":"RerollFives","answer":1,"seal":"87e8261ba1ef2303"}
{"n":511,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"4d1caf96121ee17c"}
{"n":512,"by":"sparta","kind":"SpendDie","answer":[2,3],"seal":"2b7e5ccf7aaf6c19"}
{"n":513,"by":"sparta","kind":"SpendDie","answer":[2,4],"seal":"2902eb8750fb45b6"}
{"n":514,"by":"sparta","kind":"SpendDie","answer":[3,5],"seal":"98a0ae411527822b"}
{"n":515,"by":"sparta","kind":"Act","answer":"end","seal":"42d29a27eeecc4e9"}
{"n":516,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"a03a5b5b8dec5053"}
{"n":517,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"8f65f02d2b061caf"}
{"n":518,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"db56b45cd0687e2e"}
{"n":519,"by":"sparta","kind":"GoOn","answer":"stop","seal":"a09f2d9dee634e5c"}
{"n":520,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"dc811519f6a003bd"}
{"n":521,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"c1aab11de98833af"}
{"n":522,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"928159f8c1c2a9bb"}
{"n":523,"by":"corinth","kind":"BeginTurn","answer":["search_card","athena"],"seal":"912c0b920b91f185"}
{"n":524,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[0]},"seal":"210e942740bfef31"}
{"n":525,"by":"corinth","kind":"BeginTurn","answer":["athena","complex"],"seal":"57df5728125361ac"}
{"n":526,"by":"corinth","kind":"Act","answer":["absorb","stone2"],"seal":"cbb9638067f507ff"}
{"n":527,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"613042e1bb81f8d1"}
{"n":528,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"c94b606b74743e94"}
{"n":529,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"ad22df53dbd709a6"}
{"n":530,"by":"corinth","kind":"GoOn","answer":["phoenix","simple"],"seal":"7822c7059ee313a2"}
{"n":531,"by":"corinth","kind":"Pay","answer":["omphalos"],"seal":"bd2a3f75a792afbd"}
{"n":532,"by":"corinth","kind":"Act","answer":"walk","seal":"516e8ce3d7e021a5"}
{"n":533,"by":"corinth","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"eb4f2f064e96905c"}
{"n":534,"by":"corinth","kind":"Act","answer":"attack","seal":"0acfef38154b2901"}
{"n":535,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"8a2c16e9538bfe25"}
{"n":536,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"f5e3cf9c6e4c699f"}
{"n":537,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"e058d2188eda5d9c"}
{"n":538,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"b42ec89c3dacf4e9"}
{"n":539,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"41f7551b346112c7"}
{"n":540,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"af08530ae6586f19"}
{"n":541,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"bb959cfccd476766"}
{"n":542,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a95d679dd38c2525"}
{"n":543,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b2585ae930083053"}
{"n":544,"by":"corinth","kind":"SpendDie","answer":[1,4],"seal":"beb5bc86fceea720"}
{"n":545,"by":"corinth","kind":"SpendDie","answer":"done","seal":"8c1197825d79d82a"}
{"n":546,"by":"corinth","kind":"RerollFives","answer":1,"seal":"013fd12d3890fd1e"}
{"n":547,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"e88a40ba89535bde"}
{"n":548,"by":"corinth","kind":"SpendDie","answer":[3,4],"seal":"f58f3ac4c6bb6bb9"}
{"n":549,"by":"corinth","kind":"SpendDie","answer":[3,5],"seal":"e7299aabc0973572"}
{"n":550,"by":"corinth","kind":"Act","answer":"end","seal":"49ee305435b318cf"}
{"n":551,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"61f19d417b9d64c9"}
{"n":552,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"d2764e87af357ae8"}
{"n":553,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"d135628b66608c3b"}
{"n":554,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"04da1a288a4adb32"}
{"n":555,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"7e942ae916cc9591"}
{"n":556,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"3c228a283ea806fb"}
{"n":557,"by":"athens","kind":"BeginTurn","answer":["ares","simple"],"seal":"20411882b4d0c08d"}
{"n":558,"by":"athens","kind":"Act","answer":"walk","seal":"f115e2fe361740bf"}
{"n":559,"by":"athens","kind":"TracePath","answer":["west-stoa"],"seal":"8ef0b575645a516d"}
{"n":560,"by":"athens","kind":"Act","answer":["claim","stone4"],"seal":"e1ac428aaa3b79b6"}
{"n":561,"by":"athens","kind":"Act","answer":"end","seal":"50d71b1d8d105a5f"}
{"n":562,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"2715b992fa03d76e"}
{"n":563,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"71d735a5349b7211"}
{"n":564,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"da658194fb84d318"}
{"n":565,"by":"athens","kind":"GoOn","answer":"stop","seal":"892bbd61440e6b0d"}
{"n":566,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"5259fb908b6c2441"}
{"n":567,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"bd93ec8501e58c0c"}
{"n":568,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"affc144e25f28cdf"}
{"n":569,"by":"troy","kind":"BeginTurn","answer":["odysseus","simple"],"seal":"da684e8091f2aace"}
{"n":570,"by":"troy","kind":"Act","answer":"walk","seal":"f53eb50d6297d3ba"}
{"n":571,"by":"troy","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"cdfba216abc7d893"}
{"n":572,"by":"troy","kind":"Act","answer":"attack","seal":"525f628d1b817346"}
{"n":573,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"7bdde96d500303a3"}
{"n":574,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"04af1a6b5864ef42"}
{"n":575,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"ad158a682cd61692"}
{"n":576,"by":"troy","kind":"ChooseTarget","answer":"medusa","seal":"178f8748ecea6db6"}
{"n":577,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"60261da5898e3a86"}
{"n":578,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"8085751ecf8c271a"}
{"n":579,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"7c0c1d7494bc35c4"}
{"n":580,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"ca97063670cb8c3f"}
{"n":581,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"20a24893ad49e345"}
{"n":582,"by":"troy","kind":"SpendDie","answer":[1,4],"seal":"b515c27a1e9eedff"}
{"n":583,"by":"troy","kind":"SpendDie","answer":"done","seal":"506b8de8686940d3"}
{"n":584,"by":"troy","kind":"ChooseCard","answer":"odysseus","seal":"b2166ebb917a5132"}
{"n":585,"by":"troy","kind":"Act","answer":"power:cunning","seal":"974c69bc41fee400"}
{"n":586,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[17,8,12,4,6,13,3,1,7,15,11,9,2,5,10,16,14,0]},"seal":"1e392409ad18797f"}
{"n":587,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,5,14,1,9,15,4,8,11,0,7,6,2,17,10,13,12,16]},"seal":"72804013b5843aad"}
{"n":588,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[0,6,10,7,11,5,19,21,14,9,3,8,4,12,17,16,2,1,22,18,13,20,15]},"seal":"bfdf78312978085f"}
{"n":589,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[13,12,2,4,10,8,6,0,7,1,9,14,3,11,5]},"seal":"1a1bceffbc29db31"}
{"n":590,"by":"troy","kind":"Act","answer":"power:subterfuge","seal":"7d2b7076fb05b2bf"}
{"n":591,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"c128fcde2dcd237a"}
{"n":592,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"a9005aa185d38f8d"}
{"n":593,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"cdd1de167704dc6a"}
{"n":594,"by":"troy","kind":"GoOn","answer":["hades","simple"],"seal":"a49bb15a845dd735"}
{"n":595,"by":"troy","kind":"Pay","answer":["cerberus","cerberus"],"seal":"e10a2f0a4d273267"}
{"n":596,"by":"troy","kind":"Act","answer":"attack","seal":"a9c94d2724325d8a"}
{"n":597,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"f360ded752e91f03"}
{"n":598,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"c30df1c8298d9916"}
{"n":599,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"9a8e79bbb98dddf9"}
{"n":600,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"96cef931dfd0ca9b"}
{"n":601,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"75dfb3374edb52db"}
{"n":602,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"da287706b2385fb5"}
{"n":603,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"4b483d112a4468f3"}
{"n":604,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"84745ae0184521c5"}
{"n":605,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"0f860d494b81a2fb"}
{"n":606,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ce755c0c76c6bd46"}
{"n":607,"by":"troy","kind":"SpendDie","answer":[2,4],"seal":"da0db7e39e46e6af"}
{"n":608,"by":"troy","kind":"SpendDie","answer":[2,4],"seal":"e78f1bf98f75cac8"}
{"n":609,"by":"troy","kind":"SpendDie","answer":"done","seal":"579a1840439b47c5"}
{"n":610,"by":"troy","kind":"RerollFives","answer":2,"seal":"13be7a9283fe133e"}
{"n":611,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"ac2ba16ea262e4bf"}
{"n":612,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"0dd80669774109f8"}
{"n":613,"by":"troy","kind":"SpendDie","answer":[3,6],"seal":"bdaf15f5cb97a624"}
{"n":614,"by":"troy","kind":"SpendDie","answer":[3,7],"seal":"b96f68ef9b93e894"}
{"n":615,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"5d196c7851315b02"}
{"n":616,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"47faf4de51dda964"}
{"n":617,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"e78b8da6bf3ba182"}
{"n":618,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"0b0b682b8db7ba05"}
{"n":619,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"5b381e92d9d6cb0e"}
{"n":620,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"5f118fd7f5275250"}
{"n":621,"by":"sparta","kind":"BeginTurn","answer":"draw_cards","seal":"d9c5745b8915a474"}
{"n":622,"by":"sparta","kind":"Pay","answer":["aow"],"seal":"553e0baed3f31e79"}
{"n":623,"by":"sparta","kind":"BeginTurn","answer":"heal","seal":"0f0d91ce9a9b64bc"}
{"n":624,"by":"sparta","kind":"BeginTurn","answer":["zeus","simple"],"seal":"bc899cc16657476a"}
{"n":625,"by":"sparta","kind":"Act","answer":"walk","seal":"ca84d5d55e822a38"}
{"n":626,"by":"sparta","kind":"TracePath","answer":["north-road"],"seal":"fa52dc1fd72a94cf"}
{"n":627,"by":"sparta","kind":"Act","answer":"end","seal":"1ed0bf6c3cc316eb"}
{"n":628,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"019159fc273db586"}
{"n":629,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"52063d8ef5b6dcc4"}
{"n":630,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"275e63a48e30471c"}
{"n":631,"by":"sparta","kind":"GoOn","answer":"stop","seal":"d9331c776809beac"}
{"n":632,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"0f9a0b2aae50f920"}
{"n":633,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"9bd3397e6df1eeb9"}
{"n":634,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"afb3162bbfcb89c3"}
{"n":635,"by":"corinth","kind":"BeginTurn","answer":["search_card","phoenix"],"seal":"66795d4ff8a27a8c"}
{"n":636,"by":"corinth","kind":"Pay","answer":["aow"],"seal":"7f1ff618485c784a"}
{"n":637,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[14,2,13,18,4,9,10,0,3,6,19,7,5,1,15,17,11,16,12,8]},"seal":"32386e9e535d2974"}
{"n":638,"by":"corinth","kind":"BeginTurn","answer":"draw_cards","seal":"21eb7380797fce4a"}
{"n":639,"by":"corinth","kind":"Pay","answer":["aow"],"seal":"9e5b33e7da50a624"}
{"n":640,"by":"corinth","kind":"BeginTurn","answer":["phoenix","simple"],"seal":"7877e6f1e788710c"}
{"n":641,"by":"corinth","kind":"Act","answer":"walk","seal":"cdd07de556d8931b"}
{"n":642,"by":"corinth","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"1aeb23a5034bb2a0"}
{"n":643,"by":"corinth","kind":"Act","answer":"end","seal":"069a580e0a9412f8"}
{"n":644,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"f209b840bfaa067b"}
{"n":645,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"a1860c1e23695537"}
{"n":646,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"ebb3057f67fa7091"}
{"n":647,"by":"corinth","kind":"GoOn","answer":"stop","seal":"e9cca9c550294b5f"}
{"n":648,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"6df52b840c011542"}
{"n":649,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"0dc8cf50295a4d40"}
{"n":650,"by":"athens","kind":"BeginTurn","answer":["search_card","atalanta"],"seal":"ffd64902d0aa5518"}
{"n":651,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[2,6,5,0,4,1,9,11,10,12,7,8,3]},"seal":"70a7273c4dc0308a"}
{"n":652,"by":"athens","kind":"BeginTurn","answer":["atalanta","simple"],"seal":"21f26aa2ea81c69d"}
{"n":653,"by":"athens","kind":"Act","answer":"walk","seal":"873b79efe0097eee"}
{"n":654,"by":"athens","kind":"TracePath","answer":["north-road","temple"],"seal":"b8461152d7f62207"}
{"n":655,"by":"athens","kind":"Act","answer":"attack","seal":"0cd6f7e0df814d62"}
{"n":656,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"7027e735ba92c291"}
{"n":657,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"808db389b65ee550"}
{"n":658,"by":"athens","kind":"ChooseTarget","answer":"hades","seal":"1c948a2ca5519aa0"}
{"n":659,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e349719e7f51ea7a"}
{"n":660,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"195760a86e55f1ba"}
{"n":661,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"54e50ab16551f41d"}
{"n":662,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e38e4dd1263cbadd"}
{"n":663,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"53754b32ed35c801"}
{"n":664,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6126b5e9696d564e"}
{"n":665,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"a2883953e584a467"}
{"n":666,"by":"athens","kind":"SpendDie","answer":[1,4],"seal":"9fd1c1ec83e91f00"}
{"n":667,"by":"athens","kind":"SpendDie","answer":"done","seal":"84157af88ed7f1cf"}
{"n":668,"by":"athens","kind":"RerollFives","answer":1,"seal":"dd3de7bc4778d2b8"}
{"n":669,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"508e9a22ba5b1817"}
{"n":670,"by":"athens","kind":"SpendDie","answer":[2,3],"seal":"d32c0492c7ca6164"}
{"n":671,"by":"athens","kind":"SpendDie","answer":[3,4],"seal":"fee0435b6f9c875f"}
{"n":672,"by":"athens","kind":"SpendDie","answer":[3,5],"seal":"84dc2759c9b9b8d0"}
{"n":673,"by":"athens","kind":"Act","answer":"end","seal":"9183be4b0de6ffd8"}
{"n":674,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"8e7b807f759976b1"}
{"n":675,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"399cac1d64a80b20"}
{"n":676,"by":"athens","kind":"GoOn","answer":"stop","seal":"763c1e7ed89f31be"}
{"n":677,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"228ee48d2db5a30f"}
{"n":678,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"7bb1cfcd875f812a"}
{"n":679,"by":"troy","kind":"BeginTurn","answer":"draw_cards","seal":"043e504476d8e2bb"}
{"n":680,"by":"troy","kind":"Pay","answer":["aow"],"seal":"f3843e8da9d864b8"}
{"n":681,"by":"troy","kind":"BeginTurn","answer":["odysseus","simple"],"seal":"09462e26ca5f679d"}
{"n":682,"by":"troy","kind":"Act","answer":"walk","seal":"dcf96e2e7de1331a"}
{"n":683,"by":"troy","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"e86fe83d33ef53f2"}
{"n":684,"by":"troy","kind":"Act","answer":"power:cunning","seal":"e74834b51c6c9cb7"}
{"n":685,"by":"troy","kind":"Act","answer":"power:subterfuge","seal":"c6e0a12096cdb15d"}
{"n":686,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"91f62b5ddf083a41"}
{"n":687,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"f838999179e37379"}
{"n":688,"by":"troy","kind":"GoOn","answer":["hades","simple"],"seal":"6f6a871e18274a92"}
{"n":689,"by":"troy","kind":"Pay","answer":["aow"],"seal":"cef1b469efa3e19c"}
{"n":690,"by":"troy","kind":"Act","answer":"attack","seal":"5effc428f42e0376"}
{"n":691,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"6224304ae135819d"}
{"n":692,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"277db65b889dbdd0"}
{"n":693,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"12312d7107ad4124"}
{"n":694,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"3f01217753a3d0dc"}
{"n":695,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"62aad151cb1a744a"}
{"n":696,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"bb3a442f188537f4"}
{"n":697,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"14131467abca0195"}
{"n":698,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"06bc7d0e9476d857"}
{"n":699,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"f048927b5406f21e"}
{"n":700,"by":"troy","kind":"SpendDie","answer":[2,3],"seal":"616ec39dbf36ce3d"}
{"n":701,"by":"troy","kind":"SpendDie","answer":[2,4],"seal":"18e504e93df0d086"}
{"n":702,"by":"troy","kind":"SpendDie","answer":"done","seal":"4c7743c3d8119b1b"}
{"n":703,"by":"troy","kind":"RerollFives","answer":2,"seal":"b07bdaa61264a6c9"}
{"n":704,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"85bfb33f7add9072"}
{"n":705,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"25f6dce8de519423"}
{"n":706,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"9f20a22469bd97f1"}
{"n":707,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"1fc0bd54c69177c2"}
{"n":708,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"5efeada6511460aa"}
{"n":709,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"35e646aef988d096"}
{"n":710,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"516f1b08db1bd873"}
{"n":711,"by":"sparta","kind":"BeginTurn","answer":["leonidas","complex"],"seal":"0b6217eb5b729f82"}
{"n":712,"by":"sparta","kind":"Act","answer":"run","seal":"b91e81b30116cd96"}
{"n":713,"by":"sparta","kind":"TracePath","answer":["olive-grove","upper-steps"],"seal":"f31e222c8c39f250"}
{"n":714,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"2480fd6039b61866"}
{"n":715,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"b40f2886b02521ab"}
{"n":716,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"88306b6bb33f2f9c"}
{"n":717,"by":"sparta","kind":"GoOn","answer":"stop","seal":"8ba6d41c095dd364"}
{"n":718,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"c80e17f3f89c8d8c"}
{"n":719,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"eedf548dc883e323"}
{"n":720,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"3be4eff76f4be45c"}
{"n":721,"by":"corinth","kind":"BeginTurn","answer":["search_card","phoenix"],"seal":"5b5fda3e1ad1a980"}
{"n":722,"by":"corinth","kind":"Pay","answer":["aow"],"seal":"d6ebfea79fe1f0dc"}
{"n":723,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[13,8,11,0,10,12,4,6,9,5,14,1,2,3,7,15]},"seal":"a2bf31c031ff76a8"}
{"n":724,"by":"corinth","kind":"BeginTurn","answer":"draw_cards","seal":"3745a48f20982903"}
{"n":725,"by":"corinth","kind":"Pay","answer":["aow"],"seal":"6d2cbc83ec3266bb"}
{"n":726,"by":"corinth","kind":"BeginTurn","answer":["phoenix","simple"],"seal":"5c47d62822fff9b6"}
{"n":727,"by":"corinth","kind":"Act","answer":"walk","seal":"49799f24aaa303ab"}
{"n":728,"by":"corinth","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"31354b71ab23abec"}
{"n":729,"by":"corinth","kind":"Act","answer":"end","seal":"5370d48bd6063c84"}
{"n":730,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"28cac422e68bbd8c"}
{"n":731,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"f9686cf5cdbd7748"}
{"n":732,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"69db747eaa0f8db6"}
{"n":733,"by":"corinth","kind":"GoOn","answer":["athena","simple"],"seal":"7e73b428a6351099"}
{"n":734,"by":"corinth","kind":"Pay","answer":["aow"],"seal":"42242754b16820ae"}
{"n":735,"by":"corinth","kind":"Act","answer":"walk","seal":"3eb13cad83a91a5e"}
{"n":736,"by":"corinth","kind":"TracePath","answer":["market-street"],"seal":"f9add27d167a2f77"}
{"n":737,"by":"corinth","kind":"Act","answer":"end","seal":"16236bd37046d1b2"}
{"n":738,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"cfa4713b54b02ac6"}
{"n":739,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"35b77fbe1f006cde"}
{"n":740,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"666ec59e46e5e0a8"}
{"n":741,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"1a5618ed5194541b"}
{"n":742,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"e14befc2add9426d"}
{"n":743,"by":"athens","kind":"BeginTurn","answer":["ares","complex"],"seal":"692487efa37fe690"}
{"n":744,"by":"athens","kind":"Act","answer":["absorb","stone4"],"seal":"3f4d90f1d34823dc"}
{"n":745,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"e951876e9a9c7a04"}
{"n":746,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"93dd9b74f2d48d97"}
{"n":747,"by":"athens","kind":"GoOn","answer":"stop","seal":"5e38cd36a7611bdb"}
{"n":748,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"5bd1bfe160adf8c6"}
{"n":749,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"2272c8aab1cf61b7"}
{"n":750,"by":"troy","kind":"BeginTurn","answer":["hades","simple"],"seal":"12d8c5a7c0a0af8d"}
{"n":751,"by":"troy","kind":"Act","answer":"attack","seal":"2e05840cd044b0b5"}
{"n":752,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"05830d6f227df761"}
{"n":753,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"a2f9c91e4c6878b0"}
{"n":754,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e83708c21644bf9e"}
{"n":755,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"54f4aed946018198"}
{"n":756,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5cbc303daf345ae8"}
{"n":757,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"a462c98c2ac0b248"}
{"n":758,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"94b79ce72bff132c"}
{"n":759,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"b574968d0a19d644"}
{"n":760,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"7c1bf9fce13a1d58"}
{"n":761,"by":"troy","kind":"SpendDie","answer":[2,4],"seal":"fbc49c2cd6a387bb"}
{"n":762,"by":"troy","kind":"SpendDie","answer":[2,4],"seal":"89e8c5efc6de0ef6"}
{"n":763,"by":"troy","kind":"SpendDie","answer":"done","seal":"d6689a972ee326c1"}
{"n":764,"by":"troy","kind":"RerollFives","answer":3,"seal":"660455d5223db5eb"}
{"n":765,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"8536c8651f88c7ac"}
{"n":766,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"70e47a456606b049"}
{"n":767,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"cd88e47b1af6d7f7"}
{"n":768,"by":"troy","kind":"SpendDie","answer":[6,6],"seal":"58a5f28bdbc51c20"}
{"n":769,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"ccd861b342182de4"}
{"n":770,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"d4a0802d55a6f7d0"}
{"n":771,"by":"troy","kind":"GoOn","answer":["odysseus","simple"],"seal":"9faaacdf8b83cd8b"}
{"n":772,"by":"troy","kind":"Pay","answer":["aow"],"seal":"9d242d5b886d63ad"}
{"n":773,"by":"troy","kind":"Act","answer":"walk","seal":"aa2e85896d26a71b"}
{"n":774,"by":"troy","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"c6d44dd64a43bf26"}
{"n":775,"by":"troy","kind":"Act","answer":"power:cunning","seal":"e1d68603ce579309"}
{"n":776,"by":"troy","kind":"Act","answer":"power:subterfuge","seal":"16045ac203c1a1f5"}
{"n":777,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"41e5437e853e5150"}
{"n":778,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"bd11629671f50593"}
{"n":779,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"14e3ba622b8a6ae8"}
{"n":780,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"e59555bc5cadb530"}
{"n":781,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"aad6d78f8828b43d"}
{"n":782,"by":"sparta","kind":"BeginTurn","answer":["leonidas","simple"],"seal":"013791815d95aec7"}
{"n":783,"by":"sparta","kind":"Act","answer":"attack","seal":"fc8d0bfbc002580e"}
{"n":784,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"9f50d4f7b55f6cc7"}
{"n":785,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"5e105b22901aa4fd"}
{"n":786,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"a3b3add3f3881f3c"}
{"n":787,"by":"sparta","kind":"ChooseTarget","answer":"athena","seal":"ed0095c9123b0c0f"}
{"n":788,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"93c63e9e48e29f18"}
{"n":789,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"c54b2cd98148236a"}
{"n":790,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"020ee657665db4fa"}
{"n":791,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b564b51e34700fde"}
{"n":792,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f856c4d954a23035"}
{"n":793,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"43e8f76df35fc591"}
{"n":794,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"cedf3ec4c081bf24"}
{"n":795,"by":"sparta","kind":"SpendDie","answer":[1,2],"seal":"d49a9e19c94b49ae"}
{"n":796,"by":"sparta","kind":"SpendDie","answer":[1,3],"seal":"5780f2c472cb5ee3"}
{"n":797,"by":"sparta","kind":"SpendDie","answer":[2,4],"seal":"b20c03c391978fb9"}
{"n":798,"by":"sparta","kind":"SpendDie","answer":"done","seal":"f09bf8300b358348"}
{"n":799,"by":"sparta","kind":"RerollFives","answer":3,"seal":"d2a19e296b28a75b"}
{"n":800,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"434e59d72e0a3ce0"}
{"n":801,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"2a067416900e15a2"}
{"n":802,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"233d59c17397e28e"}
{"n":803,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"aa0f1780fba0cf1f"}
{"n":804,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"7041da4f5f7057f6"}
{"n":805,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"a631dfdabb52cc2a"}
{"n":806,"by":"sparta","kind":"GoOn","answer":"stop","seal":"85648c9fcb5ed664"}
{"n":807,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"f0280112bfc163d0"}
{"n":808,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"cbb88a4bd319342c"}
{"n":809,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"eb0d91c3ba4bcbb7"}
{"n":810,"by":"corinth","kind":"BeginTurn","answer":["phoenix","simple"],"seal":"774f914cc7d237be"}
{"n":811,"by":"corinth","kind":"Act","answer":"walk","seal":"08dc60d7b3d49386"}
{"n":812,"by":"corinth","kind":"TracePath","answer":["drowned-agora","fountain"],"seal":"531600db94fa5637"}
{"n":813,"by":"corinth","kind":"Act","answer":"end","seal":"ce9de76c21eacbf3"}
{"n":814,"by":"athens","kind":"ConsiderManoeuvre","answer":"pass","seal":"02168fc6edb0ba8c"}
{"n":815,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"df840bdc983f4878"}
{"n":816,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"f1567e153afdbb64"}
{"n":817,"by":"corinth","kind":"GoOn","answer":"stop","seal":"6d83a77645e57f3a"}
{"n":818,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"df5b5bf6b8d8fc4d"}
{"n":819,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"e98c794a2a523acb"}
{"n":820,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"62491420356b581c"}
{"n":821,"by":"athens","kind":"BeginTurn","answer":["search_card","atalanta"],"seal":"fd11c1ee50fe239a"}
{"n":822,"by":"athens","kind":"Pay","answer":["aow"],"seal":"d2f4fabde88c3a91"}
{"n":823,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,3,6,8,9,4,2,7,0,5]},"seal":"f8e4a2a10f8800c9"}
{"n":824,"by":"athens","kind":"BeginTurn","answer":["atalanta","simple"],"seal":"935100f2edf51236"}
{"n":825,"by":"athens","kind":"Act","answer":"walk","seal":"0be81d48e52e66cd"}
{"n":826,"by":"athens","kind":"TracePath","answer":["north-road","temple"],"seal":"69d94d9a679ffba2"}
{"n":827,"by":"athens","kind":"Act","answer":"attack","seal":"ec9c3a9e32f89900"}
{"n":828,"by":"troy","kind":"ConsiderManoeuvre","answer":"pass","seal":"7e240236b1641a3e"}
{"n":829,"by":"sparta","kind":"ConsiderManoeuvre","answer":"pass","seal":"6a44a1f48009bbc8"}
{"n":830,"by":"corinth","kind":"ConsiderManoeuvre","answer":"pass","seal":"ced6445b785c55a0"}
{"n":831,"by":"athens","kind":"ChooseTarget","answer":"hades","seal":"a3eec0be300326be"}
{"n":832,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6db3cd56e99f9f59"}
{"n":833,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f53a18a1d78b7e27"}
{"n":834,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"6f954ec0e3fd0415"}
{"n":835,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"2058842c98fe04de"}
{"n":836,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"7d102925cd62b648"}
{"n":837,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ee86ff0b6d24a312"}
{"n":838,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"c09e5ffda17f493d"}
{"n":839,"by":"athens","kind":"SpendDie","answer":[2,5],"seal":"473ba1c084e5067d"}
{"n":840,"by":"athens","kind":"SpendDie","answer":[2,4],"seal":"3a53edd86605fbee"}
{"n":841,"by":"athens","kind":"SpendDie","answer":[3,5],"seal":"60f86b0f60179837"}
{"end":{"is":"Ended","winners":["athens","sparta"],"reason":"divinity_fell","rule":"MYT-WIN-04","score":[["athens",1.0],["troy",1.0],["sparta",1.0],["corinth",2.0]]},"events":1071,"seal":"d0163c0f17e71063"}
