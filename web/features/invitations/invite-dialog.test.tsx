import { groupSpokenCode } from '#domain/account/invitation-code.ts';
import type { Invitation } from '#domain/account/invitation.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const link = (id: string, over: Partial<Invitation> = {}): Invitation => ({
  id,
  label: '',
  campaignId: 'weir',
  campaignName: 'The Weir',
  seat: 'player',
  createdBy: 'mira',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2099-01-01T00:00:00.000Z',
  mostUses: null,
  uses: 0,
  revokedAt: null,
  ...over,
});
const campaign = { id: 'weir', name: 'The Weir', privateRun: null };
const spoken = { code: 'ABCDEFGH', expiresAt: '2099-01-01T00:00:00.000Z' };

/** A server that remembers the links it made. */
function setUp(links: Invitation[] = [], answers: Answers['invitations'] = {}) {
  const made = [...links];
  const dialog = <InviteDialog campaign={campaign} onClose={() => undefined} />;
  const shown = renderAt('/', dialog, {
    invitations: {
      listForCampaign: () => [...made],
      createForCampaign: ({ label = '' }) => {
        const invitation = link(`l${made.length + 1}`, { label });
        made.push(invitation);
        return { invitation, code: 'long', url: `https://table.example/join/${invitation.id}`, spoken };
      },
      revokeForCampaign: ({ invitationId }) => {
        const at = made.findIndex(({ id }) => id === invitationId);
        made.splice(at, 1, link(invitationId, { ...made[at], revokedAt: '2026-11-21T12:00:00.000Z' }));
        return {};
      },
      ...answers,
    },
  });
  return { ...shown, dialog };
}

it('the first link is made at once and only once, with a code to be read aloud', async () => {
  const { server } = setUp();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toBe('https://table.example/join/l1');
  expect(screen.getByText(groupSpokenCode(spoken.code))).toBeTruthy();
  expect(server.inputsOf('invitations.createForCampaign')).toEqual([{ campaignId: 'weir' }]);
});

it('no second link is made while the first is on its way', async () => {
  const answer = Promise.withResolvers<{ invitation: Invitation; code: string; url: string; spoken: null }>();
  const { server, show, dialog } = setUp([], { createForCampaign: () => answer.promise });
  const asked = () => server.inputsOf('invitations.createForCampaign').length;
  await waitFor(() => expect(asked()).toBe(1));
  show(dialog);
  answer.resolve({ invitation: link('l1'), code: 'long', url: 'https://table.example/join/l1', spoken: null });
  await screen.findByRole('textbox', { name: 'Link' });
  expect(asked()).toBe(1);
});

it('a dialog that is opened again shows the link made before instead of making another', async () => {
  const { server, show, dialog } = setUp();
  await screen.findByRole('textbox', { name: 'Link' });
  show(null);
  show(dialog);
  expect(await screen.findByRole('textbox', { name: 'Link' })).toBeTruthy();
  expect(server.inputsOf('invitations.createForCampaign')).toHaveLength(1);
});

it('nothing is made where there is a link already, and the form makes one as it is limited', async () => {
  const { person, server } = setUp([link('old', { label: 'Thursdays' })]);
  await person.type(await screen.findByRole('textbox', { name: /^Label/ }), '  Guests ');
  await person.click(screen.getByRole('radio', { name: 'Spectators' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Expires after' }), 'Never');
  await person.selectOptions(screen.getByRole('combobox', { name: 'How many people' }), '4 spectators');
  await person.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByRole('textbox', { name: 'Link' });
  expect(server.inputsOf('invitations.createForCampaign')).toEqual([
    { campaignId: 'weir', seat: 'spectator', label: 'Guests', days: null, mostUses: 4 },
  ]);
});

it('a first link that the server refuses leaves the form to try again with, and says why', async () => {
  let isFull = true;
  const { person } = setUp([], {
    createForCampaign: () => {
      if (isFull) throw new Refusal('campaign.notFound');
      return { invitation: link('l1'), code: 'long', url: 'https://table.example/join/l1', spoken: null };
    },
  });
  const create = await screen.findByRole('button', { name: 'Create link' });
  expect(screen.getByText(new Refusal('campaign.notFound').message)).toBeTruthy();
  isFull = false;
  await person.click(create);
  expect(await screen.findByRole('textbox', { name: 'Link' })).toBeTruthy();
  expect(screen.queryByText('Or say this code')).toBeNull();
});

it('a link that is revoked can no longer be copied or revoked', async () => {
  const { person } = setUp();
  await screen.findByRole('textbox', { name: 'Link' });
  await person.click(await screen.findByRole('button', { name: 'Revoke the unnamed link' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull());
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  expect(screen.getByText('Link revoked')).toBeTruthy();
});
