import { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { sentencesOf } from '#domain/text/sentences.ts';

/** A line of guidance: trimmed; empty for none. */
export const GuidanceText = z
  .string()
  .trim()
  .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.')
  .max(limits.guidanceLength, `Guidance has at most ${limits.guidanceLength} characters.`);

/** What the Dungeon Masters of a campaign tell its narrator alone: where the story should go, and how it is told. */
export const Guidance = z.object({
  /** Holds for every reply; empty for none. */
  standing: GuidanceText,
  /** For the next reply that follows it. */
  next: z
    .object({
      text: GuidanceText,
      /** The draft that followed it and waits to be posted. */
      usedBy: z.string().nullable(),
    })
    .nullable(),
});
export type Guidance = z.infer<typeof Guidance>;

export const noGuidance: Guidance = { standing: '', next: null };

/** The guidance after a Dungeon Master wrote some of it; what is left out stays. */
export function guided(before: Guidance, { standing, next }: { standing?: string | undefined; next?: string | undefined }): Guidance {
  const kept = next === undefined || next === before.next?.text ? before.next : null;
  return {
    standing: standing ?? before.standing,
    next: kept ?? (next === undefined || next === '' ? null : { text: next, usedBy: null }),
  };
}

/** The guidance once a draft followed `text`; one that was written anew meanwhile stays. */
export function followedBy(before: Guidance, text: string, draftId: string): Guidance {
  return before.next?.text === text ? { ...before, next: { text, usedBy: draftId } } : before;
}

/** The guidance once a reply is told that followed `text`; one that was written anew meanwhile stays. */
export function spent(before: Guidance, text: string): Guidance {
  return before.next?.text === text ? { ...before, next: null } : before;
}

/** What is followed in one reply, line by line. */
export function linesOf({ standing, next } = { standing: '', next: '' }): string[] {
  return [standing, next].filter((text) => text !== '');
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Says whether a text repeats a run of six words of the guidance, or the whole of a line of four or five. */
export function repeats(guidance: readonly string[]): (text: string) => boolean {
  const runs = guidance.flatMap((line) => {
    const words = wordsIn(line);
    const length = Math.min(words.length, limits.guidanceWordsInARow);
    if (length < limits.guidanceWordsAtLeast) return [];
    return words.slice(0, words.length - length + 1).map((_word, at) => ` ${words.slice(at, at + length).join(' ')} `);
  });
  return (text) => {
    const said = ` ${wordsIn(text).join(' ')} `;
    return runs.some((run) => said.includes(run));
  };
}

/** Lets words of a reply through by whole sentences, but for those that repeat the guidance. */
export interface GuidanceGuard {
  push(text: string): string;
  /** What is left when nothing more comes. */
  end(): string;
}

/** Opens a guard for one reply; without guidance every word goes through at once. */
export function openGuidanceGuard(guidance: readonly string[]): GuidanceGuard {
  if (guidance.length === 0) return { push: (text) => text, end: () => '' };
  const isRepeated = repeats(guidance);
  const sift = (sentences: readonly string[]) => sentences.filter((sentence) => !isRepeated(sentence)).join('');
  let held = '';
  return {
    push(text) {
      const sentences = sentencesOf(held + text);
      // The last piece may go on: what ends it is only certain once something follows.
      held = sentences.pop() ?? '';
      return sift(sentences);
    },
    end() {
      const rest = sift(sentencesOf(held));
      held = '';
      return rest;
    },
  };
}
