import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { loreCategories, LoreCategory } from '#domain/world/lore/lore.ts';
import { normalName, similarity, trigramsOf } from '#server/features/generations/documents/extract/normal-name.ts';
import type { Proposal } from '#server/features/generations/documents/extract/proposal.ts';

const Labels = z.object({
  labels: z.record(LoreCategory, z.object({ blocks: z.array(z.string()), prose: z.array(z.string()) })),
  /** Named things that fit no category well: proposing them is no mistake, missing them neither. */
  optional: z.array(z.string()),
});

/** How many were found, proposed and expected of one kind in one category. */
export interface Tally {
  right: number;
  proposed: number;
  found: number;
  expected: number;
}

type Kind = 'blocks' | 'prose';
export type Score = Map<string, Tally>;

const tallyKey = (kind: Kind, category: LoreCategory): string => `${kind} ${category}`;

/** Names are the same when the product would merge them. */
function isSame(name: string, other: string): boolean {
  const [a, b] = [normalName(name), normalName(other)];
  return a === b || similarity(trigramsOf(a), trigramsOf(b)) >= 0.6;
}

/** Counts the proposals for a document against its labels; what is wrong or missing goes to `faults`. */
export function score(file: string, proposals: Proposal[], into: Score, faults: string[] = []): void {
  const path = new URL(file.replace(/\.\w+$/, '.labels.json'), import.meta.url);
  const { labels, optional } = Labels.parse(JSON.parse(readFileSync(path, 'utf8')));
  const open = proposals.filter(({ name }) => !optional.some((other) => isSame(name, other)));
  const names = (proposal: Proposal) => [proposal.name, ...proposal.aliases];
  for (const category of loreCategories) {
    const expected = labels[category];
    for (const kind of ['blocks', 'prose'] as const) {
      const tally = into.get(tallyKey(kind, category)) ?? { right: 0, proposed: 0, found: 0, expected: 0 };
      into.set(tallyKey(kind, category), tally);
      const all = [...expected.blocks, ...expected.prose];
      const made = open.filter((proposal) => proposal.category === category && (proposal.foundBy === 'prose') === (kind === 'prose'));
      for (const proposal of made) {
        tally.proposed++;
        if (all.some((label) => names(proposal).some((name) => isSame(name, label)))) tally.right++;
        else faults.push(`wrong ${kind} ${category}: ${proposal.name}`);
      }
      for (const label of expected[kind]) {
        tally.expected++;
        if (proposals.some((proposal) => proposal.category === category && names(proposal).some((name) => isSame(name, label))))
          tally.found++;
        else faults.push(`missed ${kind} ${category}: ${label}`);
      }
    }
  }
}

/** Precision and recall as lines to read. */
export function tell(scores: Score): string[] {
  return [...scores]
    .filter(([, { expected, proposed }]) => expected + proposed > 0)
    .map(([key, tally]) => {
      const share = (part: number, whole: number) => (whole === 0 ? '   –' : (part / whole).toFixed(2));
      return `${key.padEnd(18)} precision ${share(tally.right, tally.proposed)} (${tally.proposed})  recall ${share(tally.found, tally.expected)} (${tally.expected})`;
    });
}
