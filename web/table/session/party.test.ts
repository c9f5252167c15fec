import { describe, expect, it } from 'vitest';
import type { Hero } from './party.ts';
import { onlineCount, onlineText, partyOf, seatText } from './party.ts';

const here = (...names: string[]) => names.map((name) => ({ userId: name.toLowerCase(), name, onlineAt: '2026-11-20T12:00:00.000Z' }));

describe('who is online', () => {
  it.each([
    [0, [], 'Nobody online'],
    [1, ['Mira'], '1 online: Mira'],
    [2, ['Mira', 'Tov'], '2 online: Mira and Tov'],
    [3, ['Mira', 'Tov', 'Ada'], '3 online: Mira, Tov and 1 more'],
    [40, ['Mira', 'Tov', 'Ada'], '40 online: Mira, Tov and 38 more'],
  ])('is said in one line for %i', (count, names, text) => {
    expect(onlineText({ count, people: here(...names) })).toBe(text);
    expect(onlineCount({ count, people: here(...names) })).toBe(text.split(':')[0]);
  });
});

it('says nothing about who is online before that is known', () => {
  expect([onlineText(null), onlineCount(null)]).toEqual(['', '']);
});

describe('the party', () => {
  const participants = [
    { userId: 'away', name: 'Away', seat: 'player' as const },
    { userId: 'mira', name: 'Mira', seat: 'player' as const },
    { userId: 'dm', name: 'Ada', seat: 'owner' as const },
    { userId: 'tov', name: 'Tov', seat: 'player' as const },
  ];

  const kara: Hero = {
    id: 'kara',
    name: 'Kara',
    species: 'human',
    classes: [{ class: 'fighter', level: 1 }],
    portrait: { kind: 'drawn', seed: 'kara' },
    life: 'up',
    hitPoints: { left: 7, maximum: 13, temporary: 2 },
    conditions: ['prone'],
  };
  const heroes = new Map([['tov', kara]]);

  it('has the Dungeon Master first, then raised hands, then those who are here', () => {
    const party = partyOf(participants, { count: 2, people: here('Mira', 'Tov') }, new Set(['tov']), heroes);
    expect(party.map(({ name }) => name)).toEqual(['Ada', 'Tov', 'Mira', 'Away']);
  });

  it('also has those who are here beyond the listed seats', () => {
    const party = partyOf(participants, { count: 1, people: here('Zoe') }, new Set(), heroes);
    expect(party.find(({ name }) => name === 'Zoe')?.online).toBe(true);
  });

  it('is said in words', () => {
    const [ada, tov] = partyOf(participants, { count: 1, people: here('Tov') }, new Set(['tov']), heroes);
    expect([ada, tov].map((seat) => seat && seatText(seat))).toEqual([
      'Ada, Dungeon Master, offline',
      'Tov, plays Kara, 7 of 13 and 2 temporary hit points, prone, online, hand raised',
    ]);
  });

  it('says of a hero at 0 hit points how they are instead of a number', () => {
    const fallen = new Map([['tov', { ...kara, life: 'dying' as const, conditions: [] }]]);
    const tov = partyOf(participants, null, new Set(), fallen).find(({ name }) => name === 'Tov');
    expect(tov && seatText(tov)).toBe('Tov, plays Kara, dying, offline');
  });
});
