import { isAddressed } from './is-addressed.ts';
import type { Listening, SaidToAll } from './is-addressed.ts';
import { isBanter } from './is-banter.ts';
import type { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';

/**
 * Whether words to the whole table, outside of a collection, draw a reply of the narrator. Those of a Dungeon Master are the word of the
 * scene: the next reply takes them up, and they draw none. Of players' words those in character do, as the table has chosen.
 */
export function drawsReply(said: SaidToAll, answers: NarratorAnswers, listening: Listening): boolean {
  if (said.role !== 'player' || said.kind !== 'say' || !isInCharacter(said.content)) return false;
  if (answers === 'turns') return false;
  return answers === 'inCharacter' || answers === 'withoutTurns' || isAddressed(said, listening);
}

/** Whether words are something a hero says or does, and not banter, colour or words marked as out of character. */
export function isInCharacter(text: string): boolean {
  const content = text.trim();
  return !isBanter(content) && !isColour(content) && !isMarkedOut(content);
}

/** Only gestures between asterisks or underscores: "*grins*", the same as `/me grins`. */
function isColour(text: string): boolean {
  return /^(?:\*[^*]+\*[\s.!…]*)+$/.test(text) || /^(?:_[^_]+_[\s.!…]*)+$/.test(text);
}

/** Wholly in brackets, or opened with "OOC": what tables write when they speak as themselves. */
function isMarkedOut(text: string): boolean {
  return /^\([^]*\)$/.test(text) || /^\[[^]*\]$/.test(text) || /^[([{]*\s*(?:ooc|out of character)\b/i.test(text);
}
