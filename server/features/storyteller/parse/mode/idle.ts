import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { isExclaimed } from '#server/features/storyteller/parse/question/exclaimed.ts';

const hello =
  /^(?:hi+|hey+|hello+|hiya|heya|yo|greetings|(?:a )?(?:very )?(?:good )?(?:evening|morning|afternoon|day))(?: (?:to you|all|both|everyone|everybody|there|folks|guys|again|and))*$/iu;

/** Whether somebody greets the table, and nobody in the tale: "hi! where are we?" */
const isHello = ({ text, quote }: HeardClause, after: readonly HeardClause[]): boolean =>
  quote === null && hello.test(text) && after.some(({ mode }) => mode === 'ask') && after.every(({ mode }) => mode !== 'speak');

/** Whether words ask for nothing and are put to nobody: a hello before a question to the narrator, or "what a view!" beside something else. */
export const isIdle = (clause: HeardClause, after: readonly HeardClause[], isCalling: boolean): boolean =>
  isHello(clause, after) || (!isCalling && clause.quote === null && isExclaimed(`${clause.text}${clause.mark}`));
