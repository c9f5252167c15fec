import { z } from 'zod';
import { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { stampsText, tablesText } from '#domain/market/asset-files.ts';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { fileOf } from '#domain/homebrew/entries-file.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { contentsOfAssets, contentsOfWorld } from '#domain/market/contents.ts';
import type { Contents } from '#domain/market/contents.ts';
import { PackageAbout, packageFormat } from '#domain/market/manifest.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { contentFile, contentFolders, contentNames } from '#server/kernel/content.ts';
import { writeVault } from '#server/features/world-formats/index.ts';
import type { VaultWorld } from '#server/features/world-formats/index.ts';
import { readyWorlds } from '#server/features/world-library/index.ts';
import { partOf } from '#server/features/market/package/seal.ts';
import type { PartBytes } from '#server/features/market/package/seal.ts';

/** What stands in `content/market/<listing>/listing.json`. `story` names the ready world of an adventure. */
const About = PackageAbout.extend({ id: Uuid, author: z.string().min(1), story: Id.optional() });

/** A package that comes with the product. */
export interface ReadyPackage {
  /** Of its listing, and of its package. */
  id: string;
  manifest: Manifest;
  parts: Map<string, Uint8Array>;
}

function archiveOf(world: VaultWorld): Uint8Array {
  const pieces: Uint8Array[] = [];
  const nothing = () => new Uint8Array();
  writeVault(world, nothing, (piece) => pieces.push(piece));
  return Buffer.concat(pieces);
}

/** A ready world as it leaves: what its people know of it. */
function worldOf(story: string): VaultWorld {
  const world = readyWorlds.find(({ id }) => id === story);
  if (!world) throw new Error(`There is no ready world ${story}.`);
  const { name, description, lore, aliases } = world;
  const entries = loreCategories.flatMap((category) =>
    Object.values(lore[category]).map((entry) => {
      const more = {
        aliases: [...(aliases[entry.id] ?? [])],
        tags: [],
        audience: 'everyone' as const,
        date: null,
        image: null,
        source: null,
      };
      return { id: entry.id, category, name: entry.name, text: entry.description, ...more };
    }),
  );
  return { name, description, entries, tomes: [], files: [], map: null, aiGenerated: false, aiPrompt: null };
}

function readFolder(folder: string): ReadyPackage {
  const { id, story, ...about } = contentFile(`market/${folder}/listing.json`, About);
  const filled = story === undefined ? assetsIn(folder) : adventureOf(story);
  const manifest: Manifest = {
    format: packageFormat,
    formatVersion: 1,
    ...about,
    kind: story === undefined ? 'assets' : 'adventure',
    listing: id,
    story: story ?? null,
    basedOn: null,
    contents: filled.contents,
    parts: filled.parts.map(partOf),
  };
  return { id, manifest, parts: new Map(filled.parts.map(({ path, bytes }) => [path, bytes])) };
}

interface Filled {
  contents: Contents;
  parts: PartBytes[];
}

function adventureOf(story: string): Filled {
  const world = worldOf(story);
  return { contents: contentsOfWorld(world), parts: [{ path: 'parts/world.zip', holds: 'world', bytes: archiveOf(world) }] };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A pack: its entries, and the random tables and stamps that stand beside them. */
function assetsIn(folder: string): Filled {
  const entries = contentFile(`market/${folder}/entries.json`, z.array(HomebrewEntry).min(1));
  const beside = new Set(contentNames(`market/${folder}`));
  const tables = beside.has('tables.json') ? contentFile(`market/${folder}/tables.json`, z.array(RandomTable)) : [];
  const stamps = beside.has('stamps.json') ? contentFile(`market/${folder}/stamps.json`, z.array(OwnDrawing)) : [];
  return {
    contents: contentsOfAssets({ entries, heroes: [], tables, stamps }),
    parts: [
      { path: 'parts/homebrew.json', holds: 'homebrew', bytes: bytesOf(fileOf(entries)) },
      ...(tables.length > 0 ? [{ path: 'parts/tables.json', holds: 'tables' as const, bytes: bytesOf(tablesText(tables)) }] : []),
      ...(stamps.length > 0 ? [{ path: 'parts/stamps.json', holds: 'stamps' as const, bytes: bytesOf(stampsText(stamps)) }] : []),
    ],
  };
}

let read: readonly ReadyPackage[] | undefined;

/** The packages that come with the product, from `content/market/`, adventures first; made once. */
export const readyPackages = (): readonly ReadyPackage[] => (read ??= contentFolders('market').map(readFolder));

/** The parts of one of them by the package's id; undefined for every other. */
export const readyPartsOf = (packageId: string): Map<string, Uint8Array> | undefined =>
  readyPackages().find(({ id }) => id === packageId)?.parts;
