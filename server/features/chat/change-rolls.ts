import { isSame } from '#domain/difference.ts';
import type { Message } from '#domain/chat/message.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announceChange } from './announce.ts';
import { getMessage, saveRolls } from './message-changes.store.ts';

/** Keeps how the rolls of a message stand from now on, and tells everybody who reads it; nothing happens where they are the same. */
export async function changeRolls(tx: Tx, { id, rolls: before }: Pick<Message, 'id' | 'rolls'>, rolls: Message['rolls']): Promise<void> {
  if (isSame(before, rolls)) return;
  await saveRolls(tx.sql, id, rolls);
  announceChange(tx, await getMessage(tx.sql, id));
}
