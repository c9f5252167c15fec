import type { WorldBundle } from '#domain/world/bundle.ts';
import { Fields } from '#server/features/world-formats/fields.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import { fieldOf, isObject } from '#server/features/world-formats/json.ts';
import type { Json, JsonObject } from '#server/features/world-formats/json.ts';
import { readBookEntries } from './read-book.ts';

/** The book itself in what a lorebook file holds, bare or within its envelope; null when there is none. */
export function findBook(json: Json): JsonObject | null {
  const inner = fieldOf(json, 'spec') === 'lorebook_v3' ? fieldOf(json, 'data') : json;
  const entries = fieldOf(inner, 'entries');
  return isObject(inner) && (isObject(entries) || Array.isArray(entries)) ? inner : null;
}

/** A lorebook as a world; one without a name is called as its file. */
export function importLorebook(book: JsonObject, fileName: string, notes: ImportNotes): WorldBundle {
  const fields = new Fields(book, '', notes);
  const name = fields.text('name') || fileName;
  const description = fields.text('description');
  const entries = readBookEntries(fields.take('entries'), notes, 'entries[]');
  fields.finish('');
  return { name, description, entries, tomes: [], files: [] };
}
