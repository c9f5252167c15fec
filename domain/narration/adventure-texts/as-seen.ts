import { rememberOf } from '#domain/memoise.ts';
import type { Adventure, Ending, Feature, Scene } from '#domain/narration/adventure.ts';
import { endingTold } from '#domain/narration/ending.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

/** What a feature looks like to those who know these clues, where that is not as at first. */
const lookOf = ({ after }: Feature, clues: readonly string[]) => after?.findLast(({ clue }) => clues.includes(clue));

/** A scene as it is seen by those who know these clues. */
function sceneSeen(scene: Scene, clues: readonly string[]): Scene {
  return {
    ...scene,
    features: scene.features.map((feature) => ({ ...feature, description: lookOf(feature, clues)?.description ?? feature.description })),
  };
}

const endingsKept = rememberOf((_adventure: Adventure) => new Map<string, Adventure>());

/** An adventure past the ending that was told: people speak of what came of it and no more of what was, and no passing detail of before is told. */
function pastEnding(adventure: Adventure, state: Pick<PlayState, 'ended'>): Adventure {
  const ending = endingTold(adventure, state);
  if (!ending?.after) return adventure;
  return keptFor(endingsKept(adventure), ending.id, () => afterEnding(adventure, ending));
}

function afterEnding(adventure: Adventure, { clue }: Ending): Adventure {
  const npcs =
    clue === undefined
      ? adventure.npcs
      : adventure.npcs.map((npc) => ({ ...npc, topics: npc.topics.filter(({ needs }) => needs === clue) }));
  return { ...adventure, npcs, scenes: adventure.scenes.map((scene) => ({ ...scene, touches: [] })) };
}

/** How many looks of one scene, or of one adventure, are kept. */
const mostKept = 50;
const scenesKept = rememberOf((_scene: Scene) => new Map<string, Scene>());
const adventuresKept = rememberOf((_adventure: Adventure) => new Map<string, Adventure>());

/** What was made for a key, or what is made for it now. */
function keptFor<Kept>(known: Map<string, Kept>, key: string, make: () => Kept): Kept {
  const there = known.get(key);
  if (there !== undefined) return there;
  if (known.size >= mostKept) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

/**
 * An adventure as the party sees it: whatever looks otherwise once a clue is known, or once the tale has ended, is described as it is now.
 * Whoever sees the same is given the same adventure and scenes, so that what was worked out from them holds for the next reply.
 */
export function asSeen(given: Adventure, { clues, ended }: Pick<PlayState, 'clues' | 'ended'>): Adventure {
  const adventure = pastEnding(given, { ended });
  const looks = adventure.scenes.map(({ features }) =>
    features
      .map((feature) => lookOf(feature, clues)?.clue ?? '')
      .join(' ')
      .trim(),
  );
  if (looks.every((look) => look === '')) return adventure;
  return keptFor(adventuresKept(adventure), looks.join('|'), () => ({
    ...adventure,
    scenes: adventure.scenes.map((scene, at) => {
      const look = looks[at] ?? '';
      return look === '' ? scene : keptFor(scenesKept(scene), look, () => sceneSeen(scene, clues));
    }),
  }));
}
