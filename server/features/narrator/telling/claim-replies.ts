import { campaignTopic } from '#contract/realtime/topics.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { claimWaiting } from '#server/features/narrator/narrator.store.ts';
import type { NarrationRow } from '#server/features/narrator/narrator.store.ts';
import { writeBrief } from '#server/features/narrator/write-brief.ts';
import type { Written } from '#server/features/narrator/write-brief.ts';

/** What is read before a reply is told. */
export interface ReplyRead {
  /** Null when the campaign is gone. */
  written: Written | null;
  settings: StoredSettings;
}

/** Reads what a reply needs before it is told. */
export async function readReply(sql: Sql, narration: NarrationRow): Promise<ReplyRead> {
  const [written, settings] = await Promise.all([writeBrief(sql, narration), findSettings(sql)]);
  return { written, settings };
}

/**
 * Claims replies that are owed. Of the one that is known to be next the brief is read behind the claim, on the same journeys to the
 * database: everybody at its table waits for both. It is thrown away where another server has claimed it.
 */
export class ReplyClaims {
  readonly #kernel: Kernel;
  readonly #read = new Map<string, ReplyRead>();
  #next: NarrationRow | null = null;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** Says which reply the next claim will take. */
  expect(next: NarrationRow | null): void {
    this.#next = next ?? this.#next;
  }

  /** Takes leases of at most so many replies, those that wait longest first. */
  async claim(most: number): Promise<NarrationRow[]> {
    const next = this.#next;
    this.#next = null;
    const { narrations, read } = await transact(this.#kernel, async (tx) => {
      const claiming = claimWaiting(tx.sql, most);
      // What is read follows the claim, which notes how far the reply has heard.
      const reading = Promise.resolve().then(() => (next === null ? null : readReply(tx.sql, next)));
      const [claimed, ahead] = await Promise.allSettled([claiming, reading]);
      if (claimed.status === 'rejected') throw claimed.reason;
      for (const narration of claimed.value) tx.emit(campaignTopic(narration.campaignId), { type: 'narrator.began', narration });
      // What cannot be read is read again where it is told, and fails there.
      return { narrations: claimed.value, read: ahead.status === 'fulfilled' ? ahead.value : null };
    });
    if (next !== null && read !== null && narrations.some(({ id }) => id === next.id)) this.#read.set(next.id, read);
    return narrations;
  }

  /** What was read of a reply when it was claimed, once. */
  take(id: string): ReplyRead | undefined {
    const read = this.#read.get(id);
    this.#read.delete(id);
    return read;
  }
}
