import { campaignTopic } from '#contract/topics.ts';
import type { Event } from '#contract/events.ts';
import { transact } from '#server/kernel/kernel.ts';
import type { Kernel } from '#server/kernel/kernel.ts';
import { log } from '#server/kernel/log.ts';
import type { NarratorModel } from './model/model.ts';
import { claimNext, giveBack, markTold, renewLease } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';
import { tellReply } from './tell-reply.ts';
import { toldSoFar } from './telling.ts';

/** Looks for owed replies at least this often, for those that another server left behind. */
const LOOK = 1000;

interface Options {
  kernel: Kernel;
  model: NarratorModel;
  /** Milliseconds between the Storyteller's words. */
  pace: number;
  /** Replies this server tells at once. */
  most: number;
}

/** Tells every reply that is owed, one at a time per campaign, on whichever server claims it first. */
export function startNarrator({ kernel, model, pace, most }: Options): { stop(): Promise<void> } {
  const speaking = new Map<string, { stop: AbortController; done: Promise<void> }>();
  const leaving = new AbortController();
  let claiming: Promise<void> | null = null;
  let again = false;

  /** Claims what can be claimed; calls while it runs make it look once more. */
  function look(): void {
    again = true;
    claiming ??= claimAll().finally(() => (claiming = null));
  }

  async function claimAll() {
    while (again && !leaving.signal.aborted) {
      again = false;
      try {
        for (let next = await claim(); next; next = await claim()) begin(next);
      } catch (error) {
        log.fault('Owed replies could not be claimed; trying again', error);
      }
    }
  }

  async function claim(): Promise<NarrationRow | null> {
    if (speaking.size >= most || leaving.signal.aborted) return null;
    return transact(kernel, async (tx) => {
      const narration = await claimNext(tx.sql);
      if (narration) tx.emit(campaignTopic(narration.campaignId), { type: 'narrator.began', narration });
      return narration;
    });
  }

  function begin(narration: NarrationRow) {
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, leaving.signal]);
    const done = tellReply({ kernel, model, pace, signal, leaving: leaving.signal }, narration)
      .catch((error: unknown) => abandon(narration, error))
      .finally(() => {
        speaking.delete(narration.id);
        look();
      });
    speaking.set(narration.id, { stop, done });
  }

  /** A fault of ours, not of the model: the table must not wait for ever. */
  async function abandon(narration: NarrationRow, cause: unknown) {
    log.fault('A reply could not be told', cause, { narration: narration.id });
    await transact(kernel, async (tx) => {
      await markTold(tx.sql, narration.id, '', tx.now);
      tx.emit(campaignTopic(narration.campaignId), { type: 'narrator.ended', campaignId: narration.campaignId, narrationId: narration.id });
    }).catch((error: unknown) => log.fault('A reply could not be given up', error));
  }

  async function vouch() {
    for (const [id, { stop }] of speaking) {
      const lease = await renewLease(kernel.database.sql, id, toldSoFar(id) ?? '');
      if (lease?.stop) stop.abort();
    }
    await giveBack(kernel.database.sql, 'abandoned');
    look();
  }

  const timer = setInterval(() => {
    if (!leaving.signal.aborted) vouch().catch((error: unknown) => log.fault('Replies could not be vouched for', error));
  }, LOOK);
  kernel.afterCommit.push((events) => {
    for (const event of events) if (event.type === 'narrator.stopping') speaking.get(event.narrationId)?.stop.abort();
    if (events.some(isOwed)) look();
  });
  look();

  return {
    async stop() {
      leaving.abort();
      clearInterval(timer);
      await claiming;
      const ids = [...speaking.keys()];
      await Promise.all([...speaking.values()].map((each) => each.done));
      if (ids.length > 0) await giveBack(kernel.database.sql, ids);
    },
  };
}

function isOwed(event: Event): boolean {
  return event.type === 'turns.closed' || (event.type === 'chat.posted' && event.awaits === 'reply');
}
