import { randomUUID } from 'node:crypto';
import type { Message } from '#domain/message.ts';
import { campaignTopic } from '#contract/topics.ts';
import type { Ear, Somebody } from '#tests/support/people.ts';

/** Says something to a table and listens from just before. */
export async function sayAt(somebody: Somebody, campaignId: string, content: string): Promise<Ear> {
  const ear = await somebody.listen();
  ear.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
  await ear.hear('subscribed');
  await somebody.call.chat.post({ id: randomUUID(), campaignId, content });
  return ear;
}

/** The narrator's reply, once it stands; the ear is closed then. */
export async function hearReply(ear: Ear): Promise<Message> {
  const isReply = (message: Message) => message.telling !== null && message.telling.cause !== 'welcome';
  const frame = await ear.hear('event', ({ event }) => event.type === 'chat.posted' && isReply(event.message));
  ear.close();
  if (frame.event.type !== 'chat.posted') throw new Error('The reply is no message.');
  return frame.event.message;
}
