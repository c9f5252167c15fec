import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { exclusively } from './exclusively.mjs';
import { fingerprint } from './fingerprint.mjs';
import { folder, inFolder } from './folder.mjs';
import { run, withNodeFirst } from './run.mjs';
import { Unable } from './unable.mjs';

const sources = ['web', 'domain', 'contract', 'package.json', 'package-lock.json'];
const built = inFolder('dist', 'web');
const stampFile = inFolder('dist', 'web.sha256');

/** Builds the web pages into dist/web when their sources changed since the last build; a running server never sees half a build. */
export async function buildWeb(node) {
  const wanted = fingerprint(folder, sources);
  if (isBuilt(wanted)) return;
  await exclusively(inFolder('.cache', 'build.lock'), () => (isBuilt(wanted) ? undefined : build(node, wanted)));
}

async function build(node, wanted) {
  console.log('Building the web pages.');
  const began = Date.now();
  const fresh = inFolder('dist', '.web-new');
  const old = inFolder('dist', '.web-old');
  [fresh, old].forEach((path) => rmSync(path, { recursive: true, force: true }));
  mkdirSync(inFolder('dist'), { recursive: true });
  const vite = inFolder('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', 'web', '--config', 'web/vite.config.ts', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...withNodeFirst(node), NODE_ENV: 'production' };
  const { code, output, interrupted } = await run(node, args, { env, quiet: true });
  if (interrupted) throw new Unable('Stopped before the web pages were built.');
  if (code !== 0) throw new Unable(`The web pages could not be built. Vite said:\n${output.trim()}`);
  rmSync(stampFile, { force: true });
  if (existsSync(built)) renameSync(built, old);
  renameSync(fresh, built);
  writeFileSync(stampFile, wanted);
  rmSync(old, { recursive: true, force: true });
  console.log(`Web pages built in ${Math.round((Date.now() - began) / 1000)} s.`);
}

function isBuilt(wanted) {
  return existsSync(built) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
}
