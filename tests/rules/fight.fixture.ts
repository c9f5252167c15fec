import { allowed, fightOf, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import type { Ability, ConditionName, DamageType } from '#domain/rules/combat-terms.ts';

export type Attack = Partial<Extract<CombatStepInput, { name: 'attack' }>>;
export const attack = (given: Attack = {}): CombatStepInput => ({
  name: 'attack',
  actorId: 'kara',
  targetId: 'goblin',
  attack: 'Sword',
  ...given,
});
export const under = (targetId: string, condition: ConditionName, from: string | null = null): CombatStepInput => ({
  name: 'condition',
  from,
  targetId,
  condition,
});
export const harm = (targetId: string, amount: number, type: DamageType | null = null): CombatStepInput => ({
  name: 'damage',
  actorId: null,
  targetId,
  amount,
  type,
});
export const saving = (targetId: string, ability: Ability, cover: 'none' | 'half' | 'three-quarters' = 'none'): CombatStepInput => ({
  name: 'save',
  actorId: null,
  effect: {
    name: 'Trap',
    ability,
    dc: 15,
    area: 'the room',
    damage: [{ dice: '2d6', type: 'fire' }],
    onSave: 'half',
    inflicts: null,
    recharge: null,
  },
  targetIds: [targetId],
  cover,
});
export const refusalOf = (combat: Combat, input: CombatStepInput) => {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
};
/** The events of one step. */
export const events = (combat: Combat, faces: number[], input: CombatStepInput) =>
  allowed(takeCombatStep(combat, step(input), scripted(...faces))).events;
/** How an attack is rolled: the d20s that fell, told by what counts of 2 and 19. */
export const mode = (combat: Combat, given: Attack = {}) => {
  const [low, high] = [2, 19].map((first) => {
    const hit = events(combat, [first, 21 - first, 1, 1], attack(given)).find(({ kind }) => kind === 'attack');
    return hit?.outcome === 'miss';
  });
  if (low === true && high === false) return 'normal';
  return low === true ? 'disadvantage' : 'advantage';
};
export const fight = () => fightOf('kara', 'goblin', 'tomas', 'troll');
export const bow = { attack: 'Bow' };
