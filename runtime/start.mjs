import { build } from './build.mjs';
import { install } from './install.mjs';
import { run, withNodeFirst } from './run.mjs';
import { command } from './unable.mjs';

await command(async () => {
  const node = await install('production');
  await build(node);
  const { code } = await run(node, ['dist/server/main.js'], { env: { ...withNodeFirst(node), NODE_ENV: 'production' }, apart: true });
  process.exitCode = code;
});
