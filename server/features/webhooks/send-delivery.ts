import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { discordBody } from '#domain/webhook/discord-body.ts';
import { signedBody } from '#domain/webhook/webhook-news.ts';
import type { WebhookDelivery } from '#domain/webhook/webhook-news.ts';
import { postOutside } from '#server/kernel/http/post-outside.ts';
import { retryAfter } from '#server/kernel/http/retry-after.ts';
import type { Due } from './deliveries.store.ts';
import { judgeAddress, signatureOf } from './webhook-service.ts';
import type { WebhookService } from './webhook-service.ts';

/** What the other side answered: it has it, it is gone for good, it asks for time, or it may be tried again. */
export type Answered =
  | { is: 'arrived' | 'failed'; status: number | null }
  | { is: 'gone'; status: number | null }
  | { is: 'busy'; status: number; seconds: number };

/** Sends a delivery in the format of its webhook. Throws where the other side cannot be reached. */
export async function sendDelivery({ encryption, trusted }: WebhookService, due: Due, told: WebhookDelivery, now: Date): Promise<Answered> {
  const address = encryption.decrypt(due.encryptedAddress);
  // Kept under a secret that is gone, or stricter judged than when it was taken.
  if (address === null || judgeAddress(due.format, address, trusted) !== true) return { is: 'gone', status: null };
  const body = due.format === 'discord' ? discordBody(told) : signedBody(told);
  const { status, headers } = await postOutside(address, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Hearthlore',
      ...signedHeaders(encryption.decrypt(due.encryptedSecret ?? ''), told.id, body, now),
    },
    body,
    milliseconds: campaignServerLimits.webhookAnswerMilliseconds,
    trusted,
  });
  if (status >= 200 && status < 300) return { is: 'arrived', status };
  if (status === 429) {
    const wait = retryAfter({ 'retry-after': headers['retry-after'], date: headers.date }) ?? 0;
    return { is: 'busy', status, seconds: Math.min(Math.max(1, Math.ceil(wait / 1000)), campaignServerLimits.webhookWaitSeconds) };
  }
  // Discord says so of a webhook that was deleted there.
  const isGone = status === 410 || (due.format === 'discord' && (status === 401 || status === 404));
  return { is: isGone ? 'gone' : 'failed', status };
}

function signedHeaders(secret: string | null, id: string, body: string, now: Date): Record<string, string> {
  if (secret === null) return {};
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    'x-hearthlore-delivery': id,
    'x-hearthlore-timestamp': String(seconds),
    'x-hearthlore-signature': signatureOf(secret, seconds, body),
  };
}
