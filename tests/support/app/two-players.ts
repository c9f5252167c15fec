import { afterAll, beforeAll, beforeEach } from 'vitest';
import { signUpAdministrator } from './administrator.ts';
import { startApp } from './app.ts';
import type { TestApp } from './app.ts';
import { seatTwoPlayers } from './campaign.ts';
import { signUp } from './people.ts';
import type { Somebody } from './people.ts';

interface TwoPlayers {
  app: TestApp;
  /** Narrates. One person for the whole file. */
  owner: Somebody;
  mira: Somebody;
  tov: Somebody;
  campaignId: string;
}

/**
 * One app for a file of tests, and for each of them a campaign with two new players, handed to `take`. With `administers` its owner
 * administers the app, with the password just entered again.
 */
export function beforeEachTwoPlayers(take: (table: TwoPlayers) => void, { administers = false } = {}): void {
  let app: TestApp;
  let owner: Somebody;
  beforeAll(async () => {
    app = await startApp();
    owner = await (administers ? signUpAdministrator(app, 'Oda') : signUp(app.url, 'Oda'));
  });
  beforeEach(async () => take({ app, owner, ...(await seatTwoPlayers(app, owner)) }));
  afterAll(() => app.end());
}
