import type { ListChange } from '#domain/difference.ts';
import { BattleMapView } from '#domain/battle-map/view.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
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
