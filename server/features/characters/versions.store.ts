import { Character } from '#domain/character/character.ts';
import type { StoredFact } from '#domain/fact.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

/** One change of a sheet: how it stood before and after, by whom and when. */
export interface SheetVersion {
  position: number;
  /** Null where it did not exist before, or was taken away. */
  before: Character | null;
  after: Character | null;
  summary: StoredFact[];
  actorId: string | null;
  actorName: string;
  createdAt: Date;
}

interface Span {
  before?: number;
  limit: number;
}

/** Changes of a sheet, the latest first, at most so many, and whether there are more. */
export async function listSheetVersions(
  sql: Sql,
  { campaignId, characterId }: { campaignId: string; characterId: string },
  { before, limit }: Span,
): Promise<{ versions: SheetVersion[]; more: boolean }> {
  const found = await documentStore.listVersions(sql, { campaignId, kind: 'character', key: characterId }, { before, limit: limit + 1 });
  // A state that cannot be read is one to which nothing can be compared, and none to go back to.
  const states = found.map(({ data }) => Character.nullable().catch(null).parse(data));
  const versions = found.slice(0, limit).map(({ position, summary, actorId, actorName, createdAt }, index) => ({
    position,
    before: states[index + 1] ?? null,
    after: states[index] ?? null,
    summary,
    actorId,
    actorName,
    createdAt,
  }));
  return { versions, more: found.length > limit };
}

/** One change of a sheet; null when there is none at this position. */
export async function findSheetVersion(
  sql: Sql,
  sheet: { campaignId: string; characterId: string },
  position: number,
): Promise<SheetVersion | null> {
  const { versions } = await listSheetVersions(sql, sheet, { before: position + 1, limit: 1 });
  return versions.find((version) => version.position === position) ?? null;
}
