import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BellRing } from 'lucide-react';
import { turnOnNotifications, useNotificationState, useOfferDismissed } from './browser-notifications.ts';

/** Offers the browser's notifications once; nothing where they are on, impossible or not wanted. */
export function NotificationOffer({ personId, className }: { personId: string; className?: string }) {
  const state = useNotificationState(personId);
  const [dismissed, dismiss] = useOfferDismissed(personId);
  if (state !== 'off' || dismissed) return null;
  return (
    <div className={classNames('flex flex-col gap-2.5', className)}>
      <p className="flex gap-2.5 text-control text-ink-soft">
        <BellRing aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        This browser can notify you when it is your turn.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="sm" onClick={() => turnOn(personId)}>
          Turn on notifications
        </Button>
        <Button variant="quiet" size="sm" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </div>
  );
}

/** Asks the browser, and says what came of it where that is not what was wanted. */
export function turnOn(personId: string): void {
  turnOnNotifications(personId).then(
    (state) => {
      if (state === 'on') notify.done('Notifications are on', 'They say what waits for you, never what was written.');
      if (state === 'blocked') notify.refusal(null, { title: 'Notifications are blocked', sentence: blockedText });
    },
    (error: unknown) => notify.refusal(error, { title: 'Error', sentence: 'Notifications could not be turned on.' }),
  );
}

export const blockedText = 'Your browser blocks notifications from this site. Allow them in its settings for this site.';
