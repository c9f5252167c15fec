import { campaignTopic } from '#contract/topics.ts';
import type { Kernel } from '#server/kernel/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { postLetter } from './post-letter.ts';
import { claimNotices, settleNotice } from './post-notices.store.ts';
import type { DueNotice } from './post-notices.store.ts';

/** Milliseconds between two looks at what is to be sent. */
const LOOK = 5000;

interface PostOffice {
  kernel: Kernel;
  /** Whether somebody has a browser open on a topic. */
  isPresent: (topic: string, userId: string) => boolean;
  /** Where people reach this server, if that is known. */
  publicUrl: string | null;
}

/** Sends the letters of play by post that are due: none to somebody who is at the table; one that fails is tried again later. */
export async function sendPost({ kernel, isPresent, publicUrl }: PostOffice): Promise<void> {
  const { database, mailer } = kernel;
  const send = async (notice: DueNotice) => {
    if (!isPresent(campaignTopic(notice.campaignId), notice.userId)) await mailer.send(postLetter(notice, publicUrl));
    await settleNotice(database.sql, notice);
  };
  for (const notice of await claimNotices(database.sql, kernel.now())) {
    await send(notice).catch((cause: unknown) => log.fault('A mail was not sent', cause));
  }
}

/** Looks for letters to send as long as the server runs; several servers share them. */
export function startPostOffice(office: PostOffice): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => sendPost(office)).catch((error: unknown) => log.fault('The post could not be looked at', error));
  }, LOOK).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
