import type { Hero, Intent } from '#domain/narration/brief.ts';
import { isBeast } from './addressee.ts';
import { classify, onlyIf } from './classify.ts';
import type { HeardClause } from './clauses.ts';
import { asksLeave, asksOfNothing, talksOver } from './question/for-narrator.ts';
import { action, keptAction } from './action.ts';
import { withBrought } from './improvised/brought-about.ts';
import { readAtOnce } from './improvised/read-at-once.ts';
import { readFitting } from './improvised/read-fitting.ts';
import { readFollowing } from './travel/following.ts';
import { readRinging } from './improvised/read-ringing.ts';
import { freeActionIn, isGesture } from './improvised/read-free.ts';
import type { HeroAction, IntentKind, Target } from './action.ts';
import { isCarrying, readChange } from './scene-changes/read-change.ts';
import { oneByOne } from './scene-changes/look-first.ts';
import { journeyOf } from './journey.ts';
import { join } from './join-actions.ts';
import { aroundKept } from './plans/cut-at-plans.ts';
import { asGiving } from './line/as-giving.ts';
import { inOrder } from './line/ahead-of-going.ts';
import { ofSought, soughtIn } from './line/whom-sought.ts';
import { cutAtHero, goesOnOther, readOthers, wordTo } from './line/other-hero.ts';
import { byName } from './line/by-name.ts';
import { facedBy, isSeen, readMood } from './line/moods.ts';
import { calledBeside } from './line/to-hero.ts';
import { readAsOne, readToOne } from './line/read-as-one.ts';
import { outOfCharacter, spokenText } from './line/spoken-text.ts';
import { askedInBrackets, cutBehindTalk, forTable, withoutRemarks, withoutTableTalk } from './line/table-talk.ts';
import { cutAtNarrator } from './line/to-narrator.ts';
import { isStatement } from './references/remarks.ts';
import { othersOf } from './hero-names.ts';
import { withoutCeremony } from './rephrase/ceremony.ts';
import { withSaidAfterDeed } from './line/quoted-speech.ts';
import { readLeave } from './line/read-leave.ts';
import { asSentences, isMixed, modeParts } from './clauses/cut-at-modes.ts';
import { clausesHeard, isSaid, isToSomebody } from './mode/clauses-heard.ts';
import { styleOf } from './things/style.ts';
import { addressedIn, seizesNobody, withoutOwnBag, withoutTales } from './things/missing.ts';
import { namesAbsent } from './targets.ts';
import { ofUnsure } from './words/restate.ts';
import { readHanding } from './things/handing.ts';
import { isScenery } from './things/scenery.ts';
import { readUnheld } from './things/in-hand.ts';
import type { Stage } from './stage.ts';
import { absentBy, approachedIn, asksNothing, spokenTo } from './talk/called.ts';
import type { Approach } from './talk/called.ts';
import { isHeldOut } from './talk/gifts.ts';
import { paidForLast } from './talk/paid-in.ts';
import { readPaying } from './talk/read-paying.ts';
import { wantsOf } from './talk/wants.ts';
import { comingCloser, opening, remark, wished } from './words/turns-of-phrase.ts';
import { readBringingOn, withBringing } from './travel/bringing.ts';
import { asLeg, isOfWay } from './travel/named-leg.ts';
import { asAllowed } from './travel/way-told.ts';
import { readSought } from './travel/sought.ts';
import { readToThing, staysWith } from './travel/to-thing.ts';
import { asGoingThrough, goneThrough, openedOnTheWay } from './travel/through-hidden.ts';
import { isPastAll, readThrough, readWay, throughLast, throughOpened, wayOpenedBy } from './travel/ways-taken.ts';
import { isFlourish, verbPhraseOf } from './verb-phrase.ts';
import { thingsNamed } from './things/spoken-of.ts';
import { aroundWordsAsked } from './references/asked-words.ts';
import { aim } from './targets/named-targets.ts';
import { aimedAt } from './targets/aimed-at.ts';
import { toSame } from './targets/same-listener.ts';
import { helpsSelf, kindFor, withHands } from './things/thing-meant.ts';
import { wearsOthers } from './things/wearing.ts';
import { readAddressed } from './read-addressed.ts';

/** Actions read from one intent at most; what follows is named as left. */
const actionsPerIntent = 5;
/** Something held out to somebody, which is a way of talking of it. */
const handing = /\b(?:show|give|hand|offer|present|feed|return|bring|pass|lend|gift)(?:s|es|ing)?\b/i;
const giving = /^(?:(?:i|we|and|then|so|now) )*(?:give|hand|offer)s? /i;
const bold: readonly IntentKind[] = ['attack', 'cast', 'use', 'take', 'athletics', 'trick', 'rest', 'flee', 'help'];
const speech = { kind: 'talk', skill: 'persuasion' } as const;

