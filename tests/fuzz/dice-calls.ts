import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { atTable, calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';

/** Accepted calls of the dice of a table. */
export const diceCalls: Record<NamesOf<typeof contract, 'dice'>, GoodCall> = {
  'dice.get': atTable('player'),
  'dice.addWords': calling('owner', async ({ freshCampaign }) => ({ campaignId: await freshCampaign(), words: 'heron' })),
  'dice.show': atTable('owner'),
  'dice.rolls': atTable('player', async ({ owner, player, campaignId }) => {
    await player.call.chat.roll({ id: randomUUID(), campaignId, dice: '2d6' });
    const { ended } = await owner.call.dice.show({ campaignId });
    return { secretId: ended.find(({ isHidden }) => !isHidden)?.id };
  }),
};
