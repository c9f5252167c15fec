import { personTopic, worldTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { admitMember } from '#server/features/worlds/index.ts';

interface Entering {
  worldId: string;
  userId: string;
  role: 'editor' | 'reader';
}

/** Takes somebody into a world and tells those in it; false when they are in it already and it gives them nothing more. */
export async function enterWorld(tx: Tx, { worldId, userId, role }: Entering): Promise<boolean> {
  if (!(await admitMember(tx.sql, worldId, userId, role, tx.now))) return false;
  tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
  tx.emit(personTopic(userId), { type: 'worlds.changed', worldId });
  return true;
}
