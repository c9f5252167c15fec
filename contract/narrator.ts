import { Id } from '#domain/ids.ts';
import { z } from 'zod';
import { command, query } from './operation.ts';

/** A reply that is being told. */
export const Narration = z.object({
  id: z.string(),
  campaignId: z.string(),
  cause: z.enum(['turn', 'chat']),
  cycle: z.int().nullable(),
  /** What has been told so far, up to about a second ago. */
  text: z.string(),
});
export type Narration = z.infer<typeof Narration>;

export const current = query('narrator.current', {
  summary: 'Who narrates, the reply being told in a campaign, and how many wait behind it.',
  input: z.object({ campaignId: Id }),
  output: z.object({
    /** Who narrates here, as people read it. */
    label: z.string(),
    speaking: Narration.nullable(),
    waiting: z.int(),
  }),
});

export const stop = command('narrator.stop', {
  summary: 'Stops the narrator; what was told stays, marked as stopped.',
  input: z.object({ campaignId: Id, narrationId: Id }),
  output: z.object({}),
});
