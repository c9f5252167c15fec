import type { Hero } from '#domain/narration/brief.ts';
import { hasOwnAnswer, partnerOf, questionOf } from './addressee.ts';
import { classify, readSpeech } from './classify.ts';
import type { HeardClause } from './clauses.ts';
import { isNamed, targetsIn } from './targets.ts';
import { isRecalled, asksOfParty, asksWhyNot, isOfThingSeen } from './question/for-narrator.ts';
import { action } from './action.ts';
import type { HeroAction, Target } from './action.ts';
import { taleQuestionOf } from './question/tale-question.ts';
import { isDirect } from './mode/heard.ts';
import { goesOn } from './mode/goes-on.ts';
import { learnedQuestion } from './line/learned-question.ts';
import { asksWhoIsMeant, isForNarrator, stateQuestionOf } from './question/state-question.ts';
import { isForAnything } from './topics.ts';
import type { Stage } from './stage.ts';
import { callsLast, bidsSomebody, callsSomebody, spokenTo } from './talk/called.ts';
import { favorIn } from './talk/favor.ts';
import { callsOf } from './talk/spoken-parts.ts';
import { commonFactFor } from './talk/common-fact.ts';
import { paymentOf } from './talk/payment.ts';
import { wantsOf } from './talk/wants.ts';
import { titledIn, withoutAskedAfter } from './talk/titled.ts';
import { aim } from './targets/named-targets.ts';

/** What somebody has done, and asked of them: "did you take it?" */
const didYou = /^(?:(?:so|and|but|ok|okay|well),? )*(?:(?:did|have|had|were|are) (?:you|u)|do (?:you|u) (?:have|own|keep|carry))\b/i;

/** Words that are answered or said without being done: to the narrator, or to somebody who stands here; undefined for all others. */
export function readAddressed(
  clause: HeardClause,
  actor: Hero,
  stage: Stage,
  earlier: HeroAction | undefined,
  before: Target[],
): HeroAction | undefined {
  const { text, quote, question, mark, mode } = clause;
  const repeats = quote === null ? learnedQuestion(clause, actor, stage, stateQuestionOf(text)) : null;
  // "I take out the letter and read it" reads the letter.
  const isOfThing = repeats?.asks === 'again' && before.some(({ kind }) => kind === 'feature' || kind === 'loot');
  // "Any boats going out?" is for whoever is spoken with and knows.
  const isForPartner = repeats?.asks === 'seen' && mode === 'speak' && partnerWhoKnows(text, actor, stage) !== undefined;
  const asked = isOfThing || isForPartner || (mode === 'speak' && didYou.test(text)) ? null : repeats;
  if (
    quote === null &&
    spokenTo(clause, stage).length === 0 &&
    !callsSomebody(text, stage) &&
    taleQuestionOf(text, stage.adventure, stage.state)
  )
    return action(actor, [text], { kind: 'ask', asked: { asks: 'recall', subject: text }, question: true });
  if (question && quote === null && (asksOfParty(text) || asksWhyNot(text)) && !callsSomebody(text, stage) && !callsLast(text, stage))
    return action(actor, [text], { kind: 'ask', asked: asked ?? { asks: 'recall', subject: text }, question });
  const isSpeech = mode === 'speak' || (question && quote === null && goesOn(text, earlier, asked));
  const isTalk = isSpeech && (earlier?.kind === 'talk' || /\byou/i.test(text));
  if (asked && !callsLast(text, stage) && (!isTalk || isForNarrator(asked) || asksWhoIsMeant(text)))
    return action(actor, [text], { kind: 'ask', asked, question });
  const named = aim(clause, actor, stage, before);
  // "Hob, please" orders nothing of that name.
  const isBid = bidsSomebody(text, stage);
  const isDirectly = isBid || isForAnything(text) || (isDirect(clause, actor) && wantsOf(text) === null);
  if (isSpeech && isDirectly && (paymentOf(text) === null || isHiring(text, stage))) {
    const byName = spokenTo(clause, stage);
    const called = byName.length > 0 ? byName : titledIn(text, stage);
    const earlier = before.filter(({ kind }) => kind === 'npc').slice(0, 1);
    const targets = called.length > 0 ? called : earlier.length > 0 ? earlier : withoutAskedAfter(text, named, stage);
    return action(actor, [text], { ...readSpeech(text, undefined), targets, quote: `${text}${mark}`, question });
  }
  if (mode !== 'ask' || quote !== null) return undefined;
  const read = action(actor, [text], { ...classify(clause, actor, named), question, targets: named });
  const targets = targetsIn(text, stage.adventure, stage.state, stage.party);
  // What a thing has to show, the look at it has told: "I look at the coat: what's in the pockets?"
  const isOfLook = earlier?.targets.some(({ kind }) => kind === 'feature' || kind === 'loot') && targets.length === 0;
  const isAfterLook = earlier?.kind === 'search' && isOfLook === true;
  if (!isAfterLook && !isRecalled(text, read)) return undefined;
  // "How many doors, what kind of lock on them": what leans on a question to the narrator is asked of the narrator too.
  // How a thing looks that stands here is seen by whoever asks.
  const isSeen = isOfThingSeen(text, targets, stage);
  const leans = isAfterLook || isSeen || (earlier?.kind === 'ask' && /\b(?:it|its|them|they|their|those|these)\b/iu.test(text));
  const partner = leans || clause.isToNarrator ? undefined : partnerWhoKnows(text, actor, stage);
  if (partner) return action(actor, [text], { ...readSpeech(text, undefined), targets: [partner], quote: `${text}${mark}`, question });
  return action(actor, [text], { kind: 'ask', asked: { asks: 'recall', subject: text }, question: true, targets: named });
}

/** Whether somebody is asked to come along or to lead, whatever is held out for it: nothing is paid before they agree. */
const isHiring = (text: string, { adventure }: Stage): boolean => favorIn(text, adventure.npcs.flatMap(callsOf), true)?.kind === 'come';

/** Turns after which somebody no longer takes a question for theirs that names nobody. */
const turnsOfTalk = 6;

/** Whoever here was spoken with lately, where a question that names nobody is one that they have an answer to. */
function partnerWhoKnows(text: string, actor: Hero, { adventure, state }: Stage): Target | undefined {
  const npc = partnerOf(adventure, state, turnsOfTalk);
  // Nobody is asked about themselves by name: "is Tibb watching me?"
  if (!npc || isNamed(text, npc.name.split(' ')[0] ?? npc.name)) return undefined;
  const knows = hasOwnAnswer(questionOf(text, actor), npc, state) || commonFactFor(text, npc, adventure, state) !== undefined;
  return knows ? { kind: 'npc', npc } : undefined;
}
