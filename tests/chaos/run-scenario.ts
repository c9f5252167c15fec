import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBreakablePostgres } from '#tests/support/breakable-postgres.ts';
import { emptyDatabaseUrl, whyNoPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server-process.ts';
import type { Engine, Form, Outcome, Scenario, Trial } from './scenario.ts';

/** A line of the closing table. */
export interface Row {
  scenario: string;
  engine: Engine;
  repetitions: number;
  seconds: number;
  /** What came of it; a string says why it could not run on this system. */
  outcome: Outcome | string;
}

/** Runs a scenario on one engine and cleans up after it. A run that breaks off is a promise that does not hold. */
export async function runScenario(scenario: Scenario, engine: Engine, form: Form, say: (line: string) => void): Promise<Row> {
  const repetitions = scenario.repetitions[form];
  const began = performance.now();
  const row = (outcome: Row['outcome']): Row => {
    return { scenario: scenario.name, engine, repetitions, seconds: (performance.now() - began) / 1000, outcome };
  };
  const obstacle = (engine === 'postgres' ? await whyNoPostgres() : undefined) ?? (await scenario.whyNot?.());
  if (obstacle !== undefined) return row(obstacle);
  const trial = openTrial(engine, form, repetitions, say);
  try {
    return row(await scenario.run(trial));
  } catch (error) {
    return row({ figures: {}, failures: [`broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`] });
  } finally {
    await endRunning();
  }
}

/** What the run in progress has started, in that order; one runs at a time. */
const ends: (() => void | Promise<void>)[] = [];

/** Ends what the run in progress has started. */
export async function endRunning(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}

function openTrial(engine: Engine, form: Form, repetitions: number, say: Trial['say']): Trial {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-chaos-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  let made = 0;
  return {
    engine,
    form,
    repetitions,
    folder,
    say,
    onEnd: (end) => void ends.push(end),
    async fresh() {
      made += 1;
      const dataDir = join(folder, `data-${made}`);
      mkdirSync(dataDir);
      return { DATA_DIR: dataDir, SIGNUPS: 'open', ...(engine === 'postgres' ? { DATABASE_URL: await emptyDatabaseUrl() } : {}) };
    },
    start(environment, how) {
      const server = startServer(environment, how);
      ends.push(() => server.kill());
      return server;
    },
    async postgres() {
      const own = await startBreakablePostgres();
      ends.push(() => own.end());
      return own;
    },
  };
}
