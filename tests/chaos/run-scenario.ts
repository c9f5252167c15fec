import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBreakablePostgres } from '#tests/support/database/breakable-postgres.ts';
import { fillDataFolder } from '#tests/support/database/template-dump.ts';
import { emptyDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { startServer } from '#tests/support/app/server-process.ts';
import type { Engine, Form, Outcome, Scenario, Trial } from './scenario.ts';
import { Listener } from './support/listener.ts';
import { Writer, WRITING_PAUSE_MILLISECONDS } from './support/writer.ts';

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
  const over = new AbortController();
  const { figures, failures } = await scenario
    .run(openTrial({ engine, form, repetitions, say, over: over.signal }))
    .catch((error: unknown) => ({ figures: {}, failures: [`broke off: ${reasonOf(error)}`] }));
  over.abort();
  const left = await endRunning();
  return row({ figures, failures: [...failures, ...left] });
}

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** What the run in progress has started, in that order; one runs at a time. */
const ends: (() => void | Promise<void>)[] = [];

/** Ends what the run in progress has started, the last first; answers what could not be ended, which keeps nothing else from it. */
export async function endRunning(): Promise<string[]> {
  const faults: string[] = [];
  for (let end = ends.pop(); end; end = ends.pop()) {
    try {
      await end();
    } catch (fault) {
      faults.push(`could not be ended: ${reasonOf(fault)}`);
    }
  }
  return faults;
}

function openTrial(about: Pick<Trial, 'engine' | 'form' | 'repetitions' | 'say' | 'over'>): Trial {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-chaos-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  let made = 0;
  return {
    ...about,
    folder,
    onEnd: (end) => void ends.push(end),
    async fresh() {
      made += 1;
      const dataDir = join(folder, `data-${made}`);
      mkdirSync(dataDir);
      const environment = { DATA_DIR: dataDir, SIGNUPS: 'open' };
      if (about.engine === 'postgres') return { ...environment, DATABASE_URL: await emptyDatabaseUrl() };
      await fillDataFolder(dataDir);
      return environment;
    },
    start(environment, how) {
      const server = startServer(environment, how);
      ends.push(() => server.kill());
      return server;
    },
    write(place, cookie, campaignId) {
      const writer = new Writer(place, cookie, campaignId, about.form === 'short' ? WRITING_PAUSE_MILLISECONDS : 0);
      ends.push(() => writer.abandon());
      return writer;
    },
    async listen(place, who) {
      const listener = new Listener(place, who);
      ends.push(() => listener.close());
      await listener.following();
      return listener;
    },
    async postgres() {
      const own = await startBreakablePostgres();
      ends.push(() => own.end());
      return own;
    },
  };
}
