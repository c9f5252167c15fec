import { emptyGround } from '#domain/battle-map/draw.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { preloadDialogs } from '#web/features/battle-map/builder/loaded-dialogs.ts';
import { MapBuilder } from '#web/features/battle-map/builder/map-builder.tsx';
import { devicePictures } from '#web/features/battle-map/builder/picture/device-pictures.ts';
import { deviceMaps } from './device-maps.ts';

beforeAll(preloadDialogs);
// jsdom draws nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => void vi.restoreAllMocks());

const grid = { kind: 'square', columns: 6, rows: 5 } as const;
const [crypt, cave] = [emptyGround('Crypt', grid), emptyGround('Cave', grid)];
const picture: MapPicture = { type: 'image/webp', base64: btoa('dots'), x: 0, y: 0, width: 6, height: 3 };

/** An account that keeps maps, and what it refuses. */
function account(refuses: { map?: string; picture?: string } = {}) {
  const maps = new Map<string, { name: string }>();
  const pictures = new Map<string, MapPicture>();
  const drawnMaps = {
    list: () => [...maps].map(([id, { name }]) => ({ id, name, columns: 6, rows: 5, updatedAt: '2026-11-29T00:00:00.000Z' })),
    save: ({ mapId, ground }: { mapId: string; ground: { name: string } }) => {
      if (mapId === refuses.map) throw new Refusal('drawnMap.tooMany');
      maps.set(mapId, ground);
      return {};
    },
    savePicture: ({ mapId, picture: given }: { mapId: string; picture: MapPicture | null }) => {
      if (mapId === refuses.picture) throw new Refusal('drawnMap.wrongPicture');
      if (given !== null) pictures.set(mapId, given);
      return {};
    },
    remove: ({ mapId }: { mapId: string }) => {
      maps.delete(mapId);
      return {};
    },
  };
  return { maps, pictures, refuses, answers: { drawnMaps } };
}
const here = () => deviceMaps.list().map(({ name }) => name);
const setUp = ({ answers }: ReturnType<typeof account>) => renderAt('/tools/maps', <MapBuilder />, answers);
const question = () => screen.queryByText(/^Move your maps into your account/);

it('whoever signs in is asked once, and maps move that the account takes, with the pictures under them', async () => {
  vi.spyOn(devicePictures, 'read').mockImplementation(async (id) => (id === 'crypt' ? picture : null));
  deviceMaps.write('cave', cave);
  deviceMaps.write('crypt', crypt);
  const kept = account({ map: 'cave' });
  const { person, server } = setUp(kept);
  expect(question()).toBeNull();
  await signInAsMira(server);
  await person.click(await screen.findByRole('button', { name: 'Move them' }));
  expect(await screen.findByText(new Refusal('drawnMap.tooMany').message)).toBeTruthy();
  expect([here(), [...kept.maps], [...kept.pictures]]).toEqual([['Cave'], [['crypt', crypt]], [['crypt', picture]]]);
  expect(screen.getByRole('application').getAttribute('aria-label')).toMatch(/^Battle map Cave/);
  await person.click(screen.getByRole('button', { name: 'Leave them here' }));
  expect(question()).toBeNull();
});

it('a map of which the account takes no picture stays on the device as a whole, and moves once it does', async () => {
  vi.spyOn(devicePictures, 'read').mockResolvedValue(picture);
  deviceMaps.write('crypt', crypt);
  const kept = account({ picture: 'crypt' });
  const { person, server } = setUp(kept);
  await signInAsMira(server);
  await person.click(await screen.findByRole('button', { name: 'Move them' }));
  expect(await screen.findByText(new Refusal('drawnMap.wrongPicture').message)).toBeTruthy();
  expect([here(), kept.maps.size]).toEqual([['Crypt'], 0]);
  delete kept.refuses.picture;
  await person.click(screen.getByRole('button', { name: 'Move them' }));
  expect(await screen.findByText('1 map moved into your account.')).toBeTruthy();
  expect([here(), kept.maps.size, kept.pictures.size]).toEqual([[], 1, 1]);
  expect(screen.getByRole('button', { name: 'Maps of your account' })).toBeTruthy();
});

it('a map whose picture the browser cannot read now is not moved without it', async () => {
  vi.spyOn(devicePictures, 'read').mockRejectedValue(new Error('blocked'));
  deviceMaps.write('crypt', crypt);
  const kept = account();
  const { person, server } = setUp(kept);
  await signInAsMira(server);
  await person.click(await screen.findByRole('button', { name: 'Move them' }));
  expect(await screen.findByText(/^Crypt could not be moved and stays on this device/)).toBeTruthy();
  expect([here(), kept.maps.size]).toEqual([['Crypt'], 0]);
});

it('what is drawn while a map moves goes along', async () => {
  deviceMaps.write('crypt', crypt);
  const kept = account();
  const { person, server } = setUp(kept);
  await signInAsMira(server);
  const save = kept.answers.drawnMaps.save;
  server.answer({
    drawnMaps: {
      save: (given) => {
        if (server.inputsOf('drawnMaps.save').length === 1) deviceMaps.write('crypt', { ...crypt, ambient: 'dark' });
        return save(given);
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Move them' }));
  await waitFor(() => expect(kept.maps.get('crypt')).toEqual({ ...crypt, ambient: 'dark' }));
  await waitFor(() => expect(here()).toEqual([]));
});

it('nobody is asked about a map that their account has, nor about one that they made signed in', async () => {
  deviceMaps.write('crypt', crypt);
  const kept = account();
  kept.maps.set('crypt', { ...crypt, name: 'Newer crypt' });
  const { person, server } = setUp(kept);
  await signInAsMira(server);
  await person.click(screen.getByRole('button', { name: 'New map' }));
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Cellar');
  await person.click(screen.getByRole('button', { name: 'Make the map' }));
  await waitFor(() => expect(server.inputsOf('drawnMaps.list').length).toBeGreaterThan(0));
  expect(here()).toEqual(['Cellar', 'Crypt']);
  expect(question()).toBeNull();
});
