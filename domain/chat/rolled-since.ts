import type { Roll } from '#domain/dice/roll.ts';
import type { Message } from './message.ts';

/** Where a roll stands, and when it fell. */
export interface Fallen {
  messageId: string;
  at: string;
}

type Known = Pick<Message, 'id' | 'position' | 'createdAt' | 'rolls' | 'check'>;

const isBy = ({ by, from }: Roll, heroId: string) => by === heroId || from?.characterId === heroId;

/**
 * Whether a hero has rolled again since a roll: from the sheet, in a fight, or on a card that asks for a check. Of these messages those
 * alone are looked at that somebody knows.
 */
export function hasRolledSince(messages: readonly Known[], heroId: string, { messageId, at }: Fallen): boolean {
  const place = messages.find(({ id }) => id === messageId)?.position ?? Number.POSITIVE_INFINITY;
  return messages.some(({ position, createdAt, rolls, check }) => {
    const isLater = createdAt > at || (createdAt === at && position > place);
    const onCard = check?.rollers.some(({ characterId, rolledAt }) => characterId === heroId && rolledAt !== undefined && rolledAt > at);
    return onCard === true || (isLater && rolls.some((roll) => isBy(roll, heroId)));
  });
}
