import type { Combatant } from '#domain/combat/state.ts';
import { eachConditionOnce } from '#domain/character/shown-conditions.ts';
import type { ShownCondition } from '#domain/character/shown-conditions.ts';
import type { Reasons } from '#domain/dice/reasons.ts';
import type { Ability, Advantage, ConditionName } from '#domain/rules/combat-terms.ts';
import { conditions, exhaustionPenalty, whatStopsActing, withBroughtConditions } from '#domain/rules/conditions.ts';
import type { ConditionRules } from '#domain/rules/conditions.ts';

/** Every condition somebody is under: those given that no aura keeps from them, what they bring with them, and unconsciousness at 0 hit points. */
export function conditionsOf({ conditions: given, hitPoints, inAura }: Combatant): ConditionName[] {
  if (given.length === 0 && hitPoints > 0) return [];
  const own = given.flatMap(({ name }) => (inAura?.spares.includes(name) === true ? [] : [name]));
  return withBroughtConditions(hitPoints === 0 ? [...own, 'unconscious'] : own);
}

/**
 * The conditions of somebody as they are shown, each once: those given, and that of who lies at 0 hit points. Turns are told of those that
 * end with a turn of one of `known`, and names of those among them who charm, frighten or hold.
 */
export function shownConditions(one: Combatant, known: readonly Pick<Combatant, 'id' | 'name'>[]): ShownCondition[] {
  const nameOf = (id: string | null | undefined) => known.find((each) => each.id === id)?.name;
  const given = one.conditions.map(({ name, level, until, from }) => {
    const by = conditions[name].isOfSomebody ? nameOf(from) : undefined;
    const turns = until !== null && nameOf(until.combatantId) !== undefined ? until.turns : null;
    return { name, level, turns, ...(by !== undefined && { by: [by] }) };
  });
  const falls = !one.dead && conditionsOf(one).includes('unconscious') && !given.some(({ name }) => name === 'unconscious');
  return eachConditionOnce(falls ? [...given, { name: 'unconscious', level: 1, turns: null }] : given);
}

function anyRule(combatant: Combatant, holds: (rules: ConditionRules) => boolean): boolean {
  return conditionsOf(combatant).some((name) => holds(conditions[name]));
}

/** The condition for which somebody can take no action, before what it brings; null where they can. */
export function whatStops(one: Combatant): ConditionName | null {
  const held = conditionsOf(one);
  const own = held.filter((name) => name !== 'incapacitated');
  return whatStopsActing([...own, ...held]);
}

/** Whether somebody can take no action, and so can neither attack nor concentrate. */
export const isIncapacitated = (one: Combatant): boolean => whatStops(one) !== null;

/** What exhaustion takes from every d20. */
export function exhaustionPenaltyOf({ conditions: given }: Combatant): number {
  return (given.find((each) => each.name === 'exhaustion')?.level ?? 0) * exhaustionPenalty;
}

/** The conditions of somebody for which something holds, as reasons: "Goblin is prone". */
export function conditionReasons(one: Combatant, holds: (rules: ConditionRules, name: ConditionName) => boolean): string[] {
  return conditionsOf(one).flatMap((name) => (holds(conditions[name], name) ? [`${one.name} is ${name}`] : []));
}

/** Whether somebody is held by the hands of another, not by what a spell of theirs called. */
export function isHeldBy({ conditions: given }: Pick<Combatant, 'conditions'>, holderId: string): boolean {
  return given.some(({ name, from, effectId }) => name === 'grappled' && from === holderId && effectId === null);
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
  effects: Reasons;
}

/** The attacker's conditions that hinder an attack on the target. Being grappled does not hinder attacks on the grappler. */
function hinderedBy(attacker: Combatant, target: Combatant): string[] {
  const held = attacker.conditions.some((each) => each.name === 'grappled' && each.from !== target.id);
  return conditionReasons(attacker, ({ attacks }, name) => attacks === 'disadvantage' && (name !== 'grappled' || held));
}

/** No attack has advantage against a rogue who is elusive and can act (SRD 5.2.1). */
function isElusive(target: Combatant): boolean {
  return target.features?.features.some(({ name }) => name === 'Elusive') === true && !isIncapacitated(target);
}

/** What of the target's conditions counts by the distance: those up close help, and hinder from farther off. */
function byDistance(target: Combatant, close: boolean): string[] {
  const distance = close ? 'within 5 feet' : 'farther than 5 feet away';
  return conditionReasons(target, ({ attacked }) => attacked === 'near').map((reason) => `${reason} (${distance})`);
}

/** What of the situation gives advantage or disadvantage, as a reason. */
const situation = (given: Advantage, wanted: Advantage): string[] => (given === wanted ? ['the situation'] : []);

/**
 * What helps and hinders an attack: the situation, effects, and the conditions of both sides, each by its name and whose it is. What
 * frightens is taken to be in sight.
 */
export function attackReasons({ attacker, target, close, ranged, given, effects }: Meeting): Reasons {
  const helps = [
    ...situation(given, 'advantage'),
    ...effects.helps,
    ...conditionReasons(attacker, ({ attacks }) => attacks === 'advantage'),
    ...conditionReasons(target, ({ attacked }) => attacked === 'advantage'),
    ...(close ? byDistance(target, close) : []),
  ];
  const hinders = [
    ...situation(given, 'disadvantage'),
    ...effects.hinders,
    ...hinderedBy(attacker, target),
    ...conditionReasons(target, ({ attacked }) => attacked === 'disadvantage'),
    ...(close ? [] : byDistance(target, close)),
    ...(ranged && close && !isIncapacitated(target) ? [`a shot at ${target.name} within 5 feet`] : []),
  ];
  return { helps: isElusive(target) ? [] : helps, hinders };
}

/** Whether any hit from within 5 feet is critical. */
export function isHelpless(target: Combatant): boolean {
  return anyRule(target, (rules) => rules.nearHitsAreCritical);
}

/** Whether a save fails without a roll: strength and dexterity of those who cannot move. */
export function failsSave(combatant: Combatant, ability: Ability): boolean {
  return anyRule(combatant, (rules) => rules.failsSaves.includes(ability));
}

/** What helps and hinders a save: restraint hinders those of dexterity, effects may help or hinder any. */
export function saveReasons(combatant: Combatant, ability: Ability, { helps, hinders }: Reasons): Reasons {
  return { helps, hinders: [...hinders, ...conditionReasons(combatant, (rules) => rules.savesAtDisadvantage.includes(ability))] };
}

/** Whether somebody takes half of any damage. */
export function resistsEverything(combatant: Combatant): boolean {
  return anyRule(combatant, (rules) => rules.resistsAllDamage);
}

/** Whether a condition cannot be given to somebody. The petrified cannot be poisoned. */
export function resistsCondition(combatant: Combatant, name: ConditionName): boolean {
  if (combatant.inAura?.spares.includes(name) === true) return true;
  return combatant.conditionImmunities.includes(name) || (name === 'poisoned' && conditionsOf(combatant).includes('petrified'));
}
