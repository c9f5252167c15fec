import { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';

/** What a recap says: Markdown, at least a word. */
export const RecapText = z
  .string()
  .trim()
  .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.')
  .min(1, 'A recap needs some text.')
  .max(limits.recapLength, `A recap has at most ${limits.recapLength} characters.`);

const Names = z.array(z.string());

/** How a fight of a session went, by its foes. */
const FightFact = z.discriminatedUnion('outcome', [
  /** In the story, without a fight on the Combat tab. */
  z.object({ outcome: z.literal('broughtDown'), foes: Names }),
  /** On the Combat tab: who fell of the foes, who did not, and which heroes died; `lost` where the heroes fled or none stood any more. */
  z.object({ outcome: z.enum(['ended', 'lost', 'unfinished']), foes: Names, fallen: Names, remaining: Names, heroesLost: Names }),
  /** The sentence of an earlier build. */
  z.object({ outcome: z.literal('written'), foes: Names, text: z.string() }),
]);
export type FightFact = z.infer<typeof FightFact>;

/** What happened in a session, as a list: only what the players have seen. */
export const SessionIndex = z.object({
  places: z.array(z.object({ name: z.string(), place: z.string() })),
  /** Those who were met, with who they are. */
  people: z.array(z.object({ name: z.string(), role: z.string() })),
  loot: z.array(z.object({ name: z.string(), quantity: z.int(), takenBy: z.string().nullable() })),
  /** What was found out. */
  clues: z.array(z.string()),
  /** Entries of the campaign's own lore that came or changed. */
  lore: z.array(z.string()).default([]),
  fights: z.array(FightFact),
  experience: z.array(z.object({ name: z.string(), amount: z.int() })),
  levels: z.array(z.object({ name: z.string(), from: z.int(), to: z.int() })),
});
export type SessionIndex = z.infer<typeof SessionIndex>;

/** What a session was: its words, which DMs may change until they are shown, and its index. */
export const Recap = z.object({
  id: z.string(),
  /** Which session of its branch. */
  number: z.int(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  text: z.string(),
  index: SessionIndex,
  state: z.enum(['draft', 'published']),
  /** Counts changes of the text. */
  version: z.int(),
  /** Who wrote the text as it stands: the Storyteller, a model, or a seat; which person, its versions say. */
  writtenBy: z.string(),
  /** Whether a model has been asked for another text and may still answer. */
  isBeingWritten: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
});
export type Recap = z.infer<typeof Recap>;

/** Puts other words into a recap; a change that stood on an older text than the one that stands is refused, and so is one after it was shown. */
export function rewriteRecap(recap: Recap, change: { text: string; version: number; writtenBy: string }): Recap | 'changed' | 'published' {
  if (recap.state === 'published') return 'published';
  if (change.version !== recap.version) return 'changed';
  return { ...recap, text: change.text, version: recap.version + 1, writtenBy: change.writtenBy, isBeingWritten: false };
}

/** Marks a recap as shown to the players. */
export function publishRecap(recap: Recap, now: Date): Recap | 'published' {
  if (recap.state === 'published') return 'published';
  return { ...recap, state: 'published', publishedAt: now.toISOString(), isBeingWritten: false };
}
