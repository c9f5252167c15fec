import { emptyGround } from '#domain/battle-map/draw.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { writeVtt } from '#domain/battle-map/vtt/write-vtt.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira, visitor } from '#tests/support/dom/signed-in.ts';
import { deviceMaps } from '#web/features/battle-map/builder/kept/device-maps.ts';
import { preloadDialogs } from '#web/features/battle-map/builder/loaded-dialogs.ts';
import { MapBuilder } from '#web/features/battle-map/builder/map-builder.tsx';
import { prepareMapPicture } from './prepare-map-picture.ts';
import { readMapPicture } from './read-map-picture.ts';
import { pictureOfMap } from './use-map-picture.ts';

beforeAll(preloadDialogs);
// jsdom draws nothing and keeps no database: what a picture is drawn as is given here.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['dots'], { type: type ?? '' })));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 300, close: () => undefined }));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
afterEach(() => {
  vi.restoreAllMocks();
  // jsdom has none of its own.
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

const cave = emptyGround('Cave', { kind: 'square', columns: 6, rows: 5 });
const picture: MapPicture = { type: 'image/webp', base64: btoa('dots'), x: 0, y: 0, width: 6, height: 3 };
const png = (name = 'ford.png') => new File(['x'], name, { type: 'image/png' });
const latest = () => deviceMaps.list()[0]?.id ?? '';

it('a new map from a picture is as large as it, and the picture lies under it', async () => {
  const { person } = renderAt('/tools/maps', <MapBuilder />, { account: { me: () => visitor } });
  await person.click(screen.getByRole('button', { name: 'From a picture' }));
  await person.click(screen.getByRole('button', { name: 'Make the map' }));
  expect(screen.getByText('Please choose a picture.')).toBeTruthy();
  await person.upload(screen.getByLabelText(/^Picture/, { selector: 'input' }), png());
  const across = screen.getByRole('textbox', { name: 'Cells across the picture' });
  await person.clear(across);
  await person.type(across, '25,5');
  expect(await screen.findByText('The map has 26 by 13 cells.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Make the map' }));
  await waitFor(() => expect(deviceMaps.list()).toMatchObject([{ name: 'ford' }]));
  expect(await pictureOfMap(latest())).toEqual({ ...picture, width: 25.5, height: 12.75 });
  expect(deviceMaps.read(latest())?.grid).toEqual({ kind: 'square', columns: 26, rows: 13 });
});

it('a picture is laid under a map, moved, saved to the account with it, opened from there, and taken away', async () => {
  deviceMaps.write('cave', cave);
  const kept: (MapPicture | null)[] = [];
  const { person, server } = renderAt('/tools/maps', <MapBuilder />, {
    drawnMaps: {
      save: () => ({}),
      savePicture: ({ picture: given }) => {
        kept.push(given);
        return {};
      },
      list: () => [{ id: 'old', name: 'Old cave', columns: 6, rows: 5, updatedAt: '2026-11-29T00:00:00.000Z' }],
      get: () => ({ id: 'old', ground: { ...cave, name: 'Old cave' }, picture: { ...picture, x: 2 } }),
    },
  });
  await signInAsMira(server);
  const pick = async (name: string) => {
    await person.click(screen.getByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  await pick('Picture as ground');
  await person.upload(screen.getByLabelText(/^Picture/, { selector: 'input' }), png());
  await person.type(screen.getByRole('textbox', { name: 'Cells to the right' }), '.5');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lay it under the map' }).getAttribute('aria-busy')).not.toBe('true'));
  await person.click(screen.getByRole('button', { name: 'Lay it under the map' }));
  const laid = { ...picture, x: 0.5 };
  await waitFor(async () => expect(await pictureOfMap('cave')).toEqual(laid));
  await pick('Save to your account');
  await screen.findByText(/is in your account as it is now/);
  expect(kept).toEqual([laid]);
  await pick('Maps of your account');
  await person.click(await screen.findByRole('button', { name: 'Open Old cave' }));
  await waitFor(async () => expect(await pictureOfMap('old')).toEqual({ ...picture, x: 2 }));
  await pick('Picture as ground');
  await person.click(screen.getByRole('button', { name: 'Take the picture away' }));
  expect(await pictureOfMap('old')).toBeNull();
});

it('a file of Universal VTT brings its picture, and one that was saved here the picture alone', async () => {
  const { person } = renderAt('/tools/maps', <MapBuilder />, { account: { me: () => visitor } });
  const open = async (name: string, text: string) => {
    await person.upload(screen.getByLabelText(/^Map/, { selector: 'input' }), new File([text], name));
    await person.click(screen.getByRole('button', { name: 'Open' }));
  };
  await person.click(screen.getByRole('button', { name: 'Open a file' }));
  const saved = writeVtt(cave, { base64: 'iVBORw0KGgo=', pixelsPerCell: 70 }, { ...picture, y: 1 });
  await open('cave.dd2vtt', saved);
  await waitFor(() => expect(deviceMaps.list()).toHaveLength(1));
  expect(await pictureOfMap(latest())).toEqual({ ...picture, y: 1 });
  await person.click(screen.getByRole('button', { name: /^More about/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Open a file' }));
  await open('other.dd2vtt', JSON.stringify({ ...JSON.parse(saved), hearthlore: undefined }));
  await waitFor(() => expect(deviceMaps.list()).toHaveLength(2));
  expect(await pictureOfMap(latest())).toEqual({ ...picture, width: 6, height: 5 });
});

it('a PNG without a map in it becomes the ground of a new map; one whose map is damaged is refused, and so is an SVG with a script', async () => {
  const { person } = renderAt('/tools/maps', <MapBuilder />, { account: { me: () => visitor } });
  await person.click(screen.getByRole('button', { name: 'Open a file' }));
  const open = async (file: File) => {
    await person.upload(screen.getByLabelText(/^Map/, { selector: 'input' }), file);
    await person.click(screen.getByRole('button', { name: 'Open' }));
  };
  const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  await open(new File([dot.subarray(0, 40)], 'ford.png'));
  expect(await screen.findByText(/The map in this picture is damaged/)).toBeTruthy();
  await open(new File(['<svg><script>alert(1)</script></svg>'], 'ford.svg'));
  expect(await screen.findByText(/This SVG holds a script/)).toBeTruthy();
  await open(new File([dot], 'ford.png'));
  expect(await screen.findByText('The map has 30 by 15 cells.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Make the map' }));
  await waitFor(() => expect(deviceMaps.list()).toMatchObject([{ name: 'ford' }]));
  expect(await pictureOfMap(latest())).toEqual({ ...picture, width: 30, height: 15 });
});

it.each([
  ['another kind of file', new File(['x'], 'a.gif', { type: 'image/gif' }), 'Please choose a PNG, JPEG or WebP picture.'],
  [
    'a file too large',
    Object.defineProperty(png(), 'size', { value: battleMapLimits.pictureFileBytes + 1 }),
    'This picture is too large: at most 20 MB are read.',
  ],
])('%s is refused with a sentence', async (_, file, sentence) => expect(await prepareMapPicture(file)).toBe(sentence));

it('a picture that the browser does not read is refused with a sentence', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await prepareMapPicture(png())).toMatch(/^That file is not a picture your browser can read/);
});

it.each([
  ['nothing', null],
  ['another kind', { ...picture, type: 'image/svg+xml' }],
  ['a place beyond all maps', { ...picture, x: 4000 }],
  ['a side that is none', { ...picture, width: Number.NaN }],
  ['too many bytes', { ...picture, base64: 'A'.repeat(2_000_000) }],
])('%s that was kept is no picture', (_, value) => expect(readMapPicture(value)).toBeNull());
