"""Sentences about turns, activations and moves in Ichoria."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.move_rulings import REFUSALS
from scenes.words.story.teller import SILENT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.words.tongue import Sentences

EVENTS: Sentences = {
    "TurnBegan": ("Tour {turn}", "Turn {turn}"),
    "TurnEnded": ("Fin du tour {turn}", "End of turn {turn}"),
    "CardDrawn": (SILENT, SILENT),
    "PicksRevealed": ("cartes choisies : {picks}", "cards picked: {picks}"),
    "ActivationBegan": ("activation de {figure}", "{figure} is activated"),
    "ActivationEnded": (SILENT, SILENT),
    "Stayed": ("{figure} reste sur place", "{figure} stays in place"),
    "MoveEnded": ("le déplacement de {figure} est fini", "the move of {figure} is over"),
    "Reloaded": ("{figure} recharge ({weapon})", "{figure} reloads ({weapon})"),
    "SecondActionTaken": ("{figure} : {action}", "{figure}: {action}"),
    "TookAlertStance": ("{figure} se met en posture d’alerte", "{figure} is on alert"),
    "AlertEnded": ("{figure} quitte sa posture d’alerte", "{figure} is on alert no more"),
    "Reacted": ("{sentry} réagit au passage de {mover} : {action}", "{sentry} reacts to {mover}: {action}"),
    "PathAnnounced": ("{figure} annonce : {path}", "{figure} announces: {path}"),
    "PlanHeard": (
        "ont entendu le plan, en posture d’alerte : {sentries}",
        "on alert, they have heard the plan: {sentries}",
    ),
    "Hurried": ("{figure} se hâte", "{figure} hurries"),
    "Moved": ("{figure} : {place} ({how}, {cost_pas} pas)", "{figure}: {place} ({how}, {cost_pas} pas)"),
    "Worked": (
        "{figure} manœuvre {mechanism} (hors de sa place : {moved})",
        "{figure} works {mechanism} (out of its place: {moved})",
    ),
    "Displaced": (SILENT, SILENT),
    "TriedAthletics": (SILENT, SILENT),
    "Failed": ("{figure} échoue ({how}) : {kind}", "{figure} fails ({how}): {kind}"),
    "ChangedPosture": ("{figure}, posture accroupie : {crouched}", "{figure} crouched: {crouched}"),
    "Landed": (
        "{figure} tombe de {height_pas} pas ({cause}) :⟨ {grade},⟩ {hurt} de Santé en moins",
        "{figure} falls {height_pas} pas ({cause}):⟨ {grade},⟩ damage {hurt}",
    ),
    "Swam": ("{figure} à l’eau : {grade}", "{figure} in the water: {grade}"),
    "Exhausted": ("{figure} ne peut plus rien faire ce tour", "{figure} can do nothing more this turn"),
    "Charged": ("{figure} engage {enemies}", "{figure} engages {enemies}"),
    "Dived": ("{figure} plonge sur {enemy}", "{figure} has dived on {enemy}"),
    "LostHold": (SILENT, SILENT),
    "WasAfraid": ("{figure} n’ose pas charger {enemy}", "{figure} does not dare to charge {enemy}"),
    "WasHeld": ("{figure} reste sous Immobilisation", "{figure} stays immobilised"),
    "BrokeFree": ("{figure} vainc l’Immobilisation", "{figure} overcomes the Immobilisation"),
    "ReachedOut": ("Allonge : {bearer} frappe {passer} au passage", "Allonge: {bearer} strikes at {passer} in passing"),
    "GotAway": ("{figure} s’éloigne de {enemies}", "{figure} gets away from {enemies}"),
}

DECISIONS: Sentences = {
    "PickCard": ("Quelle carte jouer (en secret) ?", "Which card is played (in secret)?"),
    "ChooseAction": ("Que fait {figure} ?", "What does {figure} do?"),
    "ChooseReload": ("Quelle arme recharger pour {figure} ?", "Which weapon does {figure} reload?"),
    "ChooseShot": ("Tir de {figure} : sur qui, et avec quoi ?", "At whom does {figure} shoot, and with what?"),
    "ChooseToken": ("Que ramasse {figure} ?", "What does {figure} take up?"),
    "ChooseFirst": ("Qui agit d’abord ?", "Who acts first?"),
    "ChooseMechanism": ("Que manœuvre {figure} ?", "What does {figure} work?"),
    "TracePath": (
        "Par où va {figure} ? ({left_pas} pas ; se hâter : {may_hurry} ; par exemple : walk x,y; climb x,y,z)",
        "Which way does {figure} go? ({left_pas} pas; hurrying: {may_hurry}; for instance: walk x,y; climb x,y,z)",
    ),
    "React": (
        "{mover} annonce « {path} » : une réaction de {figure} ? ({openings} ; par exemple : charge 2.5, ou pass)",
        "{mover} announces “{path}”: does {figure} react? ({openings}; for instance: charge 2.5, or pass)",
    ),
    "ReactFirst": ("Qui réagit d’abord au passage de {mover} ?", "Who reacts first to {mover}?"),
}

OPTIONS: Sentences = {
    "move": ("se déplacer", "move"),
    "stay": ("rester sur place", "stay in place"),
    "reload": ("recharger", "reload"),
    "recover_by_move": ("se rétablir (action de déplacement)", "recover (move action)"),
    "recover": ("se rétablir", "recover"),
    "fight": ("combattre", "fight"),
    "shoot": ("tirer", "shoot"),
    "charge": ("engager", "charge"),
    "disengage": ("se désengager", "disengage"),
    "alert": ("posture d’alerte", "alert stance"),
    "solicit": ("solliciter les dieux", "solicit the gods"),
    "harvest": ("récolter", "harvest"),
    "retrieve": ("reprendre son arme", "retrieve its weapon"),
    "work": ("manœuvrer une porte ou un mécanisme", "work a door or a mechanism"),
    "acrobatie": ("Acrobatie", "Acrobatie"),
    "effroyable_illusion": ("Effroyable illusion", "Effroyable illusion"),
    "immobilisation": ("Immobilisation", "Immobilisation"),
    "inspiration": ("Inspiration", "Inspiration"),
    "end": ("finir l’activation", "end the activation"),
    "blank": ("carte vierge", "blank card"),
    "walk": ("marche", "walk"),
    "jump": ("saut", "jump"),
    "leap": ("bond", "leap"),
    "climb": ("escalade", "climb"),
    "descend": ("descente", "descent"),
    "drop": ("chute voulue", "drop"),
    "fall": ("chute", "fall"),
    "swim": ("nage", "swim"),
    "ladder": ("échelle", "ladder"),
    "rope": ("corde", "rope"),
    "dive": ("plongeon", "dive"),
    "leave": ("sortie de table", "leave"),
    "landing": ("réception", "landing"),
    "deck": ("cartes", "deck"),
    "total_success": ("succès total", "total success"),
    "partial_success": ("succès partiel", "partial success"),
    "partial_failure": ("échec partiel", "partial failure"),
    "total_failure": ("échec total", "total failure"),
    "falls": ("chute", "it falls"),
    "stays": ("sur place", "it stays"),
}

REASONS: Sentences = {
    "second_action_taken": ("{figure} a déjà pris sa seconde action", "{figure} has taken its second action already"),
    "plan_announced": (
        "quelqu’un a réagi : {figure} s’en tient au plan annoncé",
        "somebody has reacted: {figure} keeps to the announced plan",
    ),
    "nothing_to_work": (
        "{figure} ne touche ni porte ni mécanisme à manœuvrer",
        "{figure} touches no door and no mechanism that it could work",
    ),
    "no_such_mechanism": ("aucun mécanisme ne s’appelle {mechanism}", "no mechanism is called {mechanism}"),
    "mechanism_not_touched": ("{figure} ne touche pas {mechanism}", "{figure} does not touch {mechanism}"),
    "mechanism_hindered": (
        "{hindered} gêne la manœuvre de {mechanism}",
        "{hindered} is in the way of {mechanism}",
    ),
    "has_no_hands": ("{figure} est un animal", "{figure} is an animal"),
    "plan_heard": (
        "le plan a été entendu en posture d’alerte : {figure} s’en tient au chemin annoncé",
        "figures on alert have heard the plan: {figure} keeps to the announced way",
    ),
    "must_recover": (
        "{figure} est en difficulté et doit d’abord se rétablir",
        "{figure} is in difficulty and has to recover first",
    ),
    **{key.removeprefix("no_"): said for key, said in REFUSALS.items() if key.startswith("no_")},
    "engaged": ("un ennemi est à moins de 0,5 pas", "an enemy is nearer than 0.5 pas"),
    "engaged_already": ("un ennemi l’engage : pas de déplacement", "an enemy engages it: it does not move"),
    "nobody_to_shoot_at": ("{figure} n’a personne à portée et en vue", "{figure} has nobody in range and in view"),
    "no_contact": ("{figure} ne touche rien à ramasser", "{figure} touches nothing to take up"),
    "power_not_usable": ("{figure} ne peut l’utiliser sur personne", "{figure} can use it on nobody"),
    "has_moved": ("{figure} a bougé et ne vise pas", "{figure} has moved and cannot aim"),
    "has_aimed": ("{figure} a visé et ne bouge plus", "{figure} has aimed and moves no more"),
    "moved": ("{figure} a déjà fait son déplacement", "{figure} has taken its move already"),
    "move_has_begun": ("le déplacement de {figure} est commencé", "the move of {figure} has begun"),
    "nothing_to_reload": ("{figure} n’a rien à recharger", "{figure} has nothing to reload"),
    "turn_over": ("{figure} ne peut plus rien faire ce tour", "{figure} can do nothing more this turn"),
    "hurry_is_the_action": ("se hâter est déjà la seconde action", "hurrying is the second action"),
    "unreadable_path": ("ce n’est pas un chemin : {error}", "this is no path: {error}"),
    "impossible_path": ("ce chemin n’a pas de sens ici : {error}", "this path makes no sense here: {error}"),
    "beyond_the_way": ("ce point est au-delà du chemin", "that point is beyond the way"),
    "no_fall": ("le chemin n’a pas de chute à cet endroit", "the way has no fall there"),
    "in_the_air": ("impossible en l’air", "not possible in the air"),
    "no_such_target_or_weapon": (
        "pas de cible {target}, ou pas d’arme de ce nom",
        "{target} or the weapon is not known",
    ),
    "not_a_reaction": ("{figure} ne peut réagir ainsi", "{figure} cannot react like that"),
    "not_in_view_and_range": (
        "à cet endroit, {figure} ne voit pas l’ennemi, ou l’ennemi est trop loin",
        "there {figure} does not see the enemy, or it is too far",
    ),
    "no_way_there": ("{figure} n’a pas de chemin jusque-là", "{figure} has no way there"),
    "does_not_engage": ("ce chemin n’engage pas l’ennemi", "that way does not engage the enemy"),
}

RULES: Mapping[str, tuple[str, ...]] = {
    "PickCard": ("ICH-OPT-02", "ICH-OPT-04"),
    "ChooseAction": ("ICH-ACT-01", "ICH-ACT-04", "ICH-ACT-05"),
    "ChooseReload": ("ICH-ACT-10",),
    "ChooseShot": ("ICH-ACT-03", "ICH-ACT-12", "ICH-SHOOT-01"),
    "ChooseToken": ("ICH-ACT-08",),
    "ChooseMechanism": ("ICH-ACT-08",),
    "ChooseFirst": ("ICH-BAND-04",),
    "TracePath": ("ICH-MOV-01", "ICH-MOV-02", "ICH-MOV-03", "ICH-ACT-05"),
    "React": ("ICH-ALERT-02", "ICH-ALERT-04", "ICH-ALERT-08"),
    "ReactFirst": ("ICH-ALERT-14",),
}
