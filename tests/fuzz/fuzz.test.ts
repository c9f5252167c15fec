import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopeOf } from '#domain/permissions/operation-scopes.ts';
import { openMailer } from '#server/kernel/mail.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { openStatementLog } from '#tests/support/statements.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';
import { tier } from '#tests/support/tier.ts';
import { mostStatements } from '#tests/statements/most-statements.ts';
import { everyOperation, fewer, fuzz } from './fuzz.ts';
import type { Fuzzed } from './fuzz.ts';
import { openFuzzTable } from './fuzz-table.ts';
import type { FuzzTable } from './fuzz-table.ts';
import { unreadable } from './well-afterwards.ts';

const [GOOD, MUTATED, SEED] = [tier.bound(1, 10), tier.bound(1, 3), 39];
/** Accepted calls without which an operation counts as not reached. */
const LEAST = GOOD;
/** How often the statements of a call that took too many are counted again. */
const RECOUNTS = 12;

const log = openStatementLog();
let mail: MailServer;
let table: FuzzTable;
beforeAll(async () => {
  mail = await startMailServer();
  const mailer = openMailer({ url: mail.url, from: 'table@example.org' });
  table = await openFuzzTable({
    embedded: true,
    model: { ...scriptedModel(), isModel: true },
    mailer,
    trustedOrigins: ['http://127.0.0.1:9'],
  });
});
afterAll(async () => {
  await table.app.end();
  await mail.end();
  log.end();
});

/** How many statements an accepted call may take. */
const allowed = ({ name }: Fuzzed) => mostStatements[name] ?? 0;

/** The statements of a call without those of a reply that it made owed: the narrator claims it at once, and beside the answer of the call. */
function ofCall(statements: readonly string[]): readonly string[] {
  const claim = statements.findIndex((each) => each.startsWith("update narration set status = 'speaking'"));
  const begun = claim < 0 ? -1 : statements.lastIndexOf('begin', claim);
  return begun < 0 ? statements : statements.slice(0, begun);
}

/**
 * The statements of the call that took the fewest of several, where that is more than it may; none where it is not. What is kept in mind
 * for seconds is read again now and then, so one call that takes too many proves nothing.
 */
async function tooMany(operation: Fuzzed, counted: readonly string[] | null): Promise<readonly string[]> {
  let least = counted && ofCall(counted);
  for (let time = 0; (least === null || least.length > allowed(operation)) && time < RECOUNTS; time += 1) {
    const { statements } = await fuzz(table, operation, { good: 1, mutated: 0, seed: SEED, log });
    if (statements) least = fewer(ofCall(statements), least);
  }
  if (least === null) return ['No statement of it could be counted.'];
  return least.length > allowed(operation) ? least : [];
}

/** A statement that leaves something behind. Reading scopes of tokens rest on queries that send none. */
const writes = /\b(insert into|update "?\w+"? set|delete from|truncate)\b/i;

describe('calls of which one field is wrong or was changed', () => {
  it.each(everyOperation.map((each) => [each.name, each] as const))(
    'to %s are refused in a sentence that names the field or do what they say, beside some that are accepted with no more statements than before, and none that writes for a token that only reads',
    async (_name, operation) => {
      const { accepted, refused, faults, statements } = await fuzz(table, operation, {
        good: GOOD,
        mutated: operation.isHeavy ? 1 : MUTATED,
        seed: SEED,
        log,
      });
      expect(faults).toEqual([]);
      expect({ accepted: Math.min(accepted, LEAST), refused: accepted < LEAST ? refused : null }).toEqual({
        accepted: LEAST,
        refused: null,
      });
      expect(await tooMany(operation, statements)).toEqual([]);
      if (scopeOf(operation.name) === 'read') expect(statements?.filter((statement) => writes.test(statement))).toEqual([]);
    },
  );

  it('leave every table and world such that it can be read', { timeout: 300_000 }, async () => {
    expect(await unreadable(table)).toEqual([]);
  });
});
