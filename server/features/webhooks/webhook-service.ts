import { createHmac, randomBytes } from 'node:crypto';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { WebhookFormat } from '#domain/webhook/webhook-words.ts';
import { createEncryption } from '#server/kernel/encryption.ts';
import type { Encryption } from '#server/kernel/encryption.ts';
import { isPublicUrl } from '#server/kernel/http/public-address.ts';

/** What webhooks are kept and sent with. */
export interface WebhookService {
  encryption: Encryption;
  /** Origins that may lie on this machine; tests alone set this. */
  trusted: readonly string[];
}

/** Opens the webhooks of an installation: their addresses and secrets are kept under its secret. */
export function openWebhooks(secret: string, trusted: readonly string[]): WebhookService {
  return { encryption: createEncryption(secret, 'webhook'), trusted };
}

/** What the notice about a webhook is about. */
export const noticeSubject = (webhookId: string) => `webhook:${webhookId}`;

const discordHosts = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'];

/** Whether an address may be that of a webhook; else the code of the refusal. */
export function judgeAddress(format: WebhookFormat, address: string, trusted: readonly string[]) {
  if (!isPublicUrl(address, trusted)) return 'webhook.addressRefused';
  if (format !== 'discord') return true;
  const { origin, hostname, pathname } = new URL(address);
  const isThere = trusted.includes(origin) || discordHosts.includes(hostname);
  return (isThere && /^\/api(\/v\d+)?\/webhooks\/\d+\/[\w-]+$/.test(pathname)) || 'webhook.notDiscord';
}

/** Makes the secret of a webhook. */
export function makeSecret(): string {
  return randomBytes(campaignServerLimits.webhookSecretBytes).toString('base64url');
}

/** Signs what is sent: HMAC-SHA256 over the seconds of the clock, a dot and the body, so that an old delivery cannot be sent again. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
