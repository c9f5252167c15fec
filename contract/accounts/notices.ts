import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { Notice } from '#domain/account/notice.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const Nothing = z.object({});

export const list = query('notices.list', {
  summary: 'The asking person’s notices, newest first, and how many they have not read.',
  input: Nothing,
  output: z.object({ notices: z.array(Notice), unread: z.int() }),
});

export const markRead = command('notices.markRead', {
  summary: 'Marks the asking person’s notices as read: those named, those about one campaign, or all of them.',
  input: z.object({ ids: z.array(Id).max(limits.noticePage).optional(), campaignId: Id.optional() }),
  output: Nothing,
});

export const pushKey = query('notices.pushKey', {
  summary: 'The public key with which a browser subscribes to this server’s push messages.',
  input: Nothing,
  output: z.object({ key: z.string() }),
});

/** What a browser's push subscription consists of: an address at the browser's push service, and two keys. */
const Subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(limits.pushEndpointLength),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/, 'That is no public key.'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/, 'That is no secret of a subscription.'),
  }),
});

export const subscribe = command('notices.subscribe', {
  summary: 'Lets this browser show the person’s notices while no page is open, until its session ends.',
  input: Subscription,
  output: Nothing,
});

export const unsubscribe = command('notices.unsubscribe', {
  summary: 'Ends that for one of the person’s browsers.',
  input: Subscription.pick({ endpoint: true }),
  output: Nothing,
});
