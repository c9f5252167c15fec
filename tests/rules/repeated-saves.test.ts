import { beforeAll, describe, expect, it } from 'vitest';
import { fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
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
const dc = 15;

/** Kara, who can cast every spell; then come the troll, whom nothing slays here, and the goblin. */
function fight(changes: Partial<Combatant> = {}): Combat {
  const begun = fightOf('kara', 'troll', 'goblin');
  const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ level, left: 2 }));
  const slotCasting = { dc, toHit: 7, modifier: 4, level: 17, proficiency: 6, spells: spells.map(({ id }) => id), slots };
  const troll = { hitPoints: 150, maxHitPoints: 150, conditionImmunities: [], ...changes };
  const of = (id: string) => (id === 'kara' ? { slotCasting } : id === 'troll' ? troll : {});
  return { ...begun, combatants: begun.combatants.map((each) => ({ ...each, ...of(each.id) })) };
}

/** Kara casts a spell on the troll, by what it does where there are several ways. */
function cast(name: string, id?: string, options: object = {}): CombatStepInput {
  const spell = spells.find((each) => each.name === name);
  const all = activities.get(name) ?? [];
  const activity = all.find((each) => id === undefined || each.id === id);
  if (!spell || !activity) throw new Error(`There is no ${name} ${id ?? ''}.`);
  const used = usedSpell(spell, all, activity);
  return { name: 'useActivity', actorId: 'kara', used, targetIds: ['troll'], slot: spell.level, choice: choiceOf(activity), ...options };
}
const choiceOf = ({ effects = [] }: Activity) => effects.find(({ choice }) => choice !== undefined)?.name ?? null;

/** Dice that fall as low, or as high, as they can. */
const low = () => 1;
const high = (sides: number) => sides;

const isUnder = (combat: Combat) => one(combat, 'troll').activeEffects.length + one(combat, 'troll').conditions.length > 0;
const slotsLeft = (combat: Combat) => one(combat, 'kara').slotCasting?.slots.find(({ level }) => level === 1)?.left;
const conditionsOf = (combat: Combat) => one(combat, 'troll').conditions.map(({ name }) => name);

/** The troll failed the first save; it is still the turn of Kara. */
function struck(name: string, id?: string): Combat {
  return play(fight(), low, cast(name, id));
}

describe('SRD 5.2.1, Spells: a save that is repeated at a turn', () => {
  const each = [
    ['Sleep', undefined, 'end'],
    ['Hideous Laughter', undefined, 'end'],
    ['Blindness/Deafness', undefined, 'end'],
    ['Hold Person', undefined, 'end'],
    ['Ray of Enfeeblement', undefined, 'end'],
    ['Slow', undefined, 'end'],
    ['Confusion', 'confuse', 'end'],
    ['Phantasmal Killer', undefined, 'end'],
    ['Hold Monster', undefined, 'end'],
    ['Sunburst', undefined, 'end'],
    ['Weird', undefined, 'end'],
    ['Power Word Stun', '', 'end'],
  ] as const;
  it.each(each)('is rolled by whoever is under %s', (name, id) => {
    const begun = play(fight(), low, cast(name, id === '' ? undefined : id), next);
    expect(isUnder(begun)).toBe(true);
    expect(isUnder(play(begun, high, next))).toBe(false);
    expect(isUnder(play(begun, low, next))).toBe(true);
  });

  it('is in the table above for each spell that has one', () => {
    const repeated = [...activities].flatMap(([name, all]) =>
      all.some(({ effects = [] }) => effects.some(({ ends = [] }) => ends.some((end) => end.by === 'save' && end.when === 'endOfTurn')))
        ? [name]
        : [],
    );
    // Fear is saved against out of sight alone, and Compulsion after a walk: spells-at-turns.test.ts.
    const counted = ['Fear', 'Compulsion', 'Contagion', 'Flesh to Stone', 'Prismatic Spray', 'Prismatic Wall'];
    expect(repeated.toSorted()).toEqual([...each.map(([name]) => name), ...counted].toSorted());
  });

  it('puts those to sleep who fail it against Sleep, for as long as the spell is held', () => {
    const drowsy = struck('Sleep');
    expect(conditionsOf(drowsy)).toEqual(['incapacitated']);
    const asleep = play(drowsy, scripted(1), next, next);
    expect(conditionsOf(asleep)).toContain('unconscious');
    expect(conditionsOf(play(asleep, low, ...Array.from({ length: 9 }, () => next)))).toContain('unconscious');
    expect(conditionsOf(play(asleep, low, { name: 'endConcentration', actorId: 'kara' }))).toEqual(['prone']);
    expect(conditionsOf(play(asleep, low, { name: 'damage', actorId: null, targetId: 'troll', amount: 1, type: null }))).not.toContain(
      'unconscious',
    );
  });

  it('leaves awake whoever is immune to exhaustion, without a roll', () => {
    expect(conditionsOf(play(fight({ conditionImmunities: ['exhaustion'] }), scripted(), cast('Sleep')))).toEqual([]);
  });

  it('hurts again with each failure: Phantasmal Killer by the level of its slot, Weird with half as many dice', () => {
    const lost = (combat: Combat) => 150 - one(combat, 'troll').hitPoints;
    const killer = play(fight(), low, cast('Phantasmal Killer', undefined, { slot: 5 }), next);
    expect(lost(play(killer, low, next)) - lost(killer)).toBe(5);
    const weird = play(struck('Weird'), low, next);
    expect(lost(play(weird, low, next)) - lost(weird)).toBe(5);
  });

  it.each([
    ['Flesh to Stone', undefined, ['petrified']],
    ['Contagion', undefined, ['poisoned']],
    ['Prismatic Spray', 'indigo', ['petrified']],
  ] as const)('is decided by three of a kind against %s', (name, id, end) => {
    const round = [next, next, next];
    const begun = play(struck(name, id), low, next);
    expect(isUnder(play(begun, high, ...round, ...round))).toBe(true);
    expect(conditionsOf(play(begun, high, ...round, ...round, ...round))).toEqual([]);
    const failed = play(play(begun, high, ...round, ...round), low, ...round, ...round, ...round);
    expect(conditionsOf(failed)).toEqual(end);
    expect(conditionsOf(play(failed, high, ...round, ...round, ...round))).toEqual(end);
  });
});

