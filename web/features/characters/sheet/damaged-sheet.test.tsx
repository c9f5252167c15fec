import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { DamagedSheet } from './damaged-sheet.tsx';

it('whoever may change a damaged sheet takes its last change back, and others read who can', async () => {
  const last = { position: 7, actorId: 'mira', actorName: 'Mira', createdAt: '2026-11-20T12:00:00.000Z', summary: [], canUndo: true };
  const { person, server, show } = renderAt('/', <DamagedSheet campaignId="weir" id="kara" mayAct={false} />, {
    characters: {
      history: () => ({ entries: [last], more: false }),
      undo: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  expect(screen.getByText(/Its player or the Dungeon Master can undo its last change\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo last change' })).toBeNull();
  show(<DamagedSheet campaignId="weir" id="kara" mayAct />);
  await person.click(screen.getByRole('button', { name: 'Undo last change' }));
  await waitFor(() => expect(server.inputsOf('characters.undo')).toMatchObject([{ campaignId: 'weir', characterId: 'kara', position: 7 }]));
  expect(await screen.findByText('Update Failed')).toBeTruthy();
});
