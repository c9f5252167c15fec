import { isEnglish, meant } from '#server/features/storyteller/parse/line/spelling.ts';

/** The words of a text in small letters; hyphens part them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
}

const british: readonly [RegExp, string][] = [
  [/armour/g, 'armor'],
  [/colour/g, 'color'],
];

/** A word as names are compared: American, without a mark of possession. */
const plain = (word: string) => british.reduce((text, [from, to]) => text.replaceAll(from, to), word).replace(/'s?$/, '');

/** Whether a typed word is this one of a name: as it stands, with an s, or misspelt where it is no other word. */
export function isWord(typed: string, word: string): boolean {
  const [said, name] = [plain(typed), plain(word)];
  if (said === name || said === `${name}s` || said === `${name}es` || `${said}s` === name) return true;
  if (/\d/.test(said) || said.length < 3 || isEnglish(said)) return false;
  if (name.startsWith(said)) return true;
  return meant(said, [name]) !== undefined || (said.endsWith('s') && meant(said.slice(0, -1), [name]) !== undefined);
}

/** Where a name stands in words: at which word it begins, and how many it takes; undefined where it does not. */
export function findName(words: readonly string[], name: string): { at: number; length: number } | undefined {
  const parts = wordsOf(name);
  if (parts.length === 0) return undefined;
  for (let at = 0; at < words.length; at += 1) {
    if (parts.every((part, n) => isWord(words[at + n] ?? '', part))) return { at, length: parts.length };
    const joined = parts.join('');
    if (parts.length > 1 && isWord(words[at] ?? '', joined)) return { at, length: 1 };
  }
  return undefined;
}

/** Whether one of some phrases stands in words. */
export function hasPhrase(words: readonly string[], phrases: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `;
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}
