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
