import { beforeAll, describe, expect, it } from 'vitest';
import { allowed, fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { spells } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';

const activities = new Map<string, readonly Activity[]>();
beforeAll(async () => {
  for (const level of [1, 3, 6]) for (const [name, each] of await loadSpellDetails(level)) activities.set(name, each.activities);
});

const next = { name: 'next' } as const;
const low = () => 1;
const help = (targetId: string): CombatStepInput => ({ name: 'act', actorId: 'kara', action: 'help', targetIds: [targetId] });
const names = (combat: Combat, id: string) => one(combat, id).conditions.map(({ name }) => name);

/** Kara’s turn; somebody has failed a save against a spell of the troll. */
function struck(name: string, targetId: string, choice: string | null = null): Combat {
  const begun = fightOf('kara', 'tomas', 'goblin', 'troll');
  const spell = spells.find((each) => each.name === name);
  const all = activities.get(name) ?? [];
  const [activity] = all;
  if (!spell || !activity) throw new Error(`There is no ${name}.`);
  const slots = [1, 2, 3, 4, 5, 6].map((level) => ({ level, left: 2 }));
  const slotCasting = { dc: 15, toHit: 7, modifier: 4, level: 17, proficiency: 6, spells: spells.map(({ id }) => id), slots };
  const able = { ...begun, combatants: begun.combatants.map((each) => (each.id === 'troll' ? { ...each, slotCasting } : each)) };
  const used = usedSpell(spell, all, activity);
  return play(able, low, { name: 'useActivity', actorId: 'troll', used, targetIds: [targetId], slot: spell.level, choice });
}

/** Tomas has failed both saves against Sleep, and Kara acts again. */
const asleep = () => play(struck('Sleep', 'tomas'), low, next, next, next, next);

describe('SRD 5.2.1, Sleep and what else a shake ends', () => {
  it('leaves a sleeper to whoever helps them within 5 feet: they wake, and lie prone', () => {
    const sleeping = asleep();
    expect(names(sleeping, 'tomas')).toContain('unconscious');
    const { combat, events } = allowed(takeCombatStep(sleeping, step(help('tomas')), scripted()));
    expect(names(combat, 'tomas')).toEqual(['prone']);
    expect(one(combat, 'tomas').activeEffects).toEqual([]);
    expect(events.filter(({ targetId }) => targetId === 'tomas').map(({ kind, name }) => [kind, name])).toEqual([
      ['acted', 'help'],
      ['effectEnded', 'Asleep'],
      ['conditionEnded', 'unconscious'],
      ['condition', 'prone'],
    ]);
  });

  it.each([
    ['Sleep', null],
    ['Hypnotic Pattern', null],
    ['Eyebite', 'Asleep'],
  ])('%s goes with the help of a friend', (name, choice) => {
    const under = struck(name, 'tomas', choice);
    expect(one(under, 'tomas').activeEffects).not.toEqual([]);
    expect(one(play(under, scripted(), help('tomas')), 'tomas').activeEffects).toEqual([]);
  });

  it('does not wake a foe who is distracted', () => {
    const helped = play(struck('Eyebite', 'goblin', 'Asleep'), scripted(), help('goblin'));
    expect(names(helped, 'goblin')).toEqual(['unconscious']);
    expect(one(helped, 'goblin').activeEffects.map(({ name }) => name)).toContain('Distracted');
  });

  it('is refused a player from further off, and costs nothing', () => {
    const stands = [{ id: 'tomas', feet: 10, cover: 'none' as const, seen: true, sees: true, beside: [] }];
    const outcome = takeCombatStep(asleep(), step(help('tomas')), scripted(), undefined, [], { from: 'kara', binds: true, stands });
    expect(outcome.ok ? 'nothing' : tellCombatRefusal(outcome.refused)).toMatch(/Tomas .*10 feet/);
  });
});

it('players read of whom help frees', () => {
  const shown = playersCombatView(struck('Hypnotic Pattern', 'tomas'), 'words').combatants;
  expect(shown.flatMap(({ id, helpEnds }) => (helpEnds ? [[id, helpEnds]] : []))).toEqual([['tomas', ['Hypnotic Pattern']]]);
});

describe('SRD 5.2.1, Unconscious: who comes to lies prone', () => {
  it.each([
    ['damage', { name: 'damage', actorId: null, targetId: 'tomas', amount: 1, type: null }],
    ['the word of a Dungeon Master', { name: 'endCondition', targetId: 'tomas', condition: 'unconscious' }],
  ] as const)('by %s', (_, input) => {
    expect(names(play(asleep(), scripted(), input), 'tomas')).toEqual(['prone']);
  });

  it('by time', () => {
    const given = { name: 'condition', from: null, targetId: 'tomas', condition: 'unconscious' } as const;
    const until = { combatantId: 'kara', when: 'end', turns: 1 } as const;
    const out = play(fightOf('kara', 'tomas'), scripted(), { ...given, until });
    expect(names(out, 'tomas')).toEqual(['unconscious']);
    expect(names(play(out, scripted(), next), 'tomas')).toEqual(['prone']);
  });

  it('but only once where they have lain already', () => {
    const given = { name: 'condition', from: null, targetId: 'goblin' } as const;
    const out = play(fightOf('kara', 'goblin'), scripted(), { ...given, condition: 'prone' }, { ...given, condition: 'unconscious' });
    expect(names(play(out, scripted(), { name: 'endCondition', targetId: 'goblin', condition: 'unconscious' }), 'goblin')).toEqual([
      'prone',
    ]);
  });
});
