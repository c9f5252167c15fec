import type { contract } from '#contract/index.ts';
import { picturedMap } from './battle-map-calls.ts';
import { atTable, calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';

/** Accepted calls of screens at the table. */
export const tableScreenCalls: Record<NamesOf<typeof contract, 'tableScreens'>, GoodCall> = {
  'tableScreens.get': atTable('owner'),
  'tableScreens.open': atTable('owner'),
  'tableScreens.close': atTable('owner'),
  'tableScreens.watch': calling('guest', ({ owner, campaignId }) => owner.call.tableScreens.open({ campaignId })),
  'tableScreens.picture': calling('guest', async (table) => {
    await picturedMap(table);
    const { owner, campaignId } = table;
    return { ...(await owner.call.tableScreens.open({ campaignId })), tiles: [0] };
  }),
};
