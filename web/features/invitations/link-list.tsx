import { judgeInvitation } from '#domain/account/invitation.ts';
import type { Invitation } from '#domain/account/invitation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useId, useState } from 'react';
import { linkLine } from './link-text.ts';

interface LinkListProps {
  links: { data: Invitation[] | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };
  /** The link that is being revoked. */
  busyId: string | null;
  onRevoke: (invitationId: string) => void;
}

/** The links made so far, how each stands, and revoking them. */
export function LinkList({ links, busyId, onRevoke }: LinkListProps) {
  const [now] = useState(() => new Date());
  const id = useId();
  const { data } = links;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-control font-semibold text-ink">
        Your links
      </h3>
      {links.isPending && <SkeletonLines lines={2} />}
      {links.isError && (
        <ErrorState title="Error" onRetry={() => void links.refetch()}>
          <p>The links could not be loaded.</p>
        </ErrorState>
      )}
      {data?.length === 0 && <p className="text-control">None yet.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {data.map((link) => (
            <LinkRow key={link.id} link={link} now={now} busy={link.id === busyId} onRevoke={() => onRevoke(link.id)} />
          ))}
        </ul>
      )}
    </section>
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
        <p className="truncate text-control font-semibold text-ink">{link.label === '' ? 'Unnamed link' : link.label}</p>
        <p className="text-note">{linkLine(link, now)}</p>
      </div>
      {judgeInvitation(link, now) === true && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Revoke ${link.label === '' ? 'the unnamed link' : link.label}`}
          busy={busy}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
