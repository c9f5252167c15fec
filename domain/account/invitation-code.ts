/** The letters the long code of a link is drawn from: 26 of 32, which are 130 bits. No look-alikes. */
export const INVITATION_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const INVITATION_CODE_LENGTH = 26;

/**
 * The letters of a code that is read aloud: 20 consonants. None looks like a digit or like another letter, and without vowels
 * no word comes of them. Eight make 20^8 = 2.6 × 10^10 codes, few enough to need brakes (`limits.spokenCodeTriesPerAddress`).
 */
export const SPOKEN_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
export const SPOKEN_CODE_LENGTH = 8;

const longCode = new RegExp(`^[${INVITATION_LETTERS}]{${INVITATION_CODE_LENGTH}}$`);
const spokenCode = new RegExp(`^[${SPOKEN_LETTERS}]{${SPOKEN_CODE_LENGTH}}$`);
const half = SPOKEN_CODE_LENGTH / 2;

/** What is said of a text that is no code. */
export const notACode = 'That is not an invitation code. A code has 8 letters; the code of a link has 26 letters and digits.';

/** A code as it is compared: without spaces and dashes, in capitals. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a plain code is the short one that is read aloud, as against the long one of a link. */
export function isSpokenCode(code: string): boolean {
  return spokenCode.test(code);
}

/** Whether a plain text has the shape of an invitation's code, of either kind. */
export function isInvitationCode(code: string): boolean {
  return longCode.test(code) || spokenCode.test(code);
}

/** A spoken code as people read it: two groups of four letters. */
export function groupSpokenCode(code: string): string {
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
