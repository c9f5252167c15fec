import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { Cell } from './walking.ts';

/** A door of a battle map that stands in a fight: on which map, and between which two cells. */
export const FightDoor = z.object({ mapId: Id, between: z.tuple([Cell, Cell]) });
export type FightDoor = z.infer<typeof FightDoor>;
