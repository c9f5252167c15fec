import { changeList } from '#domain/difference.ts';
import type { MapChange } from '#contract/play/maps-shapes.ts';
import type { CampaignMap } from './use-campaign-map.ts';

/** The map after a change; the same where that is known, and null where it has to be loaded anew. */
export function mapAfter(now: CampaignMap, change: MapChange): CampaignMap | null {
  if (now.revision === change.revision) return now;
  if (change.kind === 'again') return null;
  const { revision, mapUrl, fog } = change;
  const pins = now.revision === change.after ? changeList(now.pins, change.pins) : null;
  return pins && { ...now, revision, mapUrl, fog, pins };
}
