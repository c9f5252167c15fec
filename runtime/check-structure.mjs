import { readdirSync, readFileSync } from 'node:fs';
import { inFolder } from './process/folder.mjs';
import { isSource, structureOf } from './suites/structure.mjs';

/** Many alike, each by itself: what is added there is found by its name. */
const open = ['server/migrations', 'domain/srd/monsters', 'tests'];

const files = ['domain', 'contract', 'server', 'web', 'bench', 'runtime', 'tests'].flatMap((root) =>
  readdirSync(inFolder(root), { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: `${entry.parentPath.slice(inFolder().length + 1)}/${entry.name}`.replaceAll('\\', '/') }))
    .filter(({ entry, path }) => entry.isFile() && isSource(path) && !path.includes('node_modules/'))
    .map(({ path }) => ({ path, text: readFileSync(inFolder(path), 'utf8') })),
);
const wrong = structureOf(files, (folder) => open.some((root) => folder.startsWith(root)));
for (const sentence of wrong) console.log(sentence);
process.exitCode = wrong.length === 0 ? 0 : 1;
