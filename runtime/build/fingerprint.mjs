import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const isTest = /\.test\.tsx?$/;

/** One hash over the names and contents of these files and folders, tests left out; it changes when any of them does. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(join(root, path)))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries
    .filter((entry) => !isTest.test(entry.name) && entry.name !== 'node_modules')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : entry.isFile() ? [join(path, entry.name)] : []));
}
