import { runsCampaigns } from './account.ts';
import type { Actor, Person } from './account.ts';
import { Refusal } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';

/** Where an actor stands towards one campaign. */
export interface Standing {
  isTemplate: boolean;
  seat: 'owner' | 'player' | null;
}

/** Where an actor stands towards one world; of one that is deleted only its owner knows. */
export interface WorldStanding {
  isTemplate: boolean;
  isDeleted: boolean;
  /** A reader also by a seat at the table of somebody who builds it. */
  role: 'owner' | 'editor' | 'reader' | null;
}

/** Judges one call: `true`, or the code of the refusal. What one may not see is "not found". */
export type Policy<Subject> = (actor: Actor, subject: Subject) => true | RefusalCode;

/** The person behind an actor; refuses visitors. */
export function personOf(actor: Actor): Person {
  if (actor.kind !== 'person') throw new Refusal('auth.required');
  return actor;
}

const anyone: Policy<unknown> = () => true;

const signedIn: Policy<unknown> = (actor) => actor.kind === 'person' || 'auth.required';

const createsCampaigns: Policy<unknown> = (actor) => {
  if (actor.kind !== 'person') return 'auth.required';
  return runsCampaigns(actor.plan) || 'campaign.planRequired';
};

/** Holds a seat at the table. */
const plays: Policy<Standing> = (actor, standing) => {
  if (actor.kind !== 'person') return 'auth.required';
  if (standing.seat !== null) return true;
  return standing.isTemplate ? 'campaign.notEnrolled' : 'campaign.notFound';
};

/** Holds a seat, or looks at the campaign that is open to all. */
const sees: Policy<Standing> = (actor, standing) => {
  if (actor.kind !== 'person') return 'auth.required';
  return standing.isTemplate || standing.seat !== null || 'campaign.notFound';
};

/** Owns the campaign; in the template campaign everyone with a seat stands in for the owner. */
const leads: Policy<Standing> = (actor, standing) => {
  const seated = plays(actor, standing);
  if (seated !== true) return seated;
  return standing.isTemplate || standing.seat === 'owner' || 'campaign.ownerOnly';
};

/** Owns the campaign, and it is not the template. */
const deletes: Policy<Standing> = (actor, standing) => {
  if (actor.kind !== 'person') return 'auth.required';
  if (standing.isTemplate) return 'campaign.isTemplate';
  if (standing.seat === null) return 'campaign.notFound';
  return standing.seat === 'owner' || 'campaign.ownerOnly';
};

/** An administrator. For everyone else the operations do not exist. */
const administers: Policy<unknown> = (actor) => {
  if (actor.kind !== 'person') return 'auth.required';
  return actor.plan === 'ADMIN' || 'admin.only';
};

/** What a dangerous action must know of the session it comes from. */
export interface Confirmation {
  /** The password was entered again a short while ago. */
  confirmed: boolean;
  /** An administrator has set up a second factor and has not given it in this session. */
  lacksSecondFactor: boolean;
}

/** Has entered the password again a short while ago. */
const confirms: Policy<Confirmation> = (actor, { confirmed }) => {
  if (actor.kind !== 'person') return 'auth.required';
  return confirmed || 'auth.confirmFirst';
};

/** An administrator who has entered the password again a short while ago, in a session with the second factor where there is one. */
const administersConfirmed: Policy<Confirmation> = (actor, confirmation) => {
  const verdict = administers(actor, confirmation);
  if (verdict !== true) return verdict;
  return confirmation.lacksSecondFactor ? 'admin.twoFactorRequired' : confirms(actor, confirmation);
};

/** Owns the campaign, and it is not the template, which needs no invitation. */
const invites: Policy<Standing> = deletes;

/** May look at the world. */
const seesWorld: Policy<WorldStanding> = (actor, { isTemplate, isDeleted, role }) => {
  if (actor.kind !== 'person') return 'auth.required';
  return (!isDeleted && (isTemplate || role !== null)) || 'world.notFound';
};

/** Owns the world or edits it; others who may look at it are told `otherwise`. */
const buildsOr =
  (otherwise: RefusalCode): Policy<WorldStanding> =>
  (actor, standing) => {
    const seen = seesWorld(actor, standing);
    if (seen !== true) return seen;
    if (standing.role === 'owner' || standing.role === 'editor') return true;
    return standing.isTemplate && otherwise === 'world.buildersOnly' ? 'world.isTemplate' : otherwise;
  };
const builds = buildsOr('world.buildersOnly');
const uploads = buildsOr('world.uploadOwnerOnly');

