import type { Actor } from '#domain/account/account.ts';
import type { CharacterAccess } from '#domain/permissions/policies.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { findPlayerId } from './characters.store.ts';

interface AboutCharacter {
  actor: Actor;
  input: { campaignId: string; characterId: string };
}

/** The subject of every operation about one character: the access of the calling person to its campaign, and whether they own it. */
export async function findCharacterAccess(call: AboutCharacter & ({ sql: Sql } | { tx: Tx })): Promise<CharacterAccess & TableAccess> {
  const access = await findAccess(call);
  const playerId = await findPlayerId('tx' in call ? call.tx.sql : call.sql, call.input.campaignId, call.input.characterId);
  const isMine = call.actor.kind === 'person' && call.actor.id === playerId;
  return { ...access, character: playerId === null ? 'none' : isMine ? 'mine' : 'another' };
}
