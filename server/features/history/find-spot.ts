import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { lines } from '#server/features/records/index.ts';

/** A position of a line of play. */
export interface Spot {
  campaignId: string;
  lineId: string;
  position: number;
  /** Whether nothing has happened on the line since. */
  isLast: boolean;
  /** Whether the line is the one that is played. */
  isPlayed: boolean;
}

/** A position that one can go back to, on the line that is played unless another is named; refuses any other. */
export async function findSpot(sql: Sql, asked: { campaignId: string; position: number; lineId?: string | undefined }): Promise<Spot> {
  const { campaignId, position } = asked;
  const played = await lines.findPlayedLine(sql, campaignId);
  const lineId = asked.lineId ?? played;
  const span = await lines.findSpan(sql, campaignId, lineId);
  if (!span) throw new Refusal('line.notFound');
  if (position < span.first) throw new Refusal('history.noSuchMoment');
  return { campaignId, lineId, position, isLast: position >= span.last, isPlayed: lineId === played };
}
