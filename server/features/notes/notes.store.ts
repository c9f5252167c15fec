import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { NoteCard } from '#domain/notes/note.ts';
import type { NoteReader } from '#domain/notes/note-audience.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, readStored } from '#server/kernel/database/stored.ts';
import { removedOnPlayedBranch } from '#server/features/campaign-documents/index.ts';

/** What may be shown to somebody at the table, as a condition on a note's `data`. */
const readableBy = ({ id, seat }: NoteReader): SQL => raw`
  case data->>'audience' when 'table' then true when 'dm' then ${isDm(seat)} else data->>'ownerId' = ${id} end`;

const card = raw`
  key as id, data->>'title' as title, data->>'audience' as audience, data->>'ownerId' as "ownerId", data->>'ownerName' as "ownerName",
  data->>'updatedAt' as "updatedAt", data->'updatedBy'->>'name' as "updatedBy", data->>'version' as version, left(data->>'text', ${campaignServerLimits.noteOpeningLength}) as opening,
  case jsonb_typeof(data->'others') when 'array' then jsonb_array_length(data->'others') end as waiting`;

/** What a list shows of a note that cannot be read. */
const Rest = z.object({
  id: NoteCard.shape.id,
  title: NoteCard.shape.title.catch('Damaged note'),
  audience: NoteCard.shape.audience.catch('private'),
  ownerId: NoteCard.shape.ownerId.catch(''),
  ownerName: NoteCard.shape.ownerName.catch('Unknown'),
  updatedAt: NoteCard.shape.updatedAt.catch(new Date(0).toISOString()),
  updatedBy: NoteCard.shape.updatedBy.catch('Unknown'),
  version: NoteCard.shape.version.catch(''),
});

function toCard(row: Record<string, unknown>): NoteCard {
  const read = readStored(NoteCard, row, { what: 'note', id: String(row['id']) });
  if (!(read instanceof Damaged)) return read;
  return { ...Rest.parse(row), opening: 'This note is damaged.', waiting: 0 };
}

/** The notes of a campaign that somebody may read, last written first. */
export async function listNotesFor(sql: Sql, campaignId: string, reader: NoteReader): Promise<NoteCard[]> {
  const { rows } = await sql.execute(raw`
    select ${card} from document where campaign_id = ${campaignId} and kind = 'note' and ${readableBy(reader)}
    order by data->>'updatedAt' desc, key limit ${limits.notesPerCampaign}`);
  return rows.map(toCard);
}

/** Notes that were removed on the branch played now and that somebody could read, last written first. */
export async function listRemovedNotesFor(sql: Sql, campaignId: string, reader: NoteReader): Promise<NoteCard[]> {
  const { rows } = await sql.execute(raw`
    select ${card} from ${removedOnPlayedBranch(campaignId, 'note')} as last_versions where ${readableBy(reader)}
    order by data->>'updatedAt' desc, key limit ${limits.notesPerCampaign}`);
  return rows.map(toCard);
}

const ManyRow = z.object({ many: z.int() });

/** How many notes a campaign has. */
export async function countNotes(sql: Sql, campaignId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*)::int as many from document where campaign_id = ${campaignId} and kind = 'note'`);
  return ManyRow.parse(rows[0]).many;
}
