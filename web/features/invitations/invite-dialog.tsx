import type { Campaign } from '#domain/campaign/campaign.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { MadeInvitation } from './made-invitation.tsx';
import { useInvite } from './use-invite.ts';

interface InviteDialogProps {
  campaign: Pick<Campaign, 'id' | 'name' | 'privateRun'> & Partial<Pick<Campaign, 'settings'>>;
  onClose: () => void;
}

/** Invites people to a campaign: a link, its QR code and a spoken code; and the links made so far. Shown while it is in the page. */
export function InviteDialog({ campaign, onClose }: InviteDialogProps) {
  const { links, made, beginning, busy, create, another, revoke } = useInvite(campaign.id);
  const [seat, setSeat] = useState<'player' | 'spectator'>('player');
  return (
    <Dialog open onClose={onClose} title="Invite players">
      <div className="flex flex-col gap-6">
        <p>
          Anyone with this link can join <strong className="font-semibold text-ink">{campaign.name}</strong>. New players can create their
          account from it.{campaign.settings?.entry === 'approve' && ' You answer each request before they take a seat.'}
        </p>
        {beginning && <SkeletonLines lines={4} />}
        {made !== null && <MadeInvitation made={made} campaignName={campaign.name} onAnother={another} />}
        {made === null && !beginning && (
          <LinkForm
            busy={busy}
            guest={seat === 'player' ? { one: 'player', many: 'players' } : { one: 'spectator', many: 'spectators' }}
            example="Thursday table"
            onMake={(limits) => create({ seat, ...limits })}
          >
            {campaign.privateRun === null && (
              <SegmentField
                label="They join as"
                hint={seat === 'player' ? undefined : 'Spectators read along and write nothing.'}
                options={[
                  { id: 'player', label: 'Players' },
                  { id: 'spectator', label: 'Spectators' },
                ]}
                value={seat}
                onChange={setSeat}
              />
            )}
          </LinkForm>
        )}
        <LinkList
          links={links}
          busyId={revoke.isPending ? revoke.variables.invitationId : null}
          onRevoke={(invitationId) => revoke.mutate({ campaignId: campaign.id, invitationId })}
        />
      </div>
    </Dialog>
  );
}
