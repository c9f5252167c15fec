import type { BundleEntry, WorldBundle } from '#domain/world/bundle.ts';
import { Fields } from '#server/features/world-formats/fields.ts';
import { guessCategory } from '#server/features/world-formats/guess-category.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import { fieldOf, isObject, objectsOf, readJson, textOf } from '#server/features/world-formats/json.ts';
import type { JsonObject } from '#server/features/world-formats/json.ts';
import { newEntry } from '#server/features/world-formats/new-entry.ts';
import { readText } from '#server/features/world-formats/read-text.ts';
import { kankaToMarkdown } from './kanka-html.ts';
import { readPictures } from './kanka-pictures.ts';
import type { KankaPictures } from './kanka-pictures.ts';
import { readRecords } from './kanka-records.ts';
import type { KankaRecord, KankaRecords } from './kanka-records.ts';
import { factLines, labelOf, otherLists, postText, section } from './kanka-text.ts';
import type { KankaReading } from './kanka-text.ts';
import { modules } from './modules.ts';
import { isSecret } from './visibility.ts';

/** The kind of an asset that is another name. */
const ALIAS = '3';

/**
 * A campaign exported from Kanka. Every record becomes an entry with its HTML as Markdown and its mentions as links; what
 * is private there is for the Dungeon Master alone here, down to a single post, relation or attribute.
 */
export function importKanka(files: Map<string, Uint8Array>, notes: ImportNotes): WorldBundle {
  const campaign = readJson(readText(files.get('campaign.json') ?? new Uint8Array(), 'campaign.json'), 'campaign.json');
  const fields = new Fields(isObject(campaign) ? campaign : {}, 'campaign', notes);
  const records = readRecords(files, notes);
  const pictures = readPictures(files, notes);
  const tags = new Map(
    records.all.filter(({ folder, record }) => folder === 'tags' && !isSecret(record)).map(({ id, name }) => [id, name]),
  );
  const entries = records.all.map((record) => entryOf(record, records, pictures, tags, notes));
  const description = kankaToMarkdown(fields.text('entry'), 'campaign.json', records, pictures.pictureOf, notes);
  const name = fields.text('name');
  fields.take('id');
  fields.finish('');
  for (const path of files.keys()) if (path.startsWith('settings/')) notes.noPlace('settings', '', path);
  return { name, description, entries, tomes: [], files: pictures.files };
}

function entryOf(
  source: KankaRecord,
  records: KankaRecords,
  { pictureOf }: KankaPictures,
  tags: Map<string, string>,
  notes: ImportNotes,
): BundleEntry {
  const { id, folder, kind, name, record, entity } = source;
  const fields = new Fields(record, folder, notes);
  const common = new Fields(entity, 'entity', notes);
  for (const key of ['id', 'name', 'is_private', 'campaign_id', 'entity', 'slug', 'created_at', 'updated_at', 'image']) fields.take(key);
  for (const key of ['id', 'name', 'is_private', 'campaign_id', 'entity_id', 'type_id', 'child_id', 'created_at', 'updated_at', 'mentions'])
    common.take(key);
  const toMarkdown = (html: string): string => kankaToMarkdown(html, name, records, pictureOf, notes);
  const reading: KankaReading = { records, notes, toMarkdown };
  const type = fields.text('type') || common.text('type');
  common.take('type');
  const date = fields.text('date') || null;
  const aliases = [...source.aliases, ...aliasesOf(common, name, notes)];
  const tagNames = [kind, type, ...tagsOf(common, tags, name, notes)];
  const image =
    [common.text('image_uuid'), common.text('image_path'), textOf(fieldOf(record, 'image'))].map(pictureOf).find((path) => path !== null) ??
    null;
  const text = entryTextOf(fields, common, record, entity, name, reading);
  const category = modules[folder]?.category ?? guessCategory(name, text, [type, folder]).category;
  fields.finish(name);
  common.finish(name);
  if (folder === 'characters') notes.changed('A character was put with the factions, the category for people and their groups');
  const audience = isSecret(record) || isSecret(entity) ? 'dm' : 'everyone';
  return newEntry({ id, category, name, text, aliases, tags: tagNames, audience, date, image });
}

/** The text of a record: facts, its words, its posts, then its lists. */
function entryTextOf(fields: Fields, common: Fields, record: JsonObject, entity: JsonObject, name: string, reading: KankaReading): string {
  const text = reading.toMarkdown(fields.text('entry') || common.text('entry'));
  common.take('entry');
  const tooltip = reading.toMarkdown(common.text('tooltip'));
  const isAttributesSecret = common.isTrue('is_attributes_private');
  const posts = [...common.objects('posts'), ...common.objects('notes')].map((post) => postText(post, name, reading));
  const lists = [
    section(common, { key: 'entityAttributes', title: 'Attributes' }, name, reading, isAttributesSecret),
    section(common, { key: 'relationships', title: 'Relations' }, name, reading),
    ...otherLists(fields, record).map((key) => section(fields, { key, title: labelOf(key) }, name, reading)),
    ...otherLists(common, entity).map((key) => section(common, { key, title: labelOf(key) }, name, reading)),
  ];
  return [factLines(fields, reading), tooltip, text, ...posts, ...lists].filter((part) => part !== '').join('\n\n');
}

/** Other names are kept among the assets; those that not everybody may know stay with the text. */
function aliasesOf(common: Fields, owner: string, notes: ImportNotes): string[] {
  return common.objects('assets').flatMap((asset) => {
    const isAlias = textOf(fieldOf(asset, 'type_id')) === ALIAS;
    if (isAlias && !isSecret(asset)) return [textOf(fieldOf(asset, 'name'))];
    notes.noPlace(isAlias ? 'entity.assets[] (secret names)' : 'entity.assets[]', owner, asset);
    return [];
  });
}

/** Tags by their names. A tag that is itself private would give itself away and is left to the report. */
function tagsOf(common: Fields, tags: Map<string, string>, owner: string, notes: ImportNotes): string[] {
  return [...common.objects('entityTags'), ...objectsOf(common.take('tags'))].flatMap((tag) => {
    const number = textOf(fieldOf(tag, 'tag_id')) || textOf(fieldOf(tag, 'id'));
    const name = tags.get(`tags/${number}`);
    if (name === undefined) notes.noPlace('entity.entityTags[]', owner, tag);
    return name === undefined ? [] : [name];
  });
}
