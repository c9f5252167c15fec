import { build } from './build.mjs';
import { install } from './install.mjs';
import { run, withNodeFirst } from './run.mjs';
import { command } from './unable.mjs';

// Young memory is collected in small portions, and the old not before there is some: a pause of 15 ms is felt at every table,
// three of 5 ms at none. Megabytes.
const flags = ['--max-semi-space-size=8', '--initial-heap-size=256'];

await command(async () => {
  const node = await install('production');
  await build(node);
  const { code } = await run(node, [...flags, 'dist/server/main.js'], {
    env: { ...withNodeFirst(node), NODE_ENV: 'production' },
    apart: true,
  });
  process.exitCode = code;
});
