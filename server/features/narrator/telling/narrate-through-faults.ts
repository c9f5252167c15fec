import { campaignTopic } from '#contract/realtime/topics.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';
import { postSystemLine } from '#server/features/chat/index.ts';
import { closedCycles } from '#server/features/turns/index.ts';
import { narrateReply } from '#server/features/narrator/narrate-reply.ts';
import type { ReplyTools } from '#server/features/narrator/narrate-reply.ts';
import type { ReplyRead } from './claim-replies.ts';
import { forgetReply } from '#server/features/narrator/narrator.store.ts';
import type { NarrationRow } from '#server/features/narrator/narrator.store.ts';

/** What the table reads where no try succeeded. */
const failed = {
  turn: 'The narrator could not answer because of a fault in Hearthlore. Your actions are kept, and your hands are up again: lower them to try once more.',
  talk: 'The narrator could not answer because of a fault in Hearthlore. What you wrote stands: write again, or a Dungeon Master asks the narrator to go on.',
};

/**
 * Tells a reply in spite of faults of ours; those of a model are met where it is asked. Nothing of a try that failed is kept, and what
 * it showed is taken back. It is tried once more, and then the Storyteller tells it. Throws what failed last; at once where the database is away, or
 * somebody stopped it. `read` is what was read of it already, for the first try.
 */
export async function narrateThroughFaults(given: ReplyTools, narration: NarrationRow, read?: ReplyRead): Promise<void> {
  for (const tries of ['first', 'second', 'byStoryteller'] as const) {
    try {
      return await narrateReply({ ...given, byStoryteller: tries === 'byStoryteller' }, narration, tries === 'first' ? read : undefined);
    } catch (cause) {
      if (tries === 'byStoryteller' || given.signal.aborted || unavailability(cause) !== null) throw cause;
      log.fault('A reply is tried again after a fault', cause, { narration: narration.id });
    }
  }
}

/**
 * Gives a reply up for which every try failed. Nothing that was written is lost: the actions of a cycle are collected again, and talk waits for
 * the next reply. A server that stops leaves it to the next one.
 */
export async function giveUpReply(
  kernel: Kernel,
  { id, campaignId, cycle }: NarrationRow,
  cause: unknown,
  { leaving }: Pick<ReplyTools, 'leaving'>,
): Promise<void> {
  log.fault('A reply could not be generated', cause, { narration: id });
  if (leaving.aborted) return;
  await transact(kernel, async (tx) => {
    if (!(await forgetReply(tx.sql, id))) return;
    const isCollecting = cycle !== null && (await closedCycles.reopenClosed(tx, campaignId, cycle));
    await postSystemLine(tx, campaignId, failed[isCollecting ? 'turn' : 'talk']);
    tx.emit(campaignTopic(campaignId), { type: 'narrator.ended', campaignId, narrationId: id });
  });
}
