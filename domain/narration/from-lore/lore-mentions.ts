import { linkIndex, linksIn } from '#domain/world/lore/links.ts';

interface Named {
  id: string;
  name: string;
  aliases: readonly string[];
}

/** Shorter names are too easily a part of something else. */
const shortest = 4;

const wordsIn = (text: string): string[] => (text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).map((word) => word.replace(/['’]s$/, ''));

/** Every name by its words, and by its first word how many words there may be, the most first. */
function nameIndex(entries: readonly Named[]) {
  const ids = new Map<string, string>();
  const lengths = new Map<string, number[]>();
  for (const { id, name, aliases } of entries) {
    for (const called of [name, ...aliases]) {
      const words = wordsIn(called.replace(/^(?:the|a|an) /i, ''));
      const [first = ''] = words;
      const whole = words.join(' ');
      if (whole.length < shortest || !/^[\p{Lu}\p{Lo}]/u.test(first) || ids.has(whole)) continue;
      ids.set(whole, id);
      const known = lengths.get(first) ?? [];
      if (!known.includes(words.length))
        lengths.set(
          first,
          [...known, words.length].toSorted((one, other) => other - one),
        );
    }
  }
  return { ids, lengths };
}

/**
 * Finds which entries a text speaks of: those it links to, in order, then those it only names as they are written. Its time
 * grows with the text alone, however many entries there are.
 */
export function mentionFinder(entries: readonly Named[]): (markdown: string, prose: string) => string[] {
  const find = linkIndex(entries);
  const { ids, lengths } = nameIndex(entries);
  const named = (prose: string) => {
    const words = wordsIn(prose);
    const found: string[] = [];
    for (const [at, word] of words.entries()) {
      const length = lengths.get(word)?.find((count) => ids.has(words.slice(at, at + count).join(' '))) ?? 0;
      const id = ids.get(words.slice(at, at + length).join(' '));
      if (id !== undefined) found.push(id);
    }
    return found;
  };
  return (markdown, prose) => [...new Set([...linksIn(markdown).flatMap(({ name }) => find(name) ?? []), ...named(prose)])];
}
