import { call } from '@orpc/server';
import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remoteTables as remote } from '#contract/remote/remote-tables.ts';
import type { CampaignRow } from '#contract/remote/remote-tables.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import { findAddresses } from '#server/features/auth/index.ts';
import { findPlan } from '#server/features/plans/index.ts';
import { findAccess, findAccessOfMany } from '#server/features/campaigns/index.ts';
import type { operations } from './operations.ts';
import { findWorldFor, mapUrlOf } from '#server/features/world-library/index.ts';

/** Answers the calls on the tables of people, campaigns and participants by the operations they stand for; each is permitted there. */
export function remoteTableNames(router: ReturnType<typeof operations>) {
  return {
    ...userNames(),
    ...campaignNames(router),
    isParticipant: answer(remote.isParticipant, async (context, given) => {
      const me = personOf(context.actor).id;
      const campaignId = given._campaign_id ?? given.campaign_id ?? '';
      const userId = given._user_id ?? given.user_id ?? me;
      if (userId === me) return (await call(router.campaigns.access, { campaignId }, { context })).seat !== null;
      const { sql } = context.kernel.database;
      permit(policies['campaigns.members'], context.actor, await findAccess({ sql, actor: context.actor, input: { campaignId } }));
      const [access] = await findAccessOfMany(sql, [{ userId, campaignId }]);
      return access !== undefined && access.seat !== null;
    }),
    selectParticipants: answer(remote.selectParticipants, async (context, { campaignId }) => {
      const me = personOf(context.actor).id;
      const members = await call(router.campaigns.members, { campaignId }, { context });
      const isOwner = members.some(({ userId, seat }) => userId === me && seat === 'owner');
      const readable = members.map(({ userId }) => userId).filter((userId) => isOwner || userId === me);
      const addresses = await findAddresses(context.kernel.database.sql, readable);
      return members.map(({ userId, name, seat }) => ({
        campaignId,
        userId,
        seat,
        User: { id: userId, name, email: addresses.get(userId) ?? null },
      }));
    }),
    countParticipants: answer(remote.countParticipants, async (context, { campaignId }) => ({
      count: (await call(router.campaigns.get, { campaignId }, { context })).participantCount,
    })),
  };
}

function userNames() {
  const own = async ({ actor, kernel }: CallContext) => {
    const { id } = personOf(actor);
    return { id, plan: (await findPlan(kernel.database.sql, id)) ?? 'FREE' };
  };
  return {
    selectUsers: answer(remote.selectUsers, async (context, { id }) => {
      const row = await own(context);
      return id === undefined || id === row.id ? [row] : [];
    }),
    selectUser: answer(remote.selectUser, async (context, { id }) => {
      const row = await own(context);
      if (id !== row.id) throw new Refusal('admin.personNotFound');
      return row;
    }),
  };
}

function campaignNames({ campaigns }: ReturnType<typeof operations>) {
  return {
    selectCampaigns: answer(remote.selectCampaigns, async (context, { id }) =>
      (await call(campaigns.list, {}, { context })).filter((card) => id === undefined || card.id === id).map(toRow),
    ),
    selectCampaign: answer(remote.selectCampaign, async (context, { id: campaignId }) => {
      const campaign = await call(campaigns.get, { campaignId }, { context });
      const { kernel, actor } = context;
      const world = await findWorldFor(kernel.database.sql, personOf(actor).id, campaign.worldId);
      const { state, createdAt, worldId, worldName } = campaign;
      return {
        ...toRow(campaign),
        state,
        createdAt,
        World: { id: worldId, name: worldName, tombFileUrl: world && mapUrlOf(world, kernel) },
      };
    }),
    insertCampaign: answer(remote.insertCampaign, async (context, { id, name, worldId }) =>
      toRow(await call(campaigns.create, { id, name, worldId }, { context })),
    ),
  };
}

function toRow({ id, name, ownerId, worldId, worldName, isTemplate, participantCount, lastActive }: CampaignCard): CampaignRow {
  return { id, name, ownerId, worldId, worldName, isTemplate, participantCount, lastActive };
}
