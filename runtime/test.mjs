import { relative } from 'node:path';
import { folder } from './process/folder.mjs';
import { install } from './install/install.mjs';
import { run, withNodeFirst } from './process/run.mjs';
import { groupsOf, suites } from './suites/suites.mjs';
import { closingLine, isGood, total } from './suites/tally.mjs';
import { command, Unable } from './process/unable.mjs';

const nightly = '--nightly';

await command(async () => {
  const asked = process.argv.slice(2);
  // What the tests read to see how much to take on.
  if (asked.includes(nightly)) process.env.HEARTHLORE_TESTS = 'nightly';
  const wanted = asked.filter((each) => each !== nightly);
  const unknown = wanted.find((name) => !(name in suites));
  if (unknown) throw new Unable(`There is no suite called "${unknown}". There are: ${Object.keys(suites).join(', ')}.`);
  const node = await install('all');
  process.exitCode = node === process.execPath ? await runSuites(wanted) : await again(node, wanted);
});

// What tests run on is written in TypeScript, which an older Node cannot read.
async function again(node, wanted) {
  const { code } = await run(node, ['runtime/test.mjs', ...wanted], { env: withNodeFirst(node) });
  return code;
}

async function runSuites(wanted) {
  const rows = [];
  const named = Object.keys(suites).filter((name) => wanted.length === 0 || wanted.includes(name));
  for (const group of groupsOf(named)) {
    console.log(`\n== ${group.join(' and ')} ==`);
    const beside = group.length > 1;
    const ended = await Promise.all(group.map((name) => suites[name]({ beside }).catch((fault) => brokenOff(name, fault))));
    rows.push(...ended.flat());
  }
  const sum = total(rows);
  report(rows);
  console.log(`\n${rows.map(line).join('\n')}\n\n${closingLine(sum)}`);
  return isGood(sum) ? 0 : 1;
}

// One suite that cannot run is one failure among the rest; being told to stop ends them all.
function brokenOff(name, fault) {
  if (fault instanceof Unable) throw fault;
  console.error(fault);
  return [{ name, passed: 0, failed: 1, skipped: 0, seconds: 0, note: 'could not run' }];
}

// At the very end, where somebody who sees only the last lines finds it.
function report(rows) {
  const slowest = rows.flatMap((row) => row.slowest ?? []);
  if (slowest.length > 0) console.log(`\nThe slowest files:\n${slowest.map(fileLine).join('\n')}`);
  const faults = rows.flatMap((row) => row.faults ?? []);
  if (faults.length > 0) console.log(`\nWhat failed:\n${faults.map((fault, at) => `${at + 1}) ${fault}`).join('\n')}`);
}

function fileLine({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(8)} s  ${relative(folder, name)}`;
}

function line({ name, passed, failed, skipped, seconds, note }) {
  const counts = [passed, failed, skipped].map((count) => String(count).padStart(6)).join('');
  return `${name.padEnd(10)}${counts}${seconds.toFixed(1).padStart(9)} s${note ? `  ${note}` : ''}`;
}
