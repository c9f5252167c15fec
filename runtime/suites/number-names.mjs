import { isSource } from './structure.mjs';

/**
 * Numeric constants of modules in the product, outside of `domain/limits`. There may be as many as stand here and no more: what a
 * person can feel of a number belongs to its area of `domain/limits`. Write a smaller number here whenever some have gone.
 */
const NUMBERS_OUTSIDE_LIMITS = 176;

/** Names that say neither what is counted nor in which unit. */
const empty = new Set(
  [
    [
      'AGAIN',
      'AMOUNT',
      'AROUND',
      'AT_ONCE',
      'ATTEMPTS',
      'BEAT',
      'BELIEVED',
      'BETWEEN',
      'COUNT',
      'DELAY',
      'EACH',
      'EARLY',
      'FEW',
      'GAP',
      'GRACE',
    ],
    ['HELD', 'INTERVAL', 'KEPT', 'LARGEST', 'LEAST', 'LENGTH', 'LIFETIME', 'LIMIT', 'LONG', 'LONGEST', 'LOOK', 'LOOKED_AT', 'LOOK_BACK'],
    [
      'MANY',
      'MAX',
      'MAXIMUM',
      'MIN',
      'MINIMUM',
      'MOST',
      'NAMED',
      'NUMBER',
      'PAGE',
      'PARTS',
      'PATIENCE',
      'PAUSE',
      'PERIOD',
      'QUIET',
      'RECENT',
    ],
    ['REMEMBERED', 'REPEAT', 'REST', 'RETRY', 'ROUND', 'SAME', 'SETTLED', 'SHORT', 'SHORTEST', 'SHOWN', 'SIZE', 'SMALLEST', 'SOME', 'STEP'],
    ['TIMEOUT', 'TOLD', 'TOTAL', 'TRIES', 'VALUE', 'WAIT'],
  ].flat(),
);

/** What numbers are written with: digits, units, other constants, and what is calculated with them. */
const parts =
  /^(?:[-+*/%()\s]|\b0x[\da-f]+\b|\b\d[\d_]*(?:\.\d+)?(?:e\d+)?\b|\b[A-Z][A-Z\d_]*\b|\b(?:minute|hour|day)(?:Seconds|Milliseconds)\b|\b(?:kibi|mebi)byte\b)+$/;
const isNumber = (value) => parts.test(value) && /[\da-z]/.test(value);
const one = /^(?:export )?const ([A-Z][A-Z\d_]*)(?:: number)? =\s*([^;'"`]+);/gm;
const several = /^(?:export )?const \[([A-Z][A-Z\d_, ]*)\] =\s*\[([^;'"`]+)\];/gm;

/** The numeric constants of a module whose names are UPPER-case, each with its line. */
export function numbersIn(text) {
  const single = [...text.matchAll(one)].filter(([, , value]) => isNumber(value)).map(({ 1: name, index }) => ({ name, index }));
  const grouped = [...text.matchAll(several)]
    .filter(([, , values]) => values.split(',').every((value) => isNumber(value)))
    .flatMap(({ 1: names, index }) => names.split(', ').map((name) => ({ name, index })));
  return [...single, ...grouped].map(({ name, index }) => ({ name, line: text.slice(0, index).split('\n').length }));
}

/** What is wrong with the names of numbers, and with how many there are, in sentences. `files` are paths with their text. */
export function numberNamesOf(files, allowed = NUMBERS_OUTSIDE_LIMITS) {
  const found = files.flatMap(({ path, text }) => numbersIn(text).map((each) => ({ ...each, path })));
  const named = found
    .filter(({ name }) => empty.has(name))
    .map(({ path, line, name }) => `${path}:${line}: ${name} says nothing; name what is counted, with its unit.`);
  const outside = found.filter(({ path }) => isOfProduct(path)).length;
  return outside > allowed ? [...named, tooMany(outside, allowed)] : named;
}

const isOfProduct = (path) => /^(?:domain|contract|server|web)\//.test(path) && !path.startsWith('domain/limits/') && isSource(path);

const tooMany = (outside, allowed) =>
  `${outside} numeric constants of modules stand outside of domain/limits, and ${allowed} may. Put what a person can feel into its area there.`;
