import type { Campaign } from '#domain/campaign/campaign.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import { limits } from '#domain/limits/limits.ts';
import { Pager } from '#web/ui/data-display/pager.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useState } from 'react';
import { MemberRow } from './member-row.tsx';
import { useMembers } from './use-members.ts';

interface MemberListProps extends Pick<Parameters<typeof MemberRow>[0], 'onHero' | 'onSeat' | 'onAway' | 'onAsk'> {
  campaign: Pick<Campaign, 'id' | 'privateRun' | 'participantCount'>;
  me: string;
  present: ReadonlySet<string>;
  /** Whom everybody plays, by the person's id. */
  heroes: ReadonlyMap<string, { id: string }>;
  /** As what the person who looks decides; null for not at all. */
  seat: Seat | null;
}

/** Those at the table, page by page; where there are many they are searched for by name. */
export function MemberList({ campaign, me, present, heroes, seat, ...rest }: MemberListProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { query, shown, total, isCut } = useMembers(campaign.id, campaign.participantCount, { search, page });
  const isLong = campaign.participantCount > limits.membersPerPage;
  return (
    <div className="flex flex-col gap-4">
      {isLong && (
        <SearchField
          label="Find somebody"
          hint="A part of their name, or of their character’s."
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
      )}
      {query.isPending && <SkeletonLines lines={4} />}
      {query.isError && (
        <ErrorState title="Error" onRetry={() => void query.refetch()}>
          <p>The people at the table could not be loaded.</p>
        </ErrorState>
      )}
      {query.isSuccess && total === 0 && (
        <p role="status" className="text-control text-ink-soft">
          Nobody at this table is called that. Try fewer letters.
        </p>
      )}
      {query.isSuccess && total > 0 && (
        <>
          {isLong && (
            <Pager what={{ one: 'person', many: 'people' }} page={page} size={limits.membersPerPage} total={total} onPage={setPage} />
          )}
          <ul aria-label="Seats" className="flex flex-col divide-y divide-line">
            {shown.map((member) => (
              <MemberRow
                key={member.userId}
                {...{ member, ...rest }}
                privateRun={campaign.privateRun}
                heroId={heroes.get(member.userId)?.id ?? null}
                isMe={member.userId === me}
                isPresent={present.has(member.userId)}
                by={seat}
              />
            ))}
          </ul>
          {isCut && <p className="text-control text-ink-soft">More people may be called that. Type more of the name to see them.</p>}
        </>
      )}
    </div>
  );
}
