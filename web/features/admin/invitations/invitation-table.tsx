import type { Invitation } from '#domain/account/invitation.ts';
import { agoOf } from '#web/ui/format/ago.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { DataTable } from '#web/ui/data-display/data-table.tsx';
import type { Column } from '#web/ui/data-display/data-table.tsx';
import { dayOf, momentOf } from '#web/ui/format/dates.ts';
import { invitationName, invitationState, usesText } from './invitation-text.ts';

interface InvitationTableProps {
  invitations: readonly Invitation[];
  /** When the list was loaded, in milliseconds. */
  now: number;
  onRevoke: (invitation: Invitation) => void;
}

/** All invitations, open ones with a way to revoke them. */
export function InvitationTable({ invitations, now, onRevoke }: InvitationTableProps) {
  const columns: Column<Invitation>[] = [
    { id: 'name', label: 'Invitation', className: 'md:w-2/5', cell: (invitation) => <Name invitation={invitation} /> },
    {
      id: 'state',
      label: 'State',
      cell: (invitation) => {
        const { label, tone } = invitationState(invitation, now);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    { id: 'uses', label: 'Used', cell: (invitation) => <span className="figures whitespace-nowrap">{usesText(invitation)}</span> },
    { id: 'expires', label: 'Expires', cell: ({ expiresAt }) => <Expiry at={expiresAt} now={now} /> },
    {
      id: 'revoke',
      label: 'Actions',
      corner: true,
      cell: (invitation) =>
        invitationState(invitation, now).open && (
          <Button
            variant="danger"
            size="sm"
            className="max-md:min-h-11"
            aria-label={`Revoke ${invitationName(invitation)}`}
            onClick={() => onRevoke(invitation)}
          >
            Revoke
          </Button>
        ),
    },
  ];
  return <DataTable caption="Invitations" columns={columns} rows={invitations} keyOf={({ id }) => id} />;
}

function Name({ invitation }: { invitation: Invitation }) {
  return (
    <span className="flex min-w-0 flex-col gap-0.5 max-md:pr-10">
      <span className="font-semibold">{invitationName(invitation)}</span>
      {invitation.campaignName !== null && <span className="text-note text-ink-soft">Takes a seat in {invitation.campaignName}</span>}
      <span className="text-note text-ink-faint">
        Made by {invitation.createdBy} on <time dateTime={invitation.createdAt}>{dayOf(invitation.createdAt)}</time>
      </span>
    </span>
  );
}

function Expiry({ at, now }: { at: string | null; now: number }) {
  if (at === null) return <span className="text-ink-soft">Never</span>;
  return (
    <time dateTime={at} title={momentOf(at)} className="whitespace-nowrap text-ink-soft">
      {agoOf(at, now)}
    </time>
  );
}
