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
