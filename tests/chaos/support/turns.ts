import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Trial } from '#tests/chaos/scenario.ts';
import type { Client } from '#tests/support/app/people.ts';

/** Calls of a table's owner and of two of its players, wherever the server is now. */
type Three = () => readonly [owner: Client, one: Client, other: Client];

/**
 * Plays a turn up to its end: two hands go up, both say what they want, and the collection is ended. What breaks is done again,
 * until the run is over.
 */
export function playTurn({ over }: Pick<Trial, 'over'>, campaignId: string, three: Three): Promise<void> {
  const turn = play(campaignId, three, over);
  // Whoever awaits it hears of it; a run that broke off does not.
  turn.catch(() => undefined);
  return turn;
}

async function play(campaignId: string, three: Three, over: AbortSignal): Promise<void> {
  const intents = [randomUUID(), randomUUID()] as const;
  await insist(over, () => three()[1].turns.raiseHand({ campaignId }));
  await insist(over, () => three()[2].turns.raiseHand({ campaignId }));
  await insist(over, () => three()[1].chat.post({ id: intents[0], campaignId, content: `I look behind the mill. ${intents[0]}` }));
  await insist(over, () => three()[2].chat.post({ id: intents[1], campaignId, content: `I listen at the door. ${intents[1]}` }));
  await insist(over, () => three()[0].turns.forceEnd({ campaignId }).catch(unlessOver));
}

/** Waits until the narrator has told what it owes a table; cut short, for it speaks calmly. */
export async function untilAnswered({ over }: Pick<Trial, 'over'>, campaignId: string, call: () => Client): Promise<void> {
  while (!over.aborted) {
    const { narrator } = call();
    const now = await narrator.current({ campaignId }).catch(() => null);
    if (now?.speaking === null && now.waiting === 0) return;
    if (now?.speaking && now.speaking.text !== '') await narrator.stop({ campaignId, narrationId: now.speaking.id }).catch(() => null);
    await pause(100);
  }
}

/** Does something until it is done: a broken connection and a database that is away are waited out, a refusal is not. */
async function insist<T>(over: AbortSignal, act: () => Promise<T>): Promise<T> {
  for (;;) {
    over.throwIfAborted();
    try {
      return await act();
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? error.status : undefined;
      if (typeof status === 'number' && status < 500 && status !== 429) throw error;
      await pause(30);
    }
  }
}

// Sent twice, the first has ended it.
function unlessOver(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'turn.notCollecting')) throw error;
}
