import { emptyGround } from '#domain/battle-map/draw.ts';
import { limits } from '#domain/limits/limits.ts';
import type { WorldRole } from '#domain/world/world.ts';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeUploads } from '#tests/support/dom/fake-upload.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { worldCard } from '#tests/support/dom/world-card.ts';
import { WorldMapDialog } from './world-map-dialog.tsx';

/** How many bytes the canvas has as a file of each type. */
let sizes: Record<string, number>;
beforeEach(() => {
  sizes = { 'image/png': 2000, 'image/webp': 1000 };
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(Object.defineProperty(new Blob(['dots'], { type }), 'size', { value: sizes[type] ?? limits.uploadBytes + 1 })),
  );
});
afterEach(() => void vi.restoreAllMocks());

const map = { id: 'cave', ground: emptyGround('The <Cave>', { kind: 'square', columns: 6, rows: 5 }) };
const world = (id: string, name: string, role: WorldRole) => worldCard({ id, name, role, isOwner: role === 'owner' });

async function setUp(answer: object | null = { path: 'files/cave.png' }) {
  const onClose = vi.fn<() => void>();
  const draw = vi.fn(() => Promise.resolve(document.createElement('canvas')));
  const shown = renderAt('/tools/maps', <WorldMapDialog {...{ map, draw, onClose }} />, {
    worlds: {
      list: () => [world('coast', 'The coast', 'owner'), world('weir', 'The weir', 'editor'), world('inn', 'The inn', 'reader')],
      setMap: () => ({ mapUrl: null }),
    },
  });
  const sent = fakeUploads(answer);
  return { ...shown, sent, draw, onClose, worlds: await screen.findByRole('combobox', { name: /^World/ }) };
}

it('a map becomes the map of a world that one may change, with the layers that are ticked', async () => {
  const { person, server, sent, draw, onClose, worlds } = await setUp();
  expect(within(worlds).queryByText('The inn')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Set as map' }));
  expect(screen.getByText('Please choose a world.')).toBeTruthy();
  await person.selectOptions(worlds, 'The weir');
  await person.click(screen.getByRole('checkbox', { name: 'Grid' }));
  await person.click(screen.getByRole('button', { name: 'Set as map' }));
  await screen.findByText('“The <Cave>” is the world’s map now.');
  expect(draw).toHaveBeenCalledWith(map, { ...allLayers, lights: false, forDm: false });
  expect(server.inputsOf('worlds.setMap')).toEqual([{ worldId: 'weir', path: 'files/cave.png' }]);
  expect(sent.map(({ to, file }) => [to, file.name, file.type])).toEqual([['/api/worlds/weir/pictures', 'The Cave.png', 'image/png']]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('a map that is too large as PNG is sent as WebP', async () => {
  sizes['image/png'] = limits.uploadBytes + 1;
  const { person, sent, onClose, worlds } = await setUp();
  await person.selectOptions(worlds, 'The coast');
  await person.click(screen.getByRole('button', { name: 'Set as map' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.map(({ file }) => file.type)).toEqual(['image/webp']);
});

it('a picture that cannot be sent leaves the world as it was, and the dialog open', async () => {
  const { person, server, onClose, worlds } = await setUp(null);
  await person.selectOptions(worlds, 'The coast');
  await person.click(screen.getByRole('button', { name: 'Set as map' }));
  await screen.findByText('The map could not be set. Please try again.');
  expect(server.inputsOf('worlds.setMap')).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('the only world that one may change is chosen at once', async () => {
  renderAt('/tools/maps', <WorldMapDialog {...{ map }} onClose={() => undefined} />, {
    worlds: { list: () => [world('weir', 'The weir', 'editor'), world('inn', 'The inn', 'reader')] },
  });
  const worlds = await screen.findByRole('combobox', { name: /^World/ });
  await waitFor(() => expect(worlds).toHaveProperty('value', 'weir'));
});

it('who has no world is led to where one is made', async () => {
  renderAt('/tools/maps', <WorldMapDialog {...{ map }} onClose={() => undefined} />, { worlds: { list: () => [] } });
  expect((await screen.findByRole('link', { name: 'Create one' })).getAttribute('href')).toBe('/world/new');
});
