import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import { eelPot } from '#domain/battle-map/stamps/own-drawing.fixture.ts';
import { writeVtt } from '#domain/battle-map/vtt/write-vtt.ts';
import { readGround } from '#web/features/battle-map/builder/kept/read-ground.ts';
import { viewOfGround } from '#web/features/battle-map/data/view-of-ground.ts';
import { withOwn } from '#web/features/battle-map/stamps/use-drawings.ts';
import { z } from 'zod';
import { makeGround } from '#domain/battle-map/make/make.ts';
import { loadDrawings } from '#domain/battle-map/stamps/load-drawings.ts';
import { sceneOf } from '#web/features/battle-map/data/scene.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import { mapSvg } from './map-picture.ts';

// jsdom draws nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const { byId } = await loadDrawings();

it('a map is written as a picture of lines that can be read, with its name, its grid and its glows where they are wanted', () => {
  const ground = { ...makeGround({ kind: 'dungeon', columns: 24, rows: 18, density: 'usual' }, 'ember'), name: 'Pit <of> doom & co' };
  const scene = sceneOf({ ...ground, id: 'pit', seen: '', picture: null, ownSound: null, tokens: [] }, true);
  const read = (grid: boolean, lights: boolean) => {
    const root = new DOMParser().parseFromString(
      mapSvg(scene, byId, { ...allLayers, grid, lights, forDm: false }),
      'image/svg+xml',
    ).documentElement;
    expect(root.nodeName).toBe('svg');
    return {
      title: root.querySelector('title')?.textContent,
      paths: root.querySelectorAll('svg > path').length,
      glows: root.querySelectorAll('radialGradient').length,
    };
  };
  const [plain, whole] = [read(false, false), read(true, true)];
  expect(plain.title).toBe('Pit <of> doom & co');
  expect(plain.paths).toBeGreaterThan(10);
  expect(plain.glows).toBe(0);
  expect(whole.glows).toBe(ground.lights.length);
  expect(whole.paths).toBeGreaterThan(plain.paths);
});

it('a stamp of one’s own is in the picture in its own colours, and in a file of Universal VTT that is read again', () => {
  const stamp = { id: 'a', drawing: eelPot.id, text: '', x: 3, y: 2, width: 2, height: 1, turn: 90, forDm: false };
  const ground = drawn(emptyGround('Weir', { kind: 'square', columns: 6, rows: 5 }), {
    kind: 'stamps',
    stamps: [stamp],
    drawings: [eelPot],
  });
  const svg = mapSvg(sceneOf(viewOfGround('weir', ground), true), withOwn(byId, ground.drawings), allLayers);
  expect(svg).toContain(`<path d="${eelPot.shapes[0]?.d}" fill="#8a5a2b" fill-opacity="1"/>`);
  expect(svg).toContain('stroke="#201208" stroke-width="4"');
  const file = z.object({ hearthlore: z.unknown() }).parse(JSON.parse(writeVtt(ground, { base64: '', pixelsPerCell: 10 }, null)));
  expect(readGround(file.hearthlore)).toEqual(ground);
  const harmful = { ...ground, drawings: [{ ...eelPot, shapes: [{ d: 'M0 0"/><script>' }] }] };
  expect(readGround(harmful)).toBeNull();
});
