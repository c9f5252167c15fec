import type { Hero } from '#domain/narration/brief.ts';
import type { Clause, Mode } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { ownAction } from '#server/features/storyteller/parse/talk/called.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { canBeAside, isPlainDeed } from './aside.ts';
import { isDone, leading, ofYou } from './leading.ts';
import { surelyBy } from './mode-of.ts';

/** What only the narrator can tell: "tell me what I see". */
const tellsSenses =
  /^(?:(?:and|then|please),? )*(?:tell|show|describe)(?: to)? (?:me|us) (?:what|who|how|if|whether) (?:i|we) (?:can |could )?(?:see|hear|smell|feel|find|notice|spot)\b/iu;

/** What is wished for oneself and is tried by that, as is what somebody only says to have found: "I would like to cast it", "I found the key". */
const wish =
  /^(?:(?:(?:i|we) (?:would|want|wish)|(?:i|we)'d) (?:(?:like|love) )?to\b(?! (?:know|ask|say|tell|hear|thank|buy|speak)\b)|(?:i|we) (?:found|discovered|spotted) (?!.*\byou))/iu;

/** Whether a thing is only named, for what is done to it next: "the red book. I read it". */
export function isNamedFor(next: Clause | undefined, { text }: Clause): boolean {
  return /^(?:the|that|this|my|our) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+$/iu.test(text) && /\b(?:it|them)\b/iu.test(next?.text ?? '');
}

/**
 * The mode that the words of a clause surely have, by how likely each is; the one that it was weighed as where they leave that open. They
 * tell table talk and speech from what is done, and a question to the narrator from both; the other ways round they are wrong too often.
 */
export function spokenFor(
  clause: Clause,
  weighed: Mode,
  { words, isBeside }: { words: readonly number[]; isBeside: boolean },
  actor: Hero,
  stage: Stage,
): Mode {
  const { text } = clause;
  const mode = surelyBy(words, weighed);
  // "Offer him the turnip" is done.
  if (mode === 'act' && weighed === 'speak' && !clause.question && !ofYou.test(text) && leading(text, actor).isBid) return 'act';
  if (tellsSenses.test(text)) return 'ask';
  if (weighed === 'aside' || mode === 'act') return weighed;
  // Beside something that is done, said or asked a remark that is let go costs nothing.
  if (mode === 'aside') return (isBeside && !ownAction.test(text)) || canBeAside(clause, actor, stage) ? mode : weighed;
  // "I quietly cast it", "I would like to rest" and "long rest" are said by nobody.
  const isDeed = (ownAction.test(text) && !ofYou.test(text)) || wish.test(text) || isPlainDeed(text);
  return mode === 'speak' && (weighed === 'ask' || isDeed) ? weighed : mode;
}

/**
 * Whether a clause tells of what is done, whatever it sounds like: it goes on with doing, or it names a thing of the place or a way and
 * goes on with nothing that is said: "look for the log", "Thank you, Corm. Now we go to the hall".
 */
export function isDeedAfter(clause: Clause, last: Mode | undefined, actor: Hero, stage: Stage): boolean {
  const { text } = clause;
  if (clause.question || ofYou.test(text) || !isDone(clause, actor, stage)) return false;
  if (last === 'act') return true;
  if (last === 'speak' && !/^then\b/iu.test(text) && !ownAction.test(text)) return false;
  const isWay = leading(text, actor).kind === 'travel' && /\b(?:to|into|in|through|behind|up|down|out|back|over|across) /iu.test(text);
  return isWay || targetsIn(text, stage.adventure, stage.state, stage.party).some(({ kind }) => kind !== 'npc' && kind !== 'hero');
}
