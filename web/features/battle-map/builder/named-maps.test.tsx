import { emptyGround } from '#domain/battle-map/draw.ts';
import { writeVtt } from '#domain/battle-map/vtt/write-vtt.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { drawNothing } from '#tests/support/dom/battle-map.tsx';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { visitor } from '#tests/support/dom/signed-in.ts';
import { deviceMaps } from './kept/device-maps.ts';
import { preloadDialogs } from './loaded-dialogs.ts';
import { MapBuilder } from './map-builder.tsx';

beforeAll(preloadDialogs);
drawNothing();

const setUp = () => renderAt('/tools/maps', <MapBuilder />, { account: { me: () => visitor } });

it('of a map without walls, doors and lights only what is there is said', async () => {
  const { person } = setUp();
  const bare = emptyGround('Vale', { kind: 'square', columns: 3, rows: 3 });
  await person.click(screen.getByRole('button', { name: 'Open a file' }));
  await person.upload(
    screen.getByLabelText(/^Map/),
    new File([writeVtt(bare, { base64: 'AAAA', pixelsPerCell: 70 }, null)], 'vale.dd2vtt'),
  );
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('“Vale” is here.')).toBeTruthy();
});

it('a copy has a name of its own, and maps of one name are told apart in the list', async () => {
  deviceMaps.write('crypt', emptyGround('Crypt', { kind: 'square', columns: 6, rows: 5 }));
  deviceMaps.write('other', emptyGround('Crypt', { kind: 'square', columns: 9, rows: 4 }));
  const { person } = setUp();
  const copy = async () => {
    await person.click(screen.getByRole('button', { name: /^More about/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  };
  const options = () =>
    within(screen.getByRole('combobox', { name: 'Map' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options()).toEqual([expect.stringMatching(/^Crypt, \d by \d, changed /), expect.stringMatching(/^Crypt, \d by \d, changed /)]);
  await copy();
  await waitFor(() => expect(options()).toContain('Copy of Crypt'));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Map' }), 'crypt');
  await copy();
  await waitFor(() => expect(options()).toContain('Copy 2 of Crypt'));
  expect(new Set(options()).size).toBe(4);
});
