import { remember } from '#domain/memoise.ts';

// Without a validator, so that a browser can read what effects change; `formula.ts` has the schema.

/**
 * An amount as content writes it: dice, numbers and values of whoever acts, joined by plus or minus. A value is named after `@`
 * and may be multiplied: `2d8+@ability`, `1d10+@level`, `5*@level`, `@sneakAttack`.
 */
const term = /^(?:(?<times>\d{1,3})\*)?(?:(?<count>\d{0,3})d(?<sides>\d{1,3})|(?<number>\d{1,4})|@(?<name>[a-z][A-Za-z]*))$/;

export type FormulaTerm = { sign: 1 | -1; times: number } & (
  | { kind: 'dice'; count: number; sides: number }
  | { kind: 'number'; value: number }
  | { kind: 'value'; name: string }
);

function readFormula(text: string): readonly FormulaTerm[] | null {
  const terms: FormulaTerm[] = [];
  for (const { 1: mark = '', 2: body = '' } of text.matchAll(/([+-]?)([^+-]*)/g)) {
    if (mark === '' && body === '') continue;
    const groups = term.exec(body)?.groups;
    if (!groups) return null;
    const common = { sign: mark === '-' ? -1 : 1, times: Number(groups['times'] ?? 1) } as const;
    if (groups['sides'] !== undefined) {
      terms.push({ ...common, kind: 'dice', count: Number(groups['count'] || 1), sides: Number(groups['sides']) });
    } else if (groups['number'] !== undefined) terms.push({ ...common, kind: 'number', value: Number(groups['number']) });
    else terms.push({ ...common, kind: 'value', name: groups['name'] ?? '' });
  }
  return terms.length > 0 ? terms : null;
}

/** How many formulas are remembered: more than a table uses in an evening. */
const rememberedFormulas = 500;

/** The terms of a formula from left to right; null when it cannot be read. */
export const parseFormula = remember(readFormula, rememberedFormulas);
