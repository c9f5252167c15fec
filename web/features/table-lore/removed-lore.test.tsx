import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { RemovedLore } from './removed-lore.tsx';

it('damaged entries and removed ones stand apart, each with its way back', async () => {
  let removed = [
    { id: 'bell', name: 'The Drowned Bell', isDamaged: true },
    { id: 'ford', name: 'The Ford', isDamaged: false },
  ];
  const { person, server } = renderAt('/', <RemovedLore campaignId="weir" />, {
    tableLore: {
      removed: () => removed,
      restore: ({ entryId }) => {
        removed = removed.filter(({ id }) => id !== entryId);
        return {};
      },
    },
  });
  const damaged = await screen.findByRole('list', { name: 'Damaged entries' });
  expect(within(damaged).getAllByRole('listitem')).toHaveLength(1);
  await person.click(within(damaged).getByRole('button', { name: 'Bring it back: The Drowned Bell' }));
  expect(await screen.findByText('“The Drowned Bell” is back')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Damaged entries' })).toBeNull());
  await person.click(screen.getByText('1 removed entry'));
  await person.click(screen.getByRole('button', { name: 'Restore The Ford' }));
  expect(await screen.findByText('“The Ford” is back')).toBeTruthy();
  expect(server.inputsOf('tableLore.restore')).toMatchObject([{ entryId: 'bell' }, { entryId: 'ford' }]);
});
