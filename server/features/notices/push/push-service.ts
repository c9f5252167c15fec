import { createHash, createECDH, randomBytes } from 'node:crypto';
import { accountLimits, accountServerLimits } from '#domain/limits/account-limits.ts';
import { postOutside } from '#server/kernel/http/post-outside.ts';
import { isPublicUrl } from '#server/kernel/http/public-address.ts';
import { encryptPush } from './encrypt.ts';
import type { BrowserKeys } from './encrypt.ts';
import { vapidHeader } from './vapid.ts';
import type { VapidKeys } from './vapid.ts';

/** What became of a message: it is on its way, the browser is gone for good, or it may be tried again. */
export type Sent = 'sent' | 'gone' | 'failed';

export interface PushMessage {
  text: string;
  /** What it is about: a message that waits for the browser gives way to a later one about the same. */
  subject: string;
  /** Seconds for which it is worth showing. */
  seconds: number;
  urgent: boolean;
}

export interface PushSettings {
  keys: VapidKeys;
  /** Whom push services may write to: a mailto: or https: address. */
  contact: string;
  /** Origins that are taken for push services wherever they are; tests alone set this. */
  trusted: readonly string[];
  now: () => Date;
}

/** Hands messages to the push services of browsers. */
export interface PushService {
  publicKey: string;
  accepts(endpoint: string): boolean;
  send(browser: { endpoint: string } & BrowserKeys, message: PushMessage): Promise<Sent>;
}

export function openPushService({ keys, contact, trusted, now }: PushSettings): PushService {
  const accepts = (endpoint: string) => endpoint.length <= accountLimits.pushEndpointLength && isPublicUrl(endpoint, trusted);
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, { text, subject, seconds, urgent }) {
      // Asked again: what is accepted may have become stricter since it was stored.
      if (!accepts(endpoint)) return 'gone';
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const body = encryptPush(text, { p256dh, auth }, { salt: randomBytes(16), privateKey: pair.getPrivateKey() });
      const headers = {
        authorization: vapidHeader(keys, { endpoint, contact, now: now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: seconds,
        urgency: urgent ? 'high' : 'normal',
        topic: createHash('sha256').update(subject).digest('base64url').slice(0, 32),
      };
      const milliseconds = accountServerLimits.pushServiceMilliseconds;
      return outcomeOf((await postOutside(endpoint, { headers, body, milliseconds, trusted })).status);
    },
  };
}

/** A push service says so when a browser has taken its permission back; anything else may pass. */
function outcomeOf(status: number): Sent {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
