import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { Lore } from '#domain/world/lore/lore.ts';
import { LoreName, LoreText } from '#domain/world/lore/entry.ts';
import { TomeCategory } from '#domain/world/tome-category.ts';
import { TomeFields } from '#domain/world/tome.ts';
import { WorldDescription, WorldName, WorldPrompt } from '#domain/world/world.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const { shape } = TomeFields;
const Done = z.object({ success: z.boolean() });
const GivenMap = z
  .record(Id, z.object({ name: LoreName, description: LoreText.default('') }))
  .refine((map) => Object.keys(map).length <= limits.loreEntries, `At most ${limits.loreEntries} entries.`)
  .optional();

/** The eight maps as they are sent; what is left out stays as it is. */
export const GivenLore = z.object({
  geography: GivenMap,
  races: GivenMap,
  classes: GivenMap,
  factions: GivenMap,
  monsters: GivenMap,
  items: GivenMap,
  spells: GivenMap,
  quests: GivenMap,
});
export type GivenLore = z.infer<typeof GivenLore>;

const WorldLine = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ownerId: z.string().nullable(),
  aiGenerated: z.boolean(),
  tombFileUrl: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
const WorldWhole = WorldLine.extend({ ...Lore.shape, aiPrompt: z.string().nullable(), tombFileName: z.string().nullable() });

const TomeLine = z.object({
  id: z.string(),
  worldId: z.string(),
  title: z.string(),
  content: z.string(),
  category: TomeCategory,
  fileUrl: z.string().nullable(),
  fileName: z.string().nullable(),
  fileType: z.string().nullable(),
  fileSize: z.int().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TomeLine = z.infer<typeof TomeLine>;

/** The calls on the tables of worlds and tomes and on their files, each answered by operations of the contract. */
export const remoteWorlds = {
  selectWorlds: query('tables/World/select', {
    summary: 'As worlds.list, last changed first; with `ownerId`, those of that person.',
    input: z.object({ ownerId: Id.optional() }),
    output: z.array(WorldLine),
  }),
  selectWorld: query('tables/World/single', { summary: 'As worlds.get.', input: z.object({ id: Id }), output: WorldWhole }),
  insertWorld: command('tables/World/insert', {
    summary: 'As worlds.create, then lore.add for each entry. The owner is the asking person, whatever is sent.',
    input: GivenLore.extend({
      name: WorldName,
      description: WorldDescription.default(''),
      aiGenerated: z.boolean().default(false),
      aiPrompt: WorldPrompt.nullable().default(null),
    }),
    output: WorldWhole,
  }),
  updateWorld: command('tables/World/update', {
    summary:
      'As worlds.update, worlds.setMap and lore.add, lore.edit and lore.remove: a map that is sent says which entries its category has.',
    input: GivenLore.extend({
      id: Id,
      name: WorldName.optional(),
      description: WorldDescription.optional(),
      /** The picture that is its map, by its place or a link to it; null for none. */ tombFileUrl: z
        .string()
        .max(1000)
        .nullable()
        .optional(),
      tombFileName: z.string().max(400).nullable().optional(),
    }),
    output: WorldWhole,
  }),
  deleteWorld: command('tables/World/delete', { summary: 'As worlds.delete.', input: z.object({ id: Id }), output: Done }),
  selectTomes: query('tables/WorldTome/select', {
    summary: 'As tomes.list; the links to files hold for seven days.',
    input: z.object({ worldId: Id }),
    output: z.array(TomeLine),
  }),
  insertTome: command('tables/WorldTome/insert', {
    summary: 'As tomes.add.',
    input: z.object({
      worldId: Id,
      title: shape.title,
      content: shape.content.default(''),
      category: shape.category.default('general'),
      /** A document that was uploaded, by its place or a link to it; its name, type and size are read from the file. */ fileUrl: z
        .string()
        .max(1000)
        .nullable()
        .optional(),
      fileName: z.string().max(400).nullable().optional(),
      fileType: z.string().max(200).nullable().optional(),
      fileSize: z.number().nullable().optional(),
    }),
    output: TomeLine,
  }),
  updateTome: command('tables/WorldTome/update', {
    summary: 'As tomes.update.',
    input: z.object({
      id: Id,
      title: shape.title.optional(),
      content: shape.content.optional(),
      category: shape.category.optional(),
    }),
    output: TomeLine,
  }),
  deleteTome: command('tables/WorldTome/delete', { summary: 'As tomes.delete.', input: z.object({ id: Id }), output: Done }),
} as const;
