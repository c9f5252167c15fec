import { runsCampaigns } from './account.ts';
import type { Actor, Person } from './account.ts';
import type { PrivateRunPart } from './private-run.ts';
import { Refusal } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';
import { isDm } from './seat.ts';
import type { Seat } from './seat.ts';

/** Where an actor stands towards one campaign. */
export interface Standing {
  isTemplate: boolean;
  /** Only its owner knows of one that is deleted. */
  isDeleted: boolean;
  seat: Seat | null;
  /** As what they take part in a private run; null in every other campaign. */
  privateRun: PrivateRunPart | null;
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

export const anyone: Policy<unknown> = () => true;

export const signedIn: Policy<unknown> = (actor) => actor.kind === 'person' || 'auth.required';

export const createsCampaigns: Policy<unknown> = (actor) => {
  if (actor.kind !== 'person') return 'auth.required';
  return runsCampaigns(actor.plan) || 'campaign.planRequired';
};

/** Holds a seat at the table, if only to watch. */
export const attends: Policy<Standing> = (actor, { isTemplate, isDeleted, seat }) => {
  if (actor.kind !== 'person') return 'auth.required';
  if (isDeleted) return 'campaign.notFound';
  if (seat !== null) return true;
  return isTemplate ? 'campaign.notEnrolled' : 'campaign.notFound';
};

/** Holds a seat from which one plays. */
export const plays: Policy<Standing> = (actor, standing) => {
  const attending = attends(actor, standing);
  if (attending !== true) return attending;
  return standing.seat !== 'spectator' || 'campaign.spectator';
};

/** Where an actor stands towards one character of a table. */
export interface CharacterStanding extends Standing {
  character: 'mine' | 'another' | 'none';
}

/** Plays here, and so may bring a character. */
export const bringsCharacter: Policy<Standing> = (actor, standing) => {
  if (actor.kind !== 'person') return 'character.signInFirst';
  const playing = plays(actor, standing);
  return playing === 'campaign.notEnrolled' ? 'character.notEnrolled' : playing;
};

/** Attends a table that has this character. */
export const readsCharacter: Policy<CharacterStanding> = (actor, standing) => {
  const attending = attends(actor, standing);
  if (attending !== true) return attending;
  return standing.character !== 'none' || 'character.notFound';
};

/** Plays this character; to others of the table it is not theirs to take along. */
export const ownsCharacter: Policy<CharacterStanding> = (actor, standing) => {
  const reading = readsCharacter(actor, standing);
  if (reading !== true) return reading;
  return standing.character === 'mine' || 'character.notYours';
};

/** Plays this character from a player's seat, or is a DM of its table; others who may read it are told `otherwise`. */
export const handlesCharacterOr =
  (otherwise: RefusalCode): Policy<CharacterStanding> =>
  (actor, standing) => {
    const reading = readsCharacter(actor, standing);
    if (reading !== true) return reading;
    if (standing.seat === 'spectator') return 'campaign.spectator';
    return standing.character === 'mine' || isDm(standing.seat) || otherwise;
  };
export const handlesCharacter = handlesCharacterOr('character.notYours');

/** Holds a seat, or looks at the campaign that is open to all. */
export const sees: Policy<Standing> = (actor, { isTemplate, isDeleted, seat }) => {
  if (actor.kind !== 'person') return 'auth.required';
  return (!isDeleted && (isTemplate || seat !== null)) || 'campaign.notFound';
};

/** Leads the table, as its owner or a co-DM; in the template campaign and in a private run everyone with a seat stands in for them. */
export const leads: Policy<Standing> = (actor, standing) => {
  const seated = plays(actor, standing);
  if (seated !== true) return seated;
  return standing.isTemplate || standing.privateRun !== null || isDm(standing.seat) || 'campaign.ownerOnly';
};

/** Leads the table by their seat; in the template and in a private run nobody does. */
export const isAssisted: Policy<Standing> = (actor, standing) => {
  const seated = attends(actor, standing);
  if (seated !== true) return seated;
  if (standing.privateRun !== null) return 'campaign.nobodyLeads';
  return isDm(standing.seat) || 'campaign.ownerOnly';
};

/** Holds a seat, if only to watch, at a table that is not everyone's. */
export const agrees: Policy<Standing> = (actor, standing) => {
  const attending = attends(actor, standing);
  return attending !== true || !standing.isTemplate ? attending : 'campaign.isTemplate';
};

/** Leads the table, or plays in a private run: what all of a private run may do. Nobody does so in the template. */
export const sharesTable: Policy<Standing> = (actor, standing) => {
  if (actor.kind !== 'person') return 'auth.required';
  if (standing.isTemplate) return 'campaign.isTemplate';
  return leads(actor, standing);
};

/** Leads the table, and it is neither the template nor a private run: what takes a Dungeon Master. */
export const runs: Policy<Standing> = (actor, standing) => {
  const sharing = sharesTable(actor, standing);
  return sharing === true && standing.privateRun !== null ? 'campaign.nobodyLeads' : sharing;
};

/** Looks after the table: leads it, or hosts it where it is a private run. */
export const looksAfter: Policy<Standing> = (actor, standing) => {
  const sharing = sharesTable(actor, standing);
  return sharing === true && standing.privateRun === 'guest' ? 'campaign.hostOnly' : sharing;
};

/** Owns the campaign, or hosts it where it is a private run, and it is not the template. */
export const deletes: Policy<Standing> = (actor, standing) => {
  if (actor.kind !== 'person') return 'auth.required';
  if (standing.isTemplate) return 'campaign.isTemplate';
  if (standing.isDeleted || standing.seat === null) return 'campaign.notFound';
  if (standing.privateRun !== null) return standing.privateRun === 'host' || 'campaign.hostOnly';
  return standing.seat === 'owner' || 'campaign.ownerOnly';
};

/** Owned or hosted the campaign before it was deleted, or still does. */
export const restores: Policy<Standing> = (actor, standing) =>
  deletes(actor, { ...standing, isDeleted: standing.isDeleted && standing.seat !== 'owner' && standing.privateRun !== 'host' });

/** Owns the campaign, which is no private run: that one belongs to the installation. */
export const handsOver: Policy<Standing> = (actor, standing) => {
  const deleting = deletes(actor, standing);
  return deleting === 'campaign.hostOnly' || (deleting === true && standing.privateRun !== null) ? 'campaign.nobodyLeads' : deleting;
};

/** An administrator. For everyone else the operations do not exist. */
export const administers: Policy<unknown> = (actor) => {
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
export const confirms: Policy<Confirmation> = (actor, { confirmed }) => {
  if (actor.kind !== 'person') return 'auth.required';
  return confirmed || 'auth.confirmFirst';
};

/** An administrator who has entered the password again a short while ago, in a session with the second factor where there is one. */
export const administersConfirmed: Policy<Confirmation> = (actor, confirmation) => {
  const verdict = administers(actor, confirmation);
  if (verdict !== true) return verdict;
  return confirmation.lacksSecondFactor ? 'admin.twoFactorRequired' : confirms(actor, confirmation);
};

/** May look at the world. */
export const seesWorld: Policy<WorldStanding> = (actor, { isTemplate, isDeleted, role }) => {
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
export const builds = buildsOr('world.buildersOnly');
export const uploads = buildsOr('world.uploadOwnerOnly');

/** Owns the world. */
const ownsOr =
  (otherwise: RefusalCode): Policy<WorldStanding> =>
  (actor, standing) => {
    const seen = seesWorld(actor, standing);
    if (seen !== true) return seen;
    if (standing.role === 'owner') return true;
    return standing.isTemplate && otherwise === 'world.ownerOnly' ? 'world.isTemplate' : otherwise;
  };
export const ownsWorld = ownsOr('world.ownerOnly');
export const expands = ownsOr('world.expandOwnerOnly');

/** Owned the world before it was deleted, or still does. */
export const ownedWorld: Policy<WorldStanding> = (actor, standing) =>
  ownsWorld(actor, { ...standing, isDeleted: standing.isDeleted && standing.role !== 'owner' });
