import { beforeAll, describe, expect, it } from 'vitest';
import { fightOf, one, play, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import { hasAction } from '#domain/combat/turn-budget.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { spells } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';

const activities = new Map<string, readonly Activity[]>();
beforeAll(async () => {
  for (let level = 0; level <= 9; level += 1)
    for (const [name, each] of await loadSpellDetails(level)) activities.set(name, each.activities);
});

const next = { name: 'next' } as const;
const escape = { name: 'act', actorId: 'troll', action: 'escape' } as const;
const low = () => 1;
const high = (sides: number) => sides;
const conditionsOf = (combat: Combat) => one(combat, 'troll').conditions.map(({ name }) => name);

/** The troll has failed the save against a spell of Kara, and it is its turn. */
function held(name: string, id?: string): Combat {
  const begun = fightOf('kara', 'troll', 'goblin');
  const slots = [1, 2, 3, 4, 5, 6].map((level) => ({ level, left: 2 }));
  const slotCasting = { dc: 15, toHit: 7, modifier: 4, level: 17, proficiency: 6, spells: spells.map((each) => each.id), slots };
  const hardy = { hitPoints: 150, maxHitPoints: 150, conditionImmunities: [] };
  const of = (each: string) => (each === 'kara' ? { slotCasting } : each === 'troll' ? hardy : {});
  const fight = { ...begun, combatants: begun.combatants.map((each) => ({ ...each, ...of(each.id) })) };
  const spell = spells.find((each) => each.name === name);
  const all = activities.get(name) ?? [];
  const activity = all.find((each) => id === undefined || each.id === id);
  if (!spell || !activity) throw new Error(`There is no ${name}.`);
  const used = usedSpell(spell, all, activity);
  return play(fight, low, { name: 'useActivity', actorId: 'kara', used, targetIds: ['troll'], slot: spell.level }, next);
}

describe('SRD 5.2.1, Spells: getting free with an action', () => {
  it.each([
    ['Entangle', 'plants', 'restrained'],
    ['Black Tentacles', 'tentacles', 'restrained'],
    ['Irresistible Dance', undefined, 'charmed'],
  ] as const)('of %s succeeds by the check or save that it names', (name, id, condition) => {
    const begun = held(name, id);
    expect(conditionsOf(begun)).toContain(condition);
    expect(conditionsOf(begun)).toContain(condition);
    const tried = play(begun, low, escape);
    expect(conditionsOf(tried)).toContain(condition);
    const freed = play(begun, high, escape);
    expect([conditionsOf(freed), one(freed, 'troll').activeEffects]).toEqual([[], []]);
    expect(hasAction(tried, one(tried, 'troll'))).toBe(false);
  });

  it('is refused to whom nothing holds that an action would end', () => {
    const refused = takeCombatStep(play(held('Hold Person'), high, next, next, next), step(escape), high);
    expect(refused.ok ? '' : tellCombatRefusal(refused.refused)).toBe('Nothing holds Frost Troll that an action would end.');
  });
});
