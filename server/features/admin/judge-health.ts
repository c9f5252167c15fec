import { dayMilliseconds, minuteMilliseconds, mebibyte } from '#domain/limits/units.ts';
import { countText } from '#domain/text/count-text.ts';
import { apartSentence } from '#server/kernel/servers/shared-files.ts';
import type { SharedFiles } from '#server/kernel/servers/shared-files.ts';

/** How one part of the server is, in words. */
export interface Finding {
  name: string;
  state: 'good' | 'warning' | 'bad';
  message: string;
}

export function judgeDatabase(found: { engine: 'pglite' | 'postgres'; bytes: number; milliseconds: number }): Finding {
  const { engine, bytes, milliseconds } = found;
  const state = milliseconds < 250 ? 'good' : milliseconds < 2000 ? 'warning' : 'bad';
  const kind = engine === 'pglite' ? 'Embedded' : 'PostgreSQL';
  return { name: 'Database', state, message: `${kind}, ${sizeOf(bytes)}, answers in ${Math.ceil(milliseconds)} ms.` };
}

interface TableFacts {
  /** Tables to which nothing is written, for they are damaged. */
  stopped: string[];
  /** What was met that belongs to no table; null for nothing. */
  elsewhere: string | null;
  /** How the newest backup is brought back. */
  wayBack: () => string;
}

export function judgeTables({ stopped, elsewhere, wayBack }: TableFacts): Finding {
  const name = 'Tables';
  if (stopped.length === 0 && elsewhere === null) return { name, state: 'good', message: 'No damage was met.' };
  const tables = stopped.length === 0 ? '' : `Damaged: ${stopped.join(', ')}. Nothing more is written there; what can be read is shown. `;
  const beyond = elsewhere === null ? '' : `The database itself is damaged (${elsewhere}). `;
  return { name, state: 'bad', message: `${tables}${beyond}Stop the server, copy the data folder, then ${wayBack()}` };
}

export function judgeQueue({ waiting, since }: { waiting: number; since: Date | null }, now: Date): Finding {
  const name = 'Narrator’s queue';
  if (since === null) return { name, state: 'good', message: 'No reply is waiting.' };
  const age = Math.max(0, now.getTime() - since.getTime());
  const state = age < minuteMilliseconds ? 'good' : age < 5 * minuteMilliseconds ? 'warning' : 'bad';
  return { name, state, message: `${waiting} ${waiting === 1 ? 'reply waits' : 'replies wait'}, the oldest for ${spanOf(age)}.` };
}

interface ModelFacts {
  isModel: boolean;
  label: string;
  /** How the last replies went, newest first. */
  endings: { at: Date; model: string; fellBack: string | null }[];
}

export function judgeModel({ isModel, label, endings }: ModelFacts, now: Date): Finding {
  const name = 'Model';
  if (!isModel) return { name, state: 'good', message: `${label} narrates and needs no AI model.` };
  const asked = endings.filter(({ model, fellBack }) => model === label || (fellBack !== null && fellBack !== 'cap-reached'));
  const [last] = asked;
  if (!last) return { name, state: 'good', message: `${label} has not been asked lately.` };
  const ago = `${spanOf(Math.max(0, now.getTime() - last.at.getTime()))} ago`;
  if (last.fellBack === null) return { name, state: 'good', message: `${label} answered ${ago}.` };
  const failed = asked.findIndex(({ fellBack }) => fellBack === null);
  const state = failed === -1 && asked.length > 1 ? 'bad' : 'warning';
  return { name, state, message: `${label} did not answer ${ago} (${last.fellBack}). The Storyteller told instead.` };
}

export function judgeMail({ configured, from }: { configured: boolean; from: string | null }): Finding {
  const message = configured
    ? `Letters come from ${from ?? 'this server'}.`
    : 'Not configured. Accounts are confirmed at once, and you hand out recovery links.';
  return { name: 'Mail', state: 'good', message };
}

export function judgeFiles({ label, others, apart }: SharedFiles): Finding {
  const name = 'Uploaded files';
  if (apart.length > 0) return { name, state: 'bad', message: apartSentence(apart, label) };
  const shared = others === 0 ? '' : ` ${others + 1} servers share them.`;
  return { name, state: 'good', message: `They lie in ${label}.${shared}` };
}

export function judgeDisk(freeBytes: number): Finding {
  const state = freeBytes > 1024 * mebibyte ? 'good' : freeBytes > 200 * mebibyte ? 'warning' : 'bad';
  return { name: 'Disk', state, message: `Free in the data folder: ${sizeOf(freeBytes)}.` };
}

export function judgeBackups(newest: { createdAt: string } | null, now: Date): Finding {
  const name = 'Backups';
  if (newest === null) return { name, state: 'warning', message: 'There is no backup on this server yet.' };
  const age = Math.max(0, now.getTime() - Date.parse(newest.createdAt));
  const state = age < 2 * dayMilliseconds ? 'good' : 'warning';
  return { name, state, message: `The newest one was made ${spanOf(age)} ago.` };
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * mebibyte ? `${Math.round(bytes / mebibyte)} MB` : `${(bytes / (1024 * mebibyte)).toFixed(1)} GB`;
}

function spanOf(milliseconds: number): string {
  if (milliseconds < minuteMilliseconds) return countText(Math.round(milliseconds / 1000), 'second');
  if (milliseconds < 60 * minuteMilliseconds) return countText(Math.round(milliseconds / minuteMilliseconds), 'minute');
  if (milliseconds < 2 * dayMilliseconds) return countText(Math.round(milliseconds / (60 * minuteMilliseconds)), 'hour');
  return countText(Math.round(milliseconds / dayMilliseconds), 'day');
}
