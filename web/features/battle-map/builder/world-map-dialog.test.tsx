import { emptyGround } from '#domain/battle-map/draw.ts';
import { limits } from '#domain/limits/limits.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { WorldRole } from '#domain/world/world.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { worldCard } from '#tests/support/dom/world-card.ts';
import { WorldMapDialog } from './world-map-dialog.tsx';

const upload = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/files/upload-file.ts', async (original) => ({ ...(await original<object>()), uploadFile: upload }));
const drawn = vi.hoisted(() => vi.fn());
vi.mock('#web/features/battle-map/export/drawn-map.ts', () => ({ drawnMap: drawn }));

/** How many bytes the canvas has as a file of each type. */
let sizes: Record<string, number>;
beforeEach(() => {
  sizes = { 'image/png': 2000, 'image/webp': 1000 };
  upload.mockReset().mockResolvedValue({ path: 'files/cave.png' });
  const canvas = {
    toBlob: (done: (blob: Blob) => void, type: string) =>
      done(Object.defineProperty(new Blob(['dots'], { type }), 'size', { value: sizes[type] ?? limits.uploadBytes + 1 })),
  };
  drawn.mockReset().mockResolvedValue({ canvas: () => canvas });
});

const map = { id: 'cave', ground: emptyGround('The <Cave>', { kind: 'square', columns: 6, rows: 5 }) };
const world = (id: string, name: string, role: WorldRole) => worldCard({ id, name, role, isOwner: role === 'owner' });
const setUp = () => {
  const onClose = vi.fn<() => void>();
  const shown = renderAt('/tools/maps', <WorldMapDialog map={map} onClose={onClose} />, {
    worlds: {
      list: () => [world('coast', 'The coast', 'owner'), world('weir', 'The weir', 'editor'), world('inn', 'The inn', 'reader')],
      setMap: () => ({ mapUrl: null }),
    },
  });
  return { ...shown, onClose };
};

it('a map becomes the map of a world that one may change, with the layers that are ticked', async () => {
  const { person, server, onClose } = setUp();
  const worlds = await screen.findByRole('combobox', { name: /^World/ });
  expect(within(worlds).queryByText('The inn')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Set as map' }));
  expect(screen.getByText('Please choose a world.')).toBeTruthy();
  await person.selectOptions(worlds, 'The weir');
  await person.click(screen.getByRole('checkbox', { name: 'Grid' }));
  await person.click(screen.getByRole('button', { name: 'Set as map' }));
  await screen.findByText('“The <Cave>” is the world’s map now.');
  expect(server.inputsOf('worlds.setMap')).toEqual([{ worldId: 'weir', path: 'files/cave.png' }]);
  const [to, file] = upload.mock.calls[0] ?? [];
  expect([to, file.name, file.type]).toEqual(['/api/worlds/weir/pictures', 'The Cave.png', 'image/png']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('a map that is too large as PNG is sent as WebP', async () => {
  sizes['image/png'] = limits.uploadBytes + 1;
  const { person, onClose } = setUp();
  await person.selectOptions(await screen.findByRole('combobox', { name: /^World/ }), 'The coast');
  await person.click(screen.getByRole('button', { name: 'Set as map' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(upload.mock.calls[0]?.[1].type).toBe('image/webp');
});

it('a picture that cannot be sent leaves the world as it was, and the dialog open', async () => {
  upload.mockRejectedValue(new Error('away'));
  const { person, server, onClose } = setUp();
  await person.selectOptions(await screen.findByRole('combobox', { name: /^World/ }), 'The coast');
  await person.click(screen.getByRole('button', { name: 'Set as map' }));
  await screen.findByText('The map could not be set. Please try again.');
  expect(server.inputsOf('worlds.setMap')).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});
