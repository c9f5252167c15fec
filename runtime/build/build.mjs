import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { exclusively } from '../process/exclusively.mjs';
import { fingerprint } from './fingerprint.mjs';
import { folder, inFolder } from '../process/folder.mjs';
import { run, withNodeFirst } from '../process/run.mjs';
import { Unable } from '../process/unable.mjs';

const shared = [
  'content/srd',
  'content/encounters',
  'content/guides',
  'content/terms',
  'content/ideas',
  'content/stamps',
  'domain',
  'contract',
  'package.json',
  'package-lock.json',
];
const product = [
  { name: 'web', source: 'web', called: 'web pages', sources: ['web', ...shared] },
  { name: 'server', source: 'server', called: 'server', sources: ['server', ...shared] },
];

/** The web pages with React's development build, which warns in the console where the product's keeps silent. */
const warningPages = {
  name: 'web-with-warnings',
  source: 'web',
  called: 'web pages with warnings',
  sources: ['web', ...shared],
  mode: 'development',
};

/** Builds the web pages and the server into dist/ where their sources changed since the last build; a running server never sees half a build. */
export const build = (node) => buildStale(node, product);

/** Builds what the journeys need: the product, and for those of the night its web pages once more with React's warnings. */
export const buildForJourneys = (node) =>
  buildStale(node, process.env.HEARTHLORE_TESTS === 'nightly' ? [...product, warningPages] : product);

async function buildStale(node, parts) {
  if (parts.every(isBuilt)) return;
  await exclusively(inFolder('.cache', 'build.lock'), async () => {
    const stale = parts.filter((part) => !isBuilt(part));
    if (stale.length === 0) return;
    console.log(`Building the ${stale.map(({ called }) => called).join(' and the ')}.`);
    const began = Date.now();
    await Promise.all(stale.map((part) => buildPart(node, part)));
    console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
  });
}

async function buildPart(node, { name, source, called, sources, mode = 'production' }) {
  const wanted = fingerprint(folder, sources);
  const built = inFolder('dist', name);
  const fresh = inFolder('dist', `.${name}-new`);
  const old = inFolder('dist', `.${name}-old`);
  [fresh, old].forEach((path) => rmSync(path, { recursive: true, force: true }));
  mkdirSync(inFolder('dist'), { recursive: true });
  const vite = inFolder('node_modules', 'vite', 'bin', 'vite.js');
  const where = ['--config', `${source}/vite.config.ts`, '--outDir', fresh, '--emptyOutDir'];
  const readable = mode === 'development' ? ['--minify', 'false'] : [];
  const args = [vite, 'build', source, ...where, ...readable, '--mode', mode, '--logLevel', 'warn'];
  const env = { ...withNodeFirst(node), NODE_ENV: mode };
  const { code, output, interrupted } = await run(node, args, { env, quiet: true });
  if (interrupted) throw new Unable(`Stopped before the ${called} could be built.`);
  if (code !== 0) throw new Unable(`The ${called} could not be built. Vite said:\n${output.trim()}`);
  rmSync(stampOf(name), { force: true });
  if (existsSync(built)) renameSync(built, old);
  renameSync(fresh, built);
  writeFileSync(stampOf(name), wanted);
  rmSync(old, { recursive: true, force: true });
}

const stampOf = (name) => inFolder('dist', `${name}.sha256`);

function isBuilt({ name, sources }) {
  const stamp = stampOf(name);
  return existsSync(inFolder('dist', name)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(folder, sources);
}
