import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { KeptExperience } from '#domain/limits/game-values.ts';

/** What a fight ends with. */
export const Award = z.object({ total: z.int(), each: z.int(), heroes: z.array(Id), defeated: z.array(Id) });

/** A foe who has left because they fled or gave up, with the hit points they had lost: they count as defeated. */
export const Yielded = z.object({ id: Id, lost: z.int().min(0), xp: KeptExperience });
