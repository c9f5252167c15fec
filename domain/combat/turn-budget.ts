import { changesOn } from '#domain/rules/activity/read-changes.ts';
import type { Effect } from '#domain/rules/attack-data.ts';
import { refuseCombat } from './refusals.ts';
import type { CombatRefused } from './refusals.ts';
import type { Combat, Combatant } from './state.ts';

type Turn = Pick<Combat, 'attacksMade' | 'usedThisTurn'>;
type Budgeted = Pick<Combatant, 'attacksPerTurn' | 'activeEffects'>;

/** Actions that effects give beyond the one of every turn; those for one attack alone count apart. */
function moreActions({ activeEffects }: Budgeted): { whole: number; attacks: number } {
  const changes = changesOn(activeEffects, 'actions').map(({ change }) => change);
  const whole = changes.reduce((sum, { add, attacks }) => (attacks === undefined && add > 0 ? sum + add : sum), 0);
  return { whole, attacks: changes.reduce((sum, { attacks = 0 }) => sum + attacks, 0) };
}

/** How many attacks somebody makes in a turn when every action goes into attacks. */
export function attacksAllowed(one: Budgeted): number {
  const { whole, attacks } = moreActions(one);
  return one.attacksPerTurn * (1 + whole) + attacks;
}

/** Whether somebody has used in this turn what their Multiattack has beside its attacks. */
const hasBegunMultiattack = (combat: Turn, { id, effects }: Combatant): boolean =>
  effects.some(({ name, inMultiattack }) => inMultiattack === true && usedThisTurnBy(combat, id).includes(name));

/** Why an effect such as a breath cannot be used now; null where it can: with a whole action, or once in the Multiattack it is a part of. */
export function refuseEffect(
  combat: Turn & Pick<Combat, 'attackedWith'>,
  one: Combatant,
  effect: Effect | undefined,
): CombatRefused | null {
  const hasActed = refuseCombat('hasActed', { name: one.name });
  if (effect?.inMultiattack !== true) return hasAction(combat, one) ? null : hasActed;
  if (usedThisTurnBy(combat, one.id).includes(effect.name))
    return refuseCombat('usedInMultiattack', { name: one.name, effect: effect.name });
  return combat.attackedWith.length > 0 || hasAction(combat, one) ? null : hasActed;
}

/** How many whole actions are left in a turn in which so many attacks were made. */
export function actionsLeft(combat: Turn, one: Combatant): number {
  if (hasBegunMultiattack(combat, one)) return 0;
  const begun = Math.ceil(combat.attacksMade / Math.max(1, one.attacksPerTurn));
  return Math.max(0, 1 + moreActions(one).whole - begun);
}

/** Whether a whole action is left in a turn in which so many attacks were made. */
export const hasAction = (combat: Turn, one: Combatant): boolean => actionsLeft(combat, one) > 0;

/** How many attacks count as made once an action was taken for something else. */
export function attacksAfterAction({ attacksMade }: Pick<Combat, 'attacksMade'>, one: Budgeted): number {
  const { attacksPerTurn } = one;
  return Math.max(attacksMade, Math.min(attacksMade + attacksPerTurn, attacksPerTurn * (1 + moreActions(one).whole)));
}

/** By what it is known in a turn that somebody has rolled their death save. */
export const deathSaveRolled = 'deathSave';

/** What somebody used in this turn of what can be used once in each: the feature's id, and its activity's where it has one. */
export function usedThisTurnBy({ usedThisTurn }: Pick<Combat, 'usedThisTurn'>, id: string): string[] {
  return usedThisTurn.flatMap((key) => (key.startsWith(`${id} `) ? [key.slice(id.length + 1)] : []));
}

/** By what it is known in a turn that somebody took the Magic action, and that an action was lent to them after they took their own. */
export const magicTaken = 'magicAction';
export const ownActionTaken = 'ownAction';

/** Why somebody cannot take the Magic action although an action is left: only one that was lent without it (SRD 5.2.1, Action Surge). Null where they can. */
export function refuseMagic(combat: Turn, one: Combatant): CombatRefused | null {
  const isLent = changesOn(one.activeEffects, 'actions').some(({ change }) => change.noMagic === true);
  const used = usedThisTurnBy(combat, one.id);
  return isLent && (used.includes(magicTaken) || used.includes(ownActionTaken)) ? refuseCombat('noMagicAction', { name: one.name }) : null;
}
