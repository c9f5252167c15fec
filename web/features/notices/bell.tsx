import { notify } from '#web/lib/toasts/notify.tsx';
import { CountMark } from '#web/ui/count-mark.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { useAnchored } from '#web/ui/popups/use-anchored.ts';
import { Bell as BellIcon } from 'lucide-react';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { inboxOf, useInbox } from './inbox.ts';

const NoticeList = lazy(() => import('./notice-list.tsx').then((part) => ({ default: part.NoticeList })));

/** The person's inbox: how many notices wait, and the list of them. */
export function Bell({ personId }: { personId: string }) {
  const inbox = useInbox(personId);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const anchor = useAnchored(button, 'bottom-end');
  const read = (ids?: string[]) => {
    inboxOf(personId)
      .markRead(ids)
      .catch((error: unknown) => notify.refusal(error, { title: 'Error', sentence: 'The notices could not be marked as read.' }));
  };
  return (
    <>
      <IconButton
        ref={button}
        label={inbox.unread === 0 ? 'Notices' : `Notices, ${inbox.unread} unread`}
        icon={
          <>
            <BellIcon aria-hidden />
            <CountMark count={inbox.unread} className="-top-0.5 -right-0.5" />
          </>
        }
        className="relative"
        popoverTarget={id}
      />
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Notices"
        className="m-0 max-h-[min(32rem,var(--room))] w-[min(24rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-raised p-0 text-ink shadow-float"
        onBeforeToggle={anchor}
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          setOpened(true);
          if (inbox.state === 'failed') void inboxOf(personId).load();
        }}
      >
        {isOpened && (
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <NoticeList
              inbox={inbox}
              personId={personId}
              onRead={read}
              onRetry={() => void inboxOf(personId).load()}
              onLeave={() => popup.current?.hidePopover()}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
