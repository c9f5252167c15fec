import { numberSaid } from '#domain/text/number-words.ts';
import { fightLexicon } from './fight-lexicon.ts';
import type { Aimed, FightStage, Named } from './fight-stage.ts';
import { withOneself } from './with-oneself.ts';
import { findName, hasPhrase, isWord, wordsOf } from './words-of.ts';

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  one: 1,
  second: 2,
  '2nd': 2,
  two: 2,
  third: 3,
  '3rd': 3,
  three: 3,
  fourth: 4,
  '4th': 4,
  four: 4,
  fifth: 5,
  '5th': 5,
  five: 5,
};

/** Words of names by which nobody is called alone. */
const particles = new Set([
  'the',
  'of',
  'and',
  'a',
  'an',
  'de',
  'van',
  'von',
  'old',
  'young',
  'adult',
  'ancient',
  'giant',
  'great',
  'captain',
]);
/** Words that lead to a name and are none. */
const beforeNames = new Set([
  'the',
  'a',
  'an',
  'my',
  'our',
  'that',
  'this',
  'all',
  'both',
  'each',
  'of',
  'other',
  'any',
  'nearest',
  'closest',
]);
const whichever = /\b(?:any|one of the|either|nearest|closest|whichever)\b/;
const oneOfThem = /\b(?:an?|some)$/;

export const nobody: Aimed = { ids: [], unclear: [], absent: null };

/** The number at the end of a name: 2 of "Goblin 2", 1 of "Goblin". */
const numberOf = (name: string) => Number(/ (\d+)$/.exec(name)?.[1] ?? 1);
const kindOf = (name: string) => name.replace(/ \d+$/, '');

/** Somebody's name in words: where it begins, how many words of the text it takes, and who is called by them. */
interface Call {
  at: number;
  length: number;
  called: Named[];
  isPlural: boolean;
}

/** How many words of somebody's name stand at a place of the text. */
function lengthAt(words: readonly string[], at: number, { name }: Named): number {
  const parts = wordsOf(kindOf(name));
  // "lightning" alone is not "Draconic Spirit (lightning)".
  const called = wordsOf(kindOf(name).replace(/ *\(.*\)$/, ''));
  const starts = called.flatMap((part, from) => (particles.has(part) && parts.length > 1 && from === parts.length - 1 ? [] : [from]));
  const lengths = starts.map((from) => {
    const said = parts.slice(from).findIndex((part, n) => !isWord(words[at + n] ?? '', part));
    // A name is the same without its spaces: "hellhound" for "Hell Hound", and the other way round.
    const whole = parts.slice(from).join('');
    if (parts.length - from > 1 && isWord(words[at] ?? '', whole)) return 1;
    if (parts.length - from === 1 && `${words[at]}${words[at + 1]}` === whole) return 2;
    const length = said === -1 ? parts.length - from : said;
    const isAll = said === -1;
    const only = parts.slice(from, from + length);
    return only.every((part) => particles.has(part)) || (!isAll && from > 0 && length === 0) ? 0 : length;
  });
  return Math.max(0, ...lengths);
}

function callAt(words: readonly string[], at: number, all: readonly Named[]): Call | undefined {
  const found = all.map((one) => ({ one, length: lengthAt(words, at, one) })).filter(({ length }) => length > 0);
  const length = Math.max(0, ...found.map((each) => each.length));
  if (length === 0) return undefined;
  const longest = found.filter((each) => each.length === length).map(({ one }) => one);
  const last = words[at + length - 1] ?? '';
  const isPlural = last.endsWith('s') && !longest.some(({ name }) => wordsOf(name).includes(last));
  return { at, length, called: longest, isPlural };
}

/** Of some the one who is bloodied, where a word says so; nobody where it is none of them or several. */
function bloodiedOf(word: string | undefined, among: readonly Named[]): readonly Named[] {
  const hurt = fightLexicon.bloodied.some((each) => each === word) ? among.filter(({ isBloodied }) => isBloodied) : [];
  return hurt.length === 1 ? hurt : [];
}

/** How many are meant by words before a name: 5 of "all five of the goblins"; undefined where they say no number. */
function countBeforeName(words: readonly string[], at: number): number | undefined {
  const joins = (word: string) => beforeNames.has(word) || word in ordinals || fightLexicon.bloodied.some((each) => each === word);
  const before = words.slice(0, at).toReversed();
  const end = before.findIndex((word) => !joins(word) && numberSaid(word) === undefined);
  const counts = (end === -1 ? before : before.slice(0, end)).flatMap((word) => numberSaid(word) ?? []);
  // "four of the five goblins" are four.
  return counts.at(-1);
}

interface Meant {
  ids: string[];
  unclear: string[];
  length: number;
}

