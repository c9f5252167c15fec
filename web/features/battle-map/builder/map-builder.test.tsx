import { drawn, emptyGround } from '#domain/battle-map/draw.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { viewOf } from '#domain/battle-map/view.ts';
import { writeVtt } from '#domain/battle-map/vtt/write-vtt.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetPage } from '#web/lib/store/page-store.ts';
import { listed } from '#tests/support/dom/battle-map.tsx';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { deviceMaps } from './kept/device-maps.ts';
import { preloadDialogs } from './loaded-dialogs.ts';
import { MapBuilder } from './map-builder.tsx';
import { readGround } from './kept/read-ground.ts';

beforeAll(preloadDialogs);
// jsdom draws nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const crypt: Ground = drawn(emptyGround('Crypt', { kind: 'square', columns: 6, rows: 5 }), {
  kind: 'walls',
  walls: [{ between: [8, 14], kind: 'door', open: false, locked: true }],
});
async function setUp(answers: Answers = {}) {
  const shown = renderAt('/tools/maps', <MapBuilder />, { ...answers, drawnMaps: { list: () => [], ...answers.drawnMaps } });
  await signInAsMira(shown.server);
  return shown;
}
const kept = () => deviceMaps.list().map(({ id }) => deviceMaps.read(id));

it('a map is made, drawn by keys, taken back, and still there when the page is opened again', async () => {
  const { person, close } = await setUp();
  await person.click(screen.getByRole('button', { name: 'New map' }));
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Cellar');
  await person.click(screen.getByRole('button', { name: 'Make the map' }));
  await person.click(screen.getByRole('button', { name: 'Room' }));
  act(() => screen.getByRole('application').focus());
  await person.keyboard('{ArrowRight}{Enter}{ArrowRight}{ArrowDown}{Enter}');
  expect(kept()[0]?.walls).toHaveLength(8);
  await person.keyboard('{Control>}z{/Control}');
  expect(kept()[0]?.walls).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Redo' }));
  close();
  await setUp();
  expect(screen.getByRole('application').getAttribute('aria-label')).toMatch(/^Battle map Cellar/);
  expect(kept()[0]?.walls).toHaveLength(8);
});

it('a door is opened and unlocked from the list in words', async () => {
  deviceMaps.write('crypt', crypt);
  const { person } = await setUp();
  await person.click(screen.getByRole('button', { name: 'Unlock' }));
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(kept()[0]?.walls).toEqual([{ between: [8, 14], kind: 'door', open: true, locked: false }]);
});

it('maps are copied, chosen, renamed and removed', async () => {
  deviceMaps.write('crypt', crypt);
  const { person } = await setUp();
  const pick = async (name: string) => {
    await person.click(screen.getByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  await pick('Copy');
  await pick('Rename');
  await person.clear(screen.getByRole('textbox', { name: /^Name/ }));
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Vault{Enter}');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain('Vault');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Map' }), 'Crypt');
  await pick('Remove');
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(deviceMaps.list().map(({ name }) => name)).toEqual(['Vault']);
  expect(screen.getByRole('application').getAttribute('aria-label')).toMatch(/^Battle map Vault/);
});

const campaign = (id: string, seat: 'owner' | 'player') => ({
  id,
  name: id,
  worldId: 'w',
  worldName: 'World',
  ownerId: null,
  isOwner: false,
  isTemplate: false,
  privateRun: null,
  seat,
  participantCount: 1,
  lastActive: '2026-11-29T00:00:00.000Z',
  lastPassage: null,
});

