import type { Scenario } from '#tests/chaos/scenario.ts';
import { breakDatabase } from '#tests/chaos/support/break-database.ts';
import type { Fault } from '#tests/chaos/support/break-database.ts';

const restart =
  (how: 'fast' | 'immediate'): Fault =>
  async ({ postgres }) => {
    await postgres.stop(how);
    await postgres.start();
  };

/** PostgreSQL is restarted in both ways that do not wait for its clients. */
export const scenario: Scenario = {
  name: 'restart-postgres',
  promise:
    'PostgreSQL can be restarted, in order or at once, while people write: nothing is lost or doubled, and nobody restarts the server.',
  engines: ['postgres'],
  repetitions: { short: 0, long: 20 },
  run: (trial) => breakDatabase(trial, { 'restart in fast mode': restart('fast'), 'restart in immediate mode': restart('immediate') }),
};
