import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { NewCampaign } from './new-campaign.tsx';

const session = vi.hoisted((): { state: string; ended: null; person: object | null } => ({ state: 'person', ended: null, person: null }));
const refreshSession = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('#web/lib/session/session.ts', async (original) => ({ ...(await original<object>()), useSession: () => session, refreshSession }));

renderAfresh();

const at = '2026-11-20T12:00:00.000Z';
const filled = { ownerId: null, aiGenerated: false, entryCount: 0, createdAt: at, updatedAt: at };
const world = { id: 'w', name: 'The Shut Country', description: 'Forty nights.', mapUrl: null, isTemplate: true, isOwner: false };

it('spares somebody without Dungeon Master access a form that is refused, and leads to what they can play', async () => {
  session.person = { ...mira, plan: 'FREE' };
  renderAt('/campaign/new', <NewCampaign />);
  expect(screen.getByRole('link', { name: 'ask for it in your profile' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start your own story' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join a Campaign' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create Campaign' })).toBeNull();
  expect(refreshSession).toHaveBeenCalled();
});

it('tells a world from the one that it was installed from', async () => {
  session.person = mira;
  renderAt('/campaign/new', <NewCampaign />, {
    worlds: { list: () => [world, { ...world, id: 'own', isOwner: true, isTemplate: false }].map((each) => ({ ...filled, ...each })) },
  });
  expect(await screen.findByText('Your own world')).toBeTruthy();
  expect(screen.getByText('Open to everyone')).toBeTruthy();
});
