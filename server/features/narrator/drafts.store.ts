import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Draft } from '#contract/play/narrator-shapes.ts';
import { withSentences } from '#domain/narration/intent-reasons.ts';
import { Objection } from '#domain/narration/reply-check/objection.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentKind, migrate, numbered } from '#server/kernel/database/document-kind.ts';
import { readByParts } from '#server/kernel/database/stored.ts';
import { narrationColumns, joinTalk, NarrationRow } from './narrator.store.ts';
import { NarrationResult } from './narration-result.ts';

const document = documentKind('draft', [({ telling, ...draft }) => ({ ...draft, narration: telling })]);
const Row = NarrationRow.extend({ draft: NarrationResult, heldBack: z.array(Objection).catch([]) });
/** A reply that waits to be read by a DM. */
export type DraftRow = ReturnType<typeof toDraft>;

/** A row as a draft. Its words are always there; where what would follow from them cannot be read, it is damaged and nothing would. */
function toDraft(row: Record<string, unknown>) {
  const { id, cause, cycle } = NarrationRow.parse(row);
  const narration: NarrationResult['narration'] = {
    narrationId: id,
    cause,
    cycle,
    ending: 'complete',
    spokenBy: '',
    fellBack: null,
    scene: null,
    resolved: [],
  };
  const draft: NarrationResult = { rolls: [], narration, effects: [], state: null, ended: null };
  const { read, lost } = readByParts(Row, { ...row, draft: migrate(document, row['draft']) }, { what: 'draft', id }, { draft });
  return { ...read, isDamaged: lost.length > 0 };
}

const columns = raw`${narrationColumns}, draft, held_back as "heldBack"`;

/** Saves a finished reply as a draft for a DM to read; false when it was no longer being generated. */
export async function saveDraft(sql: Sql, id: string, { text, result }: { text: string; result: NarrationResult }): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update narration set status = 'drafted', text = ${text}, draft = ${JSON.stringify(numbered(document, result))}::jsonb, lease_until = null
    where id = ${id} and status = 'speaking'`);
  return (rowCount ?? 0) > 0;
}

/** The drafts of a campaign, oldest first. */
export async function listDrafts(sql: Sql, campaignId: string): Promise<DraftRow[]> {
  const { rows } = await sql.execute(raw`
    select ${columns} from narration where campaign_id = ${campaignId} and status = 'drafted' order by created_at, id`);
  return rows.map(toDraft);
}

/** A draft as those see it who read it before it is posted. */
export function toSeenDraft({ id, campaignId, cause, cycle, text, draft: { rolls, narration }, heldBack, isDamaged }: DraftRow): Draft {
  return { id, campaignId, cause, cycle, content: text, rolls, narration: withSentences(narration), heldBack, isDamaged };
}

/** Holds one draft until the transaction ends; null when it is not there any more. */
export async function lockDraft(sql: Sql, campaignId: string, id: string): Promise<DraftRow | null> {
  const { rows } = await sql.execute(raw`
    select ${columns} from narration where id = ${id} and campaign_id = ${campaignId} and status = 'drafted' for update`);
  return rows[0] ? toDraft(rows[0]) : null;
}

/** The draft was posted in these words. */
export async function markPublished(sql: Sql, id: string, text: string, now: Date): Promise<void> {
  await sql.execute(
    raw`update narration set status = 'narrated', text = ${text}, draft = null, narrated_at = ${now.toISOString()} where id = ${id}`,
  );
}

/** Forgets a draft with all that would have followed from it. */
export async function deleteDraft(sql: Sql, id: string): Promise<void> {
  await sql.execute(raw`delete from narration where id = ${id}`);
}

/** Has a draft generated again, with the messages since; nothing of the first version stays. */
export async function regenerate(sql: Sql, id: string): Promise<void> {
  await joinTalk(sql, [id]);
  await sql.execute(raw`delete from ruling where narration_id = ${id}`);
  await sql.execute(raw`delete from narration_fragment where narration_id = ${id}`);
  await sql.execute(
    raw`update narration set status = 'waiting', text = '', draft = null, held_back = '[]'::jsonb, stop_requested = false where id = ${id}`,
  );
}
