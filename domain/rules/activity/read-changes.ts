import type { ActiveEffect } from './active-effect.ts';
import type { Change } from './change.ts';

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
