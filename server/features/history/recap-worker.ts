import { randomUUID } from 'node:crypto';
import { rewriteRecap } from '#domain/timeline/recap.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { isOverModelQuota, narratorUsage } from '#server/features/narrator/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { announceRecap } from './announce-recap.ts';
import { askForRecap } from './ask-for-recap.ts';
import type { GatheredSession } from './gather-session.ts';
import { lockRecap, saveRecap } from './recaps.store.ts';
import { storytellerLabel } from '#server/features/model/index.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

interface Task {
  campaignId: string;
  recapId: string;
  session: GatheredSession;
  /** Who ended the session. */
  asker: string;
}

/**
 * Has the configured model write recaps of ended sessions. The recap by rules is shown meanwhile. It stays when the model does
 * not answer, somebody has edited the recap, or the server stops.
 */
export class RecapWorker {
  readonly #kernel: Kernel;
  readonly #model: (settings: StoredSettings) => NarratorModel;
  readonly #leaving = new AbortController();
  readonly #writing = new Set<Promise<void>>();

  constructor(kernel: Kernel, model: (settings: StoredSettings) => NarratorModel) {
    this.#kernel = kernel;
    this.#model = model;
  }

  /** Whether there is a model to ask. */
  async hasModel(sql: Sql): Promise<boolean> {
    return this.#model(await findSettings(sql)).isModel;
  }

  /** Asks the model for a recap, which replaces the one by rules when it arrives. */
  begin(task: Task): void {
    const writing = this.#write(task).catch((error: unknown) => {
      if (!this.#leaving.signal.aborted) log.fault('A recap could not be written', error, { recap: task.recapId });
    });
    this.#writing.add(writing);
    void writing.finally(() => this.#writing.delete(writing));
  }

  async stop(): Promise<void> {
    this.#leaving.abort();
    await Promise.all(this.#writing);
  }

  async #write({ campaignId, recapId, session, asker }: Task): Promise<void> {
    const { database, now } = this.#kernel;
    const settings = await findSettings(database.sql);
    const model = this.#model(settings);
    const overQuota = await isOverModelQuota(database.sql, settings, { campaignId, askers: [asker], now: now() });
    let text: string | null = null;
    if (model.isModel && !overQuota) {
      const answer = await askForRecap(model, session, this.#leaving.signal);
      text = answer.text;
      const usedModel = text === null ? storytellerLabel : model.label;
      await narratorUsage.saveAnswer(
        database.sql,
        { id: randomUUID(), model: usedModel, usage: answer.usage, requestedBy: asker, fellBack: answer.fault },
        now(),
      );
    }
    await this.#keep(campaignId, recapId, text === null ? null : { text, writtenBy: model.label });
  }

  async #keep(campaignId: string, recapId: string, written: { text: string; writtenBy: string } | null): Promise<void> {
    await transact(this.#kernel, async (tx) => {
      const recap = await lockRecap(tx, campaignId, recapId);
      // Gone with its branch, shown, or in somebody's hands.
      if (!recap?.isBeingWritten) return;
      const rewritten = written && rewriteRecap(recap, { ...written, version: recap.version });
      const kept = rewritten === null || typeof rewritten === 'string' ? { ...recap, isBeingWritten: false } : rewritten;
      await saveRecap(tx, campaignId, kept, { by: { id: null, name: 'Narrator' }, what: 'written' });
      announceRecap(tx, campaignId, kept);
    });
  }
}
