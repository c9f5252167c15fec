import { runsCampaigns } from '#domain/account/account.ts';
import type { Actor, Person } from '#domain/account/account.ts';
import type { PrivateRunPart } from '#domain/campaign/private-run.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Seat } from '#domain/campaign/seat.ts';

/** What an actor is in one campaign, as far as permissions need it. */
export interface CampaignAccess {
  isTemplate: boolean;
  /** A deleted campaign is visible to its owner alone. */
  isDeleted: boolean;
  seat: Seat | null;
  /** Their part in a private run; null in every other campaign. */
  privateRun: PrivateRunPart | null;
}

/** What an actor is in one world. A deleted world is visible to its owner alone. */
export interface WorldAccess {
  isTemplate: boolean;
  isDeleted: boolean;
  /** A seat in a campaign of somebody who builds the world makes a reader too. */
  role: 'owner' | 'editor' | 'reader' | null;
}

/** Decides one call: `true`, or the code of the refusal. What the actor may not see is "not found". */
export type Policy<Subject> = (actor: Actor, subject: Subject) => true | RefusalCode;

/** The person behind an actor; refuses visitors. */
export function personOf(actor: Actor): Person {
  if (actor.kind !== 'person') throw new Refusal('auth.required');
  return actor;
}

export const anyone: Policy<unknown> = () => true;

export const signedIn: Policy<unknown> = (actor) => actor.kind === 'person' || 'auth.required';

/** Has the hero that is asked about: on a device, as anybody may, or in their account. */
export const hasHero: Policy<{ isKept: boolean }> = (actor, { isKept }) => !isKept || actor.kind === 'person' || 'auth.required';

export const createsCampaigns: Policy<unknown> = (actor) => {
  if (actor.kind !== 'person') return 'auth.required';
  return runsCampaigns(actor.plan) || 'campaign.planRequired';
};

/** Has a seat in the campaign, also as a spectator. */
export const attends: Policy<CampaignAccess> = (actor, { isTemplate, isDeleted, seat }) => {
  if (actor.kind !== 'person') return 'auth.required';
  if (isDeleted) return 'campaign.notFound';
  if (seat !== null) return true;
  return isTemplate ? 'campaign.notEnrolled' : 'campaign.notFound';
};

/** Has a seat other than a spectator's. */
export const plays: Policy<CampaignAccess> = (actor, access) => {
  const attending = attends(actor, access);
  if (attending !== true) return attending;
  return access.seat !== 'spectator' || 'campaign.spectator';
};

/** What an actor is in a campaign and to one of its characters. */
export interface CharacterAccess extends CampaignAccess {
  character: 'mine' | 'another' | 'none';
}

/** Plays in the campaign, and so may bring a character. */
export const bringsCharacter: Policy<CampaignAccess> = (actor, access) => {
  if (actor.kind !== 'person') return 'character.signInFirst';
  const playing = plays(actor, access);
  return playing === 'campaign.notEnrolled' ? 'character.notEnrolled' : playing;
};

/** Has a seat in the campaign of this character. */
export const readsCharacter: Policy<CharacterAccess> = (actor, access) => {
  const attending = attends(actor, access);
  if (attending !== true) return attending;
  return access.character !== 'none' || 'character.notFound';
};

/** Owns this character; others in the campaign may read it, but not copy it. */
export const ownsCharacter: Policy<CharacterAccess> = (actor, access) => {
  const reading = readsCharacter(actor, access);
  if (reading !== true) return reading;
  return access.character === 'mine' || 'character.notYours';
};

/** Owns this character and plays, or is a DM of its campaign. Others who may read it are refused with `otherwise`. */
export const handlesCharacterOr =
  (otherwise: RefusalCode): Policy<CharacterAccess> =>
  (actor, access) => {
    const reading = readsCharacter(actor, access);
    if (reading !== true) return reading;
    if (access.seat === 'spectator') return 'campaign.spectator';
    return access.character === 'mine' || isDm(access.seat) || otherwise;
  };
export const handlesCharacter = handlesCharacterOr('character.notYours');

/** Has a seat, or looks at the template campaign, which is open to all. */
export const sees: Policy<CampaignAccess> = (actor, { isTemplate, isDeleted, seat }) => {
  if (actor.kind !== 'person') return 'auth.required';
  return (!isDeleted && (isTemplate || seat !== null)) || 'campaign.notFound';
};

/** Is the owner or a co-DM. In the template campaign and in a private run, everyone who plays counts as game master. */
export const isGameMaster: Policy<CampaignAccess> = (actor, access) => {
  const seated = plays(actor, access);
  if (seated !== true) return seated;
  return access.isTemplate || access.privateRun !== null || isDm(access.seat) || 'campaign.ownerOnly';
};

/** Has the DM assistant: the owner and co-DMs. A private run has none, and neither has the template. */
export const hasAssistant: Policy<CampaignAccess> = (actor, access) => {
  const seated = attends(actor, access);
  if (seated !== true) return seated;
  if (access.privateRun !== null) return 'campaign.nobodyLeads';
  return isDm(access.seat) || 'campaign.ownerOnly';
};

/** Has a seat, also as a spectator, in a campaign other than the template. */
export const attendsOwnTable: Policy<CampaignAccess> = (actor, access) => {
  const attending = attends(actor, access);
  return attending !== true || !access.isTemplate ? attending : 'campaign.isTemplate';
};

