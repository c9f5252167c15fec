import { z } from 'zod';

/** Names that events of the log had until a branch and a checkpoint were called so. The log forgets after a day. */
const EarlierMove = z
  .object({ type: z.literal('history.moved'), campaignId: z.string(), lineId: z.string() })
  .transform(({ lineId, ...rest }) => ({ ...rest, branchId: lineId }));
const EarlierCheckpoint = z
  .looseObject({ lineId: z.string() })
  .transform(({ lineId, ...rest }) => ({ ...rest, branchId: lineId }))
  .nullable();
const EarlierSave = z
  .object({ type: z.literal('history.pointed'), campaignId: z.string(), point: EarlierCheckpoint })
  .transform(({ campaignId, point }) => ({ type: 'history.checkpointSaved', campaignId, checkpoint: point }));
const EarlierEvent = z.union([EarlierMove, EarlierSave]);

/** A stored event in the names of today: one of an earlier build is written anew, any other is the same text. */
export function withCurrentNames(text: string): string {
  if (!/"type": ?"history\.(?:moved|pointed)"/.test(text)) return text;
  const earlier = EarlierEvent.safeParse(JSON.parse(text));
  return earlier.success ? JSON.stringify(earlier.data) : text;
}
