import { Adventure } from '#domain/narration/adventure.ts';
import { contentFile, contentFolder } from '#server/kernel/content.ts';

/** The scenes of one place and who is met there. */
const places = [...contentFolder('template-world/adventure/places', Adventure.pick({ scenes: true, npcs: true })).values()];

/** The adventure of the free template campaign, from all files in `content/template-world/adventure/`. */
export const templateAdventure: Adventure = {
  ...contentFile('template-world/adventure/adventure.json', Adventure.omit({ scenes: true, npcs: true })),
  scenes: places.flatMap(({ scenes }) => scenes),
  npcs: places.flatMap(({ npcs }) => npcs),
};
