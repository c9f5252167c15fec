import { Refusal } from '#domain/refusals/refusals.ts';
import { json } from '#server/features/world-formats/index.ts';
import type { Piece } from './assemble.ts';

/** JSON to pieces: what has a name becomes a heading with its texts under it, a key above several things becomes one too. */
export function parseJson(text: string, name: string): Piece[] {
  const pieces: Piece[] = [];
  tell(json.readJson(text, name), null, 1, pieces);
  return pieces;
}

function tell(value: json.Json, key: string | null, level: number, pieces: Piece[]): void {
  if (typeof value === 'string' || typeof value === 'number') return addText(String(value), key, pieces);
  if (Array.isArray(value)) {
    if (key !== null && value.some((item) => typeof item === 'object')) pieces.push({ kind: 'heading', level, text: spaced(key) });
    for (const item of value) tell(item, null, level + 1, pieces);
    return;
  }
  if (!json.isObject(value)) return;
  const name = nameOf(value);
  const heading = name ?? (key === null ? null : spaced(key));
  if (heading !== null) pieces.push({ kind: 'heading', level, text: sound(heading) });
  for (const [inner, held] of leavesFirst(value)) {
    if (held !== name) tell(held, inner, heading === null ? level : level + 1, pieces);
  }
}

function addText(text: string, key: string | null, pieces: Piece[]): void {
  // Pictures and the like, packed as letters.
  if (text.length > 1000 && !text.includes(' ')) return;
  const isProse = key === null || /^(?:description|desc|text|content|body|entry|summary|notes?)$/i.test(key);
  for (const line of sound(text).split('\n')) pieces.push({ kind: 'line', text: isProse ? line : `${spaced(key ?? '')}: ${line}` });
}

function nameOf(branch: json.JsonObject): string | null {
  for (const key of ['name', 'title', 'label']) {
    const named = branch[key];
    if (typeof named === 'string' && named.trim() !== '' && named.length <= 120) return named;
  }
  return null;
}

function leavesFirst(branch: json.JsonObject): [string, json.Json][] {
  const isLeaf = ([, held]: [string, json.Json]) => typeof held !== 'object' || held === null;
  const all = Object.entries(branch).filter(([key]) => !/^(?:id|uuid|createdAt|updatedAt|created_at|updated_at)$/.test(key));
  return [...all.filter((entry) => isLeaf(entry)), ...all.filter((entry) => !isLeaf(entry))];
}

function sound(text: string): string {
  if (!text.isWellFormed()) throw new Refusal('document.brokenText');
  if (text.includes('\0')) throw new Refusal('document.notText');
  return text;
}

/** A key as words: "magicItems" and "magic_items" are "magic Items" and "magic items". */
function spaced(key: string): string {
  return sound(key)
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2');
}
