import { conditionReasons, exhaustionPenaltyOf } from './effects/condition.ts';
import { d20Of } from './effects/standing-changes.ts';
import { ownModes } from './effects/effect-modifiers.ts';
import { controllerOf, riderOf } from './riding.ts';
import type { Combatant } from './state.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import { d20By } from '#domain/dice/reasons.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** What initiative is rolled with. Surprise and incapacity hinder, being invisible helps (SRD 5.2). */
function termsOf(combatant: Combatant, surprised: boolean) {
  const { helps, hinders } = ownModes(combatant, 'initiative');
  const by = (condition: 'invisible' | 'incapacitated') => conditionReasons(combatant, (_rules, name) => name === condition);
  const reasons = {
    helps: [...helps, ...by('invisible')],
    hinders: [...hinders, ...(surprised ? ['surprise'] : []), ...by('incapacitated')],
  };
  return { modifier: combatant.initiativeBonus - exhaustionPenaltyOf(combatant), ...d20By(reasons) };
}

/** Rolls when somebody acts. */
function rollInitiative(dice: Dice, combatant: Combatant, surprised: boolean): Roll {
  return rollD20(d20Of(dice, combatant), {
    ...termsOf(combatant, surprised),
    label: `${combatant.name}: initiative`,
    against: null,
  });
}

/** Initiative as somebody has it: by a roll of their own, or with somebody of their kind, whose name stands here then. */
export interface InitiativeOf {
  initiative: number;
  roll: Roll | null;
  with: string;
}

/** Whether two are creatures of one kind on one side, that nobody has called. */
function isAlike(one: Combatant, other: Combatant): boolean {
  const isOfKind = one.kind === 'npc' && other.kind === 'npc' && one.source !== null && one.source === other.source;
  return isOfKind && one.side === other.side && !one.summoned && !other.summoned;
}

/**
 * Rolls initiative for everybody: once for each group of identical creatures (SRD 5.2.1, Initiative). Those who roll otherwise than the
 * rest of their kind, such as the surprised among them, are a group of their own. The roll is that of somebody whom players see, where
 * there is one in the group.
 */
export function rollInitiatives(dice: Dice, all: readonly Combatant[], surprised: readonly string[]): Map<string, InitiativeOf> {
  const terms = (one: Combatant) => termsOf(one, surprised.includes(one.id));
  const rolls = new Map<string, InitiativeOf>();
  for (const one of all) {
    if (rolls.has(one.id)) continue;
    const own = terms(one);
    const isSame = (other: Combatant) => {
      const { modifier, advantage } = terms(other);
      return isAlike(one, other) && modifier === own.modifier && advantage === own.advantage;
    };
    const group = all.filter((other) => other.id === one.id || isSame(other));
    const roller = group.find(({ hidden }) => !hidden) ?? one;
    const roll = rollInitiative(dice, roller, surprised.includes(roller.id));
    for (const { id } of group)
      rolls.set(id, { initiative: roll.total, ...(id === roller.id ? { roll, with: '' } : { roll: null, with: roller.name }) });
  }
  return rolls;
}

/** When a newcomer acts: together with their kind, where one of it stands in the order that they may be seen beside; else they roll. */
export function initiativeOfNewcomer(dice: Dice, ordered: readonly Combatant[], newcomer: Combatant): InitiativeOf {
  const mayShow = (other: Combatant) => newcomer.hidden || !other.hidden;
  const kin = ordered.find((other) => isAlike(other, newcomer) && mayShow(other) && !riderOf(ordered, other.id));
  if (kin && kin.initiative !== null) return { initiative: kin.initiative, roll: null, with: kin.name };
  const roll = rollInitiative(dice, newcomer, false);
  return { initiative: roll.total, roll, with: '' };
}

/** Whether one acts before another who joined earlier: by initiative, then by dexterity; equals keep the order of joining. Things stand last. */
function precedes(one: Combatant, other: Combatant): boolean {
  if (other.isObject === true) return true;
  const [mine, theirs] = [one.initiative ?? 0, other.initiative ?? 0];
  return mine === theirs ? one.dexterity > other.dexterity : mine > theirs;
}

/** Puts newcomers, in the order they joined, among those who stand in the order in which they act. */
export function inOrder(ordered: readonly Combatant[], newcomers: readonly Combatant[]): Combatant[] {
  return newcomers.reduce<Combatant[]>(
    (order, one) => {
      // Nobody comes between somebody and those whom they called, or whom they ride.
      const place = order.findIndex((other) => !followsSomebody(order, other) && precedes(one, other));
      return place === -1 ? [...order, one] : order.toSpliced(place, 0, one);
    },
    [...ordered],
  );
}

/** Whether somebody acts right after whoever called them, and rolls no initiative. */
export const actsAfter = ({ summoned }: Combatant): boolean => summoned?.acts === 'after';

/** Whether somebody has turns now: the dead and things have none. */
export const hasTurns = ({ dead, isObject }: Combatant): boolean => !dead && isObject !== true;

/** Whether somebody has no initiative of their own: those who follow others, and things, which stand last. */
export const rollsNoInitiative = (one: Combatant): boolean => actsAfter(one) || one.isObject === true;

/** The initiative that is shown of somebody: things have none, though fights of earlier builds gave them 0. */
export const shownInitiative = ({ isObject, initiative }: Pick<Combatant, 'isObject' | 'initiative'>): number | null =>
  isObject === true ? null : initiative;

/** Whether one stands in the order where somebody else does: called by them, or ridden and controlled. */
export const followsSomebody = (combatants: readonly Combatant[], one: Combatant): boolean =>
  actsAfter(one) || controllerOf({ combatants }, one) !== undefined;

/** Puts those who act right after whoever called them into the order, on the same initiative. Whose caller is not there comes last. */
export function inOrderAfter(ordered: readonly Combatant[], newcomers: readonly Combatant[]): Combatant[] {
  return newcomers.reduce<Combatant[]>(
    (order, one) => {
      const caller = order.find(({ id }) => id === one.summoned?.by);
      const place = order.findLastIndex(
        ({ id, summoned }) => id === caller?.id || (summoned?.by === caller?.id && summoned?.acts === 'after'),
      );
      const placed = { ...one, initiative: one.isObject === true ? null : (caller?.initiative ?? 0) };
      return caller ? order.toSpliced(place + 1, 0, placed) : [...order, placed];
    },
    [...ordered],
  );
}
