import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import { planLabel } from '#domain/account/plan-label.ts';
import { useSession } from '#web/lib/session/session.ts';
import { agoOf } from '#web/ui/format/ago.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/data-display/data-table.tsx';
import type { Column } from '#web/ui/data-display/data-table.tsx';
import { momentOf, shortDayOf } from '#web/ui/format/dates.ts';
import { figure } from '#web/ui/format/figures.ts';
import { ShieldCheck } from 'lucide-react';
import { PersonMenu } from './person-menu.tsx';
import type { PersonAction } from './person-menu.tsx';
import { planTones, statusOf } from './person-text.ts';

interface PeopleTableProps {
  people: readonly PersonLine[];
  /** When the list was loaded, in milliseconds. */
  now: number;
  onAction: (action: PersonAction, person: PersonLine) => void;
}

/** One page of people. */
export function PeopleTable({ people, now, onAction }: PeopleTableProps) {
  const me = useSession().person?.id;
  const columns: Column<PersonLine>[] = [
    { id: 'person', label: 'Person', className: 'md:w-1/2', cell: (person) => <Who person={person} isMe={person.id === me} /> },
    { id: 'plan', label: 'Plan', cell: ({ plan }) => <Badge tone={planTones[plan]}>{planLabel(plan)}</Badge> },
    { id: 'seen', label: 'Last seen', cell: ({ lastSeenAt }) => <Seen at={lastSeenAt} now={now} /> },
    { id: 'campaigns', label: 'Campaigns', figures: true, cell: ({ campaigns }) => figure(campaigns) },
    {
      id: 'actions',
      label: 'Actions',
      corner: true,
      cell: (person) => <PersonMenu person={person} onAction={(action) => onAction(action, person)} />,
    },
  ];
  return <DataTable caption="People" columns={columns} rows={people} keyOf={({ id }) => id} />;
}

function Who({ person, isMe }: { person: PersonLine; isMe: boolean }) {
  const status = statusOf(person);
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">
          {person.name}
          {isMe && <span className="font-normal text-ink-soft"> (you)</span>}
        </span>
        {person.twoFactor && <Badge icon={<ShieldCheck aria-hidden />}>Second factor</Badge>}
        {status !== null && <Badge tone={status.tone}>{status.label}</Badge>}
      </span>
      <span className="text-note text-ink-soft">
        {person.email} <span className="text-ink-faint">· joined {shortDayOf(person.createdAt)}</span>
      </span>
    </span>
  );
}

function Seen({ at, now }: { at: string | null; now: number }) {
  if (at === null) return <span className="text-ink-soft">Never</span>;
  return (
    <time dateTime={at} title={momentOf(at)} className="whitespace-nowrap text-ink-soft">
      {agoOf(at, now)}
    </time>
  );
}
