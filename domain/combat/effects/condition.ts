import type { Combatant } from '#domain/combat/state.ts';
import type { Ability, Advantage, ConditionName } from '#domain/rules/combat-terms.ts';
import { conditions, exhaustionPenalty, whatStopsActing, withBroughtConditions } from '#domain/rules/conditions.ts';
import type { ConditionRules } from '#domain/rules/conditions.ts';

/** Every condition somebody is under: those given, what they bring with them, and unconsciousness at 0 hit points. */
export function conditionsOf({ conditions: given, hitPoints }: Combatant): ConditionName[] {
  const own = given.map((each) => each.name);
  return withBroughtConditions(hitPoints === 0 ? [...own, 'unconscious'] : own);
}

function anyRule(combatant: Combatant, holds: (rules: ConditionRules) => boolean): boolean {
  return conditionsOf(combatant).some((name) => holds(conditions[name]));
}

/** Whether somebody can take no action, and so can neither attack nor concentrate. */
export function isIncapacitated(combatant: Combatant): boolean {
  return whatStopsActing(conditionsOf(combatant)) !== null;
}

/** What exhaustion takes from every d20. */
export function exhaustionPenaltyOf({ conditions: given }: Combatant): number {
  return (given.find((each) => each.name === 'exhaustion')?.level ?? 0) * exhaustionPenalty;
}

/** Any number of each cancel out (SRD 5.2). */
export function weigh(helps: boolean, hinders: boolean): Advantage {
  if (helps === hinders) return 'none';
  return helps ? 'advantage' : 'disadvantage';
}

interface Meeting {
  attacker: Combatant;
  target: Combatant;
  /** Whether they stand within 5 feet. */
  close: boolean;
  ranged: boolean;
  /** What the situation gives besides. */
  given: Advantage;
  /** What effects of both sides give. */
  effects: { helps: boolean; hinders: boolean };
}

/** Whether conditions hinder an attack on the target. Being grappled does not hinder attacks on the grappler. */
function isHindered(attacker: Combatant, target: Combatant): boolean {
  const grapples = attacker.conditions.filter((each) => each.name === 'grappled');
  const held = grapples.some((each) => each.from !== target.id);
  return held || conditionsOf(attacker).some((name) => name !== 'grappled' && conditions[name].attacks === 'disadvantage');
}

/** No attack has advantage against a rogue who is elusive and can act (SRD 5.2.1). */
function isElusive(target: Combatant): boolean {
  return target.features?.features.some(({ name }) => name === 'Elusive') === true && !isIncapacitated(target);
}

/** Whether an attack has advantage, by the conditions of both sides; what frightens is taken to be in sight. */
export function attackAdvantage({ attacker, target, close, ranged, given, effects }: Meeting): Advantage {
  const helps =
    !isElusive(target) &&
    (given === 'advantage' ||
      effects.helps ||
      anyRule(attacker, (rules) => rules.attacks === 'advantage') ||
      anyRule(target, ({ attacked }) => attacked === 'advantage' || (close && attacked === 'near')));
  const hinders =
    given === 'disadvantage' ||
    effects.hinders ||
    isHindered(attacker, target) ||
    anyRule(target, ({ attacked }) => attacked === 'disadvantage' || (!close && attacked === 'near')) ||
    (ranged && close && !isIncapacitated(target));
  return weigh(helps, hinders);
}

/** Whether any hit from within 5 feet is critical. */
export function isHelpless(target: Combatant): boolean {
  return anyRule(target, (rules) => rules.nearHitsAreCritical);
}

/** Whether a save fails without a roll: strength and dexterity of those who cannot move. */
export function failsSave(combatant: Combatant, ability: Ability): boolean {
  return anyRule(combatant, (rules) => rules.failsSaves.includes(ability));
}

/** Restraint hinders saves of dexterity; effects may help or hinder any. */
export function saveAdvantage(combatant: Combatant, ability: Ability, { helps, hinders } = { helps: false, hinders: false }): Advantage {
  return weigh(helps, hinders || anyRule(combatant, (rules) => rules.savesAtDisadvantage.includes(ability)));
}

/** Whether somebody takes half of any damage. */
export function resistsEverything(combatant: Combatant): boolean {
  return anyRule(combatant, (rules) => rules.resistsAllDamage);
}

/** Whether a condition cannot be given to somebody. The petrified cannot be poisoned. */
export function resistsCondition(combatant: Combatant, name: ConditionName): boolean {
  return combatant.conditionImmunities.includes(name) || (name === 'poisoned' && conditionsOf(combatant).includes('petrified'));
}
