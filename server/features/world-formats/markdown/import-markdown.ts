import { LoreAudience } from '#domain/permissions/audience.ts';
import type { BundleEntry, BundleFile, BundleTome, WorldBundle } from '#domain/world/bundle.ts';
import { Fields } from '#server/features/world-formats/fields.ts';
import { checkFile, isPage } from '#server/features/world-formats/files/check-file.ts';
import { extensionOf } from '#server/features/world-formats/files/file-kinds.ts';
import { readFrontmatter } from '#server/features/world-formats/frontmatter/read-frontmatter.ts';
import { guessCategory } from '#server/features/world-formats/guess-category.ts';
import { htmlToMarkdown } from '#server/features/world-formats/html/html-to-markdown.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import type { JsonObject } from '#server/features/world-formats/json.ts';
import { linkNames } from '#server/features/world-formats/link-names.ts';
import { newEntry } from '#server/features/world-formats/new-entry.ts';
import { readText } from '#server/features/world-formats/read-text.ts';
import { readNoteText } from './note-text.ts';
import { placesOf } from './places.ts';

interface Note {
  id: string;
  path: string;
  folders: string[];
  name: string;
  aliases: string[];
  kind: string;
  fields: Fields;
  text: string;
}

/**
 * A folder of Markdown notes, as Obsidian and others keep it. Each note becomes an entry; its category is told from its
 * properties, its folders, its tags, its name and its first words. Properties without a place are told to the report.
 */
export function importMarkdown(files: Map<string, Uint8Array>, fileName: string, notes: ImportNotes): WorldBundle {
  const paths = [...files.keys()].filter((path) => !/(?:^|\/)\./.test(path));
  notes.changed('A file of settings was left out', files.size - paths.length);
  const isNote = (path: string): boolean => /^(?:md|markdown)$/.test(extensionOf(path));
  const all = paths.filter(isNote).map((path) => openNote(path, readText(files.get(path) ?? new Uint8Array(), path), notes));
  const kept = paths.filter((path) => !isNote(path)).map((path) => keepFile(path, files.get(path) ?? new Uint8Array(), notes));
  const places = placesOf(
    all,
    linkNames(all),
    kept.flatMap(({ file }) => (file ? [file.path] : [])),
  );
  const entries = all.map((note) => entryOf(note, places, notes));
  return {
    name: fileName,
    description: '',
    entries,
    tomes: kept.flatMap(({ tome }) => (tome ? [tome] : [])),
    files: kept.flatMap(({ file }) => (file ? [file] : [])),
  };
}

function openNote(path: string, source: string, notes: ImportNotes): Note {
  const parts = path.split('/');
  const base = (parts.pop() ?? '').replace(/\.[^.]*$/, '');
  const { properties, text } = readFrontmatter(source.replace(/^\uFEFF/, ''), path);
  const fields = new Fields(lowered(properties), 'properties', notes);
  const title = fields.text('title') || fields.text('name');
  const aliases = [...fields.texts('aliases'), ...fields.texts('alias'), ...(title === '' || title === base ? [] : [base])];
  return { id: path, path, folders: parts, name: title || base, aliases, kind: parts.at(-1) ?? 'note', fields, text: text.trim() };
}

function lowered(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key.toLowerCase(), value]));
}

function entryOf(
  { path, folders, name, aliases, fields, text: source }: Note,
  places: ReturnType<typeof placesOf>,
  notes: ImportNotes,
): BundleEntry {
  const { text, pictures, tags: inline } = readNoteText(source, places, notes);
  const tags = [...fields.texts('tags'), ...fields.texts('tag')]
    .flatMap((tag) => tag.split(','))
    .map((tag) => tag.trim().replace(/^#/, ''));
  const type = [fields.text('category'), fields.text('type'), fields.text('kind')].filter((word) => word !== '');
  const { category, isFounded } = guessCategory(name, text, [...tags, ...inline, ...folders, ...type]);
  if (!isFounded) notes.changed('A note that fits no category was put with geography');
  const date = ['date', 'fc-date', 'year', 'when'].map((key) => fields.text(key)).find((text) => text !== '') ?? null;
  const shown = ['image', 'cover', 'portrait', 'banner'].flatMap((key) => pictureNamed(fields, key, name, places));
  const audience = audienceOf(fields, name);
  fields.finish(name);
  return newEntry({
    id: path,
    category,
    name,
    text,
    aliases,
    tags: [...type, ...tags, ...inline],
    audience,
    date,
    image: shown[0] ?? pictures[0] ?? null,
  });
}

function pictureNamed(fields: Fields, key: string, owner: string, { fileOf }: ReturnType<typeof placesOf>): string[] {
  const path = fileOf(fields.text(key).replace(/^!?\[\[([^|\]]*).*\]\]$/, '$1'));
  if (path === null) fields.noPlace(key, owner);
  return path === null ? [] : [path];
}

/** Notes say in different ways that they are secret; one that says something unknown about it is taken as secret. */
function audienceOf(fields: Fields, owner: string): LoreAudience {
  const isSecret = ['secret', 'private', 'hidden', 'dm-only', 'gm-only'].some((key) => fields.isTrue(key));
  const audienceText = fields.take('audience') ?? fields.take('visibility');
  const read = LoreAudience.safeParse(audienceText);
  if (isSecret || (audienceText !== undefined && !read.success && !/^(?:public|players|all)$/i.test(fields.text('visibility')))) {
    if (!isSecret && !/^(?:dm|gm|private|secret|hidden)$/i.test(fields.text('visibility') || fields.text('audience')))
      fields.noPlace('audience', owner);
    return 'dm';
  }
  return read.data ?? 'everyone';
}

/** What stands beside the notes: pictures and documents as files, pages as Markdown, documents as tomes besides. */
function keepFile(path: string, bytes: Uint8Array, notes: ImportNotes): { file: BundleFile | null; tome: BundleTome | null } {
  const file = checkFile(path, bytes);
  const title = path.slice(path.lastIndexOf('/') + 1);
  if (isPage(path)) {
    notes.changed('A page was turned into Markdown and kept as a tome');
    return { file: null, tome: { title, category: 'general', text: htmlToMarkdown(readText(bytes, path)), file: null } };
  }
  if (file === null) notes.noPlace('files', path, textOfFile(path, bytes));
  const isDocument = file !== null && !file.type.startsWith('image/');
  return { file, tome: isDocument ? { title, category: 'files', text: '', file: path } : null };
}

/** Kinds of file that are words and yet no document of a world. */
const wordy = new Set(['canvas', 'base', 'csv', 'tsv', 'yaml', 'yml', 'xml', 'rtf', 'opml', 'org', 'tex', 'log', 'rst', 'css', 'js']);

function textOfFile(path: string, bytes: Uint8Array): string {
  return wordy.has(extensionOf(path)) ? readText(bytes, path) : `A file of ${bytes.length} bytes, of a kind that worlds do not keep.`;
}
