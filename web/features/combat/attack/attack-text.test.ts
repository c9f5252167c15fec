import { expect, it } from 'vitest';
import { Attack } from '#domain/rules/attack-data.ts';
import type { Acting } from './acting.ts';
import { freshTurn } from './acting.ts';
import { attacksInTurn, attackText } from './attack-text.ts';

const weapon = { itemId: 'blade', modifier: 4, dc: 15, mastery: null, properties: [] };
const blade = Attack.parse({
  name: 'Longsword',
  kind: 'melee',
  toHit: 7,
  reach: 5,
  range: null,
  damage: [{ dice: '1d8+4', type: 'slashing' }],
  types: ['slashing', 'necrotic', 'psychic', 'radiant'],
  inflicts: null,
  weapon: { ...weapon, pact: true, attacks: 2 },
});
const dagger = Attack.parse({ ...blade, name: 'Dagger', types: undefined, weapon });
const acting = (done: Partial<Acting>): Acting => ({
  id: 'vex',
  name: 'Vex',
  attacks: [blade, dagger],
  effects: [],
  spent: [],
  attacksPerTurn: 1,
  ammunition: [],
  shots: [],
  ...freshTurn,
  ...done,
});

it('says which weapon a warlock is bonded with, how often it strikes and which damage it may deal', () => {
  expect(attackText({ ammunition: [] }, blade)).toBe(
    '+7 to hit · 1d8+4 slashing · or necrotic, psychic or radiant · 5 ft · pact weapon, 2 attacks',
  );
  expect(attackText({ ammunition: [] }, dagger)).toBe('+7 to hit · 1d8+4 slashing · 5 ft');
});

it('counts the attacks of a turn with the weapon that strikes most often, until another was used', () => {
  expect(attacksInTurn(acting({}))).toBe(2);
  expect(attacksInTurn(acting({ attacksMade: 1, attackedWith: ['Longsword'] }))).toBe(2);
  expect(attacksInTurn(acting({ attacksMade: 1, attackedWith: ['Dagger'] }))).toBe(1);
});
