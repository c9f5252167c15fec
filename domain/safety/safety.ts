import { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { termsOf } from './terms.ts';

/** A line never appears; a veil is only hinted at, off-stage. */
const safetyKinds = ['line', 'veil'] as const;
export const SafetyKind = z.enum(safetyKinds);
export type SafetyKind = z.infer<typeof SafetyKind>;

/** What somebody wants left out, in a few words of their own; refuses words that stand for nothing in particular. */
export const SafetyTopic = z
  .string()
  .trim()
  .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.')
  .min(1, 'Write a word or two.')
  .max(limits.safetyTopicLength, `A line or veil has at most ${limits.safetyTopicLength} characters.`)
  .refine((topic) => termsOf(topic).length > 0, 'Use at least one word that names the topic, such as “spiders”.');

const Entry = z.object({
  id: z.string(),
  kind: SafetyKind,
  topic: SafetyTopic,
  /** A seal of who wrote it, from which nobody is told; it lets them take it back. */
  by: z.string(),
});

/** What a table has agreed to leave out, oldest first. */
export const Agreement = z.object({ entries: z.array(Entry) });
export type Agreement = z.infer<typeof Agreement>;

/** The topics of one kind, as they were written. */
export function topicsOf({ entries }: Agreement, kind: SafetyKind): string[] {
  return entries.filter((entry) => entry.kind === kind).map(({ topic }) => topic);
}
