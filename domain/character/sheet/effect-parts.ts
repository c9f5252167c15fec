import type { DamageType } from '#domain/rules/combat-terms.ts';
import { splitFormula } from '#domain/rules/activity/formulas/split-formula.ts';
import { figure, partIf } from './figure.ts';
import type { Figure, Part, PartDice, PartMode } from './figure.ts';

/** What an effect changes about a number: something added, how the d20 is rolled, and when. */
interface Extra {
  name: string;
  change: { add?: string | undefined; mode?: PartMode['mode'] | undefined; when?: string | undefined; type?: DamageType | undefined };
}

/** What effects bring to a number. */
export interface Extras {
  parts: (Part | null)[];
  dice: PartDice[];
  modes: PartMode[];
  notes: string[];
}

const signedFormula = (formula: string) => (formula.startsWith('-') ? formula : `+${formula}`);

/** A change that only the table can judge, in words: "Hunter's Mark: +1d6, when you hit". */
function noteOf({ name, change: { add, mode, when } }: Extra): string {
  return `${name}: ${[add === undefined ? [] : signedFormula(add), mode ?? [], when ?? []].flat().join(', ')}`;
}

/** What changes come to: numbers as parts, dice apart, and what depends on the table as a note. */
export function extrasOf(extras: readonly Extra[]): Extras {
  const found: Extras = { parts: [], dice: [], modes: [], notes: [] };
  for (const extra of extras) {
    const { name, change } = extra;
    if (change.when !== undefined) {
      found.notes.push(noteOf(extra));
      continue;
    }
    const { number, dice } = splitFormula(change.add ?? '0');
    found.parts.push(partIf(name, number));
    found.dice.push(...dice.map((each) => ({ label: name, dice: each, ...(change.type && { type: change.type }) })));
    if (change.mode !== undefined) found.modes.push({ label: name, mode: change.mode });
  }
  return found;
}

/** A number with what effects bring to it; the same one where they bring nothing. */
export function withExtras(base: Figure, { parts, dice, modes, notes }: Extras): Figure {
  const all = figure(...base.parts, ...parts);
  return {
    ...base,
    ...all,
    ...(dice.length > 0 && { dice: [...(base.dice ?? []), ...dice] }),
    ...(modes.length > 0 && { modes: [...(base.modes ?? []), ...modes] }),
    ...(notes.length > 0 && { notes: [...(base.notes ?? []), ...notes] }),
  };
}
