import { z } from 'zod';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ConditionName } from '#domain/rules/combat-terms.ts';

/** The aura that somebody always has: all friends stand in it but those who are away. */
export const Aura = z.object({
  by: Id,
  feet: z.int().min(0).max(battleMapLimits.speedFeet),
  away: z.array(Id).max(gameLimits.combatants),
  /** Whether a battle map tells who is away, and not the table. */
  onMap: z.boolean(),
});
export type Aura = z.infer<typeof Aura>;

/** What auras do to somebody who stands in them now; of several that add to saves one counts. */
export const InAura = z.object({
  /** Whose aura counts. */
  by: Id,
  names: z.array(z.string().max(gameLimits.nameLength)),
  /** What it adds to saving throws, and how much of that stands on the sheet already. */
  bonus: z.int(),
  onSheet: z.int(),
  /** Conditions that it keeps from them. */
  spares: z.array(ConditionName),
});
export type InAura = z.infer<typeof InAura>;
