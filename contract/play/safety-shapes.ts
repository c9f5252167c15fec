import { SafetyKind } from '#domain/safety/safety.ts';
import { z } from 'zod';

export const SeenEntry = z.object({
  id: z.string(),
  kind: SafetyKind,
  topic: z.string(),
  /** Whether the asking person may take it back: the one who wrote it, or who leads the table. Who wrote it is told to nobody. */
  removable: z.boolean(),
});
/** A line or veil that was added, or taken back, for everybody at the table. */
export const AgreementChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), entry: SeenEntry.omit({ removable: true }) }),
  z.object({ kind: z.literal('removed'), entryId: z.string() }),
]);
export type AgreementChange = z.infer<typeof AgreementChange>;
