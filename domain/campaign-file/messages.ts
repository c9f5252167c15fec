import { z } from 'zod';
import { MessageShape } from '#domain/chat/message.ts';
import { messageEmoji } from '#domain/chat/message-emoji.ts';
import { AskedCheck } from '#domain/check/check.ts';
import { AppliedRoll } from '#domain/check/applied-roll.ts';

const Id = z.uuid();
const Position = z.int().min(1);

/** A message as it stands alone, on whatever branch, without what was added to it since. */
export const WholeMessageShape = MessageShape.pick({
  id: true,
  authorId: true,
  authorName: true,
  role: true,
  content: true,
  audience: true,
  rolls: true,
  narration: true,
  fight: true,
  kind: true,
  mentions: true,
  images: true,
  createdAt: true,
}).extend({
  id: Id,
  position: Position,
  branchId: Id,
  /** The id of what it answers. */
  replyTo: Id.nullable(),
  /** The reply that answers it. */
  narrationId: Id.nullable(),
  isIntent: z.boolean(),
  /** The cycle that took it as an action. */
  intentCycle: z.int().max(1_000_000).nullable(),
  /** The reply that the X-card took back together with it. */
  withdrawnWith: z.string().nullable(),
});
export interface WholeMessage extends z.infer<typeof WholeMessageShape> {}

const Added = z.object({ position: Position, messageId: Id, branchId: Id, createdAt: z.iso.datetime() });

/** What was added to a message later: other words, a sign, how its check stands, who was given its rolls. */
export const WholeAdditionShape = z.discriminatedUnion('type', [
  Added.extend({ type: z.literal('edit'), content: MessageShape.shape.content, mentions: MessageShape.shape.mentions }),
  Added.extend({ type: z.literal('reaction'), userId: z.string(), emoji: z.enum(messageEmoji), isOn: z.boolean() }),
  Added.extend({ type: z.literal('check'), state: AskedCheck, shown: AskedCheck }),
  Added.extend({ type: z.literal('applied'), state: z.array(AppliedRoll) }),
]);
export type WholeAddition = z.infer<typeof WholeAdditionShape>;
