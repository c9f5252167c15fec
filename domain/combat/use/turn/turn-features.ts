import { isBloodied } from '#domain/combat/effects/health.ts';
import { heal } from '#domain/combat/effects/damage.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { bearingsOf } from '#domain/combat/effects/standing-changes.ts';
import { change, find, note, endConditions } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { ConditionName } from '#domain/rules/combat-terms.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';

/** Gives somebody Heroic Inspiration who has none; of those without a sheet nobody counts it. */
function inspire(draft: Draft, id: string): void {
  const { features } = find(draft, id);
  if (features?.inspiration !== false) return;
  change(draft, id, { features: { ...features, inspiration: true } });
  note(draft, 'inspired', { targetId: id });
}

/** Ends the first of some conditions that somebody has. */
function endOne(draft: Draft, id: string, names: readonly ConditionName[]): void {
  const first = names.find((name) => find(draft, id).conditions.some((each) => each.name === name));
  if (first !== undefined) endConditions(draft, id, ({ name }) => name === first);
}

/** Heals somebody who is bloodied and up (SRD 5.2.1, Heroic Rally). */
function rally(draft: Draft, id: string, formula: string): void {
  const one = find(draft, id);
  const amount = Number(reckonFormula(formula, one.features?.values ?? {}));
  if (one.hitPoints > 0 && isBloodied(one) && amount > 0) heal(draft, id, amount);
}

/** What the features of somebody do by themselves at the start or the end of their turn. */
export function doAtOwnTurn(draft: Draft, id: string, at: 'start' | 'end'): void {
  if (find(draft, id).dead) return;
  for (const { change: each } of changesOn(bearingsOf(find(draft, id)), 'ownTurn')) {
    if (each.at !== at) continue;
    if (each.endsOne) endOne(draft, id, each.endsOne);
    if (each.inspires === true) inspire(draft, id);
    if (each.rallies !== undefined) rally(draft, id, each.rallies);
  }
}
