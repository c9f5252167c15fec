import { capitalize } from '#domain/text/capitalize.ts';
import { dmPassage } from '#server/features/world-formats/dm-passage.ts';
import { Fields } from '#server/features/world-formats/fields.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import { isObject, textOf } from '#server/features/world-formats/json.ts';
import type { JsonObject } from '#server/features/world-formats/json.ts';
import type { KankaRecords } from './kanka-records.ts';
import { isSecret } from './visibility.ts';

export interface KankaReading {
  records: KankaRecords;
  notes: ImportNotes;
  toMarkdown: (html: string) => string;
}

/** Fields whose words stand in the text under their own name. */
const factKeys = [
  'type',
  'title',
  'age',
  'sex',
  'gender',
  'pronouns',
  'price',
  'size',
  'weight',
  'date',
  'charges',
  'abbreviation',
  'start_year',
  'end_year',
];
/** Fields of a part that are its words. */
const written = ['entry', 'description', 'note', 'value', 'comment', 'content'];

/** One line for each field that holds plain words or names another record. */
export function factLines(fields: Fields, { records }: KankaReading): string {
  const facts = factKeys.map((key) => ({ key, text: fields.text(key) }));
  const links = fields
    .left()
    .filter((key) => key.endsWith('_id'))
    .flatMap((key) => {
      const link = records.linkOf(key, fields.take(key));
      if (link === null) fields.noPlace(key, fields.text('name'));
      return link === null ? [] : [{ key: key.replace(/_id$/, ''), text: link }];
    });
  return [...facts, ...links].flatMap(({ key, text }) => (text === '' ? [] : [`**${labelOf(key)}:** ${text}`])).join('  \n');
}

export interface Section {
  key: string;
  title: string;
}

/** A list of parts under one heading, those that not everybody may see in a passage of their own. */
export function section(fields: Fields, { key, title }: Section, owner: string, reading: KankaReading, isAllSecret = false): string {
  const parts = fields
    .objects(key)
    .map((record) => ({ text: partText(record, `${key}[]`, owner, reading), isHidden: isAllSecret || isSecret(record) }));
  const join = (some: typeof parts): string =>
    some
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n');
  const [open, hidden] = [join(parts.filter((part) => !part.isHidden)), join(parts.filter((part) => part.isHidden))];
  return [open === '' ? '' : `## ${title}\n\n${open}`, hidden === '' ? '' : dmPassage(`## ${title}\n\n${hidden}`)]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A post with its own heading. */
export function postText(record: JsonObject, owner: string, { toMarkdown, notes }: KankaReading): string {
  const fields = new Fields(record, 'posts[]', notes);
  const text = `## ${fields.text('name') || 'Post'}\n\n${toMarkdown(fields.text('entry'))}`.trim();
  for (const key of ['is_private', 'visibility_id', 'visibility', 'id']) fields.take(key);
  fields.finish(owner);
  return isSecret(record) ? dmPassage(text) : text;
}

function partText(record: JsonObject, path: string, owner: string, { records, notes, toMarkdown }: KankaReading): string {
  const fields = new Fields(record, path, notes);
  for (const key of ['id', 'is_private', 'is_hidden', 'visibility_id', 'visibility', 'created_at', 'updated_at']) fields.take(key);
  const links = fields.left().flatMap((key) => {
    const link = key.endsWith('_id') ? records.linkOf(key, record[key]) : null;
    if (link !== null) fields.take(key);
    return link ?? [];
  });
  const names = ['relation', 'name', 'role', ...factKeys].map((key) => fields.text(key)).filter((text) => text !== '');
  const words = written.map((key) => toMarkdown(fields.text(key))).filter((text) => text !== '');
  const attitude = fields.text('attitude');
  fields.finish(owner);
  const head = [[...names, ...links].join(', '), attitude === '' ? '' : `(attitude ${attitude})`].filter((text) => text !== '').join(' ');
  const all = [head, ...words].filter((text) => text !== '').join(': ');
  return all === '' ? '' : `- ${all.replaceAll('\n', '\n  ')}`;
}

/** Lists of records that a field holds, besides those that were taken. */
export function otherLists(fields: Fields, record: JsonObject): string[] {
  return fields.left().filter((key) => {
    const value = record[key];
    return Array.isArray(value) && value.every(isObject);
  });
}

export function labelOf(key: string): string {
  const text = key
    .replace(/^(?:pivot|character|entity|organisation|quest)(?=[A-Z])/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .trim();
  return textOf(capitalize(text));
}
