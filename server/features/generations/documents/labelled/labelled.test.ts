import { describe, expect, it } from 'vitest';
import { extractLore } from '#server/features/generations/documents/extract/extract-lore.ts';
import { parseDocument } from '#server/features/generations/documents/parse/parse-document.ts';
import { score, tell, type Score, type Tally } from './score.fixture.ts';
import { formsOf, heldOut, tuned } from './write-forms.fixture.ts';

/** Scores one form, or every form, of these documents. */
async function scoreOf(files: readonly string[], ending = ''): Promise<{ scores: Score; told: string[] }> {
  const scores: Score = new Map();
  const told: string[] = [];
  for (const form of files.flatMap((file) => formsOf(file).map((one) => ({ ...one, file })))) {
    if (form.name.endsWith(ending)) score(form.file, extractLore(await parseDocument(form.name, form.bytes)), scores, told);
  }
  return { scores, told };
}

function sum(scores: Score, kind: 'blocks' | 'prose'): Tally {
  const total = { right: 0, proposed: 0, found: 0, expected: 0 };
  for (const [key, tally] of scores) {
    if (!key.startsWith(kind)) continue;
    for (const part of ['right', 'proposed', 'found', 'expected'] as const) total[part] += tally[part];
  }
  return total;
}

/** Where rules find less than nearly all. */
const leastRecall: Record<string, number> = { 'prose monsters': 0.72, 'prose items': 0.86, 'prose spells': 0.92, 'prose quests': 0.9 };

describe('The labelled documents', () => {
  it('give their lore in every form and category', async () => {
    const { scores } = await scoreOf(tuned);
    process.stdout.write(`Five documents in five forms:\n${tell(scores).join('\n')}\n`);
    expect(scores.size).toBe(16);
    for (const [key, tally] of scores) {
      const [precision, recall] = [tally.right / Math.max(1, tally.proposed), tally.found / Math.max(1, tally.expected)];
      if (tally.proposed > 0) expect(precision, `${key} precision`).toBeGreaterThanOrEqual(0.97);
      if (tally.expected > 0) expect(recall, `${key} recall`).toBeGreaterThanOrEqual(leastRecall[key] ?? 0.98);
    }
  });

  it.each(['.md', '.txt', '.docx', '.pdf', '.doc'])('lose nothing as %s that they hold in another form', async (ending) => {
    const { scores } = await scoreOf(tuned, ending);
    const [blocks, prose] = [sum(scores, 'blocks'), sum(scores, 'prose')];
    expect(blocks.right / blocks.proposed).toBeGreaterThanOrEqual(0.98);
    expect(blocks.found / blocks.expected).toBeGreaterThanOrEqual(0.98);
    expect(prose.right / prose.proposed).toBeGreaterThanOrEqual(0.97);
    expect(prose.found / prose.expected).toBeGreaterThanOrEqual(0.92);
  });

  it('are joined by one that no rule was made for, whose blocks are found and most of whose prose', async () => {
    const { scores } = await scoreOf([heldOut]);
    process.stdout.write(`The held-out document in five forms:\n${tell(scores).join('\n')}\n`);
    const [blocks, prose] = [sum(scores, 'blocks'), sum(scores, 'prose')];
    expect(blocks.right / blocks.proposed).toBe(1);
    expect(blocks.found / blocks.expected).toBe(1);
    expect(prose.right / prose.proposed).toBeGreaterThanOrEqual(0.82);
    expect(prose.found / prose.expected).toBeGreaterThanOrEqual(0.67);
  });
});
