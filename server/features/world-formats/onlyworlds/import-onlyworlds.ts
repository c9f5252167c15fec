import { capitalize } from '#domain/text/capitalize.ts';
import type { BundleEntry, WorldBundle } from '#domain/world/bundle.ts';
import { Fields } from '#server/features/world-formats/fields.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import { fieldOf, isObject, objectsOf, readJson, textOf } from '#server/features/world-formats/json.ts';
import type { Json, JsonObject } from '#server/features/world-formats/json.ts';
import { linkNames, linkTo } from '#server/features/world-formats/link-names.ts';
import { newEntry } from '#server/features/world-formats/new-entry.ts';
import { readText } from '#server/features/world-formats/read-text.ts';
import { elementType, elementTypes } from './element-types.ts';
import { elementText } from './element-text.ts';

interface Element {
  id: string;
  name: string;
  aliases: string[];
  kind: string;
  type: string;
  record: JsonObject;
}

/** Whether a document is a world of OnlyWorlds: it names a world, and lists elements by their kinds. */
export function isOnlyWorlds(json: Json): json is JsonObject {
  const world = fieldOf(json, 'World') ?? fieldOf(json, 'world');
  return (
    isObject(json) &&
    isObject(world) &&
    Object.keys(json).every(
      (key) => key.toLowerCase() === 'world' || key === 'metadata' || elementType(key) !== null || !Array.isArray(json[key]),
    ) &&
    textOf(fieldOf(world, 'name')) !== ''
  );
}

/** A world kept as a folder, with a file for each element, as the same document; null when it is none. */
export function joinFolder(files: Map<string, Uint8Array>): JsonObject | null {
  const world = files.get('world.json');
  const paths = [...files.keys()].filter((path) => /^(?:elements|spatial)\/[^/]+\/[^/]+\.json$/.test(path));
  if (!world || paths.length === 0) return null;
  const joined = new Map<string, Json[]>();
  const named = readJson(readText(world, 'world.json'), 'world.json');
  for (const path of paths) {
    const record = readJson(readText(files.get(path) ?? new Uint8Array(), path), path);
    const type = elementType(textOf(fieldOf(record, 'type')) || (path.split('/')[1] ?? '')) ?? 'construct';
    joined.set(type, joined.get(type) ?? []);
    joined.get(type)?.push(record);
  }
  return { world: named, ...Object.fromEntries(joined) };
}

/**
 * A world of OnlyWorlds. Each kind of element has its category and becomes a tag; fields become lines of the text, fields
 * that name other elements links to them. Pictures are addresses elsewhere and are not fetched.
 */
export function importOnlyWorlds(document: JsonObject, notes: ImportNotes): WorldBundle {
  const fields = new Fields(document, '', notes);
  const world = new Fields(objectsOf([fields.take('World') ?? null, fields.take('world') ?? null])[0] ?? {}, 'world', notes);
  const elements = fields.left().flatMap((key) => elementsOf(key, fields));
  const links = linkNames(elements);
  const entries = elements.map((element) => entryOf(element, links, notes));
  const [name, description] = [world.text('name'), world.text('description')];
  // A key opens the world on its own site: it is nobody's lore and is not written anywhere.
  for (const secret of ['api_key', 'api_pin', 'pin'])
    if (world.take(secret) !== undefined) notes.noPlace(`world.${secret}`, '', 'A secret, which is not kept.');
  world.finish('');
  fields.finish('');
  return { name, description, entries, tomes: [], files: [] };
}

function elementsOf(key: string, fields: Fields): Element[] {
  const type = elementType(key);
  if (type === null) return [];
  const kind = capitalize(type);
  return fields.objects(key).map((record, index) => {
    const id = textOf(fieldOf(record, 'id')) || `${type}-${index + 1}`;
    const name = textOf(fieldOf(record, 'name')) || `${kind} ${index + 1}`;
    return { id, name, aliases: [], kind, type, record };
  });
}

const dates = ['start_date', 'founding_date', 'formation_date', 'birth_date', 'grant_date', 'date'];

function entryOf({ id, name, aliases, kind, type, record }: Element, links: Map<string, string>, notes: ImportNotes): BundleEntry {
  const fields = new Fields(record, kind, notes);
  for (const key of ['id', 'name', 'type']) fields.take(key);
  if (type === 'character') notes.changed('A character was put with the factions, the category for people and their groups');
  const date = dates.map((key) => textOf(fieldOf(record, key))).find((text) => text !== '') ?? null;
  const tags = [kind, fields.text('supertype'), fields.text('subtype')];
  for (const key of ['image_url', 'world', 'world_id', 'created_at', 'updated_at', 'local_updated_at']) fields.noPlace(key, name);
  const description = mentions(fields.text('description'), links);
  const story = mentions(fields.text('story'), links);
  const text = [description, story, elementText(fields, (value) => linked(value, links), name)].filter((part) => part !== '').join('\n\n');
  return newEntry({ id, category: elementTypes[type] ?? 'geography', name, text, aliases, tags, date });
}

/** Names in a text that lead to another element by its address. */
function mentions(text: string, links: Map<string, string>): string {
  return text.replaceAll(/\[([^[\]]*)\]\(ow:\/\/[a-z_]+\/([0-9a-f-]{36})\)/gi, (whole, text: string, id: string) => {
    const link = links.get(id);
    return link === undefined ? whole : linkTo(link, text || link);
  });
}

/** A link to the element that a value names by its id or holds within; null when it names none. */
function linked(value: Json, links: Map<string, string>): string | null {
  const id = textOf(isObject(value) ? fieldOf(value, 'id') : value);
  const link = links.get(id);
  return link === undefined ? null : linkTo(link);
}
