import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailer } from '#server/kernel/mail.ts';
import { post } from '#tests/support/app/post.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { everyOperation } from './fuzz.ts';
import type { Fuzzed } from './fuzz.ts';
import { openFuzzTable } from './fuzz-table.ts';
import type { FuzzTable } from './fuzz-table.ts';
import { placesIn, valueAt, withAt } from './mutations.ts';

/** Milliseconds after which an answer counts as none. */
const HANG = 30_000;
/** Words of the validator, which nobody should read. */
const VALIDATOR =
  /invalid (input|option|string|number|key|value|uuid|url|email|discriminator)|too (small|big)|expected|received|unrecognized/i;
/** Words that name a field otherwise than its name in the code does. */
const otherNames: Record<string, string> = {
  actorId: 'acting combatant',
  targetId: 'target',
  targetIds: 'targets',
  combatantId: 'combatant',
  from: 'source',
  to: 'receiver',
  on: 'switch',
  dc: 'difficulty class',
  xp: 'experience',
};

let mail: MailServer;
let table: FuzzTable;
beforeAll(async () => {
  mail = await startMailServer();
  table = await openFuzzTable({ mailer: openMailer({ url: mail.url, from: 'table@example.org' }), pushOrigins: ['http://127.0.0.1:9'] });
});
afterAll(async () => {
  await table.app.end();
  await mail.end();
});

/** A value of a kind that its field does not take. */
const wrongFor = (value: unknown): unknown => (typeof value === 'object' && value !== null ? 0.5 : { wrong: [null] });

/** Whether a sentence names the last field of a path that has a name. */
function isNamed(sentence: string, path: readonly string[]): boolean {
  const name = path.findLast((each) => !/^\d+$/.test(each)) ?? '';
  const text = (otherNames[name] ?? name)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim();
  return sentence.toLowerCase().includes(text.toLowerCase());
}

/** What is not right about the answer to a call of which one field is wrong; null where all is. */
async function faultOf(
  { address }: Fuzzed,
  cookie: string,
  input: Record<string, unknown>,
  path: readonly string[],
): Promise<string | null> {
  const sent = withAt(input, path, wrongFor(valueAt(input, path)));
  const isRpc = address.startsWith('/call/');
  const { status, text } = await post(table.app.url + address, cookie, JSON.stringify(isRpc ? { json: sent } : sent), HANG);
  const told: { code?: string; message?: string; data?: { field?: string } } = JSON.parse(text).json ?? JSON.parse(text);
  // Some fields take whatever there is.
  if (told.code !== 'input.invalid') return status < 500 ? null : `${path.join('.')}: ${text}`;
  const { message = '', data } = told;
  const field = data?.field ?? '';
  const isSentence = /^[A-Z].*[.!?]$/.test(message) && !VALIDATOR.test(message);
  return isSentence && field.startsWith(path.join('.')) && isNamed(message, field.split('.'))
    ? null
    : `${path.join('.')}: ${message} (${field})`;
}

describe('a call of which one field is wrong', () => {
  it.each(everyOperation.map((each) => [each.name, each] as const))(
    'to %s is answered by naming the field in words',
    async (_name, operation) => {
      const { by, input } = await operation.good(table);
      const faults: (string | null)[] = [];
      for (const path of placesIn(input)) faults.push(await faultOf(operation, by?.cookie ?? '', input, path));
      expect(faults.filter((fault) => fault !== null)).toEqual([]);
    },
  );
});
