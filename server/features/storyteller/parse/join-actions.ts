import { isBeast } from './addressee.ts';
import type { Feature } from '#domain/narration/adventure.ts';
import { exitOf, featureOf, npcOf } from './action.ts';
import type { HeroAction } from './action.ts';
import { isSense } from './improvised/free-action.ts';
import { isRestatable } from './words/restate.ts';
import { isMental } from './target-of.ts';
import { isNamed } from './targets.ts';
import { goesThrough } from './travel/ways-taken.ts';
import { isScenery } from './things/scenery.ts';
import { meetsSomebody, namesGoal, opening } from './words/turns-of-phrase.ts';

/** "Run for it! Down the chute!" says first that somebody goes, and then where. */
function saysWhere(last: HeroAction, next: HeroAction): boolean {
  const text = last.clauses.join(' ');
  const isGoing = (last.kind === 'flee' || last.kind === 'travel') && exitOf(last) === undefined;
  const isVague = isGoing && !namesGoal.test(text) && !meetsSomebody.test(text);
  return isVague && last.targets.length === 0 && next.kind === 'travel' && exitOf(next) !== undefined;
}

/** Whether one journey is done before the next words begin another. */
function isNextLeg(last: HeroAction, next: HeroAction): boolean {
  const isAfter =
    (next.afterTravel && (!last.afterTravel || namesGoal.test(last.clauses.join(' ')))) || meetsSomebody.test(last.clauses.join(' '));
  // "To the goose yard, quietly; I sneak up to the baths" are two ways.
  return isAfter && (next.kind === 'travel' || next.kind === 'sneak') && namesGoal.test(next.clauses.join(' '));
}

/** Questions that one answer serves. */
const alike: readonly (readonly (string | undefined)[])[] = [
  ['recap', 'known'],
  ['options', 'goal'],
];

function isSameQuestion(last: HeroAction['asked'], next: HeroAction['asked']): boolean {
  if (next?.subject !== null || last?.subject !== null) return false;
  return last?.asks === next.asks || alike.some((asks) => asks.includes(last?.asks) && asks.includes(next.asks));
}

/** "Open the pack and look inside" is one look. */
function isLookInside(last: HeroAction, next: HeroAction): boolean {
  if (last.kind !== 'use' || next.kind !== 'search' || last.question || next.question) return false;
  const [opened, seen] = [featureOf(last), featureOf(next)];
  return opening.test(last.clauses.join(' ')) && opened !== undefined && (seen === undefined || seen === opened);
}

const stowing =
  /^(?:(?:and|then|i|we) )*(?:stick|put|stuff|shove|pop|slip|tuck|drop|stow|pack|hide|pocket|keep|bag|take|grab|carry|bring)s? (?:it|them|that|this|those)(?: (?:in|into|inside|under|away|up|down|safely|along|with (?:me|us)|on me|for later)\b.*)?$/i;

/** "I take the wool off the nail and stick it in my pocket" is one taking. */
function isStowing(last: HeroAction, next: HeroAction): boolean {
  const takes = last.kind === 'take' || last.change?.state === 'carried';
  return takes && next.quote === null && !next.question && stowing.test(next.clauses.join(' '));
}

/** How something sits that was just put on: what is told of wearing it says that. */
const asksOfFit = /^(?:(?:and|so) )*(?:do|does|how|is) .*\b(?:fits?|suits?|sits?|looks?)\b/i;

/** "I take down the coat and slip into it": what is put on need not be had. */
function isPuttingOn(last: HeroAction, next: HeroAction): boolean {
  return (
    next.free === 'wear' &&
    !last.question &&
    ((last.change?.state === 'carried' && /\b(?:take|get|reach|lift)s? (?:down|out)\b/i.test(last.clauses.join(' '))) ||
      (last.kind === 'take' && featureOf(last) !== undefined && featureOf(last)?.id === featureOf(next)?.id))
  );
}

