const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  divide: '÷',
  deg: '°',
  plusmn: '±',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sect: '§',
  para: '¶',
  euro: '€',
  pound: '£',
  dagger: '†',
  Dagger: '‡',
  prime: '′',
  Prime: '″',
  larr: '←',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
  infin: '∞',
  ne: '≠',
  le: '≤',
  ge: '≥',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  thorn: 'þ',
  THORN: 'Þ',
  eth: 'ð',
  ETH: 'Ð',
  oelig: 'œ',
  OElig: 'Œ',
  iexcl: '¡',
  iquest: '¿',
  Tab: '\t',
  NewLine: '\n',
  colon: ':',
  lpar: '(',
  rpar: ')',
};
const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030A',
  cedil: '\u0327',
  caron: '\u030C',
};

/** Writes out the entities of HTML: numbers, the common names and letters with their marks; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,30}));?/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return nameOf(name) ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isLetter ? String.fromCodePoint(code) : '\uFFFD';
  });
}

function nameOf(name: string): string | null {
  if (Object.hasOwn(named, name)) return named[name] ?? null;
  const [, letter = '', mark = ''] = /^([a-z])(acute|grave|circ|uml|tilde|ring|cedil|caron)$/i.exec(name) ?? [];
  return Object.hasOwn(marks, mark) ? `${letter}${marks[mark] ?? ''}`.normalize('NFC') : null;
}
