import type { Actor } from '#domain/account.ts';
import type { Reader } from '#domain/audience.ts';
import { personOf } from '#domain/policies.ts';
import type { WorldStanding } from '#domain/policies.ts';
import type { Sql } from '#server/kernel/database.ts';
import type { Tx } from '#server/kernel/kernel.ts';
import { findWorldStanding, lockWorld } from './worlds.store.ts';

interface AboutWorld {
  actor: Actor;
  input: { worldId: string };
}

/** The subject of everything that is about one world: where the asking person stands towards it. */
export async function findStanding(call: AboutWorld & ({ sql: Sql } | { tx: Tx })): Promise<WorldStanding> {
  const userId = call.actor.kind === 'person' ? call.actor.id : null;
  return findWorldStanding('tx' in call ? call.tx.sql : call.sql, userId, call.input.worldId);
}

/** The same for what changes the world: others who change it wait until this is done. */
export async function lockStanding(call: AboutWorld & { tx: Tx }): Promise<WorldStanding> {
  await lockWorld(call.tx.sql, call.input.worldId);
  return findStanding(call);
}

const builds = ({ role }: Pick<WorldStanding, 'role'>) => role === 'owner' || role === 'editor';

/** Somebody as a reader of a world. */
export function readerOf(actor: Actor, standing: Pick<WorldStanding, 'role'>): Reader {
  return { id: personOf(actor).id, builds: builds(standing) };
}

/** Whether somebody owns or edits a world, and so reads everything of it. */
export async function buildsWorld(sql: Sql, userId: string, worldId: string): Promise<boolean> {
  return builds(await findWorldStanding(sql, userId, worldId));
}
