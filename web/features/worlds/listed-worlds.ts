import type { WorldCard } from '#domain/world.ts';

export type WorldOrder = 'updated' | 'name';

/** The worlds whose name or description contains what was searched for, in the chosen order. */
export function listedWorlds(worlds: readonly WorldCard[], search: string, order: WorldOrder): WorldCard[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = worlds.filter(({ name, description }) => `${name}\n${description}`.toLocaleLowerCase().includes(wanted));
  return order === 'name'
    ? found.toSorted((one, other) => one.name.localeCompare(other.name))
    : found.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}
