import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { PersonalTokens } from './personal-tokens.tsx';

const at = '2026-11-20T12:00:00.000Z';
const bot = { id: 'bot', name: 'Dice bot', scope: 'read' as const, createdAt: at, expiresAt: '2099-01-01T00:00:00.000Z', lastUsedAt: null };

it('a token is made with its name, scope and days, shown once, and revoked', async () => {
  let kept: (typeof bot)[] = [];
  const { person, server } = renderAt('/', <PersonalTokens />, {
    account: {
      tokens: () => kept,
      createToken: () => {
        kept = [bot];
        return { ...bot, token: 'hearthlore_pat_abc' };
      },
      revokeToken: () => {
        kept = [];
        return {};
      },
    },
  });
  expect(await screen.findByText('You have none.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'New token' }));
  await person.type(await screen.findByLabelText(/^Name/), ' Dice bot ');
  await person.click(screen.getByRole('radio', { name: 'Read and play' }));
  await person.selectOptions(screen.getByLabelText('Valid for'), 'One year');
  await person.click(screen.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByDisplayValue('hearthlore_pat_abc')).toBeTruthy();
  expect(server.inputsOf('account.createToken')).toEqual([{ name: 'Dice bot', scope: 'play', days: 365 }]);
  expect(await screen.findByText(/Never used/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Revoke the token: Dice bot' }));
  await waitFor(() => expect(screen.queryByText(/Never used/)).toBeNull());
  expect(server.inputsOf('account.revokeToken')).toEqual([{ tokenId: 'bot' }]);
});

it('tokens that cannot be loaded are no empty list', async () => {
  renderAt('/', <PersonalTokens />, {
    account: {
      tokens: () => {
        throw new Error('The server is away.');
      },
    },
  });
  expect(await screen.findByText('Your tokens could not be loaded.')).toBeTruthy();
  expect(screen.queryByText('You have none.')).toBeNull();
});
