import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelServer } from '#tests/support/services/model-server.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { setup, teardown } from '#tests/support/database/postgres-cleanup.ts';
import { emptyDatabaseUrl } from '#tests/support/database/postgres.ts';
import { startBare } from '#bench/subjects/bare.ts';
import { measureFirstPicture } from '#bench/first-picture/first-picture.ts';
import { measureDice } from './dice.ts';
import { measureFanout } from './fanout.ts';
import { startHearthlore } from '#bench/subjects/hearthlore.ts';
import { measureDeletion } from './deletion.ts';
import { measureImports } from './imports.ts';
import { measureMapFrames } from './map-frames.ts';
import { measureMapMoves } from './map-moves.ts';
import { measureNarrator } from './narrator.ts';
import { readOptions } from './options.ts';
import type { Options } from './options.ts';
import { measureReads } from './reads.ts';
import { measureRules } from './rules.ts';
import { print } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { measureSizes } from '#bench/page-sizes/sizes.ts';
import { measureScale } from '#bench/scale/scale.ts';
import { measureStory } from './story.ts';
import { measureViewers } from './viewers.ts';
import type { Store } from '#bench/subjects/subject.ts';

const began = performance.now();
const [load = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'hearthlore-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// Leaving by the front door stops the servers and removes their data.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error('Stopped before the end.');
    process.exit(1);
  });
}
try {
  const options = readOptions(process.argv.slice(2));
  const sizes = options.only.includes('sizes') ? measureSizes() : [];
  const story = options.only.includes('story') ? await measureStory() : [];
  const deletion = options.only.includes('deletion') ? await measureDeletion() : [];
  const rules = options.only.includes('rules') ? await measureRules() : [];
  const dice = options.only.includes('dice') ? measureDice() : [];
  const picture = options.only.includes('picture') ? await measurePicture(options) : [];
  const map = options.only.includes('map') ? [...(await measureMapFrames()), ...(await measureMapMoves())] : [];
  const scale = options.only.includes('scale') ? await measureScale(options) : [];
  const embedded = await measureEngine('embedded', options);
  const postgres = options.postgres ? await measureEngine('postgres', options) : [];
  if (load > cpus().length / 2) console.log('Other programs keep this machine busy; times and rates suffer from it, ratios less so.');
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}, medians of ${options.rounds} rounds in turn`,
  );
  const figures = [...embedded, ...postgres, ...sizes, ...story, ...deletion, ...rules, ...dice, ...picture, ...map, ...scale];
  print(figures);
  const missed = figures.filter(({ holds }) => !holds).length;
  console.log(`${missed === 0 ? 'Every bar holds.' : `${missed} missed.`} (${Math.round((performance.now() - began) / 1000)} s)`);
  process.exitCode = missed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Everything that needs servers, on one engine. */
async function measureEngine(engine: 'embedded' | 'postgres', options: Options): Promise<Figure[]> {
  if (options.only.every((section) => ['sizes', 'story', 'deletion', 'rules', 'dice', 'picture', 'map', 'scale'].includes(section)))
    return [];
  if (engine === 'postgres') await setup();
  const model = await startModelServer();
  try {
    const figures = await measureServers(engine, model, options);
    return figures.map((figure) => ({ ...figure, what: options.postgres ? `${engine}: ${figure.what}` : figure.what }));
  } finally {
    await model.close();
    if (engine === 'postgres') await teardown();
  }
}

async function measureServers(engine: 'embedded' | 'postgres', model: ModelServer, options: Options): Promise<Figure[]> {
  const bare = await startBare(await storeOf(engine, 'bare'), model.url);
  try {
    const ours = await startHearthlore(await storeOf(engine, 'hearthlore'), model.url);
    try {
      const fanout = options.only.includes('fanout') ? await measureFanout({ ours, bare }, options) : [];
      const reads = options.only.includes('reads') ? await measureReads({ ours, bare }, options) : [];
      const imports = options.only.includes('imports') ? await measureImports(ours, options) : [];
      const narrator = options.only.includes('narrator') ? await measureNarrator(ours, model, options) : [];
      const viewers = options.only.includes('viewers') ? await measureViewers({ ours, bare }, model, options) : [];
      return [...fanout, ...reads, ...imports, ...narrator, ...viewers];
    } finally {
      await ours.stop();
    }
  } finally {
    await bare.stop();
  }
}

/** First pictures, on the database of the tests. */
async function measurePicture(options: Options): Promise<Figure[]> {
  await setup();
  try {
    return await measureFirstPicture(options);
  } finally {
    await teardown();
  }
}

async function storeOf(engine: 'embedded' | 'postgres', name: string): Promise<Store> {
  const databaseUrl = engine === 'postgres' ? await emptyDatabaseUrl() : null;
  return { dataDir: mkdtempSync(join(folder, `${engine}-${name}-`)), databaseUrl };
}
