import type { Hero } from '#domain/narration/brief.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { addresseeOf, areAllBeasts, hasOwnAnswer, questionOf } from '#server/features/storyteller/parse/addressee.ts';
import type { Clause, HeardClause, Mode } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import {
  asksNothing,
  bidsSomebody,
  callsAndTells,
  calledIn,
  callsLast,
  callsSomebody,
  namedAtEnd,
  namedLast,
  ownAction,
} from '#server/features/storyteller/parse/talk/called.ts';
import { hasSaying } from '#server/features/storyteller/parse/talk/courtesy.ts';
import { isForAnything } from '#server/features/storyteller/parse/topics.ts';
import { asksLeave, asksWhyNot, isOfTheTale, isOfThingSeen, talksOver } from '#server/features/storyteller/parse/question/for-narrator.ts';
import { isForNarrator, stateQuestionOf } from '#server/features/storyteller/parse/question/state-question.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { isPast } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { isLookAtThing } from '#server/features/storyteller/parse/clauses/look-at-thing.ts';
import { clauseModes, peopleOf } from '#server/features/storyteller/parse/clauses/word-modes.ts';
import type { WordModes } from '#server/features/storyteller/parse/clauses/word-modes.ts';
import { isAside, isGibberish } from './aside.ts';
import { leadsTalkOn } from './goes-on.ts';
import { isNamedFor, spokenFor } from './by-words.ts';
import { isIdle } from './idle.ts';
import { isOutcome, isThoughtFirst } from './thought-first.ts';
import { isDone, leading, ofYou, toMe } from './leading.ts';
import { asksLeaveToAsk, isDeedFrom, isOwnDoing, isReported, isSensed, isWritten } from './plain-acts.ts';
import { modeOf, surelyBy } from './mode-of.ts';
import { isOfOthers, isTheory } from './of-others.ts';
import type { ReadMode } from './mode-of.ts';

/** From here on what was learned holds, whatever else speaks for another mode. */
const sure = { question: 0.6, statement: 0.7, told: 0.9, after: 0.92 } as const;
const toYou = /\b(?:you|yours)\b/i;
/** What somebody tells of themself that lies behind them. */
const told =
  /^(?:(?:and|so|but) )*(?:i|we)(?:'ve|'d| have| had| was| were| came| got| heard| read| saw| met| found| know| think| believe| need| want| mean| just (?:came|want|need))\b/i;
