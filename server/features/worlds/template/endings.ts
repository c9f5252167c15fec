import type { Ending } from '#domain/narration/adventure.ts';

/** How the evening closes: with the sea come home stroke by stroke, or with all of it at once. */
export const endings: Ending[] = [
  {
    id: 'sea-come-home',
    clue: 'water-home',
    text: 'By morning the boats of Tollhithe ride at their moorings as if they had never lain down, and nobody on the quay can agree who cried first. The reeve counts eighty silver into your hands and writes the tide into the book himself: its hour, its height, and your names beside it. Far out on the bar the water closes over the Kind Regard, gently this time, and the bell says goodnight to her in its own voice.',
  },
  {
    id: 'sea-come-all-at-once',
    clock: 'standing-sea',
    text: 'You stand on the hill road with the others who ran in time, and below you there is no town, only grey water where the roofs were, and the top of one bell tower. What was done to the bell, and who profited, lies under nineteen tides now with everything else. Somebody lights a lantern, and one by one the boats that were dragged uphill begin to look for those who are still calling.',
  },
];
