import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { everyOperation, fuzz } from '#tests/fuzz/fuzz.ts';
import { openFuzzTable } from '#tests/fuzz/fuzz-table.ts';
import { unreadable } from '#tests/fuzz/well-afterwards.ts';
import { openMailer } from '#server/kernel/mail.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';

/** Calls of each operation with one field changed, in each repetition; of those that take a process or a copy of everything. */
const MUTATED = 25;
const MUTATED_HEAVY = 3;

/** Every operation called with real ids and one field changed at a time. Its short form is tests/fuzz. */
export const scenario: Scenario = {
  name: 'changed-fields',
  promise: 'No value that a call can carry is answered with a fault, and whatever is accepted can be read afterwards.',
  engines: ['embedded', 'postgres'],
  repetitions: { short: 0, long: 2 },
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const mail = await startMailServer();
  trial.onEnd(() => mail.end());
  const { DATABASE_URL: databaseUrl } = await trial.fresh();
  const table = await openFuzzTable({
    ...(databaseUrl !== undefined && { databaseUrl }),
    model: { ...scriptedModel(), isModel: true },
    mailer: openMailer({ url: mail.url, from: 'table@example.org' }),
    trustedOrigins: ['http://127.0.0.1:9'],
  });
  trial.onEnd(() => table.app.end());
  // Beside PostgreSQL a backup is made by the pg_dump of the machine, which may be of another version.
  const reached = everyOperation.filter(({ name }) => databaseUrl === undefined || name !== 'admin.runBackup');
  let [calls, accepted] = [0, 0];
  const failures: string[] = [];
  for (let n = 0; n < trial.repetitions; n += 1) {
    for (const operation of reached) {
      const mutated = operation.isHeavy ? MUTATED_HEAVY : MUTATED;
      const outcome = await fuzz(table, operation, { good: n === 0 ? 10 : 1, mutated, seed: Date.now() + n });
      calls += outcome.calls;
      accepted += outcome.accepted;
      failures.push(...outcome.faults);
      for (const fault of outcome.faults) trial.say(`  ${fault}`);
      if (n === 0 && outcome.accepted < 10)
        failures.push(`${operation.name} was accepted ${outcome.accepted} times: ${outcome.refused ?? ''}`);
    }
    failures.push(...(await unreadable(table)));
    trial.say(`  ${calls} calls`);
  }
  return { figures: { operations: reached.length, calls, accepted, faults: failures.length }, failures };
}
