import { listChange } from '#domain/difference.ts';
import { pinsFor } from '#domain/maps/map.ts';
import type { MapChange } from '#contract/play/maps-shapes.ts';
import { campaignTopic, dungeonMasterTopics } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { coverFor, mapAddress } from './map-picture.ts';
import type { MarkedMap } from './marked-map.ts';
import { findPicture } from './maps.store.ts';
import type { WorldPicture } from './maps.store.ts';

/** Tells those who lead and the players what has changed on the map, each as much as they may know. */
export async function announceMarks(tx: Tx, table: TableAccess, before: MarkedMap, after: MarkedMap): Promise<void> {
  const { campaignId } = table;
  const picture = await findPicture(tx.sql, campaignId);
  for (const audience of ['dm', 'players'] as const) {
    const change = changeFor(audience === 'dm', { campaignId, picture }, before, after);
    const topics = audience === 'dm' ? dungeonMasterTopics(table) : [campaignTopic(campaignId)];
    for (const topic of topics) tx.emit(topic, { type: 'maps.changed', campaignId, audience, change });
  }
}

interface Shown {
  campaignId: string;
  picture: WorldPicture;
}

function changeFor(leads: boolean, { campaignId, picture }: Shown, before: MarkedMap, after: MarkedMap): MapChange {
  const pins = listChange(pinsFor(before.marks, leads), pinsFor(after.marks, leads));
  // Whether a pin leads anywhere depends on what of the world's lore each one may read.
  if ([...pins.added, ...pins.changed].some(({ entryId }) => typeof entryId === 'string'))
    return { kind: 'again', revision: after.revision };
  const { fog } = after.marks;
  const mapUrl = mapAddress(campaignId, picture, coverFor(fog, leads));
  return { kind: 'marked', after: before.revision, revision: after.revision, mapUrl, fog, pins };
}
