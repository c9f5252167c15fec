import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { eelPot } from '#domain/battle-map/stamps/own-drawing.fixture.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira, visitor } from '#tests/support/dom/signed-in.ts';
import { DrawingDialog } from '#web/features/battle-map/stamps/drawing-dialog.tsx';

renderAfresh();

async function setUp(first: OwnDrawing[] = []) {
  let kept = first;
  const onChoose = vi.fn();
  const dialog = (chosenId: string) => <DrawingDialog chosenId={chosenId} onChoose={onChoose} onClose={vi.fn()} />;
  const shown = renderAt('/tools/maps', dialog(eelPot.id), {
    ownAssets: {
      stamps: () => kept,
      saveStamp: ({ stamp }: { stamp: OwnDrawing }) => {
        kept = [...kept, stamp];
        return {};
      },
      remove: ({ assetId }: { assetId: string }) => {
        kept = kept.filter(({ id }) => id !== assetId);
        return {};
      },
    },
  });
  await signInAsMira(shown.server);
  return { ...shown, onChoose, kept: () => kept };
}
const file = (text: string, name: string) => new File([text], name, { type: 'image/svg+xml' });
/** A button among one's own stamps, however often the list is drawn anew until it is there. */
const own = (name: string) =>
  waitFor(() => within(screen.getByRole('region', { name: 'Your stamps' })).getByRole('button', { name }), { timeout: 10_000 });

it('a stamp is made of an SVG file, which says what is wrong with it, and is chosen', async () => {
  const { person, onChoose, kept } = await setUp();
  await person.click(await own('Add a stamp'));
  await person.upload(screen.getByLabelText('SVG file'), file('<svg><text>No</text></svg>', 'words.svg'));
  expect(await screen.findByText(/^Nothing in this file can be drawn/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep the stamp' }).hasAttribute('disabled')).toBe(true);
  const red = '<svg><script>alert(1)</script><text>Cart</text><rect width="20" height="10" fill="red"/></svg>';
  await person.upload(screen.getByLabelText('SVG file'), file(red, 'old-cart.svg'));
  expect(await screen.findByDisplayValue('old cart')).toBeTruthy();
  expect(screen.getByText('Left out of this file: texts.')).toBeTruthy();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Longer side' }), '3 cells');
  await person.click(screen.getByRole('button', { name: 'Keep the stamp' }));
  await person.click(await own('old cart'));
  const shapes = [{ d: 'M0 0L300 0L300 150L0 150Z', fill: '#ff0000' }];
  expect(kept()).toMatchObject([{ name: 'old cart', width: 3, height: 1.5, shapes }]);
  expect(onChoose).toHaveBeenCalledWith(kept()[0]);
});

it('the chosen stamp of one’s own is removed', async () => {
  const { person, kept } = await setUp([eelPot]);
  await person.click(await own('Remove Eel pot'));
  await waitFor(() => expect(kept()).toEqual([]));
});

it('a visitor is told that stamps need an account', async () => {
  renderAt('/tools/maps', <DrawingDialog chosenId="barrel" onChoose={vi.fn()} onClose={vi.fn()} />, { account: { me: () => visitor } });
  expect(await screen.findByText(/^With an account you can add stamps/)).toBeTruthy();
});
