import { z } from 'zod';

const Side = z.object({ characterId: z.string(), position: z.int() });
/** Two changes that are one: what a sheet lost and another gained. Taken back together or not at all. */
export const Gift = z.object({ giver: Side, receiver: Side });
export type GiftRecord = z.infer<typeof Gift>;
