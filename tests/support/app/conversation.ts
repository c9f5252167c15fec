import { randomUUID } from 'node:crypto';
import type { Message } from '#domain/chat/message.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { TestSocket, Somebody } from './people.ts';

/** Says something to a table and listens from just before. */
export async function sayAt(somebody: Somebody, campaignId: string, content: string): Promise<TestSocket> {
  const socket = await somebody.listen();
  socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
  await socket.hear('subscribed');
  await somebody.call.chat.post({ id: randomUUID(), campaignId, content });
  return socket;
}

/** The narrator's reply, once it stands; the socket is closed then. */
export async function hearReply(socket: TestSocket): Promise<Message> {
  const isReply = (message: Message) => message.narration !== null && message.narration.cause !== 'welcome';
  const frame = await socket.hear('event', ({ event }) => event.type === 'chat.posted' && isReply(event.message));
  socket.close();
  if (frame.event.type !== 'chat.posted') throw new Error('The reply is no message.');
  return frame.event.message;
}
