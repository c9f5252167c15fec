import { readdirSync, readFileSync } from 'node:fs';
import { inFolder } from './process/folder.mjs';
import { oldWords, oldWordsIn } from './suites/old-words.mjs';

const roots = [...new Set(oldWords.flatMap(({ folders }) => folders.map((folder) => folder.split('/')[0])))];
const files = roots.flatMap((root) =>
  readdirSync(inFolder(root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(inFolder().length + 1)}/${entry.name}`.replaceAll('\\', '/')),
);
const found = files.flatMap((path) => oldWordsIn(path, readFileSync(inFolder(path), 'utf8')));
for (const { path, line, word, better } of found) console.log(`${path}:${line}: say ${better} instead of "${word}"`);
process.exitCode = found.length === 0 ? 0 : 1;
