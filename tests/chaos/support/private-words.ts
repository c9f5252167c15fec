import { randomBytes, randomUUID } from 'node:crypto';
import { cookieOf, clientFor } from '#tests/support/app/people.ts';
import type { Client } from '#tests/support/app/people.ts';

/** A word that nobody but its writer and readers may see, and that stands nowhere else. */
const canary = (kind: string) => `kanarie-${kind}-${randomBytes(6).toString('hex')}`;

/** Words of each kind, by kind. */
export const privateWords = () => ({
  whisper: canary('whisper'),
  note: canary('note'),
  question: canary('question'),
  lore: canary('lore'),
  search: canary('search'),
  sheet: canary('sheet'),
  address: canary('address'),
  password: canary('password'),
  code: `KANARIE${randomBytes(12)
    .toString('hex')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, 'Q')}`
    .slice(0, 26)
    .padEnd(26, 'Z'),
  key: canary('key'),
  line: canary('line'),
});
export type PrivateWords = ReturnType<typeof privateWords>;

/** Somebody who writes them. */
export interface Writer {
  cookie: string;
  call: Client;
  id: string;
}

/** Signs somebody up with a private address and password. */
export async function signUpPrivately(url: string, { address, password }: PrivateWords, name: string): Promise<Writer> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, email: `${name.toLowerCase()}-${address}@example.org`, password }),
  });
  const cookie = cookieOf(response);
  const call = clientFor(url, cookie);
  const { person } = await call.account.me({});
  return { cookie, call, id: person?.id ?? '' };
}

/** Does everything that carries private words, once; answers how much of it failed. */
export async function writePrivately(
  url: string,
  [one, other]: readonly [Writer, Writer],
  campaignId: string,
  words: PrivateWords,
): Promise<{ calls: number; failed: number }> {
  const { call } = one;
  const at = { campaignId };
  const account = (path: string, body: object) => async () => {
    const response = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie: one.cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(String(response.status));
  };
  const email = `new-${words.address}@example.org`;
  const fields = { category: 'items' as const, name: words.lore, aliases: [words.lore], text: words.lore, audience: 'dm' as const };
  const doings: (() => Promise<unknown>)[] = [
    () => call.chat.post({ ...at, id: randomUUID(), content: words.whisper, to: { kind: 'player', userId: other.id } }),
    () => call.chat.post({ ...at, id: randomUUID(), content: words.whisper, to: { kind: 'notes' } }),
    () => call.chat.search({ ...at, words: words.search }),
    () => call.notes.save({ ...at, noteId: randomUUID(), seen: null, title: words.note, text: words.note, audience: 'private' }),
    () => call.assistant.ask({ ...at, id: randomUUID(), content: words.question }),
    () => call.tableLore.save({ ...at, entryId: randomUUID(), seen: null, fields }),
    () => call.safety.add({ ...at, as: 'line', words: words.line }),
    () => call.characters.createQuick({ ...at, id: randomUUID(), name: words.sheet, race: 'dwarf', class: 'fighter' }),
    () => call.invitations.check({ code: words.code }),
    () => call.worlds.create({ name: words.lore, description: words.lore }),
    () => call.plans.request({ plan: 'DM', reason: words.note }),
    () => call.account.saveProfile({ name: words.sheet }),
    () => call.account.reauthenticate({ password: words.password }),
    account('sign-up/email', { name: 'Ann', email, password: words.password }),
    account('sign-in/email', { email, password: words.password }),
    account('request-password-reset', { email: `oda-${words.address}@example.org`, redirectTo: '/' }),
    account('change-email', { newEmail: `other-${words.address}@example.org` }),
  ];
  const ended = await Promise.allSettled(doings.map((run) => run()));
  return { calls: doings.length, failed: ended.filter(({ status }) => status === 'rejected').length };
}

/** Which private words, and parts of sessions, stand in some lines; each with the line. */
export function leaksIn(lines: readonly string[], words: PrivateWords, people: readonly Writer[]): string[] {
  const sessions = people.map(({ cookie }, n) => [`session ${n}`, cookie.split('=')[1]?.split('.')[0] ?? ''] as const);
  const looked = [...Object.entries(words), ...sessions].filter(([, word]) => word.length > 8);
  return looked.flatMap(([kind, word]) =>
    lines.filter((line) => line.includes(word) || line.includes(encodeURIComponent(word))).map((line) => `${kind}: ${line.slice(0, 400)}`),
  );
}