/** What another hero would do, what may kill, what is done for one who lies here, bells and what belongs in them, and ways to somebody who is elsewhere: read before all else. */
function readApart(clause: HeardClause, actor: Hero, stage: Stage, before: Target[]): HeroAction | undefined {
  // What is to be done when something comes about is not done now, and said to nobody.
  if (clause.quote === null && !clause.question && onlyIf.test(clause.text.toLowerCase()) && !/\byou/i.test(clause.text))
    return keptAction(clause.text, 'then', actor);
  return (
    readOthers(clause, actor, stage) ??
    readAtOnce(clause, actor, stage, before) ??
    readFollowing(clause, actor, stage) ??
    readRinging(clause, actor, stage) ??
    readFitting(clause, actor, stage) ??
    readSought(clause, actor, stage) ??
    readToThing(clause, actor, stage, before)
  );
}

/** A question after talk goes on with it; words put straight to somebody are their own quotation. */
function readClause(clause: HeardClause, actor: Hero, stage: Stage, earlier: HeroAction | undefined, before: Target[]): HeroAction {
  const named = aim(clause, actor, stage, before);
  const free = clause.question || clause.quote !== null ? null : freeActionIn(clause.text, actor, named, stage);
  const addressed = free?.free === 'mood' || free?.free === 'close' ? undefined : readAddressed(clause, actor, stage, earlier, before);
  if (addressed) return addressed;
  const called = calledBeside(clause, named, stage);
  const targets = [...called, ...named];
  const isSpokenTo = targets.some((each) => each.kind === 'npc');
  const { text, quote, question } = clause;
  const heard = classify(clause, actor, targets);
  const read = quote === null ? { ...heard, ...kindFor(text, actor, heard, targets, stage) } : heard;
  const through = readThrough(clause, actor, targets);
  if (through) return through;
  const change = quote === null ? readChange(clause, actor, { stage, targets, earlier, read }) : null;
  const unheld = quote === null && free?.free !== 'wear' && (!question || asksLeave(text)) ? readUnheld(text, actor, stage) : undefined;
  if (unheld) return unheld;
  if (free && (free.free === 'close' || !isCarrying(change))) return action(actor, [text], { kind: 'use', style: styleOf(text), ...free });
  if (change && !(isSpokenTo && giving.test(text))) return change;
  const { kind, skill, tone, sure } =
    wearsOthers(text, targets, stage) || helpsSelf(text, targets) ? { ...read, kind: 'take' as const, skill: null } : read;
  const [fed] = targets.flatMap((each) => (each.kind === 'npc' && isBeast(each.npc) ? [each.npc] : []));
  if (fed && ((kind === 'use' && handing.test(text)) || (kind === 'talk' && tone === 'charm') || isGesture(text, actor)))
    return action(actor, [text], { kind: 'talk', skill: 'animal handling', targets, style: styleOf(text), quote });
  const paying = readPaying(clause, actor, { kind, tone }, targets, stage);
  if (paying) return paying;
  if (isSpokenTo && handing.test(text) && isHeldOut(kind, text)) return readHanding(clause, actor, targets, stage);
  if (question && asksLeave(text) && (bold.includes(kind) || talksOver(text))) return readLeave(text, actor, { kind, targets }, stage);
  const wants = quote === null && (kind === 'talk' || !sure) ? wantsOf(text) : null;
  if (wants !== null) return action(actor, [text], { ...speech, targets: targets.filter((each) => each.kind === 'npc'), question, wants });
  const way = readWay(clause, actor, targets, { kind, sure });
  if (way) return way;
  const asksOn = question && kind === 'search' && earlier?.kind === 'talk';
  // Whoever is spoken of need not be here.
  const needed =
    kind === 'talk'
      ? addressedIn(text) || (tone === 'threat' || skill === 'insight' ? text : '')
      : `${withoutTales(withoutOwnBag(text))} ${quote ?? ''}`;
  const isAway = kind === 'talk' && !isSpokenTo && absentBy(needed, stage) !== undefined;
  const isNobody = isAway || targets.length === 0 || (kind === 'talk' && targets.every((each) => each.kind === 'exit'));
  const isNot = isAway || namesAbsent(needed, stage.adventure, stage.state) || seizesNobody(text, kind);
  const isElsewhere = isNobody && kind !== 'wait' && isNot;
  const isLoose = !isElsewhere && (quote === null || targets.length > 0);
  const { meant, missing } = isLoose ? aimedAt(clause, kind, targets, actor, stage) : { meant: undefined, missing: null };
  const understood = action(actor, [text], {
    ...(asksOn ? speech : isPastAll(text, kind, [...targets, ...(meant ? [meant] : [])]) ? { kind: 'travel' as const } : { kind, skill }),
    tone,
    sure,
    targets: meant ? [meant] : targets,
    style: styleOf(text),
    quote,
    question,
    absent: isElsewhere || missing !== null,
    missing,
  });
  const isOnScenery = meant?.kind === 'feature' && isScenery(meant.feature);
  if (clause.mode === 'ask' && asksOfNothing(text, understood))
    return action(actor, [text], { kind: 'ask', asked: { asks: 'recall', subject: text }, question: true, targets: understood.targets });
  if (quote === null && !question) return ofUnsure(withHands(understood, text, actor, understood.targets, stage), isOnScenery);
  return ofUnsure(understood, isOnScenery);
}

