import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { webhookEvents, webhookFormats } from './webhook-words.ts';

const WebhookEvent = z.enum(webhookEvents);
export const WebhookFormat = z.enum(webhookFormats);

export const WebhookEvents = z
  .array(WebhookEvent)
  .min(1, 'Please choose what the webhook tells of.')
  .max(webhookEvents.length)
  .refine((events) => new Set(events).size === events.length, 'Each event is named once.');

/** What became of a delivery: it waits, it arrived, it did not, or it was not sent because what it told of was taken back. */
const DeliveryState = z.enum(['waiting', 'arrived', 'failed', 'withdrawn']);

/** One delivery as those see it who lead the table. */
export const Delivery = z.object({
  id: z.string(),
  event: z.enum([...webhookEvents, 'test']),
  state: DeliveryState,
  /** What the other side answered last; null where it did not answer. */
  status: z.int().nullable(),
  createdAt: z.iso.datetime(),
  /** When it was last tried; null before that. */
  triedAt: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

/** A webhook as those see it who lead the table: of its address only the host, and never its secret. */
export const Webhook = z.object({
  id: z.string(),
  format: WebhookFormat,
  host: z.string(),
  events: WebhookEvents,
  createdAt: z.iso.datetime(),
  /** When it was stopped because nothing arrived any more; null while it works. */
  stoppedAt: z.iso.datetime().nullable(),
  /** The newest first. */
  deliveries: z.array(Delivery).max(limits.webhookDeliveries),
});
export type Webhook = z.infer<typeof Webhook>;

/** What a Dungeon Master says of a new webhook. */
export const NewWebhook = z.object({
  format: WebhookFormat,
  address: z.string().trim().min(1, 'Please enter the address of the webhook.').max(limits.webhookAddressLength),
  events: WebhookEvents,
});
export type NewWebhook = z.infer<typeof NewWebhook>;
