import type { Campaign, Member } from '#domain/campaign/campaign.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { ShieldCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { askText } from './ask-text.ts';
import type { Asked } from './ask-text.ts';
import { MemberRow } from './member-row.tsx';
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
  const { members, setRole, setAway, kick, handOver, answer, leave } = usePeople(campaign, onLeft);
  const [asked, setAsked] = useState<Asked | null>(null);
  // In the template nobody decides about anybody.
  const seat: Seat | null = campaign.isTemplate ? null : campaign.seat;
  const text = asked === null ? null : askText(asked, campaign, members.data?.length === 1);

  function confirm() {
    if (asked === null) return;
    const about = { campaignId: campaign.id, userId: asked.member.userId };
    if (asked.what === 'leave') leave.mutate({ campaignId: campaign.id });
    else if (asked.what === 'kick') kick.mutate(about);
    else handOver.mutate(about);
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
            {...{ members, me, present, heroes, onHero, seat }}
            privateRun={campaign.privateRun}
            count={campaign.participantCount}
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
          <LeaveButton members={members.data} me={me} busy={leave.isPending} onAsk={setAsked} />
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

interface MemberListProps {
  members: ReturnType<typeof usePeople>['members'];
  me: string;
  present: ReadonlySet<string>;
  heroes: PeopleDialogProps['heroes'];
  onHero: PeopleDialogProps['onHero'];
  /** As what the person who looks decides; null for not at all. */
  seat: Seat | null;
  privateRun: Campaign['privateRun'];
  count: number;
  onSeat: Parameters<typeof MemberRow>[0]['onSeat'];
  onAway: Parameters<typeof MemberRow>[0]['onAway'];
  onAsk: (asked: Asked) => void;
}

function MemberList({ members, me, present, heroes, seat, count, ...rest }: MemberListProps) {
  if (members.isPending) return <SkeletonLines lines={4} />;
  if (members.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void members.refetch()}>
        <p>The people at the table could not be loaded.</p>
      </ErrorState>
    );
  }
  return (
    <div>
      <ul aria-label="Seats" className="flex flex-col divide-y divide-line">
        {members.data.map((member) => (
          <MemberRow
            key={member.userId}
            {...{ member, ...rest }}
            heroId={heroes.get(member.userId)?.id ?? null}
            isMe={member.userId === me}
            isPresent={present.has(member.userId)}
            by={seat}
          />
        ))}
      </ul>
      {count > members.data.length && <p className="text-note">And {count - members.data.length} more.</p>}
    </div>
  );
}

interface LeaveButtonProps {
  members: readonly Member[] | undefined;
  me: string;
  busy: boolean;
  onAsk: (asked: Asked) => void;
}

function LeaveButton({ members, me, busy, onAsk }: LeaveButtonProps) {
  const mine = members?.find(({ userId }) => userId === me);
  if (mine === undefined || mine.seat === 'owner') return null;
  return (
    <Button variant="danger" className="self-start" busy={busy} onClick={() => onAsk({ what: 'leave', member: mine })}>
      Leave this table
    </Button>
  );
}
