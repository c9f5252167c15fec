import { naturalText, outcomeText } from '#domain/dice/outcome-text.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { SheetRoll } from './sheet-roll.ts';

/** How a roll went, in words: "natural 20, success against 15"; empty where nothing can be said. */
export function tellOutcome(roll: Roll): string {
  const against = roll.against === null ? '' : ` against ${roll.against}`;
  const went = roll.outcome === undefined ? null : `${outcomeText[roll.outcome]}${against}`;
  return [naturalText(roll), went].filter((words) => words !== null).join(', ');
}

/** A roll of somebody in one line: "Ysolde rolls 17 (Athletics check): success against 15." */
export function tellSheetRoll(name: string, roll: Roll): string {
  const went = tellOutcome(roll);
  return `${name} rolls ${roll.total} (${roll.label})${went === '' ? '' : `: ${went}`}.`;
}

/** A save that fails without dice: "Ysolde fails a Dexterity save without a roll: Paralyzed." */
export function tellFailed(name: string, { label, failsBecause }: SheetRoll): string {
  return `${name} fails the ${label} without a roll: ${failsBecause ?? ''}.`;
}
