import type { Brief, Intent } from '#domain/narration/brief.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Deed } from './deed.ts';
import { parseIntent } from './parse-intent.ts';

/** An intent with its deeds. */
export interface ParsedIntent {
  intent: Intent;
  deeds: Deed[];
}

/** Parses every intent of the brief into deeds. An unknown actor is called “Somebody”. */
export function parseIntents(brief: Brief): ParsedIntent[] {
  const stage = { adventure: brief.adventure, state: brief.state, party: brief.party };
  return brief.intents.map((intent) => {
    const who = brief.party.find((hero) => hero.id === intent.who) ?? { id: intent.who, name: 'Somebody' };
    return { intent, deeds: parseIntent(intent, who, stage) };
  });
}

/** Parses a deed that follows a journey again, with the targets of the new scene. */
export function retarget(deed: Deed, brief: Brief, state: PlayState): Deed {
  const text = { who: deed.who.id, text: deed.clauses.join(', ') };
  const [again] = parseIntent(text, deed.who, { adventure: brief.adventure, state, party: brief.party });
  return { ...deed, targets: again?.targets ?? [] };
}
