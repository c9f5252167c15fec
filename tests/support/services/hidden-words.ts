/** Letters of other scripts that look like Latin ones. */
const twins: Record<string, string> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  а: 'a',
  с: 'c',
  е: 'e',
  о: 'o',
  р: 'p',
  х: 'x',
  Α: 'A',
  Ε: 'E',
  Ι: 'I',
  Κ: 'K',
  Τ: 'T',
  ο: 'o',
};
const toTwin = new Map(Object.entries(twins).map(([twin, letter]) => [letter, twin]));
/** Where the invisible letters begin that repeat ASCII. */
const TAGS = 0xe0000;
/** Where the second row of variation selectors begins: one for each byte from 16 on. */
const SELECTORS = 0xe0100;
const ROT = 13;

const base64 = (text: string) => Buffer.from(text, 'base64').toString('utf8');
const rotated = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + ROT) % 26) + first);
  });
const turned = (text: string) => Array.from(text).toReversed().join('');

/** Ways of writing something so that a guard that looks for words would not see it, each with the way back. */
export const disguises = {
  base64: { write: (text: string) => Buffer.from(text).toString('base64') },
  hex: { write: (text: string) => Buffer.from(text).toString('hex') },
  percent: { write: (text: string) => Buffer.from(text).toString('hex').replaceAll(/../g, '%$&') },
  escapes: {
    write: (text: string) =>
      Array.from(text)
        .map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  },
  entities: {
    write: (text: string) =>
      Array.from(text)
        .map((each) => `&#${each.charCodeAt(0)};`)
        .join(''),
  },
  rotated: { write: rotated },
  backwards: { write: turned },
  twins: {
    write: (text: string) =>
      Array.from(text)
        .map((each) => toTwin.get(each) ?? each)
        .join(''),
  },
  wide: {
    write: (text: string) =>
      Array.from(text)
        .map((each) => (each > ' ' && each <= '~' ? String.fromCharCode(each.charCodeAt(0) + 0xfee0) : each))
        .join(''),
  },
  zeroWidth: { write: (text: string) => Array.from(text).join('\u200B') },
  softHyphens: { write: (text: string) => Array.from(text).join('\u00AD') },
  direction: { write: (text: string) => `\u202E${turned(text)}\u202C` },
  tags: {
    write: (text: string) =>
      Array.from(text)
        .map((each) => String.fromCodePoint(TAGS + each.charCodeAt(0)))
        .join(''),
  },
  selectors: {
    write: (text: string) => `·${[...Buffer.from(text)].map((byte) => String.fromCodePoint(SELECTORS + byte - 16)).join('')}`,
  },
} as const;

/** A text as it stands, and as it reads when each disguise is taken off. */
export function readingsOf(text: string): string[] {
  const points = Array.from(text).map((each) => each.codePointAt(0) ?? 0);
  const within = (from: number, count: number) =>
    points.filter((point) => point >= from && point < from + count).map((point) => point - from);
  return [
    text,
    text.normalize('NFKC'),
    Array.from(text)
      .map((each) => twins[each] ?? each)
      .join(''),
    text.replaceAll(/[\u200B-\u200F\u00AD\u2060\uFEFF]/g, ''),
    String.fromCharCode(...within(TAGS, 128)),
    Buffer.from(within(SELECTORS, 240).map((byte) => byte + 16)).toString('utf8'),
    turned(text),
    rotated(text),
    ...(text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? []).map(base64),
    ...(text.match(/(?:[0-9a-f]{2}){12,}/g) ?? []).map((each) => Buffer.from(each, 'hex').toString('utf8')),
    text.replaceAll(/%([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    text.replaceAll(/\\u([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  ];
}
