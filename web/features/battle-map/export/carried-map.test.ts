import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeKinds } from '#domain/battle-map/make/choices.ts';
import { makeGround } from '#domain/battle-map/make/make.ts';
import type { Ground, Stamp } from '#domain/battle-map/state.ts';
import { wholeMap } from '#domain/battle-map/vtt/write-vtt.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { readGround } from '#web/features/battle-map/builder/kept/read-ground.ts';
import { readMapPicture } from '#web/features/battle-map/builder/picture/read-map-picture.ts';
import { partOf } from '#web/lib/drafts/stored-shape.ts';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import { pngCarrying, readCarried, shownPart, svgCarrying } from './carried-map.ts';
import { withChunk } from './png-chunks.ts';

/** A PNG of one dot. */
const dot = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
);
const lines = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7">\n<title>$1 &amp; co</title>\n<rect/></svg>';
const under = { type: 'image/png', base64: 'AAAA', x: 0.5, y: -1, width: 20, height: 15 } as const;
const png = () => new Blob([dot], { type: 'image/png' });
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const textBytes = (text: string) => new TextEncoder().encode(text);

/** What comes back of a map through a file, or why nothing does. */
async function back(bytes: Uint8Array) {
  const carried = await readCarried(bytes);
  if (carried === null || typeof carried === 'string') return carried;
  return { ground: readGround(carried.map), picture: readMapPicture(partOf(carried.map, 'picture')) };
}

describe('a map comes back whole', () => {
  it('from the PNG and the SVG that it was saved as', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...makeKinds),
        fc.string(),
        fc.constantFrom('Weir', 'Straße „Ost“ <&> 🗺'),
        fc.constantFrom(null, under),
        async (kind, seed, name, picture) => {
          const made = makeGround({ kind, columns: 24, rows: 18, density: 'usual' }, seed);
          const walls = made.walls.map((wall) => (wall.locked ? { ...wall, lockDifficulty: 17, substance: 'iron' as const } : wall));
          const stamps = made.stamps.map((stamp, n) => ({ ...stamp, forDm: n % 3 === 0 }));
          const ground: Ground = { ...made, name, walls, stamps, air: { outside: true, time: 'night', weather: 'fog', sound: 'rain' } };
          const whole = { ground, picture };
          expect(await back(await bytesOf(await pngCarrying(png(), whole)))).toEqual(whole);
          expect(await back(textBytes(await svgCarrying(lines, whole)))).toEqual(whole);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('and the file is the picture that it was', async () => {
    const whole = { ground: makeGround({ kind: 'cave', columns: 12, rows: 12, density: 'usual' }, 'a'), picture: null };
    const bytes = Buffer.from(await bytesOf(await pngCarrying(png(), whole)));
    expect(bytes.subarray(0, dot.length - 12)).toEqual(Buffer.from(dot.subarray(0, dot.length - 12)));
    expect(bytes.subarray(-12)).toEqual(Buffer.from(dot.subarray(-12)));
    const svg = await svgCarrying(lines, whole);
    expect(svg.replace(/\n<metadata[^]*<\/metadata>/, '')).toBe(lines);
  });
});

it('what a picture does not show is not in its file', async () => {
  const made = makeGround({ kind: 'town', columns: 24, rows: 18, density: 'usual' }, 'ember');
  const stamp = (id: string, more: Partial<Stamp>): Stamp => ({
    ...(made.stamps[0] ?? { drawing: 'table', x: 1, y: 1, width: 1, height: 1, turn: 0, forDm: false }),
    id,
    text: '',
    ...more,
  });
  const walls = made.walls.map((wall) => (wall.kind === 'door' ? { ...wall, lockDifficulty: 23 } : wall));
  const stamps = [
    stamp('trap', { forDm: true, text: 'Pit' }),
    stamp('inn', { text: 'Inn' }),
    stamp('word', { drawing: null, text: 'Weir' }),
  ];
  const ground = { ...made, walls, stamps };
  const shown = (layers: Partial<typeof allLayers>) => shownPart(ground, { ...allLayers, ...layers });
  expect(shown({})).toEqual(ground);
  const forPlayers = shown({ forDm: false });
  expect(forPlayers.stamps.map(({ id }) => id)).toEqual(['inn', 'word']);
  expect(JSON.stringify(forPlayers)).not.toMatch(/lockDifficulty|Pit/);
  expect(forPlayers.walls).toHaveLength(walls.length);
  expect(shown({ texts: false }).stamps.map(({ id, text }) => [id, text])).toEqual([
    ['trap', ''],
    ['inn', ''],
  ]);
  expect(shown({ drawings: false }).stamps.map(({ id, drawing }) => [id, drawing])).toEqual([
    ['trap', null],
    ['inn', null],
    ['word', null],
  ]);
  const { map } = Object(await readCarried(await bytesOf(await pngCarrying(png(), { ground: forPlayers, picture: null }))));
  expect(JSON.stringify(map)).not.toMatch(/Pit|trap|lockDifficulty/);
});

describe('a file of others', () => {
  const ours = (text: Uint8Array) =>
    withChunk(dot, { type: 'iTXt', data: new Uint8Array([...textBytes('hearthlore\0\u0001\0\0\0'), ...text]) });
  const whole = wholeMap(makeGround({ kind: 'cave', columns: 12, rows: 12, density: 'usual' }, 'a'), null);
  const sound = ours(deflateSync(JSON.stringify(whole)));
  const metadata = (text: string) => textBytes(`<svg><title/>\n<metadata id="hearthlore-map">${text}</metadata></svg>`);

  it.each<[string, Uint8Array, unknown]>([
    ['that is a plain PNG has no map', dot, 'none'],
    ['that is a plain SVG has no map', textBytes(lines), 'none'],
    ['that is an SVG behind a comment has no map', textBytes(`\uFEFF<!-- drawn by hand -->${lines}`), 'none'],
    ['that is neither is left to others', textBytes('{"resolution":{}}'), null],
    ['that ends in the middle is damaged', sound.subarray(0, sound.length - 20), 'damaged'],
    ['whose lengths cannot be is damaged', sound.with(8, 0xff), 'damaged'],
    ['whose map was changed is damaged', sound.with(dot.length + 20, 1 + (sound[dot.length + 20] ?? 0)), 'damaged'],
    ['whose text is not packed is damaged', ours(textBytes('{}')), 'damaged'],
    ['whose text is no JSON is damaged', ours(deflateSync('{')), 'damaged'],
    ['whose text would be enormous is damaged', ours(deflateSync(Buffer.alloc(battleMapLimits.carriedBytes + 1, 32))), 'damaged'],
    ['whose metadata are no base64 are damaged', metadata('!!'), 'damaged'],
    ['whose metadata are not packed are damaged', metadata('AAAA'), 'damaged'],
    [
      'with something else in the place of a map has none',
      ours(deflateSync('{"name":"x","script":"alert(1)"}')),
      { ground: null, picture: null },
    ],
  ])('%s', async (_, bytes, answer) => expect(await back(bytes)).toEqual(answer));

  it('that is any heap of bytes is read without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(sound.length - 1), async (noise, at) => {
        const broken = sound.slice();
        broken.set(noise.subarray(0, Math.max(0, broken.length - at)), at);
        for (const bytes of [noise, broken, new Uint8Array([...dot.subarray(0, 8), ...noise])])
          expect([null, 'none', 'damaged', 'object']).toContain(typeof (await back(bytes)) === 'object' ? 'object' : await back(bytes));
      }),
      { numRuns: 60 },
    );
  });
});
