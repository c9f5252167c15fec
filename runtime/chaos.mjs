import { build } from './build.mjs';
import { install } from './install.mjs';
import { run, withNodeFirst } from './run.mjs';
import { command } from './unable.mjs';

await command(async () => {
  const node = await install('all');
  await build(node);
  const { code } = await run(node, ['tests/chaos/main.ts', ...process.argv.slice(2)], { env: withNodeFirst(node) });
  process.exitCode = code;
});
