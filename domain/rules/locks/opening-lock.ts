import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { SkillName } from '#domain/rules/skill-names.ts';

/** How a lock is opened: with thieves’ tools, or by force. */
export const lockWays = ['tools', 'force'] as const;
export type LockWay = (typeof lockWays)[number];

/** The skill of the check for each (SRD 5.2.1, Lock; Athletics). */
export const lockSkills = { tools: 'sleight of hand', force: 'athletics' } as const satisfies Record<LockWay, SkillName>;

const mostHelps = 4;

/** What somebody brings to a lock. */
export const OpeningLock = z.object({
  way: z.enum(lockWays),
  /** Whether they are trained with the tools: that counts in place of training in the skill, where it is more. */
  trained: z.boolean(),
  /** What gives advantage, by name. */
  helps: z.array(z.string().max(gameLimits.nameLength)).max(mostHelps),
});
export type OpeningLock = z.infer<typeof OpeningLock>;
