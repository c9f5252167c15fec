import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { NewWebhook, Webhook } from '#domain/webhook/webhook.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });
const OfWebhook = InCampaign.extend({ webhookId: Id });
const Done = z.object({});

export const list = query('webhooks.list', {
  summary: 'The webhooks of a campaign with their last deliveries, the newest first.',
  input: InCampaign,
  output: z.array(Webhook).max(limits.webhooksPerCampaign),
});

export const create = command('webhooks.create', {
  summary: 'Has what everybody at the table sees sent to an address. The secret with which it is signed is answered here and never again.',
  input: InCampaign.extend(NewWebhook.shape),
  output: z.object({ webhook: Webhook, /** Null for a format that is not signed. */ secret: z.string().nullable() }),
});

export const remove = command('webhooks.remove', {
  summary: 'Removes a webhook with its deliveries.',
  input: OfWebhook,
  output: Done,
});

export const resume = command('webhooks.resume', {
  summary: 'Has a webhook that was stopped work again, for what happens from now on.',
  input: OfWebhook,
  output: Done,
});

export const sendTest = command('webhooks.sendTest', {
  summary: 'Sends a delivery that tells of nothing; the list says what became of it.',
  input: OfWebhook,
  output: Done,
});
