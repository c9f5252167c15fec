import type { Delivery, Webhook } from '#domain/webhook/webhook.ts';
import { eventWords, formatWords } from '#domain/webhook/webhook-words.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { agoOf } from '#web/ui/format/ago.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { reloadWebhooks } from './use-webhooks.ts';

interface WebhookRowProps {
  campaignId: string;
  webhook: Webhook;
  /** When the list was loaded, in milliseconds. */
  now: number;
}

/** What can be done with one webhook; each says what it did. */
function useWebhookActions() {
  const saying = (done: string) => ({
    onSuccess: () => notify.done(done),
    onError: (error: unknown) => notify.refusal(error),
    onSettled: reloadWebhooks,
  });
  const test = useMutation(calls.webhooks.sendTest.mutationOptions(saying('Test on its way')));
  const resume = useMutation(calls.webhooks.resume.mutationOptions(saying('Webhook resumed')));
  const remove = useMutation(calls.webhooks.remove.mutationOptions(saying('Webhook removed')));
  return { test, resume, remove };
}

/** One webhook: where it leads, what it tells, and what became of its last deliveries. */
export function WebhookRow({ campaignId, webhook, now }: WebhookRowProps) {
  const { id, host, format, events, stoppedAt, deliveries } = webhook;
  const { test, resume, remove } = useWebhookActions();
  const [isRemoving, setRemoving] = useState(false);
  const input = { campaignId, webhookId: id };
  return (
    <li className="flex flex-col gap-2 py-3.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <span className="min-w-0 wrap-anywhere">{host}</span>
        <Badge>{formatWords[format].label}</Badge>
        {stoppedAt !== null && <Badge tone="candle">Stopped</Badge>}
      </p>
      <p className="text-note text-ink-soft">{events.map((event) => eventWords[event].label).join(', ')}</p>
      {stoppedAt !== null && <p className="text-note text-ink-soft">Nothing arrived there any more. Send a test, then resume it.</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-label={`Send a test to ${host}`} busy={test.isPending} onClick={() => test.mutate(input)}>
          Send a test
        </Button>
        {stoppedAt !== null && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Resume the webhook to ${host}`}
            busy={resume.isPending}
            onClick={() => resume.mutate(input)}
          >
            Resume
          </Button>
        )}
        <Button variant="outline" size="sm" aria-label={`Remove the webhook to ${host}`} onClick={() => setRemoving(true)}>
          Remove
        </Button>
        <ConfirmDialog
          open={isRemoving}
          title="Remove webhook"
          question={`Remove the webhook to ${host}? Nothing is sent there any more, and its secret cannot be had again.`}
          action="Remove"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(input)}
          onClose={() => setRemoving(false)}
        />
      </div>
      {deliveries.length > 0 && (
        <details className="text-note">
          <summary>Last deliveries</summary>
          <ul className="mt-2 flex flex-col gap-1 text-ink-soft">
            {deliveries.map((delivery) => (
              <li key={delivery.id}>{deliveryText(delivery, now)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

const eventNames = { turn: 'Turn', reply: 'Reply', roll: 'Roll', test: 'Test' } as const;
const stateNames = { waiting: 'waits', arrived: 'arrived', failed: 'did not arrive', withdrawn: 'was taken back' } as const;

/** A delivery in one line: "Roll did not arrive (answer 500), 2 minutes ago". */
function deliveryText({ event, state, status, createdAt, triedAt }: Delivery, now: number): string {
  const answer = status === null ? '' : ` (answer ${status})`;
  return `${eventNames[event]} ${stateNames[state]}${answer}, ${agoOf(triedAt ?? createdAt, now)}`;
}
