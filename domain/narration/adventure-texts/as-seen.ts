import type { Adventure, Feature } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

/** A feature as it is seen by those who know these clues. */
function seenBy(feature: Feature, clues: readonly string[]): Feature {
  const now = feature.after?.findLast(({ clue }) => clues.includes(clue));
  return now ? { ...feature, description: now.description } : feature;
}

/** An adventure as the party sees it: whatever looks otherwise once a clue is known is described as it looks now. */
export function asSeen(adventure: Adventure, { clues }: Pick<PlayState, 'clues'>): Adventure {
  const changes = ({ features }: Adventure['scenes'][number]) =>
    features.some(({ after }) => after?.some(({ clue }) => clues.includes(clue)) === true);
  if (!adventure.scenes.some(changes)) return adventure;
  return {
    ...adventure,
    scenes: adventure.scenes.map((scene) =>
      changes(scene) ? { ...scene, features: scene.features.map((feature) => seenBy(feature, clues)) } : scene,
    ),
  };
}
