import { z } from 'zod';

/** One line between a DM and the assistant of their table. Only that DM reads it. */
export const AssistantMessage = z.object({
  id: z.string(),
  campaignId: z.string(),
  /** The DM whose history it stands in. */
  authorId: z.string(),
  role: z.enum(['dm', 'ai']),
  content: z.string(),
  /** Who answered, as people read it; null for what the DM wrote. */
  spokenBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type AssistantMessage = z.infer<typeof AssistantMessage>;
