import { Socket } from 'node:net';

/**
 * Loaded into a server before it starts: kills it with SIGKILL in the middle of a migration, by what it sends to its
 * database. `KILL_IN_MIGRATION` is the number of the migration, counted from this start, and the moment: `file` when its
 * statements have been sent, `note` before it is noted that it was made, `commit` when the commit has been sent.
 */
const [number, moment] = process.env['KILL_IN_MIGRATION']?.split(' ') ?? [];
const wanted = Number(number);
/** What stands in the note that a migration was made, and in nothing else that is sent between its begin and its commit. */
const NOTE = /\d{4}-[a-z-]+\.sql\0*/;
/** Migrations are made while this lock is held. */
const LOCK = /pg_advisory_(un)?lock/;
let isMigrating = false;
let migration = 0;
let step: 'none' | 'file' | 'note' | 'commit' = 'none';

/** What a server sends next, as far as it belongs to a migration. */
function follow(sent: string): typeof step {
  const [lock, end] = LOCK.exec(sent) ?? [];
  if (lock !== undefined) isMigrating = end === undefined;
  const isBegin = sent.includes('begin\0');
  if (isBegin) migration += 1;
  if (!isMigrating || isBegin || migration !== wanted) return 'none';
  if (step === 'note') return sent.includes('commit\0') ? 'commit' : 'note';
  if (step === 'none' && !NOTE.test(sent)) return 'file';
  return NOTE.test(sent) ? 'note' : step;
}

const kill = () => process.kill(process.pid, 'SIGKILL');
const write: unknown = Reflect.get(Socket.prototype, 'write');
if (typeof write !== 'function') throw new Error('A socket cannot write.');
const send = write;
Object.defineProperty(Socket.prototype, 'write', {
  // A socket replaces its own when it ends.
  writable: true,
  configurable: true,
  value(this: Socket, data: unknown, ...rest: unknown[]): unknown {
    const sent = data instanceof Uint8Array ? Buffer.from(data).toString('latin1') : String(data);
    const before = step;
    step = follow(sent);
    const isNow = step === moment && step !== before;
    if (isNow && step === 'note') kill();
    const result: unknown = Reflect.apply(send, this, [data, ...rest]);
    if (isNow) setImmediate(kill);
    return result;
  },
});
