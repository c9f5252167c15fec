import type { Adventure, Feature } from '#domain/narration/adventure.ts';
import { endingTold } from '#domain/narration/ending.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

/** A feature as it is seen by those who know these clues. */
function seenBy(feature: Feature, clues: readonly string[]): Feature {
  const now = feature.after?.findLast(({ clue }) => clues.includes(clue));
  return now ? { ...feature, description: now.description } : feature;
}

/** An adventure past the ending that was told: people speak of what came of it and no more of what was, and no passing detail of before is told. */
function pastEnding(adventure: Adventure, state: Pick<PlayState, 'ended'>): Adventure {
  const ending = endingTold(adventure, state);
  if (!ending?.after) return adventure;
  const { clue } = ending;
  const npcs =
    clue === undefined
      ? adventure.npcs
      : adventure.npcs.map((npc) => ({ ...npc, topics: npc.topics.filter(({ needs }) => needs === clue) }));
  return { ...adventure, npcs, scenes: adventure.scenes.map((scene) => ({ ...scene, touches: [] })) };
}

/** An adventure as the party sees it: whatever looks otherwise once a clue is known, or once the tale has ended, is described as it is now. */
export function asSeen(given: Adventure, { clues, ended }: Pick<PlayState, 'clues' | 'ended'>): Adventure {
  const adventure = pastEnding(given, { ended });
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
