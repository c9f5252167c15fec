import { beforeAll, describe, expect, it } from 'vitest';
import { fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';

const activities = new Map<string, readonly Activity[]>();
beforeAll(async () => {
  for (const level of [2, 3]) for (const [name, each] of await loadSpellDetails(level)) activities.set(name, each.activities);
});

/** Kara uses what a spell does, by the id of that. */
function use(name: string, id: string, ...targetIds: string[]): CombatStepInput {
  const spell = findSpell(name.toLowerCase().replace(' ', '-'));
  const all = activities.get(name) ?? [];
  const activity = all.find((each) => each.id === id);
  if (!spell || !activity) throw new Error(`There is no ${name}.`);
  return { name: 'useActivity', actorId: 'kara', used: usedSpell(spell, all, activity), targetIds, slot: 4, damageType: null };
}
const strike = (...targetIds: string[]) => use('Spirit Guardians', 'strike', ...targetIds);
const next = { name: 'next' } as const;
const refusal = (combat: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};

/** Kara has cast a spell with a slot of level 4; then come the troll and the goblin. */
function after(...cast: Parameters<typeof use>): Combat {
  const begun = fightOf('kara', 'troll', 'goblin');
  const spells = ['spirit-guardians', 'moonbeam'];
  const slotCasting = { dc: 15, toHit: 7, modifier: 4, level: 7, proficiency: 3, spells, slots: [{ level: 4, left: 1 }] };
  const combatants = begun.combatants.map((each) => (each.id === 'kara' ? { ...each, slotCasting } : each));
  return play({ ...begun, combatants }, scripted(), use(...cast));
}
const guarded = () => after('Spirit Guardians', 'summon', 'troll');

describe('what strikes nobody twice in a turn', () => {
  it('does not by word and by itself: Spirit Guardians', () => {
    const turn = play(guarded(), scripted(), next);
    const struck = play(turn, scripted(1, 1, 1, 1, 2), strike('troll'));
    expect(refusal(struck, strike('troll', 'goblin'))).toBe('Frost Troll has already been struck by Spirit Guardians this turn.');
    expect(one(play(struck, scripted(4, 4, 4, 4, 2), next), 'troll').hitPoints).toBe(26);
    expect(refusal(play(struck, scripted(), next), strike('troll'))).toBeNull();
  });

  it('is told by its caster’s player in the turns of others too, and costs them no action', () => {
    const turn = play(guarded(), scripted(), next);
    expect(refusePlayer(turn, one(turn, 'kara'), step(strike('goblin')))).toBeNull();
    expect(refusePlayer(turn, one(turn, 'kara'), step(use('Spirit Guardians', 'summon', 'goblin')))).not.toBeNull();
  });

  it('does not again whom it fell on as it was cast: Moonbeam', () => {
    const beamed = after('Moonbeam', 'appear', 'troll');
    expect(refusal(beamed, use('Moonbeam', 'burn', 'troll'))).toBe('Frost Troll has already been struck by Moonbeam this turn.');
    expect(refusal(play(beamed, scripted(), next), use('Moonbeam', 'burn', 'troll'))).toBeNull();
  });

  it.each([
    ['a failed save', 2, 10],
    ['half on a save that is made', 18, 5],
  ])('goes on in fights in which those who stand inside bear it: %s', (_, d20, damage) => {
    const fight = fightOf('kara', 'troll', 'goblin');
    const bearing = {
      id: 'guardians',
      name: 'Spirit Guardians',
      source: { kind: 'spell', id: 'spirit-guardians' },
      from: 'kara',
      held: false,
      changes: [],
      duration: { kind: 'time', amount: 10, unit: 'minute' },
      until: null,
      saveEnds: null,
      ends: [{ by: 'leavingArea' }],
      tick: {
        when: 'endOfTurn',
        damage: { formula: '4d8', type: 'radiant' },
        save: { ability: 'wisdom', onSave: 'half', dc: 15 },
      },
      slot: null,
      text: '',
    } as const;
    const combatants = fight.combatants.map((each) =>
      each.id === 'troll' ? { ...each, activeEffects: [{ ...bearing, changes: [], ends: [...bearing.ends] }] } : each,
    );
    const turn = play({ ...fight, combatants }, scripted(), next);
    const struck = play(turn, scripted(1, 2, 3, 4, d20), next);
    expect([one(struck, 'troll').hitPoints, one(struck, 'goblin').hitPoints]).toEqual([30 - damage, 10]);
  });
});
