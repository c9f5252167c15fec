import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Webhook } from '#domain/webhook/webhook.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { WebhooksDialog } from './webhooks-dialog.tsx';

const at = '2026-11-20T12:00:00.000Z';
const hook = (over: Partial<Webhook> = {}): Webhook => ({
  id: 'one',
  format: 'signed',
  host: 'bot.example.org',
  events: ['turn', 'reply', 'roll'],
  createdAt: at,
  stoppedAt: null,
  deliveries: [],
  ...over,
});
const dialog = <WebhooksDialog campaignId="weir" onClose={() => undefined} />;

it('a webhook is made, and its secret is shown once; a refused address stays typed', async () => {
  let kept: Webhook[] = [];
  const { person, server } = renderAt('/', dialog, {
    webhooks: {
      list: () => kept,
      create: ({ address }) => {
        if (address.includes('10.0.0.7')) throw new Refusal('webhook.addressRefused');
        kept = [hook()];
        return { webhook: hook(), secret: 'the secret' };
      },
    },
  });
  expect(await screen.findByText('This table has none.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'New webhook' }));
  const address = await screen.findByLabelText<HTMLInputElement>(/^Address/);
  await person.type(address, 'https://10.0.0.7/hook');
  await person.click(screen.getByRole('checkbox', { name: 'Rolls' }));
  await person.click(screen.getByRole('button', { name: 'Make webhook' }));
  expect(await screen.findByText(new Refusal('webhook.addressRefused').message)).toBeTruthy();
  expect(address.value).toBe('https://10.0.0.7/hook');
  await person.clear(address);
  await person.type(address, 'https://bot.example.org/hook');
  await person.click(screen.getByRole('button', { name: 'Make webhook' }));
  expect(await screen.findByDisplayValue('the secret')).toBeTruthy();
  expect(await screen.findByText('bot.example.org')).toBeTruthy();
  expect(server.inputsOf('webhooks.create').at(-1)).toEqual({
    campaignId: 'weir',
    format: 'signed',
    address: 'https://bot.example.org/hook',
    events: ['turn', 'reply'],
  });
});

it('a webhook that was stopped says so with what came back, is tried, resumed and removed', async () => {
  let kept = [hook({ stoppedAt: at, deliveries: [{ id: 'd', event: 'roll', state: 'failed', status: 500, createdAt: at, triedAt: at }] })];
  const { person, server } = renderAt('/', dialog, {
    webhooks: {
      list: () => kept,
      sendTest: () => ({}),
      resume: () => {
        kept = [hook()];
        return {};
      },
      remove: () => {
        kept = [];
        return {};
      },
    },
  });
  expect(await screen.findByText('Stopped')).toBeTruthy();
  expect(screen.getByText(/^Roll did not arrive \(answer 500\)/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Send a test to bot.example.org' }));
  await person.click(screen.getByRole('button', { name: 'Resume the webhook to bot.example.org' }));
  await waitFor(() => expect(screen.queryByText('Stopped')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Remove the webhook to bot.example.org' }));
  expect(server.inputsOf('webhooks.remove')).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('This table has none.')).toBeTruthy();
  for (const name of ['sendTest', 'resume', 'remove'])
    expect(server.inputsOf(`webhooks.${name}`)).toEqual([{ campaignId: 'weir', webhookId: 'one' }]);
});
