import { Refusal } from '#domain/refusals/refusals.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { PutAgainButton } from './put-again-button.tsx';

const intent = { id: 'i1', intent: 'I open the hatch.' };
const button = () => screen.getByRole('button', { name: 'Do it now: “I open the hatch.”' });
const shown = (disabled: boolean) => <PutAgainButton campaignId="weir" messageId="m1" intent={intent} disabled={disabled} />;

it('what a reply did not answer is put to the narrator once more by one key', async () => {
  const { person, server } = renderAt('/', shown(false), { narrator: { putAgain: () => ({}) } });
  button().focus();
  await person.keyboard('{Enter}');
  expect(server.inputsOf('narrator.putAgain')).toEqual([{ campaignId: 'weir', messageId: 'm1', intent: 'i1' }]);
});

it('nothing is put again while actions are collected, and a refusal is told in its words', async () => {
  const { person, server, show } = renderAt('/', shown(true), {
    narrator: {
      putAgain: () => {
        throw new Refusal('turn.paused');
      },
    },
  });
  await person.click(button());
  expect(server.calls).toEqual([]);
  show(shown(false));
  await person.click(button());
  expect(await screen.findByText(new Refusal('turn.paused').message)).toBeTruthy();
});
