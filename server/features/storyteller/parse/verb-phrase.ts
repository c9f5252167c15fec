import type { Hero } from '#domain/narration/brief.ts';
import { quoteMark } from './clauses.ts';
import { flourishVerbs } from './words/lexicon-verbs.ts';
import { isConcrete } from './things/concrete.ts';
import { baseOf, baseOfThird } from './words/verb-forms.ts';

/** A clause taken apart: who acts, how it begins, and what is done. */
export interface VerbPhrase {
  /** Whether the words stood in the third person already, so that "her" stays "her". */
  third: boolean;
  /** Adverbs before the verb, in lower case. */
  lead: string;
  /** The verb's plain form; null when the clause has none that can be found. */
  verb: string | null;
  /** What follows the verb, as typed. */
  rest: string;
}

const starter =
  /^(?:and|then|so|but|now|okay|ok|well|also|next|first|finally|meanwhile|instead|still|again|after that|suddenly|once more|alright|right|hmm+|oh|um+|uh|aight|welp|anyways?|k|kk)\b,?\s+/iu;
const adverb = /^(?:\p{L}+ly|just|also|then|now|first|once more|again|still)\b,?\s+/iu;
const wish =
  /^(?:(?:would|should) (?:like|love) to|'d like to|would love to|'d love to|want(?:s)? to|wanna|wish(?:es)? to|tr(?:y|ies|ied)(?: and| to)|trying to|attempt(?:s|ed)? to|attempting to|decide(?:s|d)? to|am going to|'m going to|is going to|are going to|'re going to|going to|gonna|am gonna|'m gonna|intend(?:s)? to|plan(?:s)? to|need(?:s)? to|have to|has to|begin(?:s)? to|start(?:s)? to|proceed(?:s)? to|choose(?:s)? to|prefer(?:s)? to|move(?:s)? to|go(?:es)?(?: over| up)?(?: and)?(?: to)?(?=\s+(?:help|see|look|find|talk|speak|check|ask|tell|get|grab|take|read|search|listen|chat|buy|greet|hide|sneak)\b)|will try to|'ll try to|will|'ll|would|'d|shall|should|can|could|must|might|may|(?:am|'m|are|'re|is)(?=\s+(?:\p{L}+ly\s+)?\p{L}+ing\b)|try (?!on)|had better|rather)(?=\s|$)\s*/iu;
const inverted = /^(?:(?:can|could|may|might|should|shall|would|will)|what (?:if|happens if|would happen if))\s+(?=i\b|we\b)/iu;
const article = /^(?:the|a|an|my|his|her|their|our|this|that|some|with|as|in|on|at|from|to|by|for|of|no|yes)$/iu;

function stripAll(text: string, pattern: RegExp): { text: string; stripped: string } {
  let rest = text;
  let stripped = '';
  for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
    stripped += match[0];
    rest = rest.slice(match[0].length);
  }
  return { text: rest, stripped };
}

interface Subject {
  third: boolean;
  explicit: boolean;
  rest: string;
}

/** "We", "we all", "let's both", "we others", "we three". */
const weAll = /^(?:we|let's|lets|let us)(?='|\s|$)\s*(?:(?:all|both|others|two|three|four|five|six|seven)(?:\s+of\s+us)?(?=\s|$)\s*)*/iu;

