import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { RecapList } from './recap-list.tsx';

it('a damaged recap says so beside the others, and is brought back', async () => {
  let damaged = [{ id: 'r1', number: 1 }];
  const { person, server } = renderAt('/', <RecapList campaignId="weir" />, {
    history: {
      recaps: () => ({ recaps: [], damaged }),
      mendRecap: () => {
        damaged = [];
        return {};
      },
    },
  });
  const list = await screen.findByRole('list', { name: 'Damaged recaps' });
  expect(within(list).getByText(/^This recap is damaged and cannot be shown\./)).toBeTruthy();
  await person.click(within(list).getByRole('button', { name: 'Bring it back: Session 1' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Damaged recaps' })).toBeNull());
  expect(server.inputsOf('history.mendRecap')).toEqual([{ campaignId: 'weir', recapId: 'r1' }]);
});