/** A question that is put without its mark: "Wenna whats wrong". */
const asking =
  /^(?:(?:hey|hi|oi|so|and|but|then|ok(?:ay)?|well|oh|um+|\p{L}{3,}),? ){0,2}(?:(?:what|who|where|why|how|when|whose|which)(?:'s|'re|'d)? (?!(?:a|an)\b)|(?:do|did|are|have|can|could|would|will|were) (?:you|u|ye)\b|(?:is|are|was|were|does|did|can|could|will|would|has|should) (?:the|this|that|these|those|there|it|he|she|they|any\p{L}*|some\p{L}*|\p{Lu}\p{L}+)\b|(?:do|have|had|are|were) (?:we|they)\b)/u;
/** What is told of somebody else, as it was: "He stole it from the shelf." */
const toldOfOthers =
  /^(?:(?:and|but|so|then) )*(?:he|she|they|it|(?:the|that|your|our|my) \p{L}+|\p{Lu}\p{L}+) (?:never |also |just |only |really )?(?:\p{L}+ed|stole|took|was|were|had|did|paid|gave|told|said|made|hung|left|came|went|saw|knew|hid|broke|brought|sent|kept|lost|found|sold|bought|swore|meant|lay|fell|drove|wrote|stood|burnt)\b/iu;
/** What somebody looks into, which asks nothing: "read what's under it". */
const looksInto = (text: string): boolean =>
  /^(?:(?:and|then) )?(?:read|see|check|look|find out|figure out|guess|count|hear|listen|watch|feel|smell|taste|study|learn)s? (?:what|who|where|how|which|whose|why)\b/iu.test(
    text,
  );
/** Who the heroes say they are, and where from: "I am Mira, we come from the hills". */
const introducing =
  /^(?:(?:and|but|so|hello|hi|hey|well|sorry),? )*(?:my name(?:'s| is) \p{L}|(?:i|we)(?:'m| am|'re| are) (?:(?:a|an|the|not the?|your|called|from|sent|new here|strangers?|travell?ers?|friends?|healers?|looking for|here (?:about|for|because|to (?:help|see|ask|speak)))\b|\p{Lu}\p{L}+)|(?:i|we) (?:come|came|hail) from\b|we(?: have|'ve)? (?:came|come|are here)(?: (?:for you|as you asked|at last|now))?$)/u;
/** Whether somebody here has an answer of their own to a question. */
function isAnswered(text: string, actor: Hero, { adventure, state }: Stage): boolean {
  const asked = questionOf(text, actor);
  const npc = addresseeOf(asked, adventure, state);
  return npc !== undefined && hasOwnAnswer(asked, npc, state);
}

/** Words of thanks as they are said. */
const thanking = /^(?:(?:many|ok(?:ay)?|oh|well|and),? )*(?:thanks|thank you|cheers|much obliged|bless you)\b/i;

/** Whether a clause that speaks to somebody holds the very words, and does not tell of them. */
export function isDirect(clause: Clause, actor: Hero): boolean {
  if (clause.quote !== null) return false;
  if (ofYou.test(clause.text) || thanking.test(clause.text) || asksLeaveToAsk.test(clause.text)) return true;
  const { kind, isOwn, rest } = leading(clause.text, actor);
  if (kind !== 'talk' && kind !== 'trick') return true;
  return !isOwn && (rest === '' || toMe.test(rest));
}

/** Whether a question is about a thing that stands here, or about what the party has done. */
function isAsked(text: string, { adventure, state, party }: Stage): boolean {
  return isOfTheTale(text, targetsIn(text, adventure, state, party));
}

/** Whether what was learned is sure enough. That nothing is done where a verb of doing leads, or somebody is spoken to where nobody is, needs more. */
function isSure(
  clause: Clause,
  { mode, sureness, before }: ReadMode & { before: Mode | null },
  actor: Hero,
  stage: Stage,
  isAmong: boolean,
): boolean {
  const { text, question } = clause;
  const { isOwn, isBid, rest } = leading(text, actor);
  // What is to be done, without a subject, is done, whatever it sounds like: "pinch a spoonful of his stew".
  if (mode !== 'act' && isBid && !question && isDone(clause, actor, stage)) return false;
  if (mode === 'act') {
    if (!isOwn && toMe.test(rest)) return false;
    const isSaid = namedLast(text, stage).length > 0 || /\byourself\b/i.test(text);
    return sureness >= (isSaid ? sure.told : question ? sure.question : sure.statement);
  }
  // A question after speech goes on with it, and one with "you" is for somebody, but where it is plainly the narrator's.
  if (mode === 'ask' && question && (before === 'speak' || (isAmong && toYou.test(text)))) return sureness >= sure.after;
  if (mode === 'speak' && question && isAsked(text, stage)) return sureness >= sure.after;
  const isLoose = (mode === 'ask' && !question) || (mode === 'speak' && !isAmong) || isDone(clause, actor, stage);
  return sureness >= (isLoose ? sure.told : question ? sure.question : sure.statement);
}

/** What is meant where the words leave it open: a question is for whoever can answer it, and what nobody is told is done. */
function weighedOf(clause: Clause, { mode, before }: { mode: Mode; before: Mode | null }, actor: Hero, stage: Stage): Mode {
  const { text, question } = clause;
  const targets = targetsIn(text, stage.adventure, stage.state, stage.party);
  if (!question) {
    const isOwn = ownAction.test(text);
    if (ofYou.test(text) || (!isOwn && namedLast(text, stage).length > 0)) return 'speak';
    // "You wrote to us. We came": what was is told, and not done.
    if (before === 'speak' && told.test(text)) return 'speak';
    const { kind: verbKind, isOwn: hasSubject, isBid, rest } = leading(text, actor);
    // "Show me the way" is wished of somebody, or of the narrator.
    if (!hasSubject && toMe.test(rest))
      return mode !== 'act' ? mode : targets.some(({ kind }) => kind === 'feature' || kind === 'loot') ? 'act' : 'speak';
    // "Poor thing" is said, and "goat track down to Warmside" is a way.
    const isSaid = mode === 'speak' && !isOwn && !isBid && verbKind === undefined;
    return isSaid && !targets.some(({ kind }) => kind === 'exit') ? 'speak' : 'act';
  }
  if (isOfTheTale(text, targets)) return 'ask';
  if (before === 'speak' || toYou.test(text)) return 'speak';
  return mode !== 'act' && isAnswered(text, actor, stage) ? 'speak' : mode;
}

/** What the party has done, told to somebody: "we read the red book, Florian". */
const ownPast = /^(?:(?:and|so|but|well|then) )*(?:i|we) (?:\p{L}+ed|read|put|spoke|went|broke|took|gave|left|sent|kept)\b/iu;

/** What somebody tells of themself as it was, in the middle of talk: "Morning, Dorrit. I slept like a stone." */
function tellsOfPast({ text, quote, question }: Clause): boolean {
  const [, verb] =
    quote === null && !question ? (/^(?:(?:and|but|so) )*(?:i|we) (?:also |really |only |even |never )?(\p{L}+)/iu.exec(text) ?? []) : [];
  return verb !== undefined && isPast(verb);
}

/** Words without a verb that go on with what is said: "Four hundred crowns", "It's all right". */
function isFragment(clause: Clause, actor: Hero): boolean {
  if (/^(?:it|that|this|there)(?:'s| is| was)\b/i.test(clause.text)) return true;
  const { kind, isOwn, isBid } = leading(clause.text, actor);
  return kind === undefined && !isOwn && !isBid && !clause.question && verbPhraseOf(clause.text, actor).verb === null;
}

/** Whether a clause goes on with what is said to somebody. */
const goesOnTelling = (clause: Clause, actor: Hero): boolean =>
  leadsTalkOn(clause.text) || toldOfOthers.test(clause.text) || tellsOfPast(clause) || (clause.quote === null && isFragment(clause, actor));

/** Whether somebody here is called first, and nothing is done after it: "Florian, one little word". */
function isCalledOnly(clause: Clause, actor: Hero, stage: Stage): boolean {
  const [, name = '', rest = ''] = clause.quote === null ? (/^([^,]{2,30}), (.+)$/u.exec(clause.text) ?? []) : [];
  if (name === '' || calledIn(`${name},`, stage).length === 0) return false;
  const { kind, isOwn } = leading(rest, actor);
  return kind === undefined && !isOwn && !/\p{L}+ing\b/u.test(rest.split(' ')[0] ?? '');
}

const because = /^(?:because|'?cause|bc)\b/iu;

/** What only somebody of the tale can have done: "were you keeping the light that night?" */
const putToYou = /^(?:(?:so|and|but|ok(?:ay)?|well),? )*(?:were|did|had) you\b(?! (?:just )?(?:say|mean|tell|skip|forget))/iu;

/** Several things that could be done. */
const weighing = /^(?:(?:and|but|so|well|hm+),? )*(?:i|we) (?:could|might|may|can either|could either) .*\bor\b/iu;
/** What a look is to find: "anything odd?", "is anyone hiding?" */
const soughtFor = /^(?:(?:and|so|but|maybe),? )*(?:(?:is|are|was|were) (?:there )?)?(?:any|some)(?:thing|body|one|where)?\b/iu;

/** The mode of a question: about what stands here, or what had best be done, it asks the narrator; what the line puts to somebody is put to them. */
function ofQuestion(
  { text }: Clause,
  mode: Mode,
  { isPut, isCertain, isAfterLook, before }: { isPut: boolean; isCertain: boolean; isAfterLook: boolean; before: Mode | null },
  { adventure, state, party }: Stage,
): Mode {
  const targets = targetsIn(text, adventure, state, party);
  const isFree = !isCertain && !isPut && before !== 'speak' && !ofYou.test(text);
  if (mode === 'speak' && isFree && (isAfterLook || isOfThingSeen(text, targets, { adventure, state, party }))) return 'ask';
  // "I look round. Anything that tells who slept here?" asks what the look finds.
  if (!isCertain && isAfterLook && soughtFor.test(text) && !ofYou.test(text)) return 'ask';
  if (!isCertain && talksOver(text) && !ofYou.test(text)) return 'ask';
  if (mode === 'act' && isOfTheTale(text, targets)) return 'ask';
  if (mode === 'speak' && !isCertain && !ofYou.test(text) && areAllBeasts(presentNpcs(adventure, state))) return 'ask';
  // "Fair company. What's this place called?": that is asked of nobody in the tale.
  const asked = mode === 'speak' && !isPut && !isCertain ? stateQuestionOf(text) : null;
  return asked && isForNarrator(asked) ? 'ask' : isPut ? 'speak' : mode;
}

/** Whether somebody here is surely spoken to: thanked, called, bidden or asked of themself. `clause` is what was typed, as a question where it is one. */
function isSurelySaid({ text, quote }: Clause, clause: Clause, isAmong: boolean, actor: Hero, stage: Stage): boolean {
  const isPlain = quote === null;
  return (
    (isAmong && isPlain && !isWritten(text) && (thanking.test(text) || introducing.test(text) || isForAnything(text) || hasSaying(text))) ||
    (isPlain && callsAndTells(clause.text, stage)) ||
    bidsSomebody(clause.text, stage) ||
    isCalledOnly(clause, actor, stage) ||
    (isPlain && !clause.question && (!ownAction.test(text) || ownPast.test(text)) && callsLast(text, stage)) ||
    (isAmong && clause.question && isPlain && putToYou.test(clause.text))
  );
}

/** The mode of a clause by what it looks like as a whole. What is no language is put to nobody. */
function modeAsWhole(clause: Clause, read: ReadMode & { before: Mode | null }, isAmong: boolean, actor: Hero, stage: Stage): Mode {
  if (clause.quote === null && read.before === null && isGibberish(clause.typed, 3)) return 'act';
  const open = read.mode === 'speak' && (!isAmong || read.aside > 0.5) && clause.question ? 'ask' : read.mode;
  const learned = isSure(clause, read, actor, stage, isAmong)
    ? read.mode
    : weighedOf(clause, { mode: open, before: read.before }, actor, stage);
  if (learned !== 'act' || !isOfOthers(clause)) return learned;
  // A theory said aloud is done by nobody; where nobody is called it is for the table as well as for them.
  return read.aside > 0.3 || !isAmong || read.before === 'act' ? 'aside' : 'speak';
}

/** Whether a thing of the place is only named, for what is done to it next: "the red book. I read it". */
const isNamedThing = (clause: Clause, next: Clause | undefined, { adventure, state }: Stage): boolean =>
  !clause.question &&
  isNamedFor(next, clause) &&
  targetsIn(clause.text, adventure, state, []).some(({ kind }) => kind === 'feature' || kind === 'loot');

/** Whether a clause is done, whatever it sounds like: it names what is used next, comes before all else, or uses a sense. */
const isSurelyDone = (clause: Clause, next: Clause | undefined, before: Mode | null, actor: Hero, stage: Stage): boolean =>
  isNamedThing(clause, next, stage) || isOwnDoing(clause, actor, stage) || isSensed(clause, next, before, actor, stage);

/** Whether what comes next stands behind a look at a thing, and behind nothing else but what was asked of it. */
function isLookedAt(found: readonly HeardClause[], actor: Hero, stage: Stage): boolean {
  const last = found.findLast(({ mode }) => mode !== 'ask');
  return last?.mode === 'act' && isLookAtThing(last.text, actor, stage);
}

/** A line in which what asks for nothing and is put to nobody is an aside; `certain` are the clauses that are surely said. */
function withoutThoughts(heard: readonly HeardClause[], certain: ReadonlySet<number>, actor: Hero, stage: Stage): HeardClause[] {
  let theory = false;
  return heard.map((each, at) => {
    const isIdleHere = isIdle(each, heard.slice(at + 1), callsSomebody(each.text, stage));
    theory = (each.mode === 'act' || each.mode === 'aside' || theory) && isTheory(each, theory, stage.adventure);
    return isIdleHere || theory || isOutcome(each) || (!certain.has(at) && isThoughtFirst(each, at, heard, actor, stage))
      ? { ...each, mode: 'aside' }
      : each;
  });
}

/** The clauses of a line in order, each with whom it is for; `words` are the line's, and `after` is what stands before them in the same line. */
export function heardClauses(
  clauses: readonly Clause[],
  words: readonly WordModes[],
  actor: Hero,
  stage: Stage,
  after: readonly HeardClause[] = [],
): HeardClause[] {
  const isAmong = presentNpcs(stage.adventure, stage.state).length > 0;
  const around = {
    people: peopleOf(actor, stage),
    actor: actor.name,
    hasSpeech: clauses.some(({ quote }) => quote !== null),
    isAlone: clauses.length + after.length === 1,
  };
  // "Where did the water go? I walk over and ask her": what is asked stands beside it.
  const isPut = clauses.some(({ text }) => asksNothing.test(text));
  const byWords = clauseModes(clauses, words);
  const certain = new Set<number>();
  const isBeside = byWords.some((likely) => likely !== null && surelyBy(likely, 'aside') !== 'aside');
  const all = clauses.reduce<readonly HeardClause[]>((found, each, index) => {
    const isReport = isReported(each, actor);
    const clause = {
      ...each,
      question: each.question || (each.quote === null && !isReport && asking.test(each.text) && !looksInto(each.text)),
    };
    const before = found.findLast(({ mode }) => mode !== 'aside')?.mode ?? null;
    const read = { ...modeOf(clause, { ...around, before: found.at(-1)?.mode ?? null }, byWords[index] ?? null), before };
    const isCalled = callsSomebody(clause.text, stage) || (/\byou\b/i.test(clause.text) && namedAtEnd(clause.text, stage));
    const isPlain = each.quote === null;
    // Why something cannot be done is for the narrator.
    if (isPlain && asksWhyNot(each.text) && !isCalled) return [...found, { ...clause, mode: 'ask' as const, question: true }];
    // "Drop the rake, Grote."
    const isNamedIn = bidsSomebody(clause.text, stage) || (!clause.question && namedLast(each.text, stage).length > 0);
    const isCertain = isReport || isSurelySaid(each, clause, isAmong, actor, stage) || (clause.question && isCalled);
    if (isCertain) certain.add(index);
    const goesOn = before === 'speak' && goesOnTelling(clause, actor);
    if (!isCertain && isAside(clause, read, goesOn, actor, stage)) return [...found, { ...clause, mode: 'aside' as const }];
    // "… because a desk tells the truth": why something is done is no word to anybody.
    if (isPlain && before === 'act' && because.test(each.text)) return [...found, { ...clause, mode: 'aside' as const }];
    // "We could go to the mill, or straight home": what is weighed is not done.
    if (isPlain && !clause.question && weighing.test(each.text))
      return [...found, { ...clause, mode: before === 'speak' ? 'speak' : 'aside' }];
    // "The red book. I read it": what is named is what is read, and put to nobody.
    if (isPlain && !isCertain && isSurelyDone(clause, clauses[index + 1], before, actor, stage))
      return [...found, { ...clause, mode: 'act' }];
    const likely = isCertain || goesOn ? 'speak' : modeAsWhole(clause, read, isAmong, actor, stage);
    const isAfterLook = isLookedAt(found, actor, stage);
    const weighed = clause.question ? ofQuestion(clause, likely, { isPut, isCertain, isAfterLook, before }, stage) : likely;
    const own = { words: byWords[index] ?? [], isBeside: isBeside && !isNamedFor(clauses[index + 1], each) };
    const spoken = isPlain && !isNamedIn ? spokenFor(clause, weighed, own, actor, stage) : weighed;
    const isFree = isPlain && !isReport && !isNamedIn && !isCalled;
    const mode = spoken === 'speak' && isFree && isDeedFrom(clause, found.at(-1), actor, stage) ? 'act' : spoken;
    // "I check the bunks. Something must have been left behind": what a look is hoped to find is told to nobody.
    if (isFree && isAfterLook && mode === 'speak' && isOfOthers(clause)) return [...found, { ...clause, mode: 'aside' as const }];
    // "Maybe I just sit down?" is done; "can I climb it?" and "what if I burn it?" are weighed first.
    return [...found, { ...clause, mode, question: clause.question && (mode !== 'act' || asksLeave(clause.text)) }];
  }, after);
  return withoutThoughts(all.slice(after.length), certain, actor, stage);
}
