import { YAMLParseError, parse } from 'yaml';
import { importLimits } from '#server/features/world-formats/import-limits.ts';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import { isObject, readJson } from '#server/features/world-formats/json.ts';
import type { Json, JsonObject } from '#server/features/world-formats/json.ts';

/**
 * Splits a note into the properties at its top and the words below. A note without properties, or with some that are no
 * list of them, is all words. Refuses properties that are too long, too deep or refer to themselves too often.
 */
export function readFrontmatter(note: string, where: string): { properties: JsonObject; text: string } {
  const top = /^\uFEFF?---[ \t]*\r?\n/.exec(note)?.[0].length;
  if (top === undefined) return { properties: {}, text: note };
  const border = /^---[ \t]*(?:\r?\n|$)/gm;
  border.lastIndex = top;
  const end = border.exec(note);
  if (end === null || end.index + end[0].length > note.length) return { properties: {}, text: note };
  const lines = note.slice(top, end.index);
  if (lines.length > importLimits.frontmatterBytes) throw importRefusal('badFrontmatter', { name: where });
  const properties = readYaml(lines, where);
  return isObject(properties) ? { properties, text: note.slice(end.index + end[0].length) } : { properties: {}, text: note };
}

function readYaml(lines: string, where: string): Json {
  // Indentation and brackets bound the depth before the parser walks it.
  const brackets = Math.max(0, ...lines.split('\n').map((line) => (line.match(/[[{]/g) ?? []).length));
  if (brackets > importLimits.jsonDepth * 4) throw importRefusal('badFrontmatter', { name: where });
  let value: unknown;
  try {
    value = parse(lines, { maxAliasCount: importLimits.yamlAliases, schema: 'core', logLevel: 'error' });
  } catch (cause) {
    if (cause instanceof YAMLParseError) return null;
    throw importRefusal(cause instanceof ReferenceError ? 'yamlAliases' : 'badFrontmatter', { name: where });
  }
  const json = JSON.stringify(value ?? null);
  if (json.length > importLimits.frontmatterBytes * 2) throw importRefusal('yamlAliases', { name: where });
  return readJson(json, where);
}