/** What a hero's words mean, and what there was in them beyond what one reply takes up. */
interface ReadIntent {
  actions: HeroAction[];
  left: HeroAction[];
}

/** Reads a hero's words, and takes up the first actions of them. */
export function readIntent(intent: Intent, actor: Hero, stage: Stage): ReadIntent {
  const read = readAll(intent, actor, stage);
  // Whoever wrote something is answered, also where nothing was made out.
  const all = read.length > 0 ? read : [readMood(intent.text, actor, stage)];
  return { actions: all.slice(0, actionsPerIntent), left: all.slice(actionsPerIntent) };
}

/** What a hero's words mean: one to five actions, only ever as a wish of the hero; text that means nothing is an action of waiting. */
export function parseIntent(intent: Intent, actor: Hero, stage: Stage): HeroAction[] {
  return readIntent(intent, actor, stage).actions;
}

/** Words that are for whoever was stepped up to. */
function readSpeechTo({ clause, target }: Approach, clauses: readonly HeardClause[], actor: Hero, stage: Stage): HeroAction[] {
  return clauses
    .filter((each) => each !== clause && (clauses.length === 2 || !asksNothing.test(each.text)))
    .map((each) => (each.question ? { ...each, mode: 'speak' as const, quote: each.quote ?? `${each.text}${each.mark}` } : each))
    .reduce<HeroAction[]>((found, each) => {
      const next = readClause(each, actor, stage, found.at(-1), [target]);
      return join(found, { ...next, targets: [target, ...next.targets.filter(({ kind }) => kind !== 'npc')] });
    }, []);
}

/** The actions of clauses that are done, said and asked one after the other. */
function readInOrder(ordered: readonly HeardClause[], actor: Hero, stage: Stage, faced: Target[]): HeroAction[] {
  const [only] = ordered;
  // "The doors of the great stove": what is only named is looked at.
  const looked = only && ordered.length === 1 ? thingsNamed(only, stage, true) : [];
  if (only && looked.length > 0)
    return [action(actor, [`look at ${only.text}`], { kind: 'search', skill: 'investigation', targets: looked })];
  let before: Target[] = faced;
  let sought: string | undefined;
  return ordered.reduce<HeroAction[]>((found, each, index) => {
    const clause = byName(ofSought(asLeg(each, found.at(-1), stage), sought, stage), before, ordered[index - 1], stage);
    const things = index < ordered.length - 1 ? thingsNamed(clause, stage) : [];
    if (things.length > 0) {
      before = things;
      return found;
    }
    if (isOfWay(clause, found.at(-1))) return found;
    const others = goesOnOther(found.at(-1), clause, actor);
    if (others) return [...found.slice(0, -1), others];
    const read =
      readBringingOn(each, actor, found.at(-1), stage) ??
      readApart(clause, actor, stage, before) ??
      readClause(clause, actor, stage, found.at(-1), before);
    const next = paidForLast(
      toSame(asGoingThrough(throughLast(read, [...before, ...wayOpenedBy(found.at(-1), stage)]), clause.text, stage), before),
      found.at(-1),
    );
    sought = soughtIn(next, stage) ?? sought;
    // "Whose pack is that? I open it": what is asked after can be meant by what follows.
    const spokenOf = next.kind === 'ask' ? aim(clause, actor, stage, []) : next.targets;
    if (spokenOf.length > 0 && !staysWith(next, before)) before = spokenOf;
    const gone = goneThrough(found.at(-1), next, clause.text, stage) ?? openedOnTheWay(found.at(-1), next, clause.text);
    if (gone) return [...found.slice(0, -1), gone];
    const past = throughOpened(found, next);
    const afterTravel = past.some((each) => each.through !== undefined || journeyOf(each, stage.adventure, stage.state) !== undefined);
    // What a journey's end has or lacks is seen there.
    const missing = afterTravel ? null : next.missing;
    return join(past, { ...next, afterTravel, missing, absent: next.absent && (next.missing === null || missing !== null) });
  }, []);
}

