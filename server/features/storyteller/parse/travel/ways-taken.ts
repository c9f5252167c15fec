import { currentScene, knownExits } from '#domain/narration/play-state.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isScenery } from '#server/features/storyteller/parse/things/scenery.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import { isNamed, partOfPlace } from '#server/features/storyteller/parse/targets.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { andGoingIn, carrying, goingIn, goingUpOrDown, opening } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';

/** "Open the flap and crawl in" goes by the way that it opens. */
export function readThrough({ text, quote, question }: Clause, actor: Hero, targets: readonly Target[]): HeroAction | undefined {
  const [way] = targets.filter((each) => each.kind === 'exit');
  if (quote !== null || question || !andGoingIn.test(text)) return undefined;
  // What nobody knows of here is no way: it is not told as gone.
  if (!way) return targets.length === 0 && opening.test(text) ? action(actor, [text], { kind: 'travel' }) : undefined;
  return action(actor, [text], { kind: 'travel', targets: [way] });
}

const pastSomething = /\b(?:through|into|down|up|in|under|inside) (?:the|that|this) \p{L}/iu;

/** Whether somebody would climb or crawl through what is neither a way nor a thing here: a journey that leads nowhere, and no feat. */
export function isPastAll(text: string, kind: HeroAction['kind'], targets: readonly Target[]): boolean {
  return kind === 'athletics' && targets.length === 0 && goingUpOrDown.test(text) && pastSomething.test(text) && !partOfPlace.test(text);
}

/** A way or a direction right behind a verb, and nothing that it is done to: "trundle up the steps", and not "throw it down the steps". */
const goesThere =
  /^(?:(?:\p{L}+ly|my way|our way|back|off|on|straight|right|over|around) )*(?:to|into|in|inside|through|by|along|up|upstairs|down|downstairs|over|across|towards?|past|out|outside|onto|via|for)\b/iu;
/** The same without a verb: "back by the steps". */
const goesBare =
  /^(?:(?:and|then|so) )*(?:to|into|in|inside|through|by|along|up|upstairs|down|downstairs|over|across|towards?|past|out|outside|onto|via|back)\b/iu;
/** A way by its name alone: "the crooked alley to the goose yard". */
const wayAlone =
  /^(?:(?:and|then|so|now|ok(?:ay)?),? )*(?:the|that|this) .*\b(?:to|into|through|up|down|over|across|onto|past|out|via)\b/iu;
/** Verbs that go somewhere, where a way stands behind them, and else let time go by. */
const passing = /^(?:pass|skip|hover|dawdle)$/;
/** What a way is made of is taken, and not the way: "a handful of mud". */
const handful = /^(?:some|any|more|(?:an?|one|two) (?!(?:left|right|way)\b))/iu;

/** Whether the words of a verb that needs a way behind it go by one. */
function goesBy(text: string, actor: Hero, { kind, sure }: Pick<HeroAction, 'kind' | 'sure'>): boolean {
  const { verb, rest } = verbPhraseOf(text, actor);
  const isBehind = (verb === null ? wayAlone.test(text) : goesThere.test(rest)) || goesBare.test(text);
  // "Scoop up some mud" goes down no way that is called after it.
  if (kind === 'take')
    return (
      (verb === 'take' && !handful.test(rest)) ||
      (isBehind && !/^(?:up|down|out|over) (?:some|the|that|those|an?|my|it|them)\b/i.test(rest))
    );
  if (kind === 'wait') return isBehind && verb !== null && passing.test(verb);
  return !sure && isBehind && !/\baway from\b/i.test(text);
}

/** Somebody who is helped along, before the way: "help Tov up the steps". */
const helped = /^(?:(?:i|we|and|then|so|now) )*(?:help|bring|carry|lead)s? \p{L}+ (?:to )?(?:(?:get|climb|walk|come) )?/iu;
const breaksInto = /\bbreak(?:s|ing)? into\b/i;

/** Words that go by a way they name, though their verb says another thing: a climb up the stair, somebody who is carried out. */
export function readWay(
  { text, question }: Clause,
  actor: Hero,
  targets: Target[],
  { kind, sure }: Pick<HeroAction, 'kind' | 'sure'>,
): HeroAction | undefined {
  const isRescue =
    (kind === 'athletics' || (kind === 'help' && goesThere.test(text.replace(helped, '')))) &&
    carrying.test(text) &&
    targets.some((each) => each.kind === 'hero') &&
    targets.some((each) => each.kind === 'exit');
  if (isRescue) return action(actor, [text], { kind: 'travel', targets: targets.filter((each) => each.kind === 'exit'), question });
  // A house of which nobody knows the way is not come into by stealth.
  if (kind === 'sneak' && targets.length === 0 && breaksInto.test(text)) return action(actor, [text], { kind: 'travel', question });
  const leads = targets[0]?.kind === 'exit' && (goesBy(text, actor, { kind, sure }) || (kind === 'athletics' && goingUpOrDown.test(text)));
  return leads ? action(actor, [text], { kind: 'travel', targets, question }) : undefined;
}

/** What is gone through is more than looked at: "squeeze through it". */
export const goesThrough =
  /^(?:(?:i|we|and|then) )*(?:crawl|climb|go|step|walk|slip|squeeze|head|run|sneak|jump|hop|duck|wriggle)s? (?:\p{L}+ly )?through\b/iu;

