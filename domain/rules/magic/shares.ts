import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { HitPointAmount } from '#domain/limits/game-values.ts';

/** How many hit points of a pool some are given, by their ids. */
export const Shares = z.array(z.object({ id: Id, amount: HitPointAmount })).max(gameLimits.effectTargets);
export type Shares = z.infer<typeof Shares>;
