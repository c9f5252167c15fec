import { z } from 'zod';
import { Degree, Roll } from '#domain/dice/roll.ts';
import { Attitude } from './adventure.ts';
import { Skill } from '#domain/rules/skill.ts';

/**
 * A tool call of the narrator, be it a model or the Storyteller. The server checks it, rolls and applies it: no call
 * carries a result, an amount of damage, or free text.
 */
export const ToolCall = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('check'),
    /** Hero id. */
    who: z.string(),
    skill: Skill,
    dc: z.int(),
    advantage: z.enum(['none', 'advantage', 'disadvantage']).default('none'),
  }),
  z.object({ name: z.literal('attack'), who: z.string(), target: z.string() }),
  z.object({ name: z.literal('npc_attack'), npc: z.string(), target: z.string() }),
  z.object({ name: z.literal('set_location'), exit: z.string() }),
  z.object({ name: z.literal('reveal_clue'), clue: z.string() }),
  z.object({ name: z.literal('tick_clock'), clock: z.string() }),
  z.object({ name: z.literal('loot'), who: z.string(), loot: z.string() }),
  z.object({ name: z.literal('rest'), length: z.enum(['short', 'long']) }),
  z.object({ name: z.literal('update_npc'), npc: z.string(), attitude: Attitude }),
]);
export type ToolCall = z.infer<typeof ToolCall>;

/** The outcome of a tool call: the audit entry and the answer to the narrator. */
export const Ruling = z.object({
  call: ToolCall,
  /** False when a guard refused the call; nothing changed then. */
  allowed: z.boolean(),
  /** Set for checks and attacks. */
  degree: Degree.nullable(),
  rolls: z.array(Roll),
  /** The outcome in words and without numbers, for the narrator. */
  outcome: z.string(),
});
export type Ruling = z.infer<typeof Ruling>;
