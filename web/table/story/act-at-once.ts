import type { Campaign } from '#domain/campaign/campaign.ts';
import { isUp } from '#domain/turn/turn.ts';
import type { Turn } from '#domain/turn/turn.ts';
import type { Session } from '#web/table/session/campaign-session-wiring.ts';

/** Who acts, and where. */
export interface Acting {
  campaign: Campaign;
  me: string;
  session: Session;
}

/**
 * Raises the person's hand and sends what is written as their action. Where nobody else sits at the table the hand is lowered as well,
 * once the words are there; otherwise it stays up until it is lowered. Nothing is sent under a hand that could not be raised.
 */
export async function actAtOnce({ campaign, me, session }: Acting, send: () => void): Promise<void> {
  const { turns, room } = session;
  await turns.raise();
  const { turn } = turns.state.get();
  if (turn === null || !isUp(turn, me)) return;
  send();
  const isAlone = campaign.participants.every(({ userId, seat }) => userId === me || seat === 'spectator');
  if (isAlone && (await room.sent())) await turns.lower();
}

/** What of a session lowers a hand with the words that go with it. */
interface Lowering {
  composer: Pick<Session['composer'], 'sendAction'>;
  room: Pick<Session['room'], 'sent'>;
  turns: { state: { get: () => { turn: Turn | null } }; lower: () => Promise<void> };
}

/**
 * Lowers the person's hand once their words have arrived, so that it does not come before them. Where they have not acted under it yet,
 * what they have written goes with it as their action; the hand stays up where that could not be sent.
 */
export async function lowerWithWords({ composer, room, turns }: Lowering, me: string): Promise<void> {
  const hand = turns.state.get().turn?.hands.find(({ userId }) => userId === me);
  const isSent = hand?.intent === null && composer.sendAction();
  const hasArrived = await room.sent();
  if (!isSent || hasArrived) await turns.lower();
}