it('a map is put into a campaign that one leads, and taken from there', async () => {
  deviceMaps.write('crypt', { ...crypt, ambient: 'dark', sight: false });
  const none = { map: null, revision: '', isShown: false };
  const { person, server } = await setUp({
    campaigns: { list: () => [campaign('weir', 'owner'), campaign('coast', 'owner'), campaign('mill', 'player')] },
    battleMaps: {
      create: () => none,
      draw: () => none,
      list: () => [listed('vault', 'Vault', false)],
      get: () => ({
        ...none,
        map: viewOf(
          { ...crypt, name: 'Vault', id: 'vault', tokens: [] },
          { leads: true, heroes: new Set() },
          'b'.repeat(30),
          '~'.repeat(30),
        ),
      }),
    },
  });
  await person.click(screen.getByRole('button', { name: 'More about Crypt' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Put into a campaign' }));
  const campaigns = await screen.findByRole('combobox', { name: /^Campaign/ });
  await person.click(screen.getByRole('button', { name: 'Put it there' }));
  expect(screen.getByText('Please choose a campaign.')).toBeTruthy();
  expect([...campaigns.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'weir', 'coast']);
  await person.selectOptions(campaigns, 'weir');
  await person.click(screen.getByRole('button', { name: 'Put it there' }));
  await screen.findByText('“Crypt” is among its battle maps.');
  expect(server.inputsOf('battleMaps.create')).toMatchObject([{ campaignId: 'weir', name: 'Crypt', grid: crypt.grid }]);
  expect(server.inputsOf('battleMaps.draw')).toMatchObject([
    { change: { kind: 'all', walls: [{ between: [8, 14], kind: 'door', locked: true }] } },
    { change: { kind: 'ambient', ambient: 'dark' } },
    { change: { kind: 'sight', sight: false } },
  ]);
  await person.click(screen.getByRole('button', { name: 'More about Crypt' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Take from a campaign' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: /^Campaign/ }), 'weir');
  await person.selectOptions(await screen.findByRole('combobox', { name: /^Battle map/ }), 'Vault');
  await person.click(screen.getByRole('button', { name: 'Take a copy' }));
  await waitFor(() => expect(kept()[0]).toMatchObject({ name: 'Vault', terrain: '30~' }));
});

it('a device without room says so once, and what is drawn stays on the page', async () => {
  deviceMaps.write('crypt', crypt);
  const { person } = await setUp();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await person.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByText(/^This device has no room left for this map/);
  expect(screen.getByRole('button', { name: 'Lock' })).toBeTruthy();
  full.mockRestore();
});

it.each([
  ['another thing', { name: 'x' }],
  ['no object', 7],
  ['a grid too large', { ...crypt, grid: { kind: 'square', columns: 4000, rows: 1 } }],
  ['a wall of another kind', { ...crypt, walls: [{ between: [0, 1], kind: 'fence' }] }],
  ['no name', { ...crypt, name: ' ' }],
])('%s that was kept is no map', (_, value) => expect(readGround(value)).toBeNull());

it('a map that was kept comes back without what lies outside of its grid', () => {
  expect(readGround({ ...crypt, terrain: '2#99~5?', walls: [...crypt.walls, { between: [3, 29], kind: 'wall' }] })).toEqual({
    ...crypt,
    terrain: '2#28~',
  });
});

it('a file that is none is refused with a sentence, and one that was saved here comes back whole', async () => {
  const { person } = await setUp();
  const open = async (name: string, text: string) => {
    await person.click(screen.getByRole('button', { name: 'Open a file' }));
    await person.upload(screen.getByLabelText(/^Map/), new File([text], name));
    await person.click(screen.getByRole('button', { name: 'Open' }));
  };
  await open('cat.dd2vtt', 'meow');
  await screen.findByText('This is not a file of Universal VTT: it cannot be read as JSON.');
  await person.upload(
    screen.getByLabelText(/^Map/),
    new File([writeVtt(crypt, { base64: 'AAAA', pixelsPerCell: 70 }, null)], 'crypt.dd2vtt'),
  );
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('“Crypt” is here, with 1 door.');
  expect(kept()).toEqual([crypt]);
});

it('who saves a map of hexes as Universal VTT reads before they press what becomes of its grid', async () => {
  deviceMaps.write('hex', emptyGround('Hexes', { kind: 'hex', columns: 3, rows: 3 }));
  const { person } = await setUp();
  await person.click(screen.getByRole('button', { name: 'More about Hexes' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Save to a file' }));
  const note = () => screen.queryByText(/^Universal VTT knows squares alone\./);
  expect(note()).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'Universal VTT' }));
  expect(note()).toBeTruthy();
});

it('a drawing is chosen, laid down by keys, walked, turned, put on the layer of Dungeon Masters, and taken away', async () => {
  deviceMaps.write('crypt', crypt);
  const { person } = await setUp({ ownAssets: { stamps: () => [] } });
  await person.click(screen.getByRole('button', { name: 'Drawing' }));
  await person.click(screen.getByRole('button', { name: 'Drawing: Barrel. Choose another' }));
  await person.type(screen.getByRole('textbox', { name: 'Search' }), 'long');
  await person.click(await screen.findByRole('button', { name: 'Long table' }));
  act(() => screen.getByRole('application').focus());
  await person.keyboard('{ArrowRight}{Enter}');
  const [laid] = kept()[0]?.stamps ?? [];
  expect(laid).toMatchObject({ drawing: 'long-table', width: 4, height: 1, turn: 0, forDm: false });
  await person.click(screen.getByRole('button', { name: 'Arrange' }));
  const table = await screen.findByRole('button', { name: /^Long table, column/ });
  act(() => table.focus());
  await person.keyboard('{ArrowDown}{Enter}');
  await person.click(screen.getByRole('button', { name: 'Turn to the right' }));
  await person.click(screen.getByRole('button', { name: 'Put on the DM’s layer' }));
  expect(kept()[0]?.stamps).toEqual([{ ...laid, y: (laid?.y ?? 0) + 1, turn: 45, forDm: true }]);
  await person.click(screen.getByRole('button', { name: 'Remove from the map' }));
  expect(kept()[0]?.stamps).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept()[0]?.stamps).toHaveLength(1);
});

it('a text is written where the map is pressed, and not without words', async () => {
  deviceMaps.write('crypt', crypt);
  const { person } = await setUp();
  await person.click(screen.getByRole('button', { name: 'Text' }));
  act(() => screen.getByRole('application').focus());
  await person.keyboard('{Enter}');
  await screen.findByText('Enter a text first, then press the map.');
  await person.type(screen.getByRole('textbox', { name: 'Text on the map' }), 'The weir');
  act(() => screen.getByRole('application').focus());
  await person.keyboard('{Enter}');
  expect(kept()[0]?.stamps).toMatchObject([{ drawing: null, text: 'The weir', height: 1, width: 4 }]);
});

it('a map is saved to the account, opened from there in its own place, and removed', async () => {
  deviceMaps.write('crypt', crypt);
  let maps = [{ id: 'crypt', name: 'Old crypt', columns: 6, rows: 5, updatedAt: '2026-11-29T00:00:00.000Z' }];
  const { person, server } = await setUp({
    drawnMaps: {
      save: () => ({}),
      list: () => maps,
      savePicture: () => ({}),
      get: () => ({ id: 'crypt', ground: { ...crypt, name: 'Old crypt' }, picture: null }),
      remove: () => {
        maps = [];
        return {};
      },
    },
  });
  const pick = async (name: string) => {
    await person.click(screen.getByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  await pick('Save to your account');
  await screen.findByText('“Crypt” is in your account as it is now.');
  expect(server.inputsOf('drawnMaps.save')).toEqual([{ mapId: 'crypt', ground: crypt }]);
  await pick('Maps of your account');
  await person.click(await screen.findByRole('button', { name: 'Open Old crypt' }));
  await waitFor(() => expect(kept()).toEqual([{ ...crypt, name: 'Old crypt' }]));
  await pick('Maps of your account');
  await person.click(await screen.findByRole('button', { name: 'Remove Old crypt from your account' }));
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^None yet\./)).toBeTruthy();
});

it('what was drawn before a reload can be taken back', async () => {
  deviceMaps.write('crypt', crypt);
  const first = await setUp();
  await first.person.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByRole('button', { name: 'Lock' });
  first.close();
  forgetPage();
  const { person } = await setUp();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Unlock' })).toBeTruthy();
  expect(kept()).toEqual([crypt]);
});
