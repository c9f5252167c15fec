import { degreeOf, isSuccess } from '#domain/dice/degree.ts';
import { countedFaces } from '#domain/dice/counted-faces.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { tellSheetRoll } from '#domain/character/rolls/tell-roll.ts';
import type { Message } from '#domain/chat/message.ts';

/** How it went: as the roll itself says, or against a difficulty by the rules of the game; null when nothing can be said. */
export function outcomeOf(roll: Roll): NonNullable<Roll['outcome']> | null {
  if (roll.outcome !== undefined) return roll.outcome;
  if (roll.against === null) return null;
  return isSuccess(degreeOf(roll)) ? 'success' : 'failure';
}

/** The sum in words: "14 + 2". */
export function sumOf(roll: Pick<Roll, 'kept' | 'floor' | 'modifier'>): string {
  const { modifier } = roll;
  const faces = countedFaces(roll).join(' + ');
  if (modifier === 0) return faces;
  return `${faces} ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)}`;
}

/** What a message of rolls says besides what its cards show: "Ysolde casts Fire Bolt."; empty where it only tells the rolls. */
export function wordsBesideRolls({ authorName, content, rolls }: Pick<Message, 'authorName' | 'content' | 'rolls'>): string {
  const told = rolls.map((roll) => tellSheetRoll(authorName, roll)).join(' ');
  if (content.startsWith(told)) return content.slice(told.length).trim();
  // A command tells its dice: "Mira rolls 2d6: 7".
  return content.startsWith(`${authorName} rolls `) ? '' : content;
}
