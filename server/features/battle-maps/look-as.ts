import type { BattleMapView } from '#domain/battle-map/view.ts';
import type { ShownBattleMap } from '#contract/play/battle-maps/battle-maps-shapes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findMemories } from './battle-maps.store.ts';
import type { KeptMap } from './battle-maps.store.ts';
import { lookAt, Looks } from '#server/features/battle-maps/looks/looks.ts';
import { findViewer, together } from './viewers.ts';

/** Somebody who looks at a battle map of a table. */
export interface Looker {
  campaignId: string;
  userId: string;
  leads: boolean;
}

/** What somebody sees of a battle map, with what they remember of it. */
export async function lookAs(sql: Sql, { campaignId, userId, leads }: Looker, kept: KeptMap): Promise<ShownBattleMap> {
  const viewer = await findViewer(sql, campaignId, userId, leads);
  const memories = leads ? new Map<string, string>() : await findMemories(sql, campaignId, kept.map.id, [userId]);
  return lookAt(kept, viewer, memories.get(userId) ?? '');
}

/** A battle map as all heroes together see it and remember it. */
export async function lookTogether(sql: Sql, campaignId: string, { map }: KeptMap): Promise<BattleMapView> {
  const memories = await findMemories(sql, campaignId, map.id, [together.userId]);
  return new Looks(map).look(together, memories.get(together.userId) ?? '').view;
}
