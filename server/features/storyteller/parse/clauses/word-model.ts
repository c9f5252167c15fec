import { sumsIn, unpacked, weightsOf } from '#server/features/storyteller/parse/classifier/linear-model.ts';
import { contentFile } from '#server/kernel/content.ts';
import { z } from 'zod';
import { chainOf, labelCount } from './word-chain.ts';
import type { Chain } from './word-chain.ts';
import { wordFeatures } from './word-features.ts';
import type { Word } from './word-features.ts';

/** The size of what was learned of words. */
export const wordSize = { places: 65_536, labels: labelCount } as const;

const Learned = weightsOf(wordSize).extend({
  /** How well one label fits behind another. */
  after: z.array(z.number()).length(labelCount * labelCount),
});

/** The line that was looked at last: a line is read several times over. */
let last: { key: string; chain: Chain } | null = null;
let learned: (ReturnType<typeof unpacked> & { after: number[] }) | null = null;

function read(line: readonly Word[], people: readonly string[]): Chain {
  if (!learned) {
    const { after, ...packed } = contentFile('storyteller/words.json', Learned);
    learned = { ...unpacked(packed), after };
  }
  const { after, ...model } = learned;
  return chainOf({ words: wordFeatures(line, people).map((features) => sumsIn(model, features, wordSize)), after });
}

/** How likely each word of a line has which mode and begins a clause, by the weights in `content/storyteller/words.json`. */
export function chainIn(line: readonly Word[], people: readonly string[]): Chain {
  const key = [...people, '', ...line.map(({ text, before, after }) => `${before}${text}${after}`)].join('\n');
  if (last?.key !== key) last = { key, chain: read(line, people) };
  return last.chain;
}
