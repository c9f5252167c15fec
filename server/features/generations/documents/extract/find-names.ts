import { normalName } from './normal-name.ts';
import type { Sentence } from './sentences-of.ts';

/** A place in the text where a name stands. */
export interface Mention {
  name: string;
  sentence: number;
  /** Within its sentence. */
  at: number;
  article: 'the' | 'a' | '';
}

const word = String.raw`\p{Lu}[\p{L}]*(?:['’-]\p{L}+)*`;
const phrase = new RegExp(
  String.raw`(?<![\p{L}\d’'-])(?:(?<article>[Tt]he|[Aa]n?) )?(?<name>${word}(?: (?:(?:of|of the|of a|the) )?${word}){0,5})(?![\p{L}\d])`,
  'gu',
);

/** Words that begin sentences or are written large without being names. */
const common = new Set(
  `i a an the this that these those it its he she they we you his her their our my your in on at by for from with without to into of as and
  but or nor so yet if when while where who what which why how there here then now once no not nobody nothing none some any every everybody
  everyone each all both many most few much more other another such only also even still just after before until since under over through
  between among near beyond above below upstream inland north south east west northern southern eastern western one two three four five six
  seven eight nine ten first second third last next old new good great dear yes please use let do does did is are was were be been being
  have has had can could will would shall should may might must carry expect look ask roll give take make go come stay see set keep
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  spring summer autumn winter midsummer midwinter mr mrs
  strength dexterity constitution intelligence wisdom charisma str dex con int wis cha dc ac hp gp xp cr pb d20 npc npcs gm dm pc pcs
  game master dungeon medium small large huge tiny humanoid undead fey common armor class hit point points cantrip level
  maybe perhaps nearly visitors members sailors travellers pedlars shepherds people young half whoever somebody anybody anyone someone
  chapter part appendix letter volume book`
    .split(/\s+/)
    .filter((entry) => entry !== ''),
);

/** Finds the proper names in sentences: phrases in capitals, where a sentence's own first word is none of them. */
export function findNames(sentences: Sentence[]): Map<string, Mention[]> {
  const small = smallWords(sentences);
  const mentions = new Map<string, Mention[]>();
  for (const [index, sentence] of sentences.entries()) {
    for (const match of sentence.text.matchAll(phrase)) {
      const found = trimmed(match, sentence.text, small);
      if (!found) continue;
      const key = normalName(found.name);
      if (key.length < 3) continue;
      const held = mentions.get(key);
      const mention = { ...found, sentence: index };
      if (held) held.push(mention);
      else mentions.set(key, [mention]);
    }
  }
  return mentions;
}

function trimmed(match: RegExpExecArray, text: string, small: Set<string>): Omit<Mention, 'sentence'> | null {
  const groups = match.groups ?? {};
  let name = groups['name'] ?? '';
  let at = match.index + match[0].length - name.length;
  let article = (groups['article'] ?? '').toLowerCase();
  const isFirst = /^[\s"'“‘(]*$/.test(text.slice(0, match.index));
  // "In Ambry", "Old Doctor": the first word of a sentence is large anyway.
  while (name !== '') {
    const [first = ''] = name.split(' ');
    const plain = first.toLowerCase().replace(/['’]s$/, '');
    const opens = isFirst && article === '' && small.has(plain) && name.includes(' ') && at === match.index;
    const isCommon =
      common.has(plain) && !(article === 'the' && name.includes(' ') && !isFirst) && !/^(?:old|great|last|nine)$/.test(plain);
    if (!isCommon && !opens && !/^(?:of|the)$/.test(first)) break;
    article = '';
    const rest = name.slice(first.length).replace(/^ (?:of (?:the |a )?|the )?/, '');
    at += name.length - rest.length;
    name = rest;
  }
  name = name.replace(/ (?:of|the|of the)$/, '');
  const plain = name.toLowerCase();
  if (name.length < 3 || common.has(plain)) return null;
  // A single large word at the start counts only if it is never written small.
  if (!name.includes(' ') && isFirst && small.has(plain.replace(/['’]s$/, ''))) return null;
  if (!name.includes(' ') && article !== '' && small.has(plain) && isFirst) return null;
  const inn = /\b(?:at|of) the $/.test(text.slice(0, at)) ? (/^ and \p{Lu}\p{L}+/u.exec(text.slice(at + name.length))?.[0] ?? '') : '';
  name += inn;
  const owner = /^(.{3,})['’]s$/.exec(name);
  return { name: owner?.[1] ?? name, at, article: article === 'the' ? 'the' : article === '' ? '' : 'a' };
}

/** Every word that the document writes small somewhere. */
function smallWords(sentences: Sentence[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of sentences) for (const [found] of text.matchAll(/(?<![\p{L}’'-])\p{Ll}[\p{L}]+/gu)) words.add(found);
  return words;
}
