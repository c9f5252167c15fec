import type { BattleMapView } from '#domain/battle-map/view.ts';

/** A sound file of a map: what it is called, and where it is heard. */
export interface SoundFile {
  name: string;
  address: string;
}

/** Where sound files of a map are sent; the one that is there is heard below. */
export const soundsAt = (campaignId: string, mapId: string) => `/api/battle-map-sounds/${campaignId}/${mapId}`;

/** The sound file of a map; null where there is none. */
export const soundFileOf = (campaignId: string, { id, ownSound }: Pick<BattleMapView, 'id' | 'ownSound'>): SoundFile | null =>
  ownSound && { name: ownSound.name, address: `${soundsAt(campaignId, id)}/${ownSound.version}` };
