import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { isExclaimed } from '#server/features/storyteller/parse/question/exclaimed.ts';

const hello =
  /^(?:hi+|hey+|hello+|hiya|heya|yo|greetings|(?:a )?(?:very )?(?:good )?(?:evening|morning|afternoon|day))(?: (?:to you|all|both|everyone|everybody|there|folks|guys|again|and))*$/iu;

/** Whether somebody greets the table, and nobody in the tale: "hi! where are we?" */
const isHello = ({ text, quote }: HeardClause, next: HeardClause | undefined): boolean =>
  quote === null && next?.mode === 'ask' && hello.test(text);

/** Whether words ask for nothing and are put to nobody: a hello before a question to the narrator, or "what a view!" beside something else. */
export const isIdle = (clause: HeardClause, next: HeardClause | undefined, isCalling: boolean): boolean =>
  isHello(clause, next) || (!isCalling && clause.quote === null && isExclaimed(`${clause.text}${clause.mark}`));
