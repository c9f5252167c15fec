import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira, visitor } from '#tests/support/dom/signed-in.ts';
import { ThrownDiceField } from './thrown-dice-field.tsx';
import { wantsThrownDice } from './wants-thrown-dice.ts';

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

it('a visitor chooses for the device', async () => {
  const { person } = renderAt('/tools/dice', <ThrownDiceField />, { account: { me: () => visitor } });
  expect([isChosen('Rolling'), wantsThrownDice()]).toEqual([true, true]);
  await person.click(screen.getByRole('radio', { name: 'Flat' }));
  expect([isChosen('Flat'), wantsThrownDice()]).toEqual([true, false]);
  await person.click(screen.getByRole('radio', { name: 'Rolling' }));
  expect([isChosen('Rolling'), wantsThrownDice()]).toEqual([true, true]);
});

it('somebody who is signed in chooses for the account, and keeps the former choice where it is refused', async () => {
  const { person, server } = renderAt('/', <ThrownDiceField />, { account: { savePreferences: () => ({}) } });
  await signInAsMira(server);
  expect(isChosen('Rolling')).toBe(mira.preferences.thrownDice);
  await person.click(screen.getByRole('radio', { name: 'Flat' }));
  expect(server.inputsOf('account.savePreferences')).toEqual([{ thrownDice: false }]);
  server.answer({
    account: {
      savePreferences: () => {
        throw new Error('Away.');
      },
    },
  });
  await person.click(screen.getByRole('radio', { name: 'Flat' }));
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeTruthy();
  expect(isChosen('Rolling')).toBe(true);
});
