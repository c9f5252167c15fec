import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { useAround } from './use-around.ts';
import { askAroundAgain, noteBattleMap } from './mapped.ts';

const campaignId = 'salt-road';
const onMill = { hasMap: true, mapId: 'mill', stands: [], movement: null, spaces: null };

function Around({ actorId }: { actorId: string }) {
  const around = useAround(campaignId, actorId);
  return <p>{around ? `${actorId} on ${around.mapId}` : `${actorId} on no map`}</p>;
}

it('is asked no more where no battle map is shown, whoever acts, until one is', async () => {
  const { server, show } = renderAt('/campaign', <Around actorId="kara" />);
  const asked = () => server.inputsOf('combat.around').length;
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  // The answer is there once a press would have been taken.
  await act(() => new Promise((go) => setTimeout(go)));
  const before = asked();
  show(<Around actorId="brute" />);
  act(() => askAroundAgain(campaignId));
  expect(asked()).toBe(before);
  server.answer({ combat: { around: () => onMill } });
  act(() => noteBattleMap(campaignId));
  await screen.findByText('brute on mill');
});

it('is asked by a page that is opened while a map is shown already, and again after each change', async () => {
  const { server } = renderAt('/campaign', <Around actorId="kara" />, { combat: { around: () => onMill } });
  await screen.findByText('kara on mill');
  const before = server.inputsOf('combat.around').length;
  act(() => askAroundAgain(campaignId));
  await waitFor(() => expect(server.inputsOf('combat.around')).toHaveLength(before + 1));
});
