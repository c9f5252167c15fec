import { parseFormula } from '#domain/rules/activity/formulas/parse-formula.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import type { FormulaTerm } from '#domain/rules/activity/formulas/parse-formula.ts';

/** Whose formulas are written: what the names in them are called in Foundry, and what they stand for where it has no name. */
export interface FormulaOwner {
  names: Readonly<Record<string, string>>;
  values: FormulaValues;
}

/** Damage or healing as Foundry keeps it. */
export interface FoundryDamage {
  number: number | null;
  denomination: number | null;
  bonus: string;
  types: readonly string[];
  custom: { enabled: false; formula: '' };
  scaling: { mode: '' | 'whole' | 'half'; number: number | null; formula: string };
}

type Plain = Exclude<FormulaTerm, { kind: 'value' }> | { kind: 'named'; sign: 1 | -1; times: number; name: string };

const deepest = 3;

/** The terms of a formula with every value named as Foundry does, or put in; null where something stands for nothing. */
function plainTerms(formula: string, owner: FormulaOwner, depth = 0): Plain[] | null {
  const plain: Plain[] = [];
  for (const term of parseFormula(formula) ?? []) {
    if (term.kind !== 'value') plain.push(term);
    else {
      const { sign, times, name } = term;
      const known = owner.names[name];
      const value = owner.values[name];
      if (known !== undefined) plain.push({ kind: 'named', sign, times, name: known });
      else if (typeof value === 'number') plain.push({ kind: 'number', sign, times, value });
      else {
        const inner = value === undefined || depth >= deepest ? null : plainTerms(value, owner, depth + 1);
        if (!inner) return null;
        plain.push(...inner.map((each): Plain => ({ ...each, sign: each.sign === sign ? 1 : -1, times: each.times * times })));
      }
    }
  }
  return plain;
}

function termText(term: Plain): string {
  const times = term.times === 1 ? '' : `${term.times} * `;
  if (term.kind === 'dice') return `${term.count * term.times}d${term.sides}`;
  return term.kind === 'number' ? String(term.times * term.value) : `${times}${term.name}`;
}

function textOf(terms: readonly Plain[]): string {
  const [first, ...rest] = terms;
  if (!first) return '';
  const start = `${first.sign < 0 ? '-' : ''}${termText(first)}`;
  return [start, ...rest.map((term) => `${term.sign < 0 ? '-' : '+'} ${termText(term)}`)].join(' ');
}

/** A formula as Foundry writes it; null where something in it stands for nothing. */
export function foundryFormula(formula: string, owner: FormulaOwner): string | null {
  const terms = plainTerms(formula, owner);
  return terms && textOf(terms);
}

/** How damage grows: with the slot, every so many of them, or as a cantrip does. */
export interface Growing {
  perSlot?: string | undefined;
  everySlots?: number | undefined;
  cantrip?: boolean | undefined;
}

function scalingOf({ perSlot, everySlots = 1, cantrip }: Growing, dice: Extract<Plain, { kind: 'dice' }> | undefined, owner: FormulaOwner) {
  const none = { mode: '', number: null, formula: '' } as const;
  if (cantrip === true) return { mode: 'whole', number: dice ? dice.count * dice.times : 1, formula: '' } as const;
  const terms = perSlot === undefined ? null : plainTerms(perSlot, owner);
  if (!terms || everySlots > 2) return none;
  const mode = everySlots === 2 ? ('half' as const) : ('whole' as const);
  const [first, more] = terms;
  const isMore = first?.kind === 'dice' && more === undefined && first.sides === dice?.sides;
  return isMore ? { mode, number: first.count * first.times, formula: '' } : { mode, number: null, formula: textOf(terms) };
}

/** Damage or healing of some kinds, so many times the formula; null where something in it stands for nothing. */
export function foundryDamage(
  formula: string,
  types: readonly string[],
  owner: FormulaOwner,
  growing: Growing = {},
  times = 1,
): FoundryDamage | null {
  const terms = plainTerms(formula, owner)?.map((term): Plain => ({ ...term, times: term.times * times }));
  if (!terms) return null;
  const dice = terms.find((term) => term.kind === 'dice' && term.sign > 0);
  const first = dice?.kind === 'dice' ? dice : undefined;
  return {
    number: first ? first.count * first.times : null,
    denomination: first?.sides ?? null,
    bonus: textOf(terms.filter((term) => term !== dice)),
    types,
    custom: { enabled: false, formula: '' },
    scaling: scalingOf(growing, first, owner),
  };
}
