import { describe, expect, it } from 'vitest';
import { createFileLinks } from './file-links.ts';

const links = createFileLinks('a secret');
const now = new Date('2026-11-20T12:00:00Z');
const HOUR = 3600;
const week = { now, seconds: 7 * 24 * HOUR, download: false };
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a signed link', () => {
  it('leads to its file until its time is over', () => {
    const { url, expiresAt } = links.link('w1/tomes/1-a b.txt', week);
    expect(expiresAt).toEqual(later(week.seconds));
    expect(links.follow(url, later(week.seconds - 1))).toEqual({
      path: 'w1/tomes/1-a b.txt',
      download: false,
      tokenId: null,
    });
    expect(links.follow(url, later(week.seconds))).toBe('expired');
    expect(links.follow(links.link('w1/a.txt', { ...week, download: true }).url, now)).toMatchObject({ path: 'w1/a.txt', download: true });
  });

  it('holds no longer than seven days, and to save the file an hour, whatever is asked for', () => {
    for (const seconds of [8 * 24 * HOUR, 1e9]) {
      expect(links.link('w1/a.txt', { now, seconds, download: false }).expiresAt).toEqual(later(7 * 24 * HOUR));
      expect(links.link('w1/a.txt', { now, seconds, download: true }).expiresAt).toEqual(later(HOUR));
    }
    expect(links.link('w1/a.txt', { now, seconds: 60, download: true }).expiresAt).toEqual(later(60));
    const { url } = links.link('w1/a.txt', { now, seconds: 1e9, download: true });
    expect(links.follow(url, later(HOUR))).toBe('expired');
  });

  it('that is made for a personal access token names it, and leads nowhere without it or with another', () => {
    const { url } = links.link('w1/a.txt', { ...week, tokenId: 't1' });
    expect(links.follow(url, now)).toEqual({ path: 'w1/a.txt', download: false, tokenId: 't1' });
    const changed = [url.replace('token=t1&', ''), url.replace('t1', 't2'), `${links.link('w1/a.txt', week).url}&token=t1`];
    expect(changed.map((each) => links.follow(each, now))).toEqual([null, null, null]);
  });

  it('leads nowhere when anything in it is changed', () => {
    const { url } = links.link('w1/tomes/a.txt', week);
    const changed = [
      url.replace('a.txt', 'b.txt'),
      url.replace('w1', 'w2'),
      url.replace(/expires=\d/, 'expires=9'),
      url.replace('?', '?download=1&'),
      url.replace(/signature=./, 'signature='),
      url.replace('/files/', '/other/'),
      `${url}x`,
      '/files/%E0%A4%A',
      createFileLinks('another secret').link('w1/tomes/a.txt', week).url,
    ];
    expect(changed.map((each) => links.follow(each, now))).toEqual(changed.map(() => null));
  });
});
