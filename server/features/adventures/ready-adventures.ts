import { Adventure } from '#domain/narration/adventure.ts';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { contentFile, contentFolder, contentFolders } from '#server/kernel/content.ts';

/** A handwritten adventure, from all files in the folder `adventure/` of its ready world. */
function readAdventure(worldId: string): Adventure {
  const folder = `ready-worlds/${worldId}/adventure`;
  const places = [...contentFolder(`${folder}/places`, Adventure.pick({ scenes: true, npcs: true })).values()];
  return {
    ...contentFile(`${folder}/adventure.json`, Adventure.omit({ scenes: true, npcs: true, common: true, aims: true })),
    ...contentFile(`${folder}/common.json`, Adventure.pick({ common: true, aims: true })),
    scenes: places.flatMap(({ scenes }) => scenes),
    npcs: places.flatMap(({ npcs }) => npcs),
  };
}

/** The adventure of the free template campaign. */
export const templateAdventure = readAdventure(FREE_TEMPLATE_WORLD);

/** The handwritten adventures by the ready world that each plays in, from `content/ready-worlds/`. */
export const readyAdventures: ReadonlyMap<string, Adventure> = new Map(
  contentFolders('ready-worlds').map((worldId) => [worldId, worldId === FREE_TEMPLATE_WORLD ? templateAdventure : readAdventure(worldId)]),
);
