{"format":"pas-record/1","game":"mythic","rules":"1.5","players":["ann","bob"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Behind the north wind, constructed","players":["ann","bob"],"mode":"skirmish","recruitment":"constructed","divinity":"god","boards":{"Behind the north wind":{"name":"Behind the north wind","areas":[{"id":"boreas-gate","name":"Gate of Boreas","terrain":"open_ground","capacity":4,"icon":[3.4,21.0],"polygon":[[6.8,24.0],[0.0,24.0],[0.0,18.5],[5.3,17.6],[6.3,18.3]],"level":2},{"id":"snow-field","name":"Snow field","terrain":"polar","capacity":4,"icon":[9.6,20.7],"polygon":[[12.9,18.7],[12.5,24.0],[6.8,24.0],[6.3,18.3],[10.9,17.1]],"level":2},{"id":"pine-ridge","name":"Pine ridge","terrain":"forest","capacity":4,"icon":[15.9,20.9],"polygon":[[19.3,24.0],[12.5,24.0],[12.9,18.7],[16.2,17.6],[18.8,18.2]],"level":2},{"id":"ice-shelf","name":"Ice shelf","terrain":"polar","capacity":3,"icon":[22.0,20.9],"polygon":[[19.3,24.0],[18.8,18.2],[19.4,17.8],[24.5,17.8],[25.2,18.4],[24.7,24.0]],"level":2},{"id":"wolf-den","name":"Wolf den","terrain":"ruins","capacity":3,"icon":[27.9,21.1],"polygon":[[30.2,17.5],[30.5,17.7],[31.0,24.0],[24.7,24.0],[25.2,18.4]],"level":2},{"id":"north-camp","name":"North camp","terrain":"open_ground","capacity":4,"icon":[33.4,20.1],"polygon":[[31.0,24.0],[30.5,17.7],[36.0,17.3],[36.0,24.0]],"level":2},{"id":"west-crag","name":"West crag","terrain":"cliff","capacity":2,"icon":[2.6,15.4],"polygon":[[5.2,12.5],[5.3,17.6],[0.0,18.5],[0.0,12.0]],"level":2},{"id":"frozen-fall","name":"Frozen fall","terrain":"stairs","capacity":2,"icon":[8.1,14.8],"polygon":[[11.1,12.1],[10.9,17.1],[6.3,18.3],[5.3,17.6],[5.2,12.5],[6.0,11.7]],"level":1},{"id":"glacier","name":"Glacier","terrain":"polar","capacity":4,"icon":[14.1,15.1],"polygon":[[16.2,17.6],[12.9,18.7],[10.9,17.1],[11.1,12.1],[11.2,12.0],[15.4,12.0],[16.3,11.4],[20.0,12.5],[19.4,17.8],[18.8,18.2]],"level":1},{"id":"standing-stone","name":"Standing stone","terrain":"rock","capacity":1,"icon":[22.1,15.4],"polygon":[[24.5,12.5],[24.5,17.8],[19.4,17.8],[20.0,12.5],[22.0,11.5]],"level":1},{"id":"east-slope","name":"East slope","terrain":"open_ground","capacity":4,"icon":[27.3,15.2],"polygon":[[27.0,11.5],[29.9,13.0],[30.2,17.5],[25.2,18.4],[24.5,17.8],[24.5,12.5]],"level":1},{"id":"eyrie","name":"The eyrie","terrain":"rock","capacity":2,"icon":[33.0,14.6],"polygon":[[32.3,11.5],[36.0,12.2],[36.0,17.3],[30.5,17.7],[30.2,17.5],[29.9,13.0]],"level":2},{"id":"birch-wood","name":"Birch wood","terrain":"forest","capacity":3,"icon":[2.9,9.4],"polygon":[[6.0,11.7],[5.2,12.5],[0.0,12.0],[0.0,6.5],[5.5,6.5]],"level":1},{"id":"hot-spring","name":"Hot spring","terrain":"lava","capacity":2,"icon":[8.5,8.8],"polygon":[[11.1,12.1],[6.0,11.7],[5.5,6.5],[6.0,6.0],[11.2,6.0],[11.2,12.0]],"level":1},{"id":"west-fen","name":"West fen","terrain":"swamp","capacity":3,"icon":[13.9,8.7],"polygon":[[16.8,6.2],[16.3,11.4],[15.4,12.0],[11.2,12.0],[11.2,6.0],[11.5,5.8]],"level":0},{"id":"causeway","name":"Causeway","terrain":"open_ground","capacity":3,"icon":[19.1,9.5],"polygon":[[22.0,11.5],[20.0,12.5],[16.3,11.4],[16.8,6.2],[17.6,5.7],[21.5,7.0]],"level":0},{"id":"east-fen","name":"East fen","terrain":"swamp","capacity":4,"icon":[24.5,8.5],"polygon":[[24.5,12.5],[22.0,11.5],[21.5,7.0],[24.4,5.2],[27.5,6.7],[27.0,11.5]],"level":0},{"id":"ruined-tower","name":"Ruined tower","terrain":"ruins","capacity":3,"icon":[29.6,10.0],"polygon":[[27.5,6.7],[30.7,5.5],[31.6,6.2],[32.3,11.5],[29.9,13.0],[27.0,11.5]],"level":0},{"id":"fjord","name":"The fjord","terrain":"water","capacity":5,"icon":[33.4,4.3],"polygon":[[36.0,6.7],[36.0,12.2],[32.3,11.5],[31.6,6.2],[30.7,5.5],[31.5,0.0],[36.0,0.0]],"level":0},{"id":"south-camp","name":"South camp","terrain":"open_ground","capacity":4,"icon":[2.9,3.6],"polygon":[[5.5,6.5],[0.0,6.5],[0.0,0.0],[5.5,0.0],[6.0,6.0]],"level":0},{"id":"reed-bank","name":"Reed bank","terrain":"open_ground","capacity":3,"icon":[8.6,2.9],"polygon":[[11.5,5.8],[11.2,6.0],[6.0,6.0],[5.5,0.0],[11.5,0.0]],"level":0},{"id":"mere","name":"The mere","terrain":"water","capacity":4,"icon":[14.7,3.0],"polygon":[[11.5,0.0],[18.0,0.0],[17.6,5.7],[16.8,6.2],[11.5,5.8]],"level":0},{"id":"alder-wood","name":"Alder wood","terrain":"forest","capacity":4,"icon":[21.0,3.4],"polygon":[[21.5,7.0],[17.6,5.7],[18.0,0.0],[24.0,0.0],[24.4,5.2]],"level":0},{"id":"beach","name":"The beach","terrain":"open_ground","capacity":4,"icon":[27.7,3.2],"polygon":[[24.4,5.2],[24.0,0.0],[31.5,0.0],[30.7,5.5],[27.5,6.7]],"level":0}],"boundaries":[{"between":["boreas-gate","snow-field"],"kind":"normal"},{"between":["boreas-gate","west-crag"],"kind":"normal"},{"between":["boreas-gate","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["snow-field","pine-ridge"],"kind":"normal"},{"between":["snow-field","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["snow-field","glacier"],"kind":"escarpment","low":"glacier"},{"between":["pine-ridge","ice-shelf"],"kind":"normal"},{"between":["pine-ridge","glacier"],"kind":"escarpment","line":[[12.9,18.7],[16.2,17.6]],"low":"glacier"},{"between":["pine-ridge","glacier"],"kind":"normal","line":[[16.2,17.6],[18.8,18.2]],"low":"glacier"},{"between":["ice-shelf","wolf-den"],"kind":"normal"},{"between":["ice-shelf","glacier"],"kind":"escarpment","low":"glacier"},{"between":["ice-shelf","standing-stone"],"kind":"escarpment","low":"standing-stone"},{"between":["ice-shelf","east-slope"],"kind":"normal","low":"east-slope"},{"between":["wolf-den","north-camp"],"kind":"normal"},{"between":["wolf-den","east-slope"],"kind":"wall","low":"east-slope"},{"between":["wolf-den","eyrie"],"kind":"normal"},{"between":["north-camp","eyrie"],"kind":"normal"},{"between":["west-crag","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["west-crag","birch-wood"],"kind":"escarpment","low":"birch-wood"},{"between":["frozen-fall","glacier"],"kind":"normal"},{"between":["frozen-fall","birch-wood"],"kind":"normal"},{"between":["frozen-fall","hot-spring"],"kind":"normal"},{"between":["glacier","standing-stone"],"kind":"normal"},{"between":["glacier","hot-spring"],"kind":"normal"},{"between":["glacier","west-fen"],"kind":"normal","line":[[11.2,12.0],[15.4,12.0]],"low":"west-fen"},{"between":["glacier","west-fen"],"kind":"escarpment","line":[[15.4,12.0],[16.3,11.4]],"low":"west-fen"},{"between":["glacier","causeway"],"kind":"normal","low":"causeway"},{"between":["standing-stone","east-slope"],"kind":"normal"},{"between":["standing-stone","causeway"],"kind":"normal","low":"causeway"},{"between":["standing-stone","east-fen"],"kind":"normal","low":"east-fen"},{"between":["east-slope","eyrie"],"kind":"escarpment","low":"east-slope"},{"between":["east-slope","east-fen"],"kind":"normal","low":"east-fen"},{"between":["east-slope","ruined-tower"],"kind":"wall","line":[[27.0,11.5],[28.45,12.25]],"low":"ruined-tower"},{"between":["east-slope","ruined-tower"],"kind":"normal","line":[[28.45,12.25],[29.9,13.0]],"low":"ruined-tower"},{"between":["eyrie","ruined-tower"],"kind":"normal","low":"ruined-tower"},{"between":["eyrie","fjord"],"kind":"escarpment","low":"fjord"},{"between":["birch-wood","hot-spring"],"kind":"normal"},{"between":["birch-wood","south-camp"],"kind":"normal","low":"south-camp"},{"between":["hot-spring","west-fen"],"kind":"normal","low":"west-fen"},{"between":["hot-spring","south-camp"],"kind":"normal","low":"south-camp"},{"between":["hot-spring","reed-bank"],"kind":"normal","low":"reed-bank"},{"between":["west-fen","causeway"],"kind":"normal"},{"between":["west-fen","reed-bank"],"kind":"normal"},{"between":["west-fen","mere"],"kind":"normal"},{"between":["causeway","east-fen"],"kind":"normal"},{"between":["causeway","mere"],"kind":"normal"},{"between":["causeway","alder-wood"],"kind":"chains"},{"between":["east-fen","ruined-tower"],"kind":"normal"},{"between":["east-fen","alder-wood"],"kind":"normal"},{"between":["east-fen","beach"],"kind":"normal"},{"between":["ruined-tower","fjord"],"kind":"normal"},{"between":["ruined-tower","beach"],"kind":"wall","line":[[27.5,6.7],[29.1,6.1]]},{"between":["ruined-tower","beach"],"kind":"normal","line":[[29.1,6.1],[30.7,5.5]]},{"between":["fjord","beach"],"kind":"normal"},{"between":["south-camp","reed-bank"],"kind":"normal"},{"between":["reed-bank","mere"],"kind":"normal"},{"between":["mere","alder-wood"],"kind":"normal"},{"between":["alder-wood","beach"],"kind":"normal"}],"skulls":[],"zones":[{"side":"north","areas":["boreas-gate","snow-field","pine-ridge","ice-shelf","wolf-den","north-camp"],"players":2},{"side":"south","areas":["south-camp","reed-bank","mere","alder-wood","beach"],"players":2},{"side":"north","areas":["pine-ridge","ice-shelf","wolf-den"],"players":3},{"side":"south","areas":["mere","alder-wood","beach"],"players":3},{"side":"west","areas":["birch-wood","south-camp","reed-bank"],"players":3},{"side":"north","areas":["wolf-den","north-camp"],"players":4},{"side":"south","areas":["alder-wood","beach"],"players":4},{"side":"west","areas":["south-camp","reed-bank"],"players":4},{"side":"east","areas":["ruined-tower","fjord"],"players":4}],"stones":[{"area":"glacier","mythology":"greek"},{"area":"causeway","mythology":"greek"},{"area":"east-fen","mythology":"greek"},{"area":"birch-wood","mythology":"greek"},{"area":"ruined-tower","mythology":"greek"},{"area":"frozen-fall","mythology":"greek"}]},"The drowned agora":{"name":"The drowned agora","areas":[{"id":"north-gate","name":"North gate","terrain":"open_ground","capacity":4,"icon":[3.0,21.0],"polygon":[[6.2,18.7],[5.8,24.0],[0.0,24.0],[0.0,18.0],[5.5,18.0]],"level":0},{"id":"olive-grove","name":"Olive grove","terrain":"forest","capacity":4,"icon":[9.2,21.2],"polygon":[[11.8,18.2],[12.2,24.0],[5.8,24.0],[6.2,18.7]],"level":0},{"id":"granary","name":"Granary","terrain":"ruins","capacity":3,"icon":[15.0,21.0],"polygon":[[18.2,19.2],[17.8,24.0],[12.2,24.0],[11.8,18.2],[15.9,17.9]],"level":0},{"id":"north-road","name":"North road","terrain":"open_ground","capacity":4,"icon":[21.0,21.0],"polygon":[[23.8,18.5],[24.2,24.0],[17.8,24.0],[18.2,19.2],[21.0,17.7],[23.0,17.9]],"level":0},{"id":"potters-field","name":"Potters' field","terrain":"open_ground","capacity":3,"icon":[27.0,21.0],"polygon":[[23.8,18.5],[28.8,17.6],[30.0,18.7],[30.0,24.0],[24.2,24.0]],"level":0},{"id":"cypress-wood","name":"Cypress wood","terrain":"forest","capacity":3,"icon":[33.1,21.1],"polygon":[[30.0,24.0],[30.0,18.7],[36.0,17.6],[36.0,24.0]],"level":0},{"id":"west-stoa","name":"West stoa","terrain":"ruins","capacity":3,"icon":[2.9,14.9],"polygon":[[5.5,18.0],[0.0,18.0],[0.0,12.0],[6.0,12.0]],"level":0},{"id":"upper-steps","name":"Upper steps","terrain":"stairs","capacity":2,"icon":[8.6,15.5],"polygon":[[11.3,12.9],[11.8,18.2],[6.2,18.7],[5.5,18.0],[6.0,12.0],[10.6,12.4]],"level":1},{"id":"temple","name":"Temple court","terrain":"open_ground","capacity":5,"icon":[15.6,14.9],"polygon":[[16.0,11.6],[16.7,12.0],[18.6,12.0],[21.0,17.7],[18.2,19.2],[15.9,17.9],[11.8,18.2],[11.3,12.9]],"level":2},{"id":"oracle-rock","name":"Oracle rock","terrain":"rock","capacity":1,"icon":[21.7,13.6],"polygon":[[20.6,10.7],[24.3,12.2],[23.0,17.9],[21.0,17.7],[18.6,12.0]],"level":2},{"id":"east-terrace","name":"East terrace","terrain":"open_ground","capacity":3,"icon":[26.3,15.3],"polygon":[[26.8,11.2],[29.2,12.8],[28.8,17.6],[23.8,18.5],[23.0,17.9],[24.3,12.2]],"level":1},{"id":"watch-cliff","name":"Watch cliff","terrain":"cliff","capacity":2,"icon":[32.8,15.0],"polygon":[[29.2,12.8],[36.0,10.7],[36.0,17.6],[30.0,18.7],[28.8,17.6]],"level":1},{"id":"west-quay","name":"West quay","terrain":"open_ground","capacity":3,"icon":[3.0,9.0],"polygon":[[6.0,6.4],[6.0,12.0],[0.0,12.0],[0.0,5.4]],"level":0},{"id":"drowned-agora","name":"Drowned agora","terrain":"water","capacity":5,"icon":[9.2,9.2],"polygon":[[11.3,6.7],[14.4,5.7],[14.9,5.9],[16.0,11.6],[11.3,12.9],[10.6,12.4],[6.0,12.0],[6.0,6.4],[7.4,5.3]],"level":0},{"id":"fountain","name":"Fountain house","terrain":"ruins","capacity":2,"icon":[18.1,8.1],"polygon":[[20.9,6.7],[20.6,10.7],[18.6,12.0],[16.7,12.0],[16.0,11.6],[14.9,5.9],[19.1,5.2]],"level":0},{"id":"lower-steps","name":"Lower steps","terrain":"stairs","capacity":2,"icon":[23.9,8.9],"polygon":[[20.9,6.7],[25.0,5.6],[26.8,6.8],[26.8,11.2],[24.3,12.2],[20.6,10.7]],"level":1},{"id":"theatre","name":"Theatre","terrain":"open_ground","capacity":4,"icon":[30.1,9.1],"polygon":[[26.8,6.8],[30.3,5.3],[36.0,9.0],[36.0,10.7],[29.2,12.8],[26.8,11.2]],"level":0},{"id":"south-wood","name":"South wood","terrain":"forest","capacity":4,"icon":[4.4,3.0],"polygon":[[6.0,6.4],[0.0,5.4],[0.0,0.0],[7.7,0.0],[7.4,5.3]],"level":0},{"id":"market-street","name":"Market street","terrain":"open_ground","capacity":4,"icon":[10.8,3.2],"polygon":[[11.3,6.7],[7.4,5.3],[7.7,0.0],[13.5,0.0],[14.4,5.7]],"level":0},{"id":"bath-house","name":"Bath house","terrain":"ruins","capacity":3,"icon":[16.7,2.8],"polygon":[[14.9,5.9],[14.4,5.7],[13.5,0.0],[20.1,0.0],[19.1,5.2]],"level":0},{"id":"south-road","name":"South road","terrain":"open_ground","capacity":4,"icon":[22.1,3.6],"polygon":[[19.1,5.2],[20.1,0.0],[24.5,0.0],[25.0,5.6],[20.9,6.7]],"level":0},{"id":"tannery","name":"Tannery","terrain":"open_ground","capacity":3,"icon":[27.6,2.9],"polygon":[[24.5,0.0],[30.8,0.0],[30.3,5.3],[26.8,6.8],[25.0,5.6]],"level":0},{"id":"south-gate","name":"South gate","terrain":"open_ground","capacity":4,"icon":[33.2,3.9],"polygon":[[36.0,9.0],[30.3,5.3],[30.8,0.0],[36.0,0.0]],"level":0}],"boundaries":[{"between":["north-gate","olive-grove"],"kind":"normal"},{"between":["north-gate","west-stoa"],"kind":"normal"},{"between":["north-gate","upper-steps"],"kind":"normal"},{"between":["olive-grove","granary"],"kind":"wall","line":[[11.8,18.2],[12.0,21.1]]},{"between":["olive-grove","granary"],"kind":"normal","line":[[12.0,21.1],[12.2,24.0]]},{"between":["olive-grove","upper-steps"],"kind":"normal","low":"olive-grove"},{"between":["granary","north-road"],"kind":"normal"},{"between":["granary","temple"],"kind":"wall","low":"granary"},{"between":["north-road","potters-field"],"kind":"normal"},{"between":["north-road","temple"],"kind":"escarpment","low":"north-road"},{"between":["north-road","oracle-rock"],"kind":"normal","low":"north-road"},{"between":["north-road","east-terrace"],"kind":"escarpment","low":"north-road"},{"between":["potters-field","cypress-wood"],"kind":"normal"},{"between":["potters-field","east-terrace"],"kind":"wall","line":[[23.8,18.5],[26.3,18.05]],"low":"potters-field"},{"between":["potters-field","east-terrace"],"kind":"normal","line":[[26.3,18.05],[28.8,17.6]],"low":"potters-field"},{"between":["potters-field","watch-cliff"],"kind":"normal","low":"potters-field"},{"between":["cypress-wood","watch-cliff"],"kind":"normal","low":"cypress-wood"},{"between":["west-stoa","upper-steps"],"kind":"normal","low":"west-stoa"},{"between":["west-stoa","west-quay"],"kind":"wall"},{"between":["upper-steps","temple"],"kind":"normal","low":"upper-steps"},{"between":["upper-steps","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","oracle-rock"],"kind":"normal"},{"between":["temple","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","fountain"],"kind":"wall","low":"fountain"},{"between":["oracle-rock","east-terrace"],"kind":"normal","low":"east-terrace"},{"between":["oracle-rock","fountain"],"kind":"normal","low":"fountain"},{"between":["oracle-rock","lower-steps"],"kind":"normal","low":"lower-steps"},{"between":["east-terrace","watch-cliff"],"kind":"normal"},{"between":["east-terrace","lower-steps"],"kind":"normal"},{"between":["east-terrace","theatre"],"kind":"escarpment","low":"theatre"},{"between":["watch-cliff","theatre"],"kind":"normal","low":"theatre"},{"between":["west-quay","drowned-agora"],"kind":"normal"},{"between":["west-quay","south-wood"],"kind":"normal"},{"between":["drowned-agora","fountain"],"kind":"normal"},{"between":["drowned-agora","south-wood"],"kind":"normal"},{"between":["drowned-agora","market-street"],"kind":"normal"},{"between":["drowned-agora","bath-house"],"kind":"normal"},{"between":["fountain","lower-steps"],"kind":"normal","low":"fountain"},{"between":["fountain","bath-house"],"kind":"normal"},{"between":["fountain","south-road"],"kind":"normal"},{"between":["lower-steps","theatre"],"kind":"normal","low":"theatre"},{"between":["lower-steps","south-road"],"kind":"normal","low":"south-road"},{"between":["lower-steps","tannery"],"kind":"wall","low":"tannery"},{"between":["theatre","tannery"],"kind":"wall"},{"between":["theatre","south-gate"],"kind":"normal"},{"between":["south-wood","market-street"],"kind":"normal"},{"between":["market-street","bath-house"],"kind":"wall"},{"between":["bath-house","south-road"],"kind":"normal","line":[[20.1,0.0],[19.6,2.6]]},{"between":["bath-house","south-road"],"kind":"wall","line":[[19.6,2.6],[19.1,5.2]]},{"between":["south-road","tannery"],"kind":"normal"},{"between":["tannery","south-gate"],"kind":"wall","line":[[30.8,0.0],[30.55,2.65]]},{"between":["tannery","south-gate"],"kind":"normal","line":[[30.55,2.65],[30.3,5.3]]}],"skulls":[],"zones":[{"side":"north","areas":["north-gate","olive-grove","granary","north-road","potters-field","cypress-wood"],"players":2},{"side":"south","areas":["south-wood","market-street","bath-house","south-road","tannery","south-gate"],"players":2},{"side":"north","areas":["olive-grove","granary","north-road"],"players":3},{"side":"south","areas":["market-street","bath-house","south-road"],"players":3},{"side":"east","areas":["cypress-wood","theatre","south-gate"],"players":3},{"side":"north","areas":["olive-grove","granary"],"players":4},{"side":"south","areas":["bath-house","south-road"],"players":4},{"side":"east","areas":["theatre","south-gate"],"players":4},{"side":"west","areas":["west-stoa","west-quay"],"players":4}],"stones":[{"area":"temple","mythology":"greek"},{"area":"drowned-agora","mythology":"greek"},{"area":"theatre","mythology":"greek"},{"area":"west-stoa","mythology":"greek"},{"area":"lower-steps","mythology":"greek"},{"area":"east-terrace","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}]},"seal":"cde4796416484d47"}
{"n":1,"by":"ann","kind":"BuildArmy","answer":["ares","centaurs","medusa","infernal_hounds","hydra","amazons","spartans"],"seal":"ea50d6b3020963ee"}
{"n":2,"by":"bob","kind":"BuildArmy","answer":["zeus","veteran_heracles","centaurs","medusa","infernal_warriors"],"seal":"56e26e569a181e0b"}
{"n":3,"by":"*chance","kind":"Die","answer":{"for":"lead","result":3},"seal":"c356cc1a0230c630"}
{"n":4,"by":"*chance","kind":"Die","answer":{"for":"lead","result":1},"seal":"936b60f8144de4bf"}
{"n":5,"by":"ann","kind":"ChooseBoard","answer":"Behind the north wind","seal":"8bc705f26e18c0be"}
{"n":6,"by":"bob","kind":"ChooseSide","answer":"north","seal":"a76323ab63d10432"}
{"n":7,"by":"ann","kind":"PlaceTroop","answer":["centaurs","south-camp"],"seal":"65170f1f41bb1955"}
{"n":8,"by":"bob","kind":"PlaceTroop","answer":["centaurs:bob","boreas-gate"],"seal":"fe37f509c814aa1f"}
{"n":9,"by":"ann","kind":"PlaceTroop","answer":["spartans","south-camp"],"seal":"a45f6d6c293d645e"}
{"n":10,"by":"bob","kind":"PlaceTroop","answer":["infernal_warriors","boreas-gate"],"seal":"9663daa25d260ea7"}
{"n":11,"by":"ann","kind":"PlaceTroop","answer":["amazons","south-camp"],"seal":"e7f307958b32a30a"}
{"n":12,"by":"ann","kind":"PlaceTroop","answer":["infernal_hounds","south-camp"],"seal":"3ad82eecff906237"}
{"n":13,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[11,16,0,6,21,9,7,24,10,5,17,20,22,18,25,3,1,8,4,27,12,26,15,23,14,2,13,19]},"seal":"84d355c2dcba43d2"}
{"n":14,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,15,7,14,20,23,21,16,17,8,19,9,10,5,0,18,6,22,12,11,1,2,13,4]},"seal":"71bf3287eecb7a3f"}
{"n":15,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e5f3e07d2d57e541"}
{"n":16,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"4d520ecdb84c67b2"}
{"n":17,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"0a2239d8956bedb5"}
{"n":18,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"1168fcf63fe5c232"}
{"n":19,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"777ea3a9bdfbaef1"}
{"n":20,"by":"ann","kind":"GoOn","answer":["hydra","complex"],"seal":"e0af096a053fa932"}
{"n":21,"by":"ann","kind":"Act","answer":["deploy","mere"],"seal":"7c44c33a54b75a14"}
{"n":22,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c03a257ca0b4cf8c"}
{"n":23,"by":"ann","kind":"RecallTroop","answer":"none","seal":"1ccdc50cf312344e"}
{"n":24,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1982dd0a50df95bc"}
{"n":25,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"4a41e13dca63a962"}
{"n":26,"by":"bob","kind":"BeginTurn","answer":["zeus","complex"],"seal":"ada732961f20a3e8"}
{"n":27,"by":"bob","kind":"Act","answer":["deploy","boreas-gate"],"seal":"1a2562eca953d3cf"}
{"n":28,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e36c9bbf5aeb8796"}
{"n":29,"by":"bob","kind":"GoOn","answer":["veteran_heracles","complex"],"seal":"0c3a3020e39ccff7"}
{"n":30,"by":"bob","kind":"Act","answer":["deploy","pine-ridge"],"seal":"f4f62830e6d8025b"}
{"n":31,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b1d589abd5a5f131"}
{"n":32,"by":"bob","kind":"RecallTroop","answer":"none","seal":"4e007e9fc1881bde"}
{"n":33,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"578ba0c2460fc902"}
{"n":34,"by":"ann","kind":"BeginTurn","answer":["medusa","complex"],"seal":"c0659482f4230a0e"}
{"n":35,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"d83ed6c2d5027c93"}
{"n":36,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"52e01e05aaf766f0"}
{"n":37,"by":"ann","kind":"GoOn","answer":["centaurs","simple"],"seal":"2c7a15a38ac196d0"}
{"n":38,"by":"ann","kind":"Act","answer":"walk","seal":"7924c2a347931e25"}
{"n":39,"by":"ann","kind":"TracePath","answer":["birch-wood","frozen-fall"],"seal":"652fb67171010bba"}
{"n":40,"by":"ann","kind":"Act","answer":["claim","stone6"],"seal":"e8d70632e74862c7"}
{"n":41,"by":"ann","kind":"Act","answer":"end","seal":"da02b39ca19fb9d4"}
{"n":42,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"512e6ca13bb6d47a"}
{"n":43,"by":"ann","kind":"RecallTroop","answer":"none","seal":"b804c8a1db6eda9a"}
{"n":44,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"843bd0104b8aa3ea"}
{"n":45,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"28486be81f586c58"}
{"n":46,"by":"bob","kind":"BeginTurn","answer":["medusa:bob","complex"],"seal":"e0fbedfe7840559e"}
{"n":47,"by":"bob","kind":"Act","answer":["deploy","pine-ridge"],"seal":"ab9ea059f6e9c610"}
{"n":48,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f713ffe83c65b3fa"}
{"n":49,"by":"bob","kind":"GoOn","answer":["infernal_warriors","simple"],"seal":"8199de0e77cc4015"}
{"n":50,"by":"bob","kind":"Act","answer":"walk","seal":"5b4a3c09622e9e05"}
{"n":51,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"602f3fe2b114e6b0"}
{"n":52,"by":"bob","kind":"Act","answer":"attack","seal":"6c2bf4274e273d10"}
{"n":53,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b8ce1598a971cfb0"}
{"n":54,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"65e08a068e5a1553"}
{"n":55,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"236c93c837ba45c7"}
{"n":56,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"438ff197dd0224b9"}
{"n":57,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"27fc0e66f4d8a5ed"}
{"n":58,"by":"ann","kind":"AnswerAttack","answer":"retaliate","seal":"4fb2b6f074fac048"}
{"n":59,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"081a482b36f5d2ae"}
{"n":60,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"9d8f82cf64f0fdaa"}
{"n":61,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"8783f61fb207595f"}
{"n":62,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4c1cd943e109cdfe"}
{"n":63,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"805223b7d731ece0"}
{"n":64,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"35b6e18620c63a21"}
{"n":65,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"72ca1141308c3f60"}
{"n":66,"by":"bob","kind":"RecallTroop","answer":"none","seal":"750d09988f0d83d7"}
{"n":67,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f44c7d62a0a02923"}
{"n":68,"by":"ann","kind":"BeginTurn","answer":["spartans","simple"],"seal":"0ff6ed3ed1499aea"}
{"n":69,"by":"ann","kind":"Act","answer":"walk","seal":"25a4cd4a3e38f55a"}
{"n":70,"by":"ann","kind":"TracePath","answer":["birch-wood"],"seal":"271ad98f9947dfdc"}
{"n":71,"by":"ann","kind":"Act","answer":["claim","stone4"],"seal":"d57cacd95f590365"}
{"n":72,"by":"ann","kind":"Act","answer":"end","seal":"e1ed0b98cac2e0e6"}
{"n":73,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d2898e3191239ef7"}
{"n":74,"by":"ann","kind":"GoOn","answer":["infernal_hounds","simple"],"seal":"174650bf803cbafc"}
{"n":75,"by":"ann","kind":"Act","answer":"walk","seal":"f618235465a8fb9c"}
{"n":76,"by":"ann","kind":"TracePath","answer":["reed-bank","mere","causeway"],"seal":"64ee9dcfd88d4cf0"}
{"n":77,"by":"ann","kind":"Act","answer":["claim","stone2"],"seal":"09dcd5defcbb3067"}
{"n":78,"by":"ann","kind":"Act","answer":"end","seal":"5bab1352d37cca13"}
{"n":79,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"24d34451db3aa4a3"}
{"n":80,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"48763191c5a0289f"}
{"n":81,"by":"bob","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"e669ae849ff9a637"}
{"n":82,"by":"bob","kind":"Act","answer":"walk","seal":"a0b8511d354ce53a"}
{"n":83,"by":"bob","kind":"TracePath","answer":["glacier"],"seal":"a2cad7213119e055"}
{"n":84,"by":"bob","kind":"Act","answer":["claim","stone1"],"seal":"7fd4d618d0c428de"}
{"n":85,"by":"bob","kind":"Act","answer":"end","seal":"9d557c5e07f1acf0"}
{"n":86,"by":"bob","kind":"GoOn","answer":["centaurs:bob","simple"],"seal":"87b10e03e07fec12"}
{"n":87,"by":"bob","kind":"Act","answer":"walk","seal":"a020fb07d69e30f1"}
{"n":88,"by":"bob","kind":"TracePath","answer":["snow-field","pine-ridge"],"seal":"537ba7aa643f03e3"}
{"n":89,"by":"bob","kind":"Act","answer":"attack","seal":"7c7bb00ca4e580c8"}
{"n":90,"by":"bob","kind":"ChooseTarget","answer":"centaurs","seal":"1cec40b8bd12d392"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"bb47e0194ea95544"}
{"n":92,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"26b5936ba3157727"}
{"n":93,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"bef8b6fb9bec5686"}
{"n":94,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b8b0f28cdd7d9506"}
{"n":95,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"07a36052fc703fa8"}
{"n":96,"by":"bob","kind":"SpendDie","answer":[1,2],"seal":"6aa62cd47c6805ae"}
{"n":97,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"2dd34551acf0c62b"}
{"n":98,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"ae921798bd4480de"}
{"n":99,"by":"bob","kind":"RecallTroop","answer":"none","seal":"1c63ea55054be2ca"}
{"n":100,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d9ddc03e4a0c57ff"}
{"n":101,"by":"ann","kind":"BeginTurn","answer":["medusa","simple"],"seal":"998876c1fb612760"}
{"n":102,"by":"ann","kind":"Act","answer":"walk","seal":"98201d56f9611e2f"}
{"n":103,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"c2f6ce33102a5bf0"}
{"n":104,"by":"ann","kind":"Act","answer":"attack","seal":"9c1016bc56be8f74"}
{"n":105,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"51d61a4bf750c146"}
{"n":106,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"80450383bcae3de5"}
{"n":107,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"645b0abae1edd1e6"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8f241b11aefbf8fb"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e587440236a5da54"}
{"n":110,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"72e99dcedd406b8f"}
{"n":111,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"a7ceaed9aae9dd83"}
{"n":112,"by":"bob","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",5],"seal":"064487076b2ffb66"}
{"n":113,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":2},"seal":"b42d15ed0f8f144e"}
{"n":114,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"40b1950a36997b20"}
{"n":115,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"98f8584a1f26c794"}
{"n":116,"by":"ann","kind":"SpendDie","answer":"done","seal":"0ddbdc98f13a396e"}
{"n":117,"by":"ann","kind":"RerollFives","answer":2,"seal":"bf92d5cd945bf7eb"}
{"n":118,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"13114b3a11d8b047"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"3f3bf32e6720f3ce"}
{"n":120,"by":"ann","kind":"SpendDie","answer":[3,6],"seal":"41136a7bb587f0fb"}
{"n":121,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"216d761857f54191"}
{"n":122,"by":"bob","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"04da8714113f4943"}
{"n":123,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[7,4,2,8,6,3,9,1,0,5]},"seal":"e37623cbe3a99f38"}
{"n":124,"by":"bob","kind":"BeginTurn","answer":["zeus","simple"],"seal":"c3bdd35448035669"}
{"n":125,"by":"bob","kind":"Act","answer":"walk","seal":"5f38b8e0f651b0d6"}
{"n":126,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"6528231ec2e5f83c"}
{"n":127,"by":"bob","kind":"Act","answer":["claim","stone6"],"seal":"4653f87a18c0f23d"}
{"n":128,"by":"bob","kind":"Act","answer":"end","seal":"af8b25b86778e413"}
{"n":129,"by":"bob","kind":"GoOn","answer":"stop","seal":"ad1763f2648247b3"}
{"n":130,"by":"bob","kind":"RecallTroop","answer":"none","seal":"32678e368776f694"}
{"n":131,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1566025b20f6a28c"}
{"n":132,"by":"ann","kind":"BeginTurn","answer":"pass_and_draw","seal":"a4a7250cc14c3a65"}
{"n":133,"by":"ann","kind":"RecallTroop","answer":"none","seal":"6d3a77d0bc798fdb"}
{"n":134,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"788e53e5eb4230e0"}
{"n":135,"by":"bob","kind":"BeginTurn","answer":["zeus","complex"],"seal":"063b90cebd08b3f7"}
{"n":136,"by":"bob","kind":"Act","answer":["absorb","stone6"],"seal":"4c810235d4f1190b"}
{"n":137,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0f8c7ef0fd403712"}
{"n":138,"by":"bob","kind":"GoOn","answer":["centaurs:bob","simple"],"seal":"d11b074ed85c8d31"}
{"n":139,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"f686eeb2fc483946"}
{"n":140,"by":"bob","kind":"Act","answer":"walk","seal":"3190fe02a2a4270f"}
{"n":141,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"5e7d433167969d66"}
{"n":142,"by":"bob","kind":"Act","answer":"attack","seal":"82401bfce40d24da"}
{"n":143,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9b1dfe294cb07441"}
{"n":144,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"829dfd5337be4d57"}
{"n":145,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"fa60e8f04c690d0a"}
{"n":146,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e3dfe09a321f11f2"}
{"n":147,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"346651d8a9eba9be"}
{"n":148,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b31e7fb6ff2bd202"}
{"n":149,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e294e367401e95a0"}
{"n":150,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"d2ddfb2d8a9fd9b1"}
{"n":151,"by":"bob","kind":"SpendDie","answer":[4,4],"seal":"30a9b3f8f92fe407"}
{"n":152,"by":"bob","kind":"SpendDie","answer":"done","seal":"f08808af7559d3ea"}
{"n":153,"by":"bob","kind":"RerollFives","answer":2,"seal":"45ece4095d901222"}
{"n":154,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"9ca6e8c406acd057"}
{"n":155,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"cde0982329860836"}
{"n":156,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"bbd1e4987f571d43"}
{"n":157,"by":"bob","kind":"RecallTroop","answer":"none","seal":"899a4aad6bd05f38"}
{"n":158,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"983adda9e8d55a3e"}
{"n":159,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"d7bfa42a50a61d13"}
{"n":160,"by":"ann","kind":"Act","answer":"walk","seal":"33448c1d96e2fecd"}
{"n":161,"by":"ann","kind":"TracePath","answer":["reed-bank","mere"],"seal":"42711e748ce4951d"}
{"n":162,"by":"ann","kind":"Act","answer":"attack","seal":"bf018f8288580ed1"}
{"n":163,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1c532ee52f653d35"}
{"n":164,"by":"ann","kind":"ChooseTarget","answer":"veteran_heracles","seal":"836b28a997ca786a"}
{"n":165,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b07366ed31bed3fd"}
{"n":166,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"89df7a333079b998"}
{"n":167,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"fd3c27e0ea670c02"}
{"n":168,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"a95fe3b439e0b65b"}
{"n":169,"by":"bob","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",5],"seal":"c12cbd23166fcd4a"}
{"n":170,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":6},"seal":"a06c2cb4f2391b55"}
{"n":171,"by":"ann","kind":"SpendDie","answer":"done","seal":"6c135cc827a85871"}
{"n":172,"by":"ann","kind":"RerollFives","answer":1,"seal":"84937ee8d7a480df"}
{"n":173,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"25e083191384668a"}
{"n":174,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"30f02da689b30f7f"}
{"n":175,"by":"ann","kind":"GoOn","answer":"stop","seal":"1898731057d66c9d"}
{"n":176,"by":"ann","kind":"RecallTroop","answer":"none","seal":"df3f36c19ec0b81d"}
{"n":177,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9cfc83f1ab78cbb2"}
{"n":178,"by":"bob","kind":"BeginTurn","answer":["medusa:bob","simple"],"seal":"c32e05d81c32f718"}
{"n":179,"by":"bob","kind":"Act","answer":"walk","seal":"8d0d342cba4307d1"}
{"n":180,"by":"bob","kind":"TracePath","answer":["ice-shelf","standing-stone"],"seal":"bae58a039cc5284f"}
{"n":181,"by":"bob","kind":"Act","answer":"attack","seal":"bd998db10c4e8bfc"}
{"n":182,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"39b60c91043c43c8"}
{"n":183,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"2018bf7b203e9ae0"}
{"n":184,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ff846c4a51ca0c5c"}
{"n":185,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6a7ecea02d1600ef"}
{"n":186,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"e5050ee87141a173"}
{"n":187,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"a9682a0316db3162"}
{"n":188,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"dbbbc6b0098328ae"}
{"n":189,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"b8e0a67f29191c4f"}
{"n":190,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"121466096767f5e9"}
{"n":191,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4072769b8a38e53d"}
{"n":192,"by":"bob","kind":"SpendDie","answer":[3,3],"seal":"8ed15b2613458545"}
{"n":193,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"33d8f7ce1a541173"}
{"n":194,"by":"bob","kind":"SpendDie","answer":"done","seal":"82dd5c3738f8ea53"}
{"n":195,"by":"bob","kind":"RerollFives","answer":4,"seal":"243f5389596ed417"}
{"n":196,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"b69f74b21fe94a66"}
{"n":197,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"1095cb62e9efa34e"}
{"n":198,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"e91847d9cf403d46"}
{"n":199,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"b189520b982fc1dd"}
{"n":200,"by":"bob","kind":"SpendDie","answer":[3,6],"seal":"4e1d26d2fd411e5e"}
{"n":201,"by":"bob","kind":"SpendDie","answer":[6,7],"seal":"893fd62ed86a60e5"}
{"n":202,"by":"bob","kind":"Act","answer":"end","seal":"fca664cf76afd9be"}
{"n":203,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5f490be6d3a72541"}
{"n":204,"by":"bob","kind":"GoOn","answer":"stop","seal":"2086d578e9789b67"}
{"n":205,"by":"bob","kind":"RecallTroop","answer":"none","seal":"b0b1af291e7454e5"}
{"n":206,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a544020cb9fafbc1"}
{"n":207,"by":"ann","kind":"BeginTurn","answer":["spartans","complex"],"seal":"b0ff6801e9ba7030"}
{"n":208,"by":"ann","kind":"Act","answer":"run","seal":"4acb94914e80972c"}
{"n":209,"by":"ann","kind":"TracePath","answer":["south-camp","reed-bank"],"seal":"531d040cc8858bd8"}
{"n":210,"by":"ann","kind":"Act","answer":"end","seal":"68bec9bba045452d"}
{"n":211,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"76a7e023fd61f9a1"}
{"n":212,"by":"ann","kind":"GoOn","answer":"stop","seal":"b4df001da7fb3562"}
{"n":213,"by":"ann","kind":"RecallTroop","answer":"none","seal":"aa7b831ceca54d50"}
{"n":214,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"28e80eb1957e9190"}
{"n":215,"by":"bob","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"8ccd2698f5926a96"}
{"n":216,"by":"bob","kind":"Act","answer":"attack","seal":"9800f1887f82e76b"}
{"n":217,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"8d3b413f5551963d"}
{"n":218,"by":"bob","kind":"ChooseTarget","answer":"medusa","seal":"149215435afa194d"}
{"n":219,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"57c9882c219eeab4"}
{"n":220,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"c14cb8ea4f7b6667"}
{"n":221,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"de88684f92165a45"}
{"n":222,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"6e9af56f8039f5b1"}
{"n":223,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"4a4d26b540ed0032"}
{"n":224,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"6c5aab65d1dc0e78"}
{"n":225,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"4589bb8aaa216409"}
{"n":226,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"261138dde0868062"}
{"n":227,"by":"bob","kind":"BeforeBlanks","answer":["reroll","monster_slayer",0,0],"seal":"f09c8aaf967cd96a"}
{"n":228,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"220ae6f97973c725"}
{"n":229,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":5},"seal":"d5bd8ea76a7fb6bf"}
{"n":230,"by":"bob","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",0],"seal":"1b3ebfd520da2723"}
{"n":231,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":2},"seal":"b5548a22c23284b9"}
{"n":232,"by":"bob","kind":"BeforeBlanks","answer":"done","seal":"da5c6588485ef3f4"}
{"n":233,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"b1e145f22cc0f33c"}
{"n":234,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"3bb469115367cc86"}
{"n":235,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"4d4d14ef3f8c682e"}
{"n":236,"by":"bob","kind":"Act","answer":"end","seal":"225550fc295b5b6c"}
{"n":237,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"a1a6b8074477e908"}
{"n":238,"by":"bob","kind":"GoOn","answer":"stop","seal":"0dee5293a8c38a31"}
{"n":239,"by":"bob","kind":"RecallTroop","answer":"none","seal":"9dda9c691aeb1917"}
{"n":240,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"db6dff1e1026ea5c"}
{"n":241,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"9ace0b99e4ea4427"}
{"n":242,"by":"ann","kind":"Act","answer":"walk","seal":"28841ca588b49648"}
{"n":243,"by":"ann","kind":"TracePath","answer":["alder-wood"],"seal":"d41ee7ff63f70b9a"}
{"n":244,"by":"ann","kind":"Act","answer":"attack","seal":"6a0850d64a0af62a"}
{"n":245,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"19e35509a58940a2"}
{"n":246,"by":"ann","kind":"ChooseTarget","answer":"centaurs:bob","seal":"c8eb7b11a8a09087"}
{"n":247,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5fc9787f9aee913c"}
{"n":248,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ef1696bf0900e029"}
{"n":249,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"693091fe44c71402"}
{"n":250,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"4bcdaa0123480518"}
{"n":251,"by":"ann","kind":"SpendDie","answer":"done","seal":"8044450a5400d33b"}
{"n":252,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7bff3b52c75f3d9b"}
{"n":253,"by":"ann","kind":"GoOn","answer":"stop","seal":"0f6612a40bcfe414"}
{"n":254,"by":"ann","kind":"RecallTroop","answer":"none","seal":"646e33b1b0e55e0d"}
{"n":255,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"dafedb4be83c5a3e"}
{"n":256,"by":"bob","kind":"BeginTurn","answer":["medusa:bob","simple"],"seal":"fd3a5ce06fe531e4"}
{"n":257,"by":"bob","kind":"Act","answer":"attack","seal":"b008f3c68196c337"}
{"n":258,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"fddea719a8fae50f"}
{"n":259,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"0b13bcce44f27d40"}
{"n":260,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"bea30b502ece8852"}
{"n":261,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"46517ce97b29850a"}
{"n":262,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"00297320f6637fc1"}
{"n":263,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"c634a56d84286665"}
{"n":264,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"425d4b4d129f34a1"}
{"n":265,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"179394aeca343298"}
{"n":266,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"9cea1d1c02a188ea"}
{"n":267,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"be22f2b03a358632"}
{"n":268,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"037f4f525a82847b"}
{"n":269,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"902803888db0781d"}
{"n":270,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"cae6baa9ffd6ab79"}
{"n":271,"by":"bob","kind":"SpendDie","answer":"done","seal":"4044cfc352f5f0f5"}
{"n":272,"by":"bob","kind":"RerollFives","answer":3,"seal":"1f2cf0cf55bafca1"}
{"n":273,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"2426b6a56c7958f8"}
{"n":274,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"ee87af0d599fb557"}
{"n":275,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"8927723b7df2296f"}
{"n":276,"by":"bob","kind":"SpendDie","answer":[3,7],"seal":"df123e960e8ab438"}
{"n":277,"by":"bob","kind":"Act","answer":"end","seal":"587abfa324d9a79a"}
{"n":278,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d69d3841df074a0e"}
{"n":279,"by":"bob","kind":"GoOn","answer":"stop","seal":"722eb72efc0246b9"}
{"n":280,"by":"bob","kind":"RecallTroop","answer":"none","seal":"0ebe304f2ce04135"}
{"n":281,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4ebcfcf6b2806e9e"}
{"n":282,"by":"ann","kind":"BeginTurn","answer":["search_card","ares"],"seal":"8b2ba1544e9eed89"}
{"n":283,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,1,7,5,8,3,9,11,0,4,2,10]},"seal":"e86544b0bb31253d"}
{"n":284,"by":"ann","kind":"BeginTurn","answer":["ares","simple"],"seal":"8e8e6226981786de"}
{"n":285,"by":"ann","kind":"Act","answer":"walk","seal":"a33c60603c32ed4b"}
{"n":286,"by":"ann","kind":"TracePath","answer":["beach","ruined-tower"],"seal":"22c6aa17b70ca8a2"}
{"n":287,"by":"ann","kind":"Act","answer":["claim","stone5"],"seal":"a3bc560205a93604"}
{"n":288,"by":"ann","kind":"Act","answer":"end","seal":"4e9e458626c1ef4c"}
{"n":289,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"53a8c0c19e02989b"}
{"n":290,"by":"ann","kind":"GoOn","answer":"stop","seal":"b0b32b9a6c17b883"}
{"n":291,"by":"ann","kind":"RecallTroop","answer":"none","seal":"3ac42f31ef941104"}
{"n":292,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"6ab4a1b7a00c20be"}
{"n":293,"by":"bob","kind":"BeginTurn","answer":["zeus","simple"],"seal":"349606792603c9ff"}
{"n":294,"by":"bob","kind":"Act","answer":"walk","seal":"4dc56666952c0b1d"}
{"n":295,"by":"bob","kind":"TracePath","answer":["glacier"],"seal":"f625994445695111"}
{"n":296,"by":"bob","kind":"Act","answer":"attack","seal":"b29099ad7e646ead"}
{"n":297,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"eaacded3657b52b2"}
{"n":298,"by":"bob","kind":"ChooseTarget","answer":"medusa","seal":"b14713596aaf6199"}
{"n":299,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"c6c2f9fe606620e2"}
{"n":300,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a93dec2dcb20f89f"}
{"n":301,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"09ffeef4d73075b4"}
{"n":302,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9ec2f93786ff1226"}
{"n":303,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"b292fa8f61073742"}
{"n":304,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"44c6fc93d56af352"}
{"n":305,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a6722c76aec8a04b"}
{"n":306,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"8a33fe41a162b996"}
{"n":307,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"d3e449d3f39ba862"}
{"n":308,"by":"bob","kind":"SpendDie","answer":"done","seal":"b7eba9f50d90d7b0"}
{"n":309,"by":"bob","kind":"RerollFives","answer":2,"seal":"b477cf434ba22e04"}
{"n":310,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"116954d17132bf68"}
{"n":311,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"bb567e06d0c9aada"}
{"n":312,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"9e0af917291fbbc6"}
{"n":313,"by":"bob","kind":"SpendDie","answer":[4,5],"seal":"d30cd115314b2a87"}
{"n":314,"by":"bob","kind":"Act","answer":"end","seal":"cf4e43a9d1b46e56"}
{"n":315,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9f5cb8fb450b3585"}
{"n":316,"by":"bob","kind":"GoOn","answer":"stop","seal":"b9f47e62c4b6ccb3"}
{"n":317,"by":"bob","kind":"RecallTroop","answer":"none","seal":"f49e5de11b3230c6"}
{"n":318,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"16aba66fd8679af6"}
{"n":319,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"9ba5cd6d9725fbc6"}
{"n":320,"by":"ann","kind":"Act","answer":"walk","seal":"37852c15e357cc28"}
{"n":321,"by":"ann","kind":"TracePath","answer":["alder-wood"],"seal":"43dded1fa6321d7a"}
{"n":322,"by":"ann","kind":"Act","answer":"attack","seal":"b6553fcb7c2204c0"}
{"n":323,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"2e33c1db839274bb"}
{"n":324,"by":"ann","kind":"ChooseTarget","answer":"centaurs:bob","seal":"195d46dd15487d81"}
{"n":325,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"9e929511023e9391"}
{"n":326,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"bf4b3f21b6d5a2a8"}
{"n":327,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8c9304bcc42e8596"}
{"n":328,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3ce3edb27727248b"}
{"n":329,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"fe69254c56427423"}
{"n":330,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"fbecefb3ab6e5c47"}
{"n":331,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f72b51f39a387b15"}
{"n":332,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"9d6bada58692a8bb"}
{"n":333,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4d9e25e527a4b718"}
{"n":334,"by":"ann","kind":"GoOn","answer":"stop","seal":"3406e8789f6bba7e"}
{"n":335,"by":"ann","kind":"RecallTroop","answer":"none","seal":"353365a2b36656e9"}
{"n":336,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f935c107440c4476"}
{"n":337,"by":"bob","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"54a68cee886171ce"}
{"n":338,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,2,0]},"seal":"74ee6cb1346530a4"}
{"n":339,"by":"bob","kind":"BeginTurn","answer":["zeus","simple"],"seal":"13630440cc80f52b"}
{"n":340,"by":"bob","kind":"Act","answer":"attack","seal":"a4c2b1eb3bb94986"}
{"n":341,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3bedaea4134c54d0"}
{"n":342,"by":"bob","kind":"ChooseTarget","answer":"medusa","seal":"05a609bf423d8213"}
{"n":343,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"77f6b0c7e160b3e7"}
{"n":344,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"4c81095d123a4ca2"}
{"n":345,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"634ed6763355f5ee"}
{"n":346,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"cadb8621f8144fbf"}
{"n":347,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"8af8d94b082573e9"}
{"n":348,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"8a965fdab5dfc96f"}
{"n":349,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d2cd36e68043ea20"}
{"n":350,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"ef79602dabde048c"}
{"n":351,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"57c50bde8431e715"}
{"n":352,"by":"bob","kind":"SpendDie","answer":[2,3],"seal":"7ac915c95f88e143"}
{"n":353,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"ed7194245315dc3c"}
{"n":354,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"388f1cb10afafdf5"}
{"n":355,"by":"bob","kind":"GoOn","answer":"stop","seal":"5636110c98c7593d"}
{"n":356,"by":"bob","kind":"RecallTroop","answer":"none","seal":"b00e6cbf96ee1dd9"}
{"n":357,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e5efea9183be20e9"}
{"n":358,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"4a70d0ae83cc7a0e"}
{"n":359,"by":"ann","kind":"Act","answer":"walk","seal":"7c0bb7b51688f517"}
{"n":360,"by":"ann","kind":"TracePath","answer":["east-fen"],"seal":"a0b6c5e2b7f225ed"}
{"n":361,"by":"ann","kind":"Act","answer":["claim","stone3"],"seal":"068fb9334f5aa55c"}
{"n":362,"by":"ann","kind":"Act","answer":"end","seal":"c5c29f6debc2650d"}
{"n":363,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"cc73a883a4bd2677"}
{"n":364,"by":"ann","kind":"GoOn","answer":"stop","seal":"54e3848a49f2f8d4"}
{"n":365,"by":"ann","kind":"RecallTroop","answer":"none","seal":"75a43b82c070d9c1"}
{"n":366,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f8cd2827e85ee929"}
{"n":367,"by":"bob","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"b9e8c2a75b6b07f8"}
{"n":368,"by":"bob","kind":"Act","answer":"attack","seal":"f24b9d3168f8d713"}
{"n":369,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"21c9e1cef660b41a"}
{"n":370,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"57e7aa15d123ae7a"}
{"n":371,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"3837e47d925422bf"}
{"n":372,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"5339a29bcec9861c"}
{"n":373,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"0eedf62765c62361"}
{"n":374,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2cea129f4124d604"}
{"n":375,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"98a6a7dbb1002601"}
{"n":376,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"93759cbf91944fc6"}
{"n":377,"by":"bob","kind":"BeforeBlanks","answer":["throw","glacier"],"seal":"0dbf972af27e437f"}
{"n":378,"by":"bob","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",0],"seal":"71bb7f0b341f642c"}
{"n":379,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"e41bae906bf0377e"}
{"n":380,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"3a640a25a2d73444"}
{"n":381,"by":"bob","kind":"Act","answer":"end","seal":"7ad3e9512df065ad"}
{"n":382,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e2489ead54d44cb5"}
{"n":383,"by":"bob","kind":"GoOn","answer":"stop","seal":"c8f5f5a5efda9a01"}
{"n":384,"by":"bob","kind":"RecallTroop","answer":"none","seal":"222b1ae87c6ba51e"}
{"n":385,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3365aa8e7747253c"}
{"n":386,"by":"ann","kind":"BeginTurn","answer":["spartans","complex"],"seal":"6edae297729ac2e6"}
{"n":387,"by":"ann","kind":"Act","answer":"run","seal":"a90e04d63674b955"}
{"n":388,"by":"ann","kind":"TracePath","answer":["mere","alder-wood"],"seal":"e0927e52c7882592"}
{"n":389,"by":"ann","kind":"Act","answer":"end","seal":"e957f5131bc09ab1"}
{"n":390,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"281124cf6ea8bec7"}
{"n":391,"by":"ann","kind":"GoOn","answer":"stop","seal":"73fe4e77130298eb"}
{"n":392,"by":"ann","kind":"RecallTroop","answer":"none","seal":"c847fbc184426a0c"}
{"n":393,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"6987bbc78b03cb52"}
{"n":394,"by":"bob","kind":"BeginTurn","answer":["infernal_warriors","simple"],"seal":"5d38d0cedcb1224b"}
{"n":395,"by":"bob","kind":"Act","answer":"attack","seal":"458c7f967acb7a6c"}
{"n":396,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"79a832bde37aa94d"}
{"n":397,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"e81cff36dfbd1fe9"}
{"n":398,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"ef3ff950b84162c6"}
{"n":399,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"13524b06dd02251a"}
{"n":400,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"8dff0aa31c0dc375"}
{"n":401,"by":"bob","kind":"SpendDie","answer":[2,3],"seal":"a75caba64fc5cc4a"}
{"n":402,"by":"bob","kind":"SpendDie","answer":[2,3],"seal":"7faab988df3bc6cf"}
{"n":403,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"84f52f8d215ee038"}
{"n":404,"by":"bob","kind":"RecallTroop","answer":"none","seal":"1fd5acbb83237354"}
{"n":405,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"76b7fc9560f1db2b"}
{"n":406,"by":"ann","kind":"BeginTurn","answer":["search_card","ares"],"seal":"7bc708c0608b3068"}
{"n":407,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[0,3,1,6,4,5,2]},"seal":"9de941c024f169fb"}
{"n":408,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"80ae9cbffa1bf047"}
{"n":409,"by":"ann","kind":"Act","answer":["absorb","stone5"],"seal":"28e0879221300f78"}
{"n":410,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"82fc5f172bdc4485"}
{"n":411,"by":"ann","kind":"GoOn","answer":"stop","seal":"46f5d13de6e6cc65"}
{"n":412,"by":"ann","kind":"RecallTroop","answer":"none","seal":"3d4a8e3376e7bf2c"}
{"n":413,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2b63b5b093398cf5"}
{"n":414,"by":"bob","kind":"BeginTurn","answer":["infernal_warriors","simple"],"seal":"d51102389de150be"}
{"n":415,"by":"bob","kind":"Act","answer":"attack","seal":"88c19e6d465e5c48"}
{"n":416,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"822c2410eb4c1fcd"}
{"n":417,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"dcb5fde8bb5003f5"}
{"n":418,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"6773f10a12aabba0"}
{"n":419,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"917585b00ba4d989"}
{"n":420,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"9c475a0f6299e1ae"}
{"n":421,"by":"bob","kind":"SpendDie","answer":"done","seal":"544d0e8fc34fdaa0"}
{"n":422,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"39a11df4f95ea1d3"}
{"n":423,"by":"bob","kind":"RecallTroop","answer":"none","seal":"8ad68ba445f150f5"}
{"n":424,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"97b96468e0133ca9"}
{"n":425,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"12763ff7f98a12b9"}
{"n":426,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"01fc1bd75cb7173d"}
{"n":427,"by":"ann","kind":"Act","answer":"walk","seal":"4ff5e30d3d33782f"}
{"n":428,"by":"ann","kind":"TracePath","answer":["ruined-tower"],"seal":"ce031a8fd239b053"}
{"n":429,"by":"ann","kind":"Act","answer":"end","seal":"ba778fc5697b28b3"}
{"n":430,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"918efc404320684e"}
{"n":431,"by":"ann","kind":"GoOn","answer":"stop","seal":"2d29fcc65e2b51ef"}
{"n":432,"by":"ann","kind":"RecallTroop","answer":"none","seal":"4f432f64f12b2776"}
{"n":433,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[18,0,11,19,5,2,21,8,24,14,13,16,4,3,20,1,12,25,15,22,17,9,23,10,6,7]},"seal":"4e3e4754f9ff012e"}
{"n":434,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[18,19,16,22,12,5,13,0,21,6,8,15,1,17,14,10,7,3,4,11,9,20,2]},"seal":"256f49d0c56fe8df"}
{"n":435,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"aaa0f6bfddd64a8b"}
{"n":436,"by":"bob","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"f0562e12e69fbe5b"}
{"n":437,"by":"bob","kind":"Pay","answer":["aow"],"seal":"6f7da3e07d9bc4a6"}
{"n":438,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[0,5,17,15,12,13,8,4,3,14,7,20,22,18,16,9,1,11,19,10,2,6,21]},"seal":"fd5b1432c21f5111"}
{"n":439,"by":"bob","kind":"BeginTurn","answer":["zeus","complex"],"seal":"6fe18319ca291cec"}
{"n":440,"by":"bob","kind":"Act","answer":["absorb","stone1"],"seal":"c4c39dcafac792c6"}
{"n":441,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"554459833015474c"}
{"n":442,"by":"bob","kind":"GoOn","answer":["veteran_heracles","simple"],"seal":"c0847084a20814d7"}
{"n":443,"by":"bob","kind":"Pay","answer":["aow"],"seal":"c097e5320680627f"}
{"n":444,"by":"bob","kind":"Act","answer":"walk","seal":"cd5b747fac2e2d95"}
{"n":445,"by":"bob","kind":"TracePath","answer":["causeway"],"seal":"f41bf0686544240e"}
{"n":446,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"65c3c611d79c3888"}
{"n":447,"by":"bob","kind":"RecallTroop","answer":"none","seal":"4ade7f8b1d6e2e83"}
{"n":448,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7307dd7e86af64f6"}
{"n":449,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"fdbfe008d745ea8e"}
{"n":450,"by":"ann","kind":"Act","answer":["absorb","stone3"],"seal":"d9bcaa5f7f948994"}
{"n":451,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ff039e9ce432effd"}
{"n":452,"by":"ann","kind":"GoOn","answer":["amazons","simple"],"seal":"bc6c374ff3492db4"}
{"n":453,"by":"ann","kind":"Pay","answer":["aow"],"seal":"ff0ed07fbb37c8d9"}
{"n":454,"by":"ann","kind":"Act","answer":"walk","seal":"70843074954c317a"}
{"n":455,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"175717c4bce8ade9"}
{"n":456,"by":"ann","kind":"Act","answer":["claim","stone2"],"seal":"7120a5c65cdb0bd7"}
{"n":457,"by":"ann","kind":"Act","answer":"end","seal":"a0a18dcbd36e7595"}
{"n":458,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a00e17f8f0dc4117"}
{"n":459,"by":"ann","kind":"RecallTroop","answer":"none","seal":"76c0501597e4423d"}
{"n":460,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e1712136f8601281"}
{"n":461,"by":"bob","kind":"BeginTurn","answer":"heal","seal":"6373d695535e8dfa"}
{"n":462,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"45eaa868f0f2cbed"}
{"n":463,"by":"bob","kind":"RecallTroop","answer":"none","seal":"9e4e049887107299"}
{"n":464,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fe0c3d8aaea31bcd"}
{"n":465,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"8fa93fc9106f5bf7"}
{"n":466,"by":"ann","kind":"BeginTurn","answer":["ares","simple"],"seal":"5993d034112902bd"}
{"n":467,"by":"ann","kind":"Act","answer":"walk","seal":"58159bed0ca8999c"}
{"n":468,"by":"ann","kind":"TracePath","answer":["beach","alder-wood"],"seal":"6303bc908aa4dc58"}
{"n":469,"by":"ann","kind":"Act","answer":"end","seal":"58000019ec59c20f"}
{"n":470,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"eae425365060e09c"}
{"n":471,"by":"ann","kind":"GoOn","answer":"stop","seal":"cc3823aa3a02d471"}
{"n":472,"by":"ann","kind":"RecallTroop","answer":"none","seal":"ee7356f271718031"}
{"n":473,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"96e2bb755d30c7de"}
{"n":474,"by":"bob","kind":"BeginTurn","answer":["medusa:bob","simple"],"seal":"5cdb44c9b2bfec8b"}
{"n":475,"by":"bob","kind":"Act","answer":"attack","seal":"41da3e8816245053"}
{"n":476,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"6fec746878a8b9a8"}
{"n":477,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"5a37894b19b409d1"}
{"n":478,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"e360e606822fbcb7"}
{"n":479,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"e9a74e3e653d3975"}
{"n":480,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"2852b7b569ce6e54"}
{"n":481,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"7ae6e11c7b34b2c6"}
{"n":482,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"60a586f2253135cd"}
{"n":483,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"585f4c60f2caf4a3"}
{"n":484,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"2b2b60e60bffcbae"}
{"n":485,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"1dbd87f9d964c2b2"}
{"n":486,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"9669f71969c78752"}
{"n":487,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"bf536e36d06d1368"}
{"n":488,"by":"bob","kind":"SpendDie","answer":"done","seal":"7b0e0a00715ecef5"}
{"n":489,"by":"bob","kind":"RerollFives","answer":4,"seal":"2236cd4be68c4bd6"}
{"n":490,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"9e12f06745245202"}
{"n":491,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"3c27e740336ca66b"}
{"n":492,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"2f11d2232517752e"}
{"n":493,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"15ca5695af8bca3a"}
{"n":494,"by":"bob","kind":"SpendDie","answer":[3,7],"seal":"0f125fd452ca680a"}
{"n":495,"by":"bob","kind":"Act","answer":"end","seal":"d75ffe81f425dc60"}
{"n":496,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0af16301180ec59f"}
{"n":497,"by":"bob","kind":"GoOn","answer":"stop","seal":"37725bfa7b284706"}
{"n":498,"by":"bob","kind":"RecallTroop","answer":"none","seal":"076acd121c2f2a3b"}
{"n":499,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e3a33b4016ce6c08"}
{"n":500,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"e3ac5a01b734fcab"}
{"n":501,"by":"ann","kind":"Act","answer":["absorb","stone4"],"seal":"65a643eb1a48a03c"}
{"n":502,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"011467d6b763036f"}
{"n":503,"by":"ann","kind":"GoOn","answer":["hydra","simple"],"seal":"df974d42d0f2bf1e"}
{"n":504,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"6c3e12ba75aebbf3"}
{"n":505,"by":"ann","kind":"Act","answer":"walk","seal":"d3d0292ba6809f05"}
{"n":506,"by":"ann","kind":"TracePath","answer":["east-slope"],"seal":"076f750a11463500"}
{"n":507,"by":"ann","kind":"Act","answer":"attack","seal":"c7e20916e502a3e7"}
{"n":508,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0a467af0f267de20"}
{"n":509,"by":"ann","kind":"ChooseTarget","answer":"veteran_heracles","seal":"98c4e6de5f42bc0c"}
{"n":510,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"458c8d60a12176c4"}
{"n":511,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"35dfcdcc0bf77117"}
{"n":512,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"06f12b52f6f3b989"}
{"n":513,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"d9b86c7fed8b4bc2"}
{"n":514,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"2535e03e5d85c2c3"}
{"n":515,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"7fe73409508105b3"}
{"n":516,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"92c8a96aec09e637"}
{"n":517,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"1a180d18dbc38900"}
{"n":518,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"422a24fc203212f8"}
{"n":519,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"1b38fd1ef05b3255"}
{"n":520,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"112866254e4262c4"}
{"n":521,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"c756b38294e8c487"}
{"n":522,"by":"ann","kind":"SpendDie","answer":"done","seal":"c5bb07b2a5609d1c"}
{"n":523,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"098eba62cef09904"}
{"n":524,"by":"ann","kind":"RecallTroop","answer":"none","seal":"7d2177a3a4a6bd15"}
{"n":525,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"8dd61d7ce46f418e"}
{"n":526,"by":"bob","kind":"BeginTurn","answer":["search_card","medusa:bob"],"seal":"52b87e17edaf569a"}
{"n":527,"by":"bob","kind":"Pay","answer":["aow"],"seal":"863b557a0cf26cf7"}
{"n":528,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[12,4,7,5,8,10,17,11,13,3,9,2,15,1,16,6,0,14]},"seal":"bc81bdf530e25e1b"}
{"n":529,"by":"bob","kind":"BeginTurn","answer":["medusa:bob","simple"],"seal":"293efe828ce68247"}
{"n":530,"by":"bob","kind":"Act","answer":"attack","seal":"478599fc7460ef65"}
{"n":531,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ac51b256715e7a3d"}
{"n":532,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"afaa6ebfcc42abca"}
{"n":533,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"80d9bd6cc103a498"}
{"n":534,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ba1a1af70768dd4a"}
{"n":535,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"c0c1fe71f3061cbb"}
{"n":536,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"751be86074a0ff44"}
{"n":537,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"afa16fd8181f8770"}
{"n":538,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"894a99c41dfa0a5c"}
{"n":539,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"73f2cc81cd40f569"}
{"n":540,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"1ca25cbfb3f10adf"}
{"n":541,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"4a6e9410fdafcf91"}
{"n":542,"by":"bob","kind":"SpendDie","answer":"done","seal":"b529c0bd8224cedd"}
{"n":543,"by":"bob","kind":"RerollFives","answer":1,"seal":"573b8e6af9b6f396"}
{"n":544,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"da586fe6f97662c7"}
{"n":545,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"78f344cd68d6e719"}
{"n":546,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"350720a5f71e8d6d"}
{"n":547,"by":"bob","kind":"SpendDie","answer":[3,6],"seal":"6f392cfd9462ca04"}
{"n":548,"by":"bob","kind":"Act","answer":"end","seal":"4c52333e765fb080"}
{"n":549,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ae5b1f96b46ce5af"}
{"n":550,"by":"bob","kind":"GoOn","answer":"stop","seal":"c15d313688d899fe"}
{"n":551,"by":"bob","kind":"RecallTroop","answer":"none","seal":"8aada1354bf4d056"}
{"n":552,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"34f54bbf5c28edd2"}
{"n":553,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"9ae04f5c0acaa742"}
{"n":554,"by":"ann","kind":"Act","answer":"walk","seal":"611d145537cad14c"}
{"n":555,"by":"ann","kind":"TracePath","answer":["east-fen"],"seal":"5f6b13e41a448e2f"}
{"n":556,"by":"ann","kind":"Act","answer":"attack","seal":"b7e10fb8aa76f7fe"}
{"n":557,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"11469018c9d2712c"}
{"n":558,"by":"ann","kind":"ChooseTarget","answer":"medusa:bob","seal":"aa62839b15640319"}
{"n":559,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"cc0ba3720a16a536"}
{"n":560,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"1825646d1e59a240"}
{"n":561,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"6b0cd0d7c48349ae"}
{"n":562,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f35bc98eb8aa4a68"}
{"n":563,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f1a6feb9d0a0b3cc"}
{"n":564,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"be9d607fd2bf496e"}
{"n":565,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"542a7f795166faf4"}
{"n":566,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"ec7e43a6b2f9168b"}
{"n":567,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"5b412c074ca214a7"}
{"n":568,"by":"ann","kind":"SpendDie","answer":"done","seal":"602356c61716499d"}
{"n":569,"by":"ann","kind":"RerollFives","answer":2,"seal":"9e81b498bf0a583c"}
{"n":570,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"c78869b586ab58c1"}
{"n":571,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"be596f8f45caa8a9"}
{"n":572,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a4f3936fac6bbd30"}
{"n":573,"by":"ann","kind":"GoOn","answer":"stop","seal":"9eb0e0712f940744"}
{"n":574,"by":"ann","kind":"RecallTroop","answer":"none","seal":"605397d10e83bd96"}
{"n":575,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1b9a5274532cff92"}
{"n":576,"by":"bob","kind":"BeginTurn","answer":["zeus","simple"],"seal":"261f26cc0b2aec8d"}
{"n":577,"by":"bob","kind":"Act","answer":"walk","seal":"d43e7d95e5029bed"}
{"n":578,"by":"bob","kind":"TracePath","answer":["pine-ridge"],"seal":"ffa943dcb99b3474"}
{"n":579,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ede4b4937337ccfd"}
{"n":580,"by":"bob","kind":"GoOn","answer":"stop","seal":"81beaa9f9002eca6"}
{"n":581,"by":"bob","kind":"RecallTroop","answer":"none","seal":"86b18ebeff58e5bc"}
{"n":582,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d78a809584103c30"}
{"n":583,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"deb8e3adf527acda"}
{"n":584,"by":"ann","kind":"Act","answer":"walk","seal":"69ccd62d5695fae1"}
{"n":585,"by":"ann","kind":"TracePath","answer":["alder-wood"],"seal":"da187ec15a3c255c"}
{"n":586,"by":"ann","kind":"Act","answer":"attack","seal":"e3b7a369f83251a5"}
{"n":587,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3b159d01aafaaf06"}
{"n":588,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"b26e5ed3168465e4"}
{"n":589,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5c88d71f9661c59b"}
{"n":590,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4560523508784fca"}
{"n":591,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ca1a32ead8b3be97"}
{"n":592,"by":"ann","kind":"SpendDie","answer":"done","seal":"9bed309c9ed382b3"}
{"n":593,"by":"ann","kind":"RerollFives","answer":1,"seal":"81198e01d9db2281"}
{"n":594,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"8497eeddfa547024"}
{"n":595,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"2845442ab9b6a068"}
{"n":596,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"84becf4dad7019f2"}
{"n":597,"by":"ann","kind":"Act","answer":"end","seal":"94aea420753c046a"}
{"n":598,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"61d920267a781e47"}
{"n":599,"by":"ann","kind":"GoOn","answer":"stop","seal":"348a871e07e71848"}
{"n":600,"by":"ann","kind":"RecallTroop","answer":"none","seal":"d62faea5f74c27dc"}
{"n":601,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"a6086b4dd34f4898"}
{"n":602,"by":"bob","kind":"BeginTurn","answer":"heal","seal":"8febd63b43204405"}
{"n":603,"by":"bob","kind":"BeginTurn","answer":["search_card","medusa:bob"],"seal":"f89678c4049e7ff4"}
{"n":604,"by":"bob","kind":"Pay","answer":["aow"],"seal":"56c3ca44a36b9c49"}
{"n":605,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,7,1,3,9,8,4,0,12,10,14,2,5,13,11]},"seal":"f22b5115c86472d7"}
{"n":606,"by":"bob","kind":"BeginTurn","answer":["medusa:bob","simple"],"seal":"cc35f3485be997fc"}
{"n":607,"by":"bob","kind":"Act","answer":"attack","seal":"28a89b047e8d7519"}
{"n":608,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e08135e551cce3de"}
{"n":609,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"661cae2578077e5a"}
{"n":610,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"7c9ef208f12a262d"}
{"n":611,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b1dd92898835a065"}
{"n":612,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"70d59351c07d673b"}
{"n":613,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"2e287c07a59a0fd6"}
{"n":614,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ff38971965dc996e"}
{"n":615,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"73abba61febcb4b0"}
{"n":616,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"315340575334cbab"}
{"n":617,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"e19a5af6a99c821a"}
{"n":618,"by":"bob","kind":"SpendDie","answer":[1,6],"seal":"837c0a512d2925d8"}
{"n":619,"by":"bob","kind":"SpendDie","answer":"done","seal":"05448872a4489324"}
{"end":{"is":"Ended","winners":["bob"],"reason":"last_divinity","rule":"MYT-WIN-02","score":[["ann",3.0],["bob",2.0]]},"events":980,"seal":"754312b68acc6654"}
