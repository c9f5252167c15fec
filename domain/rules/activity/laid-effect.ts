import { rollDice } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { ActiveEffect } from './active-effect.ts';
import type { Change } from './change.ts';
import type { Duration } from './duration.ts';
import type { LastingEffect } from './effect.ts';
import type { Shape } from './shape.ts';
import { splitFormula } from './formulas/split-formula.ts';
import { reckonedChange, reckonedDuration, reckonedEnding, reckonedTick } from './reckon-effect.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { movementText } from '#domain/rules/movement-text.ts';
import type { FormulaValues } from './reckon.ts';

/** From what effects come: who gives them, by what, and what the names in formulas stand for. */
export interface EffectGiver {
  /** Who gives them: a character or a combatant. */
  from: string;
  /** The spell or feature. */
  name: string;
  source: ActiveEffect['source'];
  /** How long it lasts where an effect says nothing else. */
  duration: Duration;
  concentration: boolean;
  values: FormulaValues;
  /** For what is rolled when an effect starts. */
  dice: Dice;
  /** The type of damage that was chosen, where something deals one of several. */
  damageType?: DamageType | null;
  /** The shape that was chosen, where something brings one. */
  shape?: Shape | null;
  /** The level a spell is cast at, where that is higher than its own. */
  castAt?: number | undefined;
}

/** A formula of which the dice are rolled now. */
function rolledSum(formula: string, dice: Dice): number {
  const { number, dice: terms } = splitFormula(formula);
  return terms.reduce((sum, each) => {
    const { total } = rollDice(dice, each.replace('-', ''), each);
    return sum + (each.startsWith('-') ? -total : total);
  }, number);
}

/** A change as it is laid on somebody: a hit point maximum does not change with every look, so that its dice are rolled now. */
function laidChange(change: Change, { values, dice }: EffectGiver): Change[] {
  const reckoned = reckonedChange(change, values);
  if (reckoned?.on === 'hitPointMaximum') return [{ ...reckoned, add: `${rolledSum(reckoned.add, dice)}` }];
  return reckoned === null ? [] : [reckoned];
}

/** Whether an effect comes about where its spell is cast at such a level. */
export const comesAbout = ({ slot: { from = 1, until = 9 } = {} }: Pick<LastingEffect, 'slot'>, level: number): boolean =>
  from <= Math.max(1, level) && Math.max(1, level) <= until;

/** What an effect is called that something leaves: one of several that exclude each other after both. */
export function laidName(entry: string, { name, choice }: LastingEffect): string {
  if (name === undefined || name === entry) return entry;
  return choice === undefined ? name : `${entry}: ${name}`;
}

/**
 * What something leaves, as an effect that lies on somebody: every formula is reckoned, and nothing of the giver is needed any more.
 * It ends with the concentration unless it has a time of its own. No fight counts it yet.
 */
export function laidEffect(effect: LastingEffect, giver: EffectGiver): ActiveEffect {
  const { changes = [], conditions = [], duration, ends = [], tick, text = '' } = effect;
  const { from, name, source, concentration, values } = giver;
  const laid = changes.flatMap((change) => laidChange(change, giver));
  return {
    id: source.id,
    name: laidName(name, effect),
    source,
    from,
    held: concentration && duration === undefined,
    changes: laid,
    ...(conditions.length > 0 && { conditions }),
    duration: reckonedDuration(duration ?? giver.duration, values),
    until: null,
    saveEnds: null,
    ends: ends
      .filter((each) => each.by !== 'idle' || Number(values['level'] ?? 1) < (each.before ?? Infinity))
      .map((each) => reckonedEnding(each, values, giver.damageType ?? null)),
    tick: tick ? reckonedTick(tick, values) : null,
    slot: null,
    ...(effect.leaves && { leaves: effect.leaves }),
    ...(giver.castAt !== undefined && { castAt: giver.castAt }),
    ...(effect.shape !== undefined && giver.shape && { shape: giver.shape }),
    text: text === '' ? laid.flatMap((change) => (change.on === 'movement' ? [movementText(change)] : [])).join(' ') : text,
  };
}

/** Whether somebody beside the bearer ends an effect who takes an action to shake them out of it (SRD 5.2.1, Sleep). */
export const isEndedByHelp = ({ ends }: Pick<ActiveEffect, 'ends'>): boolean => ends.some(({ by }) => by === 'help');
