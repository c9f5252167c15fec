import { judgeInvitation } from '#domain/invitation.ts';
import type { Invitation } from '#domain/invitation.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useState } from 'react';
import { invitationLine } from './invitation-words.ts';
import { InviteForm } from './invite-form.tsx';
import { useInvitations } from './use-invitations.ts';

interface InviteDialogProps {
  campaign: { id: string; name: string };
  onClose: () => void;
}

/** A campaign's join links: making one, seeing who came by which, taking them back. Shown while it is in the page. */
export function InviteDialog({ campaign, onClose }: InviteDialogProps) {
  const { links, create, revoke } = useInvitations(campaign.id);
  const [now] = useState(() => new Date());
  const { data: made } = create;
  return (
    <Dialog open onClose={onClose} title="Invite players">
      <div className="flex flex-col gap-6">
        <p>
          Whoever opens a link takes a seat in <strong className="font-semibold text-ink">{campaign.name}</strong>. Newcomers make their
          account with it.
        </p>
        {made === undefined ? (
          <InviteForm busy={create.isPending} onMake={(limits) => create.mutate({ campaignId: campaign.id, ...limits })} />
        ) : (
          <div className="flex flex-col items-start gap-3 rounded-control bg-candle-wash p-4 text-ink">
            <div className="w-full">
              <CopyField label="Link" value={made.url} hint="It is shown only now. Send it to your players." />
            </div>
            <Button variant="outline" size="sm" onClick={() => create.reset()}>
              Make another
            </Button>
          </div>
        )}
        <section aria-labelledby="join-links" className="flex flex-col gap-2">
          <h3 id="join-links" className="text-control font-semibold text-ink">
            Links so far
          </h3>
          {links.isPending && <SkeletonLines lines={2} />}
          {links.isError && (
            <ErrorState title="Error" onRetry={() => void links.refetch()}>
              <p>The links could not be loaded.</p>
            </ErrorState>
          )}
          {links.data?.length === 0 && <p className="text-control">None yet.</p>}
          {links.data !== undefined && links.data.length > 0 && (
            <ul className="flex flex-col divide-y divide-line border-y border-line">
              {links.data.map((link) => (
                <LinkRow
                  key={link.id}
                  link={link}
                  now={now}
                  busy={revoke.isPending && revoke.variables.invitationId === link.id}
                  onRevoke={() => revoke.mutate({ campaignId: campaign.id, invitationId: link.id })}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  );
}

interface LinkRowProps {
  link: Invitation;
  now: Date;
  busy: boolean;
  onRevoke: () => void;
}

function LinkRow({ link, now, busy, onRevoke }: LinkRowProps) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate text-control font-semibold text-ink">{link.label === '' ? 'Without a label' : link.label}</p>
        <p className="text-note">{invitationLine(link, now)}</p>
      </div>
      {judgeInvitation(link, now) === true && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Take back: ${link.label === '' ? 'link without a label' : link.label}`}
          busy={busy}
          onClick={onRevoke}
        >
          Take back
        </Button>
      )}
    </li>
  );
}
