import { z } from 'zod';

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

/** The terms of a formula from left to right; null when it cannot be read. */
export function parseFormula(text: string): FormulaTerm[] | null {
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

/** A formula as content writes it. Refuses what cannot be read. */
export const Formula = z
  .string()
  .max(80)
  .refine((text) => parseFormula(text) !== null, 'Write dice, numbers and values such as 2d8+@ability.');
export type Formula = z.infer<typeof Formula>;
