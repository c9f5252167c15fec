import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import { partnerOf } from '#server/features/storyteller/parse/addressee.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { isNounPhrase } from './noun-phrase.ts';
import { isCrowd, isScenery, sceneryFor } from '#server/features/storyteller/parse/things/scenery.ts';
import { readQuestion } from './question-form.ts';
import type { QuestionForm } from './question-form.ts';

const weighing =
  /^(?:so |and |but |then |well,? |ok(?:ay)?,? )*(?:(?:can|could|may|might|should|shall|would)|what (?:if|happens if|would happen if)) (?:i|we)\b/i;

/** Whether it is asked if something can be done: "can I climb it?", "what if we burn it?" */
export function asksLeave(text: string): boolean {
  return weighing.test(text);
}

/** Whether it is only talked over what might be done: "should we go to the foundry or the quay?" */
export function talksOver(text: string): boolean {
  return /\b(?:should|shall) (?:i|we)\b/i.test(text);
}

const senses = /^(?:do|can|could|did|what (?:do|can|could)) (?:i|we) (?:see|hear|notice|spot|find|smell|feel|taste|make out)\b/i;
/** Forms of what is seen of a thing by whoever stands before it. */
const seenOfThing: readonly QuestionForm[] = ['inside', 'reads', 'looks', 'howMany', 'whose', 'is', 'how', 'happened'];

/** What a place's texts speak of and nobody sees. */
const isOfTime = /^(?:days?|nights?|hours?|minutes?|weeks?|months?|years?|winters?|summers?|mornings?|evenings?|times?)$/;

/** What can be made out from where one stands: "what does the town look like from here?" */
const fromHere = / from (?:up |down |over )?(?:here|there)$/;

/** Whether a question is about nothing but a thing that stands here, and of what can be seen of it: "is the chest locked?", "how big is it?" */
export function isOfThingSeen(text: string, targets: readonly Target[], stage: Stage): boolean {
  const question = readQuestion(text);
  if (!question || !seenOfThing.includes(question.form)) return false;
  if (question.form === 'looks' && fromHere.test(question.text)) return true;
  // Whose a thing is, whoever was talked with just now may know.
  if (question.form === 'whose' && partnerOf(stage.adventure, stage.state, 1)) return false;
  const name = bare(question.subject.replace(/ (?:is|are|was|were|has|have|do|does)\b.*$/u, ''));
  const byTheWay = targets.length === 0 && isNounPhrase(name) ? sceneryFor(`the ${name}`, 'search', stage) : undefined;
  // "How many days?" asks of no thing, though the place speaks of days.
  const isThing = byTheWay?.kind === 'feature' && !isOfTime.test(byTheWay.feature.aliases[0] ?? '');
  const scenery = isThing ? byTheWay : undefined;
  const meant = scenery ? [scenery] : targets;
  return (
    meant.length > 0 &&
    meant.every((each) => (each.kind === 'feature' ? !isCrowd(each.feature) : each.kind === 'loot' || each.kind === 'exit'))
  );
}

