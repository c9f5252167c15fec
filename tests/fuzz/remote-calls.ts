import { randomUUID } from 'node:crypto';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import type { remoteContract } from '#contract/remote/remote.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { upload } from '#server/features/generations/upload.fixture.ts';
import { accountCalls } from './account-calls.ts';
import { calling, inWorld } from './good-call.ts';
import type { GoodCall } from './good-call.ts';
import type { FuzzTable } from './fuzz-table.ts';

const withId = (key: string) => (table: FuzzTable) => ({ [key]: table.campaignId });

/** A campaign where a guest sits without a character. */
async function emptySeat(table: FuzzTable): Promise<string> {
  const campaignId = await table.freshCampaign();
  await table.seat(campaignId, table.guest, 'player');
  return campaignId;
}
const guestHero = async (table: FuzzTable) => bringHero(table.app, await emptySeat(table), table.guest, 'Tam');

async function file({ app, owner, worldId }: FuzzTable): Promise<string> {
  const { file: kept } = await upload(app.url, owner, worldId, 'salt.md', new TextEncoder().encode('# Salt\n'), { title: 'Salt' });
  return kept?.path ?? 'none';
}
const tome = async ({ owner, worldId }: FuzzTable) => (await owner.call.tomes.add({ worldId, title: 'A tome' })).id;
const lore = { bell: { name: 'Bell', description: 'Of bronze.' } };

/** Accepted calls of the remote names. */
export const remoteCalls: Record<keyof typeof remoteContract, GoodCall> = {
  postDmMessage: calling('owner', ({ campaignId }) => ({ _campaign_id: campaignId, _content: 'Who is here?' })),
  assist: calling('owner', ({ campaignId }) => ({ campaignId, message: 'Who is here?' })),
  selectDmMessages: calling('owner', withId('campaignId')),
  createCampaignCharacter: calling('guest', async (table) => ({
    campaignId: await emptySeat(table),
    message: 'a dwarf',
    creationStep: 'race',
    characterData: {},
  })),
  selectCharacters: calling('player', withId('campaignId')),
  insertCharacter: calling('guest', async (table) => ({
    id: randomUUID(),
    campaignId: await emptySeat(table),
    name: 'Brakka',
    race: 'dwarf',
    class: 'fighter',
    stats: { strength: 12 },
  })),
  updateCharacter: calling('guest', async (table) => ({ id: await guestHero(table), stats: { strength: 12 } })),
  deleteCharacter: calling('guest', async (table) => ({ id: await guestHero(table) })),
  generateWorld: calling('owner', { prompt: 'A coast.', includeElements: ['items'] }),
  listFiles: inWorld('owner', { limit: 5, offset: 0 }),
  signFile: calling('owner', async (table) => ({ path: await file(table), expiresIn: 60, download: true })),
  publicFile: calling('owner', async (table) => ({ path: await file(table) })),
  isParticipant: calling('player', ({ campaignId, player }) => ({ campaign_id: campaignId, user_id: player.id })),
  selectUsers: calling('player', {}),
  selectUser: calling('player', ({ player }) => ({ id: player.id })),
  selectCampaigns: calling('player', {}),
  selectCampaign: calling('player', withId('id')),
  insertCampaign: calling('owner', () => ({ id: randomUUID(), name: 'Another', worldId: FREE_TEMPLATE_WORLD })),
  selectParticipants: calling('player', withId('campaignId')),
  countParticipants: calling('player', withId('campaignId')),
  selectWorlds: calling('owner', {}),
  selectWorld: calling('owner', ({ worldId }) => ({ id: worldId })),
  insertWorld: calling('owner', { name: 'Another', description: 'Salt.', items: lore }),
  updateWorld: calling('owner', async ({ freshWorld }) => ({ id: await freshWorld(), name: 'Weir', items: lore })),
  deleteWorld: calling('owner', async ({ freshWorld }) => ({ id: await freshWorld() })),
  selectTomes: inWorld('owner'),
  insertTome: inWorld('owner', { title: 'A tome', content: 'Of salt.', category: 'general' }),
  updateTome: calling('owner', async (table) => ({ id: await tome(table), title: 'A title', content: 'A line.', category: 'history' })),
  deleteTome: calling('owner', async (table) => ({ id: await tome(table) })),
  ensurePlan: calling('player'),
  requestPlanChange: async (table) => {
    const { by } = await accountCalls['plans.request'](table);
    return { by, input: { _requested_plan: 'DM', _reason: 'I like maps.' } };
  },
  listCampaigns: calling('player'),
  createCampaign: calling('owner', { _name: 'Another', _world_id: FREE_TEMPLATE_WORLD }),
  deleteCampaign: calling('owner', async ({ freshCampaign }) => ({ _campaign_id: await freshCampaign() })),
  loadMessages: calling('player', withId('campaign_id')),
  postMessage: calling('player', ({ campaignId }) => ({ _campaign_id: campaignId, _content: 'Hello' })),
  campaignState: calling('player', withId('_campaign_id')),
  currentUserId: calling('player'),
  verifyEnrollment: calling('player', withId('campaign_id')),
  enroll: calling('guest'),
  raiseOrLower: calling('player', ({ campaignId }) => ({ action: 'raise', campaignId })),
  respond: calling('player', ({ campaignId }) => ({ message: 'Hello', campaignId, isOwner: false, forceCollectionEnd: false })),
};
