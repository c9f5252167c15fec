import { cpus, loadavg } from 'node:os';
import { setup, teardown } from '#tests/support/database/postgres-cleanup.ts';
import { readOptions } from './options.ts';
import { endRunning, runScenario } from './run-scenario.ts';
import type { Row } from './run-scenario.ts';
import { allScenarios } from './scenarios.ts';
import { allHold, tableOf } from './table.ts';

const began = performance.now();
const [load = 0] = loadavg();
const say = (line: string) => console.log(line);
const rows: Row[] = [];
const report = () => {
  say(`\n${cpus().length} cores, Node ${process.version}${load > cpus().length / 2 ? ', busy with other programs' : ''}`);
  say(tableOf(rows));
};
// Leaving by the front door ends the servers and removes their data.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    report();
    say('Stopped before the end.');
    void endRunning()
      .then(teardown)
      .finally(() => process.exit(1));
  });
}
await setup();
try {
  const { form, scenarios, engines } = readOptions(process.argv.slice(2), await allScenarios());
  for (const scenario of scenarios) {
    if (scenario.repetitions[form] === 0) continue;
    say(`\n${scenario.name}: ${scenario.promise}`);
    for (const engine of engines.filter((each) => scenario.engines.includes(each))) {
      const row = await runScenario(scenario, engine, form, say);
      rows.push(row);
      say(`  ${engine}: ${Math.round(row.seconds)} s`);
    }
  }
  report();
  const holds = allHold(rows);
  say(
    `\n${holds ? 'Every promise that was tried holds.' : 'Not every promise holds.'} (${Math.round((performance.now() - began) / 1000)} s)`,
  );
  process.exitCode = holds ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await teardown();
}
