import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Event } from '#contract/realtime/events.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { TaskQueue } from '#server/kernel/workers/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { claimWaiting, giveBack, renewLease } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';
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
  const replies = new TaskQueue<NarrationRow>({
    names: { one: 'A reply', many: 'Replies' },
    leases: { claim: (free) => claim(kernel, free), renew: (ids) => renew(kernel, ids), release: (ids) => release(kernel, ids) },
    most,
    isAlone: !bus.shared,
    run: (narration, signals) => narrateThroughFaults({ ...options, ...signals }, narration),
    giveUp: (narration, cause, signals) => giveUpReply(kernel, narration, cause, signals),
    timers,
  });
  kernel.afterCommit.push((events) => {
    for (const event of events) if (event.type === 'narrator.stopping') replies.abort(event.narrationId);
    if (events.some(isOwed)) replies.wake();
  });
  return replies;
}

function claim(kernel: Kernel, most: number): Promise<NarrationRow[]> {
  return transact(kernel, async (tx) => {
    const narrations = await claimWaiting(tx.sql, most);
    for (const narration of narrations) tx.emit(campaignTopic(narration.campaignId), { type: 'narrator.began', narration });
    return narrations;
  });
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
