import type { Tx } from '#server/kernel/calls/kernel.ts';
import { postSystemLine } from '#server/features/chat/index.ts';
import { listCauses, withdraw } from './answered-messages.store.ts';
import { findHeard } from './heard.store.ts';

/** Takes back what a reply answered; the answer then tells each writer why, once the new branch is played. */
export async function takeBackCauses(tx: Tx, campaignId: string, narrationId: string): Promise<() => Promise<void>> {
  const heard = await findHeard(tx.sql, campaignId, narrationId);
  if (!heard) return async () => {};
  const causes = await listCauses(tx.sql, { campaignId, narrationId, cycle: heard.cycle, heard });
  await withdraw(
    tx.sql,
    causes.map(({ id }) => id),
    narrationId,
  );
  const byWriter = Map.groupBy(causes, ({ authorId }) => authorId);
  return async () => {
    for (const [writer, written] of byWriter) {
      const text = written.map(({ content }) => `“${content}”`).join('\n');
      if (writer !== null) await postSystemLine(tx, campaignId, `${why}\n${text}`, writer);
    }
  };
}

const why = 'The X-card took back what you wrote, together with the reply to it. Only you still read it:';
