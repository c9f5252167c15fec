import { awaitsOf } from '#domain/message.ts';
import type { Message } from '#domain/message.ts';
import { campaignTopic, personTopic } from '#contract/topics.ts';
import type { Tx } from '#server/kernel/kernel.ts';

/** Announces a message to those who may read it: the table, or each reader alone. */
export function announce(tx: Tx, message: Message, table: { collecting: boolean; narrated: boolean }): void {
  const awaits = awaitsOf(message, table.collecting, table.narrated);
  const topics = message.audience === null ? [campaignTopic(message.campaignId)] : message.audience.map(personTopic);
  for (const topic of topics) tx.emit(topic, { type: 'chat.posted', message, awaits });
}
