import { z } from 'zod';
import { FREE_TEMPLATE_WORLD, Id } from '#domain/ids.ts';
import type { Lore, LoreCategory, LoreMap } from '#domain/world/lore/lore.ts';
import { contentFile } from '#server/kernel/content.ts';

const createdAt = '2026-01-01T00:00:00.000Z';

/** An entry as it is written; `aliases` are what people on the coast call it besides its name. */
const Entry = z.object({ id: Id, name: z.string().min(1), aliases: z.array(z.string()).optional(), description: z.string().min(1) });
const entriesOf = (category: LoreCategory) => contentFile(`template-world/lore/${category}.json`, z.array(Entry).min(1));

const entries = {
  geography: entriesOf('geography'),
  races: entriesOf('races'),
  classes: entriesOf('classes'),
  factions: entriesOf('factions'),
  monsters: entriesOf('monsters'),
  items: entriesOf('items'),
  spells: entriesOf('spells'),
  quests: entriesOf('quests'),
};

/** Entries keyed by their id; all carry the template's fixed date. */
function loreOf(category: LoreCategory): LoreMap {
  return Object.fromEntries(entries[category].map(({ id, name, description }) => [id, { id, name, description, createdAt }]));
}

interface TemplateWorld {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly lore: Lore;
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

/** The world everybody may join: what its people know of it, and none of what they hide. */
export const templateWorld: TemplateWorld = {
  id: FREE_TEMPLATE_WORLD,
  ...contentFile('template-world/world.json', z.object({ name: z.string().min(1), description: z.string().min(1) })),
  lore: {
    geography: loreOf('geography'),
    races: loreOf('races'),
    classes: loreOf('classes'),
    factions: loreOf('factions'),
    monsters: loreOf('monsters'),
    items: loreOf('items'),
    spells: loreOf('spells'),
    quests: loreOf('quests'),
  },
  aliases: Object.fromEntries(
    Object.values(entries).flatMap((each) => each.flatMap(({ id, aliases }) => (aliases ? [[id, aliases]] : []))),
  ),
};
