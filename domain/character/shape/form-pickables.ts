import type { Pickable } from '#domain/character/options/pickable.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { formText } from './form-text.ts';
import { shapeFrom } from './wild-shape.ts';

/** Forms of Wild Shape with what one chooses them by. */
export function formPickables(ids: readonly string[]): Pickable[] {
  return ids.flatMap((id): Pickable[] => {
    const block = monsterOf(id);
    return block ? [{ id, label: block.name, meaning: `CR ${block.challenge} · ${formText(shapeFrom(block))}` }] : [];
  });
}
