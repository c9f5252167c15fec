import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import type { Recap } from '#domain/timeline/recap.ts';
import { writeRecap } from '#domain/timeline/recap-write.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { endSession as operation } from '#contract/play/history.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { postSystemLine } from '#server/features/chat/index.ts';
import { lockTableOf } from '#server/features/narrator/index.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';
import { showDiceOfSession } from '#server/features/table-dice/index.ts';
import { announceCheckpoint } from './announce-checkpoint.ts';
import { announceRecap } from './announce-recap.ts';
import { gatherSession } from './gather-session.ts';
import { findLastSession, saveCheckpoint } from './history.store.ts';
import type { RecapWorker } from './recap-worker.ts';
import { saveRecap } from './recaps.store.ts';
import { storytellerLabel } from '#server/features/model/index.ts';

/** Makes the operation; the worker has a model tell the session again, where one is set up. */
export const endSession = (worker: RecapWorker) =>
  command(operation, {
    may: policies['history.endSession'],
    lock: lockTableOf,
    find: findAccess,
    run: async ({ tx, actor, input: { campaignId }, subject }) => {
      const { id, name } = personOf(actor);
      const last = await findLastSession(tx.sql, campaignId);
      const session = await gatherSession(tx.sql, campaignId, last?.position ?? 0);
      if (!session) throw new Refusal('session.isEmpty');
      const number = (last?.number ?? 0) + 1;
      const recap: Recap = {
        id: randomUUID(),
        number,
        startedAt: session.startedAt.toISOString(),
        endedAt: tx.now.toISOString(),
        text: writeRecap(session).slice(0, limits.recapLength),
        index: session.index,
        state: 'draft',
        version: 1,
        writtenBy: storytellerLabel,
        isBeingWritten: await worker.hasModel(tx.sql),
        publishedAt: null,
      };
      await showDiceOfSession(tx, campaignId);
      await postSystemLine(tx, campaignId, `Session ${number} ends here.`);
      // The last that belongs to the session: whoever goes back to its end finds its recap.
      const position = await saveRecap(tx, campaignId, recap, { by: { id, name }, what: 'begun' });
      const branchId = await branchStore.findPlayedBranch(tx.sql, campaignId);
      const checkpoint = { id: randomUUID(), campaignId, branchId, name: `End of session ${number}`, number, position, createdBy: id };
      if (!(await saveCheckpoint(tx.sql, checkpoint, { now: tx.now, most: limits.checkpointsPerCampaign })))
        throw new Refusal('history.full');
      const { campaignId: _campaign, ...rest } = checkpoint;
      announceCheckpoint(tx, subject, { ...rest, kind: 'session', isOnPath: true, createdAt: tx.now.toISOString(), createdBy: name });
      announceRecap(tx, campaignId, recap);
      if (recap.isBeingWritten) tx.afterCommit(() => worker.begin({ campaignId, recapId: recap.id, session, asker: id }));
      return recap;
    },
  });
