import type { Item } from '#domain/character/character.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import type { Base } from '#domain/srd/items/bases.ts';
import { scrollIdOf } from '#domain/srd/items/ware-id.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';
import { armors } from '#domain/srd/equipment/armor.ts';
import { writtenOn } from '#domain/character/item-use/scrolls.ts';
import { spellNamed } from './named-spell.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { slugOf } from '#domain/srd/slug.ts';

/** An item as a file of elsewhere names it. */
export interface NamedItem {
  name: string;
  /** Other words for it: an identifier, or what it is made of. */
  hints: readonly string[];
  quantity: number;
  id: string;
}

const mundane = [...armors, ...weapons];
/** What other books call something. */
const aliases: Readonly<Record<string, string>> = {
  'crossbow-bolt': 'bolt',
  'crossbow-bolts': 'bolt',
  'sling-bullet': 'bullet-sling',
  'sling-bullets': 'bullet-sling',
  'blowgun-needle': 'needle',
  'blowgun-needles': 'needle',
};
const smallWords = new Set(['of', 'the', 'a', 'an', 'and', 'level', 'lvl']);

/** The words of a name in the order of the alphabet, each once, so that "Belt of Hill Giant Strength" is "Belt of Giant Strength (hill)". */
function keyOf(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/\b(\d)(?:st|nd|rd|th)\b/g, '$1')
    .split(/[^a-z0-9+]+/)
    .filter((word) => word !== '' && !smallWords.has(word))
    .map((word) => word.replace(/(?<=..)s$/, ''));
  return [...new Set(words)].toSorted().join(' ');
}

const waresByKey = new WeakMap<MagicCatalogue, Map<string, MagicWare>>();

/** Every magic item by the words of its name; one "frost or stone" under either word. */
function byKey(catalogue: MagicCatalogue): Map<string, MagicWare> {
  const known = waresByKey.get(catalogue);
  if (known) return known;
  const found = new Map<string, MagicWare>();
  for (const ware of catalogue.values()) {
    const [, before = '', first = '', second = ''] = /^(.*\()(\S+) or (\S+)\)$/.exec(ware.name) ?? [];
    const names = [ware.name, ...(first === '' ? [] : [`${before}${first})`, `${before}${second})`])];
    for (const name of names) found.set(keyOf(name), ware);
  }
  waresByKey.set(catalogue, found);
  return found;
}

/** The mundane weapon or armor that some words name, the longest name of all. */
function baseIn(text: string): { id: string; words: string } | null {
  const words = ` ${text.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `;
  const swapped = ` ${text
    .toLowerCase()
    .replace(/^([^,]+), ([^,]+)/, '$2 $1')
    .replaceAll(/[^a-z]+/g, ' ')} `;
  const forms = mundane.flatMap(({ id, name }) => {
    const own = name.toLowerCase();
    return [own, own.replace(/ armor$/, '')].map((each) => ({ id, words: each }));
  });
  const longest = forms.toSorted((a, b) => b.words.length - a.words.length);
  return longest.find((each) => [words, swapped].some((within) => within.includes(` ${each.words} `))) ?? null;
}

/** The weapon that some words name. */
export function weaponNamed(text: string): string | null {
  const id = baseIn(text)?.id;
  return weapons.find((each) => each.id === id)?.id ?? null;
}

/** The weapon or armor that some words name. */
export function mundaneIn(texts: readonly string[]): string | null {
  return texts.map(baseIn).find((each) => each !== null)?.id ?? null;
}

/** A magic item and what it is made of. */
function wareIn({ name, hints }: NamedItem, catalogue: MagicCatalogue): { ware: MagicWare; base: string | null } | null {
  const wares = byKey(catalogue);
  const own = baseIn(name);
  const base = own ?? hints.map(baseIn).find((each) => each !== null) ?? null;
  const whole = wares.get(keyOf(name));
  if (whole) return { ware: whole, base: base?.id ?? null };
  if (!own) return null;
  const rest = own.words
    .split(' ')
    .reduce((text, word) => text.replace(new RegExp(String.raw`\b${word}s?\b`), ''), name.toLowerCase())
    .replace(/\barmor\b/, '');
  const isArmor = armors.some(({ id }) => id === own.id);
  const ware = [rest, `${rest} ${isArmor ? 'armor' : 'weapon'}`].map((each) => wares.get(keyOf(each))).find((each) => each !== undefined);
  return ware ? { ware, base: own.id } : null;
}

/** Words that may be the id of something mundane, the likeliest first. */
function slugsOf(name: string): string[] {
  const plain = name.replaceAll(/\([^)]*\)/g, '').trim();
  const [first = '', second = ''] = plain.split(/,\s*/);
  const names = [name, plain, second === '' ? plain : `${second} ${first}`, first];
  return names.map(slugOf).flatMap((slug) => [slug, `${slug}-armor`, slug.replace(/s$/, ''), aliases[slug] ?? slug]);
}

/** Something mundane of the catalogue by a name or a hint; null for what the catalogue does not know. */
export function mundaneNamed({ name, hints, quantity, id }: NamedItem): Item | null {
  const slugs = [...hints.map(slugOf), ...slugsOf(name)].filter((slug) => slug !== '');
  return slugs.map((slug) => itemOf(slug, quantity, id)).find(({ catalogId }) => catalogId !== null) ?? null;
}

/** A scroll that is called by its spell: "Scroll of Fireball", "Spell Scroll (Fireball)"; null for anything else. */
function scrollNamed(named: NamedItem, catalogue: MagicCatalogue): Item | null {
  const [, called = ''] = /^(?:spell )?scroll(?: of |: ?| ?\()(.+?)\)?$/i.exec(named.name.trim()) ?? [];
  const spell = called === '' ? null : spellNamed(called, null);
  const ware = spell && catalogue.get(scrollIdOf(spell.level));
  if (!ware) return null;
  const item = magicItemOf(ware, null, named);
  return item.ok ? writtenOn(item.value, ware, spell) : null;
}

/** The magic item of our catalogue that a file names; `guessed` says what it is taken to be made of where the file does not say. */
export function magicNamed(
  named: NamedItem,
  catalogue: MagicCatalogue,
): { item: Item; needsAttunement: boolean; guessed: Base | null } | null {
  const scroll = scrollNamed(named, catalogue);
  if (scroll) return { item: scroll, needsAttunement: false, guessed: null };
  const found = wareIn(named, catalogue);
  if (!found) return null;
  const { ware } = found;
  const [first] = ware.bases;
  const namedBase = ware.bases.find(({ id }) => id === found.base);
  const item = magicItemOf(ware, (namedBase ?? first)?.id ?? null, named);
  if (!item.ok) return null;
  const isGuessed = namedBase === undefined && ware.bases.length > 1;
  return { item: item.value, needsAttunement: ware.attunement !== false, guessed: isGuessed ? (first ?? null) : null };
}
