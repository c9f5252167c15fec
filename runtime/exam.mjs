import { install } from './install/install.mjs';
import { run, withNodeFirst } from './process/run.mjs';
import { command } from './process/unable.mjs';

// npm run exam prints the rounds; npm run exam -- play <world> <file> "words" plays on.
await command(async () => {
  const node = await install('all');
  const [first, ...rest] = process.argv.slice(2);
  const script = first === 'play' ? ['tests/exam/play.ts', ...rest] : ['tests/exam/main.ts'];
  const { code } = await run(node, script, { env: withNodeFirst(node) });
  process.exitCode = code;
});
