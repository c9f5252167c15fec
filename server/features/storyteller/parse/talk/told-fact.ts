import type { Adventure, Clue } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';

/** Words of meaning that what is said shares with a fact that it tells, and what they count together: a word of many facts tells little. */
const least = { shared: 2, worth: 0.5 } as const;

/** What the party has found out and words tell again, by the most words of meaning that they share; undefined where they tell none of it. */
export function toldFact(text: string, { clues, npcs }: Adventure, state: PlayState): Clue | undefined {
  const names = stemsOf(npcs.map(({ name }) => name).join(' '));
  const said = contentWords(text).map(({ stem }) => stem);
  const worthOf = (stem: string) => 1 / Math.max(1, clues.filter(({ text: fact }) => stemsOf(fact).has(stem)).length);
  const [best] = clues
    .filter(({ id }) => state.clues.includes(id))
    .map((clue) => {
      const shared = said.filter((stem) => stemsOf(clue.text).has(stem));
      // A name alone tells nothing of what somebody did.
      const worth = shared.reduce((sum, stem) => sum + worthOf(stem), 0);
      return { clue, worth, shared: shared.length, things: shared.filter((stem) => !names.has(stem)).length };
    })
    .filter(({ shared, things, worth }) => shared >= least.shared && things > 0 && worth >= least.worth)
    .toSorted((one, other) => other.worth - one.worth);
  return best?.clue;
}
