import { runChecks } from './suites/checks.mjs';
import { install } from './install/install.mjs';
import { command } from './process/unable.mjs';

await command(async () => {
  const results = await runChecks(await install('all'));
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
});
