import type { Brief, Intent } from '#domain/brief.ts';
import type { PlayState } from '#domain/play-state.ts';
import type { Deed } from './deed.ts';
import { parseIntent } from './parse-intent.ts';

/** An intent with its deeds. */
export interface ReadIntent {
  intent: Intent;
  deeds: Deed[];
}

/** Every intent of the brief, deed by deed; who is not of the party is heard as somebody. */
export function readIntents(brief: Brief): ReadIntent[] {
  const stage = { adventure: brief.adventure, state: brief.state, party: brief.party };
  return brief.intents.map((intent) => {
    const who = brief.party.find((hero) => hero.id === intent.who) ?? { id: intent.who, name: 'Somebody' };
    return { intent, deeds: parseIntent(intent, who, stage) };
  });
}

/** A deed that comes after a journey, read again with the eyes of those who have arrived. */
export function reaim(deed: Deed, brief: Brief, state: PlayState): Deed {
  const words = { who: deed.who.id, text: deed.clauses.join(', ') };
  const [again] = parseIntent(words, deed.who, { adventure: brief.adventure, state, party: brief.party });
  return { ...deed, targets: again?.targets ?? [] };
}
