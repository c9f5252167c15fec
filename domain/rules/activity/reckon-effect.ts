import type { Change } from './change.ts';
import type { Duration, WrittenDuration } from './duration.ts';
import type { Ending, Tick } from './effect.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { reckonFormula } from './reckon.ts';
import type { FormulaValues } from './reckon.ts';

function added<Adding extends { add?: string | undefined }>(change: Adding, values: FormulaValues): Adding | null {
  if (change.add === undefined) return change;
  const add = reckonFormula(change.add, values);
  return add === null ? null : { ...change, add };
}

/** A change with its formulas reckoned from the values of whoever gives it; null where a name in it stands for nothing. */
export function reckonedChange(change: Change, values: FormulaValues): Change | null {
  switch (change.on) {
    case 'damageTaken': {
      if (change.less === undefined) return change;
      const less = reckonFormula(change.less, values);
      return less === null ? null : { ...change, less };
    }
    case 'movement': {
      const feet = reckonFormula(change.feet, values);
      return feet === null ? null : { ...change, feet };
    }
    case 'weapon': {
      const grown = change.dice?.findLast(({ from }) => from <= Number(values['level'] ?? 1));
      return { ...change, ...(grown && { dice: [grown] }) };
    }
    case 'hitPointMaximum':
    case 'armorClass':
    case 'attackRolls':
    case 'attacksAgainst':
    case 'damageRolls':
    case 'savingThrows':
    case 'abilityChecks':
    case 'initiative':
    case 'deathSaves':
    case 'failedTest':
      return added(change, values);
    default:
      return change;
  }
}

/** How long something lasts that begins now: what grows, by the values of whoever gives it. */
export function reckonedDuration(duration: WrittenDuration, values: FormulaValues): Duration {
  if (duration.kind !== 'grows') return duration;
  const amount = Math.floor(Number(reckonFormula(duration.by, values)) / duration.each);
  return { kind: 'time', amount: Math.max(1, amount || 0), unit: duration.unit };
}

/** A formula so many times as another says, at least once. */
function grown(formula: string, times: string | undefined, values: FormulaValues): string {
  const count = times === undefined ? 1 : Math.max(1, Number(reckonFormula(times, values)) || 1);
  return count === 1 ? formula : (reckonFormula(`${count}*@once`, { once: formula }) ?? formula);
}

/** What happens again and again, with its formulas reckoned. */
export function reckonedTick({ when, damage, save, heal, temporaryHitPoints, exhausts, draws }: Tick, values: FormulaValues): Tick {
  const of = (formula: string) => reckonFormula(formula, values) ?? '0';
  return {
    when,
    ...(damage && { damage: { type: damage.type, formula: grown(of(damage.formula), damage.times, values) } }),
    ...(save && { save }),
    ...(exhausts && { exhausts }),
    ...(draws && { draws }),
    ...(heal !== undefined && { heal: of(heal) }),
    ...(temporaryHitPoints !== undefined && { temporaryHitPoints: of(temporaryHitPoints) }),
  };
}

/** What ends an effect, with its formulas reckoned: damage of failed saves is of the type that was chosen where it names none. */
export function reckonedEnding(ending: Ending, values: FormulaValues, chosen: DamageType | null): Ending {
  if (ending.by !== 'save' || !ending.failure?.damage) return ending;
  const { formula, type = chosen ?? undefined, times } = ending.failure.damage;
  const damage = { formula: grown(reckonFormula(formula, values) ?? '0', times, values), ...(type && { type }) };
  return { ...ending, failure: { ...ending.failure, damage } };
}
