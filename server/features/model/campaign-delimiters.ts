import { createHmac, hkdfSync } from 'node:crypto';

/**
 * The delimiter of each campaign's prompts: a word that nobody at the table can know. It is made of the installation's secret,
 * so that it is the same for every reply and on every server, and what stays the same in a prompt can be kept by a provider.
 */
export function campaignDelimiters(secret: string): (campaignId: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hearthlore prompts', 32));
  return (campaignId) => createHmac('sha256', key).update(campaignId).digest('hex').slice(0, 32);
}
