import type { Clock } from '#domain/narration/adventure.ts';

/** What happens when nobody acts: the sea breaks in, the proof burns, the town picks someone to blame. */
export const clocks: Clock[] = [
  {
    id: 'standing-sea',
    name: 'the sea that stands beyond the bar',
    signs: [
      'A breath of cold comes in over the flats, although there is no wind to carry it.',
      'The grey line on the horizon has a top to it now, and the top is moving.',
      'In every kitchen in Tollhithe the cups begin to ring against each other on their hooks.',
      'Water wells up in the footprints on the Slakes, and it is flowing the wrong way, towards the sea.',
      'A groan rises out of the ground under the town, long and well-mannered, like somebody very large asking to put something down.',
      'The door gives way: nineteen tides come over the bar in one grey stride, and the harbour of Tollhithe is under them before the echo arrives.',
    ],
  },
  {
    id: 'gleaners-at-work',
    name: 'the gleaners at the wreck',
    signs: [
      'Lanterns are moving on the bar, in and out of the ribs of the wreck.',
      'The sound of axes carries over the mud, slow and regular, like people paid by the night.',
      'A sledge track has been cut between the wreck and the culvert under the sea wall, and something heavy has gone along it.',
      'A fire climbs up over the bar: whatever the Kind Regard still had to say is burning with her.',
    ],
  },
  {
    id: 'temper-of-the-town',
    name: 'the temper of the town',
    signs: [
      'The well in Rope Lane has gone salt, and a woman empties her bucket back into it without a word.',
      'There are knots of people at the corners now, and they stop talking when a stranger comes by.',
      'Somebody has painted OSK MERRIN DROWNED THEM on the sea wall in tar, with the letters running.',
      'Forty people with lanterns and boathooks are walking out to Candle Rock, and they have brought a rope.',
    ],
  },
];
