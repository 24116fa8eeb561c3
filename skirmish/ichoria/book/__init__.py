"""What is fixed before a game: cards, bands and numbers.

cards            profile cards, weapons, factions, bands and options
bands            recruits a band and validates a roster
campaign         revives and improves heroes between games
numbers          the numbers of the movement rules, each with its rule id
move_allowance   how far a figure may move, and what ground costs
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.book.bands import (
        RENEGADES,
        Fault,
        Lists,
        Profile,
        Recruit,
        Roster,
        Upgrade,
        animal_card,
        check_roster,
        price,
        recruit,
        total_price,
        without_capability,
    )
    from skirmish.ichoria.book.cards import (
        READING_RULES,
        Band,
        Book,
        Card,
        Faction,
        FaithAct,
        Intervention,
        Options,
        Readings,
        Weapon,
    )
    from skirmish.ichoria.book.move_allowance import (
        DEEP_WATER,
        DIFFICULT,
        allowance,
        climb_cost,
        cost,
        fall_cost,
        jump_cost,
        leap_cost,
        line_cost,
    )
    from skirmish.ichoria.book.numbers import (
        CROUCH_COST_PAS,
        CROUCHED_HEIGHT_PAS,
        ENGAGED_BELOW_PAS,
        FAST_MOVE_PAS,
        FREE_JUMP_PAS,
        FREE_LEAP_PAS,
        HEROIC_JUMP_PAS,
        HEROIC_LEAP_PAS,
        HURRY_FACTOR,
        JUMP_PAS,
        LEAP_PAS,
        SAFE_FALL_PAS,
        STAND_COST_PAS,
    )

__all__ = [
    "CROUCHED_HEIGHT_PAS",
    "CROUCH_COST_PAS",
    "DEEP_WATER",
    "DIFFICULT",
    "ENGAGED_BELOW_PAS",
    "FAST_MOVE_PAS",
    "FREE_JUMP_PAS",
    "FREE_LEAP_PAS",
    "HEROIC_JUMP_PAS",
    "HEROIC_LEAP_PAS",
    "HURRY_FACTOR",
    "JUMP_PAS",
    "LEAP_PAS",
    "READING_RULES",
    "RENEGADES",
    "SAFE_FALL_PAS",
    "STAND_COST_PAS",
    "Band",
    "Book",
    "Card",
    "Faction",
    "FaithAct",
    "Fault",
    "Intervention",
    "Lists",
    "Options",
    "Profile",
    "Readings",
    "Recruit",
    "Roster",
    "Upgrade",
    "Weapon",
    "allowance",
    "animal_card",
    "check_roster",
    "climb_cost",
    "cost",
    "fall_cost",
    "jump_cost",
    "leap_cost",
    "line_cost",
    "price",
    "recruit",
    "total_price",
    "without_capability",
]
__getattr__ = door(__name__, __file__)
