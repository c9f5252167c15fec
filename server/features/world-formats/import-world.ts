import type { WorldBundle } from '#domain/world/bundle.ts';
import type { ImportKind } from '#domain/world/import.ts';
import { findCard, cardOfPng } from './card/find-card.ts';
import { importCard } from './card/import-card.ts';
import { refuseHostileFile } from './files/check-file.ts';
import { extensionOf } from './files/file-kinds.ts';
import { importLimits } from './import-limits.ts';
import { ImportNotes } from './import-notes.ts';
import type { ImportReport } from './import-notes.ts';
import { yes } from '#domain/result.ts';
import { importRefusal, ImportRefusal } from './import-refusals.ts';
import type { ImportResult } from './import-refusals.ts';
import { fieldOf, readJson } from './json.ts';
import { importKanka } from './kanka/import-kanka.ts';
import { findBook, importLorebook } from './lorebook/import-lorebook.ts';
import { importMarkdown } from './markdown/import-markdown.ts';
import { importOnlyWorlds, isOnlyWorlds, joinFolder } from './onlyworlds/import-onlyworlds.ts';
import { readText } from './read-text.ts';
import { normalizeBundle } from './normalize-bundle.ts';
import { isVault } from './vault/is-vault.ts';
import { parseWorldFile, readVaultFiles, readWorld } from './vault/read-vault.ts';
import { readZip } from './zip/read-zip.ts';
import { withoutWrapping } from './zip/without-wrapping.ts';

export interface ImportedWorld {
  kind: ImportKind;
  bundle: WorldBundle;
  report: ImportReport;
}

interface Found {
  kind: ImportKind;
  bundle: WorldBundle;
}

interface GivenBytes {
  name: string;
  bytes: Uint8Array;
  /** How many there may be: of a world that comes within something else more than of one alone. */
  mostBytes?: number | undefined;
}

/**
 * Reads a file that somebody brings as a world: tells what it is by what is in it, maps it and reports what had no place.
 * Everything that is not let in is refused; nothing of it is kept then.
 */
export function importWorld({ name, bytes, mostBytes = importLimits.packedBytes }: GivenBytes): ImportResult<ImportedWorld> {
  try {
    return yes(read(name, bytes, mostBytes));
  } catch (error) {
    if (error instanceof ImportRefusal) return { ok: false, refused: error.refused };
    throw error;
  }
}

function read(name: string, bytes: Uint8Array, mostBytes: number): ImportedWorld {
  if (bytes.length === 0) throw importRefusal('empty', {});
  if (bytes.length > mostBytes) throw importRefusal('tooLarge', { megabytes: mostBytes / 1024 / 1024 });
  const notes = new ImportNotes();
  const { kind, bundle } = find(name, bytes, { notes, mostBytes });
  const normalized = normalizeBundle(bundle, notes);
  return { kind, bundle: normalized, report: notes.report() };
}

function find(name: string, bytes: Uint8Array, { notes, mostBytes }: { notes: ImportNotes; mostBytes: number }): Found {
  const extension = extensionOf(name);
  const is = (...signature: number[]): boolean => signature.every((byte, at) => bytes[at] === byte);
  if (is(0x50, 0x4b, 0x03, 0x04) || is(0x50, 0x4b, 0x05, 0x06)) {
    if (extension !== 'zip' && extension !== 'charx') throw importRefusal('wrongExtension', { name });
    return findInArchive(name, withoutWrapping(readZip(bytes, { unpackedBytes: Math.max(importLimits.unpackedBytes, mostBytes) })), notes);
  }
  if (is(0x89, 0x50, 0x4e, 0x47)) {
    if (extension !== 'png' && extension !== 'apng') throw importRefusal('wrongExtension', { name });
    const { json, picture, assets } = cardOfPng(bytes, name);
    const card = findCard(json);
    if (card === null) throw importRefusal('noCard', {});
    return { kind: 'card', bundle: importCard(card, { picture, assets }, notes) };
  }
  if (extension === 'json') return findInJson(name, readText(bytes, name), notes);
  if (extension === 'md' || extension === 'markdown') {
    refuseHostileFile(name, bytes);
    return { kind: 'markdown', bundle: importMarkdown(new Map([[name.replaceAll(/[/\\]/g, ' '), bytes]]), baseName(name), notes) };
  }
  if (['zip', 'charx', 'png', 'apng'].includes(extension)) throw importRefusal('wrongExtension', { name });
  throw importRefusal('unknownKind', { name });
}

function findInArchive(name: string, files: Map<string, Uint8Array>, notes: ImportNotes): Found {
  for (const [path, bytes] of files) refuseHostileFile(path, bytes);
  const card = files.get('card.json');
  if (card) {
    const found = findCard(readJson(readText(card, 'card.json'), 'card.json'));
    if (found === null) throw importRefusal('noCardInside', {});
    return { kind: 'card', bundle: importCard(found, { picture: null, assets: files }, notes) };
  }
  if (files.has('campaign.json')) return { kind: 'kanka', bundle: importKanka(files, notes) };
  if (isVault(files)) return { kind: 'vault', bundle: readVaultFiles(files, notes) };
  const folder = joinFolder(files);
  if (folder !== null) return { kind: 'onlyworlds', bundle: importOnlyWorlds(folder, notes) };
  if ([...files.keys()].some((path) => /\.(?:md|markdown)$/i.test(path))) {
    return { kind: 'markdown', bundle: importMarkdown(files, baseName(name), notes) };
  }
  const [only, second] = [...files.keys()];
  if (only?.endsWith('.json') && second === undefined) return findInJson(only, readText(files.get(only) ?? new Uint8Array(), only), notes);
  throw importRefusal('unknownKind', { name });
}

function findInJson(name: string, text: string, notes: ImportNotes): Found {
  const json = readJson(text, name);
  if (fieldOf(json, 'format') === 'hearthlore-world') {
    const world = parseWorldFile(text);
    if (world) return { kind: 'vault', bundle: { ...readWorld(world, new Map(), notes), files: [] } };
  }
  const card = findCard(json);
  if (card) return { kind: 'card', bundle: importCard(card, { picture: null, assets: new Map() }, notes) };
  const book = findBook(json);
  if (book) return { kind: 'lorebook', bundle: importLorebook(book, baseName(name), notes) };
  if (isOnlyWorlds(json)) return { kind: 'onlyworlds', bundle: importOnlyWorlds(json, notes) };
  throw importRefusal('unknownKind', { name });
}

function baseName(name: string): string {
  return name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
}
