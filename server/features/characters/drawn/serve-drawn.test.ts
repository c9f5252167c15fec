import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRAWN_PORTRAITS, portraitAddress } from '#domain/character/portrait-address.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.end());

const ask = (address: string, headers = {}) => fetch(`${app.url}${address}`, { headers });
const statusesOf = (addresses: readonly string[]) => Promise.all(addresses.map(async (address) => (await ask(address)).status));

describe('a drawn portrait', () => {
  it('is shown to everybody, as the same picture each time, and another for another seed', async () => {
    const first = await ask(portraitAddress('elf', 'wizard', 'a'));
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    const text = await first.text();
    expect(text).toMatch(/^<svg .*<\/svg>$/);
    expect(text).not.toMatch(/undefined|NaN/);
    expect(await (await ask(portraitAddress('elf', 'wizard', 'a'))).text()).toBe(text);
    expect(await (await ask(portraitAddress('elf', 'wizard', 'b'))).text()).not.toBe(text);
  });

  it('is kept for a day, and sent once as long as it does not change', async () => {
    const first = await ask(portraitAddress('orc', 'fighter', 'a'));
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    const again = await ask(portraitAddress('orc', 'fighter', 'a'), { 'if-none-match': first.headers.get('etag') });
    expect(again.status).toBe(304);
  });

  it('has a seed of any letters', async () => {
    const seeds = ['', '..', 'a/b?c#d', 'Åsa "der Rote"', '<script>'];
    expect(await statusesOf(seeds.map((seed) => portraitAddress('gnome', 'bard', seed)))).toEqual(seeds.map(() => 200));
  });

  it('is refused for a species or class that there is none of, for too long a seed, and for what cannot be read', async () => {
    const long = portraitAddress('elf', 'wizard', 'a'.repeat(gameLimits.portraitSeedLength + 1));
    const others = ['cat/wizard/a.svg', 'elf/smith/a.svg', 'elf/wizard/%E0%A4%A.svg'].map((path) => `${DRAWN_PORTRAITS}${path}`);
    expect(await statusesOf([long, ...others])).toEqual([404, 404, 404, 404]);
  });
});
