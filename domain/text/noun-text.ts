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

/** So many of a thing, as a list has them: "Dagger", "2 Daggers". */
export function severalText(count: number, noun: string): string {
  return count === 1 ? noun : `${count} ${pluralOf(noun)}`;
}
