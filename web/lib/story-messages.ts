import type { CharacterCard } from '#domain/character/card.ts';
import { hasRestedSince } from '#domain/character/rolls/rested-since.ts';
import { hasRolledSince } from '#domain/chat/rolled-since.ts';
import type { Fallen } from '#domain/chat/rolled-since.ts';
import type { Message } from '#domain/chat/message.ts';
import { limits } from '#domain/limits/limits.ts';
import { minuteMilliseconds } from '#domain/limits/units.ts';
import { createContext, use } from 'react';
import { useOpenUntil } from './use-open-until.ts';

/** The messages of the table around, as far as this tab knows them; none where there is no table. */
export const StoryMessages = createContext<readonly Message[]>([]);

/** Whether a roll is still the last of its hero, so that Heroic Inspiration can be spent on it: no later one, no rest since, and not long ago. */
export function useIsLatestRoll(hero: Pick<CharacterCard, 'id'> & { restedAt?: string | null | undefined }, fallen: Fallen): boolean {
  const messages = use(StoryMessages);
  const isRecent = useOpenUntil(Date.parse(fallen.at) + limits.rollAgainMinutes * minuteMilliseconds);
  return isRecent && !hasRestedSince(hero, fallen.at) && !hasRolledSince(messages, hero.id, fallen);
}
