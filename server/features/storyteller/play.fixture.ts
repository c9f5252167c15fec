import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';

export { playReply } from './play-reply.ts';
export type { Played } from './play-reply.ts';

/** A brief of the third turn at the opening of an adventure, with Mira as the only hero, unless `given` says otherwise. */
export function briefOf(given: Partial<Brief> & Pick<Brief, 'adventure'>): Brief {
  return {
    campaignId: 'brief',
    turn: 3,
    cause: 'turn',
    state: openingState(given.adventure),
    party: [{ id: 'mira', name: 'Mira' }],
    intents: [],
    recent: [],
    ...given,
  };
}
