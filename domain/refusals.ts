import { characterRefusals } from './character-refusals.ts';
import { worldRefusals } from './world-refusals.ts';

/** What a refusal means to the caller; the HTTP layer alone turns it into a status. */
export type RefusalKind = 'unauthenticated' | 'forbidden' | 'notFound' | 'invalid' | 'conflict' | 'tooMany' | 'unavailable';

interface Entry {
  kind: RefusalKind;
  /** The toast's title. */
  title: string;
  /** The toast's sentence. */
  sentence: string;
}

/** Every refusal of the product with the words a person reads. Codes are noun + reason. */
export const catalogue = {
  'auth.required': { kind: 'unauthenticated', title: 'Sign in first', sentence: 'Please sign in to go on.' },
  'auth.foreignOrigin': { kind: 'forbidden', title: 'Error', sentence: 'This request came from another site and was refused.' },
  'input.invalid': { kind: 'invalid', title: 'Error', sentence: 'Something in that request is not right.' },
  'operation.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such operation.' },
  'campaign.notFound': { kind: 'notFound', title: 'Error', sentence: 'This campaign does not exist, or you have no seat in it.' },
  'campaign.planRequired': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'Only Dungeon Master accounts can create campaigns. Please upgrade your account.',
  },
  'campaign.ownerOnly': { kind: 'forbidden', title: 'Access Denied', sentence: 'Only the Dungeon Master of this campaign can do that.' },
  'campaign.spectator': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'You watch at this table. Ask the Dungeon Master for a player’s seat.',
  },
  'campaign.isTemplate': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'The free template campaign is open to everyone and cannot be changed or deleted.',
  },
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
  'seat.notFound': { kind: 'notFound', title: 'Error', sentence: 'That person has no seat at this table.' },
  'seat.requestNotFound': { kind: 'notFound', title: 'Error', sentence: 'This request has been answered already.' },
  'campaign.notEnrolled': { kind: 'forbidden', title: 'Access Denied', sentence: 'Take a seat in this campaign first.' },
  ...worldRefusals,
  'file.wrongPicture': { kind: 'invalid', title: 'Failed to upload file', sentence: 'Please choose a PNG, JPEG or WebP picture.' },
  'message.empty': { kind: 'invalid', title: 'Failed to send message', sentence: 'An empty message is not sent.' },
  'message.idTaken': { kind: 'conflict', title: 'Failed to send message', sentence: 'That message was already sent by somebody else.' },
  'message.recipientUnknown': { kind: 'invalid', title: 'Failed to send message', sentence: 'That player has no seat at this table.' },
  'message.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such message.' },
  'message.notYours': { kind: 'forbidden', title: 'Error', sentence: 'Only whoever wrote a message can change it.' },
  'message.notLast': { kind: 'conflict', title: 'Error', sentence: 'Only the last thing you wrote at this table can be changed.' },
  'message.isAnswered': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This was answered, or taken as an action, and stays as it was said.',
  },
  'message.replyWider': {
    kind: 'invalid',
    title: 'Failed to send message',
    sentence: 'Not everyone who would read this may read the message it answers.',
  },
  'dice.unreadable': { kind: 'invalid', title: 'Failed to send message', sentence: 'These dice cannot be thrown.' },
  'image.tooLarge': { kind: 'invalid', title: 'Failed to upload file', sentence: 'A picture in the chat has at most 2 MB.' },
  'image.tooMany': {
    kind: 'conflict',
    title: 'Failed to upload file',
    sentence: 'This campaign’s chat holds as many pictures as one can.',
  },
  'image.altRequired': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'Please say in a few words what the picture shows.',
  },
  'note.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such note.' },
  'note.removed': { kind: 'conflict', title: 'Error', sentence: 'Somebody has removed this note. What you wrote is kept here.' },
  'note.ownerOnly': { kind: 'forbidden', title: 'Access Denied', sentence: 'Only whoever began a note can change who reads it.' },
  'note.dmOnly': { kind: 'forbidden', title: 'Access Denied', sentence: 'Only a Dungeon Master can keep notes for the Dungeon Masters.' },
  'note.tooMany': { kind: 'conflict', title: 'Error', sentence: 'This campaign has as many notes as one campaign can hold.' },
  'tableLore.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such entry in this campaign’s lore.' },
  'tableLore.removed': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'Somebody has taken this out of the campaign’s lore. Put it back to save what you wrote; it is kept here.',
  },
  'tableLore.tooMany': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This campaign has as many entries of its own as one campaign can hold.',
  },
  'pin.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such pin on this map.' },
  'pin.tooMany': { kind: 'conflict', title: 'Error', sentence: 'This map has as many pins as one map can hold.' },
  'narration.notFound': { kind: 'notFound', title: 'Error', sentence: 'The narrator is not speaking.' },
  ...characterRefusals,
  'history.noSuchMoment': { kind: 'notFound', title: 'Error', sentence: 'There is no such moment in this campaign’s past.' },
  'history.isNow': { kind: 'conflict', title: 'Error', sentence: 'Nothing has happened since that moment.' },
  'history.full': { kind: 'conflict', title: 'Error', sentence: 'This campaign has as many named points as it can keep.' },
  'line.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such line of play.' },
  'line.isPlayed': { kind: 'conflict', title: 'Error', sentence: 'That line is played already.' },
  'session.isEmpty': { kind: 'conflict', title: 'Error', sentence: 'Nothing has been told since the last session ended.' },
  'recap.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such recap.' },
  'recap.isPublished': { kind: 'conflict', title: 'Error', sentence: 'This recap has been shown to the players already.' },
  'recap.hasChanged': {
    kind: 'conflict',
    title: 'Changed meanwhile',
    sentence: 'This recap has other words now. Yours are still here: compare them and save again.',
  },
  'narration.notDrafted': { kind: 'notFound', title: 'Error', sentence: 'This draft has been posted or discarded already.' },
  'safety.notFound': { kind: 'notFound', title: 'Error', sentence: 'That has been taken back already.' },
  'safety.notYours': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'Only whoever wrote it, or the Dungeon Master, can take it back.',
  },
  'safety.full': { kind: 'conflict', title: 'Error', sentence: 'This table has as many lines and veils as it can hold.' },
  'safety.lineCrossed': {
    kind: 'conflict',
    title: 'This crosses a line',
    sentence: 'These words hold something that the table has agreed to leave out. Please tell it differently.',
  },
  'safety.veilLifted': {
    kind: 'conflict',
    title: 'This dwells on a veil',
    sentence:
      'These words dwell on something that the table keeps off-stage. Name it in one short sentence that ends its paragraph, and go on after it.',
  },
  'turn.notCollecting': {
    kind: 'conflict',
    title: 'Failed to end collection period',
    sentence: 'No actions are being collected right now.',
  },
  'combat.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no fight at this table.' },
  'combat.isOpen': { kind: 'conflict', title: 'Error', sentence: 'A fight is going on at this table already. End it first.' },
  'combat.moved': {
    kind: 'conflict',
    title: 'The fight has gone on',
    sentence: 'Somebody was quicker. Look at how the fight stands now, and act again.',
  },
  /** Its detail is the sentence of the rule that refused. */
  'combat.refused': { kind: 'conflict', title: 'That cannot be done', sentence: 'The rules of the fight do not allow that now.' },
  'combat.notYours': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'That is for the Dungeon Master, or for your own turn.',
  },
  'combat.monsterNotFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such creature.' },
  'turn.paused': { kind: 'conflict', title: 'The table is paused', sentence: 'Nothing is collected until the Dungeon Master goes on.' },
  'auth.confirmFirst': { kind: 'forbidden', title: 'Confirm it is you', sentence: 'Please enter your password once more for this.' },
  'auth.wrongPassword': { kind: 'forbidden', title: 'Error', sentence: 'That password is not right.' },
  'auth.tooManyAttempts': {
    kind: 'tooMany',
    title: 'Sign in failed',
    sentence: 'Too many failed attempts. Please wait fifteen minutes and try again.',
  },
  'auth.suspended': { kind: 'forbidden', title: 'Sign in failed', sentence: 'This account is suspended. Please ask the administrator.' },
  'auth.inviteOnly': {
    kind: 'forbidden',
    title: 'Sign up failed',
    sentence: 'Sign ups by invite only. Please use the link or code you were given.',
  },
  'session.notFound': { kind: 'notFound', title: 'Error', sentence: 'That session has already ended.' },
  'image.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such picture.' },
  'image.invalid': { kind: 'invalid', title: 'Error', sentence: 'Please choose a PNG, JPEG or WebP picture of at most 200 kB.' },
  'invitation.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such invitation. Please check the code.' },
  'invitation.expired': { kind: 'conflict', title: 'Error', sentence: 'This invitation has expired. Please ask for a new one.' },
  'invitation.usedUp': { kind: 'conflict', title: 'Error', sentence: 'This invitation has been used up. Please ask for a new one.' },
  'invitation.revoked': { kind: 'conflict', title: 'Error', sentence: 'This invitation was taken back. Please ask for a new one.' },
  'invitation.forNewcomers': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This invitation opens a new account, and you have one already.',
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
    sentence: 'An administrator’s plan is not changed by request.',
  },
  'plan.same': { kind: 'conflict', title: 'Error requesting plan change', sentence: 'You have this plan already.' },
  'plan.pending': { kind: 'conflict', title: 'Error requesting plan change', sentence: 'Your request is still waiting for an answer.' },
  'plan.notPending': { kind: 'conflict', title: 'Error', sentence: 'This request has been answered already.' },
  'plan.requestNotFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such request.' },
  'admin.only': { kind: 'notFound', title: 'Error', sentence: 'There is no such operation.' },
  'admin.personNotFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such person.' },
  'admin.lastAdmin': { kind: 'conflict', title: 'Error', sentence: 'This is the last administrator. Make somebody else one first.' },
  'admin.twoFactorRequired': { kind: 'forbidden', title: 'Error', sentence: 'Please sign in with your second factor to administer.' },
  'mail.notConfigured': { kind: 'conflict', title: 'Error', sentence: 'Mail is not configured on this server.' },
  'mail.failed': { kind: 'unavailable', title: 'Error', sentence: 'The mail could not be sent.' },
  'narrator.capReached': { kind: 'tooMany', title: 'Error', sentence: 'The narrator has told all it may today. The Storyteller goes on.' },
  'backup.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such backup.' },
  'backup.failed': { kind: 'unavailable', title: 'Error', sentence: 'The backup could not be made.' },
  'topic.unknown': { kind: 'notFound', title: 'Error', sentence: 'There is nothing to follow here.' },
  'frame.invalid': { kind: 'invalid', title: 'Error', sentence: 'The server could not read that.' },
  'server.busy': { kind: 'unavailable', title: 'Error', sentence: 'The server is busy. Please try again in a moment.' },
} as const satisfies Record<string, Entry>;

export type RefusalCode = keyof typeof catalogue;

/** A "no" that the product means: carries its code, and a detail when the sentence alone is too vague. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly detail: string | undefined;
  constructor(code: RefusalCode, detail?: string) {
    super(detail ?? catalogue[code].sentence);
    this.name = 'Refusal';
    this.code = code;
    this.detail = detail;
  }
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(catalogue, code);
}
