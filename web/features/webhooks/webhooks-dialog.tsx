import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { limits } from '#domain/limits/limits.ts';
import { useState } from 'react';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import { reloadWebhooks, useWebhooks } from './use-webhooks.ts';
import { WebhookRow } from './webhook-row.tsx';

/** Where a campaign tells other programs what everybody at its table sees: made, tried and removed by those who lead it. */
export function WebhooksDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const webhooks = useWebhooks(campaignId);
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (isMaking)
    return (
      <NewWebhookDialog
        campaignId={campaignId}
        onClose={() => setMaking(false)}
        onMade={(made) => {
          setSecret(made);
          setMaking(false);
          void reloadWebhooks();
        }}
      />
    );
  const isFull = (webhooks.data?.length ?? 0) >= limits.webhooksPerCampaign;
  return (
    <Dialog
      open
      title="Webhooks"
      onClose={onClose}
      actions={
        <Button disabled={isFull || webhooks.data === undefined} onClick={() => setMaking(true)}>
          New webhook
        </Button>
      }
    >
      <div className="flex flex-col gap-5 text-ink">
        <p className="text-control text-ink-soft">
          A webhook tells another program, or a channel of Discord, what everybody at this table sees. Whispers, secret rolls and notes are
          never sent.
        </p>
        {secret !== null && (
          <div className="rounded-control bg-candle-wash p-4">
            <CopyField label="Secret" value={secret} hint="The program checks the signature with it. Copy it now: it is not shown again." />
          </div>
        )}
        {webhooks.isPending && <SkeletonLines lines={3} />}
        {webhooks.isError && (
          <ErrorState title="Error" onRetry={() => void webhooks.refetch()}>
            <p>The webhooks could not be loaded.</p>
          </ErrorState>
        )}
        {webhooks.data?.length === 0 && <p>This table has none.</p>}
        {webhooks.data !== undefined && webhooks.data.length > 0 && (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {webhooks.data.map((webhook) => (
              <WebhookRow key={webhook.id} campaignId={campaignId} webhook={webhook} now={webhooks.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
