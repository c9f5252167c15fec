import type { WorldMember } from '#domain/world/world.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemberRow } from './member-row.tsx';
import { useMembers } from './use-members.ts';

interface MembersDialogProps {
  world: { id: string; name: string; isOwner: boolean };
  links: ReactNode;
  onLeft: () => void;
  onClose: () => void;
}

/** Who owns, builds and reads a world; its owner decides about each and invites more. Shown while it is in the page. */
export function MembersDialog({ world, links, onLeft, onClose }: MembersDialogProps) {
  const me = usePerson();
  const { members, setRole, kick, leave } = useMembers(world, onLeft);
  const [asked, setAsked] = useState<WorldMember | null>(null);
  const mine = members.data?.find(({ userId }) => userId === me.id);
  const leaving = asked?.userId === me.id;

  function confirm() {
    if (asked === null) return;
    if (leaving) leave.mutate({ worldId: world.id });
    else kick.mutate({ worldId: world.id, userId: asked.userId });
    setAsked(null);
  }

  return (
    <>
      <Dialog open onClose={onClose} title={world.isOwner ? 'Members & sharing' : 'Members'}>
        <div className="flex flex-col gap-6">
          <MemberList world={world} members={members} onRole={setRole.mutate} onRemove={setAsked} />
          {mine !== undefined && mine.role !== 'owner' && (
            <Button variant="danger" className="self-start" busy={leave.isPending} onClick={() => setAsked(mine)}>
              Leave this world
            </Button>
          )}
          {world.isOwner && (
            <section aria-labelledby="invite-others" className="flex flex-col gap-4 border-t border-line pt-6">
              <h3 id="invite-others" className="font-display text-name font-semibold text-ink">
                Invite others
              </h3>
              {links}
            </section>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        title={leaving ? 'Leave World' : 'Remove Member'}
        question={
          leaving
            ? `Are you sure you want to leave "${world.name}"? You can come back with an invitation.`
            : `Are you sure you want to remove ${asked?.name ?? ''} from "${world.name}"? They can come back with an invitation.`
        }
        action={leaving ? 'Leave' : 'Remove'}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface MemberListProps {
  world: { id: string; name: string; isOwner: boolean };
  members: ReturnType<typeof useMembers>['members'];
  onRole: (change: { worldId: string; userId: string; role: 'editor' | 'reader' }) => void;
  onRemove: (member: WorldMember) => void;
}

function MemberList({ world, members, onRole, onRemove }: MemberListProps) {
  const me = usePerson();
  if (members.isPending) return <SkeletonLines lines={3} />;
  if (members.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void members.refetch()}>
        <p>The members could not be loaded.</p>
      </ErrorState>
    );
  }
  return (
    <ul aria-label={`Members of ${world.name}`} className="flex flex-col divide-y divide-line">
      {members.data.map((member) => (
        <MemberRow
          key={member.userId}
          member={member}
          isMe={member.userId === me.id}
          decides={world.isOwner}
          onRole={(role) => onRole({ worldId: world.id, userId: member.userId, role })}
          onRemove={() => onRemove(member)}
        />
      ))}
    </ul>
  );
}
