import type { contract } from '#contract/index.ts';
import { atTable } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';
import type { FuzzTable } from './fuzz-table.ts';

/** Where nobody answers. */
const made = { format: 'signed', address: 'http://127.0.0.1:9/hook', events: ['roll'] } as const;

/** A webhook of the table. */
async function webhook({ owner, campaignId, query }: FuzzTable): Promise<{ webhookId: string }> {
  await query('delete from webhook');
  const { webhook: kept } = await owner.call.webhooks.create({ campaignId, ...made, events: [...made.events] });
  return { webhookId: kept.id };
}

/** Accepted calls of webhooks. */
export const webhookCalls: Record<NamesOf<typeof contract, 'webhooks'>, GoodCall> = {
  'webhooks.list': atTable('owner'),
  'webhooks.create': atTable('owner', async ({ query }) => {
    await query('delete from webhook');
    return made;
  }),
  'webhooks.remove': atTable('owner', webhook),
  'webhooks.resume': atTable('owner', webhook),
  'webhooks.sendTest': atTable('owner', webhook),
};
