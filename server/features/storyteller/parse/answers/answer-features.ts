import type { ContentWord } from '#server/features/storyteller/parse/words/content-words.ts';
import { canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import type { Asked } from './asked.ts';
import type { Rarity, Sayable } from './sayable.ts';
import { measures } from './measures.ts';
import type { Measure } from './measures.ts';
import { nearTo } from './senses.ts';

const placeOf = new Map<string, number>(measures.map((name, at) => [name, at]));

const yes =
  /(?:^|[.!?] )(?:yes|no|not|never|nobody|none|nothing|of course|indeed|certainly|always|(?:i|we) (?:am|are|do|did|will|would|could|can|have)\b|(?:it|he|she) (?:is|was|does|did)\b)/iu;
const asksMind = /\b(?:thinks?|makes?|opinion|reckons?|feels?|like|trust|know|about|person|man|woman|sort|kind)\b/i;
/** From so near in sense on, a word stands for another. */
const nearEnough = 0.55;

function weight(words: readonly ContentWord[], rarity: Rarity): number {
  return words.reduce((sum, { stem }) => sum + rarity.ofWord(stem), 0);
}

function shareOf(words: readonly ContentWord[], stems: ReadonlySet<string>, rarity: Rarity, total: number): number {
  return total === 0 ? 0 : words.reduce((sum, { stem }) => sum + (stems.has(stem) ? rarity.ofWord(stem) : 0), 0) / total;
}

/** A word of a question, with how much it weighs and how near it is to others. */
interface Weighed {
  weight: number;
  near: (place: number) => number;
}

const nearest = ({ near }: Weighed, places: readonly number[]) => places.reduce((most, place) => Math.max(most, near(place)), 0);

/** What is measured of a question and one thing that could be said to it, by the names of the measures. */
class Row {
  readonly values = new Float64Array(measures.length);

  set(name: Measure, value: number): void {
    this.values[placeOf.get(name) ?? 0] = value;
  }

  is(name: Measure, holds: boolean): void {
    this.set(name, holds ? 1 : 0);
  }
}

/** A question as it is compared with each thing. */
interface Compared {
  asked: Asked;
  rarity: Rarity;
  weighed: readonly Weighed[];
  /** The weights of its words of meaning together, and of all its words. */
  total: number;
  saidTotal: number;
  said: ReadonlySet<string>;
  tokens: ReadonlySet<string>;
  joined: string;
  /** Two words beside each other. */
  pairs: readonly string[];
}

function comparedTo(asked: Asked, rarity: Rarity): Compared {
  const said = new Set(asked.stems);
  return {
    asked,
    rarity,
    weighed: asked.words.map(({ word, stem }) => ({ weight: rarity.ofWord(stem), near: nearTo(word) })),
    total: weight(asked.words, rarity),
    saidTotal: [...said].reduce((sum, stem) => sum + Math.max(0, rarity.ofAny(stem)), 0),
    said,
    tokens: new Set(asked.tokens),
    joined: ` ${asked.tokens.join(' ')} `,
    pairs: asked.stems.slice(1).map((stem, at) => `${asked.stems[at]} ${stem}`),
  };
}

/** By the words of its keys, and of what it says. */
function measureWords(row: Row, { asked, rarity, total }: Compared, it: Sayable, shares: readonly number[]): void {
  const { words, before } = asked;
  const matched = words.filter(({ stem }) => it.single.has(stem)).length;
  const keyShare = shareOf(words, it.single, rarity, total);
  const toldShare = shareOf(words, it.told, rarity, total);
  row.set('keyShare', keyShare);
  row.set('keyCount', Math.min(3, matched) / 3);
  row.set('keyCover', it.single.size === 0 ? 0 : matched / it.single.size);
  row.set('toldShare', toldShare);
  row.set('bestShare', Math.max(0, ...shares));
  row.set('firstShare', shares[0] ?? 0);
  row.set(`keyShare:${it.kind}`, keyShare);
  row.set(`toldShare:${it.kind}`, toldShare);
  const totalBefore = weight(before, rarity);
  row.set('beforeKey', shareOf(before, it.all, rarity, totalBefore));
  row.set('beforeTold', shareOf(before, it.told, rarity, totalBefore));
  const last = words.at(-1);
  row.is('lastKey', last !== undefined && it.all.has(last.stem));
  row.is('lastTold', last !== undefined && it.told.has(last.stem));
  const anyKey = words.some(({ stem }) => it.all.has(stem));
  row.set('allKey', shareOf(words, it.all, rarity, total));
  row.is('anyKey', anyKey);
  row.set('noKeyShare', anyKey ? 0 : toldShare);
}

/** By what is near in sense to its keys. */
function measureSense(row: Row, { weighed, total }: Compared, it: Sayable): void {
  const senses = weighed.map((word) => nearest(word, it.wordPlaces));
  row.set('senseKey', total === 0 ? 0 : weighed.reduce((sum, word, at) => sum + word.weight * (senses[at] ?? 0), 0) / total);
  row.set('bestSense', Math.max(0, ...senses));
}

/** By what it is asked after outright, and by keys of several words that stand in the question. */
function measurePhrases(row: Row, { asked, tokens, joined, pairs }: Compared, it: Sayable): void {
  const exact = asked.subjects.some((subject) => it.keys.includes(subject));
  row.is('subjectExact', exact);
  row.is('plainFact', exact && it.kind === 'common');
  row.is(
    'subjectHead',
    asked.subjects.some((subject) => it.keys.some((key) => subject.endsWith(` ${key}`) || subject.startsWith(`${key} `))),
  );
  row.is(
    'subjectIn',
    asked.subjects.some((subject) => it.phrases.some((key) => key !== subject && key.includes(subject))),
  );
  const phrases = it.phrases.filter((phrase) => joined.includes(` ${phrase} `));
  row.is('phrase', phrases.length > 0);
  row.set('phraseLength', Math.max(0, ...phrases.map((phrase) => phrase.split(' ').length)) / 4);
  const parts = it.phrases.map((phrase) => phrase.split(' '));
  row.set('phrasePart', Math.max(0, ...parts.map((words) => words.filter((word) => tokens.has(word)).length / words.length)));
  row.set('pairs', Math.min(4, pairs.filter((pair) => it.pairs.all.has(pair)).length) / 4);
  row.set('keyPairs', Math.min(3, pairs.filter((pair) => it.pairs.keys.has(pair)).length) / 3);
}

/** How much of a key stands in a question, of all its words by their weight: as it is, and with what is near in sense. */
function keyIn({ said, weighed, rarity }: Compared, stems: readonly string[], places: readonly number[]) {
  let [hit, whole, nearly] = [0, 0, 0];
  for (const [at, stem] of stems.entries()) {
    const worth = Math.max(0.2, rarity.ofAny(stem));
    whole += worth;
    if (said.has(stem)) {
      hit += worth;
      nearly += worth;
      continue;
    }
    const place = places[at];
    const near = place === undefined ? 0 : weighed.reduce((most, word) => Math.max(most, word.near(place)), 0);
    if (near > nearEnough) nearly += worth * near;
  }
  return { hit, whole, nearly };
}

/** Of keys that are questions themselves, how near the question is to one; and by all words (BM25). */
function measureLikeness(row: Row, compared: Compared, it: Sayable): void {
  const { said, saidTotal, rarity } = compared;
  const keys = it.keyStems.map((stems, at) => keyIn(compared, stems, it.keyPlaces[at] ?? []));
  const likeness = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * (part / (part + 2)));
  row.set('keyed', Math.max(0, ...keys.map(({ hit, whole }) => likeness(hit, whole))));
  row.set('nearlyKeyed', Math.max(0, ...keys.map(({ nearly, whole }) => likeness(nearly, whole))));
  if (saidTotal === 0) return;
  row.set('keyedOfAsked', Math.max(0, ...keys.map(({ hit }) => hit / saidTotal)));
  const length = 0.25 + (0.75 * it.length) / rarity.length;
  const ranked = [...said].reduce((sum, stem) => {
    const count = it.counts.get(stem) ?? 0;
    return sum + (Math.max(0, rarity.ofAny(stem)) * count * 2.2) / (count + 1.2 * length);
  }, 0);
  row.set('ranked', ranked / saidTotal);
}

