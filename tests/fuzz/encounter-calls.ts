import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import type { FuzzTable } from './fuzz-table.ts';
import { atTable, calling, inWorld } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';

const ford = () => ({ id: randomUUID(), name: 'The ford', foes: 'goblin-boss_1_locked.wolf_3' });

/** The only encounter of the owner’s account. */
async function ownFord({ owner: { call } }: FuzzTable): Promise<string> {
  for (const { id } of await call.ownEncounters.list({})) await call.ownEncounters.remove({ encounterId: id });
  return (await call.ownEncounters.save({ encounter: { ...ford(), party: '3.3' } })).id;
}

/** Accepted calls of encounters. */
export const encounterCalls: Record<NamesOf<typeof contract, 'encounters' | 'ownEncounters'>, GoodCall> = {
  'encounters.creatures': calling('guest'),
  'encounters.statBlock': calling('guest', { creatureId: 'wolf' }),
  'encounters.ofCampaign': atTable('owner'),
  'encounters.ofWorld': inWorld('owner'),
  'ownEncounters.list': calling('owner'),
  'ownEncounters.save': calling('owner', async (table) => {
    await ownFord(table);
    return { encounter: { ...ford(), party: '3.3' } };
  }),
  'ownEncounters.remove': calling('owner', async (table) => ({ encounterId: await ownFord(table) })),
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
