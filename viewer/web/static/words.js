// What the page itself says, in French and in English. Rulings and captions are worded by the server.
const WORDS = {
  scene: ["Scène", "Scene"], a: ["Première figurine", "First figure"], b: ["Seconde figurine", "Second figure"],
  orbit: ["Vue d’ensemble", "Whole table"], top: ["De dessus", "From above"], eyes: ["Par les yeux de A", "Through the eyes of A"],
  reach: ["Où A peut aller", "Where A can get"], back: ["Tout remettre en place", "Put everything back"], swap: ["Échanger", "Swap"],
  hint: ["Touchez deux figurines : l’une voit-elle l’autre ? Glissez-en une pour la déplacer.", "Tap two figures: does one see the other? Drag one to move it."],
  hint_board: ["Touchez deux unités ou deux zones : l’une voit-elle l’autre ? Glissez une unité dans une autre zone.", "Tap two units or areas: does one see the other? Drag a unit into another area."],
  second: ["Touchez une seconde figurine.", "Tap a second figure."], second_board: ["Touchez une seconde unité ou zone.", "Tap a second unit or area."], nobody: ["Personne sur cette table.", "Nobody is on this table."],
  loading: ["Chargement…", "Loading…"], no_webgl: ["Ce navigateur n’a pas WebGL 2 : les réponses restent justes, sans image.", "This browser has no WebGL 2: rulings are right all the same, without a picture."],
  nobody_chosen: ["—", "—"], step_back: ["Pas en arrière", "Step back"], play: ["Lecture", "Play"], step: ["Pas en avant", "Step"],
  wound: ["Prochaine blessure", "Next wound"], speed: ["Vitesse", "Speed"], scrub: ["Moment de la partie", "Moment of the game"],
  no_wound: ["Plus aucune blessure.", "No more wounds."], close: ["Fermer", "Close"], save: ["Enregistrer l’image", "Save the picture"], save_scene: ["Enregistrer la scène (les figurines où elles sont)", "Save the scene (figures where they are)"],
  open_record: ["Revoir une partie notée (.pas)", "Watch a recorded game (.pas)"], follow: ["Suivre ou jouer une partie", "Follow or play a game"],
  game_id: ["Numéro de la partie", "Id of the game"], token: ["Jeton de votre place", "Token of your seat"], join: ["Entrer", "Enter"],
  waiting: ["On attend : {who}", "Waiting for: {who}"], over: ["La partie est finie.", "The game is over."], record: ["Partie notée", "Recorded game"],
  differs: ["Cette partie n’est pas ce qu’elle dit ; elle est montrée jusque-là : {what}", "This record is not what it says; it is shown up to there: {what}"],
  reach_areas: ["{count} {count:zone|zones} à portée", "{count} {count:area|areas} within reach"],
  reach_area: ["{pas2} pas² à portée", "{pas2} pas² within reach"], offline: ["Le serveur ne répond pas.", "The server does not answer."],
  scenarios: ["Scénarios", "Scenarios"], scenes: ["Scènes", "Scenes"], ichor: ["Ichor", "Ichor"], survey: ["Étudier : qui arrive où, et quand ?", "Survey: who gets where how soon?"],
  legal: ["DANS LES RÈGLES", "LEGAL"], illegal: ["{count} {count:PROBLÈME|PROBLÈMES}", "{count} {count:PROBLEM|PROBLEMS}"], legal_hint: ["Glissez un fragment : les règles sont vérifiées aussitôt.", "Drag a fragment: the rules are checked at once."],
  surveying: ["Étude en cours : {share} %", "Surveying: {share} %"], imbalance: ["Déséquilibre {total} ; {who}", "Imbalance {total}; {who}"], favours: ["avantage à {side}", "favours {side}"], balanced: ["aucun camp n’a l’avantage", "no side is favoured"],
  activations: ["{side} : {count} act. ({chance} %)", "{side}: {count} act. ({chance} %)"], never: ["{side} : jamais", "{side}: never"],
  expires: ["Si personne ne la continue, cette partie s’arrête le {when} ; sa feuille (record) reste à prendre.", "Unless somebody continues it, this game ends on {when}; its record is kept for you."],
  seed_waits: ["Les joueurs tirent ensemble la graine des dés. On attend : {who}", "The players make the seed of the dice together. Waiting for: {who}"],
  seed_shown: ["Dés scellés : {sum}…", "Dice sealed: {sum}…"], seed_shared: ["Dés scellés : {sum}…, avec les parts de {who}", "Dice sealed: {sum}…, with the shares of {who}"],
  seed_opened: ["Dés ouverts : ils sont bien ceux du sceau {sum}…", "Dice opened: they are those that were sealed as {sum}…"], seed_differs: ["LES DÉS NE SONT PAS ceux du sceau {sum}…", "THE DICE ARE NOT those that were sealed as {sum}…"],
  claim: ["Garder cette place pour ce navigateur", "Keep this seat for me alone"], claimed: ["Cette place n’est plus qu’à ce navigateur : gardez cette page.", "This seat belongs to this browser alone: keep this page."],
  key_needed: ["Ce serveur demande sa clé : scannez son code, ou donnez-la dans le menu.", "This server asks for its key: scan its code, or type it in the menu."], house_key: ["Clé de la maison", "Key of the house"], use_key: ["Ouvrir", "Open"],
  open_question: ["Question ouverte", "Open question"], our_ruling: ["Notre décision", "Our ruling"], only_english: ["en anglais seulement", "in English only"],
  answer: ["Répondre", "Answer"], live: ["Partie en cours", "Live game"],
};

export let lang = (remembered() || navigator.language || "en").startsWith("fr") ? "fr" : "en";

// Some browsers let a page from disk remember nothing.
function remembered() { try { return localStorage.getItem("pas-lang"); } catch { return null; } }

export function remember() { localStorage.setItem("pas-lang", lang); }

export function speak(other) { lang = other; }

export function words(key, facts = {}) {
  const said = WORDS[key][lang === "fr" ? 0 : 1];
  const filled = said.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name, one, many) => one === undefined ? facts[name] : is_one(facts[name]) ? one : many);
  return lang === "fr" ? typeset(filled) : filled;
}

// In French 0 and 1.5 are singular; in English only 1 is.
function is_one(number) { return lang === "fr" ? Math.abs(number) < 2 : Number(number) === 1; }

// French keeps its high punctuation on the line of the word before.
function typeset(french) { return french.replace(/ (?=[;:?!»])/g, "\u00a0").replace(/« /g, "«\u00a0"); }

export function label_all() {
  document.documentElement.lang = lang;
  for (const node of document.querySelectorAll("[data-title]")) node.title = node.ariaLabel = words(node.dataset.title);
  for (const node of document.querySelectorAll("[data-label]")) { node.ariaLabel = words(node.dataset.label); if ("placeholder" in node) node.placeholder = words(node.dataset.label); }
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = words(node.dataset.words);
}
