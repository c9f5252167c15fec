import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { decide as operation } from '#contract/worlds/generations.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findWorldAccess, lockWorldOf, readerOf } from '#server/features/worlds/index.ts';
import { audienceOf, growEntry, mergeIntoEntry, newEntryOf } from '#server/features/generations/apply-decision.ts';
import type { Applying, Decision } from '#server/features/generations/apply-decision.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { generationOf } from '#server/features/generations/generation-of.ts';
import { lockGeneration } from '#server/features/generations/generations.store.ts';
import { lockProposals, saveDecided } from '#server/features/generations/proposals.store.ts';
import type { ProposalRow } from '#server/features/generations/proposals.store.ts';
import { entryIndex, showProposal } from '#server/features/generations/show-proposals.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { addEntries, readLore } from '#server/features/lore/index.ts';
import { worldTomes } from '#server/features/tomes/index.ts';

export const decide = (models: ModelAccess) =>
  command(operation, {
    may: policies['generations.decide'],
    lock: lockWorldOf,
    find: findWorldAccess,
    run: async ({ tx, actor, input: { worldId, generationId, decisions }, subject }) => {
      const generation = generationOf(await lockGeneration(tx.sql, generationId), worldId);
      const reader = readerOf(actor, subject);
      const rows = await lockProposals(
        tx.sql,
        generationId,
        decisions.map(({ proposalId }) => proposalId),
      );
      const tome = generation.tomeId === null ? null : await worldTomes.selectTome(tx.sql, worldId, generation.tomeId);
      const index = entryIndex(await readLore(tx.sql, worldId, reader));
      const audience = audienceOf(generation, tome);
      const decided = await apply({ tx, worldId, by: authorOf(actor), index, audience, kind: generation.kind }, rows, decisions);
      await saveDecided(tx.sql, decided);
      await announceGeneration(tx, models, generationId);
      const now = entryIndex(await readLore(tx.sql, worldId, reader));
      return decided.map((row) => showProposal(row, now));
    },
  });

/** Applies the decisions in their order; refuses all of them where one is about what was decided already. */
async function apply(applying: Applying, rows: readonly ProposalRow[], decisions: readonly Decision[]): Promise<ProposalRow[]> {
  const decided = new Map<string, ProposalRow>();
  const fresh: { row: ProposalRow; decision: Decision }[] = [];
  for (const decision of decisions) {
    const row = rows.find(({ id }) => id === decision.proposalId);
    const isOpen = row?.state === 'open';
    if (!row || decided.has(row.id) || !(decision.verdict === 'reopen' ? row.state === 'rejected' : isOpen))
      throw new Refusal('proposal.notFound');
    if (decision.verdict === 'accept' && !applying.index.byId(row.expandsEntryId)) fresh.push({ row, decision });
    decided.set(row.id, await applyOne(applying, row, decision));
  }
  const action = applying.kind === 'document' ? 'imported' : 'generated';
  const written = await addEntries(
    applying.tx,
    applying,
    fresh.map(({ row, decision }) => newEntryOf(applying, row, decision)),
    action,
  );
  for (const [at, { row }] of fresh.entries()) {
    const entry = written[at];
    if (entry) decided.set(row.id, { ...row, state: 'accepted', entryId: entry.id });
  }
  return [...decided.values()];
}

/** What becomes of a proposal; one that becomes a new entry is written together with the others. */
async function applyOne(applying: Applying, row: ProposalRow, decision: Decision): Promise<ProposalRow> {
  if (decision.verdict === 'reject') return { ...row, state: 'rejected' };
  if (decision.verdict === 'reopen') return { ...row, state: 'open' };
  const grown = applying.index.byId(row.expandsEntryId);
  if (decision.verdict === 'merge') return { ...row, state: 'merged', entryId: await mergeIntoEntry(applying, row, decision) };
  return grown ? { ...row, state: 'accepted', entryId: await growEntry(applying, row, decision, grown.id) } : row;
}
