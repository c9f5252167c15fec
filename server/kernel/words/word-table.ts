import { readFileSync } from 'node:fs';
import { inProject } from '#server/kernel/in-project.ts';

/** How near words are in sense, by where they stand beside other words in a large body of English. */
export interface WordTable {
  /** Whether the table knows the word, which stands in lower case. */
  has(word: string): boolean;
  /** From -1 to 1: how near two words are in sense; 1 for the same word, 0 where the table does not know one of them. */
  nearness(one: string, other: string): number;
}

const dimensions = 50;
const folder = inProject('content', 'words');

/**
 * The table in `content/words`: a word a line, and for each the same number of signed bytes. `runtime/word-table.mjs` derives it
 * from GloVe 6B (Pennington, Socher and Manning, 2014; Public Domain Dedication and License 1.0). Refuses files that do not fit together.
 */
export function readWordTable(list: string, vectors: Buffer): WordTable {
  const words = list.split('\n').filter((word) => word !== '');
  if (vectors.length !== words.length * dimensions)
    throw new Error(`content/words has ${words.length} words and ${vectors.length} bytes, which is not ${dimensions} for each word.`);
  const places = new Map(words.map((word, at) => [word, at * dimensions]));
  const bytes = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length);
  const product = (one: number, other: number) => {
    let sum = 0;
    for (let at = 0; at < dimensions; at += 1) sum += (bytes[one + at] ?? 0) * (bytes[other + at] ?? 0);
    return sum;
  };
  return {
    has: (word) => places.has(word),
    nearness(one, other) {
      if (one === other) return 1;
      const [first, second] = [places.get(one), places.get(other)];
      if (first === undefined || second === undefined) return 0;
      return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
    },
  };
}

let table: WordTable | null = null;

/** The table of the installation, read when it is first asked for. */
export function wordTable(): WordTable {
  table ??= readWordTable(readFileSync(`${folder}/words.txt`, 'utf8'), readFileSync(`${folder}/vectors.int8`));
  return table;
}
