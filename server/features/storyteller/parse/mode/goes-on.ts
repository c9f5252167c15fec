import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isForNarrator } from '#server/features/storyteller/parse/question/state-question.ts';
import type { AskedQuestion } from '#server/features/storyteller/parse/question/question-kinds.ts';

/** Whether a question right behind what was said to somebody is for them as well: "Congratulations! Who is the lucky man?" */
export function goesOn(text: string, earlier: HeroAction | undefined, asked: AskedQuestion | null): boolean {
  if (earlier?.kind !== 'talk' || earlier.quote === null || earlier.absent || (asked && isForNarrator(asked))) return false;
  return earlier.targets.some(({ kind }) => kind === 'npc') && !/\b(?:i|we|me|us|my|our|narrator|gm|dm)\b/i.test(text);
}
