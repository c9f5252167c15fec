import type { BundleTome } from '#domain/world/bundle.ts';
import { dmPassage } from './dm-passage.ts';
import type { Json } from './json.ts';

const leftOverTitle = 'Left over from the import';

export interface ImportReport {
  /** Fields for which a world has no place: where they stood, how often, and one of their values. */
  noPlace: { path: string; count: number; example: string }[];
  /** What was read differently from how it stood there, and how often. */
  changed: { what: string; count: number }[];
}

/** Names listed for one value before the rest is counted. */
const NAMES_PER_VALUE = 5;
const EXAMPLE_CHARACTERS = 80;

/** Collects what an import could not keep as it was, for the report and for the tome that saves the words. */
export class ImportNotes {
  /** Path, then value, then who had it. */
  readonly #noPlace = new Map<string, Map<string, string[]>>();
  readonly #changed = new Map<string, number>();

  /** A value without a place; `owner` is the entry's name or '' for the world's. */
  noPlace(path: string, owner: string, value: Json): void {
    const values = this.#noPlace.get(path) ?? new Map<string, string[]>();
    this.#noPlace.set(path, values);
    const text = textOf(value);
    const owners = values.get(text);
    if (owners) owners.push(owner);
    else values.set(text, [owner]);
  }

  changed(what: string, count = 1): void {
    if (count > 0) this.#changed.set(what, (this.#changed.get(what) ?? 0) + count);
  }

  report(): ImportReport {
    const noPlace = [...this.#noPlace].map(([path, values]) => ({
      path,
      count: [...values.values()].reduce((sum, owners) => sum + owners.length, 0),
      example: shorten([...values.keys()][0] ?? ''),
    }));
    return { noPlace, changed: [...this.#changed].map(([what, count]) => ({ what, count })) };
  }

  /** The words that found no place, for the Dungeon Master alone: nobody knows whom they were meant for. */
  leftOver(): BundleTome | null {
    if (this.#noPlace.size === 0) return null;
    const parts = [...this.#noPlace].map(([path, values]) => `## ${path}\n\n${[...values].map(line).join('\n')}`);
    return { title: leftOverTitle, category: 'general', text: dmPassage(parts.join('\n\n')), file: null };
  }
}

function line([text, owners]: [string, string[]]): string {
  const names = owners.filter((owner) => owner !== '');
  const more = names.length > NAMES_PER_VALUE ? ` and ${names.length - NAMES_PER_VALUE} more` : '';
  const who = names.length === 0 ? '' : ` (${names.slice(0, NAMES_PER_VALUE).join(', ')}${more})`;
  return text.includes('\n') ? `-${who}\n\n${text}\n` : `- ${text}${who}`;
}

function textOf(value: Json): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')) return value.join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : String(value);
}

function shorten(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > EXAMPLE_CHARACTERS ? `${flat.slice(0, EXAMPLE_CHARACTERS - 1)}…` : flat;
}
