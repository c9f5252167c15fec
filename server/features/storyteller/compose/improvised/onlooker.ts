import type { Npc } from '#domain/narration/adventure.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { isSilenced } from '#domain/narration/scene-tags/tags-here.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Somebody awake who hears or sees what is done. */
export function onlooker(writer: SceneWriter): Npc | undefined {
  const { adventure } = writer.context.brief;
  const awake = presentNpcs(adventure, writer.before).filter((npc) => !isSilenced(adventure, writer.before, npc));
  return awake.find((npc) => !isBeast(npc)) ?? awake[0];
}
