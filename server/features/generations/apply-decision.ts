import type { z } from 'zod';
import { withinBoth } from '#domain/permissions/audience.ts';
import { limits } from '#domain/limits/limits.ts';
import type { FieldEdit } from '#domain/world/lore/edit.ts';
import type { NewEntry, StoredEntry } from '#domain/world/lore/entry.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tome } from '#domain/world/tome.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';
import type { decide } from '#contract/worlds/generations.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { normalName } from './documents/index.ts';
import type { GenerationRow } from './generations.store.ts';
import type { ProposalRow } from './proposals.store.ts';
import { withParagraph } from './show-proposals.ts';
import type { EntryIndex } from './show-proposals.ts';
import { editEntry, selectEntry } from '#server/features/lore/index.ts';

export type Decision = z.infer<NonNullable<(typeof decide)['~orpc']['inputSchema']>>['decisions'][number];

export interface Applying {
  tx: Tx;
  worldId: string;
  by: { id: string; name: string };
  /** What stands in the world. */
  index: EntryIndex;
  /** Who may read what a document told; everyone for an expansion. */
  audience: LoreAudience;
  kind: GenerationRow['kind'];
}

/** Who may read what comes of a generation: of a document those who may read its tome, then and now. */
export function audienceOf({ tomeAudience }: Pick<GenerationRow, 'tomeAudience'>, tome: Pick<Tome, 'audience'> | null): LoreAudience {
  return withinBoth(tomeAudience ?? 'everyone', tome?.audience ?? 'everyone');
}

/** A proposal as a new entry, with what was changed in it before it was accepted. */
export function newEntryOf(
  { audience, kind }: Applying,
  { entry, evidence: [source] }: ProposalRow,
  { entry: changes = {} }: Decision,
): NewEntry {
  return { ...entry, audience, ...givenIn(changes), source: kind === 'document' ? (source ?? null) : null };
}

function givenIn(changes: NonNullable<Decision['entry']>) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Adds to an entry of the world what an expansion tells of it; a text that somebody changed is merged with what changed meanwhile. */
export async function growEntry(applying: Applying, row: ProposalRow, { entry: changes = {} }: Decision, entryId: string): Promise<string> {
  const before = await existing(applying, entryId);
  const edits: Record<string, FieldEdit> = {};
  for (const [field, value] of Object.entries(givenIn(changes))) {
    edits[field] = { value, seen: field === 'text' ? (row.expandsVersion ?? 1) : (before.versions[field] ?? 1) };
  }
  edits.text ??= { value: withParagraph(before.text, row.entry.text), seen: before.versions.text ?? 1 };
  await editEntry(applying.tx, applying, before, edits, 'generated');
  return before.id;
}

/**
 * Adds what a proposal tells to an entry as a new paragraph, and its name as an alias. What fewer people may read than the
 * entry becomes a passage for them, and its name is left out then.
 */
export async function mergeIntoEntry(applying: Applying, row: ProposalRow, { into, entry: changes = {} }: Decision): Promise<string> {
  const target = into ?? applying.index.like(row.entry)?.id;
  if (target === undefined) throw new Refusal('lore.notFound');
  const before = await existing(applying, target);
  const accepted = { ...row.entry, ...givenIn(changes) };
  const audience = changes.audience ?? applying.audience;
  const isNarrower = JSON.stringify(withinBoth(before.audience, audience)) !== JSON.stringify(before.audience);
  const paragraph = isNarrower ? fenced(accepted.text, audience) : accepted.text;
  const isThere = before.text.includes(accepted.text.trim());
  const aliases = isNarrower ? before.aliases : withAliases(before, [accepted.name, ...accepted.aliases]);
  const edits = {
    text: { value: isThere ? before.text : withParagraph(before.text, paragraph), seen: before.versions.text ?? 1 },
    aliases: { value: aliases, seen: before.versions.aliases ?? 1 },
  };
  await editEntry(applying.tx, applying, before, edits, applying.kind === 'document' ? 'imported' : 'generated');
  return before.id;
}

async function existing({ tx, worldId }: Applying, entryId: string): Promise<StoredEntry> {
  const entry = await selectEntry(tx.sql, worldId, entryId);
  if (!entry || entry.removedAt !== null) throw new Refusal('lore.notFound');
  return entry;
}

function fenced(text: string, audience: LoreAudience): string {
  return `::: ${audience === 'dm' || audience === 'everyone' ? 'dm' : `players ${audience.join(' ')}`}\n${text}\n:::`;
}

function withAliases({ name, aliases }: Pick<StoredEntry, 'name' | 'aliases'>, more: readonly string[]): string[] {
  const all = [...aliases];
  const known = new Set([name, ...aliases].map(normalName));
  for (const each of more.filter((one) => one.length <= 60)) {
    if (known.has(normalName(each)) || all.length >= limits.loreWords) continue;
    known.add(normalName(each));
    all.push(each);
  }
  return all;
}
