import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Event } from '#contract/realtime/events.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';
import { postSystemLine } from '#server/features/chat/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import type { NarratorModel } from './model/model.ts';
import { claimWaiting, giveBack, markNarrated, renewLease } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';
import { narrateReply } from './narrate-reply.ts';
import { streamedText } from './narration-stream.ts';

/** Looks for owed replies at least this often, for those that another server left behind. */
const LOOK = 1000;

interface Options {
  kernel: Kernel;
  /** Who narrates by the settings that hold; asked for each reply. */
  model: (settings: StoredSettings) => NarratorModel;
  /** Milliseconds between the Storyteller's words. */
  pace: number;
  /** Replies this server tells at once. */
  most: number;
}

/** Tells every reply that is owed, one at a time per campaign, on whichever server claims it first. */
export class Narrator {
  readonly #options: Options;
  readonly #speaking = new Map<string, { stop: AbortController; done: Promise<void> }>();
  readonly #leaving = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #claiming: Promise<void> | null = null;
  #again = false;

  constructor(options: Options) {
    this.#options = options;
    const { kernel } = options;
    kernel.afterCommit.push((events) => {
      for (const event of events) if (event.type === 'narrator.stopping') this.#speaking.get(event.narrationId)?.stop.abort();
      if (events.some(isOwed)) this.#look();
    });
    this.#timer = setInterval(() => {
      this.#vouch().catch((error: unknown) => log.fault('Replies could not be vouched for', error));
    }, LOOK);
    this.#claiming = this.#recover().finally(() => {
      this.#claiming = null;
      this.#look();
    });
  }

  /** A server alone on its database takes up at once what it left when it ended; among several the leases decide. */
  async #recover(): Promise<void> {
    const { bus, database } = this.#options.kernel;
    if (bus.shared) return;
    await giveBack(database.sql, 'all').catch((error: unknown) => log.fault('Replies could not be taken up again', error));
  }

  /** Stops telling; what was not finished is generated again by the next server. */
  async stop(): Promise<void> {
    this.#leaving.abort();
    clearInterval(this.#timer);
    await this.#claiming;
    const { sql } = this.#options.kernel.database;
    const ids = [...this.#speaking.keys()];
    await Promise.all([...this.#speaking.values()].map((each) => each.done));
    // Where this fails the leases run out, and whoever looks next takes the replies up.
    if (ids.length > 0) await giveBack(sql, ids).catch((error: unknown) => log.fault('Replies could not be given back', error));
  }

  /** Claims what can be claimed; calls while it runs make it look once more. */
  #look(): void {
    this.#again = true;
    this.#claiming ??= this.#claimAll().finally(() => (this.#claiming = null));
  }

  async #claimAll(): Promise<void> {
    while (this.#again && !this.#leaving.signal.aborted) {
      this.#again = false;
      try {
        for (const each of await this.#claim()) this.#begin(each);
      } catch (error) {
        log.fault('Owed replies could not be claimed; trying again', error);
      }
    }
  }

  async #claim(): Promise<NarrationRow[]> {
    const { kernel, most } = this.#options;
    const free = most - this.#speaking.size;
    if (free <= 0 || this.#leaving.signal.aborted) return [];
    return transact(kernel, async (tx) => {
      const narrations = await claimWaiting(tx.sql, free);
      for (const narration of narrations) tx.emit(campaignTopic(narration.campaignId), { type: 'narrator.began', narration });
      return narrations;
    });
  }

  #begin(narration: NarrationRow): void {
    const stop = new AbortController();
    const leaving = this.#leaving.signal;
    const done = narrateReply({ ...this.#options, signal: AbortSignal.any([stop.signal, leaving]), leaving }, narration)
      .catch((error: unknown) => this.#abandon(narration, error))
      .finally(() => {
        // What ends because the server leaves is still to be given back.
        if (leaving.aborted) return;
        this.#speaking.delete(narration.id);
        this.#look();
      });
    this.#speaking.set(narration.id, { stop, done });
  }

  /** A fault of ours, not of the model: the table must not wait for ever. */
  async #abandon({ id, campaignId }: NarrationRow, cause: unknown): Promise<void> {
    // Generated again once the lease has run out, unless it was written after all.
    if (unavailability(cause) !== null) return log.fault('A reply waits for the database', cause, { narration: id });
    log.fault('A reply could not be generated', cause, { narration: id });
    await transact(this.#options.kernel, async (tx) => {
      if (!(await markNarrated(tx.sql, id, '', tx.now))) return;
      await postSystemLine(tx, campaignId, 'The narrator’s answer failed. Please write it again, or raise your hands again.');
      tx.emit(campaignTopic(campaignId), { type: 'narrator.ended', campaignId, narrationId: id });
    }).catch((error: unknown) => log.fault('A reply could not be given up', error));
  }

  /** Saves the text so far, notices stops asked of other servers, and takes up what a dead server left. */
  async #vouch(): Promise<void> {
    if (this.#leaving.signal.aborted) return;
    const { sql } = this.#options.kernel.database;
    for (const [id, { stop }] of this.#speaking) {
      const lease = await renewLease(sql, id, streamedText(id) ?? '');
      if (lease?.stop) stop.abort();
    }
    await giveBack(sql, 'abandoned');
    this.#look();
  }
}

function isOwed(event: Event): boolean {
  return (
    event.type === 'turns.closed' ||
    event.type === 'narrator.drafted' ||
    event.type === 'narrator.asked' ||
    (event.type === 'chat.posted' && event.awaits === 'reply')
  );
}
