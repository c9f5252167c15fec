import type { BundleEntry } from '#domain/world/bundle.ts';
import { Fields } from '#server/features/world-formats/fields.ts';
import { guessCategory } from '#server/features/world-formats/guess-category.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import { newEntry } from '#server/features/world-formats/new-entry.ts';
import { objectsOf } from '#server/features/world-formats/json.ts';
import type { Json, JsonObject } from '#server/features/world-formats/json.ts';

/**
 * The entries of a lorebook, of World Info or of a card, as an object or a list. Keys become aliases unless they are
 * patterns, the group a tag; an entry that is switched off is for the Dungeon Master alone. How and when a model is shown
 * an entry cannot be imported and is told to the report.
 */
export function readBookEntries(entries: Json | undefined, notes: ImportNotes, path: string): BundleEntry[] {
  return objectsOf(entries).map((record, index) => readBookEntry(record, index, notes, path));
}

function readBookEntry(record: JsonObject, index: number, notes: ImportNotes, path: string): BundleEntry {
  const fields = new Fields(record, path, notes);
  const comment = fields.text('comment');
  const given = fields.text('name');
  const isPattern = fields.isTrue('use_regex');
  const keys = [...fields.texts('key'), ...fields.texts('keys')].flatMap((key) =>
    /^\/.*\/[a-z]*$/.test(key) || isPattern ? [] : splitKeys(key),
  );
  const patterns = [...fields.texts('key'), ...fields.texts('keys')].filter((key) => isPattern || /^\/.*\/[a-z]*$/.test(key));
  const name = comment || given || keys[0] || `Entry ${index + 1}`;
  if (comment !== '' && given !== '' && comment !== given) notes.noPlace(`${path}.name`, name, given);
  for (const pattern of patterns) notes.noPlace(`${path}.keys (patterns)`, name, pattern);
  const { text, decorators } = withoutDecorators(fields.text('content'));
  if (decorators !== '') notes.noPlace(`${path}.content (decorators)`, name, decorators);
  const isOff = fields.isTrue('disable') || fields.take('enabled') === false;
  if (isOff) notes.changed('An entry that was switched off is for the Dungeon Master alone');
  const tags = [...fields.text('group').split(','), ...(isOff ? ['switched off'] : [])];
  const id = fields.text('uid') || fields.text('id') || String(index);
  const { category, isFounded } = guessCategory(name, text, tags);
  notes.changed(isFounded ? 'The category of an entry was told from its words' : 'An entry that fits no category was put with geography');
  fields.finish(name);
  return newEntry({ id: `lore-${id}`, category, name, text, aliases: keys, tags, audience: isOff ? 'dm' : 'everyone' });
}

/** Older books write several keys into one, with commas between. */
function splitKeys(key: string): string[] {
  return key.split(',').map((part) => part.trim());
}

/** Lines at the top that begin with `@@` tell a program what to do and are no lore. */
function withoutDecorators(content: string): { text: string; decorators: string } {
  const lines = content.split('\n');
  const first = lines.findIndex((line) => !line.startsWith('@@') && line.trim() !== '');
  const top = lines.slice(0, first < 0 ? lines.length : first).filter((line) => line.startsWith('@@'));
  return top.length === 0
    ? { text: content, decorators: '' }
    : {
        text: lines
          .slice(first < 0 ? lines.length : first)
          .join('\n')
          .trim(),
        decorators: top.join('\n'),
      };
}
