import type { ConditionName } from '#domain/rules/combat-terms.ts';
import { countText } from '#domain/text/count-text.ts';

/** A condition as it is shown: how many turns it still lasts, or null when it does not end by itself. */
export interface ShownCondition {
  name: ConditionName;
  level: number;
  turns: number | null;
  /** Who charmed, frightened or holds them, by their names. */
  by?: string[] | undefined;
}

/** Each condition once, as long as the longest of its kind lasts: two wolves can knock somebody down, who is prone only once. */
export function eachConditionOnce(given: readonly ShownCondition[]): ShownCondition[] {
  const shown = new Map<ConditionName, ShownCondition>();
  for (const { name, level, turns, by = [] } of given) {
    const before = shown.get(name);
    const longest = before === undefined ? turns : turns === null || before.turns === null ? null : Math.max(turns, before.turns);
    const givers = [...new Set([...(before?.by ?? []), ...by])];
    const whole = { name, level: Math.max(level, before?.level ?? 0), turns: longest };
    shown.set(name, givers.length === 0 ? whole : { ...whole, by: givers });
  }
  return [...shown.values()];
}

/** How long something still lasts: "1 turn". */
export const turnsText = (turns: number): string => countText(turns, 'turn');
