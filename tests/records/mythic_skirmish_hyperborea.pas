{"format":"pas-record/1","game":"mythic","rules":"1.5","players":["ann","bob"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Behind the north wind, constructed","players":["ann","bob"],"mode":"skirmish","recruitment":"constructed","divinity":"god","boards":{"Behind the north wind":{"name":"Behind the north wind","areas":[{"id":"boreas-gate","name":"Gate of Boreas","terrain":"open_ground","capacity":4,"icon":[3.4,21.0],"polygon":[[6.8,24.0],[0.0,24.0],[0.0,18.5],[5.3,17.6],[6.3,18.3]],"level":2},{"id":"snow-field","name":"Snow field","terrain":"polar","capacity":4,"icon":[9.6,20.7],"polygon":[[12.9,18.7],[12.5,24.0],[6.8,24.0],[6.3,18.3],[10.9,17.1]],"level":2},{"id":"pine-ridge","name":"Pine ridge","terrain":"forest","capacity":4,"icon":[15.9,20.9],"polygon":[[19.3,24.0],[12.5,24.0],[12.9,18.7],[16.2,17.6],[18.8,18.2]],"level":2},{"id":"ice-shelf","name":"Ice shelf","terrain":"polar","capacity":3,"icon":[22.0,20.9],"polygon":[[19.3,24.0],[18.8,18.2],[19.4,17.8],[24.5,17.8],[25.2,18.4],[24.7,24.0]],"level":2},{"id":"wolf-den","name":"Wolf den","terrain":"ruins","capacity":3,"icon":[27.9,21.1],"polygon":[[30.2,17.5],[30.5,17.7],[31.0,24.0],[24.7,24.0],[25.2,18.4]],"level":2},{"id":"north-camp","name":"North camp","terrain":"open_ground","capacity":4,"icon":[33.4,20.1],"polygon":[[31.0,24.0],[30.5,17.7],[36.0,17.3],[36.0,24.0]],"level":2},{"id":"west-crag","name":"West crag","terrain":"cliff","capacity":2,"icon":[2.6,15.4],"polygon":[[5.2,12.5],[5.3,17.6],[0.0,18.5],[0.0,12.0]],"level":2},{"id":"frozen-fall","name":"Frozen fall","terrain":"stairs","capacity":2,"icon":[8.1,14.8],"polygon":[[11.1,12.1],[10.9,17.1],[6.3,18.3],[5.3,17.6],[5.2,12.5],[6.0,11.7]],"level":1},{"id":"glacier","name":"Glacier","terrain":"polar","capacity":4,"icon":[14.1,15.1],"polygon":[[16.2,17.6],[12.9,18.7],[10.9,17.1],[11.1,12.1],[11.2,12.0],[15.4,12.0],[16.3,11.4],[20.0,12.5],[19.4,17.8],[18.8,18.2]],"level":1},{"id":"standing-stone","name":"Standing stone","terrain":"rock","capacity":1,"icon":[22.1,15.4],"polygon":[[24.5,12.5],[24.5,17.8],[19.4,17.8],[20.0,12.5],[22.0,11.5]],"level":1},{"id":"east-slope","name":"East slope","terrain":"open_ground","capacity":4,"icon":[27.3,15.2],"polygon":[[27.0,11.5],[29.9,13.0],[30.2,17.5],[25.2,18.4],[24.5,17.8],[24.5,12.5]],"level":1},{"id":"eyrie","name":"The eyrie","terrain":"rock","capacity":2,"icon":[33.0,14.6],"polygon":[[32.3,11.5],[36.0,12.2],[36.0,17.3],[30.5,17.7],[30.2,17.5],[29.9,13.0]],"level":2},{"id":"birch-wood","name":"Birch wood","terrain":"forest","capacity":3,"icon":[2.9,9.4],"polygon":[[6.0,11.7],[5.2,12.5],[0.0,12.0],[0.0,6.5],[5.5,6.5]],"level":1},{"id":"hot-spring","name":"Hot spring","terrain":"lava","capacity":2,"icon":[8.5,8.8],"polygon":[[11.1,12.1],[6.0,11.7],[5.5,6.5],[6.0,6.0],[11.2,6.0],[11.2,12.0]],"level":1},{"id":"west-fen","name":"West fen","terrain":"swamp","capacity":3,"icon":[13.9,8.7],"polygon":[[16.8,6.2],[16.3,11.4],[15.4,12.0],[11.2,12.0],[11.2,6.0],[11.5,5.8]],"level":0},{"id":"causeway","name":"Causeway","terrain":"open_ground","capacity":3,"icon":[19.1,9.5],"polygon":[[22.0,11.5],[20.0,12.5],[16.3,11.4],[16.8,6.2],[17.6,5.7],[21.5,7.0]],"level":0},{"id":"east-fen","name":"East fen","terrain":"swamp","capacity":4,"icon":[24.5,8.5],"polygon":[[24.5,12.5],[22.0,11.5],[21.5,7.0],[24.4,5.2],[27.5,6.7],[27.0,11.5]],"level":0},{"id":"ruined-tower","name":"Ruined tower","terrain":"ruins","capacity":3,"icon":[29.6,10.0],"polygon":[[27.5,6.7],[30.7,5.5],[31.6,6.2],[32.3,11.5],[29.9,13.0],[27.0,11.5]],"level":0},{"id":"fjord","name":"The fjord","terrain":"water","capacity":5,"icon":[33.4,4.3],"polygon":[[36.0,6.7],[36.0,12.2],[32.3,11.5],[31.6,6.2],[30.7,5.5],[31.5,0.0],[36.0,0.0]],"level":0},{"id":"south-camp","name":"South camp","terrain":"open_ground","capacity":4,"icon":[2.9,3.6],"polygon":[[5.5,6.5],[0.0,6.5],[0.0,0.0],[5.5,0.0],[6.0,6.0]],"level":0},{"id":"reed-bank","name":"Reed bank","terrain":"open_ground","capacity":3,"icon":[8.6,2.9],"polygon":[[11.5,5.8],[11.2,6.0],[6.0,6.0],[5.5,0.0],[11.5,0.0]],"level":0},{"id":"mere","name":"The mere","terrain":"water","capacity":4,"icon":[14.7,3.0],"polygon":[[11.5,0.0],[18.0,0.0],[17.6,5.7],[16.8,6.2],[11.5,5.8]],"level":0},{"id":"alder-wood","name":"Alder wood","terrain":"forest","capacity":4,"icon":[21.0,3.4],"polygon":[[21.5,7.0],[17.6,5.7],[18.0,0.0],[24.0,0.0],[24.4,5.2]],"level":0},{"id":"beach","name":"The beach","terrain":"open_ground","capacity":4,"icon":[27.7,3.2],"polygon":[[24.4,5.2],[24.0,0.0],[31.5,0.0],[30.7,5.5],[27.5,6.7]],"level":0}],"boundaries":[{"between":["boreas-gate","snow-field"],"kind":"normal"},{"between":["boreas-gate","west-crag"],"kind":"normal"},{"between":["boreas-gate","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["snow-field","pine-ridge"],"kind":"normal"},{"between":["snow-field","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["snow-field","glacier"],"kind":"escarpment","low":"glacier"},{"between":["pine-ridge","ice-shelf"],"kind":"normal"},{"between":["pine-ridge","glacier"],"kind":"escarpment","line":[[12.9,18.7],[16.2,17.6]],"low":"glacier"},{"between":["pine-ridge","glacier"],"kind":"normal","line":[[16.2,17.6],[18.8,18.2]],"low":"glacier"},{"between":["ice-shelf","wolf-den"],"kind":"normal"},{"between":["ice-shelf","glacier"],"kind":"escarpment","low":"glacier"},{"between":["ice-shelf","standing-stone"],"kind":"escarpment","low":"standing-stone"},{"between":["ice-shelf","east-slope"],"kind":"normal","low":"east-slope"},{"between":["wolf-den","north-camp"],"kind":"normal"},{"between":["wolf-den","east-slope"],"kind":"wall","low":"east-slope"},{"between":["wolf-den","eyrie"],"kind":"normal"},{"between":["north-camp","eyrie"],"kind":"normal"},{"between":["west-crag","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["west-crag","birch-wood"],"kind":"escarpment","low":"birch-wood"},{"between":["frozen-fall","glacier"],"kind":"normal"},{"between":["frozen-fall","birch-wood"],"kind":"normal"},{"between":["frozen-fall","hot-spring"],"kind":"normal"},{"between":["glacier","standing-stone"],"kind":"normal"},{"between":["glacier","hot-spring"],"kind":"normal"},{"between":["glacier","west-fen"],"kind":"normal","line":[[11.2,12.0],[15.4,12.0]],"low":"west-fen"},{"between":["glacier","west-fen"],"kind":"escarpment","line":[[15.4,12.0],[16.3,11.4]],"low":"west-fen"},{"between":["glacier","causeway"],"kind":"normal","low":"causeway"},{"between":["standing-stone","east-slope"],"kind":"normal"},{"between":["standing-stone","causeway"],"kind":"normal","low":"causeway"},{"between":["standing-stone","east-fen"],"kind":"normal","low":"east-fen"},{"between":["east-slope","eyrie"],"kind":"escarpment","low":"east-slope"},{"between":["east-slope","east-fen"],"kind":"normal","low":"east-fen"},{"between":["east-slope","ruined-tower"],"kind":"wall","line":[[27.0,11.5],[28.45,12.25]],"low":"ruined-tower"},{"between":["east-slope","ruined-tower"],"kind":"normal","line":[[28.45,12.25],[29.9,13.0]],"low":"ruined-tower"},{"between":["eyrie","ruined-tower"],"kind":"normal","low":"ruined-tower"},{"between":["eyrie","fjord"],"kind":"escarpment","low":"fjord"},{"between":["birch-wood","hot-spring"],"kind":"normal"},{"between":["birch-wood","south-camp"],"kind":"normal","low":"south-camp"},{"between":["hot-spring","west-fen"],"kind":"normal","low":"west-fen"},{"between":["hot-spring","south-camp"],"kind":"normal","low":"south-camp"},{"between":["hot-spring","reed-bank"],"kind":"normal","low":"reed-bank"},{"between":["west-fen","causeway"],"kind":"normal"},{"between":["west-fen","reed-bank"],"kind":"normal"},{"between":["west-fen","mere"],"kind":"normal"},{"between":["causeway","east-fen"],"kind":"normal"},{"between":["causeway","mere"],"kind":"normal"},{"between":["causeway","alder-wood"],"kind":"chains"},{"between":["east-fen","ruined-tower"],"kind":"normal"},{"between":["east-fen","alder-wood"],"kind":"normal"},{"between":["east-fen","beach"],"kind":"normal"},{"between":["ruined-tower","fjord"],"kind":"normal"},{"between":["ruined-tower","beach"],"kind":"wall","line":[[27.5,6.7],[29.1,6.1]]},{"between":["ruined-tower","beach"],"kind":"normal","line":[[29.1,6.1],[30.7,5.5]]},{"between":["fjord","beach"],"kind":"normal"},{"between":["south-camp","reed-bank"],"kind":"normal"},{"between":["reed-bank","mere"],"kind":"normal"},{"between":["mere","alder-wood"],"kind":"normal"},{"between":["alder-wood","beach"],"kind":"normal"}],"skulls":[],"zones":[{"side":"north","areas":["boreas-gate","snow-field","pine-ridge","ice-shelf","wolf-den","north-camp"],"players":2},{"side":"south","areas":["south-camp","reed-bank","mere","alder-wood","beach"],"players":2},{"side":"north","areas":["pine-ridge","ice-shelf","wolf-den"],"players":3},{"side":"south","areas":["mere","alder-wood","beach"],"players":3},{"side":"west","areas":["birch-wood","south-camp","reed-bank"],"players":3},{"side":"north","areas":["wolf-den","north-camp"],"players":4},{"side":"south","areas":["alder-wood","beach"],"players":4},{"side":"west","areas":["south-camp","reed-bank"],"players":4},{"side":"east","areas":["ruined-tower","fjord"],"players":4}],"stones":[{"area":"glacier","mythology":"greek"},{"area":"causeway","mythology":"greek"},{"area":"east-slope","mythology":"greek"},{"area":"birch-wood","mythology":"greek"},{"area":"ruined-tower","mythology":"greek"},{"area":"frozen-fall","mythology":"greek"}]},"The drowned agora":{"name":"The drowned agora","areas":[{"id":"north-gate","name":"North gate","terrain":"open_ground","capacity":4,"icon":[3.0,21.0],"polygon":[[6.2,18.7],[5.8,24.0],[0.0,24.0],[0.0,18.0],[5.5,18.0]],"level":0},{"id":"olive-grove","name":"Olive grove","terrain":"forest","capacity":4,"icon":[9.2,21.2],"polygon":[[11.8,18.2],[12.2,24.0],[5.8,24.0],[6.2,18.7]],"level":0},{"id":"granary","name":"Granary","terrain":"ruins","capacity":3,"icon":[15.0,21.0],"polygon":[[18.2,19.2],[17.8,24.0],[12.2,24.0],[11.8,18.2],[15.9,17.9]],"level":0},{"id":"north-road","name":"North road","terrain":"open_ground","capacity":4,"icon":[21.0,21.0],"polygon":[[23.8,18.5],[24.2,24.0],[17.8,24.0],[18.2,19.2],[21.0,17.7],[23.0,17.9]],"level":0},{"id":"potters-field","name":"Potters' field","terrain":"open_ground","capacity":3,"icon":[27.0,21.0],"polygon":[[23.8,18.5],[28.8,17.6],[30.0,18.7],[30.0,24.0],[24.2,24.0]],"level":0},{"id":"cypress-wood","name":"Cypress wood","terrain":"forest","capacity":3,"icon":[33.1,21.1],"polygon":[[30.0,24.0],[30.0,18.7],[36.0,17.6],[36.0,24.0]],"level":0},{"id":"west-stoa","name":"West stoa","terrain":"ruins","capacity":3,"icon":[2.9,14.9],"polygon":[[5.5,18.0],[0.0,18.0],[0.0,12.0],[6.0,12.0]],"level":0},{"id":"upper-steps","name":"Upper steps","terrain":"stairs","capacity":2,"icon":[8.6,15.5],"polygon":[[11.3,12.9],[11.8,18.2],[6.2,18.7],[5.5,18.0],[6.0,12.0],[10.6,12.4]],"level":1},{"id":"temple","name":"Temple court","terrain":"open_ground","capacity":5,"icon":[15.6,14.9],"polygon":[[16.0,11.6],[16.7,12.0],[18.6,12.0],[21.0,17.7],[18.2,19.2],[15.9,17.9],[11.8,18.2],[11.3,12.9]],"level":2},{"id":"oracle-rock","name":"Oracle rock","terrain":"rock","capacity":1,"icon":[21.7,13.6],"polygon":[[20.6,10.7],[24.3,12.2],[23.0,17.9],[21.0,17.7],[18.6,12.0]],"level":2},{"id":"east-terrace","name":"East terrace","terrain":"open_ground","capacity":3,"icon":[26.3,15.3],"polygon":[[26.8,11.2],[29.2,12.8],[28.8,17.6],[23.8,18.5],[23.0,17.9],[24.3,12.2]],"level":1},{"id":"watch-cliff","name":"Watch cliff","terrain":"cliff","capacity":2,"icon":[32.8,15.0],"polygon":[[29.2,12.8],[36.0,10.7],[36.0,17.6],[30.0,18.7],[28.8,17.6]],"level":1},{"id":"west-quay","name":"West quay","terrain":"open_ground","capacity":3,"icon":[3.0,9.0],"polygon":[[6.0,6.4],[6.0,12.0],[0.0,12.0],[0.0,5.4]],"level":0},{"id":"drowned-agora","name":"Drowned agora","terrain":"water","capacity":5,"icon":[9.2,9.2],"polygon":[[11.3,6.7],[14.4,5.7],[14.9,5.9],[16.0,11.6],[11.3,12.9],[10.6,12.4],[6.0,12.0],[6.0,6.4],[7.4,5.3]],"level":0},{"id":"fountain","name":"Fountain house","terrain":"ruins","capacity":2,"icon":[18.1,8.1],"polygon":[[20.9,6.7],[20.6,10.7],[18.6,12.0],[16.7,12.0],[16.0,11.6],[14.9,5.9],[19.1,5.2]],"level":0},{"id":"lower-steps","name":"Lower steps","terrain":"stairs","capacity":2,"icon":[23.9,8.9],"polygon":[[20.9,6.7],[25.0,5.6],[26.8,6.8],[26.8,11.2],[24.3,12.2],[20.6,10.7]],"level":1},{"id":"theatre","name":"Theatre","terrain":"open_ground","capacity":4,"icon":[30.1,9.1],"polygon":[[26.8,6.8],[30.3,5.3],[36.0,9.0],[36.0,10.7],[29.2,12.8],[26.8,11.2]],"level":0},{"id":"south-wood","name":"South wood","terrain":"forest","capacity":4,"icon":[4.4,3.0],"polygon":[[6.0,6.4],[0.0,5.4],[0.0,0.0],[7.7,0.0],[7.4,5.3]],"level":0},{"id":"market-street","name":"Market street","terrain":"open_ground","capacity":4,"icon":[10.8,3.2],"polygon":[[11.3,6.7],[7.4,5.3],[7.7,0.0],[13.5,0.0],[14.4,5.7]],"level":0},{"id":"bath-house","name":"Bath house","terrain":"ruins","capacity":3,"icon":[16.7,2.8],"polygon":[[14.9,5.9],[14.4,5.7],[13.5,0.0],[20.1,0.0],[19.1,5.2]],"level":0},{"id":"south-road","name":"South road","terrain":"open_ground","capacity":4,"icon":[22.1,3.6],"polygon":[[19.1,5.2],[20.1,0.0],[24.5,0.0],[25.0,5.6],[20.9,6.7]],"level":0},{"id":"tannery","name":"Tannery","terrain":"open_ground","capacity":3,"icon":[27.6,2.9],"polygon":[[24.5,0.0],[30.8,0.0],[30.3,5.3],[26.8,6.8],[25.0,5.6]],"level":0},{"id":"south-gate","name":"South gate","terrain":"open_ground","capacity":4,"icon":[33.2,3.9],"polygon":[[36.0,9.0],[30.3,5.3],[30.8,0.0],[36.0,0.0]],"level":0}],"boundaries":[{"between":["north-gate","olive-grove"],"kind":"normal"},{"between":["north-gate","west-stoa"],"kind":"normal"},{"between":["north-gate","upper-steps"],"kind":"normal"},{"between":["olive-grove","granary"],"kind":"wall","line":[[11.8,18.2],[12.0,21.1]]},{"between":["olive-grove","granary"],"kind":"normal","line":[[12.0,21.1],[12.2,24.0]]},{"between":["olive-grove","upper-steps"],"kind":"normal","low":"olive-grove"},{"between":["granary","north-road"],"kind":"normal"},{"between":["granary","temple"],"kind":"wall","low":"granary"},{"between":["north-road","potters-field"],"kind":"normal"},{"between":["north-road","temple"],"kind":"escarpment","low":"north-road"},{"between":["north-road","oracle-rock"],"kind":"normal","low":"north-road"},{"between":["north-road","east-terrace"],"kind":"escarpment","low":"north-road"},{"between":["potters-field","cypress-wood"],"kind":"normal"},{"between":["potters-field","east-terrace"],"kind":"wall","line":[[23.8,18.5],[26.3,18.05]],"low":"potters-field"},{"between":["potters-field","east-terrace"],"kind":"normal","line":[[26.3,18.05],[28.8,17.6]],"low":"potters-field"},{"between":["potters-field","watch-cliff"],"kind":"normal","low":"potters-field"},{"between":["cypress-wood","watch-cliff"],"kind":"normal","low":"cypress-wood"},{"between":["west-stoa","upper-steps"],"kind":"normal","low":"west-stoa"},{"between":["west-stoa","west-quay"],"kind":"wall"},{"between":["upper-steps","temple"],"kind":"normal","low":"upper-steps"},{"between":["upper-steps","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","oracle-rock"],"kind":"normal"},{"between":["temple","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","fountain"],"kind":"wall","low":"fountain"},{"between":["oracle-rock","east-terrace"],"kind":"normal","low":"east-terrace"},{"between":["oracle-rock","fountain"],"kind":"normal","low":"fountain"},{"between":["oracle-rock","lower-steps"],"kind":"normal","low":"lower-steps"},{"between":["east-terrace","watch-cliff"],"kind":"normal"},{"between":["east-terrace","lower-steps"],"kind":"normal"},{"between":["east-terrace","theatre"],"kind":"escarpment","low":"theatre"},{"between":["watch-cliff","theatre"],"kind":"normal","low":"theatre"},{"between":["west-quay","drowned-agora"],"kind":"normal"},{"between":["west-quay","south-wood"],"kind":"normal"},{"between":["drowned-agora","fountain"],"kind":"normal"},{"between":["drowned-agora","south-wood"],"kind":"normal"},{"between":["drowned-agora","market-street"],"kind":"normal"},{"between":["drowned-agora","bath-house"],"kind":"normal"},{"between":["fountain","lower-steps"],"kind":"normal","low":"fountain"},{"between":["fountain","bath-house"],"kind":"normal"},{"between":["fountain","south-road"],"kind":"normal"},{"between":["lower-steps","theatre"],"kind":"normal","low":"theatre"},{"between":["lower-steps","south-road"],"kind":"normal","low":"south-road"},{"between":["lower-steps","tannery"],"kind":"wall","low":"tannery"},{"between":["theatre","tannery"],"kind":"wall"},{"between":["theatre","south-gate"],"kind":"normal"},{"between":["south-wood","market-street"],"kind":"normal"},{"between":["market-street","bath-house"],"kind":"wall"},{"between":["bath-house","south-road"],"kind":"normal","line":[[20.1,0.0],[19.6,2.6]]},{"between":["bath-house","south-road"],"kind":"wall","line":[[19.6,2.6],[19.1,5.2]]},{"between":["south-road","tannery"],"kind":"normal"},{"between":["tannery","south-gate"],"kind":"wall","line":[[30.8,0.0],[30.55,2.65]]},{"between":["tannery","south-gate"],"kind":"normal","line":[[30.55,2.65],[30.3,5.3]]}],"skulls":[],"zones":[{"side":"north","areas":["north-gate","olive-grove","granary","north-road","potters-field","cypress-wood"],"players":2},{"side":"south","areas":["south-wood","market-street","bath-house","south-road","tannery","south-gate"],"players":2},{"side":"north","areas":["olive-grove","granary","north-road"],"players":3},{"side":"south","areas":["market-street","bath-house","south-road"],"players":3},{"side":"east","areas":["cypress-wood","theatre","south-gate"],"players":3},{"side":"north","areas":["olive-grove","granary"],"players":4},{"side":"south","areas":["bath-house","south-road"],"players":4},{"side":"east","areas":["theatre","south-gate"],"players":4},{"side":"west","areas":["west-stoa","west-quay"],"players":4}],"stones":[{"area":"temple","mythology":"greek"},{"area":"drowned-agora","mythology":"greek"},{"area":"theatre","mythology":"greek"},{"area":"west-stoa","mythology":"greek"},{"area":"fountain","mythology":"greek"},{"area":"potters-field","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}]},"seal":"5132f8fb166b12e0"}
{"n":1,"by":"ann","kind":"BuildArmy","answer":["ares","centaurs","medusa","infernal_hounds","hydra","amazons","spartans"],"seal":"6f1c1ef4b4575a11"}
{"n":2,"by":"bob","kind":"BuildArmy","answer":["zeus","veteran_heracles","centaurs","medusa","infernal_warriors"],"seal":"b22b8ec7895c78d9"}
{"n":3,"by":"*chance","kind":"Die","answer":{"for":"lead","result":3},"seal":"48ac962a8b2976b5"}
{"n":4,"by":"*chance","kind":"Die","answer":{"for":"lead","result":1},"seal":"d84fcf6d09fa380b"}
{"n":5,"by":"ann","kind":"ChooseBoard","answer":"Behind the north wind","seal":"1bf2060d08f62b64"}
{"n":6,"by":"bob","kind":"ChooseSide","answer":"north","seal":"8ebd9a89b44fe518"}
{"n":7,"by":"ann","kind":"PlaceTroop","answer":["centaurs","south-camp"],"seal":"89bb29172a5c67b4"}
{"n":8,"by":"bob","kind":"PlaceTroop","answer":["centaurs:bob","boreas-gate"],"seal":"326f60341d2f808e"}
{"n":9,"by":"ann","kind":"PlaceTroop","answer":["spartans","south-camp"],"seal":"caba08dec267cc4c"}
{"n":10,"by":"bob","kind":"PlaceTroop","answer":["infernal_warriors","boreas-gate"],"seal":"f7773f9d4c962663"}
{"n":11,"by":"ann","kind":"PlaceTroop","answer":["amazons","south-camp"],"seal":"21563621b903605b"}
{"n":12,"by":"ann","kind":"PlaceTroop","answer":["infernal_hounds","south-camp"],"seal":"a750c0fef5708a97"}
{"n":13,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[11,16,0,6,21,9,7,24,10,5,17,20,22,18,25,3,1,8,4,27,12,26,15,23,14,2,13,19]},"seal":"ba03cc5fa4a6f286"}
{"n":14,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,15,7,14,20,23,21,16,17,8,19,9,10,5,0,18,6,22,12,11,1,2,13,4]},"seal":"7a98eb16e11b355b"}
{"n":15,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"2452e30caeb6f0c6"}
{"n":16,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"fe063bbfa04b0f53"}
{"n":17,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"50ac85f0a958da36"}
{"n":18,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"85c809dce17d2097"}
{"n":19,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3445ad5b91aa7a26"}
{"n":20,"by":"ann","kind":"GoOn","answer":["hydra","complex"],"seal":"96c267791a46acc6"}
{"n":21,"by":"ann","kind":"Act","answer":["deploy","mere"],"seal":"2164e7b6bc4a4e0e"}
{"n":22,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"818ccc8f5456fc7d"}
{"n":23,"by":"ann","kind":"RecallTroop","answer":"none","seal":"ed2a44c885be9764"}
{"n":24,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0ef74fffa2bd8fdb"}
{"n":25,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"b3b916bf8906a4b9"}
{"n":26,"by":"bob","kind":"BeginTurn","answer":["zeus","complex"],"seal":"99c8946a00302a88"}
{"n":27,"by":"bob","kind":"Act","answer":["deploy","wolf-den"],"seal":"71fbc4e0ea8c1ea2"}
{"n":28,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7f9ca210c72f309d"}
{"n":29,"by":"bob","kind":"GoOn","answer":["veteran_heracles","complex"],"seal":"e839fb629a55b176"}
{"n":30,"by":"bob","kind":"Act","answer":["deploy","wolf-den"],"seal":"c6d1aed54e04eae9"}
{"n":31,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"832d264a093d0d38"}
{"n":32,"by":"bob","kind":"RecallTroop","answer":"none","seal":"50a13eb21d2f15d3"}
{"n":33,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"bcc6be3471613cc4"}
{"n":34,"by":"ann","kind":"BeginTurn","answer":["medusa","complex"],"seal":"4890647e179ba12f"}
{"n":35,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"7eb529da2b9e8739"}
{"n":36,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8f84026fe27296ac"}
{"n":37,"by":"ann","kind":"GoOn","answer":["centaurs","simple"],"seal":"d40b69dd255375cf"}
{"n":38,"by":"ann","kind":"Act","answer":"walk","seal":"1a88a2e8cf265aea"}
{"n":39,"by":"ann","kind":"TracePath","answer":["birch-wood","frozen-fall"],"seal":"6a4c97797cdd326d"}
{"n":40,"by":"ann","kind":"Act","answer":["claim","stone6"],"seal":"4a1c2c564433e94a"}
{"n":41,"by":"ann","kind":"Act","answer":"end","seal":"f1c0d9815d7a0e35"}
{"n":42,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b3aac764fb56a8f8"}
{"n":43,"by":"ann","kind":"RecallTroop","answer":"none","seal":"6beae70127e7321b"}
{"n":44,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"6528f8bb06452b8f"}
{"n":45,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"40eec0bd74e8ac12"}
{"n":46,"by":"bob","kind":"BeginTurn","answer":["medusa:bob","complex"],"seal":"5a33d0491e862137"}
{"n":47,"by":"bob","kind":"Act","answer":["deploy","pine-ridge"],"seal":"0b80ade5efa98c62"}
{"n":48,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"cc6a3f193d87bff3"}
{"n":49,"by":"bob","kind":"GoOn","answer":["infernal_warriors","simple"],"seal":"2b3d43a48824df7e"}
{"n":50,"by":"bob","kind":"Act","answer":"walk","seal":"b52fbb2fe8a5e079"}
{"n":51,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"2d643722680ad5fa"}
{"n":52,"by":"bob","kind":"Act","answer":"attack","seal":"6793aa8c6011282c"}
{"n":53,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d17478a7c4e5a419"}
{"n":54,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"33d196ec1ad25581"}
{"n":55,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"9af99bef35b6ed15"}
{"n":56,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"df8118de912b015f"}
{"n":57,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"e2561eee76195f33"}
{"n":58,"by":"ann","kind":"AnswerAttack","answer":"retaliate","seal":"d164c69fccf8f095"}
{"n":59,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c281e22c1e6e0d96"}
{"n":60,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"20562687bee31d36"}
{"n":61,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"cb1b900cc1d9c76d"}
{"n":62,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"f59129e5a6510cda"}
{"n":63,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"6cdc0f5eb000c273"}
{"n":64,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"b817f239997d96dc"}
{"n":65,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"de39adcaff3c9743"}
{"n":66,"by":"bob","kind":"RecallTroop","answer":"none","seal":"2e32d2c5de3291f9"}
{"n":67,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"93ce7bda3a09aee9"}
{"n":68,"by":"ann","kind":"BeginTurn","answer":["spartans","simple"],"seal":"5c5fab293123a17c"}
{"n":69,"by":"ann","kind":"Act","answer":"walk","seal":"25fee0dfdede683f"}
{"n":70,"by":"ann","kind":"TracePath","answer":["birch-wood"],"seal":"0476297ec21ac899"}
{"n":71,"by":"ann","kind":"Act","answer":["claim","stone4"],"seal":"c2db55cbab76800b"}
{"n":72,"by":"ann","kind":"Act","answer":"end","seal":"005b12cb44f24a8e"}
{"n":73,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e0ebeff6dafb6cab"}
{"n":74,"by":"ann","kind":"GoOn","answer":["infernal_hounds","simple"],"seal":"7b20f2e033340454"}
{"n":75,"by":"ann","kind":"Act","answer":"walk","seal":"3b2202f1a7863974"}
{"n":76,"by":"ann","kind":"TracePath","answer":["reed-bank","mere","causeway"],"seal":"c2491b4627fe3a21"}
{"n":77,"by":"ann","kind":"Act","answer":["claim","stone2"],"seal":"7ce91f8991d0d125"}
{"n":78,"by":"ann","kind":"Act","answer":"end","seal":"8db522ec01b80893"}
{"n":79,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"9cd737196b71f789"}
{"n":80,"by":"bob","kind":"BeginTurn","answer":["search_card","medusa:bob"],"seal":"eb6c8f0321edc558"}
{"n":81,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[0,6,11,10,1,3,4,7,8,2,5,12,9]},"seal":"fd378ce9053107fe"}
{"n":82,"by":"bob","kind":"BeginTurn","answer":["medusa:bob","simple"],"seal":"58bcc97b0b82e223"}
{"n":83,"by":"bob","kind":"Act","answer":"walk","seal":"6ffa87c3f34865e4"}
{"n":84,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"5a9a989b9cc1be01"}
{"n":85,"by":"bob","kind":"Act","answer":"attack","seal":"ee80e2d7acffec0e"}
{"n":86,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"f4fd1c825dc889e5"}
{"n":87,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"2a56dda6f0a074c1"}
{"n":88,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"c52a242b61842971"}
{"n":89,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"364a0a0029762f3d"}
{"n":90,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"8c8d8fb0119fa8c8"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"800c88f680aa834f"}
{"n":92,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"33344e0e775c5ee4"}
{"n":93,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"e7b2536bdd0a33ef"}
{"n":94,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"7f7f2069be7bb0da"}
{"n":95,"by":"bob","kind":"SpendDie","answer":"done","seal":"275da5c3986dd7db"}
{"n":96,"by":"bob","kind":"RerollFives","answer":3,"seal":"494cc79ec335634f"}
{"n":97,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"1f27398e3cc9307f"}
{"n":98,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"21ada23a323d1469"}
{"n":99,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"521fa85457efbd38"}
{"n":100,"by":"bob","kind":"SpendDie","answer":[2,7],"seal":"b35d675b38c58795"}
{"n":101,"by":"bob","kind":"Act","answer":"end","seal":"6c6ae8bce3d71912"}
{"n":102,"by":"bob","kind":"GoOn","answer":["infernal_warriors","simple"],"seal":"67cb45c18780f9db"}
{"n":103,"by":"bob","kind":"Act","answer":"walk","seal":"daf5da75681a2b62"}
{"n":104,"by":"bob","kind":"TracePath","answer":["birch-wood"],"seal":"b90be21b3050f6b0"}
{"n":105,"by":"bob","kind":"Act","answer":"attack","seal":"d0d84c9a0bfdb4cc"}
{"n":106,"by":"bob","kind":"ChooseTarget","answer":"amazons","seal":"0f607136484b66d1"}
{"n":107,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c08a712fe000e718"}
{"n":108,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"bf11ee3cb5304fa4"}
{"n":109,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"47f6efb6117428ab"}
{"n":110,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b4fbccd254876575"}
{"n":111,"by":"bob","kind":"SpendDie","answer":"done","seal":"07c9433a7f78c59e"}
{"n":112,"by":"bob","kind":"RecallTroop","answer":"none","seal":"7dc5e25cac0bf449"}
{"n":113,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b839d58dca0070cc"}
{"n":114,"by":"ann","kind":"BeginTurn","answer":["medusa","simple"],"seal":"266d44026518ef56"}
{"n":115,"by":"ann","kind":"Act","answer":"walk","seal":"6e6b50d7369ae5e2"}
{"n":116,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"22c9cd8219f4cef3"}
{"n":117,"by":"ann","kind":"Act","answer":"attack","seal":"b47bc3e97ad4f946"}
{"n":118,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0008e3bd019f92c9"}
{"n":119,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"d780753730e7d83b"}
{"n":120,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"9b621607f563d50f"}
{"n":121,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"196f26a63497ffaa"}
{"n":122,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"3bb2d36db4aee9c3"}
{"n":123,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"97756deeda83b3a3"}
{"n":124,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"eee8642ff54afc1a"}
{"n":125,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"dcf771adeb371849"}
{"n":126,"by":"ann","kind":"SpendDie","answer":"done","seal":"d9e1dfc00ad6a51a"}
{"n":127,"by":"ann","kind":"RerollFives","answer":1,"seal":"f576672dba0bf896"}
{"n":128,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"13d51fe8fbc94c9d"}
{"n":129,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"1ec388e289b74403"}
{"n":130,"by":"ann","kind":"SpendDie","answer":[4,5],"seal":"e94dc353b678db49"}
{"n":131,"by":"bob","kind":"AnswerAttack","answer":"pass","seal":"f1712e5692cf13d2"}
{"n":132,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a59050ee31363608"}
{"n":133,"by":"bob","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"bd4e3bf8cf234cf8"}
{"n":134,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[4,1,10,5,7,6,8,0,2,9,3]},"seal":"7fda0996ab282eea"}
{"n":135,"by":"bob","kind":"BeginTurn","answer":["zeus","complex"],"seal":"dea202f3e7f3b914"}
{"n":136,"by":"bob","kind":"Act","answer":"run","seal":"50d8d50dfacca36d"}
{"n":137,"by":"bob","kind":"TracePath","answer":["ice-shelf","east-slope"],"seal":"f8a85af7d49cd6af"}
{"n":138,"by":"bob","kind":"GoOn","answer":"stop","seal":"9e256e7c64cfda9b"}
{"n":139,"by":"bob","kind":"RecallTroop","answer":"none","seal":"39e140f00417aaca"}
{"n":140,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e1202d92590cb291"}
{"n":141,"by":"ann","kind":"BeginTurn","answer":["centaurs","simple"],"seal":"358c0d127fdca6c4"}
{"n":142,"by":"ann","kind":"Act","answer":"walk","seal":"9008ab73325942f9"}
{"n":143,"by":"ann","kind":"TracePath","answer":["glacier","west-fen"],"seal":"93feda7634c41292"}
{"n":144,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c8b3c61e92adca46"}
{"n":145,"by":"bob","kind":"BeginTurn","answer":["zeus","complex"],"seal":"85c8b8f2e07c9eb7"}
{"n":146,"by":"bob","kind":"Act","answer":["absorb","stone3"],"seal":"b6971085d09c2382"}
{"n":147,"by":"bob","kind":"GoOn","answer":"stop","seal":"3a4749133f805bcc"}
{"n":148,"by":"bob","kind":"RecallTroop","answer":"none","seal":"067f91cdc7ba7df0"}
{"n":149,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"a862ba724d124c82"}
{"n":150,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"0f4214162adfe7c4"}
{"n":151,"by":"ann","kind":"Act","answer":"walk","seal":"5d8d729ffbb57420"}
{"n":152,"by":"ann","kind":"TracePath","answer":["west-fen"],"seal":"4550f66742e86958"}
{"n":153,"by":"ann","kind":"Act","answer":"attack","seal":"18ffb0a55da5a292"}
{"n":154,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1f061705bb59c06e"}
{"n":155,"by":"ann","kind":"ChooseTarget","answer":"medusa:bob","seal":"5b7cdc22e1d1b4e6"}
{"n":156,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"d579814e4e76c754"}
{"n":157,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"fc5470c98d38378c"}
{"n":158,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"7e42ef65213b6478"}
{"n":159,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f09c77e055691b41"}
{"n":160,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"59bfdb530f233ea2"}
{"n":161,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"c93e2fd7b558b88a"}
{"n":162,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"646e7767d6b1451b"}
{"n":163,"by":"ann","kind":"SpendDie","answer":"done","seal":"49aa4b4df88c8369"}
{"n":164,"by":"ann","kind":"RerollFives","answer":1,"seal":"e44d4d1e1cf9bee7"}
{"n":165,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"fa987ca7d0a6bc56"}
{"n":166,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"ffb77b4fb6dcc7e0"}
{"n":167,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"650f6f08f551042d"}
{"n":168,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"30f605d4ba19b95b"}
{"n":169,"by":"bob","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"d18c283c272e7833"}
{"n":170,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"470c922bd2dfc098"}
{"n":171,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,5,3,2,4,7,0,6]},"seal":"5f7faf521eaa501a"}
{"n":172,"by":"bob","kind":"BeginTurn","answer":["zeus","simple"],"seal":"6021637d9af5a5df"}
{"n":173,"by":"bob","kind":"Act","answer":"walk","seal":"682bdd850c012dd9"}
{"n":174,"by":"bob","kind":"TracePath","answer":["ruined-tower"],"seal":"febf17fdc018cfef"}
{"n":175,"by":"bob","kind":"Act","answer":["claim","stone5"],"seal":"ed32202cd182190e"}
{"n":176,"by":"bob","kind":"Act","answer":"end","seal":"6ee3bdf888bd676e"}
{"n":177,"by":"bob","kind":"GoOn","answer":"stop","seal":"2bd6f3ec17d4d38b"}
{"n":178,"by":"bob","kind":"RecallTroop","answer":"none","seal":"1317770b93399c63"}
{"n":179,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3b301ce22240899b"}
{"n":180,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"323dae2c8633445f"}
{"n":181,"by":"ann","kind":"Act","answer":"walk","seal":"5ce971462541ad9f"}
{"n":182,"by":"ann","kind":"TracePath","answer":["birch-wood"],"seal":"e917165e35c4809c"}
{"n":183,"by":"ann","kind":"Act","answer":"attack","seal":"c644cbc59a439af5"}
{"n":184,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"56ce2594cf6441f8"}
{"n":185,"by":"ann","kind":"ChooseTarget","answer":"medusa:bob","seal":"83d115b24cb145f3"}
{"n":186,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"d5dab81c45e9c7b6"}
{"n":187,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"ee04886c2422ec84"}
{"n":188,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"1da4deb96306ce00"}
{"n":189,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ff89a3f01d065fed"}
{"n":190,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"0ac3842bc18e5347"}
{"n":191,"by":"ann","kind":"SpendDie","answer":"done","seal":"7b4ffa8da15d6c39"}
{"n":192,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ad43d6b71a696b83"}
{"n":193,"by":"bob","kind":"BeginTurn","answer":["centaurs:bob","simple"],"seal":"316662a6825cf3b9"}
{"n":194,"by":"bob","kind":"Act","answer":"walk","seal":"d488967eebdf5914"}
{"n":195,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"9aaf74dcbed57ea9"}
{"n":196,"by":"bob","kind":"Act","answer":"attack","seal":"1ab600631dd11a94"}
{"n":197,"by":"bob","kind":"ChooseTarget","answer":"centaurs","seal":"b08507a0237a0c65"}
{"n":198,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"283dd629c24e4dd1"}
{"n":199,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b137a7d3a1aa5c57"}
{"n":200,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"2611c35e42ed38fd"}
{"n":201,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"d105b6158bb984cf"}
{"n":202,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"b65b2ca75d4c6d85"}
{"n":203,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b270178797bc65db"}
{"n":204,"by":"bob","kind":"SpendDie","answer":"done","seal":"5dd2f1ea05152260"}
{"n":205,"by":"bob","kind":"GoOn","answer":"stop","seal":"8b70e0e9a0198188"}
{"n":206,"by":"bob","kind":"RecallTroop","answer":"none","seal":"95baa03d62e1607e"}
{"n":207,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5cac9a21d5a880d5"}
{"n":208,"by":"ann","kind":"BeginTurn","answer":["spartans","complex"],"seal":"dfe3a63ebef0e96d"}
{"n":209,"by":"ann","kind":"Act","answer":"run","seal":"5ada0d808c9c0942"}
{"n":210,"by":"ann","kind":"TracePath","answer":["south-camp","reed-bank"],"seal":"0a8e5309286f9cec"}
{"n":211,"by":"ann","kind":"Act","answer":"end","seal":"90bd4438fcf963ad"}
{"n":212,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6d4d46d2f8fd4d62"}
{"n":213,"by":"bob","kind":"BeginTurn","answer":["centaurs:bob","simple"],"seal":"efb37f6ca61b3403"}
{"n":214,"by":"bob","kind":"Act","answer":"walk","seal":"581280792989b34b"}
{"n":215,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"2da47bb94b0533b1"}
{"n":216,"by":"bob","kind":"Act","answer":"attack","seal":"0e59f9c88fcae580"}
{"n":217,"by":"bob","kind":"ChooseTarget","answer":"centaurs","seal":"3869e6da7f3182d2"}
{"n":218,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"5889a8b7aff866f8"}
{"n":219,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"84120ab9b414414e"}
{"n":220,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"49f1075319a6464d"}
{"n":221,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f2d1c21ad4c9e3db"}
{"n":222,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"0de5f0beb1aa81f6"}
{"n":223,"by":"bob","kind":"SpendDie","answer":"done","seal":"7b82edd1f5c54003"}
{"n":224,"by":"bob","kind":"GoOn","answer":"stop","seal":"a5b0548893d3b61c"}
{"n":225,"by":"bob","kind":"RecallTroop","answer":"none","seal":"201d7efb39ebe00b"}
{"n":226,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"9d0b4980573bbd05"}
{"n":227,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"ee3e893cf73b2fd1"}
{"n":228,"by":"ann","kind":"Act","answer":"walk","seal":"a0b3c999e78e9bbc"}
{"n":229,"by":"ann","kind":"TracePath","answer":["frozen-fall"],"seal":"011bcc9c1c6bb72b"}
{"n":230,"by":"ann","kind":"Act","answer":"attack","seal":"53abac795f629255"}
{"n":231,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"fca22625683b4ca7"}
{"n":232,"by":"ann","kind":"ChooseTarget","answer":"veteran_heracles","seal":"e0371d38d558b4e2"}
{"n":233,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"83d7cc3651d671c0"}
{"n":234,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f9cde130b59fa382"}
{"n":235,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5a21cc32e3e554db"}
{"n":236,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"d29c402e61e532a8"}
{"n":237,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4a68ba4291428243"}
{"n":238,"by":"bob","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",4],"seal":"fb41d37bb7607c50"}
{"n":239,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"f8520fb339dffcae"}
{"n":240,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"8f8bed35b1c95caf"}
{"n":241,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"a5cdaf32bbe95889"}
{"n":242,"by":"ann","kind":"RerollFives","answer":1,"seal":"582ecba1c16f2b13"}
{"n":243,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"5a0eabb81c0cf296"}
{"n":244,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c094a576a450c02c"}
{"n":245,"by":"bob","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"f893c1a8822699ab"}
{"n":246,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,2,0,1]},"seal":"0ec808a7d2945612"}
{"n":247,"by":"bob","kind":"BeginTurn","answer":["zeus","complex"],"seal":"b4bfa2baa1c5a180"}
{"n":248,"by":"bob","kind":"Act","answer":["absorb","stone5"],"seal":"c5a000b9c2b5a152"}
{"n":249,"by":"bob","kind":"GoOn","answer":["infernal_warriors","simple"],"seal":"78f8e47cc5e169ec"}
{"n":250,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"116ab2afb018e3bf"}
{"n":251,"by":"bob","kind":"Act","answer":"walk","seal":"09c8cb3fabb9330f"}
{"n":252,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"f3d961ef2d6837c0"}
{"n":253,"by":"bob","kind":"Act","answer":"attack","seal":"b309c14397a096f1"}
{"n":254,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"fb89732885ea88a1"}
{"n":255,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"1dcfcfa4dec5e343"}
{"n":256,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"c39d59a2696681c4"}
{"n":257,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"2c1c8e2f086b12c0"}
{"n":258,"by":"bob","kind":"RecallTroop","answer":"none","seal":"381e9842eee349e9"}
{"n":259,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0a648e9ac9ff86d3"}
{"n":260,"by":"ann","kind":"BeginTurn","answer":["search_card","medusa"],"seal":"043f435b325eb36d"}
{"n":261,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[11,5,4,1,0,3,9,6,2,10,7,8]},"seal":"8827d5b447e75e6d"}
{"n":262,"by":"ann","kind":"BeginTurn","answer":["medusa","simple"],"seal":"f2f9d70e529773e2"}
{"n":263,"by":"ann","kind":"Act","answer":"walk","seal":"a5cf9f292279031d"}
{"n":264,"by":"ann","kind":"TracePath","answer":["glacier","causeway"],"seal":"9aa380fea5fc1d50"}
{"n":265,"by":"ann","kind":"Act","answer":"attack","seal":"ae303e71845e69cf"}
{"n":266,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"038208ef7387d69a"}
{"n":267,"by":"ann","kind":"ChooseTarget","answer":"zeus","seal":"acfe69b31e8b1e03"}
{"n":268,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4774b4aa40ee08cf"}
{"n":269,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"3eddc292cc5f2e30"}
{"n":270,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4434a9452ce41ab5"}
{"n":271,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"291d90027a576b83"}
{"n":272,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"d480dcb7f6f63c15"}
{"n":273,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4bb936d8f4571878"}
{"n":274,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"a5183aae2caba9cf"}
{"n":275,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"70cf385cc4ba7db6"}
{"n":276,"by":"ann","kind":"SpendDie","answer":"done","seal":"ef00fba594ac03d8"}
{"n":277,"by":"ann","kind":"RerollFives","answer":2,"seal":"a1da95f738edd9b9"}
{"n":278,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"130a9444e13a7f03"}
{"n":279,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"17a79ec60844bf56"}
{"n":280,"by":"ann","kind":"SpendDie","answer":[4,7],"seal":"e53e2d23038597db"}
{"n":281,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"73705f9d26f15e94"}
{"n":282,"by":"bob","kind":"BeginTurn","answer":["veteran_heracles","complex"],"seal":"63fa8116b059bb5d"}
{"n":283,"by":"bob","kind":"Act","answer":"run","seal":"56ee3ff5dbfa5c8c"}
{"n":284,"by":"bob","kind":"TracePath","answer":["ice-shelf","pine-ridge"],"seal":"e32b07f98e360f37"}
{"n":285,"by":"bob","kind":"GoOn","answer":"stop","seal":"2c4c722e1b01450b"}
{"n":286,"by":"bob","kind":"RecallTroop","answer":"none","seal":"3dbf6719bda96714"}
{"n":287,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c16b5316404e2ecb"}
{"n":288,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"4176c5b218b6484b"}
{"n":289,"by":"ann","kind":"Act","answer":"walk","seal":"1f05921af9e136d0"}
{"n":290,"by":"ann","kind":"TracePath","answer":["boreas-gate","frozen-fall"],"seal":"fc8579225bc3b7da"}
{"n":291,"by":"ann","kind":"Act","answer":"attack","seal":"1a02a93ab2613cb3"}
{"n":292,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"dd45403bbfa9b951"}
{"n":293,"by":"ann","kind":"ChooseTarget","answer":"veteran_heracles","seal":"05d8edac838358d1"}
{"n":294,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"32f86fdc49e3a080"}
{"n":295,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"06666b69a3c5c593"}
{"n":296,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"51c79dc1e9ae7d77"}
{"n":297,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"2e81bb812fbf49cd"}
{"n":298,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"be8a3deffb02ef8f"}
{"n":299,"by":"bob","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",5],"seal":"5f053a8466625103"}
{"n":300,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":5},"seal":"8f76ee27b4d8258e"}
{"n":301,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"bb9f1fe78abb9951"}
{"n":302,"by":"ann","kind":"SpendDie","answer":"done","seal":"ddb9789cc0ccb5d7"}
{"n":303,"by":"ann","kind":"RerollFives","answer":1,"seal":"0307beaea3183df1"}
{"n":304,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"b9d620e75027d3c9"}
{"n":305,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e0ffbf073fc98332"}
{"n":306,"by":"bob","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"9f2c40f4a6797076"}
{"n":307,"by":"bob","kind":"Act","answer":"walk","seal":"b3d05de3f44c8950"}
{"n":308,"by":"bob","kind":"TracePath","answer":["glacier"],"seal":"e9d9c31994514596"}
{"n":309,"by":"bob","kind":"Act","answer":["claim","stone1"],"seal":"e5eeec08cc175929"}
{"n":310,"by":"bob","kind":"Act","answer":"end","seal":"a513fb109f4715ce"}
{"n":311,"by":"bob","kind":"GoOn","answer":"stop","seal":"1fa7e99d7f6e32b9"}
{"n":312,"by":"bob","kind":"RecallTroop","answer":"none","seal":"ac492316bea558b3"}
{"n":313,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b2a4d7b934edd45c"}
{"n":314,"by":"ann","kind":"BeginTurn","answer":["search_card","ares"],"seal":"6a5aed57a95960c3"}
{"n":315,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,2,8,4,3,0,7,6,1]},"seal":"b110e2ea7538d989"}
{"n":316,"by":"ann","kind":"BeginTurn","answer":["ares","simple"],"seal":"be9c503b0b6da24c"}
{"n":317,"by":"ann","kind":"Act","answer":"walk","seal":"6f68d5549347d25c"}
{"n":318,"by":"ann","kind":"TracePath","answer":["mere","reed-bank"],"seal":"9cdb91bc62843a2c"}
{"n":319,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0e9ffa00de48c5e7"}
{"n":320,"by":"bob","kind":"BeginTurn","answer":["centaurs:bob","simple"],"seal":"84aaa0294940f97a"}
{"n":321,"by":"bob","kind":"Act","answer":"walk","seal":"0e4ced317e1aa9f2"}
{"n":322,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"80592a56d6e8b48b"}
{"n":323,"by":"bob","kind":"Act","answer":"attack","seal":"2869c2543b880d51"}
{"n":324,"by":"bob","kind":"ChooseTarget","answer":"centaurs","seal":"04655117260d6feb"}
{"n":325,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"afae30bba36af231"}
{"n":326,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f787aa76a292a7e8"}
{"n":327,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"efefe0ad0698b04e"}
{"n":328,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"499939bbd3d4678d"}
{"n":329,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"367d4e58deeb3e06"}
{"n":330,"by":"bob","kind":"GoOn","answer":"stop","seal":"80d1746a25dfe49c"}
{"n":331,"by":"bob","kind":"RecallTroop","answer":"none","seal":"ad77d8d352f933ad"}
{"n":332,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"71b38a03db83e8f5"}
{"n":333,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"1e0c340d330c8553"}
{"n":334,"by":"ann","kind":"Act","answer":["absorb","stone4"],"seal":"886f636de622bfd1"}
{"n":335,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b67fcd0632454e9d"}
{"n":336,"by":"ann","kind":"RecallTroop","answer":"none","seal":"bfc345e9a9cb1df8"}
{"n":337,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"41e3b8a798f6ff00"}
{"n":338,"by":"bob","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"5813a41885323f41"}
{"n":339,"by":"bob","kind":"Act","answer":"attack","seal":"7b982a44c19c3a5a"}
{"n":340,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"25334286ab3d31f9"}
{"n":341,"by":"bob","kind":"ChooseTarget","answer":"medusa","seal":"6ebcdfae7211c9c0"}
{"n":342,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3037fbd977717f07"}
{"n":343,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"0e71bcbcb2917d51"}
{"n":344,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"f35177d424aa0837"}
{"n":345,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"2808bc173ebc0b85"}
{"n":346,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"24753ef9227f4a56"}
{"n":347,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"2a4e9d6f0d37d1bf"}
{"n":348,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"079a92ba8ec2f685"}
{"n":349,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"cd3a56b12cd7a4c8"}
{"n":350,"by":"bob","kind":"BeforeBlanks","answer":["reroll","monster_slayer",0,0],"seal":"7d88c08b5a60194b"}
{"n":351,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"6b8b888738d182c4"}
{"n":352,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":5},"seal":"281c2ec18371867a"}
{"n":353,"by":"bob","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",1],"seal":"42054c5f37db7c54"}
{"n":354,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"e9e36eede79c2f67"}
{"n":355,"by":"bob","kind":"SpendDie","answer":"done","seal":"08c467831b83287e"}
{"n":356,"by":"bob","kind":"RerollFives","answer":2,"seal":"a08df36d9d2f00a3"}
{"n":357,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"62d8cddb04f4a80c"}
{"n":358,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"866b308dd324a5c0"}
{"n":359,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"0c3a1323575d70e7"}
{"n":360,"by":"bob","kind":"SpendDie","answer":[3,5],"seal":"f5f0a8167a359634"}
{"n":361,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"f77c3a467db14374"}
{"n":362,"by":"bob","kind":"SpendDie","answer":[3,5],"seal":"f7244c3ec5f02f53"}
{"n":363,"by":"bob","kind":"Act","answer":"end","seal":"5ad33eeea024dc70"}
{"n":364,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"a37be3472ea54291"}
{"n":365,"by":"bob","kind":"RecallTroop","answer":"none","seal":"fef7973df22e435a"}
{"n":366,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"439c22179adfadec"}
{"n":367,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"ae1ac5e322850189"}
{"n":368,"by":"ann","kind":"BeginTurn","answer":["search_card","hydra"],"seal":"07b2677422157da2"}
{"n":369,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[1,2,3,4,0,5]},"seal":"ea785e0de12daa95"}
{"n":370,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"24572dc095a2c579"}
{"n":371,"by":"ann","kind":"Act","answer":["claim","stone6"],"seal":"b730a03f4c329732"}
{"n":372,"by":"ann","kind":"Act","answer":"attack","seal":"28ec78bc0e10079d"}
{"n":373,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d546c159a00c596b"}
{"n":374,"by":"ann","kind":"ChooseTarget","answer":"veteran_heracles","seal":"4ce949a63263ecb0"}
{"n":375,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"a6e0ab7863883e05"}
{"n":376,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e4107fca9c7304e3"}
{"n":377,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"bfb9d46cfae0b7a8"}
{"n":378,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"53f4850e864e8812"}
{"n":379,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"2da0fcda86a07f4e"}
{"n":380,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e8b0f358a2706334"}
{"n":381,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f55c470aab33a006"}
{"n":382,"by":"bob","kind":"BeforeBlanks","answer":["reroll","heraclean_feat",4],"seal":"35f2dd3414ac5abb"}
{"n":383,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":4},"seal":"2adc317a5c373e84"}
{"n":384,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"615d59f9a86e8e6b"}
{"n":385,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"3d84e9b274bb53ac"}
{"n":386,"by":"ann","kind":"SpendDie","answer":[3,6],"seal":"9429f0ff8c96d5c0"}
{"n":387,"by":"ann","kind":"Act","answer":"end","seal":"4ca529c5911e9f0c"}
{"n":388,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6135d526af20d7a6"}
{"n":389,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[26,23,17,21,1,12,15,2,14,7,6,11,16,22,19,4,18,10,8,9,25,0,3,24,20,5,13]},"seal":"ff7a73d02e32ae9c"}
{"n":390,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[12,6,14,19,18,22,13,1,10,17,2,8,5,24,0,7,16,20,9,3,23,11,21,4,15]},"seal":"53054008118fc298"}
{"n":391,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1ef7008a9e69841c"}
{"n":392,"by":"bob","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"429b692062269e18"}
{"n":393,"by":"bob","kind":"Act","answer":"attack","seal":"c9c3508c5ea798b9"}
{"n":394,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d7f0d7be5966de61"}
{"n":395,"by":"bob","kind":"ChooseTarget","answer":"medusa","seal":"7cd1e363abbf05f2"}
{"n":396,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"62f3e928be51f55c"}
{"n":397,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"4b76777910d3f9b7"}
{"n":398,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"316ee92ad9dad7e3"}
{"n":399,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"056b85f49b8bff39"}
{"n":400,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"6635c462d0cc15c8"}
{"n":401,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"514305ada4a03815"}
{"n":402,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"5fd36671efd2bd52"}
{"n":403,"by":"bob","kind":"BeforeBlanks","answer":"done","seal":"893b8425c5f19565"}
{"n":404,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"ec499aa371b3909e"}
{"n":405,"by":"bob","kind":"SpendDie","answer":[2,3],"seal":"d353d679862637fc"}
{"n":406,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"03f85dd05678a057"}
{"n":407,"by":"bob","kind":"Act","answer":"end","seal":"2bdde40bd2c81de7"}
{"n":408,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"b4a9a37c4eab9ae3"}
{"n":409,"by":"bob","kind":"GoOn","answer":"stop","seal":"fc999c986202bbce"}
{"n":410,"by":"bob","kind":"RecallTroop","answer":"none","seal":"2de7ac5e7f38dab3"}
{"n":411,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c5a7280c481bfc88"}
{"n":412,"by":"ann","kind":"BeginTurn","answer":["ares","simple"],"seal":"ddf0f716a21ac125"}
{"n":413,"by":"ann","kind":"Act","answer":"walk","seal":"1d90bbd4da73b070"}
{"n":414,"by":"ann","kind":"TracePath","answer":["mere","causeway"],"seal":"a255099195f38a7d"}
{"n":415,"by":"ann","kind":"Act","answer":"attack","seal":"81e57db144f4569d"}
{"n":416,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4d80ab3230bfb105"}
{"n":417,"by":"ann","kind":"DeclareTalents","answer":["close_combat"],"seal":"6768763ee1cc0c62"}
{"n":418,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"6d04a29a943803d4"}
{"n":419,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"e9d0851eba137b6b"}
{"n":420,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"988e7c94aa0295d9"}
{"n":421,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"0e9ad7213dd0edd7"}
{"n":422,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ad2f8823a5e148df"}
{"n":423,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9c4b901597068062"}
{"n":424,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"bfde6cc9903da38a"}
{"n":425,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"80b0cf4e8dd10db8"}
{"n":426,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"0bc87e985668ce01"}
{"n":427,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"3533896974e6258a"}
{"n":428,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"9971a9b3b9e1e275"}
{"n":429,"by":"ann","kind":"SpendDie","answer":"done","seal":"f3f44fd659f925df"}
{"n":430,"by":"ann","kind":"Act","answer":"end","seal":"49242729fd11e7b9"}
{"n":431,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f9d05ee2a6534787"}
{"n":432,"by":"ann","kind":"GoOn","answer":"stop","seal":"5afd91ffe9241010"}
{"n":433,"by":"ann","kind":"RecallTroop","answer":"none","seal":"8cb09eb4940ca1f0"}
{"n":434,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"2b8667aff7388df8"}
{"n":435,"by":"bob","kind":"BeginTurn","answer":["veteran_heracles","simple"],"seal":"78c6f8cd98ffe692"}
{"n":436,"by":"bob","kind":"Act","answer":"attack","seal":"316b94653992a119"}
{"n":437,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"04adbb07390a1a4e"}
{"n":438,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"b99e27f9a6573fd0"}
{"n":439,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"8a22697cc755c659"}
{"n":440,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"4cec06a70c0a07c6"}
{"n":441,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"40c65191847b170a"}
{"n":442,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"8af8c4e9cfc198cc"}
{"n":443,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"68c3d33516150abf"}
{"n":444,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"5d215dc14f12f895"}
{"n":445,"by":"bob","kind":"SpendDie","answer":"done","seal":"491bf6022fa94af1"}
{"n":446,"by":"bob","kind":"RerollFives","answer":1,"seal":"59fb4198431abec1"}
{"n":447,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"fefe2f233b234b74"}
{"n":448,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"24aa77f2fcb2d320"}
{"n":449,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"9cdf105a6bcc1b81"}
{"n":450,"by":"bob","kind":"SpendDie","answer":[2,6],"seal":"182cf3854353704c"}
{"n":451,"by":"bob","kind":"Act","answer":"end","seal":"d39e104a4dfb26c7"}
{"n":452,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"111921e8a61bb34e"}
{"n":453,"by":"bob","kind":"GoOn","answer":"stop","seal":"00bbda4bffbfd17e"}
{"n":454,"by":"bob","kind":"RecallTroop","answer":"none","seal":"ccf2a93000c3c103"}
{"n":455,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"68571148ad25398e"}
{"n":456,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"3c8657e4a2b040fc"}
{"n":457,"by":"ann","kind":"Act","answer":["absorb","stone2"],"seal":"df73b8541f43369e"}
{"n":458,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"b9d1aeb52774f540"}
{"n":459,"by":"ann","kind":"GoOn","answer":["hydra","simple"],"seal":"30db526b94f8e4b4"}
{"n":460,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"cb18319546a9f1f2"}
{"n":461,"by":"ann","kind":"Act","answer":"walk","seal":"ade92382fd88dba0"}
{"n":462,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"c5c68e0f099674f3"}
{"n":463,"by":"ann","kind":"Act","answer":"attack","seal":"c488a4af8e33797a"}
{"n":464,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5f7626f495fadaee"}
{"n":465,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"36246b4dd22413c4"}
{"n":466,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"be3e634c0e02c617"}
{"n":467,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"aace26b47d2afa1c"}
{"n":468,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"386991d798291d95"}
{"n":469,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"1a03e7c9faab8b0b"}
{"n":470,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a07eeb1724cef665"}
{"n":471,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"e4cdfcb61c8098b7"}
{"n":472,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"f089a65d5981ef4c"}
{"n":473,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"90212d6e2594441d"}
{"n":474,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"e87281858ac4405a"}
{"n":475,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"e8b0c69e726b7f7e"}
{"n":476,"by":"ann","kind":"Act","answer":"end","seal":"48edfa314a548c2e"}
{"n":477,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c8ae0170374b9350"}
{"n":478,"by":"ann","kind":"RecallTroop","answer":"none","seal":"09e16e25434f99e2"}
{"n":479,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ceede483e5bb0e15"}
{"n":480,"by":"bob","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"b207a1f0db7c3943"}
{"n":481,"by":"bob","kind":"Pay","answer":["aow"],"seal":"0a49320e1c9eee50"}
{"n":482,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[9,17,14,19,20,4,5,10,0,15,1,2,13,11,21,7,12,6,16,18,8,3]},"seal":"d4cb74367d66aa41"}
{"n":483,"by":"bob","kind":"BeginTurn","answer":["zeus","simple"],"seal":"5ff7e8ae3d9ba949"}
{"n":484,"by":"bob","kind":"Act","answer":"power:lightning","seal":"12b33706d8595762"}
{"n":485,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"7adace5eac05a5e1"}
{"n":486,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"8c930994a3e4a33e"}
{"n":487,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"c73e61d477177bd4"}
{"n":488,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"86caa5dab13ac597"}
{"n":489,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e57c4bf64d804faa"}
{"n":490,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"75ace68eb7b320df"}
{"n":491,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"08f9d8c2d0585a33"}
{"n":492,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9ec7584742fa212b"}
{"n":493,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"810c81574c37ecc1"}
{"n":494,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"dc77cd095c3a8dd2"}
{"n":495,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"742d33b71378486a"}
{"n":496,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"a4e194d80cbd9ba0"}
{"n":497,"by":"bob","kind":"SpendDie","answer":[2,3],"seal":"0f4492446e94b2a0"}
{"n":498,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"a8ab3a4379b7802e"}
{"n":499,"by":"bob","kind":"SpendDie","answer":"done","seal":"854132651a69443c"}
{"n":500,"by":"bob","kind":"RerollFives","answer":3,"seal":"7a8d1714473fdcfc"}
{"n":501,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"8af6e7a685239126"}
{"n":502,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"b38a77ef7e2c6940"}
{"n":503,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"07f3b89a705dd36a"}
{"n":504,"by":"bob","kind":"Act","answer":"end","seal":"d26dafb67a6062eb"}
{"n":505,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"54738ffb8d3855fa"}
{"n":506,"by":"bob","kind":"GoOn","answer":"stop","seal":"f9745d59acc98d3d"}
{"n":507,"by":"bob","kind":"RecallTroop","answer":"none","seal":"379c650bd4deef51"}
{"n":508,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"3cd1a90cc8d5bee3"}
{"n":509,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"fc92b53bcada9721"}
{"n":510,"by":"ann","kind":"Act","answer":"walk","seal":"3b62ae27d4dfca34"}
{"n":511,"by":"ann","kind":"TracePath","answer":["boreas-gate","frozen-fall"],"seal":"e66df028f0a8215f"}
{"n":512,"by":"ann","kind":"Act","answer":"attack","seal":"f92af24b77cb18c3"}
{"n":513,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"5764e8aea65cf58a"}
{"n":514,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"5d1328c3c90e5e8d"}
{"n":515,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"8f1c82c41ffca1ee"}
{"n":516,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"4d34a0cf2fe11c95"}
{"n":517,"by":"bob","kind":"AnswerAttack","answer":"pass","seal":"66bcc68598aeb8f7"}
{"n":518,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"bac262529a372267"}
{"n":519,"by":"ann","kind":"GoOn","answer":"stop","seal":"4f361c40383394f2"}
{"n":520,"by":"ann","kind":"RecallTroop","answer":"none","seal":"14c246246f147834"}
{"n":521,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"8b9ca64ae930c6e6"}
{"n":522,"by":"bob","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"12e779378edca6d9"}
{"n":523,"by":"bob","kind":"Pay","answer":["aow"],"seal":"5abba040f6e597b0"}
{"n":524,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[6,0,11,1,4,9,10,7,2,19,15,14,5,8,12,16,17,3,18,13]},"seal":"58346fb914ffe8c4"}
{"n":525,"by":"bob","kind":"BeginTurn","answer":["zeus","simple"],"seal":"fe8c41c07196e858"}
{"n":526,"by":"bob","kind":"Act","answer":"walk","seal":"619c3abfc2139b05"}
{"n":527,"by":"bob","kind":"TracePath","answer":["fjord"],"seal":"8a808e57ef190c6d"}
{"n":528,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0c2730111076fd46"}
{"n":529,"by":"bob","kind":"GoOn","answer":"stop","seal":"514a17307ff4283d"}
{"n":530,"by":"bob","kind":"RecallTroop","answer":"none","seal":"15f3f94b0503e5d7"}
{"n":531,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4b2cec3ee192776d"}
{"n":532,"by":"ann","kind":"BeginTurn","answer":["amazons","simple"],"seal":"d6e99b952bcd4b86"}
{"n":533,"by":"ann","kind":"Act","answer":"walk","seal":"5047ce1675676f5d"}
{"n":534,"by":"ann","kind":"TracePath","answer":["boreas-gate","frozen-fall"],"seal":"1e1378e192f2a3f4"}
{"n":535,"by":"ann","kind":"Act","answer":"attack","seal":"010d29132d8a3cf8"}
{"n":536,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"43f4a7881bfbb9a8"}
{"n":537,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"c46ed83efeef6987"}
{"n":538,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3507e15313ab510b"}
{"n":539,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"9902dd5d6e47281b"}
{"n":540,"by":"ann","kind":"SpendDie","answer":[2,3],"seal":"a4aacfb0d5898060"}
{"n":541,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"0bf74583c4a3d46a"}
{"n":542,"by":"bob","kind":"AnswerAttack","answer":"pass","seal":"46dccc76ed03fcad"}
{"n":543,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"ff6a20e91517fd88"}
{"n":544,"by":"ann","kind":"GoOn","answer":"stop","seal":"85cb47b83d1c5740"}
{"n":545,"by":"ann","kind":"RecallTroop","answer":"none","seal":"6923540b4ef575c7"}
{"n":546,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d1ef282496bf48c9"}
{"n":547,"by":"bob","kind":"BeginTurn","answer":["search_card","infernal_warriors"],"seal":"f7dc0ae2993e97ad"}
{"n":548,"by":"bob","kind":"Pay","answer":["aow"],"seal":"c8506efa0f8bd010"}
{"n":549,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[14,17,3,11,7,9,12,5,1,4,10,0,6,13,2,16,15,8]},"seal":"2d56141aafbd5289"}
{"n":550,"by":"bob","kind":"BeginTurn","answer":["infernal_warriors","simple"],"seal":"7c10815903b837b3"}
{"n":551,"by":"bob","kind":"Act","answer":"walk","seal":"b08572c1b95f3498"}
{"n":552,"by":"bob","kind":"TracePath","answer":["boreas-gate"],"seal":"70cadd8939af9461"}
{"n":553,"by":"bob","kind":"Act","answer":"attack","seal":"c28c3dcb7f47f97d"}
{"n":554,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3958905ac5a4a1f6"}
{"n":555,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"ff09005ba233d299"}
{"n":556,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"102efdc64439d16b"}
{"n":557,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"ee8224cd2cb17884"}
{"n":558,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3b0600dfcd4f17d1"}
{"n":559,"by":"bob","kind":"SpendDie","answer":"done","seal":"7fb68634897de0e1"}
{"n":560,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"89795b3e65bf8a1b"}
{"n":561,"by":"bob","kind":"GoOn","answer":"stop","seal":"578f1c89bd4d4bb6"}
{"n":562,"by":"bob","kind":"RecallTroop","answer":"none","seal":"3a3ada5a4958e0dd"}
{"n":563,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1c880d84f77d6fa1"}
{"n":564,"by":"ann","kind":"BeginTurn","answer":["infernal_hounds","simple"],"seal":"52c072a677653a5c"}
{"n":565,"by":"ann","kind":"Act","answer":"walk","seal":"7c75dd870481ce91"}
{"n":566,"by":"ann","kind":"TracePath","answer":["glacier","frozen-fall"],"seal":"fcba2a474e8c2d67"}
{"n":567,"by":"ann","kind":"Act","answer":"attack","seal":"31258003d12d56f5"}
{"n":568,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d385b8b734e319b6"}
{"n":569,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"42cb4f0f27be126d"}
{"n":570,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"b651fb28bffa3432"}
{"n":571,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"53a78494bef3f8ae"}
{"n":572,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"b27f9c82fbd0208c"}
{"n":573,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"b649e8710c40cfc3"}
{"n":574,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c7cea4e17b877dca"}
{"n":575,"by":"ann","kind":"GoOn","answer":"stop","seal":"6301c7e28ca27b97"}
{"n":576,"by":"ann","kind":"RecallTroop","answer":"none","seal":"94845f3e34c99c01"}
{"n":577,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"196c2913d72e2bed"}
{"n":578,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"4310fa3e2f720b17"}
{"n":579,"by":"bob","kind":"RecallTroop","answer":"none","seal":"4d1ac71f9f0826fd"}
{"n":580,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"077cb16147038e38"}
{"n":581,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"29f844b4536f2725"}
{"n":582,"by":"ann","kind":"Act","answer":["absorb","stone6"],"seal":"0ae8147c80716436"}
{"n":583,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e9843867ec09788a"}
{"n":584,"by":"ann","kind":"GoOn","answer":["infernal_hounds","simple"],"seal":"b407afa8704fd335"}
{"n":585,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"c2271bcd001ed216"}
{"n":586,"by":"ann","kind":"Act","answer":"walk","seal":"ff1a52fe895fed8e"}
{"n":587,"by":"ann","kind":"TracePath","answer":["snow-field","frozen-fall"],"seal":"a1c0950e7b7a53c6"}
{"n":588,"by":"ann","kind":"Act","answer":"attack","seal":"175f429b2d266b20"}
{"n":589,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e7a0643d6526ea33"}
{"n":590,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"5b9cf6c5d45a6ae0"}
{"n":591,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"05044b1d80c461e8"}
{"n":592,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"d5ed12a77b33499a"}
{"n":593,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"fdb9c08b3933863a"}
{"n":594,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"e03a83dbb236ade3"}
{"n":595,"by":"ann","kind":"SpendDie","answer":"done","seal":"d5f0e5b538a77c55"}
{"n":596,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f23e203a6fbdba5f"}
{"n":597,"by":"ann","kind":"RecallTroop","answer":"none","seal":"c484abfc10fcf3be"}
{"n":598,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"bb431eef95520cc8"}
{"n":599,"by":"bob","kind":"BeginTurn","answer":"pass_and_draw","seal":"2331d316bfccd103"}
{"n":600,"by":"bob","kind":"RecallTroop","answer":"none","seal":"01e955cc75272bbb"}
{"n":601,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"d30edcdf45353eb1"}
{"n":602,"by":"ann","kind":"BeginTurn","answer":["hydra","simple"],"seal":"af21de8d6c9255c0"}
{"n":603,"by":"ann","kind":"Act","answer":"walk","seal":"594ffc5255ce1f3c"}
{"n":604,"by":"ann","kind":"TracePath","answer":["east-fen"],"seal":"6dec449e6dca6e25"}
{"n":605,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"559c85cd4fc3cce7"}
{"n":606,"by":"ann","kind":"GoOn","answer":"stop","seal":"748322bb9ca79613"}
{"n":607,"by":"ann","kind":"RecallTroop","answer":"none","seal":"d978bfe7c3c1dfae"}
{"n":608,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"fce19922814ff56d"}
{"n":609,"by":"bob","kind":"BeginTurn","answer":["zeus","complex"],"seal":"b208f28644f3ccf7"}
{"n":610,"by":"bob","kind":"Act","answer":"heal","seal":"db0100548e583664"}
{"n":611,"by":"bob","kind":"Act","answer":"run","seal":"bf72342224c865e5"}
{"n":612,"by":"bob","kind":"TracePath","answer":["ruined-tower","east-slope"],"seal":"a75bd20d4b0cd0c3"}
{"n":613,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"77ccb96092d4fa98"}
{"n":614,"by":"bob","kind":"GoOn","answer":"stop","seal":"c9ecc5839f37742d"}
{"n":615,"by":"bob","kind":"RecallTroop","answer":"none","seal":"3c81d8b7b9aece35"}
{"n":616,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"4699cb7ba3b9ba7a"}
{"n":617,"by":"ann","kind":"BeginTurn","answer":["ares","simple"],"seal":"e01fe4e1669dcae2"}
{"n":618,"by":"ann","kind":"Act","answer":"walk","seal":"64ae17faa21cdd9a"}
{"n":619,"by":"ann","kind":"TracePath","answer":["glacier"],"seal":"ac7e7c890d88d821"}
{"n":620,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"cb38b937c8b124dd"}
{"n":621,"by":"ann","kind":"Act","answer":"end","seal":"a8c28d019c928195"}
{"n":622,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1085a28147467c8f"}
{"n":623,"by":"ann","kind":"GoOn","answer":"stop","seal":"33f0339a309e9653"}
{"n":624,"by":"ann","kind":"RecallTroop","answer":"none","seal":"18bf41e169c45548"}
{"n":625,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9d3517037658d530"}
{"n":626,"by":"bob","kind":"BeginTurn","answer":["search_card","zeus"],"seal":"d7e6a6f57696ef12"}
{"n":627,"by":"bob","kind":"Pay","answer":["medusa:bob","veteran_heracles"],"seal":"9b262c895a80fe6f"}
{"n":628,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[3,8,9,0,6,1,10,4,2,7,5]},"seal":"ff7ed11bccd83677"}
{"n":629,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"650a2f345adf44d8"}
{"n":630,"by":"bob","kind":"Pay","answer":["aow"],"seal":"fb7d30a075c24f37"}
{"n":631,"by":"bob","kind":"BeginTurn","answer":["zeus","simple"],"seal":"96d300872cadbb79"}
{"n":632,"by":"bob","kind":"Act","answer":"walk","seal":"7bf152a11e2293d7"}
{"n":633,"by":"bob","kind":"TracePath","answer":["ruined-tower"],"seal":"b13d99b29aad7ee8"}
{"n":634,"by":"bob","kind":"Act","answer":"power:lightning","seal":"5ce76ad1155c78f1"}
{"n":635,"by":"bob","kind":"Pay","answer":["aow"],"seal":"49702fd2603528bd"}
{"n":636,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"4a5052c990ec99fd"}
{"n":637,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"d0857b1d8dd15197"}
{"n":638,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"95f1f4a514e16edf"}
{"n":639,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"5b702541ab59d31b"}
{"n":640,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5fb82a6226b8ec77"}
{"n":641,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5ef93a8e70b87968"}
{"n":642,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"cad0bebf9962c869"}
{"n":643,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"2ea61310d73c512f"}
{"n":644,"by":"bob","kind":"SpendDie","answer":"done","seal":"bfdc8b6a6141ce81"}
{"n":645,"by":"bob","kind":"RerollFives","answer":1,"seal":"769cceebd38eacb2"}
{"n":646,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"8e967e4a2a5fbeee"}
{"n":647,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"592990668e0d101f"}
{"n":648,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"8dc8f8f20c13c951"}
{"n":649,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"2f430f831f796ef3"}
{"n":650,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"0d73492e37e7c35d"}
{"n":651,"by":"bob","kind":"Act","answer":"end","seal":"3dd7e769ff8decf6"}
{"n":652,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"8b4a95f46f421fe5"}
{"n":653,"by":"bob","kind":"GoOn","answer":["infernal_warriors","simple"],"seal":"008b0876d8c98afe"}
{"n":654,"by":"bob","kind":"Pay","answer":["aow"],"seal":"422644a07afa3fe9"}
{"n":655,"by":"bob","kind":"Act","answer":"walk","seal":"f841058bec15ed84"}
{"n":656,"by":"bob","kind":"TracePath","answer":["snow-field"],"seal":"7874c05f3bb69c74"}
{"n":657,"by":"bob","kind":"Act","answer":"attack","seal":"f86d3963ec26ee16"}
{"n":658,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d12392c4ec2b5eb9"}
{"n":659,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"c07de4141a671410"}
{"n":660,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"bc1f7f3e5c774137"}
{"n":661,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"848ccfc80aa145f7"}
{"n":662,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"cc7710feb5a6e66b"}
{"n":663,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"bdca8a2e5e57beb4"}
{"n":664,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"4b8b7616b35bc967"}
{"n":665,"by":"bob","kind":"SpendDie","answer":"done","seal":"e488aecccea2bbab"}
{"n":666,"by":"bob","kind":"RerollFives","answer":2,"seal":"94f4d519ec3b2520"}
{"n":667,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"535c81348f25f598"}
{"n":668,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"64378a5c3485fc2b"}
{"n":669,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9dd2bb0e7a3b6fdc"}
{"n":670,"by":"bob","kind":"RecallTroop","answer":"none","seal":"39528ed6edb64613"}
{"n":671,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e3fcbd0980ec2cd4"}
{"n":672,"by":"ann","kind":"BeginTurn","answer":["spartans","complex"],"seal":"74698ef0e16a3439"}
{"n":673,"by":"ann","kind":"Act","answer":"run","seal":"895ff1438b906b38"}
{"n":674,"by":"ann","kind":"TracePath","answer":["mere","causeway"],"seal":"21ab8c0220c85aa3"}
{"n":675,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"2022e8d79b9b39bb"}
{"n":676,"by":"ann","kind":"GoOn","answer":"stop","seal":"59c82bd414c39417"}
{"n":677,"by":"ann","kind":"RecallTroop","answer":"none","seal":"510dbec08256fdf3"}
{"n":678,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1803dad399dfa177"}
{"n":679,"by":"bob","kind":"BeginTurn","answer":["infernal_warriors","simple"],"seal":"5e9d7a5c77979560"}
{"n":680,"by":"bob","kind":"Act","answer":"attack","seal":"af2b172d69c9d58a"}
{"n":681,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5be82ce17c139142"}
{"n":682,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"3938f72af9d4cc93"}
{"n":683,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"18c7c66ae17a29bf"}
{"n":684,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"7c9208d9f0710199"}
{"n":685,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"1fc867eecc23841b"}
{"n":686,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"9fa8c2102d1ceb3e"}
{"n":687,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"f47605ef148320f6"}
{"n":688,"by":"bob","kind":"SpendDie","answer":"done","seal":"ef9e69ef84616ace"}
{"n":689,"by":"bob","kind":"RerollFives","answer":2,"seal":"25cc2d5c980e402a"}
{"n":690,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"66cf754ca91d2d5a"}
{"n":691,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"f386b9c4e9ab4beb"}
{"n":692,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7e46a0286b77c77e"}
{"n":693,"by":"bob","kind":"GoOn","answer":"stop","seal":"da17939b53d1e547"}
{"n":694,"by":"bob","kind":"RecallTroop","answer":"none","seal":"f5ac8370b5f9ed44"}
{"n":695,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"7229b80d0b3147a9"}
{"n":696,"by":"ann","kind":"BeginTurn","answer":["search_card","ares"],"seal":"50108f3927156c9a"}
{"n":697,"by":"ann","kind":"Pay","answer":["aow"],"seal":"76c9e558793d590f"}
{"n":698,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[12,3,13,11,0,7,4,1,2,10,5,8,6,9]},"seal":"7601df2971b03c0a"}
{"n":699,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"0b5a9adfb11c876a"}
{"end":{"is":"Ended","winners":["bob"],"reason":"last_divinity","rule":"MYT-WIN-02","score":[["ann",3.0],["bob",2.0]]},"events":1181,"seal":"8e264be8cf9681ef"}