const first = "^(?:(?:i|we|i'll|we'll|and|then|just|ok|okay|so|quietly) )*";
const openings = '(?:door|doorway|window|gate|flap|curtain|gap|hole|opening|hatch|arch|keyhole|shutter)s?';
/** Into something: "go in through the sixth door", "step inside the house". */
const goesInto = new RegExp(
  `${first}(?:(?:crawl|climb|go|step|walk|slip|squeeze|head|run|sneak|jump|hop|get|come|burst|barge)(?:s|es)?(?: \\p{L}+ly)? (?:in(?!(?: (?:front|line|circles|search|the (?:direction|dark)))\\b)|inside|into|through(?=.*\\b${openings}\\b))\\b|enters?\\b)`,
  'iu',
);
/** With the eyes alone: "peek in". */
const looksInto = new RegExp(
  `${first}(?:(?:peek|peep|peer|look|glance)s?(?: \\p{L}+ly)?|(?:stick|poke|put)s? (?:my|our|his|her|their) (?:head|nose)) (?:in|inside|into|through(?=.*\\b${openings}\\b))\\b`,
  'iu',
);

/** "Open the flap and crawl in" goes by the way that was named before; what is no way of the map is looked into. */
export function throughLast(next: HeroAction, before: readonly Target[]): HeroAction {
  if (next.quote !== null || next.question || next.free || next.kind === 'sneak') return next;
  const words = next.clauses.join(' ').replace(/^in (?:we|i) go\b/iu, 'go in');
  const [own] = next.targets.filter(({ kind }) => kind === 'exit');
  const exit = own ?? before.find(({ kind }) => kind === 'exit');
  if (own && (next.kind === 'travel' || !goingIn.test(words))) return next;
  if (exit && goingIn.test(words)) return { ...next, kind: 'travel', skill: null, targets: [exit], change: null, sure: true };
  const named = next.targets.find(({ kind }) => kind === 'feature');
  // What only the prose has is gone into where it is named, and not where somebody may have failed to open it.
  const earlier = before.find((each) => each.kind === 'feature' && !isScenery(each.feature));
  const thing = named ?? (next.targets.length === 0 ? earlier : undefined);
  const isEntered = goesInto.test(words);
  if (thing?.kind !== 'feature' || (!isEntered && !looksInto.test(words))) return next;
  const clauses = isEntered ? [`look around inside ${withinSentence(thing.feature.name)}`] : next.clauses;
  const seen = {
    kind: 'search',
    skill: 'investigation',
    targets: [thing],
    change: null,
    sure: true,
    absent: false,
    missing: null,
  } satisfies Partial<HeroAction>;
  return { ...next, ...seen, clauses };
}

/**
 * The way that is opened by something it has: "the ring" of "an iron flap with a ring in it", once what was done last pulls at it. Empty where
 * nothing is opened, or no way of this place is told of with that.
 */
export function wayOpenedBy(last: HeroAction | undefined, { adventure, state, told = [] }: Stage): Target[] {
  const words = last?.clauses.join(' ') ?? '';
  const known = knownExits(adventure, state);
  if (last === undefined || last.quote !== null || !opening.test(words) || last.targets.some(({ kind }) => kind === 'exit')) return [];
  const thing = last.targets.find(({ kind }) => kind === 'feature');
  const own = thing?.kind === 'feature' ? thing.feature : undefined;
  const isCalled = (text: string) => known.filter(({ aliases }) => aliases.some((name) => isNamed(text, name)));
  const named = isCalled(own ? [own.name, ...own.aliases].join(', ') : words);
  if (named.length === 1) return named.map((exit) => ({ kind: 'exit', exit }));
  const { features, details = [], description } = currentScene(adventure, state);
  const texts = own ? [own.description] : [...told.slice(-2), description, ...[...features, ...details].map((each) => each.description)];
  const said = contentWords(words.replace(opening, ' ')).map(({ stem }) => stem);
  const sentences = texts.flatMap(wholeSentencesOf).filter((text) => said.some((stem) => stemsOf(text).has(stem)));
  const ways = known.filter((exit) => sentences.some((text) => isCalled(text).includes(exit)));
  return ways.length === 1 ? ways.map((exit) => ({ kind: 'exit', exit })) : [];
}

/** Actions of one line, of which the last opens a way: what goes that way needs no opening told, and what follows for somebody who is not here goes to them. */
export function throughOpened(found: HeroAction[], next: HeroAction): HeroAction[] {
  const last = found.at(-1);
  const isOpened = last?.kind === 'use' && last.targets[0]?.kind === 'exit' && opening.test(last.clauses.join(' '));
  // "Lift the hatch, we climb down": whoever goes by it has it open.
  const isPushed = last?.kind === 'use' || last?.kind === 'athletics';
  const opened = last?.targets.find(({ kind }) => kind === 'exit');
  const isGone =
    opened?.kind === 'exit' && next.kind === 'travel' && next.targets.some((each) => each.kind === 'exit' && each.exit === opened.exit);
  if (isPushed && isGone && last.change === null && last.quote === null && opening.test(last.clauses.join(' '))) return found.slice(0, -1);
  return last && isOpened && next.kind === 'talk' && next.absent
    ? [...found.slice(0, -1), { ...last, kind: 'travel', skill: null, change: null }]
    : found;
}