function readAll(intent: Intent, actor: Hero, stage: Stage): HeroAction[] {
  const cut = cutBehindTalk(intent.text);
  if (cut) return [forTable(cut.talk, actor), ...readAll({ ...intent, text: cut.rest }, actor, stage)];
  const typed = outOfCharacter.test(intent.text) ? askedInBrackets(intent.text) : intent.text;
  if (typed === undefined) return [forTable(intent.text, actor)];
  const meant = withoutCeremony(typed, othersOf(actor, stage.party));
  const parts = cutAtNarrator(meant);
  if (parts.length > 1 || parts[0]?.text !== meant)
    return withoutRemarks(parts.flatMap(({ text }) => readAll({ ...intent, text }, actor, stage)));
  const readLine = (line: string) =>
    aroundWordsAsked(asAllowed(line, stage), actor, stage, (typed) => {
      const { text: said, isToNarrator } = spokenText(typed, actor, stage);
      const whole = readAsOne(said, actor, isToNarrator, stage);
      const parts = whole ? [] : modeParts(withSaidAfterDeed(said), actor, stage);
      const text = whole ? said : withoutTableTalk(asSentences(parts, actor, stage), actor, stage);
      // "It bites! Tov, grab it from behind": the one is said or done, the other is a word to Tov.
      const cut = whole || isToNarrator ? undefined : cutAtHero(text, actor, stage);
      if (cut) {
        const part = (text: string) => (text === '' ? [] : readAll({ ...intent, text }, actor, stage));
        return [...part(cut.before), wordTo(cut.hero, cut.said, actor), ...part(cut.after)];
      }
      const clauses = clausesHeard(text, said, isToNarrator, actor, stage);
      const isToOne = !isMixed(parts);
      return withBrought(whole ? [whole] : readHeard(text, clauses, { isToNarrator, isToOne }, actor, stage), text, clauses, stage);
    });
  return aroundKept(meant, actor, stage, readLine);
}

/** The actions of a line that was heard so. */
function readHeard(
  text: string,
  heard: readonly HeardClause[],
  { isToNarrator, isToOne }: { isToNarrator: boolean; isToOne: boolean },
  actor: Hero,
  stage: Stage,
): HeroAction[] {
  const clauses = heard.filter(({ mode }) => mode !== 'aside');
  if (clauses.length === 0 && heard.length > 0) return [forTable(text, actor, true)];
  const whole = isToOne ? readToOne(text, clauses, actor, isToNarrator, stage) : undefined;
  if (whole) return [whole];
  const meant = clauses.filter((clause, index) => !clause.negated || isToSomebody(clause, clauses[index - 1]));
  const moving = meant.filter(
    (clause) => isSaid(clause) || !isFlourish(verbPhraseOf(clause.text, actor)) || isSeen(clause, meant, actor, stage),
  );
  const isToHere = (clause: HeardClause) => spokenTo(clause, stage).some(({ kind }) => kind === 'npc');
  const opens = moving.some(({ text: words }) => opening.test(words));
  // "I go over and ask them" is the asking; "I open it and go in" is the going.
  const acting = moving
    .filter(
      (clause) =>
        moving.length === 1 ||
        clause.quote !== null ||
        clause.question ||
        !(remark.test(clause.text) || wished.test(clause.text) || isStatement(clause.text)),
    )
    .filter(({ text: words, quote }) => moving.length === 1 || quote !== null || opens || !comingCloser.test(words) || / in$/i.test(words));
  const ordered = oneByOne(acting.length > 1 ? inOrder(acting, isToHere) : acting, actor, stage);
  const approached = acting.length > 1 ? approachedIn(acting, stage) : undefined;
  if (approached) return readSpeechTo(approached, acting, actor, stage);
  if (acting.length === 0) return [readMood(meant[0]?.text ?? clauses[0]?.text ?? '', actor, stage)];
  return readInOrder(
    withBringing(
      ordered.map((each) => asGiving(each, actor, stage)),
      actor,
      stage,
    ),
    actor,
    stage,
    facedBy(
      meant.filter((each) => each.quote === null && !moving.includes(each)),
      stage,
    ),
  );
}
