import type { Adventure, Clue } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/content-words.ts';

/** Words of meaning that what is said shares with a fact that it tells. */
const sharedWithFact = 2;

/** What the party has found out and words tell again, by the most words of meaning that they share; undefined where they tell none of it. */
export function toldFact(text: string, { clues, npcs }: Adventure, state: PlayState): Clue | undefined {
  const names = stemsOf(npcs.map(({ name }) => name).join(' '));
  const said = contentWords(text).map(({ stem }) => stem);
  const [best] = clues
    .filter(({ id }) => state.clues.includes(id))
    .map((clue) => {
      const shared = said.filter((stem) => stemsOf(clue.text).has(stem));
      // A name alone tells nothing of what somebody did.
      return { clue, shared: shared.length, things: shared.filter((stem) => !names.has(stem)).length };
    })
    .filter(({ shared, things }) => shared >= sharedWithFact && things > 0)
    .toSorted((one, other) => other.shared - one.shared);
  return best?.clue;
}
