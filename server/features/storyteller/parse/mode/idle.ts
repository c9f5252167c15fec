import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { isExclaimed } from '#server/features/storyteller/parse/question/exclaimed.ts';

const hello =
  /^(?:hi+|hey+|hello+|hiya|heya|yo|greetings|(?:a )?(?:very )?(?:good )?(?:evening|morning|afternoon|day))(?: (?:to you|all|both|everyone|everybody|there|folks|guys|again|and))*$/iu;

/** Whether somebody greets the table, and nobody in the tale: "hi! where are we?" */
const isHello = ({ text, quote }: HeardClause, after: readonly HeardClause[]): boolean =>
  quote === null && hello.test(text) && after.some(({ mode }) => mode === 'ask') && after.every(({ mode }) => mode !== 'speak');

/** What startles somebody, and what they see: "good heavens, wolves". */
const startled =
  /^(?:oh,? )?(?:good (?:heavens|lord|grief|gracious|god)|(?:my )?(?:god|gods|goodness|word|stars)|heavens(?: above)?|bloody hell|hell|blimey|crikey|damn(?: it)?|dear me|yikes|argh+|ugh+|eek|holy \p{L}+|oh no|(?:oh )?crap|shit)(?:,? (?!(?:i|we|you|please|help|go|look|listen|let|come|run|stop|wait|get|take|give|tell)\b)(?:\p{L}+ ){0,2}\p{L}+)?$|^(?:no[,!]? ){1,}no$/iu;

/** What is only called out before something is done: "good heavens, wolves. I draw my bow". */
const isStartled = ({ text, quote, question }: HeardClause, after: readonly HeardClause[]): boolean =>
  quote === null && !question && startled.test(text) && after.some(({ mode }) => mode === 'act');

/** Whether words ask for nothing and are put to nobody: a hello before a question to the narrator, or "what a view!" beside something else. */
export const isIdle = (clause: HeardClause, after: readonly HeardClause[], isCalling: boolean): boolean =>
  isHello(clause, after) ||
  isStartled(clause, after) ||
  (!isCalling && clause.quote === null && isExclaimed(`${clause.text}${clause.mark}`));