/** Owns the world. */
const ownsOr =
  (otherwise: RefusalCode): Policy<WorldStanding> =>
  (actor, standing) => {
    const seen = seesWorld(actor, standing);
    if (seen !== true) return seen;
    if (standing.role === 'owner') return true;
    return standing.isTemplate && otherwise === 'world.ownerOnly' ? 'world.isTemplate' : otherwise;
  };
const ownsWorld = ownsOr('world.ownerOnly');
const expands = ownsOr('world.expandOwnerOnly');

/** Owned the world before it was deleted, or still does. */
const ownedWorld: Policy<WorldStanding> = (actor, standing) =>
  ownsWorld(actor, { ...standing, isDeleted: standing.isDeleted && standing.role !== 'owner' });

/** Who may do what: one line per operation of the contract. The server enforces it; the browser reads it to hide buttons. */
export const policies = {
  'account.me': anyone,
  'account.session': signedIn,
  'account.saveProfile': signedIn,
  'account.saveAvatar': signedIn,
  'account.savePreferences': signedIn,
  'account.sessions': signedIn,
  'account.revokeSession': signedIn,
  'account.signOut': signedIn,
  'account.reauthenticate': signedIn,
  'account.requestDeletion': confirms,
  'account.cancelDeletion': signedIn,
  'plans.request': signedIn,
  'plans.mine': signedIn,
  'plans.withdraw': signedIn,
  'invitations.check': anyone,
  'invitations.join': signedIn,
  'invitations.createForCampaign': invites,
  'invitations.listForCampaign': invites,
  'invitations.revokeForCampaign': invites,
  'admin.people': administers,
  'admin.setPlan': administersConfirmed,
  'admin.suspend': administersConfirmed,
  'admin.signOutPerson': administersConfirmed,
  'admin.recoveryLink': administersConfirmed,
  'admin.planRequests': administers,
  'admin.reviewPlanRequest': administers,
  'admin.invitations': administers,
  'admin.createInvitation': administers,
  'admin.revokeInvitation': administers,
  'admin.getSettings': administers,
  'admin.saveSettings': administersConfirmed,
  'admin.testMail': administers,
  'admin.usage': administers,
  'admin.audit': administers,
  'admin.health': administers,
  'admin.backups': administers,
  'admin.runBackup': administersConfirmed,
  'campaigns.list': signedIn,
  'campaigns.get': sees,
  'campaigns.create': createsCampaigns,
  'campaigns.delete': deletes,
  'campaigns.enroll': signedIn,
  'campaigns.standing': signedIn,
  'chat.list': plays,
  'chat.post': plays,
  'chat.roll': plays,
  'turns.get': plays,
  'turns.raiseHand': plays,
  'turns.lowerHand': plays,
  'turns.forceEnd': leads,
  'narrator.current': plays,
  'narrator.stop': leads,
  'worlds.list': signedIn,
  'worlds.get': seesWorld,
  'worlds.create': signedIn,
  'worlds.update': builds,
  'worlds.delete': ownsWorld,
  'worlds.restore': ownedWorld,
  'worlds.search': seesWorld,
  'worlds.graph': seesWorld,
  'worlds.timeline': seesWorld,
  'worlds.history': builds,
  'worlds.conflicts': builds,
  'worlds.settle': builds,
  'worlds.members': seesWorld,
  'worlds.setRole': ownsWorld,
  'worlds.kick': ownsWorld,
  'worlds.leave': seesWorld,
  'worlds.files': seesWorld,
  'worlds.setMap': builds,
  'worlds.export': seesWorld,
  'worlds.import': signedIn,
  'generations.generate': expands,
  'generations.expand': expands,
  'generations.read': uploads,
  'generations.readWithModel': expands,
  'generations.list': builds,
  'generations.get': builds,
  'generations.cancel': builds,
  'generations.proposals': builds,
  'generations.decide': builds,
  'generations.document': seesWorld,
  'lore.list': seesWorld,
  'lore.get': seesWorld,
  'lore.add': builds,
  'lore.edit': builds,
  'lore.remove': builds,
  'lore.restore': builds,
  'lore.history': builds,
  'lore.settle': builds,
  'tomes.list': seesWorld,
  'tomes.add': builds,
  'tomes.update': builds,
  'tomes.delete': builds,
  'tomes.upload': uploads,
  'tomes.link': seesWorld,
  'invitations.createForWorld': ownsWorld,
  'invitations.listForWorld': ownsWorld,
  'invitations.revokeForWorld': ownsWorld,
  'invitations.joinWorld': signedIn,
} as const;