/** Is a game master, or plays in a private run. Never in the template. */
export const sharesTable: Policy<CampaignAccess> = (actor, access) => {
  if (actor.kind !== 'person') return 'auth.required';
  if (access.isTemplate) return 'campaign.isTemplate';
  return isGameMaster(actor, access);
};

/** Is the game master of a campaign that is neither the template nor a private run. */
export const managesCampaign: Policy<CampaignAccess> = (actor, access) => {
  const sharing = sharesTable(actor, access);
  return sharing === true && access.privateRun !== null ? 'campaign.nobodyLeads' : sharing;
};

/** Leads the campaign whose homebrew is offered to others; where none is, anybody with an account. */
export const publishesAssets: Policy<CampaignAccess | null> = (actor, access) =>
  access === null ? signedIn(actor, access) : managesCampaign(actor, access);

/** Is the game master of a campaign, or the host of a private run. */
export const looksAfter: Policy<CampaignAccess> = (actor, access) => {
  const sharing = sharesTable(actor, access);
  return sharing === true && access.privateRun === 'guest' ? 'campaign.hostOnly' : sharing;
};

/** Owns the campaign, or hosts the private run. Never the template. */
export const ownsCampaign: Policy<CampaignAccess> = (actor, access) => {
  if (actor.kind !== 'person') return 'auth.required';
  if (access.isTemplate) return 'campaign.isTemplate';
  if (access.isDeleted || access.seat === null) return 'campaign.notFound';
  if (access.privateRun !== null) return access.privateRun === 'host' || 'campaign.hostOnly';
  return access.seat === 'owner' || 'campaign.ownerOnly';
};

/** Owns or hosts the campaign, also when it is deleted. */
export const restores: Policy<CampaignAccess> = (actor, access) =>
  ownsCampaign(actor, { ...access, isDeleted: access.isDeleted && access.seat !== 'owner' && access.privateRun !== 'host' });

/** Owns the campaign. A private run belongs to the installation and cannot be handed over. */
export const handsOver: Policy<CampaignAccess> = (actor, access) => {
  const owning = ownsCampaign(actor, access);
  return owning === 'campaign.hostOnly' || (owning === true && access.privateRun !== null) ? 'campaign.nobodyLeads' : owning;
};

/** An administrator. For everyone else the operations do not exist. */
export const administers: Policy<unknown> = (actor) => {
  if (actor.kind !== 'person') return 'auth.required';
  return actor.plan === 'ADMIN' || 'admin.only';
};

/** What a dangerous action must know about the session it comes from. */
export interface Reauthentication {
  /** The password was entered again within the last minutes. */
  isReauthenticated: boolean;
  /** An administrator has set up a second factor and has not given it in this session. */
  lacksSecondFactor: boolean;
}

/** Has entered the password again within the last minutes. */
export const requiresReauthentication: Policy<Reauthentication> = (actor, { isReauthenticated: confirmed }) => {
  if (actor.kind !== 'person') return 'auth.required';
  return confirmed || 'auth.confirmFirst';
};

/** An administrator who entered the password again within the last minutes, with the second factor where one is set up. */
export const administersReauthenticated: Policy<Reauthentication> = (actor, confirmation) => {
  const verdict = administers(actor, confirmation);
  if (verdict !== true) return verdict;
  return confirmation.lacksSecondFactor ? 'admin.twoFactorRequired' : requiresReauthentication(actor, confirmation);
};

/** May look at the world. */
export const seesWorld: Policy<WorldAccess> = (actor, { isTemplate, isDeleted, role }) => {
  if (actor.kind !== 'person') return 'auth.required';
  return (!isDeleted && (isTemplate || role !== null)) || 'world.notFound';
};

/** Owns or edits the world. Others who may look at it are refused with `otherwise`. */
const buildsOr =
  (otherwise: RefusalCode): Policy<WorldAccess> =>
  (actor, access) => {
    const seen = seesWorld(actor, access);
    if (seen !== true) return seen;
    if (access.role === 'owner' || access.role === 'editor') return true;
    return access.isTemplate && otherwise === 'world.buildersOnly' ? 'world.isTemplate' : otherwise;
  };
export const builds = buildsOr('world.buildersOnly');
export const uploads = buildsOr('world.uploadOwnerOnly');

/** Owns the world. */
const ownsOr =
  (otherwise: RefusalCode): Policy<WorldAccess> =>
  (actor, access) => {
    const seen = seesWorld(actor, access);
    if (seen !== true) return seen;
    if (access.role === 'owner') return true;
    return access.isTemplate && otherwise === 'world.ownerOnly' ? 'world.isTemplate' : otherwise;
  };
export const ownsWorld = ownsOr('world.ownerOnly');
export const expands = ownsOr('world.expandOwnerOnly');

/** Where something was installed: in a world, or in a campaign; null where it was not. */
export type InstalledIn = { world: WorldAccess } | { table: CampaignAccess } | null;

/** Owns the world, or leads the campaign, that something was installed in. */
export const updatesInstall: Policy<InstalledIn> = (actor, place) => {
  if (place === null) return signedIn(actor, place);
  return 'world' in place ? ownsWorld(actor, place.world) : managesCampaign(actor, place.table);
};

/** Owns the world, also when it is deleted. */
export const ownedWorld: Policy<WorldAccess> = (actor, access) =>
  ownsWorld(actor, { ...access, isDeleted: access.isDeleted && access.role !== 'owner' });
