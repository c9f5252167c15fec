import type { Campaign } from '#domain/campaign/campaign.ts';
import { useCombat } from '#web/features/combat/use-combat.ts';
import { useDrafts } from '#web/features/narrator/use-drafts.ts';
import { attentionText } from '#web/features/notices/attention-text.ts';
import { hasReply, unseen } from '#web/features/notices/away-news.ts';
import { isAway, showNotification } from '#web/features/notices/browser-notifications.ts';
import { inboxOf, useInbox } from '#web/features/notices/inbox.ts';
import { ReadMarker } from '#web/features/notices/read-marker.ts';
import { useTurn } from '#web/features/turns/use-turn.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { firstPicture } from '#web/lib/first-picture.tsx';
import { realtime } from '#web/lib/session/realtime.ts';
import { knownPerson } from '#web/lib/session/session.ts';
import { useDocumentTitle } from '#web/ui/page.tsx';
import { markTab } from '#web/ui/tab-title.ts';
import { useReadingEnds } from '#web/lib/speech/use-reading-ends.ts';
import { useCallback, useEffect, useState } from 'react';
import type { Session } from './session/campaign-session-wiring.ts';

/** Milliseconds between two notes of what was read. */
const MARK_MILLISECONDS = 10_000;
/** What stays in the inbox until it is done, though the table was looked at. */
const toDo: readonly string[] = ['seatRequested', 'draftWaiting'];

interface TableAttentionProps {
  campaign: Campaign;
  me: string;
  session: Session;
  /** Whether replies of the narrator wait for them to post. */
  mayPost: boolean;
}

/** Shows nothing itself: names the tab, counts what came while one looked elsewhere, and notes what was read, and ends what is read aloud. */
export function TableAttention({ campaign, me, session, mayPost }: TableAttentionProps) {
  useDocumentTitle(campaign.name);
  const status = useTabStatus(campaign.id, me, session, mayPost);
  const count = useNews(campaign, me, session);
  useEffect(() => markTab('table', { count, status }), [count, status]);
  useEffect(() => () => markTab('table', null), []);
  useCollectionNews(campaign, me, session);
  useReadNotices(campaign.id, me);
  useStoryReading(session);
  return null;
}

function useTabStatus(campaignId: string, me: string, { turns }: Session, mayPost: boolean): string | undefined {
  const { turn } = useTurn(turns);
  const fight = useCombat(campaignId).data?.fight ?? null;
  const drafts = useDrafts(campaignId, mayPost).length;
  const active = fight?.view.phase === 'running' ? fight.view.active : null;
  const name = active === null ? undefined : fight?.view.combatants.find(({ id }) => id === active)?.name;
  const acting = name === undefined ? null : { name, isMine: fight?.hero?.id === active };
  return attentionText({
    acting,
    collecting: turn?.state === 'COLLECTING',
    hand: turn?.hands.find(({ userId }) => userId === me) ?? null,
    drafts,
  });
}

/** Messages that came while one looked elsewhere; a reply among them is told by the browser, where that is wanted. */
function useNews({ id: campaignId, name }: Campaign, me: string, { room }: Session): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const marker = new ReadMarker({
      // Nobody waits for it: the first picture comes before.
      send: async (position) => {
        await firstPicture();
        return api.campaigns.markRead({ campaignId, position });
      },
      may: () => isStillHere(campaignId, me),
      every: MARK_MILLISECONDS,
    });
    let seen: number | null = null;
    let lastSeen = 0;
    const look = () => {
      const { messages } = room.state.get().transcript;
      const newest = messages.at(-1)?.position ?? 0;
      if (room.state.get().loading !== 'done') return;
      if (seen === null || !isAway()) {
        seen = newest;
        lastSeen = newest;
        if (!isAway()) marker.read(newest);
        return setCount(0);
      }
      if (hasReply(unseen(messages, lastSeen, me)))
        void showNotification(me, {
          title: name,
          body: 'The narrator has answered. Read what happened.',
          path: pathOf(campaignId),
          tag: `turn:${campaignId}`,
        });
      lastSeen = newest;
      setCount(unseen(messages, seen, me).length);
    };
    const onFocus = () => {
      look();
      if (isAway()) marker.flush();
    };
    const stop = room.state.subscribe(look);
    look();
    document.addEventListener('visibilitychange', onFocus);
    window.addEventListener('focus', onFocus);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onFocus);
      window.removeEventListener('focus', onFocus);
      marker.stop();
    };
  }, [campaignId, name, me, room]);
  return count;
}

/** Tells that others have begun to act while one looked elsewhere. */
function useCollectionNews({ id: campaignId, name }: Campaign, me: string, { turns }: Session): void {
  useEffect(() => {
    let before = turns.state.get().turn?.cycle ?? null;
    return turns.state.subscribe(() => {
      const { turn } = turns.state.get();
      if (turn === null) return;
      const isNew = before !== null && turn.cycle > before && turn.state === 'COLLECTING';
      before = turn.cycle;
      if (!isNew || turn.hands.some(({ userId }) => userId === me)) return;
      void showNotification(me, { title: name, body: 'A turn has begun.', path: pathOf(campaignId), tag: `turn:${campaignId}` });
    });
  }, [campaignId, name, me, turns]);
}

/** What is read aloud of the story goes on while another tab shows, and ends with the table. */
function useStoryReading({ room: { state } }: Session): void {
  const texts = useCallback(() => state.get().transcript.messages, [state]);
  useReadingEnds(state.subscribe, texts);
}

/** Who looks at a table has read what its notices say, but for what they are to do. */
function useReadNotices(campaignId: string, me: string): void {
  const { notices } = useInbox(me);
  useEffect(() => {
    const mark = () => {
      if (isAway()) return;
      const ids = notices
        .filter(({ campaign, fact, readAt }) => campaign?.id === campaignId && readAt === null && !toDo.includes(fact.kind))
        .map(({ id }) => id);
      if (ids.length > 0)
        inboxOf(me)
          .markRead(ids)
          .catch(() => undefined);
    };
    mark();
    window.addEventListener('focus', mark);
    return () => window.removeEventListener('focus', mark);
  }, [notices, campaignId, me]);
}

/** Whether the person has a session and a seat, as far as is known: one who was suspended or taken out has nothing to tell the server. */
function isStillHere(campaignId: string, me: string): boolean {
  const table = queryClient.getQueryState(calls.campaigns.get.queryKey({ input: { campaignId } }));
  return table?.status !== 'error' && knownPerson()?.id === me && realtime().state.get().connection.state !== 'ended';
}

const pathOf = (campaignId: string) => `/campaign?id=${encodeURIComponent(campaignId)}`;
