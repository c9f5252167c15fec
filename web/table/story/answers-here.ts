import type { Campaign } from '#domain/campaign/campaign.ts';
import type { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';

/** What of a campaign says when the narrator answers. */
interface Table {
  participants: readonly Pick<Campaign['participants'][number], 'userId' | 'seat'>[];
  settings: { narratorAnswers: NarratorAnswers };
}

/** When the narrator answers somebody at a table: for its only player, and in a fight, which has turns of its own, words in character do what a turn does. */
export function answersHere({ participants, settings: { narratorAnswers } }: Table, me: string, isFighting = false): NarratorAnswers {
  const isAlone = participants.every(({ userId, seat }) => userId === me || seat !== 'player');
  return narratorAnswers === 'inCharacter' && (isAlone || isFighting) ? 'withoutTurns' : narratorAnswers;
}
