import type { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import { refuseParting } from '#domain/character/inventory/curse.ts';

/** Why whoever plays a hero cannot do what would part them from an item whose curse holds them; null for all else. */
export function refusePartingBy(character: Character, act: SheetAct): ReturnType<typeof refuseParting> {
  const parts = act.kind === 'removeItem' || (act.kind === 'attune' && !act.attuned);
  return parts ? refuseParting(character, act.itemId) : null;
}
