import type { AnyProcedure } from '@orpc/server';
import type { contract } from '#contract/index.ts';
import * as admin from '#server/features/admin/index.ts';
import type { Office } from '#server/features/admin/index.ts';
import * as auth from '#server/features/auth/index.ts';
import * as campaigns from '#server/features/campaigns/index.ts';
import * as chat from '#server/features/chat/index.ts';
import { generationOperations } from '#server/features/generations/index.ts';
import type { Desk } from '#server/features/generations/index.ts';
import * as invitations from '#server/features/invitations/index.ts';
import * as narrator from '#server/features/narrator/index.ts';
import * as plans from '#server/features/plans/index.ts';
import * as turns from '#server/features/turns/index.ts';
import * as worlds from '#server/features/worlds/index.ts';

/** One handler for each operation of the contract, no more and no fewer. */
type Handlers = { [Noun in keyof typeof contract]: { [Name in keyof (typeof contract)[Noun]]: AnyProcedure } };

/** What answers each operation of the contract. */
export function operations(office: Office, desk: Desk, account: auth.AccountParts) {
  return {
    account: auth.accountOperations(account),
    plans: { request: plans.request, mine: plans.mine, withdraw: plans.withdraw },
    invitations: {
      check: invitations.check,
      join: invitations.join,
      createForCampaign: invitations.createForCampaign,
      listForCampaign: invitations.listForCampaign,
      revokeForCampaign: invitations.revokeForCampaign,
      createForWorld: invitations.createForWorld,
      listForWorld: invitations.listForWorld,
      revokeForWorld: invitations.revokeForWorld,
      joinWorld: invitations.joinWorld,
    },
    admin: adminOperations(office),
    campaigns: {
      list: campaigns.list,
      get: campaigns.get,
      create: campaigns.create,
      delete: campaigns.remove,
      enroll: campaigns.enroll,
      standing: campaigns.standing,
    },
    chat: { list: chat.list, post: chat.post, roll: chat.roll },
    turns: { get: turns.get, raiseHand: turns.raiseHand, lowerHand: turns.lowerHand, forceEnd: turns.forceEnd },
    narrator: { current: narrator.current(office.currentModel), stop: narrator.stop },
    generations: generationOperations(desk),
    ...worldOperations(),
  } satisfies Handlers;
}

function worldOperations() {
  return {
    worlds: {
      list: worlds.list,
      get: worlds.get,
      create: worlds.create,
      update: worlds.update,
      delete: worlds.remove,
      restore: worlds.restore,
      search: worlds.search,
      graph: worlds.graph,
      timeline: worlds.timeline,
      history: worlds.history,
      conflicts: worlds.conflicts,
      settle: worlds.settle,
      members: worlds.members,
      setRole: worlds.setRole,
      kick: worlds.kick,
      leave: worlds.leave,
      files: worlds.files,
      setMap: worlds.setMap,
    },
    lore: {
      list: worlds.lore.list,
      get: worlds.lore.get,
      add: worlds.lore.add,
      edit: worlds.lore.edit,
      remove: worlds.lore.remove,
      restore: worlds.lore.restore,
      history: worlds.lore.history,
      settle: worlds.lore.settle,
    },
    tomes: {
      list: worlds.tomes.list,
      add: worlds.tomes.add,
      update: worlds.tomes.update,
      delete: worlds.tomes.remove,
      link: worlds.tomes.link,
    },
  };
}

function adminOperations(office: Office) {
  return {
    people: admin.people,
    setPlan: admin.setPlan,
    suspend: admin.suspend,
    signOutPerson: admin.signOutPerson,
    recoveryLink: admin.recoveryLink,
    planRequests: admin.planRequests,
    reviewPlanRequest: admin.reviewPlanRequest,
    invitations: admin.invitations,
    createInvitation: admin.createInvitation,
    revokeInvitation: admin.revokeInvitation,
    getSettings: admin.getSettings(office),
    saveSettings: admin.saveSettings(office),
    testMail: admin.testMail,
    usage: admin.usage,
    audit: admin.audit,
    health: admin.health(office),
    backups: admin.backups(office),
    runBackup: admin.runBackup(office),
  };
}
