import type { Event } from '#contract/realtime/events.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { TaskQueue } from '#server/kernel/workers/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { giveBack, renewLease } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';
import { ReplyClaims } from './telling/claim-replies.ts';
import { owedNext } from './telling/owed-next.ts';
import { giveUpReply, narrateThroughFaults } from './telling/narrate-through-faults.ts';
import { streamedText } from './narration-stream.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

interface Options {
  kernel: Kernel;
  /** Who narrates by the settings that hold; asked for each reply. */
  model: (settings: StoredSettings) => NarratorModel;
  /** The secret that marks the parts of a campaign's prompts. */
  delimiterOf: (campaignId: string) => string;
  /** Milliseconds between the Storyteller's words. */
  pace: number;
  /** Replies this server tells at once. */
  most: number;
}

/** Tells every reply that is owed, one at a time per campaign, on whichever server claims it first. */
export function startNarrator(options: Options): { stop(): Promise<void> } {
  const { kernel, most } = options;
  const { bus, timers } = kernel;
  const claims = new ReplyClaims(kernel);
  const replies = new TaskQueue<NarrationRow>({
    names: { one: 'A reply', many: 'Replies' },
    leases: { claim: (free) => claims.claim(free), renew: (ids) => renew(kernel, ids), release: (ids) => release(kernel, ids) },
    most,
    isAlone: !bus.shared,
    run: (narration, signals) => narrateThroughFaults({ ...options, ...signals }, narration, claims.take(narration.id)),
    giveUp: (narration, cause, signals) => giveUpReply(kernel, narration, cause, signals),
    timers,
  });
  kernel.afterCommit.push((events) => {
    for (const event of events) if (event.type === 'narrator.stopping') replies.abort(event.narrationId);
    if (!events.some(isOwed)) return;
    claims.expect(owedNext(events));
    replies.wake();
  });
  return replies;
}

/** Saves the text so far, notices stops asked of other servers, and gives back what a dead server left. */
async function renew({ database: { sql } }: Kernel, ids: readonly string[]): Promise<string[]> {
  const stopped: string[] = [];
  for (const id of ids) if ((await renewLease(sql, id, streamedText(id) ?? ''))?.stop) stopped.push(id);
  await giveBack(sql, 'abandoned');
  return stopped;
}

function release({ database: { sql } }: Kernel, ids: readonly string[] | 'all'): Promise<void> {
  return giveBack(sql, ids === 'all' ? ids : [...ids]);
}

function isOwed(event: Event): boolean {
  return (
    event.type === 'turns.closed' ||
    event.type === 'narrator.drafted' ||
    event.type === 'narrator.asked' ||
    (event.type === 'story.happened' && event.settled !== undefined) ||
    (event.type === 'chat.posted' && event.awaits === 'reply')
  );
}
