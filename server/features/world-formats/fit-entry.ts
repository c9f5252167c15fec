import { createHash } from 'node:crypto';
import { worldServerLimits } from '#domain/limits/world-limits.ts';
import { passagesOf } from '#domain/permissions/audience.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { WrittenAudience } from '#domain/world/lore/entry.ts';
import type { BundleEntry, BundleTome } from '#domain/world/bundle.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';
import type { ImportNotes } from './import-notes.ts';
import { splitText } from './split-text.ts';

/** Two texts merged may be twice as long as one may be written, and come back so. */
const MERGED_LENGTH_FACTOR = 2;

/** An entry as a world can keep it. What is too long is told to the report; a text that is too long goes on in further entries. */
export function fitEntry(entry: BundleEntry, notes: ImportNotes): BundleEntry[] {
  const name = fitName(entry.name, limits.loreNameLength, 'name', notes);
  const date = entry.date?.trim() ?? '';
  if (date.length > worldServerLimits.importedDateLength) notes.noPlace('date', name, date);
  const parts = splitText(entry.text, limits.loreTextLength * MERGED_LENGTH_FACTOR);
  if (parts.length > 1) notes.changed('A text that was too long for one entry goes on in further ones');
  const isClosed = parts.length > 1 && passagesOf(entry.text) === null;
  const fitting = {
    ...entry,
    id: Id.safeParse(entry.id).data ?? createHash('sha256').update(entry.id).digest('base64url').slice(0, 22),
    name,
    aliases: fitWords(entry.aliases, 'aliases', name, notes),
    tags: fitWords(entry.tags, 'tags', name, notes),
    audience: isClosed ? ('dm' as const) : fitAudience(entry.audience, notes),
    date: date === '' || date.length > worldServerLimits.importedDateLength ? null : date,
  };
  return parts.map((text, n) => (n === 0 ? { ...fitting, text } : continued(fitting, text, n + 1)));
}

function continued(entry: BundleEntry, text: string, part: number): BundleEntry {
  const name = `${cut(entry.name, limits.loreNameLength - 12)} (part ${part})`;
  return { ...entry, id: createHash('sha256').update(`${entry.id}/${part}`).digest('base64url').slice(0, 22), name, aliases: [], text };
}

/** A tome as a world can keep it, in parts where its text is too long for one. */
export function fitTome(tome: BundleTome, notes: ImportNotes): BundleTome[] {
  const title = fitName(tome.title, limits.tomeTitleLength, 'title', notes);
  const parts = splitText(tome.text, limits.tomeTextLength * MERGED_LENGTH_FACTOR);
  if (parts.length > 1) notes.changed('A text that was too long for one tome goes on in further ones');
  const isClosed = parts.length > 1 && passagesOf(tome.text) === null;
  const audience = isClosed ? ('dm' as const) : fitAudience(tome.audience ?? 'everyone', notes);
  const further = (n: number) => `${cut(title, limits.tomeTitleLength - 12)} (part ${n + 1})`;
  return parts.map((text, n) => ({ ...tome, text, audience, title: n === 0 ? title : further(n), file: n === 0 ? tome.file : null }));
}

/** A name that is not empty and not too long; what had to be cut is told to the report whole. */
export function fitName(given: string, most: number, field: string, notes: ImportNotes, otherwise = 'Untitled'): string {
  const name = given.trim();
  if (name === '') return otherwise;
  if (name.length <= most) return name;
  const short = `${cut(name, most - 1).trimEnd()}…`;
  notes.noPlace(field, short, name);
  return short;
}

function cut(text: string, most: number): string {
  const short = text.slice(0, most);
  return short.isWellFormed() ? short : short.slice(0, -1);
}

function fitWords(given: string[], field: string, name: string, notes: ImportNotes): string[] {
  const words = [...new Set(given.map((word) => word.trim()).filter((word) => word !== ''))];
  const fitting = words.filter((word) => word.length <= worldServerLimits.importedWordLength).slice(0, limits.loreWords);
  for (const word of words) if (!fitting.includes(word)) notes.noPlace(field, name, word);
  return fitting;
}

/** People stay by their ids, whoever they are here; what is no id names nobody, and hides. */
function fitAudience(audience: LoreAudience, notes: ImportNotes): LoreAudience {
  if (typeof audience === 'string') return audience;
  const ids = audience.filter((id) => Id.safeParse(id).success);
  const fitting = WrittenAudience.safeParse(ids);
  if (ids.length < audience.length || !fitting.success) notes.changed('A reader who is not known here was left out');
  return fitting.data ?? 'dm';
}
