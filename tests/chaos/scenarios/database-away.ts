import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from '#tests/chaos/scenario.ts';
import { breakDatabase } from '#tests/chaos/support/break-database.ts';
import type { Fault } from '#tests/chaos/support/break-database.ts';

const faults: Record<string, Fault> = {
  reset: async ({ way }) => way.reset(),
  'kill of one backend': async ({ postgres }) => void process.kill(postgres.backends()[0] ?? 0, 'SIGKILL'),
  'kill of PostgreSQL': async ({ postgres }) => {
    await postgres.kill();
    await postgres.start();
  },
  freeze: async ({ postgres, silence }) => {
    postgres.freeze();
    await pause(silence);
    postgres.thaw();
  },
  'black hole': async ({ way, silence }) => {
    way.fallSilent();
    await pause(silence);
    await way.heal();
  },
  'forgotten connections': async ({ way }) => way.forget(),
};

/** The database breaks, falls silent, stops and comes back, under writers. */
export const scenario: Scenario = {
  name: 'database-away',
  promise: 'The server stays when its database goes, loses and doubles nothing, and answers within 5 s of its return.',
  engines: ['postgres'],
  repetitions: { short: 1, long: 6 },
  tested: [],
  run: (trial) => breakDatabase(trial, faults),
};
