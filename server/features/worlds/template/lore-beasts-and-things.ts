import { loreOf } from './lore-of.ts';

export const monsters = loreOf([
  [
    'silt-hound',
    'Silt Hound',
    'Where a dog has drowned in [[the Slakes]] the mud may remember it, and get up. A silt hound is a shape poured round old bones, quick on soft ground and heavy on hard, and it hunts by the sound of feet sticking. Blades pass through and come out dirty; blows that scatter it serve better. It cannot abide a bell. [[Withy-Walker|Withy-walkers]] wear small ones at the ankle, and say that the hounds sit down at the sound and look about for someone to go home with.',
  ],
  [
    'tallow-eel',
    'Tallow Eel',
    'A blind eel of the drains, as long as a rope walk in the stories and four arm-spans in fact, so fat that it was once hunted for candles. It lives where water has been forgotten, in sumps, wells and drowned cellars, and feels each footstep through its grease. It burns, though the smell has to be lived with afterwards. In [[Tollhithe]] a person who eats alone is said to be feeding the eel.',
  ],
  [
    'the-lodger',
    'The Lodger',
    'A tale told to children in [[Tollhithe]]: that something as large as the bay lies underneath it, with perfect manners, and rents the room from the town. What it pays depends on the grandmother. Some say good fishing, some say dreams, and some that it holds a door. A child who slams one is told to mind the Lodger. No reeve will be drawn upon the matter, and the founding charter hangs where nobody can read it.',
  ],
  [
    'lamp-crab',
    'Lamp Crab',
    'It carries a light on its back, a cold green bead, and builds itself a little tower of pebbles to show it from. Small fish come to look. In a bad year so do small boats. One lamp crab is a supper; forty on a rock, all signalling, have taken a lugger onto [[the Bar]] on a clear night. The [[Lantern Brethren]] smash their towers on sight and apologise afterwards.',
  ],
  [
    'sitter-in-salt',
    'Sitter in Salt',
    'The drowned who were loved and not found may be kept by the sea in salt, exactly as they were. They sit. They do no harm, and to break one is the worst luck on the coast. Now and then one will lift its head and answer a question put to it courteously. [[Bell-sworn]] hold that a sitter is waiting for something quite small, such as a name said aloud, or a lamp, or [[the other shoe]].',
  ],
  [
    'stilt-heron',
    'Stilt Heron',
    'Grey, thoughtful, and nine feet to the shoulder. It will stand over a tide pool for a day and a night and then take a calf out of a field two miles off. [[Reed elves]] read its footprints as letters and say that it has been writing the same word for centuries. It fears only fire, and its own reflection, which it takes for a rival with better posture.',
  ],
]);

export const items = loreOf([
  [
    'patience',
    'Patience, the Tide Bell',
    'Cast in Rope Lane by the first of the Dunns, green without and gold within, wider than a cart. Round her lip goes a procession of bronze waves, each with a door in it. Her tongue is of another metal and was not made in [[Tollhithe]]; the words CALL IN TRUE run round it. She is struck once for each tide. Those born in her hearing never wake at the stroke, and those who leave the town wake at that hour for the rest of their lives.',
  ],
  [
    'tide-books',
    'The Tide Books',
    'Three hundred years of the sea in two lines a day: the hour, the height, the name of the reeve. The early volumes are bound in sealskin and still moult. A scholar could find out from them the weather at any christening or the depth over [[the Bar]] at any wreck. The clerk of the Tide House lends them to nobody and reads to anyone, and is said to be on first-name terms with several of the droughts.',
  ],
  [
    'withy-staff',
    'Withy Staff',
    'A willow pole, shod with horn, with a rag at the top in the colours of whoever cut it. Pushed into sound ground it stands; in bad ground it leans, a heartbeat before the walker would have. Once in a day, when it is planted and left, all who passed it may find their way back to it through fog, darkness or drink. [[Withy-Walker|Withy-walkers]] give one to each apprentice and never ask for its return.',
  ],
  [
    'anklet-of-net-bells',
    'Anklet of Net Bells',
    "Seven bells the size of thimbles on a tarred cord, cast at Dunn's foundry to be sewn on nets. Worn at the ankle, they give away every step and keep off [[Silt Hound|silt hounds]], a bargain that the people of [[the Slakes]] make gladly. A set that has been blessed by the [[bell-sworn]] will ring by itself at the approach of a beast that has no heartbeat, softly, and then not so softly.",
  ],
  [
    'thyme-draught',
    'Thyme-Stoppered Draught',
    'A small brown bottle stopped with a sprig of thyme, sold along the coast as a potion of healing, and it is one. The recipe belongs to the [[Lantern Brethren]] and calls for sea holly, honey, lamp oil (a drop) and sitting with the patient. It tastes of a wet garden. Keepers set out two bottles in any storm, one for whoever comes to the door and one for whoever has to go out.',
  ],
  [
    'marl-strongbox',
    'Marl Strongbox',
    'Iron outside, clay within, with a lock that takes a number instead of a key. A Marl strongbox keeps paper dry at the bottom of the sea; [[the Underwriters]] have proved it, more often than they would have liked. The number is chosen by the buyer, and assessors will say, after a glass, that nine in every ten are birthdays and the tenth is the birthday of somebody the buyer should not have been thinking about.',
  ],
]);
