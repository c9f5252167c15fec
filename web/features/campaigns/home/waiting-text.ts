import type { Waiting } from '#domain/home/home.ts';
import { counted } from '#web/ui/format/figures.ts';

/** What waits, and what to press to see to it. */
export function waitingText(item: Waiting): { sentence: string; action: string } {
  switch (item.kind) {
    case 'combatTurn':
      return { sentence: `It is ${item.characterName}’s turn in the fight.`, action: 'Take your turn' };
    case 'hand':
      return item.isWritten
        ? { sentence: 'Your hand is up. Lower it when you have written all you do.', action: 'Finish your turn' }
        : { sentence: 'Your hand is up. Write what you do, then lower it.', action: 'Write your action' };
    case 'turn':
      return { sentence: 'Others have raised a hand. What do you do?', action: 'Join the turn' };
    case 'drafts':
      return {
        sentence: `${counted(item.count, 'draft waits', 'drafts wait')} for you to read before the players do.`,
        action: 'Read the draft',
      };
    case 'seatRequests':
      return { sentence: `${counted(item.count, 'person asks', 'people ask')} for a seat.`, action: 'Answer' };
    default:
      return item satisfies never;
  }
}
