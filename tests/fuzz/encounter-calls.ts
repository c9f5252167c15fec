import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { atTable, calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';

const ford = () => ({ id: randomUUID(), name: 'The ford', foes: 'goblin-boss_1_locked.wolf_3' });

/** Accepted calls of encounters. */
export const encounterCalls: Record<NamesOf<typeof contract, 'encounters'>, GoodCall> = {
  'encounters.creatures': calling('guest'),
  'encounters.statBlock': calling('guest', { creatureId: 'wolf' }),
  'encounters.ofCampaign': atTable('owner'),
  'encounters.keep': atTable('owner', async ({ owner, campaignId }) => {
    // So many of them are called one after another that the campaign would be full.
    const { kept } = await owner.call.encounters.ofCampaign({ campaignId });
    for (const { id } of kept) await owner.call.encounters.forget({ campaignId, encounterId: id });
    return { encounter: ford() };
  }),
  'encounters.forget': atTable('owner', async ({ owner, campaignId }) => {
    const encounter = await owner.call.encounters.keep({ campaignId, encounter: ford() });
    return { encounterId: encounter.id };
  }),
};
