import { makeGround } from '#domain/battle-map/make/make.ts';
import { sceneOf } from '#web/features/battle-map/data/scene.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { mapSvg } from './map-picture.ts';

// jsdom draws nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

it('a map is written as a picture of lines that can be read, with its name, its grid and its glows where they are wanted', () => {
  const ground = { ...makeGround({ kind: 'dungeon', columns: 24, rows: 18, density: 'usual' }, 'ember'), name: 'Pit <of> doom & co' };
  const scene = sceneOf({ ...ground, id: 'pit', seen: '', tokens: [] }, true);
  const read = (withGrid: boolean, withLights: boolean) => {
    const root = new DOMParser().parseFromString(mapSvg(scene, { withGrid, withLights }), 'image/svg+xml').documentElement;
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
