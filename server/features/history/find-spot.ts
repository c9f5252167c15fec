import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';

/** A position of a branch. */
export interface Spot {
  campaignId: string;
  branchId: string;
  position: number;
  /** Whether nothing has happened on the branch since. */
  isLast: boolean;
  /** Whether the branch is the one that is played. */
  isPlayed: boolean;
}

/** A position that one can go back to, on the branch that is played unless another is named; refuses any other. */
export async function findSpot(sql: Sql, asked: { campaignId: string; position: number; branchId?: string | undefined }): Promise<Spot> {
  const { campaignId, position } = asked;
  const played = await branchStore.findPlayedBranch(sql, campaignId);
  const branchId = asked.branchId ?? played;
  const span = await branchStore.findSpan(sql, campaignId, branchId);
  if (!span) throw new Refusal('branch.notFound');
  if (position < span.first) throw new Refusal('history.noSuchMoment');
  return { campaignId, branchId, position, isLast: position >= span.last, isPlayed: branchId === played };
}
