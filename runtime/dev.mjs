import { install } from './install/install.mjs';
import { run, withNodeFirst } from './process/run.mjs';
import { command } from './process/unable.mjs';

await command(async () => {
  const node = await install('all');
  const watched = ['server', 'domain', 'contract'].map((name) => `--watch-path=${name}`);
  const env = { ...withNodeFirst(node), NODE_ENV: 'development', HEARTHLORE_DEV: '1' };
  const { code } = await run(node, [...watched, '--watch-preserve-output', 'server/main.ts'], { env, detached: true });
  process.exitCode = code;
});