/**
 * Of several who are named together those who are meant: by their numbers ("goblins 1, 2 and 4"), or by how many they are ("all five
 * goblins"). Where there are more than are said, any of them are where that is said, else it is not clear which. Null where words say neither.
 */
function severalBy(words: readonly string[], { at, length, called }: Call): Meant | null {
  const after = words.slice(at + length);
  const end = after.findIndex((word) => word !== 'and' && !/^\d+$/.test(word));
  const list = (end === -1 ? after : after.slice(0, end)).join(' ').replace(/(?: ?and)+$/, '');
  const listed = list.split(' ').filter((word) => word !== 'and');
  const numbered = called.filter(({ name }) => listed.includes(String(numberOf(name))));
  if (numbered.length > 0) return { ids: numbered.map(({ id }) => id), unclear: [], length: length + list.split(' ').length };
  const count = countBeforeName(words, at);
  if (count === undefined) return null;
  const standing = called.filter(({ isDown }) => !isDown);
  const ids = (standing.length > 0 ? standing : called)
    .toSorted((one, other) => numberOf(one.name) - numberOf(other.name))
    .map(({ id }) => id);
  // Of one it is asked which.
  if (count === 1 && ids.length > 1) return { ids: [], unclear: ids, length };
  const around = words.slice(Math.max(0, at - 5), at + length + 1);
  const isAll = count >= ids.length || around.includes('all');
  if (isAll || around.includes('first') || whichever.test(around.join(' ')))
    return { ids: isAll ? ids : ids.slice(0, count), unclear: [], length };
  return { ids: [], unclear: ids, length };
}

/** Of several who are called the same, those who are meant by a number, by both, or by the one that is left. */
function meantBy(words: readonly string[], call: Call, stage: FightStage): Meant {
  const { at, length, called, isPlural } = call;
  const [after = '', second = ''] = [words[at + length], words[at + length + 1]];
  const before = words.slice(Math.max(0, at - 3), at);
  const clear = (those: readonly Named[], taken = length) => ({ ids: those.map(({ id }) => id), unclear: [], length: taken });
  const several = isPlural && called.length > 1 ? severalBy(words, call) : null;
  if (several) return several;
  const [only] = called;
  const typed = /^\d+$/.test(after) ? Number(after) : /^(?:number|no|nr)$/.test(after) ? Number(second) : undefined;
  const spelled = after === 'first' || /^(?:at|on|into|for)$/.test(second) ? undefined : ordinals[after];
  const number =
    typed ??
    spelled ??
    before.map((word) => (numberSaid(word) === undefined ? ordinals[word] : undefined)).find((each) => each !== undefined);
  if (number !== undefined && called.length > 1) {
    const numbered = called.filter(({ name }) => numberOf(name) === number);
    if (numbered.length === 1)
      return clear(
        numbered,
        length + (typed === undefined && spelled === undefined ? 0 : typed !== undefined && !/^\d+$/.test(after) ? 2 : 1),
      );
  }
  if (only && called.length === 1) return clear(called, length + (typed === numberOf(only.name) ? 1 : 0));
  const standing = called.filter(({ isDown }) => !isDown);
  const among = standing.length > 0 ? standing : called;
  const [left] = among;
  const [hurt] = bloodiedOf(words[at - 1], among);
  if (hurt && !isPlural) return clear([hurt]);
  if (isPlural || before.includes('both') || before.includes('all') || before.includes('every') || before.includes('each'))
    return clear(among);
  if (left && among.length === 1) return clear([left]);
  if (before.includes('other')) {
    const others = among.filter(({ id }) => !stage.last.includes(id));
    if (others.length === 1) return clear(others);
  }
  if (left && (whichever.test(before.join(' ')) || oneOfThem.test(before.join(' ')))) return clear([left]);
  return { ids: [], unclear: among.map(({ id }) => id), length };
}

/** How many rays or darts fly at whoever is named next: "two at the ogre". */
function countBefore(words: readonly string[], at: number): number {
  const before = words
    .slice(Math.max(0, at - 4), at)
    .filter(
      (word) =>
        !['the', 'that', 'my', 'of', 'darts', 'dart', 'rays', 'ray', 'beams', 'beam', 'bolts', 'missiles', 'missile'].includes(word),
    );
  const [count = '', preposition = ''] = before.slice(-2);
  return /^(?:at|on|into|for|to|in)$/.test(preposition) ? (numberSaid(count) ?? 1) : 1;
}

/** Everybody who is named in words, one after the other. */
function named(words: readonly string[], all: readonly Named[], stage: FightStage): { ids: string[]; unclear: string[] } {
  const ids: string[] = [];
  const unclear: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const call = callAt(words, at, all);
    if (!call) continue;
    const found = meantBy(words, call, stage);
    const count = countBefore(words, at);
    for (const id of found.ids) if (!ids.includes(id)) ids.push(...Array.from({ length: count }, () => id));
    unclear.push(...found.unclear);
    at += Math.max(1, found.length) - 1;
  }
  return { ids, unclear };
}

