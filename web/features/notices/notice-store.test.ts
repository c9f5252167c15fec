import { describe, expect, it, vi } from 'vitest';
import type { Notice } from '#domain/account/notice.ts';
import { NoticeStore } from './notice-store.ts';

const notice = (id: string, readAt: string | null = null): Notice => ({
  id,
  campaign: { id: 'c', name: 'The salt road' },
  fact: { kind: 'draftWaiting' },
  createdAt: '2026-01-01T00:00:00.000Z',
  readAt,
});

function open(notices: Notice[]) {
  const list = vi.fn(() => Promise.resolve({ notices, unread: notices.filter(({ readAt }) => readAt === null).length }));
  const markRead = vi.fn(() => Promise.resolve({}));
  return { store: new NoticeStore({ list, markRead }), list, markRead };
}

describe('the inbox of a tab', () => {
  it('knows its own events, and loads what is true now at each', async () => {
    const { store, list } = open([notice('a')]);
    await store.load();
    expect(store.state.get()).toMatchObject({ state: 'ready', unread: 1 });
    expect(store.receive({ type: 'notices.changed', added: notice('b') })).toBe(true);
    expect(store.receive({ type: 'notices.changed', added: null })).toBe(true);
    expect(store.receive({ type: 'campaigns.changed', campaignId: 'c', change: null })).toBe(false);
    expect(list).toHaveBeenCalledTimes(3);
  });

  it('shows as read at once what was marked, and asks nothing where all of it was read before', async () => {
    const { store, markRead } = open([notice('a'), notice('b'), notice('c', '2026-01-01T00:00:00.000Z')]);
    await store.load();
    void store.markRead(['a']);
    expect(store.state.get().unread).toBe(1);
    await store.markRead(['c']);
    expect(markRead.mock.calls).toEqual([[{ ids: ['a'] }]]);
    await store.markRead();
    expect([store.state.get().unread, markRead.mock.lastCall]).toEqual([0, [{}]]);
  });

  it('goes back to what is true when the server could not mark it', async () => {
    const { store, markRead } = open([notice('a')]);
    await store.load();
    markRead.mockRejectedValueOnce(new Error('offline'));
    await expect(store.markRead(['a'])).rejects.toThrow('offline');
    expect(store.state.get().unread).toBe(1);
  });

  it('never shows a failure as an empty inbox, and keeps what it had', async () => {
    const { store, list } = open([notice('a')]);
    list.mockRejectedValueOnce(new Error('offline'));
    await store.load();
    expect(store.state.get().state).toBe('failed');
    await store.load();
    list.mockRejectedValueOnce(new Error('offline'));
    await store.load();
    expect(store.state.get()).toMatchObject({ state: 'ready', unread: 1 });
  });
});