/** Kinds of which several on one thing are one go at it. */
const goesAt: readonly HeroAction['kind'][] = ['search', 'use', 'athletics'];

/** Whether a thing that is only seen by the way is what another is described with: the line on the pasted leaf. */
function isPartOf(part: Feature, whole: Feature): boolean {
  return isScenery(part) && part.aliases.slice(0, 1).some((alias) => isNamed(whole.description, alias));
}

/** "I hold the leaf to the lamp and read the line on it" is one look, "I look at the bell and knock on it" as well. */
function isOnSameThing(last: HeroAction, next: HeroAction): boolean {
  const [first, second] = [featureOf(last), featureOf(next)];
  const isPlain = [last, next].every(
    (each) => !each.change && !each.question && !each.absent && each.quote === null && goesAt.includes(each.kind) && !npcOf(each),
  );
  // "Knock on the door, then walk in" is two things, and "peel up the leaf and read it" is one.
  const isOneGo = last.kind === 'search' || last.kind === next.kind || !isMental(first?.skill);
  const isSensed = last.free === null && (next.free === null || (isSense(next.free) && last.kind === 'search'));
  const isSame =
    first !== undefined &&
    !goesThrough.test(next.clauses.join(' ')) &&
    (second ? first.id === second.id || isPartOf(second, first) : next.kind === 'search' && next.targets.length === 0);
  return isPlain && isOneGo && isSensed && isSame && isRestatable(last) && isRestatable(next);
}

/** Which of two goes at one thing the thing yields to: a look, or a hand laid on it. */
function yieldsTo(last: HeroAction, next: HeroAction): HeroAction {
  const kind = isMental(featureOf(last)?.skill) ? 'search' : 'use';
  return last.kind === kind || next.kind !== kind ? last : next;
}

function isSameAction(last: HeroAction, next: HeroAction): boolean {
  if (last.change || next.change || last.free || next.free || isNextLeg(last, next)) return false;
  if (last.kind === 'ask') return next.kind === 'ask' && isSameQuestion(last.asked, next.asked);
  if (last.question !== next.question) return false;
  if (last.kind !== next.kind || last.skill !== next.skill || last.tone !== next.tone) return false;
  if (last.kind === 'attack' || last.kind === 'sneak' || last.kind === 'travel' || last.kind === 'flee') return true;
  if (last.kind === 'search') return featureOf(next) === undefined && npcOf(next) === undefined;
  return last.kind !== 'talk' && last.kind !== 'take' && npcOf(last) === (npcOf(next) ?? npcOf(last)) && featureOf(next) === undefined;
}

/** Two clauses as one action, of the kind that `main` has. */
function together(main: HeroAction, first: HeroAction, second: HeroAction): HeroAction {
  const meant = [first, second].filter((each) => each === main || each.sure || isRestatable(each));
  const clauses = main.quote === null ? meant.flatMap((each) => each.clauses) : main.clauses;
  // What is named beside a journey and not understood is nowhere that it goes.
  const isGoing = main.kind === 'travel' || main.kind === 'flee';
  const named = [first, second].filter((each) => each === main || each.sure || !isGoing).flatMap(({ targets }) => targets);
  const more = named.filter((each) => each.kind !== 'exit' || !main.targets.some((own) => own.kind === 'exit' && own.exit === each.exit));
  return { ...main, clauses, targets: [...main.targets, ...more], afterTravel: first.afterTravel };
}

/** "I lie and say we were never here" is one lie. */
function isSaying(first: HeroAction, second: HeroAction): boolean {
  return (
    first.kind === 'trick' &&
    second.kind === 'talk' &&
    second.quote === null &&
    second.targets.every((each) => each.kind === 'npc' && each.npc === npcOf(first))
  );
}

/** "Calm the bun: I hum a lullaby" is one way to win a creature over. */
function isOneCalming(first: HeroAction, second: HeroAction): boolean {
  const both = [first, second].every(({ kind, quote, question }) => kind === 'talk' && quote === null && !question);
  const npc = npcOf(first);
  return both && npc !== undefined && isBeast(npc) && npc === npcOf(second) && !first.soothes && !second.soothes;
}

