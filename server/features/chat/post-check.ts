import type { AskedCheck } from '#domain/check/check.ts';
import { isSame } from '#domain/difference.ts';
import { hidesFromPlayers } from '#domain/check/seen-check.ts';
import type { Message } from '#domain/chat/message.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announce, announceChange } from './announce.ts';
import { saveMessages } from './chat.store.ts';
import type { NewMessage } from './chat.store.ts';
import { findCheck, lockChecksAbout, saveCheck } from './message-checks.store.ts';
import { getMessage, lockReadable, saveRolls } from './message-changes.store.ts';

/** A message with all of its check. */
export interface CheckMessage {
  message: Message;
  check: AskedCheck;
}

/** Where those who lead are told what players are not. */
type LeaderTopics = readonly string[];

function tellLeaders(tx: Tx, { message, check }: CheckMessage, topics: LeaderTopics): void {
  if (!hidesFromPlayers(check)) return;
  for (const topic of topics) tx.emit(topic, { type: 'chat.checked', campaignId: message.campaignId, messageId: message.id, check });
}

/** Posts a message that asks for a check; one with a known id is posted once, and answered as it stands. */
export async function postCheck(tx: Tx, line: NewMessage, check: AskedCheck, leaders: LeaderTopics): Promise<CheckMessage> {
  const [saved] = await saveMessages(tx.sql, [line], tx.now);
  if (!saved) throw new Error('A message was not saved.');
  if (!saved.isNew) {
    const before = await findCheck(tx.sql, saved.message.id);
    const isSame = saved.message.authorId === line.authorId && saved.message.campaignId === line.campaignId;
    if (!isSame || !before) throw new Refusal('message.idTaken');
    return { message: await getMessage(tx.sql, saved.message.id), check: before };
  }
  await saveCheck(tx.sql, saved.message.id, check, tx.now);
  const posted = { message: await getMessage(tx.sql, saved.message.id), check };
  tellLeaders(tx, posted, leaders);
  announce(tx, posted.message, 'nothing');
  return posted;
}

/** The check of a message that somebody may read, held until the transaction ends; refuses where there is none. */
export async function holdCheck(tx: Tx, asked: { userId: string; campaignId: string; messageId: string }): Promise<CheckMessage> {
  const message = await lockReadable(tx.sql, asked);
  // Read after the lock: what somebody else pressed while this waited for them counts.
  const check = message && (await findCheck(tx.sql, message.id));
  if (!message || !check) throw new Refusal('check.notFound');
  return { message: await getMessage(tx.sql, message.id), check };
}

/** Keeps how a check stands from now on, and tells everybody who may know as much as they may know. */
export async function changeCheck(tx: Tx, messageId: string, check: AskedCheck, leaders: LeaderTopics): Promise<CheckMessage> {
  await saveCheck(tx.sql, messageId, check, tx.now);
  const changed = { message: await getMessage(tx.sql, messageId), check };
  tellLeaders(tx, changed, leaders);
  announceChange(tx, changed.message);
  return changed;
}

/** The checks of which something is about a change of a sheet, or an entry of a fight where one is named, as they stand, held until the transaction ends. */
export async function holdChecksAbout(
  tx: Tx,
  campaignId: string,
  position: number,
  fightId: string | null = null,
): Promise<{ messageId: string; check: AskedCheck }[]> {
  const held: { messageId: string; check: AskedCheck }[] = [];
  for (const messageId of await lockChecksAbout(tx.sql, campaignId, position, fightId)) {
    const check = await findCheck(tx.sql, messageId);
    if (check) held.push({ messageId, check });
  }
  return held;
}

/** Keeps how the rolls of a message stand from now on, and tells everybody who reads it; nothing happens where they are the same. */
export async function changeRolls(tx: Tx, { id, rolls: before }: Pick<Message, 'id' | 'rolls'>, rolls: Message['rolls']): Promise<void> {
  if (isSame(before, rolls)) return;
  await saveRolls(tx.sql, id, rolls);
  announceChange(tx, await getMessage(tx.sql, id));
}
