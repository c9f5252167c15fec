import type { Actor } from '#domain/account/account.ts';
import type { Reader } from '#domain/permissions/audience.ts';
import { personOf } from '#domain/permissions/policies.ts';
import type { WorldAccess } from '#domain/permissions/policies.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findWorldAccess, lockWorld } from './worlds.store.ts';

interface AboutWorld {
  actor: Actor;
  input: { worldId: string };
}

/** The access of the calling person to one world: the subject of every operation about it. */
export async function findAccess(call: AboutWorld & ({ sql: Sql } | { tx: Tx })): Promise<WorldAccess> {
  const userId = call.actor.kind === 'person' ? call.actor.id : null;
  return findWorldAccess('tx' in call ? call.tx.sql : call.sql, userId, call.input.worldId);
}

/** Holds the world that a command changes until the transaction ends: changes of a world run one after the other. */
export function lockWorldOf({ tx, input }: { tx: Tx; input: { worldId: string } }): Promise<void> {
  return lockWorld(tx.sql, input.worldId);
}

const builds = ({ role }: Pick<WorldAccess, 'role'>) => role === 'owner' || role === 'editor';

/** Somebody as a reader of a world. */
export function readerOf(actor: Actor, access: Pick<WorldAccess, 'role'>): Reader {
  return { id: personOf(actor).id, builds: builds(access) };
}

/** Whether somebody owns or edits a world, and so reads everything of it. */
export async function buildsWorld(sql: Sql, userId: string, worldId: string): Promise<boolean> {
  return builds(await findWorldAccess(sql, userId, worldId));
}
