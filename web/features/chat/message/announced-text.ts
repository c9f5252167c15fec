import type { Message, NarrationInfo } from '#domain/chat/message.ts';
import { naturalText, outcomeText } from '#domain/dice/outcome-text.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { outcomeOf } from './roll-text.ts';

/** A roll of somebody: "Mira rolled 17 (athletics): success". */
function rollText(name: string, roll: Roll): string {
  const outcome = outcomeOf(roll);
  const went = [naturalText(roll), outcome === null ? null : outcomeText[outcome]].filter((words) => words !== null).join(', ');
  return `${name} rolled ${roll.total} (${roll.label})${went === '' ? '' : `: ${went}`}`;
}

/** True while the story itself is read aloud as it grows: it stands in the page, and its end is in sight. */
export function isStoryReadAloud(): boolean {
  return document.querySelector('[role=log][aria-live=polite]') !== null;
}

/** What the narrator has done with its words; a moment, which nobody asked for, is short and says itself. */
const toldText: Record<Exclude<NarrationInfo['cause'], 'moment'>, string> = {
  turn: 'The narrator has answered',
  chat: 'The narrator has answered',
  welcome: 'The story has begun',
  recap: 'The narrator has told what happened so far',
};

/**
 * A new message in words for those who listen. Rolls are always said; of other words only that they have come, and only
 * where the story does not read them itself. Null where nothing is to be said.
 */
export function announcedText(message: Message, me: string, storyIsRead: boolean): string | null {
  const { role, authorId, authorName, audience, rolls, narration } = message;
  const mine = authorId === me;
  const [only, another] = rolls;
  if (isRoll(message) && only !== undefined) return another ? message.content : rollText(mine ? 'You' : authorName, only);
  if (storyIsRead || mine) return null;
  if (role === 'system') return message.content;
  if (narration?.cause === 'moment') return message.content;
  if (role === 'ai') return toldText[narration?.cause ?? 'turn'];
  return audience === null ? `${authorName} has written` : `${authorName} whispers`;
}

/** Whether a message is nothing but somebody's roll. */
export function isRoll({ role, authorId, rolls }: Pick<Message, 'role' | 'authorId' | 'rolls'>): boolean {
  return role === 'system' && authorId !== null && rolls.length > 0;
}
