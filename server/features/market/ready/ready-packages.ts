import { z } from 'zod';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { fileOf } from '#domain/homebrew/entries-file.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { contentsOfAssets, contentsOfWorld } from '#domain/market/contents.ts';
import type { Contents } from '#domain/market/contents.ts';
import { PackageAbout, packageFormat } from '#domain/market/manifest.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { contentFile, contentFolders } from '#server/kernel/content.ts';
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
    parts: [partOf(filled.part)],
  };
  return { id, manifest, parts: new Map([[filled.part.path, filled.part.bytes]]) };
}

interface Filled {
  contents: Contents;
  part: PartBytes;
}

function adventureOf(story: string): Filled {
  const world = worldOf(story);
  return { contents: contentsOfWorld(world), part: { path: 'parts/world.zip', holds: 'world', bytes: archiveOf(world) } };
}

function assetsIn(folder: string): Filled {
  const entries = contentFile(`market/${folder}/entries.json`, z.array(HomebrewEntry).min(1));
  const bytes = new TextEncoder().encode(fileOf(entries));
  return { contents: contentsOfAssets(entries, []), part: { path: 'parts/homebrew.json', holds: 'homebrew', bytes } };
}

let read: readonly ReadyPackage[] | undefined;

/** The packages that come with the product, from `content/market/`, adventures first; made once. */
export const readyPackages = (): readonly ReadyPackage[] => (read ??= contentFolders('market').map(readFolder));

/** The parts of one of them by the package's id; undefined for every other. */
export const readyPartsOf = (packageId: string): Map<string, Uint8Array> | undefined =>
  readyPackages().find(({ id }) => id === packageId)?.parts;
