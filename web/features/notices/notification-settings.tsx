import { notify } from '#web/lib/toasts/notify.tsx';
import { Card } from '#web/ui/card.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { useId } from 'react';
import { turnOffNotifications, useNotificationState } from './browser-notifications.ts';
import type { NotificationState } from './browser-notifications.ts';
import { blockedText, turnOn } from './notification-offer.tsx';

const options = [
  { id: 'off', label: 'Off' },
  { id: 'on', label: 'On' },
] as const;

const hints: Record<NotificationState, string> = {
  on: 'You get notifications while this page is in the background. They name the campaign and what waits for you, never what was written.',
  off: 'For your turn, a collection of actions, a reply, a whisper, a draft or a request for a seat. Your browser will ask you once.',
  blocked: blockedText,
  unsupported: 'This browser does not support notifications. On an iPhone or iPad, add Hearthlore to the home screen first.',
};

/** Whether this browser shows notifications. The choice is this browser's; others keep theirs. */
export function NotificationSettings({ personId }: { personId: string }) {
  const headingId = useId();
  const state = useNotificationState(personId);
  const change = (choice: 'off' | 'on') => {
    if (choice === 'on') return turnOn(personId);
    turnOffNotifications(personId).catch((error: unknown) =>
      notify.refusal(error, {
        title: 'Error',
        sentence: 'The server could not be reached. Notifications stay off in this browser. Please try again.',
      }),
    );
  };
  return (
    <Card as="section" aria-labelledby={headingId} className="flex flex-col gap-5">
      <h2 id={headingId} className="font-display text-name font-semibold">
        Notifications in this browser
      </h2>
      {state === 'unsupported' || state === 'blocked' ? (
        <p className="text-control text-ink-soft">{hints[state]}</p>
      ) : (
        <SegmentField label="Notifications" hint={hints[state]} options={options} value={state} onChange={change} />
      )}
    </Card>
  );
}
