import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { Roll } from '#domain/dice/roll.ts';
import { StoredFact } from '#domain/fact.ts';
import { characterServerLimits } from '#domain/limits/character-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentKind, migrate, numbered } from '#server/kernel/database/document-kind.ts';
import { requireStored } from '#server/kernel/database/stored.ts';

/** Version 1 kept the sentences that told what happened. */
const document = documentKind('answer', [({ told, ...answer }) => ({ ...answer, facts: told })]);

export const Answer = z.object({
  facts: z.array(StoredFact),
  rolls: z.array(Roll),
  position: z.int().nullable(),
  isInStory: z.literal(true).optional(),
});
/** What came of a change besides the sheets, which answer for themselves. */
export type KeptAnswer = z.infer<typeof Answer>;

/** One change of a sheet as it was asked for. */
export interface Ask {
  campaignId: string;
  characterId: string;
  requestedBy: string;
  id: string;
}

/** What was answered to this change; null when it was never done. Hold the sheet first: of two alike, the second then finds what the first did. */
export async function findAnswer(sql: Sql, { campaignId, characterId, requestedBy, id }: Ask): Promise<KeptAnswer | null> {
  const { rows } = await sql.execute(raw`
    select answer from answered_change
    where campaign_id = ${campaignId} and character_id = ${characterId} and requested_by = ${requestedBy} and id = ${id}`);
  return rows[0] ? requireStored(Answer, migrate(document, rows[0]['answer']), { what: 'answer', id }) : null;
}

/** Keeps what was answered to a change. */
export async function saveAnswer(
  sql: Sql,
  { campaignId, characterId, requestedBy, id }: Ask,
  answer: KeptAnswer,
  now: Date,
): Promise<void> {
  await sql.execute(raw`
    insert into answered_change (campaign_id, character_id, requested_by, id, answer, created_at)
    values (${campaignId}, ${characterId}, ${requestedBy}, ${id}, ${JSON.stringify(numbered(document, answer))}::jsonb, ${now.toISOString()}::timestamptz)`);
}

/** Forgets answers that nobody will ask for again. */
export async function pruneAnswers(sql: Sql, now: Date): Promise<void> {
  await sql.execute(
    raw`delete from answered_change where created_at < ${new Date(now.getTime() - characterServerLimits.answerKeptMilliseconds).toISOString()}::timestamptz`,
  );
}
