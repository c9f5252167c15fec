import type { Message } from '#domain/chat/message.ts';

/** What a webhook tells: only what everybody at the table may see. */
export type WebhookNews =
  | { event: 'turn'; turn: { cycle: number; state: 'opened' | 'closed'; endsAt: string | null } }
  | { event: 'reply' | 'roll'; message: Pick<Message, 'id' | 'authorName' | 'content' | 'rolls' | 'createdAt'> }
  | { event: 'test' };

/** One delivery: what it tells, of which campaign, and when it happened. */
export interface WebhookDelivery {
  id: string;
  at: string;
  campaign: { id: string; name: string };
  news: WebhookNews;
}

/** The body of a delivery to a program. */
export function signedBody({ id, at, campaign, news }: WebhookDelivery): string {
  const { event } = news;
  const about = 'turn' in news ? { turn: news.turn } : 'message' in news ? { message: told(news.message) } : {};
  return JSON.stringify({ id, event, at, campaign, ...about });
}

function told({ id, authorName, content, rolls, createdAt }: Extract<WebhookNews, { message: unknown }>['message']) {
  const shown = rolls.map(({ label, dice, faces, kept, modifier, total }) => ({ label, dice, faces, kept, modifier, total }));
  return { id, author: authorName, text: content, rolls: shown, at: createdAt };
}
