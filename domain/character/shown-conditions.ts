import type { ConditionName } from '#domain/rules/combat-terms.ts';

/** A condition as it is shown: how many turns it still lasts, or null when it does not end by itself. */
export interface ShownCondition {
  name: ConditionName;
  level: number;
  turns: number | null;
}

/** Each condition once, as long as the longest of its kind lasts: two wolves can knock somebody down, who is prone only once. */
export function eachConditionOnce(given: readonly ShownCondition[]): ShownCondition[] {
  const shown = new Map<ConditionName, ShownCondition>();
  for (const { name, level, turns } of given) {
    const before = shown.get(name);
    const longest = before === undefined ? turns : turns === null || before.turns === null ? null : Math.max(turns, before.turns);
    shown.set(name, { name, level: Math.max(level, before?.level ?? 0), turns: longest });
  }
  return [...shown.values()];
}
