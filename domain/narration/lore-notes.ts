import type { LoreNote } from './brief.ts';
import { linkKey } from '#domain/world/lore/links.ts';

interface Entry {
  name: string;
  aliases: readonly string[];
  category: string;
  text: string;
}

/** Characters of one entry that are told unless more are asked for; the longest entries would otherwise leave no room for others. */
const usual = 700;

/** Whether a name stands in a text by itself; names of one or two letters are no names to go by. */
function isNamed(name: string, said: string): boolean {
  const key = linkKey(name).replace(/^(?:the|a|an) /, '');
  if (key.length < 3) return false;
  const at = [...said.matchAll(new RegExp(key.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g'))];
  const letter = /[\p{L}\p{N}]/u;
  return at.some(({ index }) => !letter.test(said[index - 1] ?? ' ') && !letter.test(said[index + key.length] ?? ' '));
}

/** The beginning of a text, whole sentences where it has any. */
function shortened(text: string, longest: number): string {
  const plain = text.replaceAll(/\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]/g, '$1').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\n'), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > longest / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, longest - 1).trimEnd()}…`;
}

/**
 * The entries that what is said speaks of, by name or alias; what stands in an earlier text counts before what stands in a
 * later one. At most `room` characters together, and `longest` of each: one that does not fit makes room for the next that does.
 */
export function loreSpokenOf(entries: readonly Entry[], texts: readonly string[], room: number, longest = usual): LoreNote[] {
  const said = texts.map(linkKey);
  const firstNamed = (entry: Entry) => said.findIndex((text) => [entry.name, ...entry.aliases].some((name) => isNamed(name, text)));
  const spoken = entries
    .map((entry) => ({ entry, at: firstNamed(entry) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const notes: LoreNote[] = [];
  let left = room;
  for (const { entry } of spoken) {
    const text = shortened(entry.text, longest);
    const size = entry.name.length + text.length;
    if (text === '' || size > left) continue;
    left -= size;
    notes.push({ name: entry.name, category: entry.category, text });
  }
  return notes;
}
