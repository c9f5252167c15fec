import type { HomebrewEntry } from './entry.ts';

/** What files of homebrew call themselves. */
export const homebrewFormat = 'hearthlore-homebrew';

/** Entries as a file that another campaign can take in. */
export function fileOf(entries: readonly HomebrewEntry[]): string {
  return JSON.stringify({ format: homebrewFormat, version: 1, entries }, null, 2);
}
