import type { Narration } from '#contract/play/narrator-shapes.ts';

/** The state of the narrator at this moment. */
export interface CurrentNarration {
  /** The reply being streamed, with the text received so far. */
  speaking: Narration | null;
  /** True when a reply is due and has not started. */
  awaited: boolean;
  /** True while a reply waits for a Dungeon Master to read it. */
  held: boolean;
  /** The reply that ended last, so that a late answer does not start it anew. */
  ended: string | null;
}

export const silence: CurrentNarration = { speaking: null, awaited: false, held: false, ended: null };

/** A reply is due: the table wrote to the narrator, or a collection closed. */
export function expectReply(before: CurrentNarration): CurrentNarration {
  return before.speaking || before.held ? before : { ...before, awaited: true };
}

/** A reply begins, or is found under way: the longer of two texts of the same reply stands. */
export function begin(before: CurrentNarration, narration: Narration): CurrentNarration {
  if (narration.id === before.ended) return before;
  const heard = before.speaking?.id === narration.id ? before.speaking.text : '';
  const text = heard.length > narration.text.length ? heard : narration.text;
  return { ...before, speaking: { ...narration, text }, awaited: false };
}

/** The next words; `gap` is true when words before them were not heard and must be fetched. */
export function hear(
  before: CurrentNarration,
  signal: { narrationId: string; offset: number; text: string },
): { now: CurrentNarration; gap: boolean } {
  const { speaking } = before;
  if (signal.narrationId === before.ended) return { now: before, gap: false };
  if (speaking?.id !== signal.narrationId || signal.offset > speaking.text.length) return { now: before, gap: true };
  const text = speaking.text.slice(0, signal.offset) + signal.text;
  // No words at an offset take back what was told after it.
  if (signal.text === '') return { now: { ...before, speaking: { ...speaking, text } }, gap: false };
  return { now: text.length > speaking.text.length ? { ...before, speaking: { ...speaking, text } } : before, gap: false };
}

/** A reply is over; the message that holds it comes by itself. */
export function end(before: CurrentNarration, narrationId: string): CurrentNarration {
  const speaking = before.speaking?.id === narrationId ? null : before.speaking;
  return { ...before, speaking, ended: narrationId };
}

/** What the server says of this moment, which outweighs what was heard. */
export function catchUp(
  before: CurrentNarration,
  current: { speaking: Narration | null; waiting: number; held: boolean },
): CurrentNarration {
  const { waiting, held } = current;
  if (current.speaking) return { ...begin(before, current.speaking), held };
  // What waits behind a draft is not begun before a Dungeon Master has read that.
  return { speaking: null, awaited: waiting > 0 && !held, held, ended: before.ended };
}
