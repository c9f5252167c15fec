import { z } from 'zod';
import type { Ground } from '#domain/battle-map/state.ts';
import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import type { Character } from '#domain/character/character.ts';
import { classLine } from '#domain/character/classes/class-line.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { homebrewKinds } from '#domain/homebrew/kinds.ts';
import { limits } from '#domain/limits/limits.ts';
import { adventureFromLore } from '#domain/narration/from-lore/adventure-from-lore.ts';
import { loreCards } from '#domain/narration/from-lore/lore-card.ts';
import type { LoreCard } from '#domain/narration/from-lore/lore-card.ts';
import { kindOf } from '#domain/narration/from-lore/lore-kind.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { cutShort } from '#domain/text/cut-short.ts';
import { words } from '#domain/rules/combat-terms.ts';
import type { BundleEntry, BundleTome } from '#domain/world/bundle.ts';
import { LoreCategory } from '#domain/world/lore/lore.ts';

const Name = words(limits.homebrewNameLength * 2).min(1);
const Count = z.int().min(0).max(limits.loreEntries);

/** What a package holds, as far as everybody may know it before they get it: counts, and names that give nothing away. */
export const Contents = z.object({
  /** Lore entries by category; tomes and files. */
  lore: z.partialRecord(LoreCategory, Count),
  tomes: Count,
  /** Scenes and people of the adventure, of which everybody may know. */
  scenes: z.array(Name).max(limits.previewNames),
  people: z.array(Name).max(limits.previewNames),
  /** Factions of which everybody may know; left out where there are none. */
  factions: z.array(Name).max(limits.previewNames).optional(),
  /** Entries of homebrew. */
  entries: z.array(z.object({ kind: z.enum(homebrewKinds), name: Name })).max(limits.homebrewPerCampaign),
  heroes: z.array(z.object({ name: Name, calling: words(limits.homebrewNameLength * 2) })).max(limits.heroesPerPackage),
  /** Maps of the map builder, with the drawings that lie on them; left out where there are none. */
  maps: z
    .array(z.object({ name: Name, columns: z.int().min(1), rows: z.int().min(1), drawings: Count }))
    .max(limits.mapsPerPackage)
    .optional(),
  /** Random tables, with how many rows each has and the dice that it is rolled with; left out where there are none. */
  tables: z
    .array(z.object({ name: Name, rows: z.int().min(1).max(limits.tableRows), dice: words(limits.tableDiceLength).nullable() }))
    .max(limits.tablesPerPackage)
    .optional(),
  /** Stamps of its author's own; left out where there are none. */
  stamps: z
    .array(z.object({ name: Name }))
    .max(limits.ownStampsPerPackage)
    .optional(),
});
export type Contents = z.infer<typeof Contents>;

const none: Contents = { lore: {}, tomes: 0, scenes: [], people: [], entries: [], heroes: [] };

interface OfferedWorld {
  name: string;
  description: string;
  entries: readonly BundleEntry[];
  tomes: readonly BundleTome[];
}

/** Names as they begin a line, each once. */
const shown = (names: readonly string[]) =>
  [...new Set(names.map((name) => capitalize(name.trim())).filter((name) => name !== ''))].slice(0, limits.previewNames);

const nameOf = ({ name }: LoreCard) => cutShort(name, limits.homebrewNameLength);

/** What an adventure holds. Scenes and people are named as their entries are, from what everybody may read; what is for the DM alone is counted only. */
export function contentsOfWorld({ name, description, entries, tomes }: OfferedWorld): Contents {
  const lore: Contents['lore'] = {};
  for (const { category } of entries) lore[category] = (lore[category] ?? 0) + 1;
  const open = entries.filter(({ audience }) => audience === 'everyone');
  const { scenes, npcs } = adventureFromLore({ id: 'offered', name, description }, open);
  const cards = new Map(loreCards(open).map((card) => [card.id, card]));
  const isFaction = (card: LoreCard) => card.category === 'factions' && kindOf(card) === 'group';
  // A faction is met in play as one of its people, who is no content of its own.
  const people = npcs.flatMap(({ id }) => cards.get(id) ?? []).filter((card) => !isFaction(card));
  const factions = [...cards.values()].filter(isFaction);
  return {
    ...none,
    lore,
    tomes: tomes.length,
    scenes: shown(scenes.map((scene) => scene.name)),
    people: shown(people.map(nameOf)),
    ...(factions.length > 0 && { factions: shown(factions.map(nameOf)) }),
  };
}

/** What a pack of assets is made of, beside its maps. */
export interface OfferedAssets {
  entries: readonly HomebrewEntry[];
  heroes: readonly Character[];
  tables: readonly RandomTable[];
  stamps: readonly OwnDrawing[];
}

/** What a pack of assets holds. */
export function contentsOfAssets({ entries, heroes, tables, stamps }: OfferedAssets): Contents {
  return {
    ...none,
    entries: entries.map(({ kind, name }) => ({ kind, name })),
    heroes: heroes.map((hero) => ({ name: hero.name, calling: classLine(hero) })),
    ...(tables.length > 0 && { tables: tables.map(({ name, rows, dice }) => ({ name, rows: rows.length, dice })) }),
    ...(stamps.length > 0 && { stamps: stamps.map(({ name }) => ({ name })) }),
  };
}

/** The same with maps that lie beside it. */
export function withMaps(contents: Contents, grounds: readonly Ground[]): Contents {
  if (grounds.length === 0) return contents;
  const maps = grounds.map(({ name, grid: { columns, rows }, stamps }) => ({ name, columns, rows, drawings: stamps.length }));
  return { ...contents, maps };
}
