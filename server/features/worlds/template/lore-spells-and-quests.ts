import { loreOf } from './lore-of.ts';

export const spells = loreOf([
  [
    'dry-footing',
    'Dry Footing',
    'A small charm of the [[Withy-Walker|withy-walkers]], spoken to the ground rather than over the feet. For as long as the caster can go without complaining, mud, shingle and shallow water bear the weight of up to six people as a plank would. It leaves footprints of perfectly dry earth, which anyone may follow. On [[the Slakes]] the charm works a little too well: walkers have been known to look back and find their prints still there the following year.',
  ],
  [
    'salt-memory',
    'Salt Memory',
    'The [[salt-reader]] lays a pinch upon a thing and waits. The grains draw themselves into the shape of the last hand to hold it, and hold the shape until somebody breathes. [[The Underwriters of Marl]] pay for this spell by the casting. It cannot be fooled by gloves, and [[the Salt Office]] keeps its desks so very clean in consequence that the clerks joke, quietly, about eating off them.',
  ],
  [
    'second-voice',
    'Second Voice',
    'A [[toll-singer]] sings one line and lets it go, and the line is heard again, word for word, at some place the singer has stood before, as far off as a mile. It was made for ferries, to call one from the other bank. Lovers and smugglers on [[the Wend]] have found further uses. The echo always comes a moment late, and where the stone is very old it may come back with its grammar put right.',
  ],
  [
    'hold-the-door',
    'Hold the Door',
    'The [[bell-sworn]] set one shoulder to the air and say please. For up to nine breaths nothing larger than a cat can pass the line they stand on: no water, no fire, no charging ox. The caster feels the weight of it all in one side and may let go at any time, politely, by stepping back. It is bad form to cast it in anger, and the apprentices of [[the Ringers]] are made to thank the air afterwards.',
  ],
  [
    'lamp-oath',
    'Lamp Oath',
    'A lantern keeper touches a flame and promises it to someone by name. Until dawn no wind, rain or malice can put that light out, and the one named can see it from any distance at which they would be glad to. Should the keeper break faith, every lamp in the house goes dark. There is no keeper of the [[Lantern Brethren]] living who has had to find out how that feels, though one has been accused of it.',
  ],
  [
    'ebb-whisper',
    'Ebb Whisper',
    'Spoken to a wound, a fever or a quarrel, it draws the worst of it out a little way, as the sea goes out, for the space of half a day. It heals nothing: what has ebbed returns, and at the hour it was told to. [[Reed elves]] use it to get the old through weddings. In [[Tollhithe]], of late, it is counted poor taste to cast it, or to mention it at all.',
  ],
]);

export const quests = loreOf([
  [
    'nineteen-tides',
    'Nineteen Tides Owing',
    "The sea left [[Tollhithe]] nine and a half days ago and has missed nineteen tides since. Reeve Crake will pay forty silver for where it is and eighty for its return. The bell is rung at every hour it should be; [[the Widows' Bench]] has stopped gossiping, which is thought a bad sign; and from the top of the Tide House there is a grey line along the horizon that no one cares to give its right name. The boats lie waiting in the mud, and so does everybody else.",
  ],
  [
    'keepers-name',
    "The Keeper's Name",
    'Eleven years ago the Kind Regard was lost within sight of [[Candle Rock]], and a hearing found that Osk Merrin had let the light go out. He has said ever since, without raising his voice, that he did not. He asks for nothing but to hear it spoken once in the square that the light was lit. One witness is thought too old, one drowned, and one has never been asked.',
  ],
  [
    'the-other-shoe',
    'The Other Shoe',
    'Wenna Tarn, the ferrywoman of [[Tollhithe]], owns one small right shoe. The left went to sea with her daughter Linnet on the Kind Regard. Nobody has been hired to find it and there is no reward. Now that the wreck stands bare on [[the Bar]], people who meet her on the quay look down at her feet, and then away, and then do not know what to do with their faces.',
  ],
  [
    'the-exact-tenth',
    'An Exact Tenth',
    '[[The Underwriters of Marl]] have let it be known in certain taverns that they would like to see the inside of any [[Marl Strongbox|strongbox]] found upon [[the Bar]]. They pay one tenth of what is recovered, to the copper, with a receipt. Their agent on the coast is said to be a man who knows nothing whatever about shells. [[The Gleaners]] have heard the same rumour, and it will come down to who bends first.',
  ],
  [
    'wells-of-marl',
    'The Salt Year at Marl',
    'Every nineteenth year the wells of [[Marl]] taste of the sea, three days inland and six hundred feet up. The next such year is this one, and the taste has come early. The Chamber wants somebody to climb down the deepest well with a lamp and a list of questions. The last person to try it came back up unharmed and very thoughtful, and said only that somebody down there had asked after the people in [[Tollhithe]], by name.',
  ],
  [
    'heron-word',
    "The Heron's Word",
    'The [[reed elves]] of [[the Wend]] believe that the [[stilt heron]] has been writing one word across the marsh since before the river had its name. They have nearly all of it. They need three footprints from the far side of the Long Pastures, pressed in clay, and they need them before the autumn floods, when by custom they will let the whole work go. They offer a boatload of withies and the chance to be there when it is read aloud.',
  ],
]);
