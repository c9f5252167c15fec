import { z } from 'zod';

/** One change of a world, an entry or a tome. */
export const Change = z.object({
  id: z.int(),
  subject: z.enum(['world', 'entry', 'tome']),
  subjectId: z.string(),
  subjectName: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  at: z.iso.datetime(),
  action: z.enum(['added', 'edited', 'removed', 'restored', 'generated', 'imported']),
  /** The fields that changed, each as it was before. */
  before: z.record(z.string(), z.unknown()),
  /** What stood there before cannot be read. */
  isDamaged: z.boolean().default(false),
});
export type Change = z.infer<typeof Change>;

/** What somebody wrote that could not be merged with what another had written meanwhile. */
export const Conflict = z.object({
  id: z.string(),
  field: z.string(),
  value: z.unknown(),
  actorName: z.string(),
  at: z.iso.datetime(),
});
export type Conflict = z.infer<typeof Conflict>;

/** The same, with what it is about. */
export const OpenConflict = Conflict.extend({
  subject: Change.shape.subject,
  subjectId: z.string(),
  /** As it is called now. */
  subjectName: z.string(),
});
export type OpenConflict = z.infer<typeof OpenConflict>;
