import { personTopic } from '#contract/realtime/topics.ts';
import type { Event } from '#contract/realtime/events.ts';
import { registerWorker } from '#web/lib/service-worker.ts';
import { realtime } from '#web/lib/session/realtime.ts';
import { markTab } from '#web/ui/tab-title.ts';
import { useRouter } from '#web/ui/router/router-view.tsx';
import { useEffect } from 'react';
import { notificationState, onNotificationPressed, showNotification } from './browser-notifications.ts';
import { inboxOf, useInbox } from './inbox.ts';
import { subscribeToPush } from './push-worker.ts';
import { markTabIcon } from './tab-icon.ts';

/** Shows nothing itself: keeps the inbox, the tab and the browser's notifications up to date while somebody is signed in. */
export function NoticeWatch({ personId }: { personId: string }) {
  const router = useRouter();
  const { unread } = useInbox(personId);
  useEffect(() => {
    markTabIcon();
    // A session may be another one than the one that subscribed.
    if (notificationState(personId) === 'on') void subscribeToPush().catch(() => undefined);
    else void registerWorker();
    const inbox = inboxOf(personId);
    void inbox.load();
    const stop = realtime().subscribe(personTopic(personId), {
      onEvent: (event) => {
        if (!inbox.receive(event)) showWhisper(personId, event);
        else if (event.outside) void showNotification(personId, event.outside);
      },
      onMissed: () => void inbox.load(),
    });
    return () => {
      stop();
      markTab('inbox', null);
    };
  }, [personId]);
  useEffect(() => markTab('inbox', { count: unread }), [unread]);
  useEffect(() => onNotificationPressed((path) => void router.navigate({ href: path })), [router]);
  return null;
}

/** That somebody whispered, and not what. */
function showWhisper(personId: string, event: Event): void {
  if (event.type !== 'chat.posted') return;
  const { audience, authorId, campaignId, role } = event.message;
  if (audience === null || authorId === personId || role === 'system') return;
  const path = `/campaign?id=${encodeURIComponent(campaignId)}`;
  void showNotification(personId, { title: 'A whisper for you', body: 'Open the table to read it.', path, tag: `whisper:${campaignId}` });
}
