import { replyCheckLimits } from '#domain/limits/reply-check-limits.ts';
import { about, isNamed } from './named.ts';
import type { Named, People } from './named.ts';
import { quoteMark } from './passage-of-speech.ts';
import type { Piece } from './passage-of-speech.ts';

/** A deed that a piece tells of a hero as done. */
export interface Deed {
  /** Null for the party, called "you". */
  hero: Named | null;
  verb: string;
  /** The words before the verb, from the beginning of the piece. */
  lead: string;
  /** The words after the verb, to the end of the piece. */
  rest: string;
}

const adverbs = String.raw`(?:\p{L}+ly|then|now|both|all|together|simply|just|at last|in turn|in one motion|finally)`;
const between = String.raw`(?:,[^,.“”]{1,50},)?(?: ${adverbs})*`;
/** A verb after such words is no deed that was done: it is wished for, tried, or only may be. */
const unreal =
  /\b(?:if|unless|whether|when|once|until|till|before|should|would|could|might|may|can|cannot|can't|must|will|shall|to|try|tries|trying|tried|attempts?|attempting|about|almost|nearly|wants?|hopes?|lets?|never|not|did|does|do|as if|as though|what|how|why)\b[^,;:]*$/iu;
const conditional = /\b(?:if|when|unless|before|until|should|once|while)\b[^,;]*$/iu;
const clauseEnd = /[,;:—–.!?…]|\b(?:and|but|then)\b/gu;
const subordinate = /\b(?:as|while|when|where|who|that|which|because|since|after|though|until|so|for)\b/iu;
const joined = /(?:[,;—–]|\b(?:and|but|then))(?: (?:\p{L}+ly|then|now|at last|finally))* $/u;
/** A plain form that goes on with what is only tried or meant: "tries to sit down and bandage". */
const meant = /\bto (?!(?:the|an?|his|her|their|your|its|it|him|them|you)\b)\p{Ll}[^,;:.]*\b(?:and|or)(?: then)? $/u;
const pronoun = new RegExp(`^\\s*(?:She|He|They)${between} $`, 'u');
const asked = /\?["')\s]*$/;

/** Verbs, as one alternative of a regular expression and as the expression. */
export interface Verbs {
  either: string;
  told: RegExp;
  /** The words with which the forms begin: a piece that has none of them tells nothing of the kind. */
  begin: ReadonlySet<string>;
}

/** Makes the forms of verbs ready for looking; a form of several words has underscores. */
export function verbsOf(...lists: readonly string[]): Verbs {
  const forms = lists.flatMap((list) => list.split(' '));
  const either = forms
    .toSorted((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('_', ' ');
  const begin = new Set(forms.map((form) => form.split('_')[0] ?? form));
  return { either, begin, told: new RegExp(`(?<![\\p{L}'-])(?:${either})(?![\\p{L}'-])`, 'giu') };
}

function lastIndex(text: string, whom: Named): number {
  if (!isNamed(whom, text)) return -1;
  return [...text.matchAll(about(whom, 'each', () => [`(?<![\\p{L}])(?:${whom.pattern})(?![\\p{L}])`, 'gu']))].at(-1)?.index ?? -1;
}

/** Whoever was spoken of last before a piece that begins with a pronoun, where that is a hero. */
function meantBy(before: string, { heroes, npcs, anyNpc }: People): Named | undefined {
  const recent = before.slice(-replyCheckLimits.pronounReach);
  const last = (all: readonly Named[]) =>
    all.map((each) => ({ each, at: lastIndex(recent, each) })).toSorted((one, other) => other.at - one.at)[0];
  const hero = last(heroes);
  if (!hero || hero.at < 0) return undefined;
  const npc = anyNpc.test(recent) ? last(npcs) : undefined;
  return npc && npc.at > hero.at ? undefined : hero.each;
}

/** A hero by the words of a reply: null for the party. */
function heroCalled({ heroes }: People, words: string): Named | null | undefined {
  if (/^(?:you|the party)$/i.test(words)) return null;
  return heroes.find((hero) => about(hero, 'whole', () => [`^(?:${hero.pattern || '\\b\\B'})$`, 'u']).test(words));
}

/** Whoever a verb or a small word stands before is no subject: "pours you tea, and then pours tea for your hat", "turns to you and". */
const isObject =
  /(?:\b(?:to|at|for|with|from|of|on|behind|beside|near|towards?|around|over|about|between)|(?<!\b(?:a|thi|thu|alway|perhap|beside|sometime|unles|acros))s) $/u;

/** The hero who is the subject of the clauses before, for "Kara steps in and takes". */
function carriedOn(lead: string, piece: Piece, people: People): Named | null | undefined {
  const subjects = about(people, 'subjects', () => [`(?<![\\p{L}'])(?:${people.party})(?![\\p{L}'])(?= )`, 'gu']);
  const found = [...lead.matchAll(subjects)].findLast(({ index }) => !isObject.test(lead.slice(0, index)));
  const since = found ? lead.slice(found.index + found[0].length) : lead;
  if (subordinate.test(since) || people.anyNpc.test(since)) return undefined;
  if (found) return heroCalled(people, found[0].trim());
  return /^\s*(?:She|He|They) /u.test(lead) ? meantBy(piece.before, people) : undefined;
}

/** Who does what a verb at the end of `lead` tells; undefined where it is no hero, or not done. */
function doerOf(lead: string, verb: string, piece: Piece, people: People): Named | null | undefined {
  const cut = [...lead.matchAll(clauseEnd)].at(-1);
  if (unreal.test(cut ? lead.slice(cut.index + cut[0].length) : lead)) return undefined;
  if (meant.test(lead) && !/(?:s|ed)$/i.test(verb)) return undefined;
  const direct = about(people, 'direct', () => [`(?<![\\p{L}'])(${people.party})(?: (?:all|both|two|three))?${between} $`, 'u']).exec(lead);
  if (direct) {
    const isConditional = conditional.test(lead.slice(0, direct.index)) && !direct[0].includes(',');
    return isConditional ? undefined : heroCalled(people, (direct[1] ?? '').trim());
  }
  if (pronoun.test(lead)) return meantBy(piece.before, people);
  return joined.test(lead) ? carriedOn(lead, piece, people) : undefined;
}

/**
 * The deeds of heroes in a piece, told by one of the verbs as done: not in quotation marks, not asked, not tried and not as what
 * may be. Heroes are called by name, by "you", or by a pronoun at the beginning after their name.
 */
export function deedsIn(piece: Piece, people: People, verbs: Verbs): Deed[] {
  if (!piece.words.some((word) => verbs.begin.has(word))) return [];
  const narration = piece.narration.replaceAll('’', "'");
  const told = [...narration.matchAll(verbs.told)];
  if (told.length === 0 || asked.test(narration)) return [];
  return told.flatMap((match): Deed[] => {
    const lead = narration.slice(0, match.index);
    const hero = doerOf(lead, match[0], piece, people);
    if (hero === undefined) return [];
    return [{ hero, verb: match[0].toLowerCase(), lead, rest: narration.slice(match.index + match[0].length).replaceAll(quoteMark, '') }];
  });
}

/** Up to the next clause: what a verb is about. */
export function objectOf(rest: string): string {
  return (/^[^,;:.!?…—–]*/u.exec(rest)?.[0] ?? '').replace(/\b(?:and then|and|while|as|but|before|after|until|because)\b.*$/iu, '').trim();
}
