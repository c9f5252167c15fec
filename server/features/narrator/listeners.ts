import { randomUUID } from 'node:crypto';
import type { Message } from '#domain/chat/message.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findAccessOfMany, findPlay } from '#server/features/campaigns/index.ts';
import { awaitsWhenLate, passages, postSystemLine } from '#server/features/chat/index.ts';
import { getTurn } from '#server/features/turns/index.ts';
import { assignReply } from './answered-messages.store.ts';
import { owesCycle, owesTalk } from './narrator.store.ts';
import { noteOwed } from './telling/owed-next.ts';

export { tellHappened } from './telling/tell-happened.ts';

/** What the table reads when a collection ended without a word. */
const nothingSaid = {
  hands: 'All hands were lowered before anybody wrote an action. Raise your hand and write what you do.',
  time: 'Time’s up: nobody said what they do.',
  force: 'The collection was ended: nobody said what they do.',
};

/** A closed cycle is owed a reply; one without intents gets a system line instead. */
export const answerCycles = listener('turns.closed', async (tx, events) => {
  for (const event of events) {
    const { campaignId, closed } = event;
    const [access] = await findAccessOfMany(tx.sql, [{ userId: null, campaignId }]);
    if (closed.intents.length === 0) await postSystemLine(tx, campaignId, nothingSaid[closed.by]);
    else if (access?.narrated) noteOwed(event, await owesCycle(tx.sql, randomUUID(), campaignId, closed.cycle, tx.now));
    else await postSystemLine(tx, campaignId, 'All actions are in. The Dungeon Master tells what comes of them.');
  }
});

/** Talk outside of a collection is owed a reply, together with what else waits. */
export const answerTalk = listener('chat.posted', async (tx, events) => {
  const waiting = new Map<string, typeof events>();
  for (const event of events) {
    const { message, awaits } = event;
    if (awaits === 'reply' || (awaits === 'intent' && (await isLateTalk(tx, message))))
      waiting.set(message.campaignId, [...(waiting.get(message.campaignId) ?? []), event]);
  }
  for (const [campaignId, posted] of waiting) {
    const owed = await owesTalk(tx.sql, randomUUID(), campaignId, tx.now);
    for (const event of posted) noteOwed(event, owed);
    await assignReply(
      tx.sql,
      posted.map(({ message }) => message.id),
      owed.id,
    );
  }
});

/** Whether a message that was to be an intent found the collection over, and draws a reply as talk does. */
async function isLateTalk(tx: Tx, message: Message): Promise<boolean> {
  if ((await getTurn(tx.sql, message.campaignId)).state === 'COLLECTING') return false;
  return (await awaitsWhenLate(tx.sql, message)) === 'reply';
}

/** A new campaign opens with the narrator's welcome. */
export const welcomeTables = listener('campaigns.created', async (tx, events) => {
  for (const { campaignId } of events) {
    const play = await findPlay(tx.sql, campaignId);
    if (!play) continue;
    const adventure = await adventureOf(tx.sql, play);
    const scene = adventure.scenes.find((each) => each.id === adventure.start);
    await passages.post(tx, campaignId, {
      cause: 'welcome',
      content: adventure.welcome,
      spokenBy: adventure.title,
      scene: scene ? { name: scene.name, place: scene.place } : null,
    });
  }
});
