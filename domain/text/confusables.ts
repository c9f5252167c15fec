/** Letters of other scripts, and signs, that look like the Latin letters in front of them; small and capital alike. */
const alike: Record<string, string> = {
  a: 'ɑаαᴀ@',
  b: 'вьβʙƀ',
  c: 'сϲᴄ¢ↄ',
  d: 'ԁđɗᴅժ',
  e: 'еεєᴇɛҽ℮€',
  f: 'ƒꜰϝ',
  g: 'ɡɢցԍ',
  h: 'һнհʜħҥ',
  i: 'l1|!іıιӏɩɪǀɫ',
  j: 'јϳᴊյ',
  k: 'кκᴋҝ',
  m: 'мᴍ',
  n: 'пηոռɴŋ',
  o: '0оοσςօ๐ᴏøɵө',
  p: 'рρᴘ',
  q: 'ԛզ',
  r: 'ʀɾ',
  s: 'ѕꜱ5$ƽ',
  t: 'тτᴛŧ',
  u: 'υսᴜʋ',
  v: 'νѵᴠ',
  w: 'ԝωᴡա',
  x: 'хχ×',
  y: 'уγүʏʎ',
  z: 'ᴢ2ƶ',
};

/** What each of them stands for. */
export const latinOf: ReadonlyMap<string, string> = new Map([
  ...Object.entries(alike).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ł', 'i'],
]);

/** Capitals that look like another Latin letter than their small ones do. */
export const latinOfCapital: ReadonlyMap<string, string> = new Map([
  ['Η', 'h'],
  ['Ν', 'n'],
  ['Υ', 'y'],
  ['Β', 'b'],
  ['Ρ', 'p'],
  ['Χ', 'x'],
  ['Μ', 'm'],
  ['Τ', 't'],
  ['Ζ', 'z'],
  ['Κ', 'k'],
  ['Ε', 'e'],
  ['В', 'b'],
  ['Н', 'h'],
  ['Р', 'p'],
  ['С', 'c'],
  ['Ѕ', 's'],
]);
