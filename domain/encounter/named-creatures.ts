import { escapePattern } from '#domain/text/escape-pattern.ts';
import { pluralOf } from '#domain/text/noun-text.ts';
import type { Creature } from './creature.ts';
import { bandWords } from './habitats.ts';

/** Reads which creatures a text names: by their own name, or by a word for their whole band, each in the singular or the plural. */
export function creatureReader(creatures: readonly Creature[]): (text: string) => string[] {
  const named = new Map<string, string[]>();
  const note = (word: string, ids: readonly string[]) => {
    for (const each of [word, pluralOf(word)]) {
      const key = each.toLowerCase();
      named.set(key, [...(named.get(key) ?? []), ...ids]);
    }
  };
  for (const { band, words } of bandWords) {
    const ids = creatures.flatMap(({ id, bands }) => (bands.includes(band) ? [id] : []));
    for (const word of words) note(word, ids);
  }
  for (const { id, name } of creatures) note(name, [id]);
  // Of two that begin alike the longer one is what is named: a goblin boss is not every goblin.
  const all = [...named.keys()].toSorted((one, other) => other.length - one.length).map(escapePattern);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${all.join('|')})(?![\p{L}\p{N}])`, 'giu');
  return (text) => [...new Set([...text.matchAll(pattern)].flatMap(([word]) => named.get(word.toLowerCase()) ?? []))];
}
