import { describe, expect, it } from 'vitest';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { fightOf, scripted } from '#domain/combat/combat.fixture.ts';
import { CombatStep } from '#domain/combat/step.ts';
import type { CombatantProfile } from '#domain/combat/state.ts';
import type { Shift } from '#domain/rules/attack-data.ts';

/** Whom a troll’s claw or breath moves, and how; `face` is that of the d20. */
function shiftedBy(step: 'attack' | 'use', shifts: Shift, { face, size }: { face: number; size: CombatantProfile['size'] }) {
  const fight = fightOf('troll', 'kara');
  const combatants = fight.combatants.map((one) => ({
    ...one,
    ...(one.id === 'kara' && { size }),
    ...(one.id === 'troll' && {
      attacks: one.attacks.map((each) => ({ ...each, shifts })),
      effects: one.effects.map((each) => ({ ...each, shifts })),
    }),
  }));
  const [troll] = combatants.filter(({ id }) => id === 'troll');
  const attack = CombatStep.parse({ name: 'attack', actorId: 'troll', targetId: 'kara', attack: troll?.attacks[0]?.name });
  const use = CombatStep.parse({ name: 'use', actorId: 'troll', effect: troll?.effects[0]?.name, targetIds: ['kara'] });
  const taken = takeCombatStep({ ...fight, combatants }, step === 'attack' ? attack : use, scripted(face, 1, 1, 1, face));
  if (!taken.ok) throw new Error(JSON.stringify(taken.refused));
  return taken.value.events.filter(({ kind }) => kind === 'pushed' || kind === 'pulled');
}

describe('what a creature does to its target', () => {
  it.each(['away', 'towards'] as const)('moves whom it hits %s', (to) => {
    const kind = to === 'away' ? 'pushed' : 'pulled';
    expect(shiftedBy('attack', { feet: 15, to }, { face: 19, size: 'Medium' })).toMatchObject([{ kind, targetId: 'kara', amount: 15 }]);
    expect(shiftedBy('attack', { feet: 15, to }, { face: 1, size: 'Medium' })).toEqual([]);
  });

  it('moves nobody who is too large', () => {
    const shifts: Shift = { feet: 10, to: 'away', largest: 'Medium' };
    expect(shiftedBy('attack', shifts, { face: 19, size: 'Large' })).toEqual([]);
  });

  it('moves those who fail their save', () => {
    expect(shiftedBy('use', { feet: 60, to: 'away' }, { face: 1, size: 'Medium' })).toMatchObject([{ kind: 'pushed', amount: 60 }]);
  });
});
