import { pushText } from '#domain/account/notice-text.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { repeat } from '#server/kernel/workers/index.ts';
import type { RepeatedJob } from '#server/kernel/workers/index.ts';
import { claimPushes, finishPush } from './due-pushes.store.ts';
import type { DuePush } from './due-pushes.store.ts';
import type { PushMessage, PushService } from './push-service.ts';
import { deleteSubscription, listSubscriptions } from './subscriptions.store.ts';

/** Seconds for which a browser that is switched off may be told later. */
const WORTH = { fightTurn: 60 * 60, others: 2 * 24 * 60 * 60 };

interface PushWork {
  kernel: Kernel;
  push: PushService;
  /** Whether somebody has a browser open on a topic. */
  isPresent: (topic: string, userId: string) => boolean;
}

/** Pushes what is due: nothing to somebody who is at the table, and to nobody's browser whose session has ended. */
async function sendPushes(work: PushWork): Promise<void> {
  const { sql } = work.kernel.database;
  for (const due of await claimPushes(sql, work.kernel.now())) {
    await sendOne(work, due).catch((cause: unknown) => log.fault('A notice was not pushed', cause));
  }
}

async function sendOne({ kernel, push, isPresent }: PushWork, due: DuePush): Promise<void> {
  const { sql } = kernel.database;
  const isThere = due.campaign !== null && isPresent(campaignTopic(due.campaign.id), due.userId);
  const browsers = isThere ? [] : await listSubscriptions(sql, due.userId, kernel.now());
  const outcomes = await Promise.all(
    browsers.map(async (browser) => {
      const outcome = await push.send(browser, messageOf(due)).catch((cause: unknown) => {
        log.fault('A push service could not be reached', cause);
        return 'failed' as const;
      });
      if (outcome === 'gone') await deleteSubscription(sql, browser.endpoint);
      return outcome;
    }),
  );
  // What reached one browser is not sent to it again because another failed.
  if (outcomes.length === 0 || outcomes.some((outcome) => outcome !== 'failed')) await finishPush(sql, due.id);
}

function messageOf({ fact, campaign, subject }: DuePush): PushMessage {
  const { title, body, path } = pushText({ fact, campaign });
  const isFight = fact.kind === 'fightTurn';
  return {
    text: JSON.stringify({ title, body, path, tag: subject }),
    subject,
    seconds: isFight ? WORTH.fightTurn : WORTH.others,
    urgent: isFight,
  };
}

/** Looks for notices to push as long as the server runs; several servers share them. */
export function startPushWorker(work: PushWork): RepeatedJob {
  return repeat(
    { fault: 'Pushes could not be looked at', every: accountServerLimits.pushLookMilliseconds, run: () => sendPushes(work) },
    work.kernel.timers,
  );
}
