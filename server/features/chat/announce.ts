import type { Awaits } from '#domain/chat/awaits.ts';
import type { Message } from '#domain/chat/message.ts';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';

/** Announces a message, with what it waits for, to those who may read it: the table, or each reader alone. */
export function announce(tx: Tx, message: Message, awaits: Awaits): void {
  for (const topic of readersOf(message)) tx.emit(topic, { type: 'chat.posted', message, awaits });
}

/** Announces to the same that a message stands otherwise now. */
export function announceChange(tx: Tx, message: Message): void {
  for (const topic of readersOf(message)) tx.emit(topic, { type: 'chat.changed', message });
}

function readersOf({ audience, campaignId }: Message): string[] {
  return audience === null ? [campaignTopic(campaignId)] : audience.map(personTopic);
}
