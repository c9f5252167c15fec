import { build } from './build/build.mjs';
import { install } from './install/install.mjs';
import { keepRunning, onOrphaned } from './process/keep-running.mjs';
import { run, withNodeFirst } from './process/run.mjs';
import { command } from './process/unable.mjs';

// Young memory is collected in small portions, and the old not before there is some: a pause of 15 ms is felt at every table,
// three of 5 ms at none. Megabytes.
const flags = ['--max-semi-space-size=8', '--initial-heap-size=256'];

// The C library gives freed memory back to the system at once; of itself it would keep 100 MB that were needed to start. Bytes.
const memory = { MALLOC_TRIM_THRESHOLD_: '131072' };

await command(async () => {
  const node = await install('production');
  await build(node);
  // npm may be killed without a word; a shell that ends may leave this running on purpose.
  if (process.env.npm_lifecycle_event === 'start') onOrphaned(() => process.kill(process.pid, 'SIGTERM'));
  const env = { ...memory, ...withNodeFirst(node), NODE_ENV: 'production' };
  process.exitCode = await keepRunning(() => run(node, [...flags, 'dist/server/main.js'], { env, detached: true, tied: true }));
});
