import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { CampaignSettings } from '#domain/campaign/settings.ts';
import { campaignCard } from '#tests/support/dom/campaign-card.ts';
import { memoryShelf } from '#web/features/chat/room/memory-shelf.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import { Outbox } from '#web/features/chat/room/outbox.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { OpenedDialog, SessionDialogs } from './opened-dialog.tsx';

const { isTemplate, ...card } = campaignCard({ id: 'weir', name: 'The weir' });
const campaign: Campaign = {
  ...card,
  isTemplate,
  state: 'IDLE',
  createdAt: card.lastActive,
  settings: CampaignSettings.parse({}),
  location: null,
  hasMap: true,
  participants: [],
};
const room = new ChatRoom({
  campaignId: 'weir',
  calls: {
    list: async () => ({ messages: [], more: false, newer: false, seq: { campaign: 0, person: 0, leaders: null } }),
    post: () => Promise.reject(new Error('Nothing is posted here.')),
  },
  outbox: new Outbox(memoryShelf(), 'mira', 'weir'),
  newId: () => 'id',
  now: () => new Date(0),
  onSendFailed: () => undefined,
});

function setUp() {
  const onClose = vi.fn();
  const told = vi.spyOn(notify, 'refusal');
  renderAt(
    '/',
    <>
      <p>The story</p>
      <OpenedDialog
        {...{ open: 'turn', campaign, room, me: 'mira', online: null, heroes: new Map(), onClose }}
        turn={<p>Nobody acts.</p>}
        rights={{ shares: true, brews: true }}
        onHero={() => undefined}
        onOpen={() => undefined}
      />
    </>,
  );
  return { onClose, told };
}

afterEach(() => void vi.restoreAllMocks());

it('a dialog over the table opens once it is there', async () => {
  const { onClose } = setUp();
  expect(await screen.findByText('Nobody acts.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('a dialog that cannot be fetched without a connection closes and says so, and the table stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(SessionDialogs, 'preload').mockResolvedValue(false);
  const { onClose, told } = setUp();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith('turn'));
  expect(told).toHaveBeenCalledOnce();
  expect(screen.queryByText('Nobody acts.')).toBeNull();
  expect(screen.getByText('The story')).toBeTruthy();
});
