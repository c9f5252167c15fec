import { expect, it } from 'vitest';
import { isInReach, reachAside, standText } from './stand-text.ts';

const stand = { id: 'rat', feet: 30, cover: 'half' as const, sees: true, seen: true, beside: [] };
const attack = { name: 'Bow', kind: 'ranged', toHit: 3, reach: null, range: { normal: 20, long: 60 }, damage: [], inflicts: null } as const;
const sword = { ...attack, name: 'Sword', kind: 'melee', reach: 5, range: null } as const;

it.each([
  [undefined, [{ ...attack, damage: [] }], '', true],
  [stand, [{ ...attack, damage: [] }], '30 ft, half cover', true],
  [stand, [{ ...sword, damage: [] }], '30 ft, half cover, out of reach', false],
  [{ ...stand, cover: 'none' as const, seen: false }, [], '30 ft, does not see you', false],
  [{ ...stand, sees: false }, [{ ...attack, damage: [] }], 'out of sight', false],
])('where somebody stands is told in a few words', (where, attacks, text, inReach) => {
  expect([standText(where, attacks), isInReach(where, attacks)]).toEqual([text, inReach]);
});

it('what an attack has to do with the distance stands beside it', () => {
  expect(reachAside(stand, { ...attack, damage: [] })).toEqual({ text: 'long range', isTooFar: false });
  expect(reachAside(stand, { ...sword, damage: [] })).toEqual({ text: 'too far: 30 ft', isTooFar: true });
  expect(reachAside({ ...stand, feet: 5 }, { ...sword, damage: [] })).toBeUndefined();
});
