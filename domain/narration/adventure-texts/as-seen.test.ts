import { expect, it } from 'vitest';
import { Adventure } from '#domain/narration/adventure.ts';
import { asSeen } from './as-seen.ts';

const adventure = Adventure.parse({
  id: 'bridge',
  title: 'The bridge',
  premise: 'A bridge.',
  welcome: 'You stand on a bridge. What do you do?',
  start: 'bridge',
  scenes: [
    {
      id: 'bridge',
      name: 'The bridge',
      place: 'Nowhere',
      description: 'A bridge.',
      touches: ['while it creaks', 'as it sways', 'with a smell of tar', 'while it waits'],
      exits: [{ id: 'out', to: 'bridge', label: 'the way out', aliases: ['out'] }],
      npcs: [],
      features: [
        {
          id: 'plank',
          name: 'the plank',
          aliases: ['plank'],
          description: 'It lies flat.',
          after: [
            { clue: 'loose', description: 'It lies crooked.' },
            { clue: 'gone', description: 'There is a hole.' },
          ],
        },
        { id: 'rail', name: 'the rail', aliases: ['rail'], description: 'It is wet.' },
      ],
      loot: [],
    },
  ],
  npcs: [],
  clues: [],
  clocks: [],
});
const seen = (clues: string[]) => asSeen(adventure, { clues }).scenes[0]?.features.map(({ description }) => description);

it('describes a thing by the last clue to it that the party knows', () => {
  expect(seen([])).toEqual(['It lies flat.', 'It is wet.']);
  expect(seen(['loose'])).toEqual(['It lies crooked.', 'It is wet.']);
  expect(seen(['gone', 'loose'])).toEqual(['There is a hole.', 'It is wet.']);
});

it('leaves an adventure as it is where nothing looks otherwise', () => {
  expect(asSeen(adventure, { clues: ['other'] })).toBe(adventure);
});
