import { escapePattern } from '#domain/text/escape-pattern.ts';
import { pluralOf } from '#domain/text/noun-text.ts';
import type { Creature } from './creature.ts';
import { bandWords, terrainWords } from './habitats.ts';
import { terrains } from './terrains.ts';
import type { Terrain } from './terrains.ts';

/** Finds in a text what words stand for, each in the singular or the plural, in the order of the text and none of it twice. */
function wordReader<Meant>(words: Iterable<readonly [word: string, meant: readonly Meant[]]>): (text: string) => Meant[] {
  const named = new Map<string, Meant[]>();
  for (const [word, meant] of words)
    for (const key of new Set([word.toLowerCase(), pluralOf(word).toLowerCase()])) named.set(key, [...(named.get(key) ?? []), ...meant]);
  // Of two that begin alike the longer one is what is named: a goblin boss is not every goblin.
  const all = [...named.keys()].toSorted((one, other) => other.length - one.length).map(escapePattern);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${all.join('|')})(?![\p{L}\p{N}])`, 'giu');
  return (text) => [...new Set([...text.matchAll(pattern)].flatMap(([word]) => named.get(word.toLowerCase()) ?? []))];
}

/** Reads which creatures a text names: by their own name, or by a word for their whole band. */
export function creatureReader(creatures: readonly Creature[]): (text: string) => string[] {
  const ofBand = (band: string) => creatures.flatMap(({ id, bands }) => (bands.includes(band) ? [id] : []));
  return wordReader([
    ...bandWords.flatMap(({ band, words }) => words.map((word) => [word, ofBand(band)] as const)),
    ...creatures.map(({ id, name }) => [name, [id]] as const),
  ]);
}

const findTerrains = wordReader(terrainWords.flatMap(({ terrain, words }) => words.map((word) => [word, [terrain]] as const)));

/** Reads of which terrains a text speaks, in the order in which they are offered. */
export function terrainsIn(text: string): Terrain[] {
  const found = new Set(findTerrains(text));
  return terrains.filter((each) => found.has(each));
}