/** By what kind of thing it is, and whether it has the form of what is asked for. */
function measureForm(row: Row, { asked, tokens }: Compared, it: Sayable, shares: readonly number[]): void {
  row.is(it.kind, true);
  row.is(`you:${it.kind}`, asked.isOfYou);
  row.is(`told:${it.kind}`, !asked.isQuestion);
  row.is('selfSame', it.self !== null && it.self === asked.self);
  row.is('selfOther', it.self !== null && asked.self !== undefined && it.self !== asked.self);
  const isNamed = it.kind === 'opinion' && it.keys.some((key) => key.split(' ').some((part) => part.length > 2 && tokens.has(part)));
  row.is('opinionNamed', isNamed);
  row.is('opinionAsked', isNamed && asksMind.test(asked.text));
  // "Did you take her?" is no answer's key to "who took her?"
  row.set(asked.isOfYou ? 'keysOfYou' : 'keysNotOfYou', it.ofYou);
  const { askedFor } = asked;
  if (askedFor === null) {
    if (asked.isYesOrNo) row.is(yes.test(it.text) ? 'yes' : 'noYes', true);
    return;
  }
  const can = it.sentences.map(({ text }) => canAnswer(text, askedFor));
  row.is(can.some(Boolean) ? `can:${askedFor}` : `cannot:${askedFor}`, true);
  row.set('canBest', Math.max(0, ...can.map((fits, at) => (fits ? (shares[at] ?? 0) : 0))));
  const word = askedFor === 'howMany' ? 'how' : askedFor;
  row.is(
    'whKey',
    it.keys.some((key) => key.startsWith(word)),
  );
}

