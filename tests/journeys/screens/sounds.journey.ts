import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { test } from '#tests/support/journeys/quiet-console.ts';
import { nightly } from '#tests/support/tier.ts';

const folder = fileURLToPath(new URL('../../../web/features/battle-map/air/', import.meta.url));
const [rate, seconds, settled] = [48_000, 14, 3];
const Heard = z.object({ loud: z.number(), peak: z.number(), least: z.number(), ears: z.number() });

/**
 * What a browser makes of a sound at its full loudness: its loudness and that of its most silent half second in decibels below the
 * loudest there is, its highest peak, where beyond 1 it would be cut off, and how alike both ears hear it.
 */
const listen = ([sound, per, length, from]: readonly [string, number, number, number]) => `(async () => {
  const air = new OfflineAudioContext(2, ${per} * ${length}, ${per});
  air.resume = async () => undefined;
  globalThis.AudioContext = function () { return air; };
  const { makeSound } = await import('/make-sound.ts');
  makeSound('${sound}', 1);
  const buffer = await air.startRendering();
  const [left, right] = [0, 1].map((ear) => buffer.getChannelData(ear).subarray(${from} * ${per}));
  const powerOf = (samples) => samples.reduce((sum, each) => sum + each ** 2, 0) / samples.length;
  const decibels = (power) => 10 * Math.log10(power + 1e-12);
  const half = ${per} / 2;
  const halves = Array.from({ length: Math.floor(left.length / half) }, (_, n) => powerOf(left.subarray(n * half, (n + 1) * half)));
  return {
    loud: decibels(powerOf(left)),
    peak: left.reduce((one, other) => Math.max(one, Math.abs(other)), 0),
    least: decibels(Math.min(...halves)),
    ears: left.reduce((sum, each, at) => sum + each * right[at], 0) / left.length / powerOf(left),
  };
})()`;

test('the sounds of a map are about as loud, none is cut off at its peaks, and none falls silent', nightly, async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.route('http://sounds.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' });
    const body = stripTypeScriptTypes(readFileSync(`${folder}${pathname.slice(1)}`, 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('http://sounds.test/');
  for (const sound of ['wind', 'rain', 'fire', 'tavern']) {
    const { loud, peak, least, ears } = Heard.parse(await page.evaluate(listen([sound, rate, seconds, settled])));
    expect(loud, `How loud ${sound} is`).toBeGreaterThan(-26);
    expect(loud, `How loud ${sound} is`).toBeLessThan(-16);
    expect(peak, `The highest peak of ${sound}`).toBeLessThan(1);
    expect(least, `The most silent half second of ${sound}`).toBeGreaterThan(-45);
    expect(Math.abs(ears), `How alike both ears hear ${sound}`).toBeLessThan(0.3);
  }
});
