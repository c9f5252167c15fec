import { hero, risen } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { restsAhead } from './rests-ahead.ts';

const none = new Map();
// Who wakes inspired is told so after every night.
const dwarf = (taken: Parameters<typeof risen>[0], changes: Parameters<typeof risen>[2] = {}) =>
  risen(taken, 3, { species: 'dwarf', ...changes });

describe('what a rest would give back', () => {
  it('is nothing where nothing is spent', () => {
    expect(restsAhead(dwarf('fighter'), none)).toEqual({ short: [], long: [] });
  });

  it('says hit points, dice and uses by what they are now', () => {
    const worn = dwarf('fighter', { damage: 9, hitDiceSpent: { d10: 2 }, usesSpent: { 'second-wind': 2 }, exhaustion: 2 });
    const { short, long } = restsAhead(worn, none);
    expect(short).toEqual(['Second Wind: 0 to 1 of 2']);
    expect(long).toMatchObject([
      expect.stringMatching(/^Hit points: \d+ to (\d+) of \1$/),
      'Hit dice: 1 to 3',
      'Second Wind: 0 to 2 of 2',
      'Exhaustion: 2 to 1',
    ]);
  });

  it('tells slots of a pact from those that take a night', () => {
    expect(restsAhead(dwarf('warlock', { pactSlotsSpent: 1 }), none)).toMatchObject({ short: ['Pact slots: 1 back'] });
    const wizard = restsAhead(dwarf('wizard', { slotsSpent: [2, 1, 0, 0, 0, 0, 0, 0, 0], temporaryHitPoints: 5 }), none);
    expect(wizard).toEqual({ short: [], long: ['Spell slots: 3 back', '5 temporary hit points end'] });
  });

  it('is nothing for somebody who cannot rest', () => {
    expect(restsAhead(hero({ damage: 999 }), none)).toEqual({ short: [], long: [] });
  });
});
