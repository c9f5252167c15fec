import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { asKara, asLeader, campaignId, cellar, serverOf, setUp, drawNothing } from '#tests/support/dom/battle-map.tsx';
import { NewPicturedMap, TablePictureDialog } from './loaded-dialogs.ts';
import { TiledPicture } from './tiled-picture.ts';

drawNothing();

const laid = { version: 'v1', x: 0, y: 0, width: 8, height: 6, across: 2000, down: 600 };
const whole = { type: 'image/png' as const, base64: btoa('dots'), x: 0, y: 0, width: 8, height: 6 };

// jsdom draws nothing: what a picture is drawn as is given here.
beforeEach(async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['dots'], { type: type ?? '' })));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 300, close: () => undefined }));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  await TablePictureDialog.preload();
  await NewPicturedMap.preload();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

const answering = (answers: ReturnType<typeof serverOf>, picture: NonNullable<Answers['battleMaps']>['picture']) => ({
  battleMaps: { ...answers.battleMaps, picture },
});

it('those who lead lay a picture under a map by the pixels of a cell, move it, and take it away', async () => {
  const { person, server } = await setUp(
    asLeader,
    answering(serverOf(asLeader), () => ({ whole, parts: [] })),
  );
  const open = async () => {
    await person.click(screen.getByRole('button', { name: 'More about battle maps' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Picture as ground' }));
  };
  const box = (name: string) => screen.getByRole('textbox', { name });
  await open();
  await person.click(screen.getByRole('button', { name: 'Lay it under the map' }));
  expect(screen.getByText('Please choose a picture.')).toBeTruthy();
  await person.upload(screen.getByLabelText(/^Picture/, { selector: 'input' }), new File(['x'], 'ford.png', { type: 'image/png' }));
  const dots = await screen.findByRole('textbox', { name: 'Pixels of a cell' });
  expect(dots).toHaveProperty('value', '75');
  await person.clear(dots);
  await person.type(dots, '60');
  expect(box('Cells across the picture')).toHaveProperty('value', '10');
  await person.click(screen.getByRole('button', { name: 'Lay it under the map' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await person.clear(box('Cells down'));
  await person.type(box('Cells down'), '0.5');
  await person.click(screen.getByRole('button', { name: 'Lay it under the map' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await person.click(screen.getByRole('button', { name: 'Take the picture away' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('battleMaps.layPicture')).toMatchObject([
    { change: { kind: 'laid', picture: { ...whole, type: 'image/webp', width: 10, height: 5 } } },
    { change: { kind: 'fitted', fit: { x: 0, y: 0.5, width: 10, height: 5 } } },
    { change: { kind: 'none' } },
  ]);
});

it('a map is made from a picture, and is as large as it', async () => {
  const answers = serverOf(asLeader);
  const none = { map: null, revision: '', isShown: false };
  const { person, server } = await setUp(asLeader, { battleMaps: { ...answers.battleMaps, create: () => none, layPicture: () => none } });
  await person.click(screen.getByRole('button', { name: 'More about battle maps' }));
  await person.click(await screen.findByRole('menuitem', { name: 'New battle map from a picture' }));
  await person.upload(screen.getByLabelText(/^Picture/, { selector: 'input' }), new File(['x'], 'ford.png', { type: 'image/png' }));
  await screen.findByText('The map has 30 by 15 cells.');
  await person.click(screen.getByRole('button', { name: 'Make the map' }));
  const laying = { change: { kind: 'laid', picture: { width: 30, height: 15 } } };
  await waitFor(() => expect(server.inputsOf('battleMaps.layPicture')).toMatchObject([laying]));
  expect(server.inputsOf('battleMaps.create')).toMatchObject([{ name: 'ford', grid: { kind: 'square', columns: 30, rows: 15 } }]);
});

it('a player asks for the parts of which they know something', async () => {
  const answers = serverOf(asKara, { ...cellar, picture: laid });
  const { server } = await setUp(
    asKara,
    answering(answers, () => ({ whole: null, parts: [] })),
  );
  await waitFor(() => expect(server.inputsOf('battleMaps.picture')[0]).toMatchObject({ campaignId, mapId: cellar.id, tiles: [0, 1] }));
});

it('parts are asked for once, and again once more of them shows or what could not be had may be', async () => {
  vi.useFakeTimers();
  const asked: number[][] = [];
  let isThere = true;
  const [onMore, onFail] = [vi.fn(), vi.fn()];
  const ask = async (tiles: number[]) => {
    asked.push(tiles);
    if (!isThere) throw new Error('The server is away.');
    return tiles.map((tile) => ({ tile, type: 'image/webp', base64: btoa('part') }));
  };
  const picture = new TiledPicture({ laid, ask, onMore, onFail });
  const know = async (terrain: string) => {
    picture.show(cellar.grid, terrain.padEnd(48, '?'));
    await vi.advanceTimersByTimeAsync(0);
  };
  await know('?');
  await know('.');
  await know('.');
  await know('..#####.');
  isThere = false;
  await know('...####.');
  expect(onFail).toHaveBeenCalledTimes(1);
  isThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([[0], [0, 1], [0], [0]]);
  expect(onMore).toHaveBeenCalledTimes(3);
  picture.end();
});
