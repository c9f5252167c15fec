import type { Character } from '#domain/character/character.ts';
import { recordSheet } from '#domain/combat/log.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { keepEntry, recordStep } from '#server/features/combat/record-step.ts';

/** Heroes whose characters are locked join a fight: where it is on, each rolls initiative. */
export async function joinHeroes(transaction: CombatTransaction, ids: Iterable<Character['id']>): Promise<void> {
  for (const id of ids) {
    const character = transaction.characters.get(id);
    if (!character) throw new Refusal('character.notFound');
    await recordStep(transaction, transaction.actor, { name: 'join', profile: profileFromCharacter(character) });
    const followed = recordSheet([transaction.fight.entry], 'sheet', character);
    if (followed) await keepEntry(transaction, followed.entry, { dm: [], players: [] });
  }
}