function takeSubject(text: string, actor: Hero): Subject {
  const first = /^(?:(?:(?:\p{L}+)(?:,? and |, ))*i|i)(?='|\s|$)\s*/iu.exec(text);
  if (first) return { third: false, explicit: true, rest: text.slice(first[0].length) };
  const together = weAll.exec(text);
  if (together) return { third: false, explicit: true, rest: text.slice(together[0].length) };
  if (text.toLowerCase().startsWith(`${actor.name.toLowerCase()} `)) {
    return { third: true, explicit: true, rest: text.slice(actor.name.length).trimStart() };
  }
  const named = /^(?:she|he|they|my (?:character|hero|pc))\s+/iu.exec(text);
  if (named) return { third: true, explicit: true, rest: text.slice(named[0].length) };
  const letMe = /^(?:let me|lemme)\s+/iu.exec(text);
  return { third: false, explicit: false, rest: letMe ? text.slice(letMe[0].length) : text };
}

/** Wishes and adverbs before the verb, however they alternate. */
function stripAux(text: string): { text: string; lead: string } {
  let rest = text;
  let lead = '';
  for (;;) {
    const aux = wish.exec(rest);
    if (aux && rest.length > aux[0].length) {
      rest = rest.slice(aux[0].length);
      continue;
    }
    const style = adverb.exec(rest);
    if (!style) return { text: rest, lead };
    if (/ly\b/i.test(style[0])) lead += style[0].toLowerCase();
    rest = rest.slice(style[0].length);
  }
}

/** Words that can stand first before an object and are no verbs. */
const noVerb =
  /^(?:(?:i|we|you|he|she|it|they|me|us|him|them|who|what|whose|which|where|when|why|how|there|here|that|this|these|those|not|all|both|half|such|quite|rather|only|even|just|maybe|perhaps|like|unlike|because|since|while|until|though|although|if|unless|or|nor|but|and|so|than|as|about|above|across|after|against|along|among|around|at|before|behind|below|beneath|beside|between|beyond|by|down|during|for|from|in|inside|into|near|of|off|on|onto|out|outside|over|past|round|through|to|toward|towards|under|up|upon|with|within|without|is|are|was|were|am|be|been|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|no|yes|nope|yeah|yep|ok|okay|sure|hey|hi|hello|oi|thanks|sorry|bye|goodbye|please|well|oh|ah|wow|ugh|hmm|sure|good|bad|nice|poor|old|more|most|less|many|much|some|any|each|every|one|two|three|another|other|same|else|also|then|now|never|always|still|again|already|ever|once|twice|welcome|congrats|happy|sad|glad|wrong|right|left|true|false|exactly|probably|definitely|what's|that's|it's|straight|quick|slow|careful|fast|next|later|first|second|last|home|forwards?|ahead|together|alone|upstairs|downstairs|north|south|east|west|steady|easy|quiet|deep|high|low|everyone|everybody|nobody|nothing|something|somebody)$)/iu;
/** What a verb without a subject is followed by: an object, or where it is done. */
const objectNext =
  /^(?:the|an?|my|his|her|their|our|your|its|that|this|these|those|some|one|all|both|another|it|them|him|myself|ourselves|up|down|off|away|out|over|across|around|round|back|aside|at|into|onto|on|in|through|under|inside|behind|along|beside|against|to|toward|towards|next|for|with|from|\p{L}+'s)$/iu;

/** Whether a word that no list knows stands where a verb without a subject does: "pinch a spoonful", "plonk myself down". */
function isBareVerb(word: string, next: string): boolean {
  // "Tar on her knee" names what is there.
  if (/^(?:on|in|at|into|with|for|from|under|inside|behind|along|beside|against)$/i.test(next) && isConcrete(word.toLowerCase()))
    return false;
  return /^\p{L}{3,14}$/u.test(word) && !noVerb.test(word) && !/(?:ly|ing|ed|ness|tion|est)$/iu.test(word) && objectNext.test(next);
}

/** Whether a clause without a subject begins with what is to be done: "whip off the sacking", but not "show me". */
export function isBidding({ third, verb, rest }: VerbPhrase): boolean {
  return !third && verb !== null && objectNext.test(rest.split(/[\s,]/)[0] ?? '') && !/^(?:to |at |with |on )?(?:me|us|you)\b/iu.test(rest);
}

/** What is found on other things, and is a verb beside that. */
const stuff = /^(?:tar|blood|mud|dust|chalk|flour|paint|ink|soot|ash|salt|sand|wool|oil|water|wax|grease|snow|ice)$/i;

/** Finds the verb of a clause; refuses nothing, and says `verb: null` where there is none. */
export function verbPhraseOf(clause: string, actor: Hero): VerbPhrase {
  const spoken = clause.replaceAll(quoteMark, ' ').replaceAll(/\s+/g, ' ').trim();
  const opened = stripAll(stripAll(spoken, starter).text, inverted).text;
  const early = stripAll(opened, adverb);
  const { third, explicit, rest } = takeSubject(
    early.text
      .replace(/^(?:with|in|after|while|as|from|under) [^,]{2,60}, (?=(?:i|we|she|he) )/iu, '')
      .replace(/^(?:with|using|by) [^,]{2,60},? (?=(?:i|we) )/iu, ''),
    actor,
  );
  const aux = stripAux(rest);
  const lead = `${/ly\b/i.test(early.stripped) ? early.stripped.toLowerCase() : ''}${aux.lead}`.replaceAll(',', '').trim();
  const [word = '', ...tail] = aux.text.split(' ');
  const bare = word.replaceAll(/[^\p{L}'-]/gu, '');
  // "Tar on her knee" names what is there, and does nothing.
  const isNoun = !explicit && stuff.test(bare) && /^(?:on|in|under|at|along)$/i.test(tail[0] ?? '');
  const known = isNoun ? undefined : baseOf(bare);
  const verb =
    known ??
    (explicit && bare.length > 1 && !bare.includes("'") && !article.test(bare)
      ? third
        ? baseOfThird(bare.toLowerCase())
        : bare.toLowerCase()
      : !explicit && !isNoun && isBareVerb(bare, tail[0] ?? '')
        ? // "Dashes for the steps" is told of the hero as it stands.
          /[^saiu]s$/i.test(bare)
          ? baseOfThird(bare.toLowerCase())
          : bare.toLowerCase()
        : null);
  return { third, lead, verb, rest: tail.join(' ') };
}

/** Whether the clause shows a mood and no action: "Kara grins". */
export function isFlourish(phrase: VerbPhrase): boolean {
  // "Scratch it" is done to a thing.
  if (/^(?:scratch|swallow)$/.test(phrase.verb ?? '') && /^(?:it|them|the|that|this)\b/i.test(phrase.rest)) return false;
  return phrase.verb !== null && flourishVerbs.has(phrase.verb) && phrase.rest.split(' ').length <= 4;
}
