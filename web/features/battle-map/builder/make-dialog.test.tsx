import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { deviceMaps } from './kept/device-maps.ts';
import { preloadDialogs } from './loaded-dialogs.ts';
import { MapBuilder } from './map-builder.tsx';

beforeAll(preloadDialogs);
// jsdom draws nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

async function setUp() {
  const shown = renderAt('/tools/maps', <MapBuilder />, { drawnMaps: { list: () => [] } });
  await signInAsMira(shown.server);
  return shown;
}
const kept = () => deviceMaps.list().map(({ id }) => deviceMaps.read(id));

it('a map is made from a seed, and the same seed makes the same again', async () => {
  const { person } = await setUp();
  for (const _ of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'From a seed' }));
    await person.click(screen.getByRole('radio', { name: 'Town' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'small');
    await person.clear(screen.getByRole('textbox', { name: 'Seed' }));
    await person.type(screen.getByRole('textbox', { name: 'Seed' }), 'ember');
    await person.click(screen.getByRole('button', { name: 'Make the map' }));
  }
  const [one, other] = kept();
  expect(one).toMatchObject({ name: 'Town ember', grid: { columns: 24, rows: 18 } });
  expect(one?.walls.length).toBeGreaterThan(0);
  expect(other).toEqual(one);
});

it('a region is made from a seed, with names of the chosen style, and its drawings turn from side to side of a hex', async () => {
  const { person } = await setUp();
  await person.click(screen.getByRole('button', { name: 'From a seed' }));
  expect(screen.queryByRole('combobox', { name: 'Names' })).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'Region' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'small');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Names' }), 'Dwarven');
  await person.clear(screen.getByRole('textbox', { name: 'Seed' }));
  await person.type(screen.getByRole('textbox', { name: 'Seed' }), 'anvil');
  await person.click(screen.getByRole('button', { name: 'Make the map' }));
  const [land] = kept();
  expect(land).toMatchObject({ name: 'Borunvek Reach', grid: { kind: 'hex', columns: 24, rows: 18 }, sight: false });
  expect(land?.stamps.map(({ text }) => text)).toContain('Brightbridge');
  await person.click(screen.getByRole('button', { name: 'Drawing' }));
  await person.click(screen.getByRole('button', { name: 'Turn by 60 degrees; now 0' }));
  expect(screen.getByRole('button', { name: 'Turn by 60 degrees; now 60' })).toBeDefined();
});
