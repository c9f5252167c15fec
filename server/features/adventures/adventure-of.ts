import type { Adventure } from '#domain/narration/adventure.ts';
import { adventureFromLore } from '#domain/narration/from-lore/adventure-from-lore.ts';
import type { PlayedEntry } from '#domain/narration/from-lore/lore-card.ts';
import { TableLore } from '#domain/world/lore/table-lore.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readableOf } from '#server/kernel/database/stored.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { readyAdventures, templateAdventure } from './ready-adventures.ts';
import { readLore } from '#server/features/lore/index.ts';
import { worldStore } from '#server/features/worlds/index.ts';

/** What a campaign plays: its world, and whether it plays the template's adventure in a world of its own. */
interface Played {
  campaignId: string;
  worldId: string;
  playsTemplate: boolean;
  /** The handwritten adventure that its world plays, by its ready world; null where the lore makes it. */
  story: string | null;
}

/** Adventures that are kept, those asked for last; each is as large as what is read aloud of its world. */
const ADVENTURES_KEPT = 40;
const kept = new Map<string, Adventure>();

/**
 * The adventure a campaign plays: the handwritten one of its ready world, or what the lore of its world makes together with the lore of the table.
 * It is made anew when either has changed. Its secrets are for those who build the world.
 */
export async function adventureOf(sql: Sql, { campaignId, worldId, playsTemplate, story }: Played): Promise<Adventure> {
  const ready = readyAdventureOf({ worldId, playsTemplate, story });
  if (ready) return ready;
  const [world, own] = await Promise.all([worldStore.findPlayedWorld(sql, worldId), documentStore.findRevision(sql, campaignId, 'lore')]);
  const key = `${worldId} ${world.revision} ${own}`;
  const adventure = kept.get(key) ?? adventureFromLore(world, await playedLore(sql, campaignId, worldId));
  kept.delete(key);
  kept.set(key, adventure);
  for (const [oldest] of kept) if (kept.size > ADVENTURES_KEPT) kept.delete(oldest);
  return adventure;
}

/** Whether a campaign plays a handwritten adventure, in whatever world. */
export function playsReady(played: Omit<Played, 'campaignId'>): boolean {
  return readyAdventureOf(played) !== undefined;
}

/** The template's adventure is also played in worlds of their own, and each in the worlds that were made of its package. */
function readyAdventureOf({ worldId, playsTemplate, story }: Omit<Played, 'campaignId'>): Adventure | undefined {
  return playsTemplate ? templateAdventure : readyAdventures.get(story ?? worldId);
}

/** The lore of the world with the table's versions in its place, found by the world's names too, and then what the table alone has. */
async function playedLore(sql: Sql, campaignId: string, worldId: string): Promise<PlayedEntry[]> {
  const world = await readLore(sql, worldId, { id: '', builds: true });
  const records = (await documentStore.listDocuments(sql, campaignId, 'lore')).map(({ key, data }) => ({ id: key, data }));
  const own = readableOf(TableLore, records, 'entry').filter(({ audience }) => audience === 'everyone');
  const versions = new Map(own.map((entry) => [entry.id, entry]));
  const known = new Set(world.map(({ id }) => id));
  return [
    ...world.map((entry) => {
      const version = versions.get(entry.id);
      return version ? { ...version, tags: entry.tags, aliases: [...version.aliases, entry.name, ...entry.aliases] } : entry;
    }),
    ...own.filter(({ id }) => !known.has(id)).map((entry) => ({ ...entry, tags: [] })),
  ];
}
