import { describe, expect, it } from 'vitest';
import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import { fieldOfStep } from '#domain/battle-map/fight/field-of-step.ts';
import { placeThose } from '#domain/battle-map/fight/place-those.ts';
import { spacesFor } from '#domain/battle-map/fight/spaces.ts';
import { Battlefield } from '#domain/battle-map/fight/stands.ts';
import { moved } from '#domain/battle-map/tokens.ts';
import { allowed, fightOf, one, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';

const halfling = {
  values: {},
  species: 'halfling' as const,
  lineage: null,
  features: [{ name: 'Halfling Nimbleness', source: 'species' as const, level: 1 }],
  uses: [],
  freeCasts: [],
  anyCasts: [],
  hitDice: { die: 8, left: 1 },
};
const held = (name: 'paralyzed' | 'prone') =>
  [{ name, level: 1, from: null, until: null, saveEnds: null, held: false, effectId: null, escapeDc: null }] as const;

/** What Kara, who is Medium, pays for a walk along a passage that somebody stands in: `k` is Kara, `t` Tomas, `g` the goblin. */
function walks(row: string, to: number, changes: Partial<Record<'kara' | 'goblin', Partial<Combatant>>>) {
  const { combatants } = fightOf('kara', 'tomas', 'goblin');
  const fighting = combatants.map((each) => ({
    ...each,
    size: 'Medium' as const,
    ...(each.id === 'kara' ? changes.kara : each.id === 'goblin' ? changes.goblin : {}),
  }));
  const tokens = { k: { combatantId: 'kara', characterId: 'kara' }, t: { combatantId: 'tomas' }, g: { combatantId: 'goblin' } };
  const map = drawMap({ rows: [row], tokens });
  const field = new Battlefield(
    map,
    placeThose(map, fighting, () => 0),
  );
  const spaces = spacesFor(field, fighting, 'kara');
  try {
    return moved(map, { leads: false, heroes: new Set(['kara']) }, map.terrain, 'k', to, spaces).feet;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
const noWay = 'No way that you know leads there.';
const taken = 'Somebody stands there. A walk can pass some creatures, and ends in a free space.';

describe('SRD 5.2.1, Playing the Game: Moving around Other Creatures', () => {
  it('nobody walks through the space of a foe, and everybody through that of an ally, as easily as through any', () => {
    expect(walks('k.g..', 4, {})).toBe(noWay);
    expect(walks('k.t..', 4, {})).toBe(20);
  });

  it.each([
    ['who is incapacitated', { conditions: [...held('paralyzed')] }, 25],
    ['who is prone, but can act', { conditions: [...held('prone')] }, noWay],
    ['two sizes larger, who covers more ground', { size: 'Huge' as const }, 25],
    ['one size larger', { size: 'Large' as const }, noWay],
    ['who is Tiny, through whose space it is no harder', { size: 'Tiny' as const }, 20],
    ['one size smaller', { size: 'Small' as const }, noWay],
    ['who was made a size larger than Large', { size: 'Large' as const, activeEffects: [effect('Enlarge', { on: 'size', steps: 1 })] }, 25],
  ])('a foe %s', (_, goblin, feet) => {
    expect(walks('k.g..', 4, { goblin })).toBe(feet);
  });

  it('a walk does not end where somebody stands, friend or foe', () => {
    expect(walks('k.t..', 2, {})).toBe(taken);
    expect(walks('k.g..', 2, { goblin: { conditions: [...held('paralyzed')] } })).toBe(taken);
  });

  it('nobody is barred by those who are dead or hidden', () => {
    expect(walks('k.g..', 4, { goblin: { dead: true } })).toBe(20);
    expect(walks('k.g..', 4, { goblin: { hidden: true } })).toBe(20);
  });
});

describe('SRD 5.2.1, Species: Halfling Nimbleness', () => {
  it('leads through the space of whoever is at least one size larger, and ends in nobody’s', () => {
    const kara = { size: 'Small' as const, features: halfling };
    expect(walks('k.g..', 4, { kara })).toBe(25);
    expect(walks('k.g..', 2, { kara })).toBe(taken);
    expect(walks('k.g..', 4, { kara, goblin: { size: 'Small' } })).toBe(noWay);
    expect(walks('k.g..', 4, { kara: { size: 'Small' } })).toBe(noWay);
  });
});

/** Whether Kara, who stands in a cell with the goblin, lies prone once her turn has ended. */
function fallsIn(changes: Partial<Record<'kara' | 'goblin', Partial<Combatant>>>, goblinAt = 0) {
  const fight = fightOf('kara', 'goblin');
  const combatants = fight.combatants.map((each) => ({
    ...each,
    size: 'Medium' as const,
    ...(each.id === 'kara' ? changes.kara : changes.goblin),
  }));
  const drawn = drawMap({ rows: ['kg.'], tokens: { k: { combatantId: 'kara' }, g: { combatantId: 'goblin' } } });
  const map = { ...drawn, tokens: drawn.tokens.map((each) => (each.combatantId === 'goblin' ? { ...each, cell: goblinAt } : each)) };
  const field = new Battlefield(
    map,
    placeThose(map, combatants, () => 0),
  );
  const combat = { ...fight, combatants };
  const told = fieldOfStep(field, combat, step({ name: 'next' }), { binds: true });
  if (!told.ok) throw new Error('The turn does not end.');
  const ended = allowed(takeCombatStep(combat, told.value.step, scripted(), undefined, [], told.value.field)).combat;
  return one(ended, 'kara').conditions.some(({ name }) => name === 'prone');
}

describe('SRD 5.2.1, Playing the Game: ending a turn in the space of another creature', () => {
  it('leaves whoever does it prone, and nobody who stands beside', () => {
    expect([fallsIn({}), fallsIn({}, 1)]).toEqual([true, false]);
  });

  it.each([
    ['who is Tiny', { kara: { size: 'Tiny' as const } }],
    ['who is larger than the other', { goblin: { size: 'Small' as const } }],
    ['with one who is dead', { goblin: { dead: true } }],
    ['with one of whom players do not know', { goblin: { hidden: true } }],
    ['who rides the other', { kara: { rides: 'goblin' } }],
    ['above whom the other can fly', { goblin: { source: 'giant-bat' } }],
    ['with a swarm', { goblin: { source: 'swarm-of-rats' } }],
    ['who was given wings', { kara: { activeEffects: [effect('Fly', { on: 'speed', of: 'fly', set: 60 })] } }],
  ])('but nobody %s', (_, changes) => {
    expect(fallsIn(changes)).toBe(false);
  });

  it('whoever is smaller than the other falls, too', () => {
    expect(fallsIn({ goblin: { size: 'Large' as const } })).toBe(true);
  });
});
