import type { Campaign } from '#domain/campaign/campaign.ts';
import { isUp } from '#domain/turn/turn.ts';
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

/** Lowers the person's hand. Where they have not acted under it yet, what they have written goes with it as their action. */
export async function lowerWithWords({ composer, room, turns }: Session, me: string): Promise<void> {
  const hand = turns.state.get().turn?.hands.find(({ userId }) => userId === me);
  const isSent = hand?.intent === null && composer.sendAction();
  if (!isSent || (await room.sent())) await turns.lower();
}
