import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

export const voice = query('speech.voice', {
  summary: 'Whether this server has a voice of its own, which reads replies aloud in place of a browser’s.',
  input: z.object({}),
  output: z.object({ isConfigured: z.boolean() }),
});

export const say = command('speech.say', {
  summary: 'Has one part of a reply said, which the asking person may read. It is said once and kept for all who may read the reply.',
  input: z.object({
    campaignId: Id,
    messageId: Id,
    part: z
      .int()
      .min(0)
      .max(limits.speechParts - 1),
  }),
  output: z.object({
    /** Where the recording is fetched. */
    url: z.string(),
    /** How many parts the reply has now. */
    parts: z.int(),
  }),
});
