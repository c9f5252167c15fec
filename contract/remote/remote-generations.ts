import { limits } from '#domain/limits/limits.ts';
import { Lore, LoreCategory } from '#domain/world/lore/lore.ts';
import { isWritable } from '#domain/ids.ts';
import { z } from 'zod';
import { command } from '#contract/http/operation.ts';
import { GivenLore } from './remote-worlds.ts';

/** The calls on generating under the names of functions. */
export const remoteGenerations = {
  generateWorld: command('functions/generate-world', {
    summary:
      'Lore by the Storyteller in one answer, kept nowhere; generations.generate and expand write it into a world, also with a model.',
    input: z.object({
      prompt: z.string().trim().max(limits.promptLength).refine(isWritable).default(''),
      includeElements: z
        .array(LoreCategory)
        .min(1)
        .default([...LoreCategory.options]),
      /** The category that is to hold more; without it a whole world is written. */
      expandCategory: LoreCategory.nullable().default(null),
      /** What stands there already, for an expansion. */
      existingData: GivenLore.optional(),
    }),
    output: z.object({ worldData: Lore }),
  }),
} as const;
