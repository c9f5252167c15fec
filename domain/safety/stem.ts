const irregular = new Map(
  Object.entries({
    children: 'child',
    men: 'man',
    women: 'woman',
    mice: 'mouse',
    wolves: 'wolf',
    lice: 'louse',
    teeth: 'tooth',
    feet: 'foot',
    geese: 'goose',
    died: 'death',
    dies: 'death',
    die: 'death',
    dying: 'death',
    dead: 'death',
    slew: 'slay',
    slain: 'slay',
    bled: 'bleed',
    drunk: 'drink',
    drank: 'drink',
    drunken: 'drink',
    drowned: 'drown',
    burnt: 'burn',
    hung: 'hang',
    hanged: 'hang',
    ate: 'eat',
    eaten: 'eat',
    raped: 'rape',
    raping: 'rape',
    corpses: 'corpse',
    knives: 'knife',
  }),
);

const undoubled = (word: string) =>
  word.replace(/([b-df-hj-np-tv-z])\1$/, (pair, letter: string) => ('lsz'.includes(letter) ? pair : letter));

/** A word without case, accents and endings, so that "Spiders" and "spider", "tortured" and "torturing" are the same. */
export function stemOf(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/u, '');
  const known = irregular.get(plain);
  if (known !== undefined) return known;
  if (plain.length < 4) return plain;
  const bare = plain
    .replace(/(?<=\p{L}{2})ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|ss|x|z))es$/u, '')
    .replace(/(?<![su])s$/u, '');
  const root = bare
    .replace(/ied$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '')
    .replace(/(?<=\p{L}{4})e$/u, '');
  return root === bare ? root : undoubled(root);
}

/** The words of a text, in order. */
export function wordsIn(text: string): string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
}
