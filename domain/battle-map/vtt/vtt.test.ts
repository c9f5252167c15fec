import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import { makeGround } from '#domain/battle-map/make/make.ts';
import { makeKinds } from '#domain/battle-map/make/choices.ts';
import { MapPicture } from '#domain/battle-map/map-picture.ts';
import { Ground } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { readVtt } from './read-vtt.ts';
import { writeVtt } from './write-vtt.ts';

const picture = { base64: 'AAAA', pixelsPerCell: 70 };
const under = { type: 'image/webp' as const, base64: 'UklGRg==', x: -0.5, y: 0, width: 24, height: 18.25 };
const WithPicture = Ground.extend({ picture: MapPicture });
const sorted = (walls: Ground['walls']) =>
  walls.toSorted((one, other) => one.between[0] - other.between[0] || one.between[1] - other.between[1]);
const read = (file: object, name = 'Inn') => readVtt(JSON.stringify(file), name);
const sizeOf = (x: unknown, y: unknown) => ({ resolution: { map_origin: { x: 0, y: 0 }, map_size: { x, y }, pixels_per_grid: 70 } });

const ofSquares = makeKinds.filter((kind) => kind !== 'region');

it('walls, doors and lights of a map come back from its file, and all of it under our own name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ofSquares), fc.string(), fc.constantFrom('bright', 'dim', 'dark'), (kind, seed, ambient) => {
      const made = { ...makeGround({ kind, columns: 24, rows: 18, density: 'usual' }, seed), ambient };
      // What other programs know of: no rock, doors that are not locked, no windows, no drawings.
      const walls = made.walls.filter((wall) => wall.kind !== 'window').map((wall) => ({ ...wall, locked: false }));
      const plain = { ...made, terrain: emptyGround('', made.grid).terrain, walls, stamps: [] };
      const answer = readVtt(writeVtt(plain, picture, null), plain.name);
      if (!answer.ok) throw new Error(answer.refused.code);
      const { ground, picture: read } = answer.value;
      expect(read).toEqual({ base64: 'AAAA', x: 0, y: 0, width: 24, height: 18 });
      expect({
        ...ground,
        walls: sorted(ground.walls),
        lights: ground.lights.map(({ cell, bright, dim }) => [cell, bright + dim]),
      }).toEqual({
        ...plain,
        walls: sorted(walls),
        lights: plain.lights.map(({ cell, bright, dim }) => [cell, bright + dim]),
      });
      const whole = readVtt(writeVtt(made, picture, under), 'x');
      expect(whole.ok && WithPicture.parse(whole.value.ours)).toEqual({ ...made, picture: under });
    }),
    { numRuns: 12 },
  );
});

it('a region comes back whole under our own name', () => {
  const made = makeGround({ kind: 'region', columns: 30, rows: 20, density: 'usual' }, 'ember');
  const whole = readVtt(writeVtt(made, picture, under), 'x');
  expect(whole.ok && WithPicture.parse(whole.value.ours)).toEqual({ ...made, picture: under });
});

it('the edges of rock stop a look, and a window is an open portal', () => {
  const rock = drawn(emptyGround('Pit', { kind: 'square', columns: 3, rows: 2 }), { kind: 'terrain', cells: [0], terrain: 'rock' });
  const pit = drawn(rock, { kind: 'walls', walls: [{ between: [4, 5], kind: 'window', open: false, locked: false }] });
  expect(JSON.parse(writeVtt(pit, picture, null))).toMatchObject({
    line_of_sight: [
      [
        { x: 0, y: 1 },
        { x: 1, y: 1 },
      ],
      [
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ],
    ],
    portals: [{ position: { x: 2, y: 1.5 }, closed: false, rotation: Math.PI / 2 }],
  });
});

const hexes = emptyGround('Hexes', { kind: 'hex', columns: 3, rows: 3 });

it('a map of hexes is written as whole squares that cover it, with walls, doors and lights where its hexes have them', () => {
  const rock = drawn(hexes, { kind: 'terrain', cells: [8], terrain: 'rock' });
  const walled = drawn(rock, {
    kind: 'walls',
    walls: [
      { between: [0, 1], kind: 'wall', open: false, locked: false },
      { between: [0, 3], kind: 'door', open: false, locked: false },
    ],
  });
  const lit = drawn(walled, { kind: 'light', light: { cell: 4, bright: 10, dim: 10 } });
  const near = (place: { x: number; y: number }) => ({ x: expect.closeTo(place.x, 5), y: expect.closeTo(place.y, 5) });
  const side = 1 / Math.sqrt(3);
  const file = JSON.parse(writeVtt(lit, picture, null));
  expect(file).toMatchObject({
    resolution: { map_size: { x: 4, y: 3 }, pixels_per_grid: 70 },
    portals: [{ position: near({ x: 0.75, y: side + Math.sqrt(3) / 4 }), closed: true }],
    lights: [{ position: near({ x: 2, y: Math.sqrt(3) / 2 + side }), range: 4 }],
  });
  // The wall, and three sides of the rock in the corner.
  expect(file.line_of_sight).toHaveLength(4);
  expect(file.line_of_sight).toContainEqual([near({ x: 1, y: side / 2 }), near({ x: 1, y: side * 1.5 })]);
});

