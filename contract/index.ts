import * as account from './account.ts';
import * as admin from './admin.ts';
import * as campaigns from './campaigns.ts';
import * as chat from './chat.ts';
import * as generations from './generations.ts';
import * as invitations from './invitations.ts';
import * as lore from './lore.ts';
import * as narrator from './narrator.ts';
import * as plans from './plans.ts';
import * as tomes from './tomes.ts';
import * as turns from './turns.ts';
import * as worlds from './worlds.ts';

/** Every operation of the product, by noun. */
export const contract = {
  account: {
    me: account.me,
    session: account.session,
    saveProfile: account.saveProfile,
    saveAvatar: account.saveAvatar,
    savePreferences: account.savePreferences,
    sessions: account.sessions,
    revokeSession: account.revokeSession,
    signOut: account.signOut,
    reauthenticate: account.reauthenticate,
    requestDeletion: account.requestDeletion,
    cancelDeletion: account.cancelDeletion,
  },
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
  admin: {
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
    getSettings: admin.getSettings,
    saveSettings: admin.saveSettings,
    testMail: admin.testMail,
    usage: admin.usage,
    audit: admin.audit,
    health: admin.health,
    backups: admin.backups,
    runBackup: admin.runBackup,
  },
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
  narrator: { current: narrator.current, stop: narrator.stop },
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
    list: lore.list,
    get: lore.get,
    add: lore.add,
    edit: lore.edit,
    remove: lore.remove,
    restore: lore.restore,
    history: lore.history,
    settle: lore.settle,
  },
  generations: {
    generate: generations.generate,
    expand: generations.expand,
    read: generations.read,
    readWithModel: generations.readWithModel,
    list: generations.list,
    get: generations.get,
    cancel: generations.cancel,
    proposals: generations.proposals,
    decide: generations.decide,
    document: generations.document,
  },
  tomes: { list: tomes.list, add: tomes.add, update: tomes.update, delete: tomes.remove, link: tomes.link },
} as const;
