import { describe, expect, it } from 'vitest';
import { fightOf, one, scripted, step } from './combat.fixture.ts';
import { tellCombatRefusal } from './refusals.ts';
import { combatOf, openCombatLog, recordCombatStep, storyOf, undoCombatSteps } from './log.ts';
import type { CombatStepInput } from './step.ts';

const damageStep = (targetId: string, amount: number, actorId: string | null = null) =>
  ({ name: 'damage', actorId, targetId, amount, type: 'fire' }) as const satisfies CombatStepInput;

describe('the log', () => {
  it('goes back further with every undo, and on from there', () => {
    const start = openCombatLog('dm', fightOf('kara', 'goblin'));
    const taken = [5, 3, 2].reduce((log, amount) => {
      const recorded = recordCombatStep(log, 'kara', step(damageStep('goblin', amount)), scripted());
      return recorded.ok ? recorded.value.log : log;
    }, start);
    const undo = (log: typeof start, steps = 1) => {
      const recorded = undoCombatSteps(log, 'dm', steps);
      if (!recorded.ok) throw new Error(tellCombatRefusal(recorded.refused));
      return recorded.value.log;
    };
    const left = (log: typeof start) => one(combatOf(log), 'goblin').hitPoints;
    expect([left(taken), left(undo(taken)), left(undo(undo(taken))), left(undo(taken, 3))]).toEqual([0, 2, 5, 10]);
    const other = recordCombatStep(undo(undo(taken)), 'dm', step(damageStep('goblin', 1)), scripted());
    expect(other.ok && storyOf(other.value.log).map((entry) => [entry.actor, entry.number])).toEqual([
      ['dm', 0],
      ['kara', 1],
      ['dm', 6],
    ]);
    expect(undoCombatSteps(start, 'dm')).toEqual({ ok: false, refused: { code: 'nothingToUndo', slots: {} } });
    expect(undoCombatSteps(taken, 'dm', 4)).toEqual({ ok: false, refused: { code: 'tooFarToUndo', slots: { steps: 3 } } });
  });

  it('writes nothing down that was refused', () => {
    const log = openCombatLog('dm');
    expect(recordCombatStep(log, 'dm', step({ name: 'next' }), scripted())).toEqual({
      ok: false,
      refused: { code: 'fightHasNotStarted', slots: {} },
    });
    expect(log).toHaveLength(1);
  });
});
