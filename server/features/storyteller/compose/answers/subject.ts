import type { Exit, Feature, Loot, Npc, Scene } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';

/** What a question is about. */
export type Subject =
  /** `called` is the name by which the party may know them: their own, or the words of the question. */
  | { kind: 'npc'; npc: Npc; called: string; scene: Scene | undefined; isMet: boolean; isHere: boolean }
  | { kind: 'hero'; hero: Hero }
  | { kind: 'party' }
  | { kind: 'anybody' }
  | { kind: 'feature'; feature: Feature; scene: Scene; isHere: boolean }
  | { kind: 'loot'; loot: Loot; scene: Scene; isHere: boolean }
  | { kind: 'exit'; exit: Exit }
  | { kind: 'scene'; scene: Scene; isKnown: boolean }
  /** Nothing that the adventure knows by a name: the player's own words. */
  | { kind: 'word'; name: string };

const beyond =
  / (?:of|in|on|at|from|with|for|to|by|under|behind|beside|near|inside|into|over|around|that|which|who|where|we|i|you|is|are|was|were|has|have|had|here|there|now|out|up|down|back|across|onto|along|beyond|towards|toward|through)\b.*$/;

/** The word that says what kind of thing a phrase is: "tongue" of "the real tongue of the bell". */
export function headOf(phrase: string): string {
  return bare(phrase).replace(beyond, '').split(' ').at(-1) ?? '';
}
