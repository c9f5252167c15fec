import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isForNarrator } from '#server/features/storyteller/parse/question/state-question.ts';
import type { AskedQuestion } from '#server/features/storyteller/parse/question/question-kinds.ts';

/** Whether a question right behind what was said to somebody is for them as well: "Congratulations! Who is the lucky man?" */
export function goesOn(text: string, earlier: HeroAction | undefined, asked: AskedQuestion | null): boolean {
  if (earlier?.kind !== 'talk' || earlier.quote === null || earlier.absent || (asked && isForNarrator(asked))) return false;
  return earlier.targets.some(({ kind }) => kind === 'npc') && !/\b(?:i|we|me|us|my|our|narrator|gm|dm)\b/i.test(text);
}

/** What the party would share or pay, which is offered by saying it: "you guide us, we split whatever we find". */
const shares =
  /^(?:(?:and|then|so) )*(?:i|we)(?:'ll| will| can| could)? (?:split|share|divide|halve|go halves|pay|chip in|cut (?:you|him|her|them) in)\b/iu;

/** What goes on with talk: "I'm a healer. Tell me what hurts". */
const tellMe = /^(?:(?:so|and|then|now|please),? )*(?:tell|explain to|remind) (?:me|us)\b/i;

/** What is owed to whoever speaks, which is asked of the one who owes it: "where's my change?" */
const owed = /^(?:(?:and|so|now|but),? )*where(?:'s| is| are) (?:my|our) (?!way\b|goal\b)/i;

/** Whether words right behind what was said to somebody are said to them as well: what they are to tell, or are offered. */
export const leadsTalkOn = (text: string): boolean => tellMe.test(text) || shares.test(text) || owed.test(text);
