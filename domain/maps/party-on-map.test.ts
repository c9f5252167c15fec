import { describe, expect, it } from 'vitest';
import { partyOnMap } from './party-on-map.ts';

const pins = [
  { id: 'town', name: 'Tollhithe' },
  { id: 'quay', name: 'Dry Quay' },
];
const party = { heroes: null, places: ['The Dry Quay', 'Tollhithe, the harbour'] };

describe('the party on the map of the world', () => {
  it('is at the pin that is named as its place, else at the one of the larger place', () => {
    expect([...partyOnMap(pins, [party])]).toEqual([['quay', [party]]]);
    expect([...partyOnMap(pins.slice(0, 1), [party])]).toEqual([['town', [party]]]);
    expect(partyOnMap([], [party]).size).toBe(0);
  });

  it('is in several places where it has split up', () => {
    const mira = { heroes: ['Kara'], places: ['The mill', 'tollhithe'] };
    expect([...partyOnMap(pins, [party, mira])]).toEqual([
      ['quay', [party]],
      ['town', [mira]],
    ]);
  });
});
