import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options, TestApp } from './app.ts';
import { startApp } from './app.ts';
import { clientFor } from './people.ts';
import type { Somebody } from './people.ts';
import { freshDatabaseUrl } from '#tests/support/database/postgres.ts';

export interface TwoServers {
  here: TestApp;
  there: TestApp;
  /** Calls of somebody at one of the servers; the number counts calls and takes turns. */
  at: (n: number, who: Pick<Somebody, 'cookie'> | undefined) => Somebody['call'];
  end: () => Promise<void>;
}

/** Two servers on one PostgreSQL database and one folder of their own; what the other has for itself comes after. */
export async function openTwoServers(options: Options = {}, other: Options = {}): Promise<TwoServers> {
  const dataDir = join(tmpdir(), `hearthlore-test-${randomUUID()}`);
  const shared = { databaseUrl: await freshDatabaseUrl(), dataDir, ...options };
  const [here, there] = [await startApp(shared), await startApp({ ...shared, ...other })];
  return {
    here,
    there,
    at: (n, who) => clientFor((n % 2 ? there : here).url, who?.cookie ?? ''),
    async end() {
      await Promise.all([here.end(), there.end()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
