import { capitalize } from '#domain/text/capitalize.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import { shorten } from './clean-text.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { featureOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import { baseOf, gerund, ofGerund, thirdPerson } from './verb-forms.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { wholeWord } from './whole-word.ts';

/** An action as the narrator can say it of the hero: "picks the lock", "pick the lock", "picking the lock". */
export interface Restated {
  action: string;
  attempt: string;
  doing: string;
}

const longestAction = 140;
const longestSpeech = 280;
/** What is done in so many words is plain; what takes more is a plan. */
const plainWords = 14;
/** A sentence of a speech that is cut must leave so much of it. */
const leastSpeech = 60;

const ownWords: readonly [RegExp, string][] = [
  [/\bI(?:'m| am)\b/gi, 'they are'],
  [/\bI was\b/gi, 'they were'],
  [/\bI(?:'ve| have)\b/gi, 'they have'],
  [/\bI(?:'ll| will)\b/gi, 'they will'],
  [/\bI(?:'d| would)\b/gi, 'they would'],
  [/\bwe(?:'re| are)\b/gi, 'they are'],
  [/\bwe\b/gi, 'they'],
  [/\bI\b/g, 'they'],
  [/\bi\b(?!\.)/g, 'they'],
  [/\bmyself\b/gi, 'themself'],
  [/\bourselves\b/gi, 'themselves'],
  [/\bme\b/gi, 'them'],
  [/\bus\b/gi, 'them'],
  [/\bmy\b/gi, 'their'],
  [/\bour\b/gi, 'their'],
  [/(?<!\b(?:the|an?|this|that|old|their|his|her) )\b(?:mine|ours)\b/gi, 'theirs'],
];
const filler =
  /,?\s*\b(?:please|lol|haha+|if (?:that's |that is )?(?:possible|okay|ok|allowed)|i guess|you know|(?:that |it )?(?:could|might|may) (?:be|come in) (?:handy|useful)|first things first|just in case|why not|for now|i suppose|this turn|right now)\b/gi;
/** A sound of feeling: "taste the water, yuck". */
const cries = /,?\s*\b(?:yuck|e+w+|ugh+|hm+|wow|whoa|yikes|phew|oops|argh+|brr+|whee+|weee+)\b[!.]*/gi;
/** Talk's own "like" before how many: "pet like three cats". */
const roughly = /(?<=^ ?(?:(?:up|out|off|him|her|them|it) )?)like (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|\d+) )/giu;
/** Verbs after which "like" says what something is like. */
const likening = /^(?:look|sound|smell|feel|taste|seem|act|behave|move|walk|run|dance|sing|dress|fight|laugh|howl|cry|stand|sit|lie)$/;
/** A way that stands where a verb would: "Off to the foundry", "Up the steps we go". */
const wayFirst =
  /^( ?)(off|back|up|down|out|in|into|over|through|across|along|towards?|to|onwards?|on|away|round|around|past|inside|outside|home)\b(.*?)(?:,? (?:i|we|they) go)?$/i;
/** Verbs that tell of what is only tried. */
const seeks = /^(?:find|locate|discover|spot)$/;
/** Words that only say how somebody feels about it. */
const oaths = /\b(?:god)?(?:damn(?:ed)?|darn(?:ed)?|bloody|fucking|freaking|effing)\b ?/gi;
const dangling = /(?:[\s,;:-]|\b(?:the|a|an|of|to|with|and|or|but|their|his|her|at|in|on|for|from|by|into|that|which|while|as|so|then))+$/i;
/** An unknown word in a verb's place: "and sling it over my shoulder". */
const linkedUnknown =
  /( and)( then)? (?!(?:the|a|an|what|who|whose|where|when|why|how|which|whether|if|with|in|on|for|at|to|from|by|of|through|into|over|under|behind|around|about|down|up|off|out|then|also|all|both|even|as|not)\b)(\p{Ll}{3,})(?= (?:it|them|him|my|the|myself)\b)/gu;
const linked =
  /(,| and| or| but)( then)? (?:(?:i|we|she|he|they) (\p{L}+)|(have|see|try|make|let|do|be|think|keep|get|back(?= (?:off|away|out|up)\b)|(?:whistle|shout|call|yell|wait|watch|listen)(?= (?:if|when|until|out|as soon)\b|$)))\b/giu;
/** "Hands up, easy now": hands that go up, and what is said with it. */
const surrender = /^(?:(?:i|we|and|then) )*(?:(?:put|hold|raise|throw)s? )?(?:(?:my|our|both) )?hands? (?:up|raised|in the air)\b.*$/i;
/** Encloses a verb inside the rest of a clause, so that it takes the same form as the first. */
const verbMark = '\uE001';
const marked = /\uE001(\p{L}+)\uE001/gu;

/** The past of a verb that is in no list, which is no plain form: "missed". */
const unheardPast = /(?<!^(?:n|f|h|w|sp|bl|br|emb|sh|s)e?)ed$/u;

/** Whether text is made of ordinary words, so that it may be told again. */
export function isPlain(text: string): boolean {
  const bare = text.replace(/[.!?…,]+$/u, '');
  const letters = bare.replaceAll(/[^\p{L}\s]/gu, '').length;
  return bare.length > 0 && letters / bare.length > 0.8 && !/\p{L}{26,}/u.test(text) && /\p{L}{2}/u.test(text);
}

/** Cuts to `length` characters at a word that can end a phrase. */
function closed(text: string, length: number): string {
  const cut = shorten(text, length);
  return cut.length < text.length ? cut.replace(dangling, '') : cut;
}

/** A speech of at most 280 characters, cut after a whole sentence where one ends in time. */
function cutSpeech(quote: string): string {
  if (quote.length <= longestSpeech) return quote;
  const end = Math.max(...['. ', '? ', '! '].map((mark) => quote.slice(0, longestSpeech).lastIndexOf(mark)));
  return end >= leastSpeech ? quote.slice(0, end + 1) : closed(quote, longestSpeech);
}

/** A quotation that fits a sentence: capital, at most 280 characters, closed by a mark of its own. */
export function spoken(quote: string): string {
  const cut = cutSpeech(quote.replaceAll('"', "'").trim());
  const begun = capitalize(cut).replaceAll(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
  return /[.!?]$/.test(begun) ? begun : `${begun.replace(/[,;:-]+$/, '')}.`;
}

/** Replaces what the hero calls themself by; a text in the third person stays as it is. */
function fromOutside(text: string, third: boolean): string {
  return third ? text : ownWords.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), text);
}

/** Gives names the capitals they have. */
export function withNames(text: string, names: readonly string[]): string {
  const lower = text.toLowerCase();
  return names.reduce((named, name) => (lower.includes(name.toLowerCase()) ? named.replaceAll(wholeWord(name), () => name) : named), text);
}

interface Part {
  lead: string;
  verb: string;
  rest: string;
}

function partOf(clause: string, action: HeroAction, names: readonly string[]): Part | undefined {
  const phrase = verbPhraseOf(clause.replace(surrender, 'raise both hands'), action.actor);
  if (phrase.verb === null || (baseOf(phrase.verb) === undefined && unheardPast.test(phrase.verb))) return undefined;
  const { lead, third } = phrase;
  // To look for a thing is not to have found it.
  const isSought = action.kind === 'search' && seeks.test(phrase.verb) && !/^(?:out|what|if|whether|how)\b/.test(phrase.rest);
  const verb = isSought ? 'look' : ofGerund(phrase.verb);
  // "Let's leave together" is told of one hero by name.
  const isJourney = action.kind === 'travel' || action.kind === 'flee';
  const rest = isJourney ? phrase.rest.replace(/(?:^| )(?:all )?together$/i, '') : phrase.rest;
  // "Looking away and humming": what goes along with an action stays as it is.
  const goesAlong = /, \p{L}+ing\b/iu.test(rest);
  const isParticiple = (word: string) => goesAlong && word.endsWith('ing');
  const tidy = ` ${isSought ? 'for ' : ''}${rest}`
    .replace(wayFirst, (_, space: string, way: string, to: string) => `${space}${way.toLowerCase()}${to}`)
    .replaceAll(filler, '')
    .replaceAll(likening.test(verb) ? /$^/g : roughly, '')
    .replace(/,? then$/i, '')
    .replaceAll(cries, '')
    .replaceAll(oaths, '')
    .replaceAll(/["()]/g, '')
    .replaceAll(linked, (whole: string, joint: string, then = '', subject = '', alone = '') => {
      const word = `${subject}${alone}`;
      const base = isParticiple(word) ? undefined : baseOf(word);
      return base === undefined ? whole : `${joint}${then} ${verbMark}${base}${verbMark}`;
    });
  const whole = third
    ? tidy
    : tidy.replaceAll(linkedUnknown, (linking: string, joint: string, then = '', word = '') =>
        isParticiple(word) ? linking : `${joint}${then} ${verbMark}${ofGerund(word)}${verbMark}`,
      );
  const narrated = withNames(fromOutside(whole, third), names).trim();
  // What comes after a colon is said to somebody.
  if (
    /\S: /.test(narrated) ||
    /\b(?:you|your|yours)\b/i.test(narrated.replaceAll(/\bthank you\b/giu, 'thanks')) ||
    (narrated !== '' && !isPlain(narrated.replaceAll(verbMark, '')))
  )
    return undefined;
  return { lead: lead === '' ? '' : `${lead} `, verb, rest: narrated === '' ? '' : ` ${narrated}` };
}

function inForm(parts: Part[], form: (base: string) => string): string {
  const [last = '', ...earlier] = parts
    .map(({ lead, verb, rest }) => `${lead}${form(verb)}${rest.replaceAll(marked, (_, inner: string) => form(inner))}`)
    .toReversed();
  const narrated = earlier.length === 0 ? last : `${earlier.toReversed().join(', ')} and ${last}`;
  return closed(narrated.replaceAll(/\s+/g, ' ').replace(/[\s,;:.!?-]+$/u, ''), longestAction);
}

function formsOf(parts: Part[]): Restated {
  return { action: inForm(parts, thirdPerson), attempt: inForm(parts, (base) => base), doing: inForm(parts, gerund) };
}

type Phrase = [verb: string, rest: string];

/** What an action is called when its words cannot be told again. */
function plainPhrase(action: HeroAction): Phrase {
  const npc = npcOf(action)?.name;
  const feature = featureOf(action)?.name;
  switch (action.kind) {
    case 'attack':
      return ['go', npc ? `for ${npc}` : 'on the attack'];
    case 'cast':
      return ['work', npc ? `magic upon ${npc}` : feature ? `magic upon ${feature}` : 'a spell'];
    case 'sneak':
      return ['keep', 'out of sight'];
    case 'talk':
      if (action.skill === 'insight') return ['weigh', npc ? `up what ${npc} has said` : 'up what has been said'];
      return ['speak', npc ? `to ${npc}` : 'up'];
    case 'trick':
      return ['try', 'a bit of cunning'];
    case 'search':
      return ['look', feature ? `closer at ${feature}` : npc ? `closely at ${npc}` : 'the place over'];
    case 'travel':
      return ['press', 'on'];
    case 'flee':
      return ['make', 'a run for it'];
    case 'rest':
      return ['rest', ''];
    case 'take':
      return ['help', 'themself to what there is'];
    case 'athletics':
      return ['put', 'their back into it'];
    case 'help':
      return ['lend', 'a hand'];
    case 'lore':
      return ['search', feature ? `their memory for word of ${feature}` : 'their memory'];
    case 'defend':
      return ['stand', 'on guard'];
    case 'use':
      return ['busy', feature ? `themself with ${feature}` : 'themself with a plan of their own'];
    case 'ask':
      return ['take', 'stock'];
    case 'wait':
    case 'ooc':
      return ['wait', 'a while'];
  }
}

/**
 * Says of the hero what the player wrote of themself: "I try to pick the lock with my tools" -> "picks the lock with their tools".
 * At most 140 characters, cut at a word. Words that cannot be turned (questions, noise, talk to the table) become a plain phrase
 * for what was meant, with the scene's own nouns.
 */
export function restate(action: HeroAction, names: readonly string[]): Restated {
  if (action.joins && action.kind === 'travel') return formsOf([{ lead: '', verb: 'go', rest: ` after ${action.joins.name}` }]);
  const quote = action.quote;
  const clauses = action.clauses.map((clause) => clause.replaceAll(quoteMark, ' '));
  const parts = action.question ? [] : clauses.map((clause) => partOf(clause, action, names));
  const known = parts.filter((each) => each !== undefined);
  if (known.length > 0 && known.length === parts.length) {
    const forms = formsOf(known);
    return quote !== null && action.kind !== 'talk' ? withQuote(forms, quote) : forms;
  }
  return restatePlainly(action);
}

/** A plain phrase for the action, with the scene's own nouns in place of the player's words. */
export function restatePlainly(action: HeroAction): Restated {
  const [verb, rest] = plainPhrase(action);
  const style =
    action.style === null || rest.includes(action.style) ? '' : ` ${action.style.replace(/ (?:i|we) (?=can|could|dare)/, ' they ')}`;
  return formsOf([{ lead: '', verb, rest: `${rest === '' ? '' : ` ${rest}`}${style}` }]);
}

/** Whether the action's own words can be told of the hero. */
export function isRestatable(action: HeroAction): boolean {
  if (action.joins && action.kind === 'travel') return true;
  return !action.question && action.clauses.every((clause) => partOf(clause.replaceAll(quoteMark, ' '), action, []) !== undefined);
}

/** Words of a plan that may fail: something is made or brought about, or done to somebody. */
const plans =
  /\b(?:build|make|rig|construct|invent|fashion|devise|set up|trap|trick|fool|outwit|figure|work out|solve|fix|mend|repair|force|stop|block|jam|balance|aim|catch|so that|so (?:it|he|she|they|we|i|nobody|everybody)|in order to|until|to (?:get|make|stop|keep|see|find|open|reach))\b/i;

/** Whether something is to be made or brought about by words of a hero, and not only done. */
export const bringsAbout = ({ clauses }: HeroAction): boolean => clauses.some((clause) => plans.test(clause));

function isPlan({ clauses, targets, actor }: HeroAction): boolean {
  const isKnown = (clause: string) => baseOf(verbPhraseOf(clause.replaceAll(quoteMark, ' '), actor).verb ?? '') !== undefined;
  return (
    targets.some(({ kind }) => kind === 'npc') ||
    !clauses.every(isKnown) ||
    clauses.some((clause) => plans.test(clause) || clause.split(' ').length > plainWords)
  );
}

/** An action as what nothing but a try can tell, where it is of no kind that has a rule. */
export function ofUnsure(understood: HeroAction, isOnScenery: boolean): HeroAction {
  if (understood.sure || !isRestatable(understood)) return understood;
  if (isOnScenery) return { ...understood, sure: true };
  // A small thing that nothing hangs on is done: no roll says otherwise.
  return isPlan(understood) ? { ...understood, skill: 'intelligence' } : understood;
}

function withQuote(forms: Restated, quote: string): Restated {
  if (!isPlain(quote)) return forms;
  const text = spoken(closed(quote, 80)).replace(/[.!?]$/, '');
  return {
    action: `${forms.action} with the words "${text}"`,
    attempt: `${forms.attempt} with the words "${text}"`,
    doing: `${forms.doing} with the words "${text}"`,
  };
}