it('a map of hexes comes back from its file as it was, the widest one as well', () => {
  for (const ground of [hexes, emptyGround('Wide', { kind: 'hex', columns: battleMapLimits.cellsAlong, rows: 2 })]) {
    const answer = readVtt(writeVtt(ground, picture, null), 'x');
    expect(answer.ok && Ground.parse(answer.value.ours)).toEqual(ground);
  }
});

it('a file of another program is read: lines beside the grid, slanting ones, an origin, and walls under doors', () => {
  const answer = read({
    format: 0.2,
    resolution: { map_origin: { x: 1, y: 0 }, map_size: { x: 3.6, y: 3 }, pixels_per_grid: 140 },
    line_of_sight: [
      [
        { x: 2.1, y: 0.95 },
        { x: 3.9, y: 1.04 },
      ],
    ],
    objects_line_of_sight: [
      [
        { x: 2, y: 2 },
        { x: 3, y: 3 },
      ],
    ],
    portals: [
      {
        position: { x: 3.5, y: 1 },
        bounds: [
          { x: 3, y: 1 },
          { x: 4, y: 1 },
        ],
        rotation: 0,
        closed: true,
      },
    ],
    environment: { baked_lighting: true, ambient_light: 'ff303030' },
    lights: [
      { position: { x: 1.5, y: 2.5 }, range: 6 },
      { position: { x: 99, y: 0 }, range: 2 },
    ],
  });
  expect(answer).toMatchObject({
    ok: true,
    value: {
      picture: null,
      ground: {
        name: 'Inn',
        grid: { kind: 'square', columns: 4, rows: 3 },
        ambient: 'dark',
        lights: [{ cell: 8, bright: 15, dim: 15 }],
        walls: [
          { between: [1, 5], kind: 'wall' },
          { between: [2, 6], kind: 'door', open: false },
          { between: [5, 9], kind: 'wall' },
          { between: [9, 10], kind: 'wall' },
        ],
      },
    },
  });
});

describe('a file is refused', () => {
  it.each([
    ['that is no JSON', 'notJson', 'PNG'],
    ['that is a list', 'notJson', '[]'],
    ['without a size', 'noGrid', '{}'],
    ['whose size is no number', 'noGrid', JSON.stringify(sizeOf('3', 4))],
    ['whose size is endless', 'noGrid', JSON.stringify(sizeOf(1, 1)).replace('"y":1', '"y":1e999')],
    ['that is too large', 'tooManyCells', JSON.stringify(sizeOf(201, 4))],
    ['with words as lines', 'badLines', JSON.stringify({ ...sizeOf(4, 4), line_of_sight: ['wall'] })],
    ['with points that are none', 'badLines', JSON.stringify({ ...sizeOf(4, 4), line_of_sight: [[{ x: 1 }]] })],
    ['with points beyond everything', 'badLines', JSON.stringify({ ...sizeOf(4, 4), portals: [{ bounds: [{ x: 1e7, y: 0 }] }] })],
    ['with bytes beyond all measure', 'tooLarge', ' '.repeat(battleMapLimits.vttBytes + 1)],
  ])('%s', (_, code, text) => expect(readVtt(text, 'Inn')).toMatchObject({ ok: false, refused: { code } }));

  it('whose lines go to and fro without end', () => {
    const far = Array.from({ length: 20 }, (_, n) => ({ x: n % 2 === 0 ? 0 : 9999, y: 1 }));
    expect(read({ ...sizeOf(4, 4), line_of_sight: [far] })).toMatchObject({ ok: false, refused: { code: 'tooManyLines' } });
  });
});

it('whatever stands in a file, it is refused or read as a map that can be kept', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (line_of_sight, portals, lights) => {
      const answer = read({ ...sizeOf(5, 5), line_of_sight, portals, lights, environment: portals, image: lights });
      expect(answer.ok ? Ground.parse(answer.value.ground) : null).toEqual(answer.ok ? answer.value.ground : null);
    }),
    { numRuns: 60 },
  );
});
