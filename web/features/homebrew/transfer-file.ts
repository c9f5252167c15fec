import { homebrewFormat } from '#domain/homebrew/entries-file.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { newId } from '#web/lib/new-id.ts';
import { partOf } from '#web/lib/drafts/stored-shape.ts';
import { isEntry } from './entry-draft.ts';

/**
 * The entries of a file of homebrew; null where it is none, or holds more than a campaign can have. What they hold is checked by the
 * server, entry by entry. An entry keeps its id where that is free, so that sheets that come along find it.
 */
export function entriesIn(text: string, taken: ReadonlySet<string>): HomebrewEntry[] | null {
  const file = parsed(text);
  const entries = partOf(file, 'entries');
  if (partOf(file, 'format') !== homebrewFormat || !Array.isArray(entries) || entries.length > limits.homebrewPerCampaign) return null;
  const read = entries.filter(isEntry);
  return read.length === entries.length ? read.map((each) => (taken.has(each.id) ? { ...each, id: newId() } : each)) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
