import type { Hero } from '#domain/narration/brief.ts';
import { aim } from '#server/features/storyteller/parse/targets/named-targets.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { callsLast, callsSomebody, spokenTo } from '#server/features/storyteller/parse/talk/called.ts';
import { hereQuestionOf } from '#server/features/storyteller/parse/question/here-question.ts';
import { gameQuestionOf, learnedQuestionOf } from '#server/features/storyteller/parse/question/learned-question.ts';
import { asksWhyNot, pursues } from '#server/features/storyteller/parse/question/for-narrator.ts';
import type { AskedQuestion } from '#server/features/storyteller/parse/question/question-kinds.ts';

/** What asks for something of the game without being a question: "show me my sheet". */
const wantsToSee =
  /^(?:(?:please|ok(?:ay)?|so|can (?:you|i)|could (?:you|i)),? )*(?:show|list|give|tell|open|display|print|let me see|see|remind|explain)\b/i;

/**
 * The question of a clause as it was learned, where nobody is called by it; null for all others. What can only be asked of the game
 * is a question whatever the words sound like; all else only where they are for the narrator and no pattern knows them.
 */
export function learnedQuestion(clause: HeardClause, actor: Hero, stage: Stage, found: AskedQuestion | null): AskedQuestion | null {
  const { text, mode } = clause;
  if (found && found.asks !== 'recall') return found;
  // Why something cannot be done, and who comes after the party, is told by what stands in the way, and by who does.
  if (asksWhyNot(text) || pursues.test(text.toLowerCase())) return found;
  if (callsSomebody(text, stage) || callsLast(text, stage) || spokenTo(clause, stage).length > 0) return found;
  const ofPlace = found ? null : hereQuestionOf(text, mode === 'ask');
  if (ofPlace) return ofPlace;
  const ofGame = mode !== 'act' || clause.question || wantsToSee.test(text) ? gameQuestionOf(text) : null;
  if (ofGame) return ofGame;
  if (found || mode !== 'ask') return found;
  return learnedQuestionOf(
    text,
    aim(clause, actor, stage, []).some((each) => each.kind !== 'hero'),
  );
}
