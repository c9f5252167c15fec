import { battleMapRefusals } from './battle-map-refusals.ts';
import { callerRefusals } from './caller-refusals.ts';
import { characterRefusals } from './character-refusals.ts';
import { messageRefusals } from './message-refusals.ts';
import { endpointRefusals } from './endpoint-refusals.ts';
import { planRefusals } from './plan-refusals.ts';
import { serverRefusals } from './server-refusals.ts';
import { narrationRefusals } from './narration-refusals.ts';
import { marketRefusals } from './market-refusals.ts';
import { tableWritingRefusals } from './table-writing-refusals.ts';
import { webhookRefusals } from './webhook-refusals.ts';
import { worldRefusals } from './world-refusals.ts';

/** What a refusal means to the caller; the HTTP layer alone turns it into a status. */
export type RefusalKind = 'unauthenticated' | 'forbidden' | 'notFound' | 'invalid' | 'conflict' | 'tooMany' | 'wrongMethod' | 'unavailable';

interface Entry {
  kind: RefusalKind;
  /** The toast's title. */
  title: string;
  /** The toast's sentence. */
  sentence: string;
}

/** Every refusal of the product with the words a person reads. Codes are noun + reason. */
export const catalogue = {
  'auth.required': { kind: 'unauthenticated', title: 'Sign in first', sentence: 'Please sign in to continue.' },
  'auth.foreignOrigin': { kind: 'forbidden', title: 'Error', sentence: 'This request came from another site and was refused.' },
  ...callerRefusals,
  ...planRefusals,
  'input.invalid': { kind: 'invalid', title: 'Error', sentence: 'Something in this request is not valid.' },
  'stored.damaged': { kind: 'conflict', title: 'Damaged', sentence: 'This is damaged. Undo its last change to bring it back.' },
  'stored.newer': {
    kind: 'conflict',
    title: 'From a newer Hearthlore',
    sentence: 'This comes from a newer Hearthlore and cannot be shown here. It is kept as it is: please update.',
  },
  'stored.gone': { kind: 'conflict', title: 'Damaged', sentence: 'Nothing of it could be read, and it is put away.' },
  'operation.postOnly': {
    kind: 'wrongMethod',
    title: 'Error',
    sentence: 'Call this with POST and a JSON body, also where it only reads.',
  },
  'operation.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such operation.' },
  'campaign.notFound': { kind: 'notFound', title: 'Error', sentence: 'This campaign does not exist, or you have no seat in it.' },
  'campaign.ownerOnly': { kind: 'forbidden', title: 'Access Denied', sentence: 'Only the Dungeon Master of this campaign can do that.' },
  'campaign.spectator': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'You are a spectator at this table. Ask the Dungeon Master for a player’s seat.',
  },
  'campaign.isTemplate': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'The free template campaign is open to everyone and cannot be changed or deleted.',
  },
  'campaign.nobodyLeads': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'This story has no Dungeon Master. The narrator runs it.',
  },
  'campaign.hostOnly': { kind: 'forbidden', title: 'Access Denied', sentence: 'Only the host of this story can do that.' },
  'campaign.playersOnly': { kind: 'invalid', title: 'Error', sentence: 'This story has players only, no spectators.' },
  'campaign.isFull': { kind: 'conflict', title: 'Error', sentence: 'All eight seats in this story are taken.' },
  'campaign.tooManyRuns': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'You host three stories of your own already. Leave or delete one of them first.',
  },
  'campaign.idTaken': { kind: 'conflict', title: 'Error', sentence: 'There is another campaign with this id.' },
  'campaign.importRefused': { kind: 'invalid', title: 'Import failed', sentence: 'This file cannot be read as a campaign.' },
  'campaign.notDeleted': { kind: 'conflict', title: 'Error', sentence: 'This campaign is not deleted.' },
  'campaign.ownerStays': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'The Dungeon Master who owns a campaign stays in it. Hand it over first, or delete it.',
  },
  'campaign.heirNeedsPlan': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'Only Dungeon Master accounts can own campaigns. They can ask for access in their profile.',
  },
  'push.endpointRefused': {
    kind: 'invalid',
    title: 'Error',
    sentence: 'This server cannot send notifications to that address.',
  },
  'seat.notFound': { kind: 'notFound', title: 'Error', sentence: 'That person has no seat at this table.' },
  'seat.playsNot': { kind: 'conflict', title: 'Not a player', sentence: 'Only somebody who plays at this table can be away.' },
  'seat.requestNotFound': { kind: 'notFound', title: 'Error', sentence: 'This request has been answered already.' },
  'campaign.notEnrolled': { kind: 'forbidden', title: 'Access Denied', sentence: 'Take a seat in this campaign first.' },
  ...webhookRefusals,
  ...worldRefusals,
  'file.wrongPicture': { kind: 'invalid', title: 'Failed to upload file', sentence: 'Please choose a PNG, JPEG or WebP picture.' },
  'file.pictureTooLarge': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'This picture has too many pixels. Please choose one of at most 8192 by 8192.',
  },
  'name.likeDm': {
    kind: 'conflict',
    title: 'Choose another name',
    sentence: 'Your display name looks like the name of this table’s Dungeon Master. Please choose another one and join again.',
  },
  /** Its detail names both. */
  'name.likeAnother': {
    kind: 'conflict',
    title: 'Choose another name',
    sentence: 'Somebody at this table has a name that looks like this one.',
  },
  ...messageRefusals,
  'note.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such note.' },
  'note.removed': { kind: 'conflict', title: 'Error', sentence: 'This note was removed. Your text is kept here.' },
  'note.ownerOnly': { kind: 'forbidden', title: 'Access Denied', sentence: 'Only the person who created a note can change who reads it.' },
  'note.dmOnly': { kind: 'forbidden', title: 'Access Denied', sentence: 'Only a Dungeon Master can keep notes for the Dungeon Masters.' },
  'note.tooMany': { kind: 'conflict', title: 'Error', sentence: 'This campaign has reached its limit of notes.' },
  ...marketRefusals,
  ...tableWritingRefusals,
  ...narrationRefusals,
  ...battleMapRefusals,
  'pin.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such pin on this map.' },
  'pin.tooMany': { kind: 'conflict', title: 'Error', sentence: 'This map has reached its limit of pins.' },
  ...characterRefusals,
  'history.noSuchMoment': { kind: 'notFound', title: 'Error', sentence: 'There is no such moment in this campaign’s history.' },
  'history.isNow': { kind: 'conflict', title: 'Error', sentence: 'Nothing has happened since that moment.' },
  'history.full': { kind: 'conflict', title: 'Error', sentence: 'This campaign has reached its limit of restore points.' },
  'branch.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such branch.' },
  'branch.isPlayed': { kind: 'conflict', title: 'Error', sentence: 'That branch is already active.' },
  'session.isEmpty': { kind: 'conflict', title: 'Error', sentence: 'Nothing has happened since the last session ended.' },
  'recap.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such recap.' },
  'recap.isPublished': { kind: 'conflict', title: 'Error', sentence: 'This recap has been shown to the players already.' },
  'recap.hasChanged': {
    kind: 'conflict',
    title: 'Changed meanwhile',
    sentence: 'Someone changed this recap meanwhile. Your text is still here: compare and save again.',
  },
  'safety.notFound': { kind: 'notFound', title: 'Error', sentence: 'That has already been removed.' },
  'safety.notYours': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'Only its author or the Dungeon Master can remove it.',
  },
  'safety.full': { kind: 'conflict', title: 'Error', sentence: 'This table has reached its limit of lines and veils.' },
  'safety.lineCrossed': {
    kind: 'conflict',
    title: 'This crosses a line',
    sentence: 'This text contains something on the table’s list of lines. Please reword it.',
  },
  'safety.veilLifted': {
    kind: 'conflict',
    title: 'This goes behind a veil',
    sentence:
      'This text describes something on the table’s list of veils. Mention it in one short sentence at the end of a paragraph, then move on.',
  },
  'turn.notCollecting': {
    kind: 'conflict',
    title: 'Failed to end collection period',
    sentence: 'No actions are being collected right now.',
  },
  'combat.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no fight at this table.' },
  'combat.isOpen': { kind: 'conflict', title: 'Error', sentence: 'A fight is already running at this table. End it first.' },
  'combat.moved': {
    kind: 'conflict',
    title: 'Combat changed',
    sentence: 'Someone acted first. Review the fight and try again.',
  },
  /** Its detail is the sentence of the rule that refused. */
  'combat.refused': { kind: 'conflict', title: 'That cannot be done', sentence: 'The rules of the fight do not allow that now.' },
  'combat.notYours': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'Only the Dungeon Master can do that, or you on your own turn.',
  },
  'combat.monsterNotFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such creature.' },
  'turn.paused': { kind: 'conflict', title: 'The table is paused', sentence: 'No actions are collected until the Dungeon Master resumes.' },
  'auth.confirmFirst': { kind: 'forbidden', title: 'Confirm it is you', sentence: 'Please enter your password once more for this.' },
  'auth.wrongPassword': { kind: 'forbidden', title: 'Error', sentence: 'That password is not correct.' },
  'auth.tooManyAttempts': {
    kind: 'tooMany',
    title: 'Sign in failed',
    sentence: 'Too many failed attempts. Please wait fifteen minutes and try again.',
  },
  /** The answer is the same for an address that nobody has. */
  'auth.tooManyEmails': {
    kind: 'tooMany',
    title: 'Not sent',
    sentence: 'Enough mails were asked for. Please look for them in the mailbox, also among the spam, or wait fifteen minutes.',
  },
  'auth.suspended': { kind: 'forbidden', title: 'Sign in failed', sentence: 'This account is suspended. Please ask the administrator.' },
  'auth.inviteOnly': {
    kind: 'forbidden',
    title: 'Sign up failed',
    sentence: 'Sign ups by invite only. Please use the link or code you were given.',
  },
  'address.taken': {
    kind: 'conflict',
    title: 'Address not changed',
    sentence: 'Another account has this email address by now, so yours stays as it is. Please choose a different one.',
  },
  'address.outdated': {
    kind: 'conflict',
    title: 'Address not changed',
    sentence: 'Your email address has changed since this link was sent, so nothing was done. Please ask for the change again.',
  },
  'address.otherAccount': {
    kind: 'conflict',
    title: 'Address not changed',
    sentence: 'You are signed in with another account here. Sign out, or open the link in another browser.',
  },
  'session.notFound': { kind: 'notFound', title: 'Error', sentence: 'That session has already ended.' },
  'image.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such picture.' },
  'image.invalid': { kind: 'invalid', title: 'Error', sentence: 'Please choose a PNG, JPEG or WebP picture of at most 200 kB.' },
  'invitation.notFound': { kind: 'notFound', title: 'Error', sentence: 'No invitation has this code. Please check it and try again.' },
  'invitation.expired': { kind: 'conflict', title: 'Error', sentence: 'This invitation has expired. Please ask for a new one.' },
  'invitation.usedUp': { kind: 'conflict', title: 'Error', sentence: 'This invitation has been used up. Please ask for a new one.' },
  'invitation.revoked': { kind: 'conflict', title: 'Error', sentence: 'This invitation was revoked. Please ask for a new one.' },
  'invitation.tooManyTries': {
    kind: 'tooMany',
    title: 'Too many wrong codes',
    sentence: 'Too many wrong codes. Please wait ten minutes and try again, or use the link.',
  },
  'invitation.forNewcomers': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This invitation is for a new account, but you already have one.',
  },
  'invitation.forCampaign': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This invitation leads to a campaign. Please use it on the page Join a Campaign.',
  },
  'invitation.forWorld': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This invitation leads to a world. Please use it on the page Join a World.',
  },
  'settings.modelRefused': { kind: 'invalid', title: 'Error', sentence: 'The narrator’s model cannot be used with these settings.' },
  'plan.isAdmin': {
    kind: 'conflict',
    title: 'Error requesting plan change',
    sentence: 'Administrators cannot request another plan.',
  },
  'plan.same': { kind: 'conflict', title: 'Error requesting plan change', sentence: 'You have this plan already.' },
  'plan.pending': { kind: 'conflict', title: 'Error requesting plan change', sentence: 'Your request is still waiting for an answer.' },
  'plan.notPending': { kind: 'conflict', title: 'Error', sentence: 'This request has been answered already.' },
  'plan.requestNotFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such request.' },
  'admin.only': { kind: 'notFound', title: 'Error', sentence: 'There is no such operation.' },
  'admin.personNotFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such person.' },
  'admin.lastAdmin': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This is the last administrator. Make someone else an administrator first.',
  },
  'admin.noSecondFactor': { kind: 'conflict', title: 'Error', sentence: 'This account has no second factor.' },
  'admin.twoFactorRequired': { kind: 'forbidden', title: 'Error', sentence: 'Please sign in with your second factor to administer.' },
  'mail.notConfigured': { kind: 'conflict', title: 'Error', sentence: 'Email is not set up on this server.' },
  'mail.failed': { kind: 'unavailable', title: 'Error', sentence: 'The email could not be sent.' },
  'narrator.capReached': {
    kind: 'tooMany',
    title: 'Error',
    sentence: 'The AI model’s daily limit is reached. The narrator goes on without it.',
  },
  ...endpointRefusals,
  ...serverRefusals,
} as const satisfies Record<string, Entry>;

export type RefusalCode = keyof typeof catalogue;

/** A "no" that the product means: carries its code, and a detail when the sentence alone is too vague. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly detail: string | undefined;
  /** Whole seconds after which it is worth trying again; undefined where nobody knows. */
  readonly retryAfter: number | undefined;
  constructor(code: RefusalCode, detail?: string, retryAfter?: number) {
    super(detail ?? catalogue[code].sentence);
    this.name = 'Refusal';
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(catalogue, code);
}
