import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HistoryDialog } from './history-dialog.tsx';

const moment = (position: number, excerpt: string) => ({ position, at: '2026-03-01T20:00:00.000Z', author: 'Cyr', excerpt, scene: null });

it('what was told since the history was last open is in it when it is opened again', async () => {
  let moments = [moment(1, 'The door stands open.')];
  const list = () => ({ checkpoints: [], branches: [], moments, more: false, head: moments.length });
  const { show } = renderAt('/', <HistoryDialog campaignId="c" onClose={() => {}} />, { history: { list } });
  expect(await screen.findByText('The door stands open.')).toBeDefined();
  show(null);
  moments = [moment(2, 'The light goes out.'), ...moments];
  show(<HistoryDialog campaignId="c" onClose={() => {}} />);
  expect(await screen.findByText('The light goes out.')).toBeDefined();
});
