import { limits } from '#domain/limits/limits.ts';
import { eventWords, formatWords, webhookEvents, webhookFormats } from '#domain/webhook/webhook-words.ts';
import type { WebhookEvent, WebhookFormat } from '#domain/webhook/webhook-words.ts';
import { calls } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';

const formats = webhookFormats.map((id) => ({ id, ...formatWords[id] }));

interface NewWebhookDialogProps {
  campaignId: string;
  /** Takes the secret; null for a format without one. */
  onMade: (secret: string | null) => void;
  onClose: () => void;
}

/** Asks where a new webhook leads, who reads it there, and what it tells. */
export function NewWebhookDialog({ campaignId, onMade, onClose }: NewWebhookDialogProps) {
  const [format, setFormat] = useState<WebhookFormat>('signed');
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const create = useMutation(calls.webhooks.create.mutationOptions({ onSuccess: ({ secret }) => onMade(secret) }));
  const choose = (event: WebhookEvent, on: boolean) =>
    setEvents(webhookEvents.filter((each) => (each === event ? on : events.includes(each))));
  return (
    <FormDialog
      title="New webhook"
      action="Make webhook"
      busy={create.isPending}
      disabled={address.trim() === '' || events.length === 0}
      onSubmit={() => create.mutate({ campaignId, format, address: address.trim(), events: [...events] })}
      onClose={onClose}
    >
      <ChoiceField label="Who reads it" options={formats} value={format} onChange={setFormat} />
      <TextField
        label="Address"
        required
        type="url"
        maxLength={limits.webhookAddressLength}
        hint={format === 'discord' ? 'Discord shows it in the settings of a channel, under Integrations.' : 'It begins with https://.'}
        value={address}
        error={create.isError ? refusalText(create.error).sentence : undefined}
        onChange={(event) => {
          create.reset();
          setAddress(event.target.value);
        }}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-control font-semibold">What it tells</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={eventWords[event].label}
            hint={eventWords[event].meaning}
            checked={events.includes(event)}
            onChange={(on) => choose(event, on)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
