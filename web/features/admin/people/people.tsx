import { limits } from '#domain/limits/limits.ts';
import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Pager } from '#web/ui/data-display/pager.tsx';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { PeopleTable } from './people-table.tsx';
import type { PersonAction } from './person-menu.tsx';
import { PersonDialogs } from './person-dialogs.tsx';
import { RowSkeletons } from '#web/features/admin/row-skeletons.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Section } from '#web/features/admin/section.tsx';

const noun = { one: 'person', many: 'people' };

interface PeopleProps {
  search: string;
  /** From 1. */
  page: number;
  onSearch: (search: string) => void;
  onPage: (page: number) => void;
}

/** Everyone with an account, and what an administrator may do about them. */
export function People({ search, page, onSearch, onPage }: PeopleProps) {
  const input = { search, offset: (page - 1) * limits.peoplePage };
  const people = useQuery(calls.admin.people.queryOptions({ input, placeholderData: keepPreviousData }));
  const [action, setAction] = useState<{ kind: PersonAction; person: PersonLine } | null>(null);
  return (
    <Section title="People" lead="Everyone with an account here, newest first.">
      <SearchField label="Search by name or address" value={search} onSearch={onSearch} />
      <Loaded query={people} skeleton={<RowSkeletons />} failed="The people could not be loaded">
        {({ people: shown, total }) =>
          total === 0 ? (
            <Nobody search={search} onClear={() => onSearch('')} />
          ) : (
            <>
              <PeopleTable people={shown} now={people.dataUpdatedAt} onAction={(kind, person) => setAction({ kind, person })} />
              <Pager what={noun} page={page} size={limits.peoplePage} total={total} onPage={onPage} />
            </>
          )
        }
      </Loaded>
      <PersonDialogs action={action} onClose={() => setAction(null)} />
    </Section>
  );
}

function Nobody({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      art={<UsersRound aria-hidden />}
      title={`Nobody matches “${search}”`}
      action={
        <Button variant="outline" onClick={onClear}>
          Show everyone
        </Button>
      }
    >
      <p>A part of the name or of the email address is enough.</p>
    </EmptyState>
  );
}
