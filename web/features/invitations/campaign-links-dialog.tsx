import { Dialog } from '#web/ui/dialog.tsx';
import { SegmentField } from '#web/ui/segment-field.tsx';
import { useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { MadeLink } from './made-link.tsx';
import { useCampaignLinks } from './use-links.ts';

interface CampaignLinksDialogProps {
  campaign: { id: string; name: string };
  onClose: () => void;
}

/** A campaign's join links: making one, seeing who came by which, taking them back. Shown while it is in the page. */
export function CampaignLinksDialog({ campaign, onClose }: CampaignLinksDialogProps) {
  const { links, create, revoke } = useCampaignLinks(campaign.id);
  const { data: made } = create;
  const [seat, setSeat] = useState<'player' | 'spectator'>('player');
  return (
    <Dialog open onClose={onClose} title="Invite players">
      <div className="flex flex-col gap-6">
        <p>
          Whoever opens a link takes a seat in <strong className="font-semibold text-ink">{campaign.name}</strong>, or asks you for it where
          you answer first. Newcomers make their account with it.
        </p>
        {made === undefined ? (
          <LinkForm
            busy={create.isPending}
            guest={seat === 'player' ? { one: 'player', many: 'players' } : { one: 'spectator', many: 'spectators' }}
            example="Thursday table"
            onMake={(limits) => create.mutate({ campaignId: campaign.id, seat, ...limits })}
          >
            <SegmentField
              label="It seats them as"
              hint={seat === 'player' ? undefined : 'Spectators read along and write nothing.'}
              options={[
                { id: 'player', label: 'Players' },
                { id: 'spectator', label: 'Spectators' },
              ]}
              value={seat}
              onChange={setSeat}
            />
          </LinkForm>
        ) : (
          <MadeLink url={made.url} hint="It is shown only now. Send it to your players." onAnother={() => create.reset()} />
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