/** A question that a look, a roll or a memory answers. */
const sought = /\b(?:anything|something|unusual|strange|odd|tracks?|traps?|footprints?)\b/i;
const looking =
  /\bwhat(?:'s|s| is| are| does| do)\b.*\b(?:on|in|say|says|show|look|about|with|inside|under|behind)\b|\b(?:anything|something)\b/i;

/** Words by which a player asks the whole table. */
const asksAll =
  /^(?:(?:so|ok(?:ay)?|and|but|wait|hmm+),? )*(?:any (?:idea|clue)s?|do (?:we|i) (?:even |really )?know|do(?:es)? any(?:one|body) (?:here )?(?:know|have (?:a|any) (?:idea|clue))) /i;

/** Whether a question asks how things stand or what was done, which whoever plays asks the narrator and nobody in the tale. */
export function isOfTheTale(text: string, targets: readonly Target[]): boolean {
  const question = readQuestion(text);
  if (!question) return false;
  const isThing = targets.length > 0 && targets.every(({ kind }) => kind === 'feature' || kind === 'loot' || kind === 'exit');
  if (/^how far\b/.test(question.text)) return true;
  if (question.form === 'did') return /^(?:i|we|any ?(?:one|body))\b/.test(question.subject) || isThing;
  if (question.form === 'happened') return /^(?:to )?(?:me|us)\b/.test(question.subject) || isThing;
  if (question.form === 'reads' || question.form === 'is') return isThing && !sought.test(text);
  return question.form === 'has' && /^(?:i|we)\b/.test(question.rest);
}

/** Whether a question that was read as a look is about nothing that holds more than is plain to see: it is answered, and costs nothing. */
export function asksOfNothing(text: string, { kind, targets, question, quote }: HeroAction): boolean {
  if (!question || quote !== null || kind !== 'search' || senses.test(text) || sought.test(text) || asksLeave(text)) return false;
  return (
    readQuestion(text) !== null &&
    targets.every((each) => each.kind !== 'feature' || isScenery(each.feature)) &&
    !targets.some((each) => each.kind === 'npc')
  );
}

/** Forms that no look answers. */
const ofKnowing: readonly QuestionForm[] = ['why', 'when', 'whoDid', 'howMany', 'knows', 'then', 'has'];

/**
 * Whether a question to the narrator is answered from what the party knows: it asks for no leave, and no look or roll answers it.
 * `read` are its words as they would be read otherwise.
 */
export function isRecalled(text: string, read: HeroAction): boolean {
  if (asksAll.test(text) && readQuestion(text)) return true;
  const form = readQuestion(text)?.form;
  if (form !== undefined && ofKnowing.includes(form)) return true;
  if (isOfTheTale(text, read.targets) && !sought.test(text)) return true;
  if (asksLeave(text) || senses.test(text)) return false;
  if (sought.test(text) || (read.kind === 'lore' && readQuestion(text) === null) || (read.kind === 'talk' && read.skill !== 'persuasion'))
    return false;
  // What stands on a thing, or how it looks, is seen by looking.
  return !(looking.test(text) && read.targets.some(({ kind }) => kind === 'feature'));
}

const didWe = /^(?:(?:so|and|but|ok|okay|well|wait),? )*(?:did|have|had|was|were) (?:i|we)\b(?!.*\b(?:you|your)\b)/i;

/** Whether it is asked what somebody of the party has done or been, of nobody in the tale: "did I feed it?" */
export const asksOfParty = (text: string): boolean => didWe.test(text);

/** What is asked of whatever stands in the way, of a place or of all: "what is stopping us?" */
export const barring = String.raw`(?:what|who)(?:(?:['’]s|['’]re| is| are)? (?:stopping|blocking|keeping|holding|standing in|in)|(?: still)? (?:stops|keeps|blocks|holds|bars)) (?:me|us|my way|our way|the way)\b`;
const unable = String.raw`(?:why|how come) (?:(?:can['’]?t|cannot|can not|couldn['’]?t|may|can|am|are) ?(?:i|we)\b|(?:i|we) (?:can['’]?t|cannot|can not|couldn['’]?t)\b)`;
const whyNot = new RegExp(String.raw`^(?:(?:so|and|but|ok|okay|well|wait|hey),? )*(?:${barring}|${unable})(?!.*\b(?:you|your)\b)`, 'i');

/** Whether it is asked why somebody of the party cannot do something: "why can't we go in there?" */
export const asksWhyNot = (text: string): boolean => whyNot.test(text);

/** Words that ask whether somebody comes after the party: "is it still on us", "are they chasing me". */
export const pursues =
  /\b(?:after|following|chasing|hunting|tailing|pursuing|stalking|on|onto|on to|behind|against|attacking|coming (?:after|for|at)) (?:us|me|the two of us)\b|\bon (?:our|my) (?:tail|heels|trail|backs?)\b|^(?:being )?(?:still )?(?:being )?(?:followed|chased|hunted|tailed|pursued|watched)\b/;
