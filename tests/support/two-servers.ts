import type { Options, TestApp } from './app.ts';
import { startApp } from './app.ts';
import { clientFor } from './people.ts';
import type { Somebody } from './people.ts';
import { freshDatabaseUrl } from './postgres.ts';

export interface TwoServers {
  here: TestApp;
  there: TestApp;
  /** Calls of somebody at one of the servers; the number counts calls and takes turns. */
  at: (n: number, who: Pick<Somebody, 'cookie'> | undefined) => Somebody['call'];
  end: () => Promise<void>;
}

/** Two servers on one PostgreSQL database of their own. */
export async function openTwoServers(options: Options = {}): Promise<TwoServers> {
  const shared = { databaseUrl: await freshDatabaseUrl(), ...options };
  const [here, there] = [await startApp(shared), await startApp(shared)];
  return {
    here,
    there,
    at: (n, who) => clientFor((n % 2 ? there : here).url, who?.cookie ?? ''),
    end: async () => void (await Promise.all([here.end(), there.end()])),
  };
}
