import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { addresseeOf } from '#server/features/storyteller/parse/addressee.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { callsSomebody } from '#server/features/storyteller/parse/talk/called.ts';
import { readQuestion } from './question-form.ts';
import { foundTopic } from '#server/features/storyteller/parse/topics.ts';

/** How well a topic fits a question that somebody takes for theirs though it was not put to them. */
const ownAnswer = 0.8;
const weighing = /^(?:so |and |then |well,? |ok(?:ay)?,? )*(?:can|could|may|might|should|shall) (?:i|we)\b/i;

/** Whether it is asked if something can be done: "can I climb it?" */
export function asksLeave(text: string): boolean {
  return weighing.test(text);
}

const addressed = /\b(?:you|your|yours|yourself|ye|y'all)\b/i;
const senses = /^(?:do|can|could|did|what (?:do|can|could)) (?:i|we) (?:see|hear|notice|spot|find|smell|feel|taste|make out)\b/i;

/** Questions in which "you" is anybody: "what can take someone out of your memory". */
const ofAnybody = /^(?:what|who|how) (?:can|could|would|kind of \p{L}+) (?!you\b)/iu;
/** What somebody asks to be told again: "could you remind me what the notice says?" */
const remind =
  /^(?:(?:narrator|gm|dm),? )?(?:can|could|would) you (?:please )?(?:remind|tell) (?:me|us) (?:again )?(?:what|who|where|how|which|why)\b/i;
/** A question that a look, a roll or a memory answers. */
const sought = /\b(?:any(?:thing|body|one)|something|unusual|strange|odd|tracks?|traps?|footprints?)\b/i;
const looking =
  /\bwhat(?:'s|s| is| are| does| do)\b.*\b(?:on|in|say|says|show|look|about|with|inside|under|behind)\b|\b(?:anything|something)\b/i;

/** Whether a question asks how things stand or what was done, which whoever plays asks the narrator and nobody in the tale. */
function isOfTheTale(text: string, { targets }: HeroAction): boolean {
  const question = readQuestion(text);
  if (!question) return false;
  const isThing = targets.length > 0 && targets.every(({ kind }) => kind === 'feature' || kind === 'loot' || kind === 'exit');
  if (question.form === 'did') return /^(?:i|we)\b/.test(question.subject) || isThing;
  if (question.form === 'happened') return /^(?:to )?(?:me|us)\b/.test(question.subject) || isThing;
  if (question.form === 'reads' || question.form === 'is') return isThing && !sought.test(text);
  return question.form === 'has' && /^(?:i|we)\b/.test(question.rest);
}

/**
 * Whether a question is for the narrator: it speaks to nobody, follows no talk, asks for no leave and no look around, and nobody here
 * has an answer of their own to it. `spoken` are the words as they would be read for somebody else.
 */
export function isForTheNarrator(clause: Clause, spoken: HeroAction, stage: Stage, earlier: HeroAction | undefined): boolean {
  const { text, question, quote } = clause;
  if (question && quote === null && remind.test(text) && !callsSomebody(text, stage)) return true;
  if (!question || quote !== null || earlier?.kind === 'talk' || (addressed.test(text) && !ofAnybody.test(text))) return false;
  if (asksLeave(text) || senses.test(text) || callsSomebody(text, stage)) return false;
  if (isOfTheTale(text, spoken)) return true;
  if (sought.test(text) || spoken.kind === 'lore' || (spoken.kind === 'talk' && spoken.skill !== 'persuasion')) return false;
  // What stands on a thing, or how it looks, is seen by looking.
  if (looking.test(text) && spoken.targets.some(({ kind }) => kind === 'feature')) return false;
  const npc = addresseeOf(spoken, stage.adventure, stage.state);
  return npc === undefined || (foundTopic(spoken, npc, stage.state)?.fit ?? 0) < ownAnswer;
}