describe('SRD 5.2.1, Spells: a save that is repeated with damage', () => {
  const hurt = { name: 'damage', actorId: null, targetId: 'troll', amount: 1, type: null } as const;

  it.each([
    ['Hideous Laughter', undefined],
    ['Dominate Monster', 'dominate'],
  ] as const)('is rolled by whoever is under %s', (name, id) => {
    expect(isUnder(play(struck(name, id), high, hurt))).toBe(false);
    expect(isUnder(play(struck(name, id), low, hurt))).toBe(true);
  });

  it('is made with advantage against Hideous Laughter', () => {
    expect(isUnder(play(struck('Hideous Laughter'), scripted(1, 20), hurt))).toBe(false);
  });
});

describe('SRD 5.2.1, Spells: a save that the table asks for while a spell lasts', () => {
  it('ends Fear on whoever makes it, and on nobody who fails', () => {
    const begun = play(struck('Fear', 'frighten'), low);
    expect(conditionsOf(begun)).toContain('frightened');
    expect(conditionsOf(play(begun, low, cast('Fear', 'recover')))).toContain('frightened');
    const freed = play(begun, high, cast('Fear', 'recover'));
    expect([conditionsOf(freed), isUnder(freed)]).toEqual([[], false]);
  });
});

describe('SRD 5.2.1, Spells: what goes on, and is cast again', () => {
  it('costs an action and a slot, and begins anew: Sleep', () => {
    const asleep = play(struck('Sleep'), scripted(1), next, next, next);
    expect(one(asleep, 'kara').concentration).toBe('Sleep');
    const again = play(asleep, low, cast('Sleep'));
    expect([slotsLeft(asleep), slotsLeft(again), again.attacksMade > 0]).toEqual([1, 0, true]);
    expect(conditionsOf(again)).toEqual(['prone', 'incapacitated']);
  });

  it('is used later only on those whom the spell has got hold of: Dominate Monster', () => {
    const held = play(struck('Dominate Monster', 'dominate'), low, next, next, next);
    const command = (targetId: string) => takeCombatStep(held, step(cast('Dominate Monster', 'command', { targetIds: [targetId] })), low);
    expect(command('troll').ok).toBe(true);
    const refused = command('goblin');
    expect(refused.ok ? '' : tellCombatRefusal(refused.refused)).toBe('Goblin is not under Dominate Monster.');
  });
});
