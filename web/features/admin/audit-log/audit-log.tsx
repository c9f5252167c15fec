import { limits } from '#domain/limits/limits.ts';
import type { AuditLine } from '#domain/account/audit.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DataTable } from '#web/ui/data-display/data-table.tsx';
import type { Column } from '#web/ui/data-display/data-table.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useInfiniteQuery } from '#web/lib/queries/use-infinite-query.ts';
import { ScrollText } from 'lucide-react';
import { detailText, sentenceOf } from './audit-text.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { RowSkeletons } from '#web/features/admin/row-skeletons.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Section } from '#web/features/admin/section.tsx';

const columns: Column<AuditLine>[] = [
  {
    id: 'action',
    label: 'What',
    className: 'md:w-1/2',
    cell: (line) => (
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-semibold">{sentenceOf(line)}</span>
        {detailText(line) !== '' && <span className="text-note text-ink-faint">{detailText(line)}</span>}
      </span>
    ),
  },
  { id: 'actor', label: 'Who', className: 'md:w-1/4', cell: ({ actorName }) => <span>{actorName}</span> },
  {
    id: 'at',
    label: 'When',
    figures: true,
    cell: ({ at }) => (
      <time dateTime={at} className="text-ink-soft">
        {momentOf(at)}
      </time>
    ),
  },
];

type Which = 'changes' | 'all';
const shown = [
  { id: 'changes', label: 'Changes' },
  { id: 'all', label: 'Everything' },
] as const;

interface AuditLogProps {
  search: string;
  which: Which;
  onSearch: (search: string) => void;
  onWhich: (which: Which) => void;
}

/** What administrators changed, newest first; what they read too, where that is asked for. */
export function AuditLog({ search, which, onSearch, onWhich }: AuditLogProps) {
  const audit = useInfiniteQuery(
    calls.admin.audit.infiniteOptions({
      input: (before: number | undefined) => ({ before, search, which }),
      initialPageParam: undefined,
      getNextPageParam: (last) => (last.length < limits.auditPage ? undefined : last.at(-1)?.id),
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
    }),
  );
  return (
    <Section
      title="Audit log"
      lead="Changes by administrators, newest first. What they looked at is logged too, this page included: choose Everything to see it."
    >
      <SearchField label="Search the log" hint="A name, or an operation such as setPlan." value={search} onSearch={onSearch} />
      <SegmentField label="Show" options={shown} value={which} onChange={onWhich} />
      <Loaded query={audit} skeleton={<RowSkeletons />} failed="The audit log could not be loaded">
        {({ pages }) => <Lines lines={pages.flat()} search={search} onClear={() => onSearch('')} />}
      </Loaded>
      {audit.hasNextPage && (
        <Button variant="outline" className="self-center" busy={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
          Load older lines
        </Button>
      )}
    </Section>
  );
}

function Lines({ lines, search, onClear }: { lines: readonly AuditLine[]; search: string; onClear: () => void }) {
  if (lines.length === 0) {
    return (
      <EmptyState
        art={<ScrollText aria-hidden />}
        title={search === '' ? 'No records yet' : `No results for “${search}”`}
        titleAs="h2"
        action={
          search !== '' && (
            <Button variant="outline" onClick={onClear}>
              Clear the search
            </Button>
          )
        }
      >
        <p>Each line says who did what, about whom, and when.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="figures -mb-3 text-control text-ink-soft">
        {counted(lines.length, 'line')} shown
      </p>
      <DataTable caption="Audit log" columns={columns} rows={lines} keyOf={({ id }) => id} />
    </>
  );
}