/** What is asked, told or promised in the words of whoever tells it: "I ask Tibb who borrowed it". */
const reports =
  /^(?:(?:and|then|i|we|so) )*(?:ask|tell|inform|warn)s? .{2,}? (?:who|whose|what|where|why|when|how|which|if|whether|about|that|to)\b|^(?:(?:and|then|i|we|so) )*(?:promise|swear|vow)s? \p{L}+ .{4,}/iu;

function sameSpeech(first: HeroAction, second: HeroAction): boolean {
  if ([first, second].some(({ quote, clauses }) => quote === null && clauses.some((clause) => reports.test(clause)))) return false;
  // A creature is not won over by what is said beside it.
  if ((first.skill === 'animal handling') !== (second.skill === 'animal handling')) return false;
  // What is held out and what is said with it are two things.
  if (first.offers || second.offers || first.pays !== null || second.pays !== null) return false;
  // What is ordered is had or not, whatever else is said.
  if (first.wants !== null || second.wants !== null) return false;
  return first.kind === 'talk' && second.kind === 'talk' && first.tone === second.tone && (first.quote !== null || second.quote !== null);
}

function oneSpeech(first: HeroAction, second: HeroAction): HeroAction {
  const quote = [first.quote, second.quote].filter((each) => each !== null).join(' ');
  return {
    ...first,
    quote,
    clauses: first.quote === null ? first.clauses : second.clauses,
    targets: [...first.targets, ...second.targets],
  };
}

/**
 * One action told in two clauses stays one: a hero gets one blow, not one a verb. A clause that was not understood goes with its
 * neighbour, and speech cut in two by "I say" is one speech.
 */
export function join(found: HeroAction[], next: HeroAction): HeroAction[] {
  const last = found.at(-1);
  if (!last) return [next];
  const earlier = found.slice(0, -1);
  if (last.kept || next.kept) return [...found, next];
  if (isStowing(last, next)) return [...earlier, { ...last, clauses: [...last.clauses, ...next.clauses] }];
  if (isPuttingOn(last, next)) return [...earlier, together(next, last, next)];
  if (last.free === 'wear' && next.free === null && asksOfFit.test(next.clauses.join(' '))) return found;
  if (saysWhere(last, next)) return [...earlier, together(last, last, next)];
  if (isOneCalming(last, next)) return [...earlier, together({ ...last, skill: 'animal handling' }, last, next)];
  if (isOnSameThing(last, next)) return [...earlier, together(yieldsTo(last, next), last, next)];
  if (isLookInside(last, next)) return [...earlier, together(next, last, next)];
  // Whoever sits down and asks the narrator something does both.
  if ((last.kind === 'wait' || next.kind === 'wait') && (last.kind === 'ask' || next.kind === 'ask')) return [...found, next];
  if ((last.kind === 'wait' || next.kind === 'wait') && last.missing === null && next.missing === null) {
    const [pause, doing] = last.kind === 'wait' ? [last, next] : [next, last];
    return [...earlier, together(doing.sure ? doing : pause, last, next)];
  }
  // What is done at a journey's end is no part of the way.
  const isAtEnd = last.kind === 'travel' && !next.sure && isRestatable(next);
  // Nor is a knock on the door what is called through it.
  const isBeforeSpeech = next.kind === 'talk' && next.quote !== null && !last.sure && isRestatable(last);
  if ((!last.sure || !next.sure) && !isAtEnd && !isBeforeSpeech) return [...earlier, together(last.sure ? last : next, last, next)];
  if (last.quote === null && next.quote === null && (isSameAction(last, next) || isSaying(last, next)))
    return [...earlier, together(last, last, next)];
  return sameSpeech(last, next) ? [...earlier, oneSpeech(last, next)] : [...found, next];
}
