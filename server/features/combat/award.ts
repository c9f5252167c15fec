import { mayLevelUp } from '#domain/experience.ts';
import { gameLimits } from '#domain/game-limits.ts';
import { saveCharacter } from '#server/features/characters/index.ts';
import type { Ring } from './ring.ts';

/** Gives every hero of a fight so much experience, or takes it back; tells who has enough for another level. */
export async function award(ring: Ring, heroes: readonly string[], each: number): Promise<void> {
  if (each === 0) return;
  for (const character of ring.characters.values()) {
    if (!heroes.includes(character.id)) continue;
    const experience = Math.min(gameLimits.experience, Math.max(0, character.experience + each));
    const after = { ...character, experience };
    const gained = `${character.name} ${each > 0 ? 'gains' : 'gives back'} ${Math.abs(each)} experience.`;
    const rises = mayLevelUp(after) && !mayLevelUp(character) ? [`${character.name} has enough experience for another level.`] : [];
    await saveCharacter(ring.tx, after, { by: ring.by, what: [gained, ...rises] });
    ring.characters.set(character.id, after);
    ring.told.push(rises.map((sentence) => ({ sentence, rolls: [] })));
  }
}
