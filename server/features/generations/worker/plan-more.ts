import { randomUUID } from 'node:crypto';
import { everyone } from '#domain/permissions/audience.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { isOverModelQuota, narratorUsage } from '#server/features/narrator/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { askForLore } from './ask-for-lore.ts';
import { generateLore } from '#server/features/generations/generator/generate-lore.ts';
import type { GenerationRow } from '#server/features/generations/generations.store.ts';
import { lockGeneration, savePlan } from '#server/features/generations/generations.store.ts';
import { countsFor, entriesOf, growthOf } from '#server/features/generations/how-much.ts';
import type { PlannedEntry } from '#server/features/generations/planned-entry.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';
import type { Work } from './generation-work.ts';
import { readLore } from '#server/features/lore/index.ts';
import { storytellerLabel } from '#server/features/model/index.ts';
import { findWorld } from '#server/features/world-library/index.ts';

interface Plan {
  entries: PlannedEntry[];
  /** The categories that it is for. */
  categories: readonly LoreCategory[];
  label: string;
}

/**
 * Plans the next entries of a world or an expansion. A model is asked for one category of a world at a time, or for the
 * whole of an expansion; where there is none, or it fails, the Storyteller writes.
 */
export async function planMore(work: Work, row: GenerationRow): Promise<void> {
  // Lore is written from what everyone may read, and from nothing else.
  const known = await readLore(work.kernel.database.sql, row.worldId, everyone);
  const plan = await makePlan(work, row, known);
  await transact(work.kernel, async (tx) => {
    const now = await lockGeneration(tx.sql, row.id);
    if (now?.state !== 'running' || now.completed !== row.completed || now.plannedFor.length !== row.plannedFor.length) return;
    const plannedFor = [...row.plannedFor, ...plan.categories];
    const categories = row.categories.filter((category) => !plannedFor.includes(category));
    const planned = row.completed + plan.entries.length + (categories.length > 0 ? entriesOf({ ...row, categories }) : 0);
    await savePlan(tx.sql, row.id, { entries: plan.entries, plannedFor, planned, label: joined(row.label, plan.label) });
    await announceGeneration(tx, work.models, row.id);
  });
}

async function makePlan(work: Work, row: GenerationRow, known: readonly SeenEntry[]): Promise<Plan> {
  const { sql } = work.kernel.database;
  const left = row.categories.filter((category) => !row.plannedFor.includes(category));
  const settings = await findSettings(sql);
  const model = work.models.currentModel(settings);
  const world = await findWorld(sql, '', row.worldId);
  const about = { name: world?.name ?? '', description: world?.description ?? '' };
  const mood = [about.name, about.description, world?.aiPrompt ?? ''].join('\n');
  const asker = row.requestedBy ?? '';
  const now = work.kernel.now();
  let forStoryteller = left;
  if (model.isModel && !(await isOverModelQuota(sql, settings, { campaignId: '', askers: [asker], now }))) {
    const categories = row.kind === 'world' ? left.slice(0, 1) : left;
    const counts = countsFor(row, categories, row.seed);
    const wish = { world: about, prompt: wishOf(row), counts, grow: growthOf(row), known, signal: work.signal };
    const { planned, fault, usage } = await askForLore(model, wish);
    const usedModel = planned === null ? storytellerLabel : model.label;
    await narratorUsage.saveAnswer(sql, { id: randomUUID(), model: usedModel, usage, requestedBy: asker, fellBack: fault }, now);
    if (planned) return { entries: planned, categories, label: model.label };
    // A model that answers, but badly, may do better with the next category.
    if (fault === 'bad-answer') forStoryteller = categories;
  }
  return { entries: tellWithoutModel(row, forStoryteller, known, mood), categories: forStoryteller, label: storytellerLabel };
}

function tellWithoutModel(
  row: GenerationRow,
  categories: readonly LoreCategory[],
  known: readonly SeenEntry[],
  about: string,
): PlannedEntry[] {
  const written = generateLore({
    prompt: row.prompt,
    seed: `${row.seed} ${categories.join(' ')}`,
    counts: countsFor(row, categories, row.seed),
    existing: known,
    grow: growthOf(row),
    about,
  });
  return written.map(({ expands, ...entry }) => {
    const existing = known.find(({ id }) => id === expands);
    return { ...entry, aliases: [], expands: existing ? { id: existing.id, version: existing.versions.text ?? 1 } : null };
  });
}

function wishOf({ prompt, category }: GenerationRow): string {
  return prompt === '' ? `More about the ${category ?? 'lore'} of this world.` : prompt;
}

/** Who told, when it was more than one. */
function joined(before: string | null, label: string): string {
  return before === null || before.includes(label) ? (before ?? label) : `${before} and ${label}`;
}
