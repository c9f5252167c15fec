import type { ListChange } from '#domain/difference.ts';
import { MapPicture, PictureData, PictureFit } from '#domain/battle-map/map-picture.ts';
import { BattleMapView } from '#domain/battle-map/view.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { z } from 'zod';

/** A battle map as the asking person may see it. */
export const ShownBattleMap = z.object({
  /** Null where none is shown. */
  map: BattleMapView.nullable(),
  /** Another word for each view that differs from the one before. */
  revision: z.string(),
  /** Whether the table sees it. */
  isShown: z.boolean(),
});
export type ShownBattleMap = z.infer<typeof ShownBattleMap>;

/** The battle maps of a campaign in the order in which they are kept. */
export const BattleMapList = z
  .array(
    z.object({
      id: z.string(),
      name: z.string(),
      isShown: z.boolean(),
      columns: z.int().min(1),
      rows: z.int().min(1),
      /** When it was last changed. */
      updatedAt: z.iso.datetime(),
    }),
  )
  .max(battleMapLimits.mapsPerCampaign);

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What has changed in one person's view of a battle map. */
export const BattleMapChange = z.discriminatedUnion('kind', [
  /** The whole view: another map is shown, or none. */
  z.object({ kind: z.literal('shown'), shown: ShownBattleMap }),
  z.object({
    kind: z.literal('changed'),
    /** The revision that this one follows. */
    after: z.string(),
    revision: z.string(),
    /** The fields of the view that have changed, but for its tokens. */
    fields: BattleMapView.omit({ tokens: true }).partial(),
    tokens: z.custom<ListChange<TokenView>>(isObject),
  }),
]);
export type BattleMapChange = z.infer<typeof BattleMapChange>;

const { pictureTiles, pictureTilesAtOnce } = battleMapLimits;

/** What becomes of the picture under a battle map: another is laid there, it is moved and stretched, or none lies there any more. */
export const PictureChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('laid'), picture: MapPicture }),
  z.object({ kind: z.literal('fitted'), fit: PictureFit }),
  z.object({ kind: z.literal('none') }),
]);

/** The numbers of parts of a picture. */
export const AskedTiles = z.array(z.int().min(0).max(pictureTiles)).max(pictureTilesAtOnce);

/** Parts of a picture, each with only what whoever asks may see; those of which nothing shows are left out. */
export const PictureParts = z.array(PictureData.pick({ base64: true }).extend({ tile: z.int(), type: z.literal('image/webp') }));
export type PictureParts = z.infer<typeof PictureParts>;
