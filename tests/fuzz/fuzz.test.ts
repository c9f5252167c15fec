import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailer } from '#server/kernel/mail.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';
import { tier } from '#tests/support/tier.ts';
import { everyOperation, fuzz } from './fuzz.ts';
import { openFuzzTable } from './fuzz-table.ts';
import type { FuzzTable } from './fuzz-table.ts';
import { unreadable } from './well-afterwards.ts';

const [GOOD, MUTATED, SEED] = [tier.bound(1, 10), tier.bound(1, 3), 39];
/** Accepted calls without which an operation counts as not reached. */
const LEAST = GOOD;

let mail: MailServer;
let table: FuzzTable;
beforeAll(async () => {
  mail = await startMailServer();
  const mailer = openMailer({ url: mail.url, from: 'table@example.org' });
  table = await openFuzzTable({
    embedded: true,
    model: { ...scriptedModel(), isModel: true },
    mailer,
    pushOrigins: ['http://127.0.0.1:9'],
  });
});
afterAll(async () => {
  await table.app.end();
  await mail.end();
});

describe('calls of which one field is wrong or was changed', () => {
  it.each(everyOperation.map((each) => [each.name, each] as const))(
    'to %s are refused in a sentence that names the field or do what they say, beside some that are accepted',
    async (_name, operation) => {
      const { accepted, refused, faults } = await fuzz(table, operation, {
        good: GOOD,
        mutated: operation.isHeavy ? 1 : MUTATED,
        seed: SEED,
      });
      expect(faults).toEqual([]);
      expect({ accepted: Math.min(accepted, LEAST), refused: accepted < LEAST ? refused : null }).toEqual({
        accepted: LEAST,
        refused: null,
      });
    },
  );

  it('leave every table and world such that it can be read', { timeout: 300_000 }, async () => {
    expect(await unreadable(table)).toEqual([]);
  });
});
