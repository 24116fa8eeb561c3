{"format":"pas-record/1","game":"mythic","rules":"1.6","players":["ann","bob"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Behind the north wind, constructed","players":["ann","bob"],"mode":"skirmish","recruitment":"constructed","divinity":"god","boards":{"Behind the north wind":{"name":"Behind the north wind","areas":[{"id":"boreas-gate","name":"Gate of Boreas","terrain":"open_ground","capacity":4,"icon":[3.4,21.0],"polygon":[[6.8,24.0],[0.0,24.0],[0.0,18.5],[5.3,17.6],[6.3,18.3]],"level":2},{"id":"snow-field","name":"Snow field","terrain":"polar","capacity":4,"icon":[9.6,20.7],"polygon":[[12.9,18.7],[12.5,24.0],[6.8,24.0],[6.3,18.3],[10.9,17.1]],"level":2},{"id":"pine-ridge","name":"Pine ridge","terrain":"forest","capacity":4,"icon":[15.9,20.9],"polygon":[[19.3,24.0],[12.5,24.0],[12.9,18.7],[16.2,17.6],[18.8,18.2]],"level":2},{"id":"ice-shelf","name":"Ice shelf","terrain":"polar","capacity":3,"icon":[22.0,20.9],"polygon":[[19.3,24.0],[18.8,18.2],[19.4,17.8],[24.5,17.8],[25.2,18.4],[24.7,24.0]],"level":2},{"id":"wolf-den","name":"Wolf den","terrain":"ruins","capacity":3,"icon":[27.9,21.1],"polygon":[[30.2,17.5],[30.5,17.7],[31.0,24.0],[24.7,24.0],[25.2,18.4]],"level":2},{"id":"north-camp","name":"North camp","terrain":"open_ground","capacity":4,"icon":[33.4,20.1],"polygon":[[31.0,24.0],[30.5,17.7],[36.0,17.3],[36.0,24.0]],"level":2},{"id":"west-crag","name":"West crag","terrain":"cliff","capacity":2,"icon":[2.6,15.4],"polygon":[[5.2,12.5],[5.3,17.6],[0.0,18.5],[0.0,12.0]],"level":2},{"id":"frozen-fall","name":"Frozen fall","terrain":"stairs","capacity":2,"icon":[8.1,14.8],"polygon":[[11.1,12.1],[10.9,17.1],[6.3,18.3],[5.3,17.6],[5.2,12.5],[6.0,11.7]],"level":1},{"id":"glacier","name":"Glacier","terrain":"polar","capacity":4,"icon":[14.1,15.1],"polygon":[[16.2,17.6],[12.9,18.7],[10.9,17.1],[11.1,12.1],[11.2,12.0],[15.4,12.0],[16.3,11.4],[20.0,12.5],[19.4,17.8],[18.8,18.2]],"level":1},{"id":"standing-stone","name":"Standing stone","terrain":"rock","capacity":1,"icon":[22.1,15.4],"polygon":[[24.5,12.5],[24.5,17.8],[19.4,17.8],[20.0,12.5],[22.0,11.5]],"level":1},{"id":"east-slope","name":"East slope","terrain":"open_ground","capacity":4,"icon":[27.3,15.2],"polygon":[[27.0,11.5],[29.9,13.0],[30.2,17.5],[25.2,18.4],[24.5,17.8],[24.5,12.5]],"level":1},{"id":"eyrie","name":"The eyrie","terrain":"rock","capacity":2,"icon":[33.0,14.6],"polygon":[[32.3,11.5],[36.0,12.2],[36.0,17.3],[30.5,17.7],[30.2,17.5],[29.9,13.0]],"level":2},{"id":"birch-wood","name":"Birch wood","terrain":"forest","capacity":3,"icon":[2.9,9.4],"polygon":[[6.0,11.7],[5.2,12.5],[0.0,12.0],[0.0,6.5],[5.5,6.5]],"level":1},{"id":"hot-spring","name":"Hot spring","terrain":"lava","capacity":2,"icon":[8.5,8.8],"polygon":[[11.1,12.1],[6.0,11.7],[5.5,6.5],[6.0,6.0],[11.2,6.0],[11.2,12.0]],"level":1},{"id":"west-fen","name":"West fen","terrain":"swamp","capacity":3,"icon":[13.9,8.7],"polygon":[[16.8,6.2],[16.3,11.4],[15.4,12.0],[11.2,12.0],[11.2,6.0],[11.5,5.8]],"level":0},{"id":"causeway","name":"Causeway","terrain":"open_ground","capacity":3,"icon":[19.1,9.5],"polygon":[[22.0,11.5],[20.0,12.5],[16.3,11.4],[16.8,6.2],[17.6,5.7],[21.5,7.0]],"level":0},{"id":"east-fen","name":"East fen","terrain":"swamp","capacity":4,"icon":[24.5,8.5],"polygon":[[24.5,12.5],[22.0,11.5],[21.5,7.0],[24.4,5.2],[27.5,6.7],[27.0,11.5]],"level":0},{"id":"ruined-tower","name":"Ruined tower","terrain":"ruins","capacity":3,"icon":[29.6,10.0],"polygon":[[27.5,6.7],[30.7,5.5],[31.6,6.2],[32.3,11.5],[29.9,13.0],[27.0,11.5]],"level":0},{"id":"fjord","name":"The fjord","terrain":"water","capacity":5,"icon":[33.4,4.3],"polygon":[[36.0,6.7],[36.0,12.2],[32.3,11.5],[31.6,6.2],[30.7,5.5],[31.5,0.0],[36.0,0.0]],"level":0},{"id":"south-camp","name":"South camp","terrain":"open_ground","capacity":4,"icon":[2.9,3.6],"polygon":[[5.5,6.5],[0.0,6.5],[0.0,0.0],[5.5,0.0],[6.0,6.0]],"level":0},{"id":"reed-bank","name":"Reed bank","terrain":"open_ground","capacity":3,"icon":[8.6,2.9],"polygon":[[11.5,5.8],[11.2,6.0],[6.0,6.0],[5.5,0.0],[11.5,0.0]],"level":0},{"id":"mere","name":"The mere","terrain":"water","capacity":4,"icon":[14.7,3.0],"polygon":[[11.5,0.0],[18.0,0.0],[17.6,5.7],[16.8,6.2],[11.5,5.8]],"level":0},{"id":"alder-wood","name":"Alder wood","terrain":"forest","capacity":4,"icon":[21.0,3.4],"polygon":[[21.5,7.0],[17.6,5.7],[18.0,0.0],[24.0,0.0],[24.4,5.2]],"level":0},{"id":"beach","name":"The beach","terrain":"open_ground","capacity":4,"icon":[27.7,3.2],"polygon":[[24.4,5.2],[24.0,0.0],[31.5,0.0],[30.7,5.5],[27.5,6.7]],"level":0}],"boundaries":[{"between":["boreas-gate","snow-field"],"kind":"normal"},{"between":["boreas-gate","west-crag"],"kind":"normal"},{"between":["boreas-gate","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["snow-field","pine-ridge"],"kind":"normal"},{"between":["snow-field","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["snow-field","glacier"],"kind":"escarpment","low":"glacier"},{"between":["pine-ridge","ice-shelf"],"kind":"normal"},{"between":["pine-ridge","glacier"],"kind":"escarpment","line":[[12.9,18.7],[16.2,17.6]],"low":"glacier"},{"between":["pine-ridge","glacier"],"kind":"normal","line":[[16.2,17.6],[18.8,18.2]],"low":"glacier"},{"between":["ice-shelf","wolf-den"],"kind":"normal"},{"between":["ice-shelf","glacier"],"kind":"escarpment","low":"glacier"},{"between":["ice-shelf","standing-stone"],"kind":"escarpment","low":"standing-stone"},{"between":["ice-shelf","east-slope"],"kind":"normal","low":"east-slope"},{"between":["wolf-den","north-camp"],"kind":"normal"},{"between":["wolf-den","east-slope"],"kind":"wall","low":"east-slope"},{"between":["wolf-den","eyrie"],"kind":"normal"},{"between":["north-camp","eyrie"],"kind":"normal"},{"between":["west-crag","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["west-crag","birch-wood"],"kind":"escarpment","low":"birch-wood"},{"between":["frozen-fall","glacier"],"kind":"normal"},{"between":["frozen-fall","birch-wood"],"kind":"normal"},{"between":["frozen-fall","hot-spring"],"kind":"normal"},{"between":["glacier","standing-stone"],"kind":"normal"},{"between":["glacier","hot-spring"],"kind":"normal"},{"between":["glacier","west-fen"],"kind":"normal","line":[[11.2,12.0],[15.4,12.0]],"low":"west-fen"},{"between":["glacier","west-fen"],"kind":"escarpment","line":[[15.4,12.0],[16.3,11.4]],"low":"west-fen"},{"between":["glacier","causeway"],"kind":"normal","low":"causeway"},{"between":["standing-stone","east-slope"],"kind":"normal"},{"between":["standing-stone","causeway"],"kind":"normal","low":"causeway"},{"between":["standing-stone","east-fen"],"kind":"normal","low":"east-fen"},{"between":["east-slope","eyrie"],"kind":"escarpment","low":"east-slope"},{"between":["east-slope","east-fen"],"kind":"normal","low":"east-fen"},{"between":["east-slope","ruined-tower"],"kind":"wall","line":[[27.0,11.5],[28.45,12.25]],"low":"ruined-tower"},{"between":["east-slope","ruined-tower"],"kind":"normal","line":[[28.45,12.25],[29.9,13.0]],"low":"ruined-tower"},{"between":["eyrie","ruined-tower"],"kind":"normal","low":"ruined-tower"},{"between":["eyrie","fjord"],"kind":"escarpment","low":"fjord"},{"between":["birch-wood","hot-spring"],"kind":"normal"},{"between":["birch-wood","south-camp"],"kind":"normal","low":"south-camp"},{"between":["hot-spring","west-fen"],"kind":"normal","low":"west-fen"},{"between":["hot-spring","south-camp"],"kind":"normal","low":"south-camp"},{"between":["hot-spring","reed-bank"],"kind":"normal","low":"reed-bank"},{"between":["west-fen","causeway"],"kind":"normal"},{"between":["west-fen","reed-bank"],"kind":"normal"},{"between":["west-fen","mere"],"kind":"normal"},{"between":["causeway","east-fen"],"kind":"normal"},{"between":["causeway","mere"],"kind":"normal"},{"between":["causeway","alder-wood"],"kind":"chains"},{"between":["east-fen","ruined-tower"],"kind":"normal"},{"between":["east-fen","alder-wood"],"kind":"normal"},{"between":["east-fen","beach"],"kind":"normal"},{"between":["ruined-tower","fjord"],"kind":"normal"},{"between":["ruined-tower","beach"],"kind":"wall","line":[[27.5,6.7],[29.1,6.1]]},{"between":["ruined-tower","beach"],"kind":"normal","line":[[29.1,6.1],[30.7,5.5]]},{"between":["fjord","beach"],"kind":"normal"},{"between":["south-camp","reed-bank"],"kind":"normal"},{"between":["reed-bank","mere"],"kind":"normal"},{"between":["mere","alder-wood"],"kind":"normal"},{"between":["alder-wood","beach"],"kind":"normal"}],"skulls":[],"zones":[{"side":"north","areas":["boreas-gate","snow-field","pine-ridge","ice-shelf","wolf-den","north-camp"],"players":2},{"side":"south","areas":["south-camp","reed-bank","mere","alder-wood","beach"],"players":2},{"side":"north","areas":["pine-ridge","ice-shelf","wolf-den"],"players":3},{"side":"south","areas":["mere","alder-wood","beach"],"players":3},{"side":"west","areas":["birch-wood","south-camp","reed-bank"],"players":3},{"side":"north","areas":["wolf-den","north-camp"],"players":4},{"side":"south","areas":["alder-wood","beach"],"players":4},{"side":"west","areas":["south-camp","reed-bank"],"players":4},{"side":"east","areas":["ruined-tower","fjord"],"players":4}],"stones":[{"area":"glacier","mythology":"greek"},{"area":"causeway","mythology":"greek"},{"area":"east-fen","mythology":"greek"},{"area":"birch-wood","mythology":"greek"},{"area":"ruined-tower","mythology":"greek"},{"area":"frozen-fall","mythology":"greek"}]},"The drowned agora":{"name":"The drowned agora","areas":[{"id":"north-gate","name":"North gate","terrain":"open_ground","capacity":4,"icon":[3.0,21.0],"polygon":[[6.2,18.7],[5.8,24.0],[0.0,24.0],[0.0,18.0],[5.5,18.0]],"level":0},{"id":"olive-grove","name":"Olive grove","terrain":"forest","capacity":4,"icon":[9.2,21.2],"polygon":[[11.8,18.2],[12.2,24.0],[5.8,24.0],[6.2,18.7]],"level":0},{"id":"granary","name":"Granary","terrain":"ruins","capacity":3,"icon":[15.0,21.0],"polygon":[[18.2,19.2],[17.8,24.0],[12.2,24.0],[11.8,18.2],[15.9,17.9]],"level":0},{"id":"north-road","name":"North road","terrain":"open_ground","capacity":4,"icon":[21.0,21.0],"polygon":[[23.8,18.5],[24.2,24.0],[17.8,24.0],[18.2,19.2],[21.0,17.7],[23.0,17.9]],"level":0},{"id":"potters-field","name":"Potters' field","terrain":"open_ground","capacity":3,"icon":[27.0,21.0],"polygon":[[23.8,18.5],[28.8,17.6],[30.0,18.7],[30.0,24.0],[24.2,24.0]],"level":0},{"id":"cypress-wood","name":"Cypress wood","terrain":"forest","capacity":3,"icon":[33.1,21.1],"polygon":[[30.0,24.0],[30.0,18.7],[36.0,17.6],[36.0,24.0]],"level":0},{"id":"west-stoa","name":"West stoa","terrain":"ruins","capacity":3,"icon":[2.9,14.9],"polygon":[[5.5,18.0],[0.0,18.0],[0.0,12.0],[6.0,12.0]],"level":0},{"id":"upper-steps","name":"Upper steps","terrain":"stairs","capacity":2,"icon":[8.6,15.5],"polygon":[[11.3,12.9],[11.8,18.2],[6.2,18.7],[5.5,18.0],[6.0,12.0],[10.6,12.4]],"level":1},{"id":"temple","name":"Temple court","terrain":"open_ground","capacity":5,"icon":[15.6,14.9],"polygon":[[16.0,11.6],[16.7,12.0],[18.6,12.0],[21.0,17.7],[18.2,19.2],[15.9,17.9],[11.8,18.2],[11.3,12.9]],"level":2},{"id":"oracle-rock","name":"Oracle rock","terrain":"rock","capacity":1,"icon":[21.7,13.6],"polygon":[[20.6,10.7],[24.3,12.2],[23.0,17.9],[21.0,17.7],[18.6,12.0]],"level":2},{"id":"east-terrace","name":"East terrace","terrain":"open_ground","capacity":3,"icon":[26.3,15.3],"polygon":[[26.8,11.2],[29.2,12.8],[28.8,17.6],[23.8,18.5],[23.0,17.9],[24.3,12.2]],"level":1},{"id":"watch-cliff","name":"Watch cliff","terrain":"cliff","capacity":2,"icon":[32.8,15.0],"polygon":[[29.2,12.8],[36.0,10.7],[36.0,17.6],[30.0,18.7],[28.8,17.6]],"level":1},{"id":"west-quay","name":"West quay","terrain":"open_ground","capacity":3,"icon":[3.0,9.0],"polygon":[[6.0,6.4],[6.0,12.0],[0.0,12.0],[0.0,5.4]],"level":0},{"id":"drowned-agora","name":"Drowned agora","terrain":"water","capacity":5,"icon":[9.2,9.2],"polygon":[[11.3,6.7],[14.4,5.7],[14.9,5.9],[16.0,11.6],[11.3,12.9],[10.6,12.4],[6.0,12.0],[6.0,6.4],[7.4,5.3]],"level":0},{"id":"fountain","name":"Fountain house","terrain":"ruins","capacity":2,"icon":[18.1,8.1],"polygon":[[20.9,6.7],[20.6,10.7],[18.6,12.0],[16.7,12.0],[16.0,11.6],[14.9,5.9],[19.1,5.2]],"level":0},{"id":"lower-steps","name":"Lower steps","terrain":"stairs","capacity":2,"icon":[23.9,8.9],"polygon":[[20.9,6.7],[25.0,5.6],[26.8,6.8],[26.8,11.2],[24.3,12.2],[20.6,10.7]],"level":1},{"id":"theatre","name":"Theatre","terrain":"open_ground","capacity":4,"icon":[30.1,9.1],"polygon":[[26.8,6.8],[30.3,5.3],[36.0,9.0],[36.0,10.7],[29.2,12.8],[26.8,11.2]],"level":0},{"id":"south-wood","name":"South wood","terrain":"forest","capacity":4,"icon":[4.4,3.0],"polygon":[[6.0,6.4],[0.0,5.4],[0.0,0.0],[7.7,0.0],[7.4,5.3]],"level":0},{"id":"market-street","name":"Market street","terrain":"open_ground","capacity":4,"icon":[10.8,3.2],"polygon":[[11.3,6.7],[7.4,5.3],[7.7,0.0],[13.5,0.0],[14.4,5.7]],"level":0},{"id":"bath-house","name":"Bath house","terrain":"ruins","capacity":3,"icon":[16.7,2.8],"polygon":[[14.9,5.9],[14.4,5.7],[13.5,0.0],[20.1,0.0],[19.1,5.2]],"level":0},{"id":"south-road","name":"South road","terrain":"open_ground","capacity":4,"icon":[22.1,3.6],"polygon":[[19.1,5.2],[20.1,0.0],[24.5,0.0],[25.0,5.6],[20.9,6.7]],"level":0},{"id":"tannery","name":"Tannery","terrain":"open_ground","capacity":3,"icon":[27.6,2.9],"polygon":[[24.5,0.0],[30.8,0.0],[30.3,5.3],[26.8,6.8],[25.0,5.6]],"level":0},{"id":"south-gate","name":"South gate","terrain":"open_ground","capacity":4,"icon":[33.2,3.9],"polygon":[[36.0,9.0],[30.3,5.3],[30.8,0.0],[36.0,0.0]],"level":0}],"boundaries":[{"between":["north-gate","olive-grove"],"kind":"normal"},{"between":["north-gate","west-stoa"],"kind":"normal"},{"between":["north-gate","upper-steps"],"kind":"normal"},{"between":["olive-grove","granary"],"kind":"wall","line":[[11.8,18.2],[12.0,21.1]]},{"between":["olive-grove","granary"],"kind":"normal","line":[[12.0,21.1],[12.2,24.0]]},{"between":["olive-grove","upper-steps"],"kind":"normal","low":"olive-grove"},{"between":["granary","north-road"],"kind":"normal"},{"between":["granary","temple"],"kind":"wall","low":"granary"},{"between":["north-road","potters-field"],"kind":"normal"},{"between":["north-road","temple"],"kind":"escarpment","low":"north-road"},{"between":["north-road","oracle-rock"],"kind":"normal","low":"north-road"},{"between":["north-road","east-terrace"],"kind":"escarpment","low":"north-road"},{"between":["potters-field","cypress-wood"],"kind":"normal"},{"between":["potters-field","east-terrace"],"kind":"wall","line":[[23.8,18.5],[26.3,18.05]],"low":"potters-field"},{"between":["potters-field","east-terrace"],"kind":"normal","line":[[26.3,18.05],[28.8,17.6]],"low":"potters-field"},{"between":["potters-field","watch-cliff"],"kind":"normal","low":"potters-field"},{"between":["cypress-wood","watch-cliff"],"kind":"normal","low":"cypress-wood"},{"between":["west-stoa","upper-steps"],"kind":"normal","low":"west-stoa"},{"between":["west-stoa","west-quay"],"kind":"wall"},{"between":["upper-steps","temple"],"kind":"normal","low":"upper-steps"},{"between":["upper-steps","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","oracle-rock"],"kind":"normal"},{"between":["temple","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","fountain"],"kind":"wall","low":"fountain"},{"between":["oracle-rock","east-terrace"],"kind":"normal","low":"east-terrace"},{"between":["oracle-rock","fountain"],"kind":"normal","low":"fountain"},{"between":["oracle-rock","lower-steps"],"kind":"normal","low":"lower-steps"},{"between":["east-terrace","watch-cliff"],"kind":"normal"},{"between":["east-terrace","lower-steps"],"kind":"normal"},{"between":["east-terrace","theatre"],"kind":"escarpment","low":"theatre"},{"between":["watch-cliff","theatre"],"kind":"normal","low":"theatre"},{"between":["west-quay","drowned-agora"],"kind":"normal"},{"between":["west-quay","south-wood"],"kind":"normal"},{"between":["drowned-agora","fountain"],"kind":"normal"},{"between":["drowned-agora","south-wood"],"kind":"normal"},{"between":["drowned-agora","market-street"],"kind":"normal"},{"between":["drowned-agora","bath-house"],"kind":"normal"},{"between":["fountain","lower-steps"],"kind":"normal","low":"fountain"},{"between":["fountain","bath-house"],"kind":"normal"},{"between":["fountain","south-road"],"kind":"normal"},{"between":["lower-steps","theatre"],"kind":"normal","low":"theatre"},{"between":["lower-steps","south-road"],"kind":"normal","low":"south-road"},{"between":["lower-steps","tannery"],"kind":"wall","low":"tannery"},{"between":["theatre","tannery"],"kind":"wall"},{"between":["theatre","south-gate"],"kind":"normal"},{"between":["south-wood","market-street"],"kind":"normal"},{"between":["market-street","bath-house"],"kind":"wall"},{"between":["bath-house","south-road"],"kind":"normal","line":[[20.1,0.0],[19.6,2.6]]},{"between":["bath-house","south-road"],"kind":"wall","line":[[19.6,2.6],[19.1,5.2]]},{"between":["south-road","tannery"],"kind":"normal"},{"between":["tannery","south-gate"],"kind":"wall","line":[[30.8,0.0],[30.55,2.65]]},{"between":["tannery","south-gate"],"kind":"normal","line":[[30.55,2.65],[30.3,5.3]]}],"skulls":[],"zones":[{"side":"north","areas":["north-gate","olive-grove","granary","north-road","potters-field","cypress-wood"],"players":2},{"side":"south","areas":["south-wood","market-street","bath-house","south-road","tannery","south-gate"],"players":2},{"side":"north","areas":["olive-grove","granary","north-road"],"players":3},{"side":"south","areas":["market-street","bath-house","south-road"],"players":3},{"side":"east","areas":["cypress-wood","theatre","south-gate"],"players":3},{"side":"north","areas":["olive-grove","granary"],"players":4},{"side":"south","areas":["bath-house","south-road"],"players":4},{"side":"east","areas":["theatre","south-gate"],"players":4},{"side":"west","areas":["west-stoa","west-quay"],"players":4}],"stones":[{"area":"temple","mythology":"greek"},{"area":"drowned-agora","mythology":"greek"},{"area":"theatre","mythology":"greek"},{"area":"west-stoa","mythology":"greek"},{"area":"lower-steps","mythology":"greek"},{"area":"east-terrace","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"hyperboreans","name":"Hyperboreans","name_fr":"Hyperboréens","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":["boreal"],"talents":[],"rows":[{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"hyperboreans_power","name":"Fur and Frost","name_fr":"Fourrures et givre","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"defence","amount":1,"when":["defending","with_commander"]}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"kronos","name":"Kronos","name_fr":"Cronos","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"sickle","name":"Sickle","name_fr":"Faucille","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]},{"id":"passing_time","name":"Passing Time","name_fr":"Le Temps qui passe","type":"passive","cost":1,"trigger":"start","effects":[{"do":"draw","cards":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"oceanus","name":"Oceanus","name_fr":"Océan","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":3,"classes":["aquatic"],"talents":["bolster"],"rows":[{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"flood","name":"Flood","name_fr":"Flot","type":"offensive","cost":1,"effects":[{"do":"attack","range":2}]},{"id":"tides","name":"Tides","name_fr":"Marées","type":"active","cost":1,"effects":[{"do":"heal","points":1}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"scythians","name":"Scythian Archers","name_fr":"Archers scythes","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["archer"],"rows":[{"offence":3,"defence":4,"range":2,"movement":1}],"powers":[{"id":"scythians_power","name":"Volley","name_fr":"Volée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+","with_commander"]}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"talos","name":"Talos","name_fr":"Talos","type":"monster","mythology":"greek","source":"house","cited":[],"cost":5,"activation_cards":3,"strategic_value":0,"classes":["huge","fireproof"],"talents":["block"],"rows":[{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":6,"defence":7,"range":0,"movement":1},{"offence":6,"defence":7,"range":0,"movement":1}],"powers":[{"id":"stamp","name":"Stamp","name_fr":"Piétinement","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}]},"seal":"fefbd2f5ac906468"}
{"n":1,"by":"ann","kind":"BuildArmy","answer":["ares","phoenix","hoplites","infernal_warriors","veteran_achilles","scythians","spartans"],"seal":"62763404ffbdf507"}
{"n":2,"by":"bob","kind":"BuildArmy","answer":["ares","veteran_achilles","hoplites","minotaur","scythians","hyperboreans"],"seal":"f9e717e13c862091"}
{"n":3,"by":"*chance","kind":"Die","answer":{"for":"lead","result":3},"seal":"a7a2ec1f52abb8c8"}
{"n":4,"by":"*chance","kind":"Die","answer":{"for":"lead","result":1},"seal":"47051ffab032c333"}
{"n":5,"by":"ann","kind":"ChooseBoard","answer":"Behind the north wind","seal":"6e08538dc5b97471"}
{"n":6,"by":"bob","kind":"ChooseSide","answer":"north","seal":"514157eb95780958"}
{"n":7,"by":"ann","kind":"PlaceTroop","answer":["hoplites","south-camp"],"seal":"0aa1f88434e57f45"}
{"n":8,"by":"bob","kind":"PlaceTroop","answer":["hoplites:bob","boreas-gate"],"seal":"e2b25507216ccfdc"}
{"n":9,"by":"ann","kind":"PlaceTroop","answer":["infernal_warriors","south-camp"],"seal":"5d8cf8501c7915e8"}
{"n":10,"by":"bob","kind":"PlaceTroop","answer":["scythians:bob","boreas-gate"],"seal":"d106bd9ae8382f51"}
{"n":11,"by":"ann","kind":"PlaceTroop","answer":["spartans","south-camp"],"seal":"068c73c65ec788ab"}
{"n":12,"by":"bob","kind":"PlaceTroop","answer":["hyperboreans","boreas-gate"],"seal":"adbea983f3d134d5"}
{"n":13,"by":"ann","kind":"PlaceTroop","answer":["scythians","south-camp"],"seal":"41d059ab10f5186b"}
{"n":14,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[4,7,16,13,24,2,27,1,22,8,5,6,10,26,12,11,0,23,20,21,19,9,18,14,25,17,15,28,3]},"seal":"b40c95fab4333fb7"}
{"n":15,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[21,24,1,22,17,6,14,10,12,16,3,15,23,9,20,5,2,4,13,18,19,8,0,7,11]},"seal":"57535d6585d1d8ef"}
{"n":16,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"95443bbe48becd4b"}
{"n":17,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"611a9c02cfb3909a"}
{"n":18,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"eeded77304c92f7a"}
{"n":19,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"2c3ffa0d94c633aa"}
{"n":20,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5898bbfbc87cf479"}
{"n":21,"by":"ann","kind":"GoOn","answer":["veteran_achilles","complex"],"seal":"6cd6df419c3297b6"}
{"n":22,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"ffb67f82ea0c6f04"}
{"n":23,"by":"ann","kind":"EndTurn","answer":"none","seal":"64d5ba1711ea9875"}
{"n":24,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fc683ce259b4ece2"}
{"n":25,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"8a056ee718373902"}
{"n":26,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"6898c4505003128e"}
{"n":27,"by":"bob","kind":"BeginTurn","answer":["ares:bob","complex"],"seal":"df02cf54d7796593"}
{"n":28,"by":"bob","kind":"Act","answer":["deploy","boreas-gate"],"seal":"10a3c1a4c94bc869"}
{"n":29,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"eecd23a5741212bd"}
{"n":30,"by":"bob","kind":"GoOn","answer":["veteran_achilles:bob","complex"],"seal":"1ab832c75161b070"}
{"n":31,"by":"bob","kind":"Act","answer":["deploy","pine-ridge"],"seal":"ca70568c7f7a14db"}
{"n":32,"by":"bob","kind":"EndTurn","answer":"none","seal":"7560b5a5f318d00c"}
{"n":33,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"c9c5090185546f40"}
{"n":34,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"9e3ec57a6778d8ce"}
{"n":35,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"a66a1ef22a0426ea"}
{"n":36,"by":"ann","kind":"BeginTurn","answer":["ares","simple"],"seal":"a581cededc7f2b1d"}
{"n":37,"by":"ann","kind":"Act","answer":"walk","seal":"e7abe6634c76c0e1"}
{"n":38,"by":"ann","kind":"TracePath","answer":["beach","ruined-tower"],"seal":"d57b52d747fbc74e"}
{"n":39,"by":"ann","kind":"Act","answer":["claim","stone5"],"seal":"a1ca894421cf2255"}
{"n":40,"by":"ann","kind":"Act","answer":"end","seal":"ab979321e5c43b4a"}
{"n":41,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1f9a7f3fd95ee868"}
{"n":42,"by":"ann","kind":"GoOn","answer":["phoenix","complex"],"seal":"9a7a9a858032acd8"}
{"n":43,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"3bf6c2209e4355b1"}
{"n":44,"by":"ann","kind":"EndTurn","answer":"none","seal":"1e83ebbc5fa3abac"}
{"n":45,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"955feb87e274d63b"}
{"n":46,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b880917c85568d72"}
{"n":47,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"5544f246cc26c12b"}
{"n":48,"by":"bob","kind":"BeginTurn","answer":["minotaur","complex"],"seal":"a018ab05e19456c8"}
{"n":49,"by":"bob","kind":"Act","answer":["deploy","pine-ridge"],"seal":"d64a3cde9d972701"}
{"n":50,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d9fe3de6bc4b3fe4"}
{"n":51,"by":"bob","kind":"GoOn","answer":["hoplites:bob","simple"],"seal":"f48bce1402484875"}
{"n":52,"by":"bob","kind":"Act","answer":"walk","seal":"7dc6ef63412aa3b8"}
{"n":53,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"c0e5e45c78427780"}
{"n":54,"by":"bob","kind":"Act","answer":["claim","stone6"],"seal":"fa34fa8ae4efc1ab"}
{"n":55,"by":"bob","kind":"Act","answer":"end","seal":"e0f9aaad96e07afe"}
{"n":56,"by":"bob","kind":"EndTurn","answer":"none","seal":"279c90d1cf634d45"}
{"n":57,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"792a531cab6ba1dd"}
{"n":58,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"704db01bd7ec4dcb"}
{"n":59,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"dbb504480a04bf01"}
{"n":60,"by":"ann","kind":"Act","answer":["absorb","stone5"],"seal":"e312b83abffc9b61"}
{"n":61,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c66d9330fcd0a737"}
{"n":62,"by":"ann","kind":"GoOn","answer":["spartans","simple"],"seal":"9654305ff972f4ae"}
{"n":63,"by":"ann","kind":"Pay","answer":["aow"],"seal":"957371c5b84ad8b9"}
{"n":64,"by":"ann","kind":"Act","answer":"walk","seal":"9a711962070ed2a7"}
{"n":65,"by":"ann","kind":"TracePath","answer":["birch-wood"],"seal":"e377663905baba02"}
{"n":66,"by":"ann","kind":"Act","answer":["claim","stone4"],"seal":"c4daef6789f75100"}
{"n":67,"by":"ann","kind":"Act","answer":"end","seal":"d0415c26022096d7"}
{"n":68,"by":"ann","kind":"EndTurn","answer":"none","seal":"72e1a6377706ef9d"}
{"n":69,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"487d6ab3424cac2b"}
{"n":70,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"daed7a77e5254a96"}
{"n":71,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"560393ffd560acf1"}
{"n":72,"by":"bob","kind":"BeginTurn","answer":["minotaur","simple"],"seal":"fef6cf8535edcdec"}
{"n":73,"by":"bob","kind":"Act","answer":"walk","seal":"dbb3af2e0f88e8a5"}
{"n":74,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"b91e91416722b434"}
{"n":75,"by":"bob","kind":"Act","answer":["claim","stone2"],"seal":"740895cc85ffa286"}
{"n":76,"by":"bob","kind":"Act","answer":"end","seal":"0818fd4732491bbb"}
{"n":77,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0f11d51312d0bb43"}
{"n":78,"by":"bob","kind":"GoOn","answer":["ares:bob","simple"],"seal":"84a6149036b23850"}
{"n":79,"by":"bob","kind":"Act","answer":"walk","seal":"32e497a9da1d4c64"}
{"n":80,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"b33b29f0c59c3d1b"}
{"n":81,"by":"bob","kind":"Act","answer":"attack","seal":"eba242cf39117b79"}
{"n":82,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"64db29548d4496f2"}
{"n":83,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4ec32808a4033d1e"}
{"n":84,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"cb6c9d73e077610f"}
{"n":85,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"86002e7b1057ddbb"}
{"n":86,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c82eb946dd4a7c8f"}
{"n":87,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f02129eade0f0d4f"}
{"n":88,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"50f6a659872d76f4"}
{"n":89,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a79df511f73471c1"}
{"n":90,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e78f2d8e861998a6"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"eb063def105c1661"}
{"n":92,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"45368ca7a3f9a598"}
{"n":93,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"dea6487cb13c8558"}
{"n":94,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"d2752659422d6886"}
{"n":95,"by":"bob","kind":"SpendDie","answer":"done","seal":"b62a166a62a4613c"}
{"n":96,"by":"bob","kind":"RerollFives","answer":5,"seal":"c031078089e50732"}
{"n":97,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"8ae10c77b9568fae"}
{"n":98,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"b0dfe936fdc74983"}
{"n":99,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"006d4c51cc858d10"}
{"n":100,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"1df49122ea7978d9"}
{"n":101,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"69a1a6326b2ed1cf"}
{"n":102,"by":"bob","kind":"SpendDie","answer":[2,6],"seal":"d6ff6e87af41b850"}
{"n":103,"by":"bob","kind":"Act","answer":"end","seal":"3500d3d5eeeb2dc1"}
{"n":104,"by":"bob","kind":"EndTurn","answer":"none","seal":"99bc507d0275a751"}
{"n":105,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b0077128f364d256"}
{"n":106,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a22653a4ec05bfb5"}
{"n":107,"by":"ann","kind":"BeginTurn","answer":["infernal_warriors","simple"],"seal":"0662a59e578d6d96"}
{"n":108,"by":"ann","kind":"Act","answer":"walk","seal":"7c4fc97cba08b448"}
{"n":109,"by":"ann","kind":"TracePath","answer":["birch-wood"],"seal":"0055e4223474a511"}
{"n":110,"by":"ann","kind":"Act","answer":["claim","stone4"],"seal":"1cc943388d0173d8"}
{"n":111,"by":"ann","kind":"Act","answer":"end","seal":"cc2b93aa15fd15bb"}
{"n":112,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"aa2d2ccca54e3d05"}
{"n":113,"by":"ann","kind":"GoOn","answer":["phoenix","simple"],"seal":"e207bbf4fc97fee5"}
{"n":114,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"c894b691044b1fd3"}
{"n":115,"by":"ann","kind":"Act","answer":"walk","seal":"4736594a4392e791"}
{"n":116,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"7641e7282f2a044c"}
{"n":117,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"4d8aa2872d0c4420"}
{"n":118,"by":"ann","kind":"Act","answer":"end","seal":"4975af28724201d1"}
{"n":119,"by":"ann","kind":"EndTurn","answer":"none","seal":"69a0ebaba21d2c0e"}
{"n":120,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"28a94277b67683c9"}
{"n":121,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"41b8d55ade895de4"}
{"n":122,"by":"bob","kind":"BeginTurn","answer":["search_card","ares:bob"],"seal":"7b3aaea9012a3ad5"}
{"n":123,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,0,7,3,10,2,6,8,9,1,4]},"seal":"482db8ee6c94f073"}
{"n":124,"by":"bob","kind":"BeginTurn","answer":["ares:bob","complex"],"seal":"7c4a0ae43006ffd6"}
{"n":125,"by":"bob","kind":"Act","answer":["absorb","stone6"],"seal":"37fcdff8492e1ad8"}
{"n":126,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"097e143f3a72af97"}
{"n":127,"by":"bob","kind":"GoOn","answer":"stop","seal":"69e3269869558e93"}
{"n":128,"by":"bob","kind":"EndTurn","answer":"none","seal":"3a6c4f130559ba69"}
{"n":129,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5438bbfc55e1ab78"}
{"n":130,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b3cd89e162a26f44"}
{"n":131,"by":"ann","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"048e13343b39cdae"}
{"n":132,"by":"ann","kind":"Act","answer":"walk","seal":"198191f3aed964f1"}
{"n":133,"by":"ann","kind":"TracePath","answer":["reed-bank"],"seal":"723ba34a775662ed"}
{"n":134,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b2570fd2b7c2e409"}
{"n":135,"by":"ann","kind":"GoOn","answer":"stop","seal":"819c2c3c09e532c6"}
{"n":136,"by":"ann","kind":"EndTurn","answer":"none","seal":"c6c730766168776c"}
{"n":137,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7d1cc8ba8367faaa"}
{"n":138,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"87ed47eb6990c4e0"}
{"n":139,"by":"bob","kind":"BeginTurn","answer":["search_card","ares:bob"],"seal":"0342928d6249137a"}
{"n":140,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"a0f86308003599bc"}
{"n":141,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,6,8,4,3,1,7,0,2]},"seal":"f1b7009a0102b4b3"}
{"n":142,"by":"bob","kind":"BeginTurn","answer":["ares:bob","simple"],"seal":"d43d6c6717ac9933"}
{"n":143,"by":"bob","kind":"Act","answer":"walk","seal":"504d050afff9b4f7"}
{"n":144,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"e60c3975ec78aef2"}
{"n":145,"by":"bob","kind":"Act","answer":"end","seal":"c7b61583a4dbcff5"}
{"n":146,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"c1c2776c738877b4"}
{"n":147,"by":"ann","kind":"BeginTurn","answer":["phoenix","simple"],"seal":"a549495ebd251bb6"}
{"n":148,"by":"ann","kind":"Act","answer":"attack","seal":"a56afe3431126894"}
{"n":149,"by":"ann","kind":"ChooseTarget","answer":"ares:bob","seal":"46622b3465368ad1"}
{"n":150,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"299935d7172ffc71"}
{"n":151,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"fdb691e1309c7d4d"}
{"n":152,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"eacb1c85b709f68d"}
{"n":153,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b8b8a655dc500123"}
{"n":154,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"efeaef2e0b161f69"}
{"n":155,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"15c5818f42fa8fb2"}
{"n":156,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"fc84a60b75ed167a"}
{"n":157,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"24bce1816538c16c"}
{"n":158,"by":"ann","kind":"SpendDie","answer":"done","seal":"eafda1126c6a5208"}
{"n":159,"by":"ann","kind":"RerollFives","answer":2,"seal":"ccffaea9cefbb12c"}
{"n":160,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"5f4d2d91b3550168"}
{"n":161,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"a80ecab9e4ba1191"}
{"n":162,"by":"bob","kind":"AnswerAttack","answer":"pass","seal":"6b0c920d0293e373"}
{"n":163,"by":"ann","kind":"Act","answer":"end","seal":"afd1c3d1034c5f87"}
{"n":164,"by":"ann","kind":"GoOn","answer":"stop","seal":"8e345eff50843536"}
{"n":165,"by":"ann","kind":"EndTurn","answer":"none","seal":"71b76cab9b09a907"}
{"n":166,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"43223f15411ad14a"}
{"n":167,"by":"bob","kind":"BeginTurn","answer":["ares:bob","complex"],"seal":"b5017baa62f66a71"}
{"n":168,"by":"bob","kind":"Act","answer":["absorb","stone2"],"seal":"80b97963b551e721"}
{"n":169,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2c4232e22a0280ed"}
{"n":170,"by":"bob","kind":"GoOn","answer":["hyperboreans","simple"],"seal":"ebcac9e3dc07f393"}
{"n":171,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"b2e4c3c6a5751fcf"}
{"n":172,"by":"bob","kind":"Act","answer":"walk","seal":"005dc154e0df05a7"}
{"n":173,"by":"bob","kind":"TracePath","answer":["frozen-fall","glacier"],"seal":"747be1256730537a"}
{"n":174,"by":"bob","kind":"Act","answer":"attack","seal":"d1204b5efcd59902"}
{"n":175,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5604de77ee10f9fa"}
{"n":176,"by":"bob","kind":"ChooseTarget","answer":"phoenix","seal":"da1d2cfa18beb1f6"}
{"n":177,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"57d6b6b9b3f0726d"}
{"n":178,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"8919415e4c22e6b0"}
{"n":179,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ac3c46ad9ad9e2f4"}
{"n":180,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"21d0a5d02001d7cb"}
{"n":181,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"66c4a217e5da0c74"}
{"n":182,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"5fafd6c98a920022"}
{"n":183,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"7187f16b684a358f"}
{"n":184,"by":"bob","kind":"SpendDie","answer":"done","seal":"6d991a330d00e4b6"}
{"n":185,"by":"bob","kind":"RerollFives","answer":2,"seal":"85f9717f34948d8c"}
{"n":186,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"aec201582029c08d"}
{"n":187,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"80ebd4358cc20422"}
{"n":188,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"33b4ed139a7994f0"}
{"n":189,"by":"ann","kind":"BeginTurn","answer":["search_card","ares"],"seal":"8946fb1aabab8d3c"}
{"n":190,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[7,0,10,2,3,11,6,4,13,12,1,5,9,8]},"seal":"6f194b6e0e73003e"}
{"n":191,"by":"ann","kind":"BeginTurn","answer":["ares","simple"],"seal":"7453a80a6d8e3c3f"}
{"n":192,"by":"ann","kind":"Act","answer":"walk","seal":"c51b184d8829c5e9"}
{"n":193,"by":"ann","kind":"TracePath","answer":["east-fen"],"seal":"5371a563aa5529c8"}
{"n":194,"by":"ann","kind":"GoOn","answer":"stop","seal":"0e0dce7a6e084d8f"}
{"n":195,"by":"ann","kind":"EndTurn","answer":"none","seal":"8e8c0b5ac9bbe1a3"}
{"n":196,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0d1de25778d3c092"}
{"n":197,"by":"bob","kind":"BeginTurn","answer":["scythians:bob","simple"],"seal":"7e4996cec870c4fa"}
{"n":198,"by":"bob","kind":"Act","answer":"walk","seal":"7a45408f7f4f16ea"}
{"n":199,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"efcdd6bbb0a4d1f2"}
{"n":200,"by":"bob","kind":"Act","answer":"attack","seal":"d5700fb62adb6937"}
{"n":201,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5056582bb5e52ede"}
{"n":202,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"ce7fee261243ca06"}
{"n":203,"by":"bob","kind":"DeclareTalents","answer":["archer"],"seal":"3d6e6d817a7d8c78"}
{"n":204,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"8a5d02c737027e11"}
{"n":205,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"08b79a555a59c518"}
{"n":206,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"6b6560bfcef9131f"}
{"n":207,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"fb9d86c410ef1270"}
{"n":208,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"0fa5d551857940fc"}
{"n":209,"by":"bob","kind":"SpendDie","answer":"done","seal":"5c85682ebe296ab2"}
{"n":210,"by":"bob","kind":"RerollFives","answer":1,"seal":"30b5d99c9dd6ed89"}
{"n":211,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"e65d99b2680be2d8"}
{"n":212,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"19e7fcfb422413c6"}
{"n":213,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"a4741f4c59ea43a2"}
{"n":214,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"004aac85c5c03f78"}
{"n":215,"by":"ann","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"c67edeeefac6540e"}
{"n":216,"by":"ann","kind":"Act","answer":"walk","seal":"5f6217551fc99857"}
{"n":217,"by":"ann","kind":"TracePath","answer":["mere"],"seal":"f5897bfe2094dd9c"}
{"n":218,"by":"ann","kind":"Act","answer":"attack","seal":"d96a50fd872a9714"}
{"n":219,"by":"ann","kind":"ChooseTarget","answer":"ares:bob at range 0","seal":"b92d498fe6ce4609"}
{"n":220,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"dd4c4f555fd2e6a5"}
{"n":221,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"206370551c8e5cd9"}
{"n":222,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9211a25bb814ec75"}
{"n":223,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"82312e9544401c2d"}
{"n":224,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"5160d654ea0cf9a9"}
{"n":225,"by":"ann","kind":"SpendDie","answer":[3,6],"seal":"e50941d595eb7880"}
{"n":226,"by":"ann","kind":"GoOn","answer":"stop","seal":"1cebb03a602e260b"}
{"n":227,"by":"ann","kind":"EndTurn","answer":"none","seal":"1823a9fa4424df44"}
{"n":228,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"deae5f14acb57814"}
{"n":229,"by":"bob","kind":"BeginTurn","answer":["minotaur","simple"],"seal":"13ae7ad11f966aa3"}
{"n":230,"by":"bob","kind":"Act","answer":"walk","seal":"30e137c7a0dc07fd"}
{"n":231,"by":"bob","kind":"TracePath","answer":["alder-wood"],"seal":"7b607a67260788e6"}
{"n":232,"by":"bob","kind":"Act","answer":"attack","seal":"c61263984e25671c"}
{"n":233,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0456e12da67a5f3f"}
{"n":234,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"214ba292fd28c049"}
{"n":235,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"a9c3c11a1599a1e6"}
{"n":236,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"06000d143cd390fd"}
{"n":237,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"dcc1357e07d3df75"}
{"n":238,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"7bdaabd18c1fdd8e"}
{"n":239,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"23c344e0dfe1c937"}
{"n":240,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"0ff367ee3d721849"}
{"n":241,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ba19395c1423e397"}
{"n":242,"by":"bob","kind":"BeforeBlanks","answer":["reroll","bloodlust",0,0],"seal":"ce5d6742807023c5"}
{"n":243,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"8e3e29987b668888"}
{"n":244,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"8a3f1a4434387ee9"}
{"n":245,"by":"bob","kind":"BeforeBlanks","answer":"done","seal":"d4840813eb73ee54"}
{"n":246,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"246d28d5f1866bfb"}
{"n":247,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"6bdf866ba974f7e6"}
{"n":248,"by":"bob","kind":"SpendDie","answer":"done","seal":"978ed0f53793baa8"}
{"n":249,"by":"bob","kind":"RerollFives","answer":2,"seal":"e13c2dc7f863db7f"}
{"n":250,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"021b449dbd3a4865"}
{"n":251,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"841e8fc7f66e44c8"}
{"n":252,"by":"bob","kind":"SpendDie","answer":[1,7],"seal":"2110e111a1ace5ab"}
{"n":253,"by":"ann","kind":"UsePower","answer":"pass","seal":"2561a659dbce6616"}
{"n":254,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"0f2137012fa1945c"}
{"n":255,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4d6f492a7bcb6078"}
{"n":256,"by":"ann","kind":"BeginTurn","answer":["scythians","simple"],"seal":"f04a8e8ec6796eca"}
{"n":257,"by":"ann","kind":"Act","answer":"walk","seal":"4d538e91d881145e"}
{"n":258,"by":"ann","kind":"TracePath","answer":["reed-bank"],"seal":"890f6069da996053"}
{"n":259,"by":"ann","kind":"Act","answer":"attack","seal":"027fe5ea9d15f38c"}
{"n":260,"by":"ann","kind":"ChooseTarget","answer":"scythians:bob","seal":"cf2566af7b9235cb"}
{"n":261,"by":"ann","kind":"DeclareTalents","answer":["archer"],"seal":"da775f59ba305f79"}
{"n":262,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ceb7104eed43ede0"}
{"n":263,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"2fafadb6ecdeb8a8"}
{"n":264,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"47366d5bb049f75a"}
{"n":265,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"113d784b57296087"}
{"n":266,"by":"ann","kind":"GoOn","answer":"stop","seal":"e9d9891fe68b7b27"}
{"n":267,"by":"ann","kind":"EndTurn","answer":"none","seal":"a130dab7d3057bfc"}
{"n":268,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"a4e0ea2efa9ea64e"}
{"n":269,"by":"bob","kind":"BeginTurn","answer":["scythians:bob","simple"],"seal":"73416789883ee758"}
{"n":270,"by":"bob","kind":"Act","answer":"attack","seal":"844f89e6899c682d"}
{"n":271,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"30ec53edbeac2c28"}
{"n":272,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"d05db54a3aae84fe"}
{"n":273,"by":"bob","kind":"DeclareTalents","answer":["archer"],"seal":"0eb48c0c18681aa6"}
{"n":274,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"de51a09019d71a9a"}
{"n":275,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"2c93b34e125906a5"}
{"n":276,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"fe55e8cb6e6c76b9"}
{"n":277,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6b89ef4e7740c4a2"}
{"n":278,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"da188c6d394abc08"}
{"n":279,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"1bb693e0838a1fe8"}
{"n":280,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"3cc77dfc51c1ae64"}
{"n":281,"by":"bob","kind":"SpendDie","answer":[3,5],"seal":"35c15c0bab5953e9"}
{"n":282,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"61f70e0f2131bbc6"}
{"n":283,"by":"ann","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"c64119435413274e"}
{"n":284,"by":"ann","kind":"Act","answer":"walk","seal":"66247251bc305968"}
{"n":285,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"f90bb40caab885c3"}
{"n":286,"by":"ann","kind":"Act","answer":"attack","seal":"4a3d0e737b2abb57"}
{"n":287,"by":"ann","kind":"DeclareTalents","answer":["sneak_attack"],"seal":"812aa5032ca4df46"}
{"n":288,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f5819fed807b27c2"}
{"n":289,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"57139a0804ced2b2"}
{"n":290,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"36932c6d13a8a1a9"}
{"n":291,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"819a539919d444eb"}
{"n":292,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"7a40c897810bd8c8"}
{"n":293,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"46b05e668acdc781"}
{"n":294,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"89bf7792cb706bd0"}
{"n":295,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"2c5f599c944f063d"}
{"n":296,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"3f8b31dfee46b1fb"}
{"n":297,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"013dba5f4676ab06"}
{"n":298,"by":"ann","kind":"SpendDie","answer":"done","seal":"1b351bf3a227c88c"}
{"n":299,"by":"ann","kind":"RerollFives","answer":3,"seal":"53277f3f6e7861e5"}
{"n":300,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"e988309774989229"}
{"n":301,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"a1f67be1aefc5ced"}
{"n":302,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"3a46ddfa32460b5a"}
{"n":303,"by":"ann","kind":"UsePower","answer":"pass","seal":"ffa94eca6852fa20"}
{"n":304,"by":"ann","kind":"GoOn","answer":"stop","seal":"66f125322ce1b120"}
{"n":305,"by":"ann","kind":"EndTurn","answer":"none","seal":"f234f5e6472ae1b2"}
{"n":306,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"fc8402dac4d4ed5c"}
{"n":307,"by":"bob","kind":"BeginTurn","answer":["scythians:bob","simple"],"seal":"69ddbaf18b91d044"}
{"n":308,"by":"bob","kind":"Act","answer":"attack","seal":"789144227d9f1c57"}
{"n":309,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4688a42d02e3dc47"}
{"n":310,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"29b667e603e64055"}
{"n":311,"by":"bob","kind":"DeclareTalents","answer":["archer"],"seal":"70441c4a2d5e564c"}
{"n":312,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2befe038697b1b92"}
{"n":313,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5d948273b0714f1d"}
{"n":314,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"03d32be1b10e5493"}
{"n":315,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"97345ed1bba6bdfc"}
{"n":316,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"fc60486504dac7ef"}
{"n":317,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"f9197d4360ae4843"}
{"n":318,"by":"bob","kind":"SpendDie","answer":"done","seal":"33a18a67f19719e3"}
{"n":319,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4fab529ae2a18cfb"}
{"n":320,"by":"ann","kind":"BeginTurn","answer":["infernal_warriors","complex"],"seal":"7a9f82d9c278f4f9"}
{"n":321,"by":"ann","kind":"Act","answer":"run","seal":"01df8e19c6c57a5d"}
{"n":322,"by":"ann","kind":"TracePath","answer":["south-camp","reed-bank"],"seal":"50c5a206d42a15c6"}
{"n":323,"by":"ann","kind":"Act","answer":"end","seal":"d0d114feb74bb297"}
{"n":324,"by":"ann","kind":"GoOn","answer":"stop","seal":"26e4d3a24f76158f"}
{"n":325,"by":"ann","kind":"EndTurn","answer":"none","seal":"d34e9054d62487a0"}
{"n":326,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1c52255051432b9f"}
{"n":327,"by":"bob","kind":"BeginTurn","answer":["veteran_achilles:bob","simple"],"seal":"4b9f6574dc9994a3"}
{"n":328,"by":"bob","kind":"Act","answer":"walk","seal":"fce458b681320f0c"}
{"n":329,"by":"bob","kind":"TracePath","answer":["glacier"],"seal":"7a40409bfe32ed1a"}
{"n":330,"by":"bob","kind":"Act","answer":"attack","seal":"536761214827b9ba"}
{"n":331,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"cd0689be1a6ddba2"}
{"n":332,"by":"bob","kind":"ChooseTarget","answer":"phoenix","seal":"02f7b4e977c3fa4b"}
{"n":333,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"830d7c074b9f225f"}
{"n":334,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"01d0237a90dec80c"}
{"n":335,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"10333b768a5f4362"}
{"n":336,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"1470651bdfa5fad1"}
{"n":337,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"df790ca20c3a7553"}
{"n":338,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"79c5e4fdcc9c1a3e"}
{"n":339,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d508acc636b98c81"}
{"n":340,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"5f3170fcd14f04c9"}
{"n":341,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"32c2d5abe0ce0183"}
{"n":342,"by":"bob","kind":"SpendDie","answer":"done","seal":"56664ea2f1e73aef"}
{"n":343,"by":"bob","kind":"RerollFives","answer":3,"seal":"c8eef3de293424ee"}
{"n":344,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"977a7a2f2a9e4858"}
{"n":345,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"b686db2a6283d79c"}
{"n":346,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"34f8cf26a60e32b9"}
{"n":347,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"c54b957141aa89ab"}
{"n":348,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"63cbdb8c1512be15"}
{"n":349,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"54dba5690f3f7ed2"}
{"n":350,"by":"ann","kind":"BeginTurn","answer":["scythians","simple"],"seal":"89ca6a7eb01b61e5"}
{"n":351,"by":"ann","kind":"Act","answer":"walk","seal":"3c09a665a9b1f8d1"}
{"n":352,"by":"ann","kind":"TracePath","answer":["mere"],"seal":"4d38073c059227a2"}
{"n":353,"by":"ann","kind":"Act","answer":"attack","seal":"5c2bbe6f289fb55b"}
{"n":354,"by":"ann","kind":"ChooseTarget","answer":"ares:bob","seal":"b653efd1da770423"}
{"n":355,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"db2d26defe6822ed"}
{"n":356,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d369ea4cbb67d245"}
{"n":357,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5074b9e6f56da127"}
{"n":358,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"9d3f2da3a707324a"}
{"n":359,"by":"ann","kind":"GoOn","answer":"stop","seal":"32f64234550456a0"}
{"n":360,"by":"ann","kind":"EndTurn","answer":"none","seal":"23b0e5b099612a36"}
{"n":361,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"6baf2ccf669c38af"}
{"n":362,"by":"bob","kind":"BeginTurn","answer":["veteran_achilles:bob","simple"],"seal":"2d2704e81fe3388e"}
{"n":363,"by":"bob","kind":"Act","answer":"attack","seal":"d493d40ab45d25fb"}
{"n":364,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3ccf85760ed4a5f6"}
{"n":365,"by":"bob","kind":"ChooseTarget","answer":"phoenix","seal":"8c0ba414ab28941d"}
{"n":366,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"69e6bba651ebc1c9"}
{"n":367,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"bb1eba3979b85a8f"}
{"n":368,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"63fa79252ddabc62"}
{"n":369,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"60bc02b8b87f997d"}
{"n":370,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"c7e2ac350a1235c9"}
{"n":371,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6234a4c40319d211"}
{"n":372,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"aaf861b83ade352d"}
{"n":373,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"b5215d1611f666af"}
{"n":374,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"9445f14f30c0687b"}
{"n":375,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"0d228d71c59d73e6"}
{"n":376,"by":"bob","kind":"SpendDie","answer":"done","seal":"b39d1e97fb7aa966"}
{"n":377,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"081889e5feac9471"}
{"n":378,"by":"ann","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"68bd7baf55320667"}
{"n":379,"by":"ann","kind":"Act","answer":"walk","seal":"acf7ad5a92387ba7"}
{"n":380,"by":"ann","kind":"TracePath","answer":["alder-wood"],"seal":"ddf7b303e23ca524"}
{"n":381,"by":"ann","kind":"Act","answer":"attack","seal":"9847678d5b3c7a49"}
{"n":382,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"224d9f944b982ba3"}
{"n":383,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"514c84cf0daaae64"}
{"n":384,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"8eb013faa6684ed2"}
{"n":385,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"786717216949d6a2"}
{"n":386,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"958e8d7aedb559c6"}
{"n":387,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"60f02f33a04b782c"}
{"n":388,"by":"ann","kind":"SpendDie","answer":[1,5],"seal":"820b6b9a47612d6e"}
{"n":389,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"38b3b2582f9ceeda"}
{"n":390,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"ff2567e1a13b0c82"}
{"n":391,"by":"ann","kind":"UsePower","answer":"pass","seal":"decd9ad90a0e3319"}
{"n":392,"by":"ann","kind":"GoOn","answer":"stop","seal":"3245704f7bf3b8b6"}
{"n":393,"by":"ann","kind":"EndTurn","answer":"none","seal":"5db9879a0f8e503b"}
{"n":394,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1950257ac074fbc2"}
{"n":395,"by":"bob","kind":"BeginTurn","answer":["hyperboreans","simple"],"seal":"d7ec4077cf860a6e"}
{"n":396,"by":"bob","kind":"Act","answer":"walk","seal":"24e8b771e6444c7b"}
{"n":397,"by":"bob","kind":"TracePath","answer":["causeway"],"seal":"b7fe1beeff960600"}
{"n":398,"by":"bob","kind":"Act","answer":["claim","stone1"],"seal":"25bf7dfdae0d7beb"}
{"n":399,"by":"bob","kind":"Act","answer":"end","seal":"9c6bbcb6064ca44a"}
{"n":400,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f1ea57cb3b05baf8"}
{"n":401,"by":"ann","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"123459d403fce92a"}
{"n":402,"by":"ann","kind":"Act","answer":"walk","seal":"c03073d366bcdd21"}
{"n":403,"by":"ann","kind":"TracePath","answer":["alder-wood"],"seal":"b24a898787fb472f"}
{"n":404,"by":"ann","kind":"Act","answer":"attack","seal":"6eef3cd4bd04c3be"}
{"n":405,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"0afe4ff5f2e578aa"}
{"n":406,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"d12d67e642580602"}
{"n":407,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"99f4962181ab4498"}
{"n":408,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3914d3a34b67c436"}
{"n":409,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"cdc29599384b4b45"}
{"n":410,"by":"ann","kind":"RerollFives","answer":1,"seal":"48afbe933cd50b6a"}
{"n":411,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"670f51cbe53140a5"}
{"n":412,"by":"ann","kind":"GoOn","answer":"stop","seal":"b8cea777ec88c439"}
{"n":413,"by":"ann","kind":"EndTurn","answer":"none","seal":"b52584aa9fb0673e"}
{"n":414,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"272b2054fb91bc96"}
{"n":415,"by":"bob","kind":"BeginTurn","answer":["hyperboreans","simple"],"seal":"9d5ae142d53f392f"}
{"n":416,"by":"bob","kind":"Act","answer":"walk","seal":"2a481e88695f0b13"}
{"n":417,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"5d9effb84569d822"}
{"n":418,"by":"bob","kind":"Act","answer":"end","seal":"b2c2b7926837d8c4"}
{"n":419,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ef994938e5cbf867"}
{"n":420,"by":"ann","kind":"BeginTurn","answer":"pass_and_draw","seal":"6316abf88d7e8e03"}
{"n":421,"by":"ann","kind":"EndTurn","answer":"none","seal":"8f4b2351d276b187"}
{"n":422,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[26,23,17,21,1,12,15,2,14,7,6,11,16,22,19,4,18,10,8,9,25,0,3,24,20,5,13]},"seal":"a9e2e34158b76975"}
{"n":423,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[12,6,14,19,18,22,13,1,10,17,2,8,5,24,0,7,16,20,9,3,23,11,21,4,15]},"seal":"a8cff6b7180229f5"}
{"n":424,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5f33b5176511f884"}
{"n":425,"by":"bob","kind":"BeginTurn","answer":["hyperboreans","simple"],"seal":"ca97b5b76ac55107"}
{"n":426,"by":"bob","kind":"Act","answer":"walk","seal":"346f71ab9149941a"}
{"n":427,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"f03703386f1786b3"}
{"n":428,"by":"bob","kind":"Act","answer":"end","seal":"53d49de8e4313a20"}
{"n":429,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"c7170ed46152b9c8"}
{"n":430,"by":"bob","kind":"GoOn","answer":"stop","seal":"3a2415d7140d3033"}
{"n":431,"by":"bob","kind":"EndTurn","answer":"none","seal":"07ee2c0a02155c03"}
{"n":432,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f308e05d2ec7e224"}
{"n":433,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fb5a80c74a21c3d4"}
{"n":434,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"16dd8ff70af9e783"}
{"n":435,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"3d1d46f0bd9c0e27"}
{"n":436,"by":"ann","kind":"Pay","answer":["aow"],"seal":"56f4b9157eb158e4"}
{"n":437,"by":"ann","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"17e8146456a00547"}
{"n":438,"by":"ann","kind":"Act","answer":"walk","seal":"99a44fa5fc302a85"}
{"n":439,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"206a643d6ee0d781"}
{"n":440,"by":"ann","kind":"Act","answer":"attack","seal":"c7aedbc9a9fb2b53"}
{"n":441,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4ff4cd6e029e86b1"}
{"n":442,"by":"ann","kind":"ChooseTarget","answer":"ares:bob","seal":"4a22bb0fcb43dc65"}
{"n":443,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"a172103619ac9a2e"}
{"n":444,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"0e80c915e3e1dcce"}
{"n":445,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"9186ecd23cbc6d23"}
{"n":446,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3aa0ba27881ce852"}
{"n":447,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"f728952ad4ce802c"}
{"n":448,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"368bf91bed7d56e2"}
{"n":449,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"0d3a19fecf1e509f"}
{"n":450,"by":"ann","kind":"SpendDie","answer":[2,3],"seal":"627196b110202216"}
{"n":451,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"bf19619fb5ac3335"}
{"n":452,"by":"ann","kind":"SpendDie","answer":"done","seal":"7b3ae0ee45bc9445"}
{"n":453,"by":"ann","kind":"RerollFives","answer":2,"seal":"358e31ed72cc6b5d"}
{"n":454,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"d5b3c2866a936073"}
{"n":455,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"f5018231180fc8a0"}
{"n":456,"by":"ann","kind":"UsePower","answer":"use","seal":"3a1b7619e62024a4"}
{"n":457,"by":"ann","kind":"Pay","answer":["aow"],"seal":"9a9d353f439415f5"}
{"end":{"is":"Ended","winners":["ann"],"reason":"last_divinity","rule":"MYT-WIN-02","score":[["ann",1.0],["bob",2.0]]},"events":753,"seal":"1fcf4684747d8507"}