/** Who is named by the first words of a text, and how many words that takes; undefined where they name nobody. */
export function nameAtHead(text: string, stage: FightStage): Meant | undefined {
  const words = wordsOf(text);
  // "the second goblin", "one of the wounded wolves": how the name is told from others of its kind stands before it.
  const tellsApart = (word: string) => beforeNames.has(word) || word in ordinals || fightLexicon.bloodied.some((each) => each === word);
  const at = words.findIndex((word) => !tellsApart(word));
  const call = at === -1 ? undefined : callAt(words, at, stage.others);
  const found = call && meantBy(words, call, stage);
  if (!found) return undefined;
  const isOne = words[0] === 'one' && found.ids.length > 1;
  return { ...(isOne ? { ids: [], unclear: found.ids } : found), length: at + found.length };
}

/** Who is meant by what stands in for a name: everybody, oneself, whoever it was last, the only one there is. */
function unnamed(words: readonly string[], { others, hero, last }: FightStage): { ids: string[]; unclear: string[] } {
  const clear = (ids: readonly string[]) => ({ ids: [...ids], unclear: [] });
  const foes = others.filter(({ isFoe, isDown }) => isFoe && !isDown).map(({ id }) => id);
  if (hasPhrase(words, fightLexicon.allies)) return clear([hero.id, ...others.filter(({ isFoe }) => !isFoe).map(({ id }) => id)]);
  if (hasPhrase(words, fightLexicon.allFoes) || /\b(?:both|all) of (?:them|those)\b/.test(words.join(' '))) return clear(foes);
  if (hasPhrase(words, fightLexicon.self)) return clear([hero.id]);
  if (hasPhrase(words, ['them']) && last.length !== 1) return clear(foes);
  if (hasPhrase(words, fightLexicon.last)) {
    const before = last.filter((id) => others.some((one) => one.id === id && !one.isDown));
    if (before.length > 0) return clear(before);
    return foes.length === 1 ? clear(foes) : { ids: [], unclear: foes };
  }
  const at = words.findIndex((word) => fightLexicon.generic.some((each) => word === each || word === `${each}s`));
  const [hurt] = bloodiedOf(
    words[at - 1],
    others.filter(({ isFoe, isDown }) => isFoe && !isDown),
  );
  if (hurt) return clear([hurt.id]);
  if (at !== -1 && foes.length > 0) return foes.length === 1 ? clear(foes) : { ids: [], unclear: foes };
  return { ids: [], unclear: [] };
}

const everybodyOn = ({ others, hero }: FightStage): Named[] => [...others, { ...hero, isFoe: false, isDown: false, isBloodied: false }];

/** What an attack is aimed at that is not in the fight: the noun after its article. */
const absentNoun =
  /\b(?:at|on|into|the|that|this|against|a|an) ((?!(?:my|the|a|an|with|his|her|its|ground|air|face|head|turn|action)\b)\p{L}{3,})\b/u;

/** Everybody in the fight whom words call by their names. */
export function namesIn(text: string, stage: FightStage): Aimed {
  const all = everybodyOn(stage);
  return { ...named(wordsOf(text), all, stage), absent: null };
}

/** Whom words are about, without those after "but". */
export function readTargets(text: string, stage: FightStage): Aimed {
  const [meantText = '', ...excepted] = text.split(/\b(?:but not|but|except(?: for)?|other than|apart from|save for)\b/i);
  const all = everybodyOn(stage);
  const words = wordsOf(meantText);
  const found = named(words, all, stage);
  const general = found.ids.length === 0 && found.unclear.length === 0 ? unnamed(words, stage) : withOneself(found, meantText, stage);
  const spared = new Set(named(wordsOf(excepted.join(' ')), all, stage).ids);
  return {
    ids: general.ids.filter((id) => !spared.has(id)),
    unclear: general.ids.length > 0 ? [] : [...new Set(general.unclear)],
    absent: null,
  };
}

/** The noun that words are aimed at where it names nobody in the fight. */
export function absentIn(text: string): string | null {
  return absentNoun.exec(text.toLowerCase())?.[1] ?? null;
}

/** A text without the names of those in the fight, so that none of them is read as something else. */
export function withoutNames(text: string, stage: FightStage): string[] {
  const words = wordsOf(text);
  return [...stage.others, stage.hero].reduce<string[]>((left, { name }) => {
    const found = findName(left, name);
    return found ? left.toSpliced(found.at, found.length) : left;
  }, words);
}
