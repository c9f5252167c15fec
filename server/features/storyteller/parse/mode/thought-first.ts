import type { Hero } from '#domain/narration/brief.ts';
import type { Clause, HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { endsAsking } from '#server/features/storyteller/parse/references/ends-asking.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { calledIn, namedAtEnd } from '#server/features/storyteller/parse/talk/called.ts';
import { courtesyIn } from '#server/features/storyteller/parse/talk/courtesy.ts';
import { coinsIn } from '#server/features/storyteller/parse/talk/payment.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { isDone, leading, ofYou } from './leading.ts';

/** What is called out to whoever is near, and is no thought: "peace!", "wait, Grote". */
const toOthers =
  /\b(?:peace|easy|friends?|mercy|truce|wait|stop|halt|careful|help|hello|hi|hey|hail|sir|ma'?am|please|listen|look|shh+|psst|boo|(?:good )?(?:evening|morning|afternoon|day)|no fighting|let's|lets|us|nice (?:one|job|work|to meet)|no (?:fear|harm)|(?:one|two|three|done|sold))\b/iu;
/** What only takes in what was told. */
const takenIn =
  /^(?:(?:oh|ok(?:ay)?|well|right|ah),? )*(?:fair enough|understood|noted|got it|makes sense|i see|right|fine|good|whatever|never mind)$/iu;
/** Beginnings of a sentence that asks: what has none of them only wonders. */
const asking =
  /^(?:(?:and|but|so|wait|oh|ok(?:ay)?|well|hm+),? )*(?:who|whose|what|where|when|why|how|which|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|any\p{L}*|some\p{L}*|mind|care|need|want|got|ever)\b/iu;
/** What somebody thinks of themself and of what they will do. */
const ofOneself =
  /^(?:(?:and|but|so|then|well|ok(?:ay)?),? )*(?:i (?:want|need|love|like|hate|knew|wonder|have (?:tears|goosebumps|chills|seen enough))\b|(?:i|we)(?:'m| am|'re| are) not\b|(?:surely|maybe|perhaps|apparently|clearly|no wonder)\b)/iu;

/** Whether words name what was just told, or say what is thought of it: "a sledge?", "a crowbar, perfect!", "then no more talking". */
function isThought(clause: Clause, actor: Hero): boolean {
  const { text, question } = clause;
  if (question) return !asking.test(text) && leading(text, actor).kind === undefined;
  if (ofOneself.test(text)) return true;
  const { kind, isOwn, isBid } = leading(text, actor);
  return kind === undefined && !isOwn && !isBid && verbPhraseOf(text, actor).verb === null;
}

/** Whether a clause that seems to be said is for nobody: it only takes in what was told, before its player does or asks something. */
export function isThoughtFirst(clause: HeardClause, index: number, line: readonly HeardClause[], actor: Hero, stage: Stage): boolean {
  const { text, quote, mode } = clause;
  if (mode !== 'speak' || quote !== null || line.slice(0, index).some((each) => each.mode !== 'aside')) return false;
  const next = line
    .slice(index + 1)
    .find((each) => each.mode !== 'aside' && !(each.mode === 'speak' && each.quote === null && isThought(each, actor)));
  const goesOn = next !== undefined && (next.mode === 'ask' || (next.mode === 'act' && isDone(next, actor, stage)));
  if (!goesOn || ofYou.test(text) || toOthers.test(text) || Object.keys(coinsIn(text)).length > 0) return false;
  const isAnswer = endsAsking(stage.told?.at(-1) ?? '') && !clause.question;
  const isKind = courtesyIn(text) !== null && !takenIn.test(text);
  return !isAnswer && !isKind && calledIn(`${text},`, stage).length === 0 && !namedAtEnd(text, stage) && isThought(clause, actor);
}
