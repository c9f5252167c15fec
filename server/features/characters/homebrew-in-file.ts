import type { Character } from '#domain/character/character.ts';
import { homebrewUsedBy } from '#domain/character/with-homebrew.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findOwnContent } from '#server/features/homebrew/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';

/** Entries of homebrew that a file brings, and what is said of them. */
interface Brought {
  /** A campaign whose Dungeon Master imports the file takes them in. */
  entries: HomebrewEntry[];
  report: string[];
}

/** What of the homebrew that a file brings the campaign does not have, and whether it comes along: with a Dungeon Master alone. */
export async function homebrewInFile(sql: Sql, { campaignId, seat }: TableAccess, written: Character): Promise<Brought> {
  const used = new Set(homebrewUsedBy(written));
  const here = new Set((await findOwnContent(sql, campaignId, [...used])).map(({ id }) => id));
  const missing = written.homebrew.filter(({ id }) => used.has(contentIdOf(id)) && !here.has(id));
  if (missing.length === 0) return { entries: [], report: [] };
  const names = missing.map(({ name }) => name).join(', ');
  if (isDm(seat)) return { entries: missing, report: [`These join the campaign’s homebrew: ${names}.`] };
  return {
    entries: [],
    report: [`These are homebrew of another campaign. A Dungeon Master can import them, and until then they stay behind: ${names}.`],
  };
}
