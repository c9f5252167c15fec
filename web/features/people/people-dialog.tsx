import type { Campaign } from '#domain/campaign/campaign.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ShieldCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { askText } from './ask-text.ts';
import type { Asked } from './ask-text.ts';
import { MemberList } from './member-list.tsx';
import { RequestList } from './request-list.tsx';
import { usePeople } from './use-people.ts';

interface PeopleDialogProps {
  campaign: Pick<Campaign, 'id' | 'name' | 'seat' | 'isTemplate' | 'privateRun' | 'participantCount'>;
  me: string;
  /** Those whose browser is open on the campaign. */
  present: ReadonlySet<string>;
  /** Whom everybody plays, by the person's id. */
  heroes: ReadonlyMap<string, { id: string }>;
  /** Shows a hero's sheet. */
  onHero: (characterId: string) => void;
  /** Opens the lines and veils; null at a table that keeps none. */
  onAgreement: (() => void) | null;
  onLeft: () => void;
  /** Opens the invitations; null for those who invite nobody. */
  onInvite: (() => void) | null;
  onClose: () => void;
}

/** Everyone at the table: as what they sit there, whether they are here, whom they play; and what may be decided. */
export function PeopleDialog({ campaign, me, present, heroes, onHero, onAgreement, onLeft, onInvite, onClose }: PeopleDialogProps) {
  const { setRole, setAway, kick, handOver, answer, leave } = usePeople(campaign, onLeft);
  const [asked, setAsked] = useState<Asked | null>(null);
  // In the template nobody decides about anybody.
  const seat: Seat | null = campaign.isTemplate ? null : campaign.seat;
  const text = asked === null ? null : askText(asked, campaign, campaign.participantCount === 1);

  function confirm() {
    if (asked === null) return;
    if (asked.what === 'leave') leave.mutate({ campaignId: campaign.id });
    else {
      const decide = asked.what === 'kick' ? kick : handOver;
      decide.mutate({ campaignId: campaign.id, userId: asked.member.userId });
    }
    setAsked(null);
  }

  return (
    <>
      <Dialog open onClose={onClose} title="People at the table">
        <div className="flex flex-col gap-6">
          <RequestList
            campaignId={campaign.id}
            answers={seat === 'owner' || seat === 'co-dm'}
            busyId={answer.isPending ? answer.variables.requestId : null}
            onAnswer={(requestId, accept) => answer.mutate({ campaignId: campaign.id, requestId, accept })}
          />
          <MemberList
            {...{ campaign, me, present, heroes, onHero, seat }}
            onSeat={(userId, given) => setRole.mutate({ campaignId: campaign.id, userId, seat: given })}
            onAway={(userId, isAway) => setAway.mutate({ campaignId: campaign.id, userId, isAway })}
            onAsk={setAsked}
          />
          {onAgreement && (
            <Button variant="outline" className="self-start" icon={<ShieldCheck aria-hidden />} onClick={onAgreement}>
              Lines &amp; veils
            </Button>
          )}
          {onInvite !== null && (
            <Button variant="outline" long icon={<UserPlus aria-hidden />} className="self-start" onClick={onInvite}>
              Invite players
            </Button>
          )}
          <LeaveButton seat={campaign.seat} busy={leave.isPending} onAsk={setAsked} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        title={text?.title ?? ''}
        question={text?.question ?? ''}
        action={text?.action ?? ''}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface LeaveButtonProps {
  /** As what the person who looks sits there. */
  seat: Seat | null;
  busy: boolean;
  onAsk: (asked: Asked) => void;
}

function LeaveButton({ seat, busy, onAsk }: LeaveButtonProps) {
  if (seat === null || seat === 'owner') return null;
  return (
    <Button variant="danger" className="self-start" busy={busy} onClick={() => onAsk({ what: 'leave' })}>
      Leave this table
    </Button>
  );
}
