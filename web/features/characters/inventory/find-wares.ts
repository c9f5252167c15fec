import { scrollIdOf } from '#domain/srd/items/ware-id.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { wares } from './catalogue.ts';
import type { Ware } from './catalogue.ts';

type NamedSpell = Pick<Spell, 'id' | 'name' | 'level'>;

const most = 40;

/** Words that join others and name nothing. */
const joining: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'and', 'with', 'for', 'my', 'some']);
const measure = /\b\d+[ -]?(?:feet|foot|ft|pounds?|lbs?)\b/g;

/** What somebody types for an item, in the words of its name: "+1", American, without what joins and measures. */
function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('armour', 'armor').replaceAll(measure, ' ');
  return (plain.match(/[\p{L}\p{N}+’']+/gu) ?? []).filter((word) => !joining.has(word));
}

/** Whether a word stands in a text, also as a plural. */
const stands = (word: string, text: string) =>
  text.includes(word) || (word.length > 3 && word.endsWith('s') && text.includes(word.slice(0, -1)));

/**
 * How near a ware is to what is searched for: what begins with it, what has all of it in its name, in its kind and rarity, or in what
 * it can be made of, as a Weapon +1 is a "+1 longsword". 0 for what is something else.
 */
function nearness({ name, facts, magic }: Ware, words: readonly string[]): number {
  const own = name.toLowerCase();
  const all = `${own} ${facts}`.toLowerCase();
  const [first = ''] = words;
  if (words.every((word) => stands(word, own))) return own === words.join(' ') ? 5 : own.startsWith(first) ? 4 : 3;
  if (words.every((word) => stands(word, all))) return own.startsWith(first) ? 4 : 2;
  const bases = (magic?.bases ?? []).map((base) => base.name.toLowerCase()).join(' ');
  // Nobody looks for it by what it is made of alone.
  const isNamed = words.some((word) => stands(word, own));
  return isNamed && words.every((word) => stands(word, `${all} ${bases}`)) ? 1 : 0;
}

/** Something that can be made of several things, as the one that the words name. */
function madeOf(ware: Ware, words: readonly string[]): Ware {
  const base = ware.magic?.bases.find(({ name }) => words.some((word) => word.length > 2 && stands(word, name.toLowerCase())));
  return base ? { ...ware, name: `${ware.name}: ${base.name}`, base: base.id } : ware;
}

/** Scrolls of the spells that are named with the word, or alone where nothing else has that name. */
function scrollsOf(words: readonly string[], among: readonly Ware[], spells: readonly NamedSpell[], isAlone: boolean): Ware[] {
  const named = words.filter((word) => !/^(?:scrolls?|spells?)$/.test(word));
  if (named.length === 0 || (!isAlone && !words.some((word) => /^scrolls?$/.test(word)))) return [];
  return spells
    .filter(({ name }) => named.every((word) => stands(word, name.toLowerCase())))
    .toSorted((a, b) => a.name.length - b.name.length)
    .flatMap(({ id, name, level }): Ware[] => {
      const scroll = among.find((ware) => ware.id === scrollIdOf(level));
      return scroll ? [{ ...scroll, name: `Spell Scroll: ${name}`, spell: id }] : [];
    });
}

/** Those whose name, kind, rarity, material or spell holds all the words, the nearest first; at most 40, with how many there are. */
export function findWares(
  search: string,
  among: readonly Ware[] = wares,
  spells: readonly NamedSpell[] = [],
): { found: Ware[]; total: number } {
  const words = wordsIn(search);
  const near = among.map((ware) => ({ ware, near: nearness(ware, words) })).filter((each) => each.near > 0);
  const found = near.toSorted((a, b) => b.near - a.near).map((each) => (each.near === 1 ? madeOf(each.ware, words) : each.ware));
  const all = [...scrollsOf(words, among, spells, found.length === 0), ...found];
  return { found: all.slice(0, most), total: all.length };
}
