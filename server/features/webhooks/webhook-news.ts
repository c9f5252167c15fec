import { z } from 'zod';
import type { WebhookEvent } from '#domain/webhook/webhook-words.ts';

/** What of the events of a campaign's topic a webhook can tell of; all else is passed over. */
const Heard = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('chat.posted'),
    message: z.object({ id: z.string(), audience: z.null(), narration: z.looseObject({}).nullable(), rolls: z.array(z.unknown()) }),
  }),
  z.object({
    type: z.literal('turns.changed'),
    turn: z.object({
      state: z.enum(['IDLE', 'COLLECTING']),
      cycle: z.int(),
      collectingStartedAt: z.string().nullable(),
      endsAt: z.string().nullable(),
    }),
    now: z.string(),
  }),
  z.object({ type: z.literal('turns.closed'), closed: z.object({ cycle: z.int() }) }),
]);

/** A fact that a webhook is to tell; its words are read when it is sent. */
export interface Fact {
  event: WebhookEvent;
  messageId: string | null;
  cycle: number | null;
  turnState: 'opened' | 'closed' | null;
  endsAt: string | null;
}

const none = { messageId: null, cycle: null, turnState: null, endsAt: null };

/**
 * The fact in an event of a campaign's topic, as it stands in the log; null for what no webhook tells of. Only what everybody at the
 * table hears stands there, so that no whisper and no secret roll gets this far.
 */
export function factIn(text: string): Fact | null {
  const { success, data } = Heard.safeParse(JSON.parse(text));
  if (!success) return null;
  if (data.type === 'turns.closed') return { ...none, event: 'turn', turnState: 'closed', cycle: data.closed.cycle };
  if (data.type === 'chat.posted') {
    const { id, narration, rolls } = data.message;
    if (narration !== null) return { ...none, event: 'reply', messageId: id };
    return rolls.length > 0 ? { ...none, event: 'roll', messageId: id } : null;
  }
  const { state, collectingStartedAt, cycle, endsAt } = data.turn;
  return state === 'COLLECTING' && collectingStartedAt === data.now ? { ...none, event: 'turn', turnState: 'opened', cycle, endsAt } : null;
}
