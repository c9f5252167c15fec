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
  'campaign.isTemplate': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'The free template campaign is open to everyone and cannot be changed or deleted.',
  },
  'campaign.notEnrolled': { kind: 'forbidden', title: 'Access Denied', sentence: 'Take a seat in this campaign first.' },
  'world.notFound': { kind: 'notFound', title: 'World Not Found', sentence: 'This world does not exist, or it is not open to you.' },
  'world.buildersOnly': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'Only the owner of this world and those who build it with them can change it.',
  },
  'world.ownerOnly': { kind: 'forbidden', title: 'Access Denied', sentence: 'Only the owner of this world can do that.' },
  'world.expandOwnerOnly': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'Only the world owner can use AI to expand lore.',
  },
  'world.uploadOwnerOnly': {
    kind: 'forbidden',
    title: 'Create Your Own World',
    sentence: 'Upload and save files permanently by creating your own world',
  },
  'world.isTemplate': {
    kind: 'forbidden',
    title: 'Access Denied',
    sentence: 'The free template world is open to everyone and cannot be changed or deleted.',
  },
  'world.notDeleted': { kind: 'conflict', title: 'Error', sentence: 'This world is not deleted.' },
  'world.ownerStays': { kind: 'conflict', title: 'Error', sentence: 'The owner of a world cannot leave it.' },
  'world.full': { kind: 'conflict', title: 'Error', sentence: 'This world holds as much as one world can.' },
  'member.notFound': { kind: 'notFound', title: 'Error', sentence: 'That person has not joined this world.' },
  'lore.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such lore entry.' },
  'lore.notRemoved': { kind: 'conflict', title: 'Error', sentence: 'This entry is not removed.' },
  'change.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such change.' },
  'conflict.notFound': { kind: 'notFound', title: 'Error', sentence: 'That has been settled already.' },
  'generation.inputRequired': {
    kind: 'invalid',
    title: 'Input Required',
    sentence: 'Please select a category or provide a custom prompt.',
  },
  'generation.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such generation.' },
  'generation.running': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'This world is being written already. Please wait, or cancel that first.',
  },
  'generation.isOver': { kind: 'conflict', title: 'Error', sentence: 'That has come to its end already.' },
  'generation.noModel': {
    kind: 'conflict',
    title: 'Error',
    sentence: 'There is nothing left for a model to read, or no model is set up on this server.',
  },
  'document.notRead': { kind: 'notFound', title: 'Error', sentence: 'This document has not been read yet.' },
  'world.importRefused': { kind: 'invalid', title: 'Import failed', sentence: 'This file cannot be read as a world.' },
  'proposal.notFound': { kind: 'notFound', title: 'Error', sentence: 'That proposal has been decided already.' },
  'tome.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such tome.' },
  'file.notFound': { kind: 'notFound', title: 'Failed to access file', sentence: 'There is no such file.' },
  'file.linkExpired': { kind: 'forbidden', title: 'Failed to access file', sentence: 'This link has expired. Please open the file anew.' },
  'file.missing': { kind: 'invalid', title: 'Failed to upload file', sentence: 'Please choose a file.' },
  'file.tooLarge': { kind: 'invalid', title: 'Failed to upload file', sentence: 'File size must be less than 10MB' },
  'file.wrongType': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'Please select a valid document file (txt, md, pdf, doc, docx, json)',
  },
  'document.mismatch': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'What is in this file is not what its name says.',
  },
  'document.empty': { kind: 'invalid', title: 'Failed to upload file', sentence: 'There are no words in this document.' },
  'document.encrypted': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'This document is locked with a password. Please save it without one.',
  },
  'document.broken': { kind: 'invalid', title: 'Failed to upload file', sentence: 'This document is damaged and cannot be read.' },
  'document.bomb': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'This document unpacks to far more than an honest one and was refused.',
  },
  'document.unsafe': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'This document holds something that no document needs and was refused.',
  },
  'document.notText': { kind: 'invalid', title: 'Failed to upload file', sentence: 'This file holds bytes that are no text.' },
  'document.brokenText': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'This file holds letters that are broken in halves.',
  },
  'document.endlessLine': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'This file holds a line that is too long to be read.',
  },
  'document.tooDeep': { kind: 'invalid', title: 'Failed to upload file', sentence: 'This file is nested too deeply to be read.' },
  'document.tooLong': { kind: 'invalid', title: 'Failed to upload file', sentence: 'This document is longer than can be read.' },
  'document.tooHeavy': {
    kind: 'invalid',
    title: 'Failed to upload file',
    sentence: 'This document needs more memory than there is for it.',
  },
  'document.tooSlow': { kind: 'invalid', title: 'Failed to upload file', sentence: 'Reading this document took too long.' },
  'file.wrongPicture': { kind: 'invalid', title: 'Failed to upload file', sentence: 'Please choose a PNG, JPEG or WebP picture.' },
  'message.empty': { kind: 'invalid', title: 'Failed to send message', sentence: 'An empty message is not sent.' },
  'message.idTaken': { kind: 'conflict', title: 'Failed to send message', sentence: 'That message was already sent by somebody else.' },
  'message.recipientUnknown': { kind: 'invalid', title: 'Failed to send message', sentence: 'That player has no seat at this table.' },
  'narration.notFound': { kind: 'notFound', title: 'Error', sentence: 'The narrator is not speaking.' },
  'turn.notCollecting': {
    kind: 'conflict',
    title: 'Failed to end collection period',
    sentence: 'No actions are being collected right now.',
  },
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