/** What is measured of one question and one thing that could be said to it. */
function measure(compared: Compared, it: Sayable): Float64Array {
  const row = new Row();
  const shares = it.sentences.map(({ stems }) => shareOf(compared.asked.words, stems, compared.rarity, compared.total));
  measureWords(row, compared, it, shares);
  measureSense(row, compared, it);
  measurePhrases(row, compared, it);
  measureLikeness(row, compared, it);
  measureForm(row, compared, it, shares);
  return row.values;
}

const beside: readonly (readonly [Measure, Measure])[] = [
  ['ranked', 'rankedMost'],
  ['keyed', 'keyedMost'],
  ['toldShare', 'toldMost'],
  ['senseKey', 'senseMost'],
  ['allKey', 'keyMost'],
];
const first: readonly (readonly [Measure, Measure])[] = [
  ['ranked', 'rankedFirst'],
  ['keyed', 'keyedFirst'],
];

/** So rare a word is of something: one that stands in at most a third of what somebody can say. */
const rareEnough = 1;

/** Whether anything of what could be said has to do with a question: a word that says something, one near it in sense, or what one says of oneself. */
function mayAnswer({ asked, said, weighed, rarity }: Compared, it: Sayable): boolean {
  if (it.self !== null && it.self === asked.self) return true;
  for (const stem of said) if (it.counts.has(stem) && rarity.ofAny(stem) >= rareEnough) return true;
  return weighed.some((word) => nearest(word, it.wordPlaces) >= nearEnough);
}

/** Something that could be said to a question, with what is measured of it. */
export interface Measured {
  it: Sayable;
  row: Float64Array;
}

/** What is measured of a question and each thing that could be said to it, beside the others; what has nothing to do with it is left out. */
export function measured(asked: Asked, all: readonly Sayable[], rarity: Rarity): Measured[] {
  const compared = comparedTo(asked, rarity);
  const likely = all.filter((it) => mayAnswer(compared, it));
  const rows = likely.map((it) => measure(compared, it));
  const most = (at: number) => rows.reduce((largest, row) => Math.max(largest, row[at] ?? 0), 0);
  for (const [of, to] of beside) {
    const [from, at] = [placeOf.get(of) ?? 0, placeOf.get(to) ?? 0];
    const largest = most(from);
    for (const row of rows) row[at] = largest === 0 ? 0 : (row[from] ?? 0) / largest;
  }
  for (const [of, to] of first) {
    const [from, at] = [placeOf.get(of) ?? 0, placeOf.get(to) ?? 0];
    const largest = most(from);
    for (const row of rows) row[at] = largest > 0 && row[from] === largest ? 1 : 0;
  }
  return likely.map((it, at) => ({ it, row: rows[at] ?? new Float64Array(measures.length) }));
}

/** What is measured of a question alone. */
export function measuredAlone(asked: Asked): Float64Array {
  return Float64Array.from([
    1,
    Math.min(20, asked.tokens.length) / 10,
    Number(asked.isQuestion),
    Number(asked.isOfYou),
    Number(asked.askedFor !== null),
    Number(asked.isYesOrNo),
    Number(asked.words.length === 0),
    Number(asked.leans),
  ]);
}
