import { build } from './build/build.mjs';
import { install } from './install/install.mjs';
import { run, withNodeFirst } from './process/run.mjs';
import { command } from './process/unable.mjs';

await command(async () => {
  const node = await install('all');
  await build(node);
  const { code } = await run(node, ['tests/chaos/main.ts', ...process.argv.slice(2)], { env: withNodeFirst(node) });
  process.exitCode = code;
});
