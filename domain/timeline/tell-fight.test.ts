import { expect, it } from 'vitest';
import type { FightFact } from './recap.ts';
import { tellFight } from './tell-fight.ts';

const fights: [FightFact, string][] = [
  [{ outcome: 'broughtDown', foes: ['the silt hound'] }, 'The silt hound was brought down.'],
  [
    { outcome: 'ended', foes: ['Goblin', 'Goblin', 'Troll'], fallen: ['Goblin', 'Goblin'], remaining: ['Troll'], heroesLost: [] },
    'Goblin × 2 fell, and Troll got away or gave up.',
  ],
  [
    { outcome: 'unfinished', foes: ['Rat'], fallen: [], remaining: ['Rat'], heroesLost: ['Kara', 'Bram'] },
    'Rat still stood, and Kara and Bram died.',
  ],
  [
    { outcome: 'lost', foes: ['Goblin', 'Troll'], fallen: ['Goblin'], remaining: ['Troll'], heroesLost: [] },
    'Goblin fell, and Troll kept the field.',
  ],
  [{ outcome: 'written', foes: ['Dask'], text: 'Dask was brought down.' }, 'Dask was brought down.'],
];

it.each(fights)('a fight of a session is told by how it went: %j', (fight, sentence) => {
  expect(tellFight(fight)).toBe(sentence);
});
