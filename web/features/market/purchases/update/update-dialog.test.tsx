import type { Installation } from '#domain/market/listing.ts';
import type { UpdatePreview } from '#domain/market/update/preview.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { UpdateDialog } from './update-dialog.tsx';

renderAfresh();

const install: Installation = {
  id: 'install',
  worldId: 'w',
  campaignId: null,
  name: 'Weir',
  version: '1.0',
  at: '2026-11-20T12:00:00.000Z',
  update: { packageId: 'newer', version: '1.1' },
  earlier: null,
  parts: [],
};
const gate = { key: 'entry/gate', kind: 'entry' as const, name: 'The Gate' };
const preview: UpdatePreview = {
  from: '1.0',
  to: '1.1',
  seen: 'first',
  added: [{ key: 'entry/ford', kind: 'entry', name: 'The Ford' }],
  removed: [],
  changed: [{ key: 'entry/mill', kind: 'entry', name: 'The Mill', fields: ['text'] }],
  kept: [],
  choices: [{ key: 'entry/gate#text', part: gate, field: 'text', mine: 'Hers.', theirs: 'Iron.', both: null }],
};

/** The dialog, with a server whose world is changed once before it is brought up to date. */
function setUp(refusals = 0) {
  const sent: unknown[] = [];
  const onClose = vi.fn<() => void>();
  let left = refusals;
  const shown = renderAt(
    '/marketplace/purchases',
    <UpdateDialog install={install} update={{ packageId: 'newer', version: '1.1' }} onClose={onClose} />,
    {
      market: {
        previewUpdate: () => ({ ...preview, seen: left < refusals ? 'second' : 'first' }),
        update: (input) => {
          sent.push(input);
          if (left > 0) {
            left -= 1;
            throw new Refusal('update.moved');
          }
          return { version: '1.1' };
        },
      },
    },
  );
  return { ...shown, sent, onClose };
}

it('shows what happens, and updates once everything is chosen', async () => {
  const { person, sent, onClose } = setUp();
  expect(await screen.findByText('The Ford')).toBeTruthy();
  expect(screen.getByText('The Mill (Text)')).toBeTruthy();
  expect(screen.getByText('1 thing is still to be chosen.')).toBeTruthy();
  const update = screen.getByRole('button', { name: 'Update' });
  expect(update).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('radio', { name: 'Yours' }));
  await person.click(update);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ installId: 'install', packageId: 'newer', seen: 'first', choices: [{ key: 'entry/gate#text', side: 'mine' }] }]);
});

it('looks once more where something was changed meanwhile, and keeps what was chosen', async () => {
  const { person, sent, onClose } = setUp(1);
  await person.click(await screen.findByRole('radio', { name: 'The new version' }));
  await person.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.at(-1)).toMatchObject({ seen: 'second', choices: [{ side: 'theirs' }] });
});
