{"format":"pas-record/1","game":"mythic","rules":"1.6","players":["ann","bob"],"dice":{"kind":"seeded","seed":7},"setup":{"name":"Behind the north wind, constructed","players":["ann","bob"],"mode":"skirmish","recruitment":"constructed","divinity":"god","stalemate":10,"boards":{"Behind the north wind":{"name":"Behind the north wind","areas":[{"id":"boreas-gate","name":"Gate of Boreas","terrain":"open_ground","capacity":4,"icon":[3.4,21.0],"polygon":[[6.8,24.0],[0.0,24.0],[0.0,18.5],[5.3,17.6],[6.3,18.3]],"level":2},{"id":"snow-field","name":"Snow field","terrain":"polar","capacity":4,"icon":[9.6,20.7],"polygon":[[12.9,18.7],[12.5,24.0],[6.8,24.0],[6.3,18.3],[10.9,17.1]],"level":2},{"id":"pine-ridge","name":"Pine ridge","terrain":"forest","capacity":4,"icon":[15.9,20.9],"polygon":[[19.3,24.0],[12.5,24.0],[12.9,18.7],[16.2,17.6],[18.8,18.2]],"level":2},{"id":"ice-shelf","name":"Ice shelf","terrain":"polar","capacity":3,"icon":[22.0,20.9],"polygon":[[19.3,24.0],[18.8,18.2],[19.4,17.8],[24.5,17.8],[25.2,18.4],[24.7,24.0]],"level":2},{"id":"wolf-den","name":"Wolf den","terrain":"ruins","capacity":3,"icon":[27.9,21.1],"polygon":[[30.2,17.5],[30.5,17.7],[31.0,24.0],[24.7,24.0],[25.2,18.4]],"level":2},{"id":"north-camp","name":"North camp","terrain":"open_ground","capacity":4,"icon":[33.4,20.1],"polygon":[[31.0,24.0],[30.5,17.7],[36.0,17.3],[36.0,24.0]],"level":2},{"id":"west-crag","name":"West crag","terrain":"cliff","capacity":2,"icon":[2.6,15.4],"polygon":[[5.2,12.5],[5.3,17.6],[0.0,18.5],[0.0,12.0]],"level":2},{"id":"frozen-fall","name":"Frozen fall","terrain":"stairs","capacity":2,"icon":[8.1,14.8],"polygon":[[11.1,12.1],[10.9,17.1],[6.3,18.3],[5.3,17.6],[5.2,12.5],[6.0,11.7]],"level":1},{"id":"glacier","name":"Glacier","terrain":"polar","capacity":4,"icon":[14.1,15.1],"polygon":[[16.2,17.6],[12.9,18.7],[10.9,17.1],[11.1,12.1],[11.2,12.0],[15.4,12.0],[16.3,11.4],[20.0,12.5],[19.4,17.8],[18.8,18.2]],"level":1},{"id":"standing-stone","name":"Standing stone","terrain":"rock","capacity":1,"icon":[22.1,15.4],"polygon":[[24.5,12.5],[24.5,17.8],[19.4,17.8],[20.0,12.5],[22.0,11.5]],"level":1},{"id":"east-slope","name":"East slope","terrain":"open_ground","capacity":4,"icon":[27.3,15.2],"polygon":[[27.0,11.5],[29.9,13.0],[30.2,17.5],[25.2,18.4],[24.5,17.8],[24.5,12.5]],"level":1},{"id":"eyrie","name":"The eyrie","terrain":"rock","capacity":2,"icon":[33.0,14.6],"polygon":[[32.3,11.5],[36.0,12.2],[36.0,17.3],[30.5,17.7],[30.2,17.5],[29.9,13.0]],"level":2},{"id":"birch-wood","name":"Birch wood","terrain":"forest","capacity":3,"icon":[2.9,9.4],"polygon":[[6.0,11.7],[5.2,12.5],[0.0,12.0],[0.0,6.5],[5.5,6.5]],"level":1},{"id":"hot-spring","name":"Hot spring","terrain":"lava","capacity":2,"icon":[8.5,8.8],"polygon":[[11.1,12.1],[6.0,11.7],[5.5,6.5],[6.0,6.0],[11.2,6.0],[11.2,12.0]],"level":1},{"id":"west-fen","name":"West fen","terrain":"swamp","capacity":3,"icon":[13.9,8.7],"polygon":[[16.8,6.2],[16.3,11.4],[15.4,12.0],[11.2,12.0],[11.2,6.0],[11.5,5.8]],"level":0},{"id":"causeway","name":"Causeway","terrain":"open_ground","capacity":3,"icon":[19.1,9.5],"polygon":[[22.0,11.5],[20.0,12.5],[16.3,11.4],[16.8,6.2],[17.6,5.7],[21.5,7.0]],"level":0},{"id":"east-fen","name":"East fen","terrain":"swamp","capacity":4,"icon":[24.5,8.5],"polygon":[[24.5,12.5],[22.0,11.5],[21.5,7.0],[24.4,5.2],[27.5,6.7],[27.0,11.5]],"level":0},{"id":"ruined-tower","name":"Ruined tower","terrain":"ruins","capacity":3,"icon":[29.6,10.0],"polygon":[[27.5,6.7],[30.7,5.5],[31.6,6.2],[32.3,11.5],[29.9,13.0],[27.0,11.5]],"level":0},{"id":"fjord","name":"The fjord","terrain":"water","capacity":5,"icon":[33.4,4.3],"polygon":[[36.0,6.7],[36.0,12.2],[32.3,11.5],[31.6,6.2],[30.7,5.5],[31.5,0.0],[36.0,0.0]],"level":0},{"id":"south-camp","name":"South camp","terrain":"open_ground","capacity":4,"icon":[2.9,3.6],"polygon":[[5.5,6.5],[0.0,6.5],[0.0,0.0],[5.5,0.0],[6.0,6.0]],"level":0},{"id":"reed-bank","name":"Reed bank","terrain":"open_ground","capacity":3,"icon":[8.6,2.9],"polygon":[[11.5,5.8],[11.2,6.0],[6.0,6.0],[5.5,0.0],[11.5,0.0]],"level":0},{"id":"mere","name":"The mere","terrain":"water","capacity":4,"icon":[14.7,3.0],"polygon":[[11.5,0.0],[18.0,0.0],[17.6,5.7],[16.8,6.2],[11.5,5.8]],"level":0},{"id":"alder-wood","name":"Alder wood","terrain":"forest","capacity":4,"icon":[21.0,3.4],"polygon":[[21.5,7.0],[17.6,5.7],[18.0,0.0],[24.0,0.0],[24.4,5.2]],"level":0},{"id":"beach","name":"The beach","terrain":"open_ground","capacity":4,"icon":[27.7,3.2],"polygon":[[24.4,5.2],[24.0,0.0],[31.5,0.0],[30.7,5.5],[27.5,6.7]],"level":0}],"boundaries":[{"between":["boreas-gate","snow-field"],"kind":"normal"},{"between":["boreas-gate","west-crag"],"kind":"normal"},{"between":["boreas-gate","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["snow-field","pine-ridge"],"kind":"normal"},{"between":["snow-field","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["snow-field","glacier"],"kind":"escarpment","low":"glacier"},{"between":["pine-ridge","ice-shelf"],"kind":"normal"},{"between":["pine-ridge","glacier"],"kind":"escarpment","line":[[12.9,18.7],[16.2,17.6]],"low":"glacier"},{"between":["pine-ridge","glacier"],"kind":"normal","line":[[16.2,17.6],[18.8,18.2]],"low":"glacier"},{"between":["ice-shelf","wolf-den"],"kind":"normal"},{"between":["ice-shelf","glacier"],"kind":"escarpment","low":"glacier"},{"between":["ice-shelf","standing-stone"],"kind":"escarpment","low":"standing-stone"},{"between":["ice-shelf","east-slope"],"kind":"normal","low":"east-slope"},{"between":["wolf-den","north-camp"],"kind":"normal"},{"between":["wolf-den","east-slope"],"kind":"wall","low":"east-slope"},{"between":["wolf-den","eyrie"],"kind":"normal"},{"between":["north-camp","eyrie"],"kind":"normal"},{"between":["west-crag","frozen-fall"],"kind":"normal","low":"frozen-fall"},{"between":["west-crag","birch-wood"],"kind":"escarpment","low":"birch-wood"},{"between":["frozen-fall","glacier"],"kind":"normal"},{"between":["frozen-fall","birch-wood"],"kind":"normal"},{"between":["frozen-fall","hot-spring"],"kind":"normal"},{"between":["glacier","standing-stone"],"kind":"normal"},{"between":["glacier","hot-spring"],"kind":"normal"},{"between":["glacier","west-fen"],"kind":"normal","line":[[11.2,12.0],[15.4,12.0]],"low":"west-fen"},{"between":["glacier","west-fen"],"kind":"escarpment","line":[[15.4,12.0],[16.3,11.4]],"low":"west-fen"},{"between":["glacier","causeway"],"kind":"normal","low":"causeway"},{"between":["standing-stone","east-slope"],"kind":"normal"},{"between":["standing-stone","causeway"],"kind":"normal","low":"causeway"},{"between":["standing-stone","east-fen"],"kind":"normal","low":"east-fen"},{"between":["east-slope","eyrie"],"kind":"escarpment","low":"east-slope"},{"between":["east-slope","east-fen"],"kind":"normal","low":"east-fen"},{"between":["east-slope","ruined-tower"],"kind":"wall","line":[[27.0,11.5],[28.45,12.25]],"low":"ruined-tower"},{"between":["east-slope","ruined-tower"],"kind":"normal","line":[[28.45,12.25],[29.9,13.0]],"low":"ruined-tower"},{"between":["eyrie","ruined-tower"],"kind":"normal","low":"ruined-tower"},{"between":["eyrie","fjord"],"kind":"escarpment","low":"fjord"},{"between":["birch-wood","hot-spring"],"kind":"normal"},{"between":["birch-wood","south-camp"],"kind":"normal","low":"south-camp"},{"between":["hot-spring","west-fen"],"kind":"normal","low":"west-fen"},{"between":["hot-spring","south-camp"],"kind":"normal","low":"south-camp"},{"between":["hot-spring","reed-bank"],"kind":"normal","low":"reed-bank"},{"between":["west-fen","causeway"],"kind":"normal"},{"between":["west-fen","reed-bank"],"kind":"normal"},{"between":["west-fen","mere"],"kind":"normal"},{"between":["causeway","east-fen"],"kind":"normal"},{"between":["causeway","mere"],"kind":"normal"},{"between":["causeway","alder-wood"],"kind":"chains"},{"between":["east-fen","ruined-tower"],"kind":"normal"},{"between":["east-fen","alder-wood"],"kind":"normal"},{"between":["east-fen","beach"],"kind":"normal"},{"between":["ruined-tower","fjord"],"kind":"normal"},{"between":["ruined-tower","beach"],"kind":"wall","line":[[27.5,6.7],[29.1,6.1]]},{"between":["ruined-tower","beach"],"kind":"normal","line":[[29.1,6.1],[30.7,5.5]]},{"between":["fjord","beach"],"kind":"normal"},{"between":["south-camp","reed-bank"],"kind":"normal"},{"between":["reed-bank","mere"],"kind":"normal"},{"between":["mere","alder-wood"],"kind":"normal"},{"between":["alder-wood","beach"],"kind":"normal"}],"skulls":[],"zones":[{"side":"north","areas":["boreas-gate","snow-field","pine-ridge","ice-shelf","wolf-den","north-camp"],"players":2},{"side":"south","areas":["south-camp","reed-bank","mere","alder-wood","beach"],"players":2},{"side":"north","areas":["pine-ridge","ice-shelf","wolf-den"],"players":3},{"side":"south","areas":["mere","alder-wood","beach"],"players":3},{"side":"west","areas":["birch-wood","south-camp","reed-bank"],"players":3},{"side":"north","areas":["wolf-den","north-camp"],"players":4},{"side":"south","areas":["alder-wood","beach"],"players":4},{"side":"west","areas":["south-camp","reed-bank"],"players":4},{"side":"east","areas":["ruined-tower","fjord"],"players":4}],"stones":[{"area":"glacier","mythology":"greek"},{"area":"causeway","mythology":"greek"},{"area":"east-fen","mythology":"greek"},{"area":"birch-wood","mythology":"greek"},{"area":"ruined-tower","mythology":"greek"},{"area":"frozen-fall","mythology":"greek"}]},"The drowned agora":{"name":"The drowned agora","areas":[{"id":"north-gate","name":"North gate","terrain":"open_ground","capacity":4,"icon":[3.0,21.0],"polygon":[[6.2,18.7],[5.8,24.0],[0.0,24.0],[0.0,18.0],[5.5,18.0]],"level":0},{"id":"olive-grove","name":"Olive grove","terrain":"forest","capacity":4,"icon":[9.2,21.2],"polygon":[[11.8,18.2],[12.2,24.0],[5.8,24.0],[6.2,18.7]],"level":0},{"id":"granary","name":"Granary","terrain":"ruins","capacity":3,"icon":[15.0,21.0],"polygon":[[18.2,19.2],[17.8,24.0],[12.2,24.0],[11.8,18.2],[15.9,17.9]],"level":0},{"id":"north-road","name":"North road","terrain":"open_ground","capacity":4,"icon":[21.0,21.0],"polygon":[[23.8,18.5],[24.2,24.0],[17.8,24.0],[18.2,19.2],[21.0,17.7],[23.0,17.9]],"level":0},{"id":"potters-field","name":"Potters' field","terrain":"open_ground","capacity":3,"icon":[27.0,21.0],"polygon":[[23.8,18.5],[28.8,17.6],[30.0,18.7],[30.0,24.0],[24.2,24.0]],"level":0},{"id":"cypress-wood","name":"Cypress wood","terrain":"forest","capacity":3,"icon":[33.1,21.1],"polygon":[[30.0,24.0],[30.0,18.7],[36.0,17.6],[36.0,24.0]],"level":0},{"id":"west-stoa","name":"West stoa","terrain":"ruins","capacity":3,"icon":[2.9,14.9],"polygon":[[5.5,18.0],[0.0,18.0],[0.0,12.0],[6.0,12.0]],"level":0},{"id":"upper-steps","name":"Upper steps","terrain":"stairs","capacity":2,"icon":[8.6,15.5],"polygon":[[11.3,12.9],[11.8,18.2],[6.2,18.7],[5.5,18.0],[6.0,12.0],[10.6,12.4]],"level":1},{"id":"temple","name":"Temple court","terrain":"open_ground","capacity":5,"icon":[15.6,14.9],"polygon":[[16.0,11.6],[16.7,12.0],[18.6,12.0],[21.0,17.7],[18.2,19.2],[15.9,17.9],[11.8,18.2],[11.3,12.9]],"level":2},{"id":"oracle-rock","name":"Oracle rock","terrain":"rock","capacity":1,"icon":[21.7,13.6],"polygon":[[20.6,10.7],[24.3,12.2],[23.0,17.9],[21.0,17.7],[18.6,12.0]],"level":2},{"id":"east-terrace","name":"East terrace","terrain":"open_ground","capacity":3,"icon":[26.3,15.3],"polygon":[[26.8,11.2],[29.2,12.8],[28.8,17.6],[23.8,18.5],[23.0,17.9],[24.3,12.2]],"level":1},{"id":"watch-cliff","name":"Watch cliff","terrain":"cliff","capacity":2,"icon":[32.8,15.0],"polygon":[[29.2,12.8],[36.0,10.7],[36.0,17.6],[30.0,18.7],[28.8,17.6]],"level":1},{"id":"west-quay","name":"West quay","terrain":"open_ground","capacity":3,"icon":[3.0,9.0],"polygon":[[6.0,6.4],[6.0,12.0],[0.0,12.0],[0.0,5.4]],"level":0},{"id":"drowned-agora","name":"Drowned agora","terrain":"water","capacity":5,"icon":[9.2,9.2],"polygon":[[11.3,6.7],[14.4,5.7],[14.9,5.9],[16.0,11.6],[11.3,12.9],[10.6,12.4],[6.0,12.0],[6.0,6.4],[7.4,5.3]],"level":0},{"id":"fountain","name":"Fountain house","terrain":"ruins","capacity":2,"icon":[18.1,8.1],"polygon":[[20.9,6.7],[20.6,10.7],[18.6,12.0],[16.7,12.0],[16.0,11.6],[14.9,5.9],[19.1,5.2]],"level":0},{"id":"lower-steps","name":"Lower steps","terrain":"stairs","capacity":2,"icon":[23.9,8.9],"polygon":[[20.9,6.7],[25.0,5.6],[26.8,6.8],[26.8,11.2],[24.3,12.2],[20.6,10.7]],"level":1},{"id":"theatre","name":"Theatre","terrain":"open_ground","capacity":4,"icon":[30.1,9.1],"polygon":[[26.8,6.8],[30.3,5.3],[36.0,9.0],[36.0,10.7],[29.2,12.8],[26.8,11.2]],"level":0},{"id":"south-wood","name":"South wood","terrain":"forest","capacity":4,"icon":[4.4,3.0],"polygon":[[6.0,6.4],[0.0,5.4],[0.0,0.0],[7.7,0.0],[7.4,5.3]],"level":0},{"id":"market-street","name":"Market street","terrain":"open_ground","capacity":4,"icon":[10.8,3.2],"polygon":[[11.3,6.7],[7.4,5.3],[7.7,0.0],[13.5,0.0],[14.4,5.7]],"level":0},{"id":"bath-house","name":"Bath house","terrain":"ruins","capacity":3,"icon":[16.7,2.8],"polygon":[[14.9,5.9],[14.4,5.7],[13.5,0.0],[20.1,0.0],[19.1,5.2]],"level":0},{"id":"south-road","name":"South road","terrain":"open_ground","capacity":4,"icon":[22.1,3.6],"polygon":[[19.1,5.2],[20.1,0.0],[24.5,0.0],[25.0,5.6],[20.9,6.7]],"level":0},{"id":"tannery","name":"Tannery","terrain":"open_ground","capacity":3,"icon":[27.6,2.9],"polygon":[[24.5,0.0],[30.8,0.0],[30.3,5.3],[26.8,6.8],[25.0,5.6]],"level":0},{"id":"south-gate","name":"South gate","terrain":"open_ground","capacity":4,"icon":[33.2,3.9],"polygon":[[36.0,9.0],[30.3,5.3],[30.8,0.0],[36.0,0.0]],"level":0}],"boundaries":[{"between":["north-gate","olive-grove"],"kind":"normal"},{"between":["north-gate","west-stoa"],"kind":"normal"},{"between":["north-gate","upper-steps"],"kind":"normal"},{"between":["olive-grove","granary"],"kind":"wall","line":[[11.8,18.2],[12.0,21.1]]},{"between":["olive-grove","granary"],"kind":"normal","line":[[12.0,21.1],[12.2,24.0]]},{"between":["olive-grove","upper-steps"],"kind":"normal","low":"olive-grove"},{"between":["granary","north-road"],"kind":"normal"},{"between":["granary","temple"],"kind":"wall","low":"granary"},{"between":["north-road","potters-field"],"kind":"normal"},{"between":["north-road","temple"],"kind":"escarpment","low":"north-road"},{"between":["north-road","oracle-rock"],"kind":"normal","low":"north-road"},{"between":["north-road","east-terrace"],"kind":"escarpment","low":"north-road"},{"between":["potters-field","cypress-wood"],"kind":"normal"},{"between":["potters-field","east-terrace"],"kind":"wall","line":[[23.8,18.5],[26.3,18.05]],"low":"potters-field"},{"between":["potters-field","east-terrace"],"kind":"normal","line":[[26.3,18.05],[28.8,17.6]],"low":"potters-field"},{"between":["potters-field","watch-cliff"],"kind":"normal","low":"potters-field"},{"between":["cypress-wood","watch-cliff"],"kind":"normal","low":"cypress-wood"},{"between":["west-stoa","upper-steps"],"kind":"normal","low":"west-stoa"},{"between":["west-stoa","west-quay"],"kind":"wall"},{"between":["upper-steps","temple"],"kind":"normal","low":"upper-steps"},{"between":["upper-steps","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","oracle-rock"],"kind":"normal"},{"between":["temple","drowned-agora"],"kind":"escarpment","low":"drowned-agora"},{"between":["temple","fountain"],"kind":"wall","low":"fountain"},{"between":["oracle-rock","east-terrace"],"kind":"normal","low":"east-terrace"},{"between":["oracle-rock","fountain"],"kind":"normal","low":"fountain"},{"between":["oracle-rock","lower-steps"],"kind":"normal","low":"lower-steps"},{"between":["east-terrace","watch-cliff"],"kind":"normal"},{"between":["east-terrace","lower-steps"],"kind":"normal"},{"between":["east-terrace","theatre"],"kind":"escarpment","low":"theatre"},{"between":["watch-cliff","theatre"],"kind":"normal","low":"theatre"},{"between":["west-quay","drowned-agora"],"kind":"normal"},{"between":["west-quay","south-wood"],"kind":"normal"},{"between":["drowned-agora","fountain"],"kind":"normal"},{"between":["drowned-agora","south-wood"],"kind":"normal"},{"between":["drowned-agora","market-street"],"kind":"normal"},{"between":["drowned-agora","bath-house"],"kind":"normal"},{"between":["fountain","lower-steps"],"kind":"normal","low":"fountain"},{"between":["fountain","bath-house"],"kind":"normal"},{"between":["fountain","south-road"],"kind":"normal"},{"between":["lower-steps","theatre"],"kind":"normal","low":"theatre"},{"between":["lower-steps","south-road"],"kind":"normal","low":"south-road"},{"between":["lower-steps","tannery"],"kind":"wall","low":"tannery"},{"between":["theatre","tannery"],"kind":"wall"},{"between":["theatre","south-gate"],"kind":"normal"},{"between":["south-wood","market-street"],"kind":"normal"},{"between":["market-street","bath-house"],"kind":"wall"},{"between":["bath-house","south-road"],"kind":"normal","line":[[20.1,0.0],[19.6,2.6]]},{"between":["bath-house","south-road"],"kind":"wall","line":[[19.6,2.6],[19.1,5.2]]},{"between":["south-road","tannery"],"kind":"normal"},{"between":["tannery","south-gate"],"kind":"wall","line":[[30.8,0.0],[30.55,2.65]]},{"between":["tannery","south-gate"],"kind":"normal","line":[[30.55,2.65],[30.3,5.3]]}],"skulls":[],"zones":[{"side":"north","areas":["north-gate","olive-grove","granary","north-road","potters-field","cypress-wood"],"players":2},{"side":"south","areas":["south-wood","market-street","bath-house","south-road","tannery","south-gate"],"players":2},{"side":"north","areas":["olive-grove","granary","north-road"],"players":3},{"side":"south","areas":["market-street","bath-house","south-road"],"players":3},{"side":"east","areas":["cypress-wood","theatre","south-gate"],"players":3},{"side":"north","areas":["olive-grove","granary"],"players":4},{"side":"south","areas":["bath-house","south-road"],"players":4},{"side":"east","areas":["theatre","south-gate"],"players":4},{"side":"west","areas":["west-stoa","west-quay"],"players":4}],"stones":[{"area":"temple","mythology":"greek"},{"area":"drowned-agora","mythology":"greek"},{"area":"theatre","mythology":"greek"},{"area":"west-stoa","mythology":"greek"},{"area":"lower-steps","mythology":"greek"},{"area":"east-terrace","mythology":"greek"}]}},"units":[{"id":"achilles","name":"Achilles","name_fr":"Achille","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative"],"same_unit_as":["veteran_achilles"],"rows":[{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"amazons","name":"Amazons","name_fr":"Amazones","type":"troop","mythology":"greek","source":"house","cited":["type","range","talents"],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["climb","initiative"],"rows":[{"offence":3,"defence":5,"range":2,"movement":2}],"powers":[{"id":"amazons_power","name":"Aim","name_fr":"Visée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+"]}]}]},{"id":"ares","name":"Ares","name_fr":"Arès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":3,"classes":[],"talents":["close_combat"],"rows":[{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":8,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"ares_1":true,"ares_2":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"ares_1":true}},{"offence":6,"defence":6,"range":0,"movement":1}],"powers":[{"id":"ares_1","name":"Frenzy","name_fr":"Fureur d'Arès","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"ares_2","name":"Ares' Wrath","name_fr":"Frénésie","type":"active","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"atalanta","name":"Atalanta","name_fr":"Atalante","type":"hero","mythology":"greek","source":"house","cited":["type","range","talents"],"cost":3,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":3,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"huntress":true,"dodge":true}},{"offence":5,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}},{"offence":4,"defence":5,"range":2,"movement":2,"powers":{"dodge":true}}],"powers":[{"id":"huntress","name":"Huntress","name_fr":"Chasseresse","type":"active","cost":1,"effects":[{"do":"extra_actions","actions":["walk","attack"]}]},{"id":"dodge","name":"Dodge","name_fr":"Esquive","type":"active","cost":1,"effects":[{"do":"modifier","stat":"defence","amount":2,"until":"round"}]}]},{"id":"athena","name":"Athena","name_fr":"Athéna","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":6,"classes":[],"talents":["bolster"],"rows":[{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":8,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":6}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":2,"powers":{"strategist":true,"athenas_owl":5}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"strategist":true,"athenas_owl":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"athenas_owl":4}}],"powers":[{"id":"strategist","name":"Strategist","name_fr":"Stratège","type":"active","cost":1,"effects":[{"do":"raise_limit","by":1}]},{"id":"athenas_owl","name":"Athena's Owl","name_fr":"Chouette d'Athéna","type":"offensive","cost":0,"effects":[{"do":"attack","range":2}]}]},{"id":"centaurs","name":"Centaurs","name_fr":"Centaures","type":"troop","mythology":"greek","source":"house","cited":["type","range","movement"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mobility"],"rows":[{"offence":4,"defence":5,"range":1,"movement":2}],"powers":[{"id":"centaurs_power","name":"Gallop","name_fr":"Galop","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","alone"]}]}]},{"id":"cerberus","name":"Cerberus","name_fr":"Cerbère","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":5,"activation_cards":4,"strategic_value":0,"classes":["fireproof"],"talents":["guard","block"],"rows":[{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":9,"blazing_breath":5}},{"offence":7,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":5}},{"offence":6,"defence":7,"range":0,"movement":2,"powers":{"three_headed_bite":8,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7,"blazing_breath":4}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"three_headed_bite":7}},{"offence":5,"defence":6,"range":0,"movement":2}],"powers":[{"id":"three_headed_bite","name":"Three-headed Bite","name_fr":"Triple Morsure","type":"offensive","cost":1,"effects":[{"do":"attack","range":0}]},{"id":"blazing_breath","name":"Blazing Breath","name_fr":"Souffle Brûlant","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"hades","name":"Hades","name_fr":"Hadès","type":"god","mythology":"greek","source":"house","cited":["type"],"cost":6,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":6}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"soul_culling":true,"inferno":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true,"inferno":4}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"soul_culling":true}}],"powers":[{"id":"soul_culling","name":"Soul Culling","name_fr":"Appel des Âmes","type":"permanent","cost":0,"trigger":"destroyed","effects":[{"do":"heal","points":1},{"do":"gain_activation_card"}]},{"id":"inferno","name":"Inferno","name_fr":"Brasier Infernal","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":1}]}]},{"id":"heracles","name":"Heracles","name_fr":"Héraclès","type":"hero","mythology":"greek","source":"house","cited":["type","range"],"cost":4,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer"],"same_unit_as":["veteran_heracles"],"rows":[{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"hoplites","name":"Hoplites","name_fr":"Hoplites","type":"troop","mythology":"greek","source":"house","cited":["type","offence","defence","miniatures","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["phalanx"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"hoplites_power","name":"Spears","name_fr":"Lances","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_0"]}]}]},{"id":"hydra","name":"Hydra","name_fr":"L'Hydre","type":"monster","mythology":"greek","source":"house","cited":["type","range","class"],"cost":4,"activation_cards":4,"strategic_value":0,"classes":["aquatic"],"talents":["block"],"rows":[{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":7,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":5,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":6,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4,"regeneration":true}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":4}},{"offence":5,"defence":6,"range":1,"movement":1,"powers":{"onslaught":3}}],"powers":[{"id":"onslaught","name":"Onslaught","name_fr":"Morsures de l'Hydre","type":"offensive","cost":1,"effects":[{"do":"attack_each","range":1}]},{"id":"regeneration","name":"Regeneration","name_fr":"Régénération","type":"passive","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"hyperboreans","name":"Hyperboreans","name_fr":"Hyperboréens","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":["boreal"],"talents":[],"rows":[{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"hyperboreans_power","name":"Fur and Frost","name_fr":"Fourrures et givre","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"defence","amount":1,"when":["defending","with_commander"]}]}]},{"id":"infernal_hounds","name":"Infernal Hounds","name_fr":"Chiens des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents"],"miniatures":6,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["torment"],"rows":[{"offence":3,"defence":4,"range":0,"movement":3}],"powers":[{"id":"infernal_hounds_power","name":"Pack","name_fr":"Meute","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","against_larger"]}]}]},{"id":"infernal_warriors","name":"Infernal Warriors","name_fr":"Guerriers des Enfers","type":"troop","mythology":"greek","source":"house","cited":["type","talents","power"],"miniatures":5,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["guard"],"rows":[{"offence":3,"defence":5,"range":0,"movement":1}],"powers":[{"id":"infernal_return","name":"Return","name_fr":"Retour","type":"permanent","cost":0,"trigger":"end","effects":[{"do":"heal","points":1}]}]},{"id":"kronos","name":"Kronos","name_fr":"Cronos","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["torment"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"sickle":7,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"sickle":6,"passing_time":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"sickle":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"sickle","name":"Sickle","name_fr":"Faucille","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]},{"id":"passing_time","name":"Passing Time","name_fr":"Le Temps qui passe","type":"passive","cost":1,"trigger":"start","effects":[{"do":"draw","cards":1}]}]},{"id":"leonidas","name":"Leonidas","name_fr":"Léonidas","type":"hero","mythology":"greek","source":"house","cited":["type","talents","rows.1.defence","rows.2.offence","vitality"],"cost":3,"activation_cards":4,"strategic_value":2,"classes":[],"talents":["guard"],"rows":[{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"born_leader":true,"wall_of_shields":true}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}},{"offence":4,"defence":6,"range":0,"movement":1,"powers":{"wall_of_shields":true}}],"powers":[{"id":"born_leader","name":"Born Leader","name_fr":"Leader Né","type":"passive","cost":1,"trigger":"end","effects":[{"do":"raise_limit","by":1},{"do":"activate_troops","most":2,"offence":1,"defence":1}]},{"id":"wall_of_shields","name":"Wall of Shields","name_fr":"Mur de Boucliers","type":"passive","cost":0,"effects":[{"do":"pass_wounds","to":"troop"}]}]},{"id":"medusa","name":"Medusa","name_fr":"Méduse","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":1,"classes":[],"talents":["climb"],"rows":[{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":6,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"petrify":true}},{"offence":5,"defence":5,"range":2,"movement":1},{"offence":4,"defence":5,"range":2,"movement":1}],"powers":[{"id":"petrify","name":"Petrify","name_fr":"Pétrification","type":"active","cost":2,"effects":[{"do":"destroy","types":["troop"]},{"do":"paralyse","types":["hero","monster","god","titan"]}]}]},{"id":"minotaur","name":"Minotaur","name_fr":"Le Minotaure","type":"monster","mythology":"greek","source":"house","cited":["type","talents"],"cost":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["mighty_throw"],"rows":[{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":6,"bloodlust":true}},{"offence":7,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5,"bloodlust":true}},{"offence":6,"defence":6,"range":0,"movement":2,"powers":{"charge":5}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"charge":4}}],"powers":[{"id":"charge","name":"Charge","name_fr":"Charge","type":"offensive","cost":1,"effects":[{"do":"charge","areas":2}]},{"id":"bloodlust","name":"Bloodlust","name_fr":"Soif de Sang","type":"passive","cost":0,"effects":[{"do":"reroll","dice":2,"whose":"own"}]}]},{"id":"oceanus","name":"Oceanus","name_fr":"Océan","type":"titan","mythology":"greek","source":"house","cited":[],"cost":7,"activation_cards":5,"strategic_value":3,"classes":["aquatic"],"talents":["bolster"],"rows":[{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":8,"range":1,"movement":1,"powers":{"flood":7,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":7,"defence":7,"range":1,"movement":1,"powers":{"flood":6,"tides":true}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":6}},{"offence":6,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":7,"range":1,"movement":1,"powers":{"flood":5}},{"offence":5,"defence":6,"range":0,"movement":1}],"powers":[{"id":"flood","name":"Flood","name_fr":"Flot","type":"offensive","cost":1,"effects":[{"do":"attack","range":2}]},{"id":"tides","name":"Tides","name_fr":"Marées","type":"active","cost":1,"effects":[{"do":"heal","points":1}]}]},{"id":"odysseus","name":"Odysseus","name_fr":"Ulysse","type":"hero","mythology":"greek","source":"house","cited":["type"],"cost":3,"activation_cards":3,"strategic_value":4,"classes":[],"talents":["leader"],"rows":[{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":2,"powers":{"subterfuge":true,"cunning":true}},{"offence":5,"defence":6,"range":2,"movement":1,"powers":{"subterfuge":true,"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}},{"offence":4,"defence":5,"range":2,"movement":1,"powers":{"cunning":true}}],"powers":[{"id":"subterfuge","name":"Subterfuge","name_fr":"Subterfuge","type":"active","cost":0,"effects":[{"do":"free_manoeuvre"}]},{"id":"cunning","name":"Cunning","name_fr":"Ruse","type":"active","cost":0,"effects":[{"do":"draw","cards":1}]}]},{"id":"phoenix","name":"Phoenix","name_fr":"Phénix","type":"monster","mythology":"greek","source":"house","cited":[],"cost":3,"activation_cards":3,"strategic_value":1,"classes":["flying","fireproof"],"talents":["gem_collector"],"rows":[{"offence":6,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":6,"range":0,"movement":3,"powers":{"embers":true}},{"offence":5,"defence":5,"range":0,"movement":2,"powers":{"embers":true}},{"offence":4,"defence":5,"range":0,"movement":2}],"powers":[{"id":"embers","name":"Embers","name_fr":"Braises","type":"active","cost":1,"tokens":{"count":2,"defence":4,"vitality":2,"effects":[{"do":"modifier","stat":"defence","amount":-1}]},"effects":[{"do":"place_token"}]}]},{"id":"scythians","name":"Scythian Archers","name_fr":"Archers scythes","type":"troop","mythology":"greek","source":"house","cited":[],"miniatures":4,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["archer"],"rows":[{"offence":3,"defence":4,"range":2,"movement":1}],"powers":[{"id":"scythians_power","name":"Volley","name_fr":"Volée","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"when":["attacking","range_1+","with_commander"]}]}]},{"id":"spartans","name":"Spartans","name_fr":"Spartiates","type":"troop","mythology":"greek","source":"house","cited":["type","power"],"miniatures":3,"activation_cards":3,"strategic_value":0,"classes":[],"talents":["close_protection"],"rows":[{"offence":1,"defence":6,"range":0,"movement":1}],"powers":[{"id":"spartans_power","name":"To the last","name_fr":"Jusqu'au dernier","type":"permanent","cost":0,"effects":[{"do":"modifier","stat":"offence","amount":1,"per_miniature":true,"when":["attacking"]}]}]},{"id":"talos","name":"Talos","name_fr":"Talos","type":"monster","mythology":"greek","source":"house","cited":[],"cost":5,"activation_cards":3,"strategic_value":0,"classes":["huge","fireproof"],"talents":["block"],"rows":[{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":8,"defence":8,"range":0,"movement":1,"powers":{"stamp":5}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"stamp":4}},{"offence":6,"defence":7,"range":0,"movement":1},{"offence":6,"defence":7,"range":0,"movement":1}],"powers":[{"id":"stamp","name":"Stamp","name_fr":"Piétinement","type":"offensive","cost":1,"effects":[{"do":"area_attack","range":0}]}]},{"id":"veteran_achilles","name":"Veteran Achilles","name_fr":"Achille vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["initiative","sneak_attack"],"same_unit_as":["achilles"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":8,"range":0,"movement":1,"powers":{"endurance":true,"achilles_prowess":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"achilles_prowess":true}}],"powers":[{"id":"endurance","name":"Endurance","name_fr":"Endurance","type":"passive","cost":1,"effects":[{"do":"wounds_suffered","amount":-1}]},{"id":"achilles_prowess","name":"Achilles' Prowess","name_fr":"Prouesse d'Achille","type":"passive","cost":1,"effects":[{"do":"wounds_inflicted","amount":1}]}]},{"id":"veteran_heracles","name":"Veteran Heracles","name_fr":"Héraclès vétéran","type":"hero","mythology":"greek","source":"house","cited":["same_unit_as"],"cost":5,"activation_cards":4,"strategic_value":1,"classes":[],"talents":["mighty_throw","monster_slayer","force_of_nature"],"same_unit_as":["heracles"],"rows":[{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":8,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":8}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":7}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"heraclean_feat":true,"heraclean_strength":6}},{"offence":6,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":6}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"heraclean_strength":5}}],"powers":[{"id":"heraclean_feat","name":"Heraclean Feat","name_fr":"Exploit Héracléen","type":"passive","cost":0,"effects":[{"do":"reroll","dice":1,"whose":"both"}]},{"id":"heraclean_strength","name":"Heraclean Strength","name_fr":"Force Héracléenne","type":"offensive","cost":0,"effects":[{"do":"attack","range":2,"element":true}]}]},{"id":"zeus","name":"Zeus","name_fr":"Zeus","type":"god","mythology":"greek","source":"house","cited":["type","lightning.type"],"cost":7,"activation_cards":5,"strategic_value":4,"classes":[],"talents":["initiative"],"rows":[{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":8,"patriarch":true}},{"offence":7,"defence":8,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":7,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":7,"patriarch":true}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":6,"defence":7,"range":0,"movement":1,"powers":{"lightning":6}},{"offence":5,"defence":7,"range":0,"movement":1,"powers":{"lightning":5}},{"offence":5,"defence":6,"range":0,"movement":1,"powers":{"lightning":5}}],"powers":[{"id":"lightning","name":"Lightning","name_fr":"Foudre","type":"offensive","cost":1,"effects":[{"do":"attack","range":3}]},{"id":"patriarch","name":"Patriarch","name_fr":"Patriarche","type":"active","cost":1,"effects":[{"do":"search","cards":1}]}]}]},"seal":"5f858d98beb2fd86"}
{"n":1,"by":"ann","kind":"BuildArmy","answer":["ares","phoenix","hoplites","infernal_warriors","veteran_achilles","scythians","spartans"],"seal":"46d502d9f47d726c"}
{"n":2,"by":"bob","kind":"BuildArmy","answer":["ares","veteran_achilles","hoplites","minotaur","scythians","hyperboreans"],"seal":"3a1e1502d6e8dd43"}
{"n":3,"by":"*chance","kind":"Die","answer":{"for":"lead","result":3},"seal":"070e35b534a84328"}
{"n":4,"by":"*chance","kind":"Die","answer":{"for":"lead","result":1},"seal":"d1f7280ae12698d4"}
{"n":5,"by":"ann","kind":"ChooseBoard","answer":"Behind the north wind","seal":"6674e50d795e1705"}
{"n":6,"by":"bob","kind":"ChooseSide","answer":"north","seal":"5d06a4dfa30384e0"}
{"n":7,"by":"ann","kind":"PlaceTroop","answer":["hoplites","south-camp"],"seal":"af041087bfe035ec"}
{"n":8,"by":"bob","kind":"PlaceTroop","answer":["hoplites:bob","boreas-gate"],"seal":"411fdb9e1da5a485"}
{"n":9,"by":"ann","kind":"PlaceTroop","answer":["infernal_warriors","south-camp"],"seal":"7d1474fb9d59daff"}
{"n":10,"by":"bob","kind":"PlaceTroop","answer":["scythians:bob","boreas-gate"],"seal":"3eaf8a8bdf1feaa5"}
{"n":11,"by":"ann","kind":"PlaceTroop","answer":["spartans","south-camp"],"seal":"0d10ce94ef84fb53"}
{"n":12,"by":"bob","kind":"PlaceTroop","answer":["hyperboreans","boreas-gate"],"seal":"953143cfd8b32b0f"}
{"n":13,"by":"ann","kind":"PlaceTroop","answer":["scythians","south-camp"],"seal":"304a6e76bf9fb0ab"}
{"n":14,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[4,7,16,13,24,2,27,1,22,8,5,6,10,26,12,11,0,23,20,21,19,9,18,14,25,17,15,28,3]},"seal":"48b8f915da331e89"}
{"n":15,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[21,24,1,22,17,6,14,10,12,16,3,15,23,9,20,5,2,4,13,18,19,8,0,7,11]},"seal":"0a52b071c8966e55"}
{"n":16,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"8976456231e0296c"}
{"n":17,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"96f19efc751fc5fb"}
{"n":18,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"37c9436c19bd60b7"}
{"n":19,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"029c039e5c518f95"}
{"n":20,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"e5025f3b8e81b2e2"}
{"n":21,"by":"ann","kind":"GoOn","answer":["veteran_achilles","complex"],"seal":"a3fdd2db22fd1bdd"}
{"n":22,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"c49f0c662b047da1"}
{"n":23,"by":"ann","kind":"EndTurn","answer":"none","seal":"d3afc4a257960229"}
{"n":24,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"004c83db9393aa7f"}
{"n":25,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"33ff468c185b0459"}
{"n":26,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"abb9596000cca7e8"}
{"n":27,"by":"bob","kind":"BeginTurn","answer":["ares:bob","complex"],"seal":"9994c539bd1e793e"}
{"n":28,"by":"bob","kind":"Act","answer":["deploy","boreas-gate"],"seal":"d96588be4ce7bd93"}
{"n":29,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1098251e24043604"}
{"n":30,"by":"bob","kind":"GoOn","answer":["veteran_achilles:bob","complex"],"seal":"4330faacec000244"}
{"n":31,"by":"bob","kind":"Act","answer":["deploy","pine-ridge"],"seal":"0aa48950ee3852c3"}
{"n":32,"by":"bob","kind":"EndTurn","answer":"none","seal":"0ec2fb36cf6b435f"}
{"n":33,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e0df4747fb72c146"}
{"n":34,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"bd63776e078b27e1"}
{"n":35,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"81dceb574d55fa24"}
{"n":36,"by":"ann","kind":"BeginTurn","answer":["ares","simple"],"seal":"979b97b38fa09baa"}
{"n":37,"by":"ann","kind":"Act","answer":"walk","seal":"342f276c030a6d17"}
{"n":38,"by":"ann","kind":"TracePath","answer":["beach","ruined-tower"],"seal":"3bfdbce7532e4024"}
{"n":39,"by":"ann","kind":"Act","answer":["claim","stone5"],"seal":"a8a5356f39643ecc"}
{"n":40,"by":"ann","kind":"Act","answer":"end","seal":"83e990b3c3cd0125"}
{"n":41,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"853a815735bfa80d"}
{"n":42,"by":"ann","kind":"GoOn","answer":["phoenix","complex"],"seal":"9da82dff04f0b8eb"}
{"n":43,"by":"ann","kind":"Act","answer":["deploy","alder-wood"],"seal":"47d62f6421041054"}
{"n":44,"by":"ann","kind":"EndTurn","answer":"none","seal":"e881afe4d58b94cb"}
{"n":45,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"1559c742f9d48d76"}
{"n":46,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d3f698d4a7bfda6b"}
{"n":47,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"32886268a6129cbd"}
{"n":48,"by":"bob","kind":"BeginTurn","answer":["minotaur","complex"],"seal":"069a9d540c2f2fd7"}
{"n":49,"by":"bob","kind":"Act","answer":["deploy","pine-ridge"],"seal":"e4ae3cf62f1f4a2f"}
{"n":50,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f17a1113cef68c2d"}
{"n":51,"by":"bob","kind":"GoOn","answer":["hoplites:bob","simple"],"seal":"3eb7c00ae2b23546"}
{"n":52,"by":"bob","kind":"Act","answer":"walk","seal":"9532ac1e6c4051e7"}
{"n":53,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"c7f9d68d4ccf76ef"}
{"n":54,"by":"bob","kind":"Act","answer":["claim","stone6"],"seal":"93924b68cd253482"}
{"n":55,"by":"bob","kind":"Act","answer":"end","seal":"90caa84c6d48572d"}
{"n":56,"by":"bob","kind":"EndTurn","answer":"none","seal":"6eb4069c36be8694"}
{"n":57,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3b39678a0af70ffe"}
{"n":58,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6f0426935e0ab8e9"}
{"n":59,"by":"ann","kind":"BeginTurn","answer":["ares","complex"],"seal":"35b9d19003ea92d9"}
{"n":60,"by":"ann","kind":"Act","answer":["absorb","stone5"],"seal":"b45b1880629381ee"}
{"n":61,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"388b22b4a6de31b7"}
{"n":62,"by":"ann","kind":"GoOn","answer":["spartans","simple"],"seal":"b7beb73858626fe0"}
{"n":63,"by":"ann","kind":"Pay","answer":["aow"],"seal":"93e49413e7462d75"}
{"n":64,"by":"ann","kind":"Act","answer":"walk","seal":"9494969f9f6d65bb"}
{"n":65,"by":"ann","kind":"TracePath","answer":["birch-wood"],"seal":"716f595563654bcf"}
{"n":66,"by":"ann","kind":"Act","answer":["claim","stone4"],"seal":"68f69c318eb992b0"}
{"n":67,"by":"ann","kind":"Act","answer":"end","seal":"e42d2fcf69949a86"}
{"n":68,"by":"ann","kind":"EndTurn","answer":"none","seal":"ab6eff682f93847e"}
{"n":69,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6e22f67bbfb7233f"}
{"n":70,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"fad1170e82cec546"}
{"n":71,"by":"bob","kind":"BeginTurn","answer":"draw_cards","seal":"253887546e00a00f"}
{"n":72,"by":"bob","kind":"BeginTurn","answer":["minotaur","simple"],"seal":"878414736e63fd8d"}
{"n":73,"by":"bob","kind":"Act","answer":"walk","seal":"4650872f2449f316"}
{"n":74,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"23a0024f9f48f7c1"}
{"n":75,"by":"bob","kind":"Act","answer":["claim","stone2"],"seal":"22a0d3387675bd57"}
{"n":76,"by":"bob","kind":"Act","answer":"end","seal":"66a2d83c30116eec"}
{"n":77,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"054019bd5f9ec542"}
{"n":78,"by":"bob","kind":"GoOn","answer":["ares:bob","simple"],"seal":"f870a9d0633c5481"}
{"n":79,"by":"bob","kind":"Act","answer":"walk","seal":"72dab69d4e9f239a"}
{"n":80,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"63c746d08933789f"}
{"n":81,"by":"bob","kind":"Act","answer":"attack","seal":"a5f2a2d716997b96"}
{"n":82,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"a4a4c250bb6d95af"}
{"n":83,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"01864293bece165e"}
{"n":84,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"463ef294d58efbd9"}
{"n":85,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e6b9f544750bdb21"}
{"n":86,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"e205fd19ffcc7c2b"}
{"n":87,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"f29e253ce1f742de"}
{"n":88,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ff2c5a99f3d35f8a"}
{"n":89,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"e5df704c86748755"}
{"n":90,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"eb5e2dbf7f5e390c"}
{"n":91,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"0f96f175c5037628"}
{"n":92,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"7826a1bb2135bec9"}
{"n":93,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"115e1905e926f4d5"}
{"n":94,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"2800dcabee5f49c7"}
{"n":95,"by":"bob","kind":"SpendDie","answer":"done","seal":"ab4767c561365692"}
{"n":96,"by":"bob","kind":"RerollFives","answer":5,"seal":"a762ec787b1e5849"}
{"n":97,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"6c60b30beef3f48d"}
{"n":98,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"de14c0bc63268209"}
{"n":99,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"c23303d00a70833e"}
{"n":100,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":2},"seal":"05971e3fcbb8bfe2"}
{"n":101,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"7036339ace0a361c"}
{"n":102,"by":"bob","kind":"SpendDie","answer":[2,6],"seal":"c1bba77df82bc860"}
{"n":103,"by":"bob","kind":"Act","answer":"end","seal":"26e93b4d6da111ff"}
{"n":104,"by":"bob","kind":"EndTurn","answer":"none","seal":"416c11779856c81f"}
{"n":105,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"750a5bf3a9836655"}
{"n":106,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"39c7c16e27f8c669"}
{"n":107,"by":"ann","kind":"BeginTurn","answer":["infernal_warriors","simple"],"seal":"00eade953baf1256"}
{"n":108,"by":"ann","kind":"Act","answer":"walk","seal":"6ed6cd2894807284"}
{"n":109,"by":"ann","kind":"TracePath","answer":["birch-wood"],"seal":"9e63886d497ddef9"}
{"n":110,"by":"ann","kind":"Act","answer":["claim","stone4"],"seal":"eb23dd1f48778e40"}
{"n":111,"by":"ann","kind":"Act","answer":"end","seal":"ec344a832d109896"}
{"n":112,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"bd6a0cf21cbe9942"}
{"n":113,"by":"ann","kind":"GoOn","answer":["phoenix","simple"],"seal":"8ccb711847f71d9b"}
{"n":114,"by":"ann","kind":"Pay","answer":["omphalos"],"seal":"3fbc88770f187e7a"}
{"n":115,"by":"ann","kind":"Act","answer":"walk","seal":"83e2b2d1c32fa5f6"}
{"n":116,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"44ad5eccae67c7af"}
{"n":117,"by":"ann","kind":"Act","answer":["claim","stone1"],"seal":"31bc82cd0f8daffc"}
{"n":118,"by":"ann","kind":"Act","answer":"end","seal":"60094b7a8f00a623"}
{"n":119,"by":"ann","kind":"EndTurn","answer":"none","seal":"69d8c7a6f3c0072b"}
{"n":120,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"c1d38057a930f59c"}
{"n":121,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"dc934430fe90436a"}
{"n":122,"by":"bob","kind":"BeginTurn","answer":["search_card","ares:bob"],"seal":"00af2da5ec4ee3ad"}
{"n":123,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,0,7,3,10,2,6,8,9,1,4]},"seal":"7a8c9107dfa176be"}
{"n":124,"by":"bob","kind":"BeginTurn","answer":["ares:bob","complex"],"seal":"cd147cd4badf4d7b"}
{"n":125,"by":"bob","kind":"Act","answer":["absorb","stone6"],"seal":"1a030db9f70b8862"}
{"n":126,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"af86ab20d26eee05"}
{"n":127,"by":"bob","kind":"GoOn","answer":"stop","seal":"4055366bf54f73d6"}
{"n":128,"by":"bob","kind":"EndTurn","answer":"none","seal":"2d03d9cc0c55f057"}
{"n":129,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"e3beaf3f7da36db9"}
{"n":130,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"f65304516b1e62a8"}
{"n":131,"by":"ann","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"bc5aeca8fce083b7"}
{"n":132,"by":"ann","kind":"Act","answer":"walk","seal":"33ac27f861d1cf4f"}
{"n":133,"by":"ann","kind":"TracePath","answer":["reed-bank"],"seal":"c80832259f961fa2"}
{"n":134,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"630a9d5a9183b9a2"}
{"n":135,"by":"ann","kind":"GoOn","answer":"stop","seal":"57409d5352c14f04"}
{"n":136,"by":"ann","kind":"EndTurn","answer":"none","seal":"29a0d290f2e79f85"}
{"n":137,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"30184648dbfc6bc7"}
{"n":138,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"da5c7a695ce8fd92"}
{"n":139,"by":"bob","kind":"BeginTurn","answer":["search_card","ares:bob"],"seal":"4d61574117c2c6eb"}
{"n":140,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"3e9f261741801ae1"}
{"n":141,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[5,6,8,4,3,1,7,0,2]},"seal":"eb2e9d146622868d"}
{"n":142,"by":"bob","kind":"BeginTurn","answer":["ares:bob","simple"],"seal":"ff59fb85815a7703"}
{"n":143,"by":"bob","kind":"Act","answer":"walk","seal":"b16c3eee2e26ede5"}
{"n":144,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"c92648a71c0ad430"}
{"n":145,"by":"bob","kind":"Act","answer":"end","seal":"18a9043d755594c1"}
{"n":146,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1b07d5ebfdc2a073"}
{"n":147,"by":"ann","kind":"BeginTurn","answer":["phoenix","simple"],"seal":"706889f84cb8a786"}
{"n":148,"by":"ann","kind":"Act","answer":"attack","seal":"5fbe9fd1338482ab"}
{"n":149,"by":"ann","kind":"ChooseTarget","answer":"ares:bob","seal":"d7321e91eea9ab67"}
{"n":150,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"45cc9430b0e5fcbc"}
{"n":151,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"69c4e6de688df345"}
{"n":152,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"e9308fbaa858cc7c"}
{"n":153,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"d8316ecea1430f59"}
{"n":154,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"6a8204097b6233da"}
{"n":155,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"2a26165c35141188"}
{"n":156,"by":"ann","kind":"SpendDie","answer":[1,3],"seal":"27354b4c0b2fa9e4"}
{"n":157,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"79b229c0562ed8e8"}
{"n":158,"by":"ann","kind":"SpendDie","answer":"done","seal":"94324ab31a802884"}
{"n":159,"by":"ann","kind":"RerollFives","answer":2,"seal":"e5e7eab6905b66a6"}
{"n":160,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"2fb813429e5bb478"}
{"n":161,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"9afe49862b58059d"}
{"n":162,"by":"bob","kind":"AnswerAttack","answer":"pass","seal":"75e2e25576abd811"}
{"n":163,"by":"ann","kind":"Act","answer":"end","seal":"5b8a9f83cd028666"}
{"n":164,"by":"ann","kind":"GoOn","answer":"stop","seal":"c26688a07c68f89e"}
{"n":165,"by":"ann","kind":"EndTurn","answer":"none","seal":"8eb02114e1976d7d"}
{"n":166,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"09c3d8a18a4bd68d"}
{"n":167,"by":"bob","kind":"BeginTurn","answer":["ares:bob","complex"],"seal":"78dc2b6aa6b46e07"}
{"n":168,"by":"bob","kind":"Act","answer":["absorb","stone2"],"seal":"3fdfb46c33369c2a"}
{"n":169,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5e5d2656c4fcbe0a"}
{"n":170,"by":"bob","kind":"GoOn","answer":["hyperboreans","simple"],"seal":"9d2f2d047f670097"}
{"n":171,"by":"bob","kind":"Pay","answer":["omphalos"],"seal":"ab46542ab42c52b5"}
{"n":172,"by":"bob","kind":"Act","answer":"walk","seal":"68b372351196b0ca"}
{"n":173,"by":"bob","kind":"TracePath","answer":["frozen-fall","glacier"],"seal":"f1d56095d57a4b84"}
{"n":174,"by":"bob","kind":"Act","answer":"attack","seal":"967b1c85c7eb246e"}
{"n":175,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"7240c94f8524d8f3"}
{"n":176,"by":"bob","kind":"ChooseTarget","answer":"phoenix","seal":"d2a57883faa1f21e"}
{"n":177,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"0ada0c6fd8716154"}
{"n":178,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"fd9b6505addd52d9"}
{"n":179,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"73dd6b0fa35ae02b"}
{"n":180,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3fe8dc4db3510243"}
{"n":181,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"5384909302562732"}
{"n":182,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"72642f42c446b8f1"}
{"n":183,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"121e9cfab65ba3f7"}
{"n":184,"by":"bob","kind":"SpendDie","answer":"done","seal":"3340a89d947f905a"}
{"n":185,"by":"bob","kind":"RerollFives","answer":2,"seal":"3512303edba3f711"}
{"n":186,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"eb8813d37ccc33f9"}
{"n":187,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"5410a28d4eee8c8c"}
{"n":188,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d7b429944e0be3ff"}
{"n":189,"by":"ann","kind":"BeginTurn","answer":["search_card","ares"],"seal":"f32e21f98c6cac7d"}
{"n":190,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[7,0,10,2,3,11,6,4,13,12,1,5,9,8]},"seal":"99741131948316a1"}
{"n":191,"by":"ann","kind":"BeginTurn","answer":["ares","simple"],"seal":"8121234b6e4879f9"}
{"n":192,"by":"ann","kind":"Act","answer":"walk","seal":"cd5d7b28679a51c5"}
{"n":193,"by":"ann","kind":"TracePath","answer":["east-fen"],"seal":"9b8f091bd01aea0a"}
{"n":194,"by":"ann","kind":"GoOn","answer":"stop","seal":"60f40ad252128231"}
{"n":195,"by":"ann","kind":"EndTurn","answer":"none","seal":"80268e86fe7c5151"}
{"n":196,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ea055b1196d50f04"}
{"n":197,"by":"bob","kind":"BeginTurn","answer":["scythians:bob","simple"],"seal":"01c9bc1986b2ea84"}
{"n":198,"by":"bob","kind":"Act","answer":"walk","seal":"6b6cadcba4df1aa7"}
{"n":199,"by":"bob","kind":"TracePath","answer":["frozen-fall"],"seal":"782fa9af52585322"}
{"n":200,"by":"bob","kind":"Act","answer":"attack","seal":"5f08c1bfdd5b0add"}
{"n":201,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"4c9383c4a1c1d5a0"}
{"n":202,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"4d73b184f5335156"}
{"n":203,"by":"bob","kind":"DeclareTalents","answer":["archer"],"seal":"851bf8ad901207c3"}
{"n":204,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"5904b27e898a6e53"}
{"n":205,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"c89a0a7d489a24e1"}
{"n":206,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"b904b7475fead89e"}
{"n":207,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"1f866ad7606eed6d"}
{"n":208,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"60ec289fcf457ccc"}
{"n":209,"by":"bob","kind":"SpendDie","answer":"done","seal":"e5d7eb23ce08bd56"}
{"n":210,"by":"bob","kind":"RerollFives","answer":1,"seal":"30861d55b08507d7"}
{"n":211,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"d05f634d689d2ec9"}
{"n":212,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"56aa6a12b6edef21"}
{"n":213,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"1b40ca550b2e9503"}
{"n":214,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"0921d89d2013b084"}
{"n":215,"by":"ann","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"1c5f6bcf32cf3d3f"}
{"n":216,"by":"ann","kind":"Act","answer":"walk","seal":"30537dd3739f59d7"}
{"n":217,"by":"ann","kind":"TracePath","answer":["mere"],"seal":"3c4dfdc939f2dd0e"}
{"n":218,"by":"ann","kind":"Act","answer":"attack","seal":"58565f00bbf0cb71"}
{"n":219,"by":"ann","kind":"ChooseTarget","answer":"ares:bob at range 0","seal":"b277df3576de1808"}
{"n":220,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"285ee93a233399df"}
{"n":221,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"9fcb8fec7314eaf1"}
{"n":222,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"705d5acfa78013e0"}
{"n":223,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"4ed6017b21358b6c"}
{"n":224,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"173312fdaa8daf33"}
{"n":225,"by":"ann","kind":"SpendDie","answer":[3,6],"seal":"561efc898c7627c9"}
{"n":226,"by":"ann","kind":"GoOn","answer":"stop","seal":"b12829e58b71134f"}
{"n":227,"by":"ann","kind":"EndTurn","answer":"none","seal":"f584e8938d36ef3d"}
{"n":228,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"5a4098647d90416d"}
{"n":229,"by":"bob","kind":"BeginTurn","answer":["minotaur","simple"],"seal":"f48a49c363395fa0"}
{"n":230,"by":"bob","kind":"Act","answer":"walk","seal":"cb6fbbd818e42f7a"}
{"n":231,"by":"bob","kind":"TracePath","answer":["alder-wood"],"seal":"6f5508192e0e5492"}
{"n":232,"by":"bob","kind":"Act","answer":"attack","seal":"fc7a8115c0d06a20"}
{"n":233,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ede842b501831506"}
{"n":234,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"0cb9ef899a7ad4aa"}
{"n":235,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"84e2a215a07d92b4"}
{"n":236,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"b8501cd37fc19104"}
{"n":237,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"0d6be43197070c57"}
{"n":238,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"f430cb66e4629c7c"}
{"n":239,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"d3629740741c2783"}
{"n":240,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"5141faed6f7c6822"}
{"n":241,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"7cea74e1d7055cf3"}
{"n":242,"by":"bob","kind":"BeforeBlanks","answer":["reroll","bloodlust",0,0],"seal":"b164dd7bd88a062e"}
{"n":243,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"e114e870334ef948"}
{"n":244,"by":"*chance","kind":"Die","answer":{"for":"rolled again","result":1},"seal":"edfdc2b3c28971b2"}
{"n":245,"by":"bob","kind":"BeforeBlanks","answer":"done","seal":"ea7bd82717046f72"}
{"n":246,"by":"bob","kind":"SpendDie","answer":[1,3],"seal":"4bfcf34eee9241c6"}
{"n":247,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"03fecbdddace0091"}
{"n":248,"by":"bob","kind":"SpendDie","answer":"done","seal":"0eb6589c244535a2"}
{"n":249,"by":"bob","kind":"RerollFives","answer":2,"seal":"fda5cf267e647dd2"}
{"n":250,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":3},"seal":"d87300ae1ae75188"}
{"n":251,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"89180d0208154132"}
{"n":252,"by":"bob","kind":"SpendDie","answer":[1,7],"seal":"7e0b7851bbf63ecb"}
{"n":253,"by":"ann","kind":"UsePower","answer":"pass","seal":"8fb08ee083ebfdd3"}
{"n":254,"by":"ann","kind":"AnswerAttack","answer":"pass","seal":"1442ed5805b873cb"}
{"n":255,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"eb627a88b2a2bb3d"}
{"n":256,"by":"ann","kind":"BeginTurn","answer":["scythians","simple"],"seal":"6aa3b1a837a85cfe"}
{"n":257,"by":"ann","kind":"Act","answer":"walk","seal":"4decdbcbcb89bea6"}
{"n":258,"by":"ann","kind":"TracePath","answer":["reed-bank"],"seal":"0c5ccdde2099e011"}
{"n":259,"by":"ann","kind":"Act","answer":"attack","seal":"0da8e8e0ff06eaf4"}
{"n":260,"by":"ann","kind":"ChooseTarget","answer":"scythians:bob","seal":"4015fba481822a5b"}
{"n":261,"by":"ann","kind":"DeclareTalents","answer":["archer"],"seal":"a376b60f9054e697"}
{"n":262,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"40b1e39811c4655e"}
{"n":263,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"ce7df3a59377c3e5"}
{"n":264,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"bbbefdedfa75a7bc"}
{"n":265,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"2f34fcc9a1027fa4"}
{"n":266,"by":"ann","kind":"GoOn","answer":"stop","seal":"0aa23bfdfb65fa1f"}
{"n":267,"by":"ann","kind":"EndTurn","answer":"none","seal":"20217a83d85b1705"}
{"n":268,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"c0013d37e74c3f1a"}
{"n":269,"by":"bob","kind":"BeginTurn","answer":["scythians:bob","simple"],"seal":"05e4bed2934b42ce"}
{"n":270,"by":"bob","kind":"Act","answer":"attack","seal":"9a3049da1cabc8e8"}
{"n":271,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"69f7f2fc14783181"}
{"n":272,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"d88a89ba9b65970f"}
{"n":273,"by":"bob","kind":"DeclareTalents","answer":["archer"],"seal":"a219c6a1327e80af"}
{"n":274,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"04c3421fbd7a8c38"}
{"n":275,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"907201fbb654dbf7"}
{"n":276,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"3e0f7be85102595c"}
{"n":277,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"8d484cc1de6d9c5d"}
{"n":278,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"8687036377914448"}
{"n":279,"by":"bob","kind":"SpendDie","answer":[1,5],"seal":"6506f7ef63e2cb3e"}
{"n":280,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"bd902b2c652f8933"}
{"n":281,"by":"bob","kind":"SpendDie","answer":[3,5],"seal":"926bbcf4a3bd04fa"}
{"n":282,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9c919ed0229fecdb"}
{"n":283,"by":"ann","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"a96a74116ff64f06"}
{"n":284,"by":"ann","kind":"Act","answer":"walk","seal":"5a09d8a9aa7f1607"}
{"n":285,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"bd8719043dce5255"}
{"n":286,"by":"ann","kind":"Act","answer":"attack","seal":"7c8e528c7fae81a9"}
{"n":287,"by":"ann","kind":"DeclareTalents","answer":["sneak_attack"],"seal":"1508ccd684ef1283"}
{"n":288,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"309ffc602057eec2"}
{"n":289,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"2b584b6b5ee0acc4"}
{"n":290,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"6c087126c7df86f5"}
{"n":291,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"3944a65d00ba1454"}
{"n":292,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"b7c04a0bd46ff06e"}
{"n":293,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"ac1a06341c5b6b3f"}
{"n":294,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"6aae5904fbb3a67a"}
{"n":295,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"8501ead9e2f2fb28"}
{"n":296,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"f3b59e03095b5316"}
{"n":297,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"4b48e85b3915e801"}
{"n":298,"by":"ann","kind":"SpendDie","answer":"done","seal":"a8ef12b3568d388a"}
{"n":299,"by":"ann","kind":"RerollFives","answer":3,"seal":"b7e98b1f20c5ab96"}
{"n":300,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"fbb77287983b5565"}
{"n":301,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"d983dc03b97c1d26"}
{"n":302,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"efb270dfb3787cb0"}
{"n":303,"by":"ann","kind":"UsePower","answer":"pass","seal":"90a3331310347f40"}
{"n":304,"by":"ann","kind":"GoOn","answer":"stop","seal":"681721cb5e379a30"}
{"n":305,"by":"ann","kind":"EndTurn","answer":"none","seal":"6589ea29978ab9d7"}
{"n":306,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"98286dfa229618cc"}
{"n":307,"by":"bob","kind":"BeginTurn","answer":["scythians:bob","simple"],"seal":"f19781ba7f59333e"}
{"n":308,"by":"bob","kind":"Act","answer":"attack","seal":"481f41491b7d0b98"}
{"n":309,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ba3a7beb6c1a3656"}
{"n":310,"by":"bob","kind":"ChooseTarget","answer":"ares","seal":"c84ad204e5c21e7c"}
{"n":311,"by":"bob","kind":"DeclareTalents","answer":["archer"],"seal":"c691f7c6385b4210"}
{"n":312,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"7f59d7927091413e"}
{"n":313,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"2279e66ebc4744bd"}
{"n":314,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"7a6a5d2e51d9b493"}
{"n":315,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f9ccf192b88ebfcf"}
{"n":316,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"617ca972ea12473c"}
{"n":317,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"aaddfec46d1b70a6"}
{"n":318,"by":"bob","kind":"SpendDie","answer":"done","seal":"4b733a3730f662b3"}
{"n":319,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d50efaabce4dc2d0"}
{"n":320,"by":"ann","kind":"BeginTurn","answer":["infernal_warriors","complex"],"seal":"b0762a01cf4a2c8e"}
{"n":321,"by":"ann","kind":"Act","answer":"run","seal":"5eefe6ad2a1a6a58"}
{"n":322,"by":"ann","kind":"TracePath","answer":["south-camp","reed-bank"],"seal":"a319caeadffe26fd"}
{"n":323,"by":"ann","kind":"Act","answer":"end","seal":"bdf1a9df114be7a6"}
{"n":324,"by":"ann","kind":"GoOn","answer":"stop","seal":"f6714207de82044b"}
{"n":325,"by":"ann","kind":"EndTurn","answer":"none","seal":"feb2e60f596f56da"}
{"n":326,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f36adb3fa573b801"}
{"n":327,"by":"bob","kind":"BeginTurn","answer":["veteran_achilles:bob","simple"],"seal":"7430acf0efee6ef2"}
{"n":328,"by":"bob","kind":"Act","answer":"walk","seal":"ccae5951b18542d9"}
{"n":329,"by":"bob","kind":"TracePath","answer":["glacier"],"seal":"6b6e22953e48528b"}
{"n":330,"by":"bob","kind":"Act","answer":"attack","seal":"8b8c3eadd35a23fa"}
{"n":331,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"279c487b96dce9e1"}
{"n":332,"by":"bob","kind":"ChooseTarget","answer":"phoenix","seal":"d3bd07ab18d10fe4"}
{"n":333,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"aee50b350739c640"}
{"n":334,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"3e3374ae4888345e"}
{"n":335,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"ee0f705a7ecc3b9a"}
{"n":336,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"fad560ce6f362cf2"}
{"n":337,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"d5be75ded904f711"}
{"n":338,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"3f33fdcd2b4c07b2"}
{"n":339,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"6026650114ee0f2c"}
{"n":340,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"9f4854f3ed116dc6"}
{"n":341,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"683f3df9788745d7"}
{"n":342,"by":"bob","kind":"SpendDie","answer":"done","seal":"5e7ac88a66f381df"}
{"n":343,"by":"bob","kind":"RerollFives","answer":3,"seal":"559a02a8b0ebe586"}
{"n":344,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":6},"seal":"e1337028899cea9b"}
{"n":345,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"ed855a08e5d11f74"}
{"n":346,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":1},"seal":"eb0c8923f5edc6dc"}
{"n":347,"by":"bob","kind":"SpendDie","answer":[2,4],"seal":"2dafda9615ac66a3"}
{"n":348,"by":"bob","kind":"SpendDie","answer":[2,5],"seal":"9ec8ec5e033b4184"}
{"n":349,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ce82de6bd83f69d0"}
{"n":350,"by":"ann","kind":"BeginTurn","answer":["scythians","simple"],"seal":"b93fdf9b4f24cf42"}
{"n":351,"by":"ann","kind":"Act","answer":"walk","seal":"fa95cdfe8c2cf507"}
{"n":352,"by":"ann","kind":"TracePath","answer":["mere"],"seal":"013c4ebecc4a4bba"}
{"n":353,"by":"ann","kind":"Act","answer":"attack","seal":"3be32f8af5dd0f53"}
{"n":354,"by":"ann","kind":"ChooseTarget","answer":"ares:bob","seal":"ec371a5b57cd580e"}
{"n":355,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"1e4cbe55055950f5"}
{"n":356,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"16c4f614c3a18be6"}
{"n":357,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"e504f7caa5f47e6f"}
{"n":358,"by":"ann","kind":"SpendDie","answer":[2,5],"seal":"7e0ab5337a972857"}
{"n":359,"by":"ann","kind":"GoOn","answer":"stop","seal":"79e2e80e05e5fa7e"}
{"n":360,"by":"ann","kind":"EndTurn","answer":"none","seal":"0ae9f81dd8b7cebe"}
{"n":361,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"d7951583855cd2c8"}
{"n":362,"by":"bob","kind":"BeginTurn","answer":["veteran_achilles:bob","simple"],"seal":"4f468626de410672"}
{"n":363,"by":"bob","kind":"Act","answer":"attack","seal":"6e98459cd0dded30"}
{"n":364,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"9bde734a3f5bb4f4"}
{"n":365,"by":"bob","kind":"ChooseTarget","answer":"phoenix","seal":"869d0a26a7d68d6b"}
{"n":366,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"dbe21b8cf4a11855"}
{"n":367,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"51f58f24cd11ac4f"}
{"n":368,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"02a09604b1e70c8f"}
{"n":369,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"a7edcdad0ae4aa5f"}
{"n":370,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"c1728641986ab3bb"}
{"n":371,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"cbefdc78ac42fad3"}
{"n":372,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"3729bdd0964216dc"}
{"n":373,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"db9ac64c55d2fc4c"}
{"n":374,"by":"bob","kind":"SpendDie","answer":[1,4],"seal":"8330d80581dce194"}
{"n":375,"by":"bob","kind":"SpendDie","answer":[3,4],"seal":"c58687e9404b3628"}
{"n":376,"by":"bob","kind":"SpendDie","answer":"done","seal":"58382ad9076869cf"}
{"n":377,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"676ea52b06c6b5a0"}
{"n":378,"by":"ann","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"6a4fbabe679d53e7"}
{"n":379,"by":"ann","kind":"Act","answer":"walk","seal":"48bcb01290f385e8"}
{"n":380,"by":"ann","kind":"TracePath","answer":["alder-wood"],"seal":"af1a7c3c7da7ede8"}
{"n":381,"by":"ann","kind":"Act","answer":"attack","seal":"31f53c53adff2c66"}
{"n":382,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":6},"seal":"5d808c187c791c58"}
{"n":383,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"39563126fe0d0575"}
{"n":384,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"4a2ceba8ad9f0203"}
{"n":385,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"1740c39272499c1f"}
{"n":386,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"229ce7eb7eaa242f"}
{"n":387,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"4686770a84ab2a9e"}
{"n":388,"by":"ann","kind":"SpendDie","answer":[1,5],"seal":"bf4e0809854aa545"}
{"n":389,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"f90128c9ecb4c0b5"}
{"n":390,"by":"ann","kind":"SpendDie","answer":[3,5],"seal":"a32d193664dfaf5a"}
{"n":391,"by":"ann","kind":"UsePower","answer":"pass","seal":"736263158a481ad5"}
{"n":392,"by":"ann","kind":"GoOn","answer":"stop","seal":"030bbc081894e91a"}
{"n":393,"by":"ann","kind":"EndTurn","answer":"none","seal":"719a2e62d832540d"}
{"n":394,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"96a47f6db126587a"}
{"n":395,"by":"bob","kind":"BeginTurn","answer":["hyperboreans","simple"],"seal":"6466ac738b8c7b95"}
{"n":396,"by":"bob","kind":"Act","answer":"walk","seal":"a935f6202331d923"}
{"n":397,"by":"bob","kind":"TracePath","answer":["causeway"],"seal":"3eb8108dabfde8c7"}
{"n":398,"by":"bob","kind":"Act","answer":["claim","stone1"],"seal":"b245a28e4cf006dd"}
{"n":399,"by":"bob","kind":"Act","answer":"end","seal":"b922fd2a15d8141b"}
{"n":400,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"68c27f558cb0b6af"}
{"n":401,"by":"ann","kind":"BeginTurn","answer":["hoplites","simple"],"seal":"7a9f32a5a5d7252d"}
{"n":402,"by":"ann","kind":"Act","answer":"walk","seal":"d72dacc6bed63ea9"}
{"n":403,"by":"ann","kind":"TracePath","answer":["alder-wood"],"seal":"be18524073448149"}
{"n":404,"by":"ann","kind":"Act","answer":"attack","seal":"df4d2f05abf7e34f"}
{"n":405,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"b22e94338fecc03b"}
{"n":406,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"f6f128da6f878c08"}
{"n":407,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"97f6945a5c1f1325"}
{"n":408,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"75ec76d031949556"}
{"n":409,"by":"ann","kind":"SpendDie","answer":[3,4],"seal":"65fc8564979d76bc"}
{"n":410,"by":"ann","kind":"RerollFives","answer":1,"seal":"828278004813ee00"}
{"n":411,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"1f1acf76d98342f1"}
{"n":412,"by":"ann","kind":"GoOn","answer":"stop","seal":"af35efa947469177"}
{"n":413,"by":"ann","kind":"EndTurn","answer":"none","seal":"c7ed8fa2a1930d92"}
{"n":414,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"1dc0e5ac79d2e206"}
{"n":415,"by":"bob","kind":"BeginTurn","answer":["hyperboreans","simple"],"seal":"e496be6fae2b60bc"}
{"n":416,"by":"bob","kind":"Act","answer":"walk","seal":"013de1cf5386c52e"}
{"n":417,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"3b200f792f0c438d"}
{"n":418,"by":"bob","kind":"Act","answer":"end","seal":"7208b427a0a83477"}
{"n":419,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"f1d71813b2bd7ea7"}
{"n":420,"by":"ann","kind":"BeginTurn","answer":"pass_and_draw","seal":"a88333ed7627139c"}
{"n":421,"by":"ann","kind":"EndTurn","answer":"none","seal":"350da078d5a70c49"}
{"n":422,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[26,23,17,21,1,12,15,2,14,7,6,11,16,22,19,4,18,10,8,9,25,0,3,24,20,5,13]},"seal":"a2a0b1bc95546aa4"}
{"n":423,"by":"*chance","kind":"Shuffle","answer":{"for":"deck","result":[12,6,14,19,18,22,13,1,10,17,2,8,5,24,0,7,16,20,9,3,23,11,21,4,15]},"seal":"561addbdb6dda95d"}
{"n":424,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"6a751183a27a65ba"}
{"n":425,"by":"bob","kind":"BeginTurn","answer":["hyperboreans","simple"],"seal":"d1563e6be83c3964"}
{"n":426,"by":"bob","kind":"Act","answer":"walk","seal":"dab678e56d7c8003"}
{"n":427,"by":"bob","kind":"TracePath","answer":["glacier","causeway"],"seal":"19a4b6dfac357daa"}
{"n":428,"by":"bob","kind":"Act","answer":"end","seal":"28418cb6357a3f8a"}
{"n":429,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"3560949828bcde34"}
{"n":430,"by":"bob","kind":"GoOn","answer":"stop","seal":"38d6f9770961995b"}
{"n":431,"by":"bob","kind":"EndTurn","answer":"none","seal":"c95489b0b21067f1"}
{"n":432,"by":"ann","kind":"ConsiderManoeuvre","answer":"pass","seal":"ef24f18a5d65e6ae"}
{"n":433,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"0527da3b30308295"}
{"n":434,"by":"ann","kind":"BeginTurn","answer":"heal","seal":"41c14662cb46302d"}
{"n":435,"by":"ann","kind":"BeginTurn","answer":"draw_cards","seal":"767ffb5dcf4dc536"}
{"n":436,"by":"ann","kind":"Pay","answer":["aow"],"seal":"b1d2f40d4b795f71"}
{"n":437,"by":"ann","kind":"BeginTurn","answer":["veteran_achilles","simple"],"seal":"c6a903df9dc929a3"}
{"n":438,"by":"ann","kind":"Act","answer":"walk","seal":"fa7b2d65f998f5b9"}
{"n":439,"by":"ann","kind":"TracePath","answer":["causeway"],"seal":"e3666dbcca73147b"}
{"n":440,"by":"ann","kind":"Act","answer":"attack","seal":"47c6f446a28f9332"}
{"n":441,"by":"bob","kind":"ConsiderManoeuvre","answer":"pass","seal":"6bafa374ba6a0291"}
{"n":442,"by":"ann","kind":"ChooseTarget","answer":"ares:bob","seal":"91cf0d1c586fe5bf"}
{"n":443,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"55e7b8b8653301a7"}
{"n":444,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":4},"seal":"e2d8165d7d47ec35"}
{"n":445,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":5},"seal":"a11c6010b58f5d1c"}
{"n":446,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":1},"seal":"4bac9eb1aa8c09bb"}
{"n":447,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":3},"seal":"44c479091996b729"}
{"n":448,"by":"*chance","kind":"Die","answer":{"for":"first assault","result":2},"seal":"5a50cf1abe8099ad"}
{"n":449,"by":"ann","kind":"SpendDie","answer":[1,4],"seal":"736e4f0abb480165"}
{"n":450,"by":"ann","kind":"SpendDie","answer":[2,3],"seal":"070d8ca6833d786a"}
{"n":451,"by":"ann","kind":"SpendDie","answer":[2,4],"seal":"878b85f7a244e4fe"}
{"n":452,"by":"ann","kind":"SpendDie","answer":"done","seal":"12c6b02130710533"}
{"n":453,"by":"ann","kind":"RerollFives","answer":2,"seal":"fddb0cd4b47a4909"}
{"n":454,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":4},"seal":"e506538528fa23e0"}
{"n":455,"by":"*chance","kind":"Die","answer":{"for":"second assault","result":5},"seal":"d1451476e56c82aa"}
{"n":456,"by":"ann","kind":"UsePower","answer":"use","seal":"2dec45b61a462496"}
{"n":457,"by":"ann","kind":"Pay","answer":["aow"],"seal":"07633ce70e2cdccf"}
{"end":{"is":"Ended","winners":["ann"],"reason":"last_divinity","rule":"MYT-WIN-02","score":[["ann",1.0],["bob",2.0]]},"events":753,"seal":"4635f850436e9a89"}
