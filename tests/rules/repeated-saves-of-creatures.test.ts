import { describe, expect, it } from 'vitest';
import { fightOf, one, play } from '#domain/combat/combat.fixture.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { eachAbility } from '#domain/rules/ability.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';

const next = { name: 'next' } as const;
const low = () => 1;
const high = (sides: number) => sides;

/** Kara, whom nothing slays here, against a creature of the SRD that acts first. */
function facing(name: string): Combat {
  const block = monsters.find((each) => each.name === name);
  if (!block) throw new Error(`There is no ${name}.`);
  const { attacks, effects } = profileFromStatBlock(block, { id: 'troll', name });
  const begun = fightOf('troll', 'kara', 'goblin');
  const hardy = { hitPoints: 900, maxHitPoints: 900 };
  const changes: Record<string, object> = {
    troll: { ...hardy, attacks, effects, attacksPerTurn: 9 },
    kara: { ...hardy, saves: eachAbility(() => 5) },
  };
  return { ...begun, combatants: begun.combatants.map((each) => ({ ...each, ...changes[each.id] })) };
}

/** What the creature does to Kara. */
function doing(fight: Combat, name: string): CombatStepInput {
  const isAttack = one(fight, 'troll').attacks.some((each) => each.name === name);
  return isAttack
    ? { name: 'attack', actorId: 'troll', targetId: 'kara', attack: name }
    : { name: 'use', actorId: 'troll', effect: name, targetIds: ['kara'] };
}

const conditionsOf = (combat: Combat) => one(combat, 'kara').conditions.map(({ name }) => name);
/** The creature hits and Kara fails the first save; the turn of the creature is over. */
function struck(creature: string, name: string): Combat {
  const fight = facing(creature);
  const isAttack = one(fight, 'troll').attacks.some((each) => each.name === name);
  let roll = 0;
  // An attack rolls first, and the save comes last.
  const hitting = (sides: number) => (sides === 20 && isAttack && (roll += 1) === 1 ? 19 : 1);
  return play(fight, hitting, doing(fight, name), next);
}

describe('SRD 5.2.1, Monsters: a save that is made again at the end of the next turn', () => {
  const each = [
    ['Basilisk', 'Petrifying Gaze', 'restrained', 'petrified'],
    ['Medusa', 'Petrifying Gaze', 'restrained', 'petrified'],
    ['Gorgon', 'Petrifying Breath', 'restrained', 'petrified'],
    ['Cockatrice', 'Petrifying Bite', 'restrained', 'petrified'],
    ...['Brass Dragon Wyrmling', 'Young Brass Dragon', 'Adult Brass Dragon', 'Ancient Brass Dragon'].map(
      (name) => [name, 'Sleep Breath', 'incapacitated', 'unconscious'] as const,
    ),
    ...['Silver Dragon Wyrmling', 'Young Silver Dragon', 'Adult Silver Dragon', 'Ancient Silver Dragon'].map(
      (name) => [name, 'Paralyzing Breath', 'incapacitated', 'paralyzed'] as const,
    ),
  ] as const;

  it.each(each)('%s, %s: %s, and after a second failure %s', (creature, name, first, second) => {
    const begun = struck(creature, name);
    expect(conditionsOf(begun)).toEqual([first]);
    expect(conditionsOf(play(begun, high, next))).toEqual([]);
    expect(conditionsOf(play(begun, low, next))).toContain(second);
    expect(conditionsOf(play(begun, low, next))).not.toContain(first);
  });

  it('is made on at the end of each turn by those whom a silver dragon has paralyzed, and by none whom it has turned to stone', () => {
    const round = [next, next, next];
    const held = play(struck('Adult Silver Dragon', 'Paralyzing Breath'), low, next);
    expect(conditionsOf(play(held, low, ...round))).toContain('paralyzed');
    expect(conditionsOf(play(held, high, ...round))).toEqual([]);
    const stone = play(struck('Medusa', 'Petrifying Gaze'), low, next);
    expect(conditionsOf(play(stone, high, ...round, ...round))).toContain('petrified');
  });

  it('leaves those asleep whom a brass dragon has put to sleep, until they are hurt', () => {
    const asleep = play(struck('Adult Brass Dragon', 'Sleep Breath'), low, next);
    expect(conditionsOf(play(asleep, high, next, next, next))).toContain('unconscious');
    const hurt = { name: 'damage', actorId: null, targetId: 'kara', amount: 1, type: null } as const;
    expect(conditionsOf(play(asleep, high, hurt))).not.toContain('unconscious');
  });

  it('is carried out for every creature whose words speak of one', async () => {
    const all = (await Promise.all(monsterTypes.map((type) => loadMonsterDetails(type)))).flatMap((each) => [...each.values()]);
    const speaks = /\b(?:saves? again|saving throw (?:\([^)]*\) )?again|repeats the \w+ saving throw|saves at the end of each)\b/;
    // A save before terrain that would hurt, which the table sees.
    const byHand = ['Harpy: Luring Song'];
    const missing = all.flatMap(({ name, features }) => {
      const block = monsters.find((each) => each.name === name);
      const inflicted = [...(block?.attacks ?? []), ...(block?.effects ?? [])].filter(({ inflicts }) => inflicts?.lasts === 'save');
      return features.flatMap((feature) => {
        const { activities = [], text } = feature;
        if (!speaks.test(text) || byHand.includes(`${name}: ${feature.name}`)) return [];
        const isByActivity = activities.some(({ effects = [] }) => effects.some(({ ends = [] }) => ends.some(({ by }) => by === 'save')));
        const own = inflicted.filter((each) => each.name === feature.name || text.includes(each.name));
        const isTwice = /second failure|fails again/i.test(text);
        const isByBlock = own.some(({ inflicts }) => !isTwice || inflicts?.becomes !== undefined);
        return isByBlock || (isByActivity && !isTwice) ? [] : [`${name}: ${feature.name}`];
      });
    });
    expect(missing).toEqual([]);
  });
});
