import { limits } from '#domain/limits/limits.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { Lore, LoreMap } from '#domain/world/lore/lore.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import type { World, WorldCard } from '#domain/world/world.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { WorldRow } from './worlds.store.ts';

/** The address of a world's map: the picture its owner chose, or the one it came with; none for those from whom fog hides it. */
export function mapUrlOf(
  row: Pick<WorldRow, 'mapUrl' | 'mapPath' | 'isMapHidden'>,
  { files, now }: Pick<Kernel, 'files' | 'now'>,
): string | null {
  if (row.isMapHidden) return null;
  return row.mapPath === null ? row.mapUrl : files.link(row.mapPath, { now: now(), seconds: limits.fileLinkSeconds, download: false }).url;
}

/** The card of a world as one person sees it. */
export function toCard(row: WorldRow, userId: string, kernel: Pick<Kernel, 'files' | 'now'>): WorldCard {
  const {
    createdAt,
    updatedAt,
    deletedAt,
    aiPrompt: _prompt,
    mapPath: _path,
    mapName: _name,
    isMapHidden: _hidden,
    versions: _versions,
    ...card
  } = row;
  return {
    ...card,
    isOwner: row.ownerId === userId,
    mapUrl: mapUrlOf(row, kernel),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

/** A world with the lore that one person may read. */
export function toWorld(row: WorldRow, userId: string, entries: readonly SeenEntry[], kernel: Pick<Kernel, 'files' | 'now'>): World {
  const { aiPrompt, isMapHidden, versions } = row;
  const mapName = isMapHidden ? null : row.mapName;
  return {
    ...toCard(row, userId, kernel),
    lore: loreOf(entries),
    aiPrompt: row.role === 'owner' ? aiPrompt : null,
    mapName,
    isMapHidden,
    versions,
  };
}

function loreOf(entries: readonly SeenEntry[]): Lore {
  const lore: Lore = { geography: {}, races: {}, classes: {}, factions: {}, monsters: {}, items: {}, spells: {}, quests: {} };
  for (const category of loreCategories) {
    const map: LoreMap = lore[category];
    for (const { id, name, text, createdAt, ...entry } of entries) {
      if (entry.category === category) map[id] = { id, name, description: text, createdAt };
    }
  }
  return lore;
}
