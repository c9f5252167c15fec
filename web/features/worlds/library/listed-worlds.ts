import type { WorldCard } from '#domain/world/world.ts';

/** Orders of a list of worlds, as people choose them. */
export const worldOrders = [
  { id: 'updated', label: 'Last updated' },
  { id: 'created', label: 'Newest' },
  { id: 'name', label: 'Name' },
] as const;
export type WorldOrder = (typeof worldOrders)[number]['id'];

/** Which worlds a list holds: all, one's own, or those of others that one has joined. */
export type WorldShare = 'all' | 'own' | 'joined';

/** The worlds of a share whose name or description contains what was searched for, in the chosen order. */
export function listedWorlds(
  worlds: readonly WorldCard[],
  { search = '', order = 'updated', share = 'all' }: { search?: string; order?: WorldOrder; share?: WorldShare },
): WorldCard[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = worlds.filter(
    (world) => isOfShare(world, share) && `${world.name}\n${world.description}`.toLocaleLowerCase().includes(wanted),
  );
  if (order === 'name') return found.toSorted((one, other) => one.name.localeCompare(other.name));
  const at = order === 'created' ? 'createdAt' : 'updatedAt';
  return found.toSorted((one, other) => other[at].localeCompare(one[at]));
}

/** Whether a world is of a share. */
function isOfShare({ role = null, isOwner }: WorldCard, share: WorldShare): boolean {
  if (share === 'own') return isOwner;
  return share === 'all' || role === 'editor' || role === 'reader';
}
