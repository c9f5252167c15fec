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
  /\b(?:peace|easy|friends?|mercy|truce|wait|stop|halt|careful|help|hello|hi|hey|hail|sir|ma'?am|please|listen|look|shh+|psst|boo|(?:good )?(?:evening|morning|afternoon|day)|no fighting|let's|lets|us|nice (?:one|job|work|to meet)|no (?:fear|harm)|done|sold)\b/iu;
/** What only takes in what was told. */
const takenIn =
  /^(?:(?:oh|ok(?:ay)?|well|right|ah),? )*(?:fair enough|understood|noted|got it|makes sense|i see|right|fine|good|whatever|never mind)$/iu;
/** Beginnings of a sentence that asks: what has none of them only wonders. */
const asking =
  /^(?:(?:and|but|so|wait|oh|ok(?:ay)?|well|hm+),? )*(?:who|whose|what(?!,)|where|when|why|how|which|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|any\p{L}*|some\p{L}*|mind|care|need|want|got|ever)\b/iu;
/** What somebody thinks of themself and of what they will do. */
const ofOneself =
  /^(?:(?:and|but|so|then|well|ok(?:ay)?),? )*(?:i (?:want|need|love|like|hate|knew|wonder|have (?:tears|goosebumps|chills|seen enough))\b|(?:i|we)(?:'m| am|'re| are) not\b|(?:surely|maybe|perhaps|apparently|clearly|no wonder)\b)/iu;

/** What somebody is startled by: "wait, the cat did it?" */
const withoutStart = (text: string): string => text.replace(/^(?:oh )?(?:wait|hold on|what),? (?=\p{L})/iu, '');
/** How something came out, or what is thought of that: "we just missed him", "I have seen enough", "called it". */
const outcome =
  /^(?:(?:and|but|so|well|ok(?:ay)?|ah|oh|ha+|lol),? )*(?:i see(?:,? i see)?$|(?:i|we)(?:'ve| have)? (?:(?:just|only|nearly|almost|already|totally|really|barely) )*(?:missed|crossed paths\b|(?:seen|heard|had) (?:quite )?enough\b|made it\b|did it\b|blew it\b|messed (?:it )?up\b|screwed (?:it )?up\b|survived\b|failed\b)|(?:i|we)(?:['’]ll| will)? find (?:it |that |this )?out (?:ourselves|myself|by ourselves|on our own|for (?:ourselves|myself))$|(?:i|we) (?:nearly|almost) (?:had|got|died|made)\b|i meant (?!let|we\b|i\b|to\b|that\b)|i (?:want|need|have) to think\b|(?:i )?(?:called it|knew it|thought so|nailed it|saw that coming|told you so))/iu;
/** What a sum of coins is taken in with, and not offered: "forty silver, lovely". */
const pleased = /, (?:lovely|perfect|nice|great|wow|excellent|splendid|brilliant|not bad|sweet|cool|phew)$/iu;
/** What is thought of a kind: "nice bird". */
const likened = /^(?:nice|cute|lovely|pretty|fine|ugly|big|handsome|weird|strange|funny) \p{L}+$/iu;

/** What was just told, said once more: "wrapped in a shawl like a baby", "nineteen knocks, how wonderful". */
const echoed =
  /^(?:(?:and|but|so|well|oh),? )*(?:(?:wrapped|dressed|hidden|buried|stolen|drowned|carved|covered|painted|married|locked|trapped|soaked|poisoned|murdered|killed|betrayed|bribed|baked|forgotten|sunk|sold|paid|bought|born) (?:in|by|from|with|like|at|for|under|behind|into) (?:an?|the|his|her|their|its|our|some|two|three)\b|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|\d+) [^,.]{2,60}, (?:how|what an?) )/iu;

/** Whether a clause only says how something came out, or repeats what was told, and is nothing that is done. */
export const isOutcome = ({ text, quote, mode, question }: HeardClause): boolean =>
  quote === null && !question && mode === 'act' && (outcome.test(text) || echoed.test(text)) && !ofYou.test(text);

/** Whether words name what was just told, or say what is thought of it: "a sledge?", "a crowbar, perfect!", "then no more talking". */
function isThought(clause: Clause, actor: Hero): boolean {
  const { text, question } = clause;
  const words = withoutStart(text);
  if (question) return !asking.test(words) && leading(words, actor).kind === undefined;
  if (ofOneself.test(text) || outcome.test(text)) return true;
  const { kind, isOwn, isBid } = leading(text, actor);
  return kind === undefined && !isOwn && !isBid && verbPhraseOf(text, actor).verb === null;
}

/** Whether a clause that seems to be said is for nobody: it only takes in what was told, before its player does or asks something. */
export function isThoughtFirst(clause: HeardClause, index: number, line: readonly HeardClause[], actor: Hero, stage: Stage): boolean {
  const { text, quote, mode, question } = clause;
  const isStartled = mode === 'ask' && question && /^(?:oh )?(?:wait|what,|hold on)\b/iu.test(text);
  if (!(mode === 'speak' || isStartled) || quote !== null || line.slice(0, index).some((each) => each.mode !== 'aside')) return false;
  const next = line
    .slice(index + 1)
    .find((each) => each.mode !== 'aside' && !(each.mode === 'speak' && each.quote === null && isThought(each, actor)));
  const goesOn = next !== undefined && (next.mode === 'ask' || (next.mode === 'act' && isDone(next, actor, stage)));
  const words = question ? withoutStart(text) : text;
  const isOffer = Object.keys(coinsIn(text)).length > 0 && !pleased.test(text);
  if (!goesOn || ofYou.test(text) || toOthers.test(words) || isOffer) return false;
  const isAnswer = endsAsking(stage.told?.at(-1) ?? '') && !question;
  const isKind = courtesyIn(text) !== null && !takenIn.test(text);
  return (
    !isAnswer &&
    !isKind &&
    (likened.test(text) || calledIn(`${text},`, stage).length === 0) &&
    !namedAtEnd(text, stage) &&
    isThought(clause, actor)
  );
}
