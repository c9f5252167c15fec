import { escapePattern } from '#domain/text/escape-pattern.ts';
import { fightLexicon } from './fight-lexicon.ts';
import type { FightStage } from './fight-stage.ts';
import { itemsNamed } from './item-means.ts';
import { spellNamed, wayNamed } from './name-means.ts';
import { isPeace } from './read-peace.ts';
import { isWord, wordsOf } from './words-of.ts';

/** What goes ahead of the verb and says nothing of the deed. */
export const ahead =
  /^(?:(?:ok(?:ay)?|so|and|then|now|well|alright|right|first|next|finally|also|just|quickly|immediately|instead|still|but|yes|yeah|please|i'd like to|i would like to|i want to|i wanna|i'm going to|i am going to|i'm gonna|i will|i'll|ill|id|im|i(?!')|we(?!')|my hero|let me|let's|try to|tries to|attempt to|attempts to|am going to|want to|going to|decide to|proceed to|use my (?:bonus action|action|move|movement|turn|reaction) to|with my (?:bonus action|action|reaction)|(?:for|as|using) (?:my|a|an) (?:bonus action|action|reaction|move|movement)|on my turn|(?:main |bonus )?action(?! surge))\b[\s,:]*)/i;

/** The same for what asks whether something can be done. */
const asking =
  /^(?:(?:ok|so|and|hey|dm|gm|narrator),? )*(?:can|could|may|might|am i able to|is it possible to|would it be possible to)(?: i| we)?\b/i;

/** Whether words ask if something can be done: "can I reach the ogre?" */
export const asksLeave = (text: string): boolean => asking.test(text.trim());

/** A clause without what goes ahead of its verb, and without the hero's own name there. */
export function bareClause(text: string, { hero, isCommanded }: FightStage): string {
  // A called creature is named by what it is: "the draconic spirit" of "Draconic Spirit (fire)".
  const plain = hero.name.replace(/ \(.*\)$/, '');
  const first = plain.split(' ')[0] ?? plain;
  const kind = plain.split(' ').at(-1) ?? plain;
  const called = [hero.name, plain, first, ...(isCommanded ? [kind, 'it', 'he', 'she', 'they'] : [])];
  const own = new RegExp(`^(?:the |my )?(?:${called.map(escapePattern).join('|')})(?:'s)? +(?=\\p{L})`, 'iu');
  let left = text.trim().replace(asking, '').trim();
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replace(ahead, '').replace(own, '').trim();
  }
  const idiom = fightLexicon.idioms.find(({ pattern }) => pattern.test(left));
  return idiom ? left.replace(idiom.pattern, idiom.as) : left;
}

const endings = [/s$/, /es$/, /ing$/, /ed$/, /d$/, /(.)\1ing$/, /(.)\1ed$/];

/** Whether a word is one of some verbs, in any form of theirs or misspelt. */
export function isVerb(word: string, verbs: readonly string[]): boolean {
  const stems = [
    word,
    ...endings
      .filter((ending) => ending.test(word))
      .flatMap((ending) => [word.replace(ending, '$1'), word.replace(ending, ''), `${word.replace(ending, '')}e`]),
  ];
  return verbs.some((verb) => stems.includes(verb)) || verbs.some((verb) => verb.length >= 4 && isWord(word, verb));
}

const starters = [
  fightLexicon.attack,
  fightLexicon.ranged,
  fightLexicon.thrown,
  fightLexicon.casting,
  fightLexicon.using,
  fightLexicon.drinking,
  fightLexicon.giving,
  fightLexicon.approach,
  fightLexicon.talk,
  fightLexicon.look,
  ...Object.values(fightLexicon.natural),
].flat();

/** Whether a piece of a sentence begins another deed, and does not go on with the one before. */
function beginsDeed(piece: string, stage: FightStage): boolean {
  const bare = bareClause(piece, stage);
  const [first = ''] = wordsOf(bare);
  if (first === '') return false;
  // "I move away and leave nobody's reach" is one deed.
  if (/^leaves? nobody/i.test(bare)) return false;
  if (fightLexicon.ends.test(bare) || fightLexicon.deathSave.test(bare) || fightLexicon.leaveForm.test(bare)) return true;
  if (fightLexicon.joins.test(bare) || isPeace(bare, stage)) return true;
  if (/^(?:i|we|he|she|they)\b/i.test(piece.trim()) || isVerb(first, starters)) return true;
  if (fightLexicon.acts.some(({ pattern }) => bare.search(pattern) === 0)) return true;
  if (isVerb(first, [...fightLexicon.mending, ...fightLexicon.wielding]) && itemsNamed(wordsOf(bare), stage).length > 0) return true;
  const head = wordsOf(bare).slice(0, 4);
  return spellNamed(head, stage) !== undefined || wayNamed(head, stage, false) !== undefined;
}

/** A part of a line: what is done, said or asked by it. */
export interface FightClause {
  text: string;
  /** Words in quotation marks. */
  quote: string | null;
  isQuestion: boolean;
}

const calling = /^(?:(?:hey|oi|yo|come on|quick|now|go|look|and|ok),? )*/i;

/** Whether a sentence calls somebody by name first: "Ilse, watch out!" */
function isCall(sentence: string, { others }: FightStage): boolean {
  const [called = '', ...more] = sentence.trim().split(/[,:!]/);
  const words = wordsOf(called.replace(calling, ''));
  if (more.join('').trim() === '' || words.length === 0) return false;
  return others.some(({ name }) => wordsOf(name).some((part) => part === words[0]) && words.length <= wordsOf(name).length);
}

const opensCondition = /^(?:i )?(?:if|when|once|as soon as|whenever|ready|wait|hold my action|prepare)\b/i;

/** Whether words in brackets say which item or creature is meant, or how many charges. */
const isOfName = (aside: string, { items, others, asides }: FightStage): boolean =>
  /\bcharges?\b/i.test(aside) ||
  [...items, ...others].some(({ name }) => name.toLowerCase().includes(aside.toLowerCase())) ||
  asides.includes(aside.slice(1, -1).toLowerCase());

/** The clauses of a line, in their order: what is said in quotation marks is one of its own. */
export function fightClauses(line: string, stage: FightStage): FightClause[] {
  const quoted = [...line.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
  const plain = line.replaceAll(/"[^"]*"?/g, ' ').replaceAll(/\([^()]*\)/g, (aside) => (isOfName(aside, stage) ? aside : ' '));
  const sentences = plain.match(/[^.!?;]+[.!?;]*/g) ?? [];
  const done = sentences.flatMap((sentence): FightClause[] => {
    const isQuestion = sentence.includes('?');
    const body = sentence.replace(/[.!?;\s]+$/, '').trim();
    if (body === '') return [];
    if (isCall(sentence, stage)) return [{ text: body, quote: body, isQuestion: false }];
    if (opensCondition.test(bareClause(body, stage)) || isQuestion) return [{ text: body, quote: null, isQuestion }];
    const parts = body.split(/\b(?:and then|then|after that|followed by|before i)\b/i);
    const pieces = parts.flatMap((part) =>
      part.split(/(,|\band\b|&)/i).reduce<string[]>((all, piece, at, each) => {
        if (at % 2 === 1) return all;
        const last = all.at(-1);
        const joint = each[at - 1] ?? '';
        return last === undefined || (beginsDeed(piece, stage) && last.trim() !== '')
          ? [...all, piece]
          : all.toSpliced(-1, 1, `${last}${joint}${piece}`);
      }, []),
    );
    return pieces
      .map((text) => text.replace(/^[\s,]+|[\s,]+$/g, ''))
      .filter((text) => text !== '')
      .map((text) => ({ text, quote: null, isQuestion }));
  });
  const said = quoted.map((quote): FightClause => ({ text: '', quote, isQuestion: false }));
  const only = done.length === 1 && quoted.length > 0 ? done[0] : undefined;
  // "I shout "Come here!" at the ogre" is one thing.
  if (only && isVerb(wordsOf(bareClause(only.text, stage))[0] ?? '', fightLexicon.talk)) return [{ ...only, quote: quoted.join(' ') }];
  return [...said, ...done];
}
