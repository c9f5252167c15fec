import { inFolder } from '../process/folder.mjs';
import { run, withNodeFirst } from '../process/run.mjs';
import { Unable } from '../process/unable.mjs';

// The linter lives a minute or two: until it holds so much, tidying its memory would take a fifth of its time.
const untidy = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

const checks = [
  { name: 'format', program: 'node_modules/oxfmt/bin/oxfmt', args: ['--check', '.'] },
  // Its rules know the types, so that what is wrong with these comes from the same reading.
  { name: 'lint', program: 'node_modules/oxlint/bin/oxlint', args: ['--deny-warnings', '--type-check'], env: untidy },
  { name: 'unused', program: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'words', program: 'runtime/check-words.mjs', args: [] },
  { name: 'structure', program: 'runtime/check-structure.mjs', args: [] },
];

/**
 * Runs every check at once and answers, for each, its name, whether it passed and the seconds it took; what it printed is shown when it
 * failed. `patient` checks give way to what runs beside them.
 */
export function runChecks(node, { patient = false } = {}) {
  return Promise.all(checks.map((check) => runCheck(node, check, patient)));
}

async function runCheck(node, { name, program, args, env }, patient) {
  const began = Date.now();
  const { code, output, interrupted } = await run(node, [inFolder(program), ...args], {
    env: { ...withNodeFirst(node), ...env },
    quiet: true,
    patient,
  });
  if (interrupted) throw new Unable('Stopped.');
  const seconds = (Date.now() - began) / 1000;
  console.log(`${name.padEnd(9)} ${code === 0 ? 'passed' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s`);
  if (code !== 0) console.log(`${output.trim()}\n`);
  return { name, ok: code === 0, seconds };
}
