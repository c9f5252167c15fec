import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMailer } from '#server/kernel/mail.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { PASSWORD } from '#tests/support/app/people.ts';

/** What it cost to try a password, each time that one was tried. */
const tried: { memory: number; passes: number }[] = [];
const { argon2: real } = crypto;

let app: TestApp;
let post: MailServer;
let mailer: ReturnType<typeof openMailer>;
beforeAll(async () => {
  vi.spyOn(crypto, 'argon2').mockImplementation((algorithm, options, done) => {
    tried.push({ memory: options.memory, passes: options.passes });
    real(algorithm, options, done);
  });
  // Who has imported it by name sees it too.
  syncBuiltinESMExports();
  post = await startMailServer();
  mailer = openMailer({ url: post.url, from: 'Hearthlore <hearth@example.org>' });
  const port = await freePort();
  app = await startApp({ port, publicUrl: `http://127.0.0.1:${port}`, mailer });
  await openBrowser(app.url).account('sign-up/email', { name: 'Mira', email: 'mira@example.org', password: PASSWORD });
  await openBrowser(app.url).open((await post.mailTo('mira@example.org')).link);
});
beforeEach(() => {
  tried.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await app.end();
  mailer.close();
  await post.end();
});

const asks: [string, string, (email: string) => Record<string, unknown>, number][] = [
  ['a sign-in with a wrong password', 'sign-in/email', (email) => ({ email, password: 'something else' }), 1],
  ['a recovery', 'request-password-reset', (email) => ({ email, redirectTo: '/auth' }), 0],
  ['a sign-up', 'sign-up/email', (email) => ({ name: 'Somebody', email, password: PASSWORD }), 1],
];

describe('an address that has an account and one that has none', () => {
  it.each(asks)('are told the same by %s, and cost the same', async (_, path, bodyFor, passwords) => {
    const answers = [];
    for (const email of ['mira@example.org', 'nobody@example.org']) {
      tried.length = 0;
      const { status, body } = await openBrowser(app.url).account(path, bodyFor(email));
      const text = JSON.stringify(body).replaceAll(email, 'the address');
      const shape = path === 'sign-up/email' ? shapeOf(body) : text;
      answers.push({ status, shape, tried: [...tried] });
    }
    const [known, unknown] = answers;
    expect(unknown).toEqual(known);
    expect(known?.tried).toEqual(Array.from({ length: passwords }, () => ({ memory: 8, passes: 1 })));
  });
});

/** Names and kinds of what an answer holds, for answers about an account that has just been made, or might have been. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([key, each]) => [key, shapeOf(each)]);
}
