import { runChecks } from './checks.mjs';
import { install } from './install.mjs';
import { command } from './unable.mjs';

await command(async () => {
  const results = await runChecks(await install('all'));
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
});
