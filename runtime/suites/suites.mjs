import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { buildForJourneys } from '../build/build.mjs';
import { runChecks } from './checks.mjs';
import { inFolder } from '../process/folder.mjs';
import { run, withNodeFirst } from '../process/run.mjs';
import { countsOfPlaywright, countsOfVitest, faultsOfPlaywright, faultsOfVitest, slowestFiles } from './tally.mjs';
import { Unable } from '../process/unable.mjs';

/** The suites by name, in the order they run; each answers rows for the closing table: counts, seconds, what failed. */
export const suites = { check, unit, journeys };

/** The suites of `wanted` that run beside each other, in their order: what unit tests leave of the processor while they wait is for the checks. */
export function groupsOf(wanted) {
  const both = wanted.includes('check') && wanted.includes('unit');
  const alone = wanted.filter((name) => !both || (name !== 'check' && name !== 'unit'));
  return [...(both ? [['check', 'unit']] : []), ...alone.map((name) => [name])];
}

async function check({ beside = false } = {}) {
  const results = await runChecks(process.execPath, { patient: beside });
  return results.map(({ name, ok, seconds }) => ({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds }));
}

async function unit() {
  const report = freshReport('unit.json');
  const args = [
    inFolder('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return [
    await timed('unit', async () => {
      const [told, code] = await reported(args, report);
      return { ...countsOfVitest(told, code), faults: faultsOfVitest(told), slowest: slowestFiles(told, 10) };
    }),
  ];
}

async function journeys() {
  const built = await timed('build', async () => {
    try {
      await buildForJourneys(process.execPath);
      return { passed: 1, failed: 0, skipped: 0 };
    } catch (fault) {
      if (!(fault instanceof Unable)) throw fault;
      console.log(fault.message);
      return { passed: 0, failed: 1, skipped: 0 };
    }
  });
  return [built, await timed('journeys', () => (built.failed ? notRun('the product was not built') : browse()))];
}

async function browse() {
  const noBrowser = await ensureBrowser();
  if (noBrowser) return notRun(noBrowser);
  const report = freshReport('journeys.json');
  const [told, code] = await reported([inFolder('node_modules', '@playwright', 'test', 'cli.js'), 'test'], report);
  return {
    ...countsOfPlaywright(told, code),
    faults: faultsOfPlaywright(told, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')),
  };
}

async function reported(args, report) {
  const { code, interrupted } = await run(process.execPath, args, { env: withNodeFirst(process.execPath) });
  if (interrupted) throw new Unable('Stopped.');
  return [existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code];
}

async function timed(name, suite) {
  const began = Date.now();
  return { name, ...(await suite()), seconds: (Date.now() - began) / 1000 };
}

function freshReport(name) {
  mkdirSync(inFolder('.cache'), { recursive: true });
  rmSync(inFolder('.cache', name), { force: true });
  return inFolder('.cache', name);
}

const notRun = (note) => ({ passed: 0, failed: 1, skipped: 0, note });
