import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface LinkOptions {
  now: Date;
  /** How long it holds. */
  seconds: number;
  /** Whether the browser saves the file instead of showing it. */
  download: boolean;
}

/** Where uploaded files lie, and the links by which they are fetched. Paths have slashes and stay within the folder. */
export interface Files {
  /** Keeps a copy of a file that lies elsewhere on this machine, whole or not at all. */
  keep(path: string, from: string): Promise<void>;
  /** Where a file lies, for a process that reads it by itself. */
  placeOf(path: string): string;
  stream(path: string): ReadStream;
  /** Removes a file or a folder; what is not there is removed already. */
  remove(path: string): Promise<void>;
  link(path: string, options: LinkOptions): { url: string; expiresAt: Date };
  /** What a link leads to; null when it was not made here, and `expired` when its time is over. */
  follow(url: string, now: Date): { path: string; download: boolean } | 'expired' | null;
}

/** Where links to files begin. */
const PREFIX = '/files/';

/** Keeps files in a folder; links are signed under a key derived from the installation's secret. */
export function createFiles(folder: string, secret: string): Files {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hearthlore file links', 32));
  const at = (path: string) => join(folder, ...segmentsOf(path));
  const sign = (path: string, expires: string, download: boolean) =>
    createHmac('sha256', key)
      .update(`${expires}\n${download ? 'download' : 'view'}\n${path}`)
      .digest('base64url');
  return {
    async keep(path, from) {
      const target = at(path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const draft = `${target}.${randomUUID().slice(0, 8)}.part`;
      try {
        await copyFile(from, draft);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    placeOf: at,
    stream: (path) => createReadStream(at(path)),
    remove: (path) => rm(at(path), { recursive: true, force: true }),
    link(path, { now, seconds, download }) {
      const expiresAt = new Date(now.getTime() + seconds * 1000);
      const expires = Math.floor(expiresAt.getTime() / 1000).toString();
      const query = new URLSearchParams({ expires, ...(download ? { download: '1' } : {}), signature: sign(path, expires, download) });
      return { url: `${PREFIX}${segmentsOf(path).map(encodeURIComponent).join('/')}?${query.toString()}`, expiresAt };
    },
    follow(url, now) {
      const parsed = URL.parse(url, 'http://localhost');
      const path = parsed?.pathname.startsWith(PREFIX) ? decoded(parsed.pathname.slice(PREFIX.length)) : null;
      if (!parsed || path === null) return null;
      const expires = parsed.searchParams.get('expires') ?? '';
      const download = parsed.searchParams.get('download') === '1';
      const given = Buffer.from(parsed.searchParams.get('signature') ?? '');
      const right = Buffer.from(sign(path, expires, download));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(expires) * 1000 <= now.getTime() ? 'expired' : { path, download };
    },
  };
}

/** The steps of a path; throws for one that leaves the folder. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  if (segments.some((each) => each === '' || each.startsWith('.') || /[\\\0]/.test(each)))
    throw new Error('A file’s path leaves its folder.');
  return segments;
}

function decoded(path: string): string | null {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    return null;
  }
}
