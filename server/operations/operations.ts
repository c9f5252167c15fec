import type { AnyProcedure } from '@orpc/server';
import type { contract } from '#contract/index.ts';
import * as admin from '#server/features/admin/index.ts';
import type { AdminServices } from '#server/features/admin/index.ts';
import * as assistant from '#server/features/assistant/index.ts';
import * as auth from '#server/features/auth/index.ts';
import * as campaigns from '#server/features/campaigns/index.ts';
import * as characters from '#server/features/characters/index.ts';
import * as chat from '#server/features/chat/index.ts';
import * as combat from '#server/features/combat/index.ts';
import { generationOperations } from '#server/features/generations/index.ts';
import type { ModelAccess } from '#server/features/generations/index.ts';
import * as history from '#server/features/history/index.ts';
import type { RecapWorker } from '#server/features/history/index.ts';
import * as home from '#server/features/home/index.ts';
import * as invitations from '#server/features/invitations/index.ts';
import * as maps from '#server/features/maps/index.ts';
import * as narrator from '#server/features/narrator/index.ts';
import * as notes from '#server/features/notes/index.ts';
import * as notices from '#server/features/notices/index.ts';
import type { PushService } from '#server/features/notices/index.ts';
import * as plans from '#server/features/plans/index.ts';
import * as safety from '#server/features/safety/index.ts';
import * as tableLore from '#server/features/table-lore/index.ts';
import * as turns from '#server/features/turns/index.ts';
import * as worlds from '#server/features/worlds/index.ts';

/** One handler for each operation of the contract, no more and no fewer. */
type Handlers = { [Noun in keyof typeof contract]: { [Name in keyof (typeof contract)[Noun]]: AnyProcedure } };

/** What answers each operation of the contract. */
export function operations(
  services: AdminServices,
  models: ModelAccess,
  account: auth.AccountParts,
  recapWorker: RecapWorker,
  push: PushService,
) {
  return {
    account: auth.accountOperations(account),
    home: { overview: home.overview },
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
    admin: adminOperations(services),
    assistant: { list: assistant.list(services.currentModel), ask: assistant.ask(services.currentModel) },
    narrator: {
      current: narrator.current(services.currentModel),
      ask: narrator.ask,
      stop: narrator.stop,
      drafts: narrator.drafts,
      publishDraft: narrator.publishDraft,
      discardDraft: narrator.discardDraft,
    },
    history: historyOperations(recapWorker),
    notices: { list: notices.list, markRead: notices.markRead, ...notices.pushOperations(push) },
    generations: generationOperations(models),
    characters: characterOperations(),
    ...tableOperations(),
    ...worldOperations(),
  } satisfies Handlers;
}

/** What is done at a table and asks nothing of how the server was set up. */
function tableOperations() {
  return {
    campaigns: campaignOperations(),
    chat: {
      list: chat.list,
      post: chat.post,
      roll: chat.roll,
      react: chat.react,
      edit: chat.edit,
      search: chat.search,
      typing: chat.typing,
    },
    combat: {
      get: combat.get,
      open: combat.open,
      addHeroes: combat.addHeroes,
      addMonsters: combat.addMonsters,
      addNpc: combat.addNpc,
      findMonsters: combat.findMonsters,
      step: combat.step,
      undo: combat.undo,
      npcTurn: combat.npcTurn,
      end: combat.end,
    },
    turns: {
      get: turns.get,
      raiseHand: turns.raiseHand,
      lowerHand: turns.lowerHand,
      forceEnd: turns.forceEnd,
      pause: turns.pause,
      skip: turns.skip,
    },
    notes: {
      list: notes.list,
      get: notes.get,
      save: notes.save,
      remove: notes.remove,
      history: notes.history,
      restore: notes.restore,
    },
    tableLore: {
      list: tableLore.list,
      removed: tableLore.removed,
      get: tableLore.get,
      save: tableLore.save,
      remove: tableLore.remove,
      history: tableLore.history,
      restore: tableLore.restore,
    },
    maps: { get: maps.get, savePin: maps.savePin, removePin: maps.removePin, reveal: maps.reveal, setFog: maps.setFog },
    // The X-card takes back what the narrator told, so it belongs to it.
    safety: { get: safety.get, add: safety.add, remove: safety.remove, useXCard: narrator.useXCard },
  };
}

function campaignOperations() {
  return {
    list: campaigns.list,
    get: campaigns.get,
    create: campaigns.create,
    startPrivateRun: campaigns.startPrivateRun,
    delete: campaigns.remove,
    enroll: campaigns.enroll,
    access: campaigns.access,
    markRead: campaigns.markRead,
    restore: campaigns.restore,
    members: campaigns.members,
    setRole: campaigns.setRole,
    kick: campaigns.kick,
    leave: campaigns.leave,
    handOver: campaigns.handOver,
    saveSettings: campaigns.saveSettings,
    requests: invitations.requests,
    answerRequest: invitations.answerRequest,
    myRequests: invitations.myRequests,
    withdrawRequest: invitations.withdrawRequest,
  };
}

function historyOperations(recapWorker: RecapWorker) {
  return {
    save: history.save,
    list: history.list,
    at: history.at,
    goBack: history.goBack,
    branch: history.branch,
    play: history.play,
    endSession: history.endSession(recapWorker),
    recaps: history.recaps,
    saveRecap: history.saveRecap,
    publishRecap: history.publishRecap,
    mendRecap: history.mendRecap,
  };
}

function characterOperations() {
  return {
    list: characters.list,
    mine: characters.mine,
    get: characters.get,
    createQuick: characters.createQuick,
    createSrd: characters.createSrd,
    rollScores: characters.rollScores,
    scores: characters.scores,
    guide: characters.guide,
    act: characters.act,
    history: characters.history,
    undo: characters.undo,
    give: characters.give,
    copy: characters.copy,
    delete: characters.remove,
    savePortrait: characters.savePortrait,
    export: characters.exportFile,
    import: characters.importFile,
  };
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
      resolveConflict: worlds.resolveConflict,
      damaged: worlds.damaged,
      mend: worlds.mend,
      members: worlds.members,
      setRole: worlds.setRole,
      kick: worlds.kick,
      handOver: worlds.handOver,
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
      resolveConflict: worlds.lore.resolveConflict,
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

function adminOperations(services: AdminServices) {
  return {
    people: admin.people,
    setPlan: admin.setPlan,
    suspend: admin.suspend,
    signOutPerson: admin.signOutPerson,
    removeSecondFactor: admin.removeSecondFactor,
    recoveryLink: admin.recoveryLink,
    planRequests: admin.planRequests,
    waiting: admin.waiting,
    reviewPlanRequest: admin.reviewPlanRequest,
    invitations: admin.invitations,
    createInvitation: admin.createInvitation,
    revokeInvitation: admin.revokeInvitation,
    getSettings: admin.getSettings(services),
    saveSettings: admin.saveSettings(services),
    testMail: admin.testMail,
    usage: admin.usage,
    audit: admin.audit,
    health: admin.health(services),
    backups: admin.backups(services),
    runBackup: admin.runBackup(services),
  };
}
