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
  const scene = sceneOf({ ...ground, id: 'pit', seen: '', picture: null, tokens: [] }, true);
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
