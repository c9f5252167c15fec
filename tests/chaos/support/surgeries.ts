import { execFileSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  cpSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** A data folder that something is done to, and what lies where in it. */
export interface Patient {
  folder: string;
  /** The data folder of another installation. */
  other: string;
  /** The files of what messages are kept in, below the database's folder. */
  files: { rows: string; index: string; catalogue: string };
  newestBackup: string;
}

/** One harm that is done to a data folder. */
export interface Surgery {
  what: string;
  /**
   * What becomes of the start: it serves, it refuses with the newest backup and the command, it refuses because two
   * installations were mixed, or one of the first two, as the engine decides.
   */
  outcome: 'serves' | 'refuses' | 'mixed' | 'either';
  /** Which messages may be lacking although nothing says so: those that were never written anywhere else. */
  mayLack?: 'since the backup' | 'the last ones';
  harm: (patient: Patient) => void;
}

const PAGE_BYTES = 8192;
const inDatabase = ({ folder }: Patient, ...names: string[]) => join(folder, 'database', ...names);
const remove = (path: string) => rmSync(path, { recursive: true });

/** Writes bytes over a file. */
function write(path: string, at: number, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

function blank(path: string, at = 0, length?: number): void {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  closeSync(file);
  write(path, at, Buffer.alloc(length ?? size));
}

/** Turns one bit of a file around, from the end of it where `at` is negative. */
function flip(path: string, at: number): void {
  const file = openSync(path, 'r+');
  const place = at < 0 ? fstatSync(file).size + at : at;
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, place);
  byte.writeUInt8(byte.readUInt8() ^ 0x10);
  writeSync(file, byte, 0, 1, place);
  closeSync(file);
}

const namesIn = (folder: string) => readdirSync(folder).toSorted();
const segments = (patient: Patient) => namesIn(inDatabase(patient, 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));

/** Cuts the log off a few pages before its end: each page of it says where it belongs, and what was there before says otherwise. */
function cutLog(patient: Patient): void {
  for (const name of segments(patient).toReversed()) {
    const path = inDatabase(patient, 'pg_wal', name);
    const content = readFileSync(path);
    const start = BigInt(`0x${name.slice(8, 16)}${name.slice(22)}000000`);
    const isOwn = (page: number) => content.readBigUInt64LE(page * PAGE_BYTES + 8) === start + BigInt(page * PAGE_BYTES);
    if (!isOwn(0)) continue;
    let pages = 1;
    while ((pages + 1) * PAGE_BYTES <= content.length && isOwn(pages)) pages += 1;
    return truncateSync(path, Math.max(0, pages - 4) * PAGE_BYTES + 100);
  }
}
const rows = (patient: Patient) => inDatabase(patient, patient.files.rows);
const index = (patient: Patient) => inDatabase(patient, patient.files.index);

/** Every harm, those first that need no engine to be noticed. */
export const surgeries: readonly Surgery[] = [
  { what: 'PG_VERSION removed', outcome: 'refuses', harm: (at) => remove(inDatabase(at, 'PG_VERSION')) },
  {
    what: 'the database’s folder emptied',
    outcome: 'refuses',
    harm: (at) => namesIn(inDatabase(at)).forEach((name) => remove(inDatabase(at, name))),
  },
  { what: 'base/ removed', outcome: 'refuses', harm: (at) => remove(inDatabase(at, 'base')) },
  { what: 'pg_xact blanked', outcome: 'refuses', harm: (at) => blank(inDatabase(at, 'pg_xact', '0000')) },
  { what: 'the rows of messages cut off whole', outcome: 'refuses', harm: (at) => truncateSync(rows(at), 0) },
  { what: 'the database’s folder removed', outcome: 'refuses', harm: (at) => remove(inDatabase(at)) },
  {
    what: 'the database’s folder replaced by a file',
    outcome: 'refuses',
    harm: (at) => (remove(inDatabase(at)), writeFileSync(inDatabase(at), 'gone')),
  },
  { what: 'PG_VERSION emptied', outcome: 'refuses', harm: (at) => truncateSync(inDatabase(at, 'PG_VERSION'), 0) },
  { what: 'pg_control removed', outcome: 'refuses', harm: (at) => remove(inDatabase(at, 'global/pg_control')) },
  { what: 'pg_control blanked', outcome: 'refuses', harm: (at) => blank(inDatabase(at, 'global/pg_control')) },
  { what: 'pg_control with one bit turned', outcome: 'refuses', harm: (at) => flip(inDatabase(at, 'global/pg_control'), 40) },
  { what: 'pg_control cut off', outcome: 'refuses', harm: (at) => truncateSync(inDatabase(at, 'global/pg_control'), 100) },
  { what: 'pg_wal removed', outcome: 'refuses', harm: (at) => remove(inDatabase(at, 'pg_wal')) },
  {
    what: 'every piece of the log removed',
    outcome: 'refuses',
    harm: (at) => segments(at).forEach((name) => remove(inDatabase(at, 'pg_wal', name))),
  },
  { what: 'the log blanked', outcome: 'refuses', harm: (at) => segments(at).forEach((name) => blank(inDatabase(at, 'pg_wal', name))) },
  { what: 'the end of the log cut off', outcome: 'either', mayLack: 'the last ones', harm: cutLog },
  { what: 'pg_xact removed', outcome: 'refuses', harm: (at) => remove(inDatabase(at, 'pg_xact')) },
  { what: 'pg_xact emptied', outcome: 'refuses', harm: (at) => truncateSync(inDatabase(at, 'pg_xact', '0000'), 0) },
  { what: 'global/ removed', outcome: 'refuses', harm: (at) => remove(inDatabase(at, 'global')) },
  {
    what: 'global/ emptied but for pg_control',
    outcome: 'refuses',
    harm: (at) =>
      namesIn(inDatabase(at, 'global'))
        .filter((name) => name !== 'pg_control')
        .forEach((name) => remove(inDatabase(at, 'global', name))),
  },
  {
    what: 'every second file of base/ removed',
    outcome: 'refuses',
    harm: (at) =>
      namesIn(inDatabase(at, 'base/5'))
        .filter((_name, n) => n % 2 === 1)
        .forEach((name) => remove(inDatabase(at, 'base/5', name))),
  },
  { what: 'the map of the catalogue blanked', outcome: 'refuses', harm: (at) => blank(inDatabase(at, 'base/5/pg_filenode.map')) },
  { what: 'pg_class removed', outcome: 'refuses', harm: (at) => remove(inDatabase(at, at.files.catalogue)) },
  {
    what: 'pg_class with a page blanked',
    outcome: 'refuses',
    harm: (at) => blank(inDatabase(at, at.files.catalogue), PAGE_BYTES, PAGE_BYTES),
  },
  { what: 'pg_class with one bit turned', outcome: 'refuses', harm: (at) => flip(inDatabase(at, at.files.catalogue), -50) },
  { what: 'the rows of messages removed', outcome: 'refuses', harm: (at) => remove(rows(at)) },
  { what: 'the rows of messages cut off in the middle', outcome: 'refuses', harm: (at) => truncateSync(rows(at), PAGE_BYTES) },
  { what: 'the rows of messages with a page blanked', outcome: 'refuses', harm: (at) => blank(rows(at), 0, PAGE_BYTES) },
  { what: 'the rows of messages with one bit turned', outcome: 'serves', harm: (at) => flip(rows(at), 8000) },
  { what: 'the rows of messages with noise in a page', outcome: 'serves', harm: (at) => write(rows(at), 100, Buffer.alloc(2000, 0xa5)) },
  { what: 'an index of messages with one bit turned', outcome: 'serves', harm: (at) => flip(index(at), PAGE_BYTES + 8000) },
  { what: 'an index of messages emptied', outcome: 'serves', harm: (at) => truncateSync(index(at), 0) },
  { what: 'an index of messages removed', outcome: 'serves', harm: (at) => remove(index(at)) },
  { what: 'the marker removed', outcome: 'serves', harm: (at) => remove(join(at.folder, 'hearthlore.json')) },
  { what: 'the marker emptied', outcome: 'serves', harm: (at) => truncateSync(join(at.folder, 'hearthlore.json'), 0) },
  {
    what: 'the marker of another installation',
    outcome: 'mixed',
    harm: (at) => copyFileSync(join(at.other, 'hearthlore.json'), join(at.folder, 'hearthlore.json')),
  },
  {
    what: 'the database of another installation',
    outcome: 'mixed',
    harm: (at) => (remove(inDatabase(at)), cpSync(join(at.other, 'database'), inDatabase(at), { recursive: true })),
  },
  {
    what: 'an older copy in the place of the database',
    outcome: 'serves',
    mayLack: 'since the backup',
    harm: (at) => {
      remove(inDatabase(at));
      mkdirSync(inDatabase(at), { mode: 0o700 });
      execFileSync('tar', ['-xzf', join(at.folder, 'backups', at.newestBackup), '-C', inDatabase(at), '--exclude=files']);
    },
  },
  { what: 'the uploaded files removed', outcome: 'serves', harm: (at) => remove(join(at.folder, 'files')) },
  { what: 'the lock removed', outcome: 'serves', harm: (at) => remove(join(at.folder, 'hearthlore.lock')) },
  { what: 'noise in the lock', outcome: 'serves', harm: (at) => writeFileSync(join(at.folder, 'hearthlore.lock'), 'noise'.repeat(500)) },
  { what: 'the backups removed', outcome: 'serves', harm: (at) => remove(join(at.folder, 'backups')) },
  {
    what: 'the database and the backups removed',
    outcome: 'refuses',
    harm: (at) => (remove(join(at.folder, 'backups')), remove(inDatabase(at))),
  },
  {
    what: 'all but the backups removed',
    outcome: 'refuses',
    harm: (at) =>
      namesIn(at.folder)
        .filter((name) => name !== 'backups')
        .forEach((name) => remove(join(at.folder, name))),
  },
  {
    what: 'all but the marker removed',
    outcome: 'refuses',
    harm: (at) =>
      namesIn(at.folder)
        .filter((name) => name !== 'hearthlore.json')
        .forEach((name) => remove(join(at.folder, name))),
  },
  { what: 'the database called otherwise', outcome: 'refuses', harm: (at) => renameSync(inDatabase(at), join(at.folder, 'database.old')) },
];
