import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import { segmentsOf } from './file-path.ts';

interface LinkOptions {
  now: Date;
  /** How long it holds: at most seven days, and an hour where the file is to be saved. */
  seconds: number;
  /** Whether the browser saves the file instead of showing it. */
  download: boolean;
  /** The personal access token that it is made for, which it does not outlive. */
  tokenId?: string | undefined;
}

/** What a link leads to, and the personal access token that must still be good; null for none. */
export interface Linked {
  path: string;
  download: boolean;
  tokenId: string | null;
}

/** Links by which stored files are fetched, without a session. */
export interface FileLinks {
  link(path: string, options: LinkOptions): { url: string; expiresAt: Date };
  /** What a link leads to; null when it was not made here, and `expired` when its time is over. */
  follow(url: string, now: Date): Linked | 'expired' | null;
}

/** Where links to files begin. */
const PREFIX = '/files/';

/** Signs links under a key derived from the installation's secret. None holds longer than its limit, whoever asks. */
export function createFileLinks(secret: string): FileLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'hearthlore file links', 32));
  const sign = ({ path, download, tokenId }: Linked, expires: string) =>
    createHmac('sha256', key)
      .update(`${expires}\n${download ? 'download' : 'view'}${tokenId === null ? '' : ` ${tokenId}`}\n${path}`)
      .digest('base64url');
  return {
    link(path, { now, seconds, download, tokenId }) {
      const most = download ? limits.downloadLinkSeconds : limits.fileLinkSeconds;
      const expiresAt = new Date(now.getTime() + Math.min(seconds, most) * 1000);
      const expires = Math.floor(expiresAt.getTime() / 1000).toString();
      const query = new URLSearchParams({
        expires,
        ...(download && { download: '1' }),
        ...(tokenId !== undefined && { token: tokenId }),
        signature: sign({ path, download, tokenId: tokenId ?? null }, expires),
      });
      return { url: `${PREFIX}${segmentsOf(path).map(encodeURIComponent).join('/')}?${query.toString()}`, expiresAt };
    },
    follow(url, now) {
      const parsed = URL.parse(url, 'http://localhost');
      const path = parsed?.pathname.startsWith(PREFIX) ? decoded(parsed.pathname.slice(PREFIX.length)) : null;
      if (!parsed || path === null) return null;
      const expires = parsed.searchParams.get('expires') ?? '';
      const download = parsed.searchParams.get('download') === '1';
      const linked: Linked = { path, download, tokenId: parsed.searchParams.get('token') };
      const given = Buffer.from(parsed.searchParams.get('signature') ?? '');
      const right = Buffer.from(sign(linked, expires));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return Number(expires) * 1000 <= now.getTime() ? 'expired' : linked;
    },
  };
}

function decoded(path: string): string | null {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    return null;
  }
}
