import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { combatFact } from '#domain/combat/fact.ts';
import { partyOf } from '#domain/party-of.ts';
import { mayLevelUp } from '#domain/rules/level-experience.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { saveCharacter } from '#server/features/characters/index.ts';
import type { CombatTransaction } from './combat-transaction.ts';

const mayRise = (character: Character) => mayLevelUp({ level: levelOf(character), ...character });

/** Gives every hero of a fight so much experience, or takes it back; tells who has enough for another level. */
export async function award(transaction: CombatTransaction, heroes: readonly string[], each: number): Promise<void> {
  if (each === 0) return;
  for (const character of transaction.characters.values()) {
    if (!heroes.includes(character.id)) continue;
    const experience = Math.min(gameLimits.experience, Math.max(0, character.experience + each));
    const after = { ...character, experience };
    const target = partyOf(character);
    const gained = combatFact('experience', { target, amount: Math.abs(each), undone: each < 0 });
    const rises = mayRise(after) && !mayRise(character) ? [combatFact('levelReady', { target })] : [];
    await saveCharacter(transaction.tx, after, { by: transaction.by, summary: [gained, ...rises], before: character, fromFight: true });
    transaction.characters.set(character.id, after);
    transaction.told.push({ facts: rises, round: null, turns: 0 });
  }
}
