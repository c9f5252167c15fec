import type { Adventure } from '#domain/narration/adventure.ts';

/** An adventure of which only the prose is left to look at: nothing of it is described from near, and nobody has an answer of their own to spare. */
export function proseOnly(adventure: Adventure): Adventure {
  return {
    ...adventure,
    scenes: adventure.scenes.map(({ details: _details, ...scene }) => scene),
    npcs: adventure.npcs.map(({ responses: _responses, opinions: _opinions, self: _self, ...npc }) => ({
      ...npc,
      topics: npc.topics.filter(({ isAside }) => isAside !== true),
    })),
  };
}
