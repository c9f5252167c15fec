/** Beginnings that are spoken otherwise than they are written: "a unicorn", "an hour". */
const spokenAsConsonant = /^(?:eu|ewe|one\b|once\b|uni(?!n|m)|use|usu|ut)/i;
const silent = /^(?:hour|honest|honou?r|heir)/i;
const vowelNumber = /^(?:8|11\b|18\b)/;

/** A noun with its article: "a wolf", "an elk". Whatever is counted or shown by name takes its words from here. */
export function withArticle(noun: string): string {
  const isVowel = silent.test(noun) || vowelNumber.test(noun) || (/^[aeiou]/i.test(noun) && !spokenAsConsonant.test(noun));
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

const irregular: Readonly<Record<string, string>> = {
  knife: 'knives',
  staff: 'staves',
  wolf: 'wolves',
  elf: 'elves',
  dwarf: 'dwarves',
  thief: 'thieves',
  foot: 'feet',
  tooth: 'teeth',
  person: 'people',
  child: 'children',
  mouse: 'mice',
};

/** The last word of a noun in the plural; what is one already stays. */
function pluralOfWord(word: string): string {
  const known = irregular[word.toLowerCase()];
  if (known !== undefined) return word.charAt(0) + known.slice(1);
  if (/(?:ss|x|ch|sh|zz)$/i.test(word)) return `${word}es`;
  if (/s$/i.test(word)) return word;
  return /[^aeiou]y$/i.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** A noun in the plural: "daggers", "torches", "potions of healing", "lanterns, hooded". */
export function pluralOf(noun: string): string {
  const [, head = noun, rest = ''] = /^(.+?)((?: of | \(|, ).*)?$/.exec(noun) ?? [];
  const words = head.split(' ');
  return [...words.slice(0, -1), pluralOfWord(words.at(-1) ?? '')].join(' ') + rest;
}

/** Plurals whose singular does more than lose an s, as the ends of nouns: "elves", "werewolves", "frost witches". */
const singulars: readonly (readonly [RegExp, string])[] = [
  [/(kni|wi|\bli)ves$/i, '$1fe'],
  [/(wol|\bel|dwar|thie|\blea|loa|shel|\bcal|hal|\bsel|hoo|scar)ves$/i, '$1f'],
  [/(\bst)aves$/i, '$1aff'],
  [/(\bf)eet$/i, '$1oot'],
  [/(\bt)eeth$/i, '$1ooth'],
  [/(\bg)eese$/i, '$1oose'],
  [/(child)ren$/i, '$1'],
  [/(\bm|dorm)ice$/i, '$1ouse'],
  [/((?<!\bo|speci|\bsta|acu|abdo)m)en$/i, '$1an'],
  [/(pix|zomb|gen|brown)ies$/i, '$1ie'],
  [/([^aeiou])ies$/i, '$1y'],
  [/(ss|x|ch|sh|zz)es$/i, '$1'],
];
const alike = /(?:us|is|\bseries|\bspecies)$/i;

/** A noun that stands for many, in the singular: "elf" of "elves", "Keeper of the Lamp"; null where it is no plural. A people is one. */
export function singularOf(noun: string): string | null {
  const [, head = '', rest = ''] = /^(.+?)( of .+)?$/.exec(noun) ?? [];
  if (alike.test(head)) return null;
  const known = singulars.find(([ending]) => ending.test(head));
  if (known) return `${head.replace(known[0], known[1])}${rest}`;
  return /[^s]s$/i.test(head) ? `${head.slice(0, -1)}${rest}` : null;
}

/** So many of a thing, as a list has them: "Dagger", "2 Daggers". */
export function severalText(count: number, noun: string): string {
  return count === 1 ? noun : `${count} ${pluralOf(noun)}`;
}
