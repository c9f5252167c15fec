import { randomBytes, randomUUID } from 'node:crypto';
import { cookieOf, clientFor } from '#tests/support/app/people.ts';
import type { Client } from '#tests/support/app/people.ts';

/** A word that nobody but its writer and readers may see, and that stands nowhere else. */
const canary = (kind: string) => `kanarie-${kind}-${randomBytes(6).toString('hex')}`;

/** Words of each kind, by kind. */
export const privateTexts = () => ({
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
export type PrivateTexts = ReturnType<typeof privateTexts>;

/** Somebody who writes them. */
export interface Writer {
  cookie: string;
  call: Client;
  id: string;
}

/** Signs somebody up with a private address and password. */
export async function signUpPrivately(url: string, { address, password }: PrivateTexts, name: string): Promise<Writer> {
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
  texts: PrivateTexts,
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
  const email = `new-${texts.address}@example.org`;
  const fields = { category: 'items' as const, name: texts.lore, aliases: [texts.lore], text: texts.lore, audience: 'dm' as const };
  const doings: (() => Promise<unknown>)[] = [
    () => call.chat.post({ ...at, id: randomUUID(), content: texts.whisper, to: { kind: 'player', userId: other.id } }),
    () => call.chat.post({ ...at, id: randomUUID(), content: texts.whisper, to: { kind: 'notes' } }),
    () => call.chat.search({ ...at, text: texts.search }),
    () => call.notes.save({ ...at, noteId: randomUUID(), seen: null, title: texts.note, text: texts.note, audience: 'private' }),
    () => call.assistant.ask({ ...at, id: randomUUID(), content: texts.question }),
    () => call.tableLore.save({ ...at, entryId: randomUUID(), seen: null, fields }),
    () => call.safety.add({ ...at, as: 'line', topic: texts.line }),
    () => call.characters.createQuick({ ...at, id: randomUUID(), name: texts.sheet, race: 'dwarf', class: 'fighter' }),
    () => call.invitations.check({ code: texts.code }),
    () => call.worlds.create({ name: texts.lore, description: texts.lore }),
    () => call.plans.request({ plan: 'DM', reason: texts.note }),
    () => call.account.saveProfile({ name: texts.sheet }),
    () => call.account.reauthenticate({ password: texts.password }),
    account('sign-up/email', { name: 'Ann', email, password: texts.password }),
    account('sign-in/email', { email, password: texts.password }),
    account('request-password-reset', { email: `oda-${texts.address}@example.org`, redirectTo: '/' }),
    account('change-email', { newEmail: `other-${texts.address}@example.org` }),
  ];
  const ended = await Promise.allSettled(doings.map((run) => run()));
  return { calls: doings.length, failed: ended.filter(({ status }) => status === 'rejected').length };
}

/** Which private words, and parts of sessions, stand in some lines; each with the line. */
export function leaksIn(lines: readonly string[], texts: PrivateTexts, people: readonly Writer[]): string[] {
  const sessions = people.map(({ cookie }, n) => [`session ${n}`, cookie.split('=')[1]?.split('.')[0] ?? ''] as const);
  const looked = [...Object.entries(texts), ...sessions].filter(([, word]) => word.length > 8);
  return looked.flatMap(([kind, word]) =>
    lines.filter((line) => line.includes(word) || line.includes(encodeURIComponent(word))).map((line) => `${kind}: ${line.slice(0, 400)}`),
  );
}
