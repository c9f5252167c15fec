import type { ActiveEffect } from './active-effect.ts';
import type { Change } from './change.ts';
import { parseFormula } from './reckon.ts';

export type ChangeOn<On extends Change['on']> = Extract<Change, { on: On }>;

/** A change with the name of the effect that brings it. */
export interface NamedChange<On extends Change['on']> {
  name: string;
  change: ChangeOn<On>;
}

const isOn =
  <On extends Change['on']>(on: On) =>
  (change: Change): change is ChangeOn<On> =>
    change.on === on;

/** Everything that effects change about one thing. An effect of the same name counts once, from whomever it comes (SRD 5.2). */
export function changesOn<On extends Change['on']>(effects: readonly Pick<ActiveEffect, 'name' | 'changes'>[], on: On): NamedChange<On>[] {
  if (effects.length === 0) return [];
  const newest = new Map(effects.map((effect) => [effect.name, effect]));
  return [...newest.values()].flatMap(({ name, changes }) => changes.filter(isOn(on)).map((change) => ({ name, change })));
}

/** A formula without names, as one number and the dice that are rolled with it, each as often and with the sign as written. */
export function splitFormula(formula: string): { number: number; dice: string[] } {
  const terms = parseFormula(formula) ?? [];
  const dice = terms.flatMap((term) =>
    term.kind === 'dice' ? [`${term.sign < 0 ? '-' : ''}${term.count * term.times}d${term.sides}`] : [],
  );
  const number = terms.reduce((sum, term) => (term.kind === 'number' ? sum + term.sign * term.times * term.value : sum), 0);
  return { number, dice };
}
