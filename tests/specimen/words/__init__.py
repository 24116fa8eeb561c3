"""The sentences of Sedge, in French and English."""

EVENTS = {
    "Dealt": ("Chacun reçoit ses cartes : {hands}", "Everybody is dealt cards: {hands}"),
    "Swam": (
        "{fish} {fish:poisson|poissons} dans le courant, {player} mène (appâtés : {baited})",
        "{fish} fish in the stream, {player} is in the lead (baited: {baited})",
    ),
    "Laid": ("On retourne les cartes : {animals}", "The cards are turned up: {animals}"),
    "Caught": ("{player} prend {fish} {fish:poisson|poissons} : {animal}", "{player} takes {fish} fish: {animal}"),
}

DECISIONS = {
    "BaitFish": ("Appâter, pour doubler les {fish} {fish:poisson|poissons} ?", "Bait, to double the {fish} fish?"),
    "LayAnimal": ("{fish} {fish:poisson|poissons} : quel animal posez-vous ?", "{fish} fish: which animal do you lay?"),
}

OPTIONS = {
    "gnat": ("moucheron", "gnat"),
    "minnow": ("vairon", "minnow"),
    "newt": ("triton", "newt"),
    "frog": ("grenouille", "frog"),
    "crayfish": ("écrevisse", "crayfish"),
    "trout": ("truite", "trout"),
    "duck": ("canard", "duck"),
    "otter": ("loutre", "otter"),
    "pike": ("brochet", "pike"),
    "heron": ("héron", "heron"),
    "stork": ("cigogne", "stork"),
    "eagle": ("aigle", "eagle"),
    "bait": ("appâter", "bait"),
    "wait": ("attendre", "wait"),
    "deck": ("le paquet", "the deck"),
    "stream": ("le courant", "the stream"),
    "hands": ("main", "hand"),
    "catch": ("prise", "catch"),
    "round": ("manche", "round"),
    "fish": ("poissons", "fish"),
    "prize_fish": ("poissons", "fish"),
    "most_fish": ("le plus de poissons", "most fish"),
    "as_many_fish": ("autant de poissons", "as many fish"),
}

REASONS = {"not_in_hand": ("{animal} n’est pas dans votre main", "{animal} is not in your hand")}
