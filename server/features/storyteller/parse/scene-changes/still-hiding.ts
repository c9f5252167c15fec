import { currentScene } from '#domain/narration/play-state.ts';
import { detailNamed } from '#domain/narration/scene-tags/carried.ts';
import type { Feature } from '#domain/narration/adventure.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { hidesClue } from '#server/features/storyteller/parse/target-of.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { isConcrete } from '#server/features/storyteller/parse/things/concrete.ts';
import { headOf } from '#server/features/storyteller/parse/references/focus.ts';

/** What of these things a small one is part of that nobody has found yet: the shelf that has kept a thread, while only its clue tells of it. */
export function stillHiding(phrase: string, things: readonly Target[], { adventure, state, party }: Stage): Feature | undefined {
  if (detailNamed(currentScene(adventure, state), phrase) || !isConcrete(headOf(phrase))) return undefined;
  if (targetsIn(phrase, adventure, state, party).some(({ kind }) => kind !== 'feature')) return undefined;
  const part = [...stemsOf(headOf(phrase))];
  return things
    .flatMap((each) => (each.kind === 'feature' && hidesClue(each.feature, state) ? [each.feature] : []))
    .find(({ name, description, clue }) => {
      const told = stemsOf(adventure.clues.find(({ id }) => id === clue)?.text ?? '');
      const seen = stemsOf(`${name} ${description}`);
      return part.length > 0 && part.every((stem) => told.has(stem) && !seen.has(stem));
    });
}
