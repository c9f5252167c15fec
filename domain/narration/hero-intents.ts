import type { Intent } from './brief.ts';

/** All that one hero wants in a reply. */
export interface HeroIntent {
  /** Names it within the reply, and tells nothing. */
  id: string;
  heroId: string;
  /** The words as typed; those of several messages are joined by line breaks. */
  text: string;
}

/** The intents of a reply, hero by hero, in the order in which each spoke first. */
export function heroIntents(intents: readonly Intent[]): HeroIntent[] {
  return [...Map.groupBy(intents, ({ heroId }) => heroId)].map(([heroId, own], index) => ({
    id: `i${index + 1}`,
    heroId,
    text: own.map(({ text }) => text).join('\n'),
  }));
}
