import { abandonCycle } from '#domain/turn/turn.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { takeStep } from './take-step.ts';

/** Lets a campaign's turn come to rest: what a cycle has collected so far is dropped, and nobody is asked for a reply to it. */
export async function restTurn(tx: Tx, campaignId: string): Promise<void> {
  await takeStep(tx, campaignId, abandonCycle);
}
