import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { run, withNodeFirst } from './run.mjs';
import { command } from './unable.mjs';

await command(async () => {
  const node = await install('production');
  await buildWeb(node);
  const { code } = await run(node, ['server/main.ts'], { env: { ...withNodeFirst(node), NODE_ENV: 'production' }, apart: true });
  process.exitCode = code;
});
