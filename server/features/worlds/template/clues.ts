import type { Clue } from '#domain/narration/adventure.ts';

/** What can be learned, in the order of the chain: the bell, the hand, the reason, the crime, the way back. */
export const clues: Clue[] = [
  {
    id: 'dull-bell',
    text: 'Since the water left, the tide bell has had no voice: it sounds like a loaf dropped on a table, and the town has been too worried to listen.',
  },
  {
    id: 'heavy-rope',
    text: "For ten days the bell rope has dragged heavier in the ringer's hands, as though the bell had put on weight inside.",
  },
  {
    id: 'lead-clapper',
    text: 'The tongue of the tide bell is lead under a coat of bronze paint: somebody has taken the true one and hung a dumb one in its place.',
  },
  {
    id: 'tar-on-the-sill',
    text: "There is tar on the outer sill of the bell loft, pressed in by a bare knee, and caught in it a curl of the blue yarn that only the ferry's fenders are wound with.",
  },
  {
    id: 'lead-order',
    text: 'Eleven days ago Hesper Dunn cast a lead weight as long as a forearm from a wax pattern that Wenna Tarn brought her, and was told it was for the ferry.',
  },
  {
    id: 'new-silver',
    text: 'The lead was paid for in new Salt Office silver, and no ferrywoman in Tollhithe has been paid in silver for years.',
  },
  {
    id: 'wax-pattern',
    text: 'The broken wax pattern still carries the first words of an inscription, CALL IN TRUE: it was pressed from the tongue of a bell.',
  },
  {
    id: 'wreck-bare',
    text: 'The Kind Regard, lost on the bar eleven years ago with eighteen aboard, stands dry for the first time since she sank.',
  },
  {
    id: 'linnet-aboard',
    text: "Wenna Tarn's daughter Linnet was ship's girl on the Kind Regard, nine years old, and she was never found.",
  },
  {
    id: 'wenna-swapped',
    text: "Wenna Tarn changed the bell's tongue with her own hands, because Aurel Pryce told her the sea could be kept out just long enough to carry her daughter home.",
  },
  {
    id: 'gleaners-hired',
    text: 'Aurel Pryce has hired gleaners from up the coast to empty the wreck by night, and they let nobody else come near it.',
  },
  {
    id: 'sand-barrel',
    text: 'After the spring gale a cask with the Salt Office brand washed in full of river sand, and Aurel Pryce paid a whole silver piece for it and asked to be told of any other.',
  },
  {
    id: 'withy-road',
    text: 'There is a safe way over the Slakes to the wreck: keep the red rags on your left hand, and where two withies are crossed, walk between them and never round.',
  },
  {
    id: 'white-footprints',
    text: 'White footprints come up out of the Salt Office floor beside the third bin: there is a trapdoor under it, and somebody uses it with wet boots.',
  },
  {
    id: 'moved-light',
    text: 'On the night of the wreck two red lights burned: the true one on Candle Rock, and another half a mile south and lower, which went out as soon as the ship had struck.',
  },
  {
    id: 'scorched-hook',
    text: 'On the seaward face of the rock called the Sow an iron hook is set in lead, and the stone above it is scorched: a lantern hung there once, where no lantern has any business.',
  },
  {
    id: 'red-lantern',
    text: 'Under the Salt Office stands a great lantern of red glass, made to the pattern of Candle Rock, in a town that has only ever had one light.',
  },
  {
    id: 'insured-salt',
    text: 'The forty tons of salt aboard the Kind Regard were insured twice over, and both times the money went to Aurel Pryce.',
  },
  {
    id: 'sand-cargo',
    text: 'Every salt cask in the hold of the Kind Regard is packed with river sand: the cargo that made Aurel Pryce rich was never loaded.',
  },
  {
    id: 'pryce-letter',
    text: "A letter in the strongbox, in Aurel Pryce's hand, promises the master of the Kind Regard a third of the money if he steers for the southern light.",
  },
  {
    id: 'linnet-saw',
    text: 'Linnet saw who hung the second light: a man in the grey coat of the Salt Office, who stood beside it on the Sow until everything was quiet and then put it out.',
  },
  {
    id: 'false-entries',
    text: 'Reeve Crake has written nineteen tides into the tide book that never came, each with its hour and its height.',
  },
  {
    id: 'held-door',
    text: 'The founding charter speaks of a Lodger under the bay that holds the door against the sea, and lets in one tide for each stroke of the bell, so long as the bell speaks true; a stair under the Tide House leads down to where it listens.',
  },
  {
    id: 'standing-water',
    text: 'The grey line beyond the bar is no weather: it is the missing water, standing upright, taller than the Tide House and making no sound.',
  },
  {
    id: 'counting-rhyme',
    text: 'The skipping rhyme of Tollhithe counts nineteen knocks with a breath after each, and it is older than the quay.',
  },
  {
    id: 'nineteen-strokes',
    text: 'Nineteen tides stand outside, and each wants a stroke of its own with a full breath after it; rung in a hurry they will all come through the door together.',
  },
  {
    id: 'true-clapper',
    text: "The mooring weight of Wenna Tarn's ferry is the true tongue of the tide bell, wrapped in tarred net: it has lain on the quay in plain sight all along.",
  },
  {
    id: 'pryce-undone',
    text: 'Reeve Crake has sealed a warrant for Aurel Pryce over the drowning of eighteen people, and given Osk Merrin his good name back in the same ink.',
  },
  {
    id: 'bell-whole',
    text: 'The true tongue hangs in the tide bell again, and the bronze hums whenever anyone so much as speaks near it.',
  },
  {
    id: 'water-home',
    text: 'At the nineteenth stroke the grey line is gone: the sea has come up over the Slakes one tide at a time, patient as a guest wiping its feet, and all along the quay the boats stand up.',
  },
];
