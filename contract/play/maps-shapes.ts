import type { ListChange } from '#domain/difference.ts';
import { Fog, Pin } from '#domain/maps/map.ts';
import { z } from 'zod';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
/** What has changed on a map, for those who lead the table or for its players. */
export const MapChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('marked'),
    /** The revision that this one follows. */
    after: z.string(),
    revision: z.string(),
    mapUrl: z.string().nullable(),
    fog: Fog,
    pins: z.custom<ListChange<Pin>>(isObject),
  }),
  /** It is not said; the map is to be loaded anew by whoever does not know this revision. */
  z.object({ kind: z.literal('again'), revision: z.string() }),
]);
export type MapChange = z.infer<typeof MapChange>;
