import type { Hero } from '#domain/narration/brief.ts';
import type { Clause, HeardClause, Mode } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isDeedAfter } from './by-words.ts';
import { isDone, leading, ofYou, toMe } from './leading.ts';
import { isOwnBid } from './own-bid.ts';

/** A question that is put with all courtesy, in its own words: "might I ask whose scarf that is?" */
export const asksLeaveToAsk =
  /^(?:(?:but|and|so|now|please),? )*(?:may|might|could|can|dare) (?:i|we) (?:\p{L}+ )?(?:ask|inquire|enquire)\b/iu;

/** Somebody's words are told and not spoken: "I ask her what she saw". */
export function isReported({ text, quote }: Clause, actor: Hero): boolean {
  const { kind, isOwn, rest } = leading(text, actor);
  return (
    quote === null && !asksLeaveToAsk.test(text) && kind === 'talk' && !ofYou.test(text) && (isOwn || (rest !== '' && !toMe.test(rest)))
  );
}

/** Whether a sense is used, and nobody is told to: "Listen, knock gently on it", but not "Listen. I know what you did". */
export const isSensed = ({ text, question }: Clause, next: Clause | undefined, before: Mode | null, actor: Hero, stage: Stage): boolean =>
  !question && /^(?:(?:and|then) )*(?:listen|look|sniff|smell)$/iu.test(text) && (next ? isDone(next, actor, stage) : before !== 'speak');

/** Whether words are written by a hero, and spoken by nobody: "I write thank you on the slate". */
export const isWritten = (text: string): boolean =>
  /^(?:(?:and|then|ok(?:ay)?) )*(?:i|we) (?:\p{L}+ly )?(?:write|chalk|scribble|draw|carve|scratch|paint|jot)\b/iu.test(text);

/** What is to be done before all else, in talk: "but first I want to check the shelf". */
const firstOfAll =
  /^(?:(?:but|and|so|ok(?:ay)?|well),? )*first(?: of all)?,? (?:i|we)(?: (?:want|would like|need|have|wish|ought) to| will|'ll| must| shall|'d like to) (?!(?:know|ask|say|tell|hear|thank|buy|speak|talk|think|understand|be)\b)/iu;
/** What is done with one's own things, which nobody else is bidden: "get my ledger out". */
const withOwn =
  /^(?:(?:and|then|ok(?:ay)?|so|now|just|quickly),? )*(?:get|grab|take|pull|put|draw|open|use|pick|read|write|light|unroll|unpack|dig|fish|pocket|drop|throw|wave|raise|lift|unwrap|eat|drink|sharpen|string|load|ready|check|count)(?: (?:out|up|down|away|off|on|in|into|from))? my (?:own )?(?!(?:hands?|arms?|shoulder|back|word|side|advice|place|lead|thanks|friend|dear|lord|lady|love|mind|husband|wife|son|daughter|mother|father|brother|sister)\b)\p{L}+/iu;
/** Whether a clause says what is to be done before all else, is done with one's own things, or is bidden nobody but the hero. */
export const isOwnDoing = (clause: Clause, actor: Hero, stage: Stage): boolean =>
  (!clause.question && (firstOfAll.test(clause.text) || withOwn.test(clause.text)) && !ofYou.test(clause.text)) ||
  isOwnBid(clause, actor, stage);

/** Where somebody sets out for: "head for the inn". */
const setsOut =
  /^(?:(?:and|then) )*(?:head|make|set out|set off|go on|leave|start)s? (?:(?:off|back|up|down|over|on|straight) )*(?:for|to|toward|towards) /iu;

/** What is done to whoever was just told something: "I tell Dorrit, show her the mittens". */
const toThem =
  /^(?:(?:and|then|also) )*(?!(?:ask|tell|say|let)\b)\p{L}+ (?:him|her|them|(?:his|her|their) (?:face|eyes|hands?|reaction|expression|lips|mouth))\b/iu;
/** A gesture beside what is said: 'I call "hello!" and wave'. */
const gesture =
  /^(?:wave|nod|smile|grin|bow|wink|shrug|curtsy|curtsey|clap|giggle|salute|beam)(?: (?:at|to) (?:him|her|them|everyone|everybody|\p{Lu}\p{L}+))?$/iu;

/** Whether a clause tells of what is done after `last`: "tell Tov to mind his head and head for the inn" sets out, and is told to nobody. */
export function isDeedFrom(clause: Clause, last: HeardClause | undefined, actor: Hero, stage: Stage): boolean {
  if (last !== undefined && last.quote !== null && gesture.test(clause.text)) return true;
  const isOwn = last !== undefined && isReported(last, actor) && (setsOut.test(clause.text) || toThem.test(clause.text));
  return isDeedAfter(clause, isOwn ? 'act' : last?.mode, actor, stage);
}
