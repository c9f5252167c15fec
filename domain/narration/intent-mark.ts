import type { IntentReason } from '#domain/chat/resolved-intent.ts';

/**
 * What a narrator says of an intent besides its words: which rulings decided one thing that the hero wanted, or how that ended
 * without any. The server draws the outcome from it; no narrator says that something is done.
 */
export type IntentMark = { intent: string } & (
  | { by: 'rulings'; /** By their order in the reply. */ rulings: readonly number[] }
  /** The rulings on the whole party: its journey, its rest, what it learnt. */
  | { by: 'party' }
  /** Answered in words. */
  | { by: 'answer'; why: IntentReason }
  /** It could not be tried. */
  | { by: 'refusal'; why: IntentReason }
  /** It was not taken up. */
  | { by: 'nothing'; why: IntentReason }
);
