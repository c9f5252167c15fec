import { install } from './install/install.mjs';
import { run, withNodeFirst } from './process/run.mjs';
import { command } from './process/unable.mjs';

await command(async () => {
  const node = await install('production');
  const { code } = await run(node, ['server/admin-tool.ts', ...process.argv.slice(2)], {
    env: { ...withNodeFirst(node), NODE_ENV: 'production' },
  });
  process.exitCode = code;
});
