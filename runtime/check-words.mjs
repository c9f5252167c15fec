import { readdirSync, readFileSync } from 'node:fs';
import { inFolder } from './process/folder.mjs';
import { numberNamesOf } from './suites/number-names.mjs';
import { oldWordsIn } from './suites/old-words.mjs';

const roots = ['domain', 'contract', 'server', 'web', 'tests', 'bench', 'runtime'];
const files = roots.flatMap((root) =>
  readdirSync(inFolder(root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(inFolder().length + 1)}/${entry.name}`.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'))
    .map((path) => ({ path, text: readFileSync(inFolder(path), 'utf8') })),
);
const words = files
  .flatMap(({ path, text }) => oldWordsIn(path, text))
  .map(({ path, line, word, better }) => `${path}:${line}: say ${better} instead of "${word}"`);
const wrong = [...words, ...numberNamesOf(files)];
for (const sentence of wrong) console.log(sentence);
process.exitCode = wrong.length === 0 ? 0 : 1;
