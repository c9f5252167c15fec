import type { BattleMapChange, ShownBattleMap } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import { changeList } from '#domain/difference.ts';

type Step = Extract<BattleMapChange, { kind: 'changed' }>;

/** A view of a battle map after a change; the same where that is known, and null where it has to be loaded anew. */
function battleMapAfter(now: ShownBattleMap, { after, revision, fields, tokens }: Step): ShownBattleMap | null {
  if (now.revision === revision) return now;
  if (now.map === null || now.revision !== after) return null;
  const list = changeList(now.map.tokens, tokens);
  return list && { ...now, revision, map: { ...now.map, ...fields, tokens: list } };
}

/** The same after several, of which an answer may have told the first. */
export function battleMapAfterAll(now: ShownBattleMap, changes: readonly Step[]): ShownBattleMap | null {
  const known = changes.findLastIndex(({ revision }) => revision === now.revision);
  return changes.slice(known + 1).reduce<ShownBattleMap | null>((map, change) => map && battleMapAfter(map, change), now);
}
