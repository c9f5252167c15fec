import { z } from 'zod';
import { FREE_TEMPLATE_MAP, FREE_TEMPLATE_WORLD, Id } from '#domain/ids.ts';
import type { Lore, LoreCategory, LoreMap } from '#domain/world/lore/lore.ts';
import { contentFile, contentFolders } from '#server/kernel/content.ts';

const createdAt = '2026-01-01T00:00:00.000Z';

/** An entry as it is written; `aliases` are what the people there call it besides its name. */
const Entry = z.object({ id: Id, name: z.string().min(1), aliases: z.array(z.string()).optional(), description: z.string().min(1) });
type Entry = z.infer<typeof Entry>;
const About = z.object({ name: z.string().min(1), description: z.string().min(1) });

export interface ReadyWorld {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly mapUrl: string | null;
  readonly lore: Lore;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** Entries keyed by their id; all carry the same fixed date. */
function loreOf(entries: readonly Entry[]): LoreMap {
  return Object.fromEntries(entries.map(({ id, name, description }) => [id, { id, name, description, createdAt }]));
}

function readWorld(id: string): ReadyWorld {
  const read = (category: LoreCategory) => contentFile(`ready-worlds/${id}/lore/${category}.json`, z.array(Entry).min(1));
  const entries = {
    geography: read('geography'),
    races: read('races'),
    classes: read('classes'),
    factions: read('factions'),
    monsters: read('monsters'),
    items: read('items'),
    spells: read('spells'),
    quests: read('quests'),
  };
  return {
    id,
    ...contentFile(`ready-worlds/${id}/world.json`, About),
    mapUrl: id === FREE_TEMPLATE_WORLD ? FREE_TEMPLATE_MAP : null,
    lore: {
      geography: loreOf(entries.geography),
      races: loreOf(entries.races),
      classes: loreOf(entries.classes),
      factions: loreOf(entries.factions),
      monsters: loreOf(entries.monsters),
      items: loreOf(entries.items),
      spells: loreOf(entries.spells),
      quests: loreOf(entries.quests),
    },
    aliases: Object.fromEntries(
      Object.values(entries).flatMap((each) => each.flatMap(({ id: entryId, aliases }) => (aliases ? [[entryId, aliases]] : []))),
    ),
  };
}

/** The worlds that come with the product, from `content/ready-worlds/`: what their people know of them, and none of what they hide. */
export const readyWorlds: readonly ReadyWorld[] = contentFolders('ready-worlds').map(readWorld);
