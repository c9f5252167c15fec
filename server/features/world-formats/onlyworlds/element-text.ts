import { capitalize } from '#domain/text/capitalize.ts';
import type { Fields } from '#server/features/world-formats/fields.ts';
import { isObject, textOf } from '#server/features/world-formats/json.ts';
import type { Json } from '#server/features/world-formats/json.ts';

const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * The fields of an element that nobody has taken, each as a line of text or of links. What is no text and leads nowhere is
 * told to the report.
 */
export function elementText(fields: Fields, link: (value: Json) => string | null, owner: string): string {
  const lines: string[] = [];
  for (const key of fields.left()) {
    const values = listOf(fields.take(key));
    const words = values.flatMap((value) => link(value) ?? (isWords(value) ? textOf(value) : []));
    if (words.length < values.length || words.length === 0) fields.noPlace(key, owner);
    if (words.length > 0) lines.push(line(labelOf(key), words));
  }
  return lines.join('\n\n');
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/** An id that leads nowhere says nothing to people. */
function isWords(value: Json): boolean {
  return !isObject(value) && textOf(value) !== '' && !id.test(textOf(value));
}

function line(label: string, words: string[]): string {
  const text = words.join(', ');
  return text.includes('\n') || text.length > 200 ? `## ${label}\n\n${text}` : `**${label}:** ${text}`;
}

function labelOf(key: string): string {
  const text = key
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ')
    .trim();
  return capitalize(text);
}
