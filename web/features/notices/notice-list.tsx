import type { Notice } from '#domain/account/notice.ts';
import { noticeText } from '#domain/account/notice-text.ts';
import { agoOf } from '#web/ui/format/ago.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useRouter } from '#web/ui/router/router-view.tsx';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { Inbox } from './notice-store.ts';
import { NotificationOffer } from './notification-offer.tsx';

interface NoticeListProps {
  inbox: Inbox;
  personId: string;
  onRead: (ids?: string[]) => void;
  onRetry: () => void;
  /** A notice was followed. */
  onLeave: () => void;
}

/** The notices, newest first, each a way to what it is about. */
export function NoticeList({ inbox, personId, onRead, onRetry, onLeave }: NoticeListProps) {
  const { state, notices, unread } = inbox;
  return (
    <div className="flex flex-col">
      <div className="sticky top-0 z-10 flex min-h-12 items-center justify-between gap-3 border-b border-line bg-raised px-4 py-1.5">
        <h2 className="font-display text-name font-semibold">Notices</h2>
        {unread > 0 && (
          <Button variant="quiet" size="sm" onClick={() => onRead()}>
            Mark all as read
          </Button>
        )}
      </div>
      {state === 'loading' && (
        <div className="p-4">
          <SkeletonLines lines={4} />
        </div>
      )}
      {state === 'failed' && (
        <div className="p-4">
          <ErrorState title="Error" onRetry={onRetry}>
            The notices could not be loaded.
          </ErrorState>
        </div>
      )}
      {state === 'ready' && notices.length === 0 && (
        <p className="px-4 py-6 text-control text-ink-soft">Nothing waits for you. Answers, requests and turns show up here.</p>
      )}
      {notices.length > 0 && (
        <ul>
          {notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              onOpen={() => {
                onRead([notice.id]);
                onLeave();
              }}
            />
          ))}
        </ul>
      )}
      <NotificationOffer personId={personId} className="border-t border-line p-4" />
    </div>
  );
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  // The list is drawn when it changes; a clock that ticks in it would move nothing that matters.
  const [now] = useState(Date.now);
  const { title, body, path } = noticeText(notice);
  const isUnread = notice.readAt === null;
  const router = useRouter();
  function follow(event: MouseEvent) {
    onOpen();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ href: path });
  }
  return (
    <li className="border-b border-line last:border-b-0">
      <a
        href={path}
        onClick={follow}
        className={classNames(
          'flex gap-3 px-4 py-3 text-ink no-underline hover:bg-ember-wash focus-visible:-outline-offset-2',
          isUnread && 'bg-surface',
        )}
      >
        <span aria-hidden className={classNames('mt-2 size-2 shrink-0 rounded-full', isUnread ? 'bg-candle' : 'bg-transparent')} />
        <span className="min-w-0 flex-1">
          <span className={classNames('block truncate text-control', isUnread && 'font-semibold')}>
            {title}
            {isUnread && <span className="sr-only">, unread</span>}
          </span>
          <span className="block text-control text-ink-soft">{body}</span>
          <time dateTime={notice.createdAt} className="block text-note text-ink-faint">
            {agoOf(notice.createdAt, now)}
          </time>
        </span>
      </a>
    </li>
  );
}
