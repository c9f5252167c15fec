import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { KeptExperience } from '#domain/limits/game-values.ts';

/** What a fight ends with. */
export const Award = z.object({ total: z.int(), each: z.int(), heroes: z.array(Id), defeated: z.array(Id) });

const coins = z.int().min(-gameLimits.coins).max(gameLimits.coins);

/** What a hero has paid out of the purse of a character, coin by coin: less than none where there was change. */
export const Paid = z.object({
  by: Id,
  coins: z.object({ copper: coins, silver: coins, electrum: coins, gold: coins, platinum: coins }),
});
export type Paid = z.infer<typeof Paid>;

/** A foe who has left because they fled or gave up, with the hit points they had lost: they count as defeated. */
export const Yielded = z.object({ id: Id, lost: z.int().min(0), xp: KeptExperience, paid: Paid.optional() });
