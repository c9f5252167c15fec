import { loreOf } from './lore-of.ts';

export const classes = loreOf([
  [
    'withy-walker',
    'Withy-Walker',
    'Rangers of [[the Slakes]], who know forty words for mud and use most of them while working. A withy-walker reads the flats by the set of worm casts and the way light lies on a channel, walks on boards, and never steps where the crust is smooth. Their mark is a belt of coloured rags. The oldest among them are said to be able to cross from [[Tollhithe]] to [[Candle Rock]] blindfold, and they are all quite willing to let somebody else go first.',
  ],
  [
    'bell-sworn',
    'Bell-Sworn',
    'Clerics who serve no god by name, holding that anything worth praying to can be called if the voice is true. They are trained in a loft and learn silence first. A bell-sworn carries a hand bell with a tongue of bone or bronze and heals by ringing it over the hurt place until the flesh remembers its own note. [[The Ringers]] of [[Tollhithe]] count eleven of them, and [[Patience]], the great bell, as the twelfth.',
  ],
  [
    'bar-pilot',
    'Bar Pilot',
    'Fighters bred on wet decks, who bring ships over [[the Bar]] and now and then defend them on it. Their weapons are what a ship has: axe, hook, belaying pin, and the knack of standing where nobody else can. A bar pilot swears an oath on the day of licence, to be the last one off. The guildhall in [[Tollhithe]] keeps an empty chair for everyone who kept it, and the chairs now go up the stairs.',
  ],
  [
    'salt-reader',
    'Salt-Reader',
    'Wizards who write in brine and read what dries. A salt-reader keeps spells on sheets of slate, lays them out overnight, and studies the crystals at dawn, which makes for a damp and punctual kind of scholar. [[Marl]] pays them to test ledgers for lies; [[the Salt Office]] pays them to stop. They season their food heavily, fear no ghosts, and cannot be made to hurry by anything short of rain.',
  ],
  [
    'toll-singer',
    'Toll-Singer',
    'Bards who collect at bridges and ferries, one coin or one verse. By an old custom of [[the Wend]] a toll-singer may cross anything free of charge that he or she has a song about, so their songs tend to be about bridges. They carry news faster than riders. The counting rhymes of [[Tollhithe]] are all theirs, or so they claim, and the children have never thought it worth arguing.',
  ],
  [
    'lantern-keeper',
    'Lantern Keeper',
    'Paladins of a small, stubborn order that holds one thing holy: a light is a promise. They keep beacons, walk strangers home, and will not put out a lamp that somebody may be steering by, not to save their own lives. The Lantern Brethren once had nine towers along this coast. What remains to them is a hut on [[Candle Rock]] and a good many people who still look up from habit when it grows dark.',
  ],
]);

export const factions = loreOf([
  [
    'reeves-hall',
    "The Reeve's Hall",
    'The government of [[Tollhithe]], such as it is: the reeve, a clerk, a constable and three hundred years of [[The Tide Books|tide books]]. Its charter holds only so long as every tide is signed for, a clause that earlier reeves found quaint. Odalys Crake has held the brass chain for nineteen years. She is known to be honest in the way that a ruler is straight, and of late she has been seen standing at the window of the Tide House at hours when there is nothing to see.',
  ],
  [
    'salt-office',
    'The Salt Office',
    'The richest house between [[the Wend]] and [[the White Pans]]. It buys brine, sells salt, lends against boats and is very sorry when the boats come to it. Its factor, Aurel Pryce, endows the school, the soup and the new roof of anyone who asks nicely, and there is hardly a kitchen in [[Tollhithe]] without some kindness of his in it. Its clerks are paid by the month and trained to walk without a sound.',
  ],
  [
    'gleaners',
    'The Gleaners',
    'Wreck-pickers from the coves up the coast, a brotherhood with one law: what the sea has let go of belongs to whoever bends down first. They travel with sledges, axes and their own cooks, sell to both sides, and have a horror of salvage courts. In [[Tollhithe]] they are spoken of with contempt and paid in advance. A captain of gleaners wears a hook, and passes it on only when she can no longer lift it.',
  ],
  [
    'ringers',
    'The Ringers',
    "Those who call the tide. There is only ever one master of the rope, but behind each stand the felt-winders, the greasers, the boys who count and the widows of former masters, who criticise. The Ringers take no pay from [[the Salt Office]] and no orders from [[the Reeve's Hall]], and their dead are carried once round the bell [[Patience]] on the way to the hill. Their motto is a single breath, in and out.",
  ],
  [
    'widows-bench',
    "The Widows' Bench",
    'Four women in black on a seat in Rope Lane, with no office and a veto over everything. No boat is named, no hearing held and no wedding set for a Friday without their leave. They know the price of each loss in [[Tollhithe]] because they have paid it. They keep a fifth place free. It is thought unlucky to sit there and unluckier to ask whom it is kept for.',
  ],
  [
    'underwriters',
    'The Underwriters of Marl',
    'Gentlefolk in white clay halls who bet against disaster and have grown fat on how seldom it happens. They insure cargo, hulls, harvests and marriages. When a claim smells wrong they send out an assessor, always young, always under some other trade, with a sample case and instructions to enjoy the sea air. They have never been known to pay the same claim twice, and the thought that they may have done so keeps all [[Marl]] awake.',
  ],
]);
