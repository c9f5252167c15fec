import { randomUUID } from 'node:crypto';
import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { Proposal } from '#domain/world/generation.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readByParts } from '#server/kernel/database/stored.ts';
import { FoundBy } from './documents/index.ts';
import { PlannedEntry } from './planned-entry.ts';

const Row = Proposal.pick({ id: true, generationId: true, evidence: true, confidence: true, state: true, entryId: true }).extend({
  entry: PlannedEntry.omit({ expands: true }),
  /** The entry of the world that it adds to, and the version of its text that was known. */
  expandsEntryId: z.string().nullable(),
  expandsVersion: z.int().nullable(),
  /** How a document told of it; null for an expansion. */
  foundBy: FoundBy.nullable(),
});
export type ProposalRow = z.infer<typeof Row>;

/** What stands for words of a proposal that cannot be read; whoever reviews it changes or rejects it. */
const instead = {
  category: 'geography',
  name: 'A damaged proposal',
  aliases: [],
  tags: [],
  text: 'Some of this proposal is damaged, and its words are lost.',
  date: null,
};

/** A row as a proposal, with what can be read of it where it is damaged. */
function toRow(row: Record<string, unknown>): ProposalRow {
  const stored = { what: 'proposal', id: String(row['id']) };
  const given = z.record(z.string(), z.unknown()).catch({}).parse(row['entry']);
  const { read: entry } = readByParts(Row.shape.entry, given, stored, instead);
  return readByParts(Row, { ...row, entry }, stored, { evidence: [] }).read;
}

const selected = raw`
  select id, generation_id as "generationId", entry, expands_entry_id as "expandsEntryId", expands_version as "expandsVersion", evidence, confidence, found_by as "foundBy", state, entry_id as "entryId"
  from world_proposal`;

/** What a generation proposes, in order. */
export async function listProposals(sql: Sql, generationId: string): Promise<ProposalRow[]> {
  const { rows } = await sql.execute(raw`${selected} where generation_id = ${generationId} order by ordinal, id`);
  return rows.map(toRow);
}

/** These of its proposals, locked for the rest of the transaction. */
export async function lockProposals(sql: Sql, generationId: string, ids: readonly string[]): Promise<ProposalRow[]> {
  const { rows } = await sql.execute(raw`
    ${selected} where generation_id = ${generationId} and id = any(${raw.param([...ids])}::text[]) order by ordinal, id for update`);
  return rows.map(toRow);
}

export type NewProposal = Pick<ProposalRow, 'entry' | 'expandsEntryId' | 'expandsVersion' | 'evidence' | 'confidence' | 'foundBy'>;

/** Adds proposals behind those there are. */
export async function insertProposals(sql: Sql, generation: { id: string; worldId: string }, fresh: readonly NewProposal[]): Promise<void> {
  const given = fresh.map((each) => ({ ...each, id: randomUUID() }));
  await sql.execute(raw`
    insert into world_proposal (id, generation_id, world_id, ordinal, entry, expands_entry_id, expands_version, evidence, confidence, found_by)
    select id, ${generation.id}::text, ${generation.worldId}::text, behind.ordinal + position, entry, "expandsEntryId", "expandsVersion", evidence, confidence, "foundBy"
    from rows from (jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as (id text, entry jsonb, "expandsEntryId" text, "expandsVersion" int, evidence jsonb,
      confidence real, "foundBy" text)) with ordinality as given (id, entry, "expandsEntryId", "expandsVersion", evidence, confidence, "foundBy", position),
      (select coalesce(max(ordinal), 0) as ordinal from world_proposal where generation_id = ${generation.id}) behind`);
}

/** Writes what a proposal says anew, where more was found of it. */
export async function saveFound(
  sql: Sql,
  { id, entry, evidence, confidence }: Pick<ProposalRow, 'id' | 'entry' | 'evidence' | 'confidence'>,
): Promise<void> {
  await sql.execute(raw`
    update world_proposal set entry = ${JSON.stringify(entry)}::jsonb, evidence = ${JSON.stringify(evidence)}::jsonb, confidence = ${confidence} where id = ${id}`);
}

/** Notes what was decided about proposals. */
export async function saveDecided(sql: Sql, decided: readonly Pick<ProposalRow, 'id' | 'state' | 'entryId' | 'entry'>[]): Promise<void> {
  await sql.execute(raw`
    update world_proposal p set state = given.state, entry_id = given."entryId", entry = given.entry
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as given (id text, state text, "entryId" text, entry jsonb) where p.id = given.id`);
}
