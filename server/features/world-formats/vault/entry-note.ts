import type { BundleEntry } from '#domain/world/bundle.ts';
import { LoreSource } from '#domain/world/bundle.ts';
import { LoreAudience } from '#domain/permissions/audience.ts';
import { LoreCategory } from '#domain/world/lore/lore.ts';
import { writeFrontmatter } from '#server/features/world-formats/frontmatter/write-frontmatter.ts';
import { fieldOf, textsOf } from '#server/features/world-formats/json.ts';
import type { Json, JsonObject } from '#server/features/world-formats/json.ts';
import { linksForVault, linksFromVault } from './note-links.ts';
import type { LinkMap } from './note-links.ts';

/** An entry as a note. `image` is where the vault keeps its picture. */
export function writeEntryNote(entry: BundleEntry, image: string | null, map: LinkMap): string {
  const { text, memory } = linksForVault(entry.text, map);
  const { id, name, category, aliases, tags, audience, date, source } = entry;
  return writeFrontmatter({ id, name, category, aliases, tags, audience, date, image, source, links: memory }, text);
}

export interface ParsedNote {
  properties: JsonObject;
  text: string;
}

export interface NoteReading {
  path: string;
  /** The category of its folder, for a note that names none. */
  category: LoreCategory;
  map: LinkMap;
  /** The world's path for a file of the vault. */
  fileOf: (path: string) => string;
}

/** Properties that a note of ours may carry. */
const known = new Set(['id', 'name', 'category', 'aliases', 'tags', 'audience', 'date', 'image', 'source', 'links']);

/** Reads a note of ours back, also one that was edited since. Gives the properties that it does not know as `unknown`. */
export function readEntryNote({ properties, text }: ParsedNote, reading: NoteReading): { entry: BundleEntry; unknown: JsonObject } {
  const { path, category, map, fileOf } = reading;
  const image = textOf(fieldOf(properties, 'image'));
  const source = LoreSource.safeParse({ page: null, ...recordOf(fieldOf(properties, 'source')) });
  const audience = LoreAudience.safeParse(fieldOf(properties, 'audience') ?? 'everyone');
  const entry = {
    id: textOf(fieldOf(properties, 'id')) ?? `note:${path}`,
    category: LoreCategory.safeParse(fieldOf(properties, 'category')).data ?? category,
    ...namesOfNote(properties, path),
    tags: listOf(fieldOf(properties, 'tags')),
    text: linksFromVault(bodyOf(text), map, listOf(fieldOf(properties, 'links'))),
    // An audience that cannot be read hides: better too few readers than too many.
    audience: audience.data ?? 'dm',
    date: textOf(fieldOf(properties, 'date')),
    image: image === null ? null : fileOf(image),
    source: source.data ?? null,
  };
  return { entry, unknown: Object.fromEntries(Object.entries(properties).filter(([key]) => !known.has(key))) };
}

/** How a note's entry is called. */
export function namesOfNote(properties: JsonObject, path: string): { name: string; aliases: string[] } {
  return { name: textOf(fieldOf(properties, 'name')) ?? baseOf(path), aliases: listOf(fieldOf(properties, 'aliases')) };
}

/** The words below the properties, without the empty line and the line's end that were added. */
export function bodyOf(text: string): string {
  return text.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
}

export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}

/** Lists keep their words untrimmed; edited by hand they may have become a single word. */
function listOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []) : textsOf(value);
}

function recordOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
