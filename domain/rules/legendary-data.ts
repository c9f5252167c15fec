import { z } from 'zod';
import { Effect } from './attack-data.ts';
import { CreatureSpell } from './spell-data.ts';
import { words } from './combat-terms.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';

/** What a legendary creature can do right after the turn of somebody else. */
export const LegendaryAction = z.object({
  name: words(gameLimits.nameLength).min(1),
  text: words(240),
  /** The attack of its own that it makes. */
  attack: words(gameLimits.nameLength).nullable(),
  /** Before it, it moves up to half its speed: foes may answer that as any movement, or they may not. */
  movesHalf: z.enum(['provoking', 'unprovoked']).optional(),
  /** Before anything else it teleports so many feet at most, to a free place that it sees. */
  teleports: z.int().min(5).max(1000).optional(),
  /** What others save against. */
  effect: Effect.nullable(),
  spell: CreatureSpell.nullable(),
  /** Cannot be done again before its own next turn. */
  once: z.boolean(),
});
export type LegendaryAction = z.infer<typeof LegendaryAction>;

/** What makes a creature legendary. */
export const Legend = z.object({
  /** Legendary actions between two turns of its own. */
  actions: z.int().min(0).max(10),
  /** Failed saves that it makes after all, a day. */
  resistances: z.int().min(0).max(10),
  /** Whether it has one more of each in its lair. */
  lair: z.boolean(),
  legendaryActions: z.array(LegendaryAction).max(10),
});
export type Legend = z.infer<typeof Legend>;
