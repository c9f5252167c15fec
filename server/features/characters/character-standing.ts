import type { Actor } from '#domain/account.ts';
import type { CharacterStanding } from '#domain/policies.ts';
import type { Sql } from '#server/kernel/database.ts';
import type { Tx } from '#server/kernel/kernel.ts';
import { findStanding } from '#server/features/campaigns/index.ts';
import { findPlayerId } from './characters.store.ts';

interface AboutCharacter {
  actor: Actor;
  input: { campaignId: string; characterId: string };
}

/** The subject of everything that is about one character: where the asking person stands at its table, and whether it is theirs. */
export async function findCharacterStanding(call: AboutCharacter & ({ sql: Sql } | { tx: Tx })): Promise<CharacterStanding> {
  const standing = await findStanding(call);
  const playerId = await findPlayerId('tx' in call ? call.tx.sql : call.sql, call.input.campaignId, call.input.characterId);
  const isMine = call.actor.kind === 'person' && call.actor.id === playerId;
  return { ...standing, character: playerId === null ? 'none' : isMine ? 'mine' : 'another' };
}
