import { campaignTopic } from '#contract/realtime/topics.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { repeat } from '#server/kernel/workers/index.ts';
import type { RepeatedJob } from '#server/kernel/workers/index.ts';
import { turnEmail } from './turn-email.ts';
import { claimEmails, markSent } from './turn-emails.store.ts';
import type { DueEmail } from './turn-emails.store.ts';

interface TurnEmailSettings {
  kernel: Kernel;
  /** Whether somebody has a browser open on a topic. */
  isPresent: (topic: string, userId: string) => boolean;
  /** The public address of this server; null when it is not configured. */
  publicUrl: string | null;
}

/** Sends the turn emails that are due, except to people who have the table open. A failed one is tried again later. */
export async function sendTurnEmails({ kernel, isPresent, publicUrl }: TurnEmailSettings): Promise<void> {
  const { database, mailer } = kernel;
  const send = async (email: DueEmail) => {
    if (!isPresent(campaignTopic(email.campaignId), email.userId)) await mailer.send(turnEmail(email, publicUrl));
    await markSent(database.sql, email);
  };
  for (const email of await claimEmails(database.sql, kernel.now())) {
    await send(email).catch((cause: unknown) => log.fault('A mail was not sent', cause));
  }
}

/** Sends turn emails as long as the server runs; several servers share the work. */
export function startTurnEmailWorker(settings: TurnEmailSettings): RepeatedJob {
  return repeat(
    {
      fault: 'Turn emails could not be looked up',
      every: campaignServerLimits.turnEmailLookMilliseconds,
      run: () => sendTurnEmails(settings),
    },
    settings.kernel.timers,
  );
}
