import { People } from '#web/features/admin/people/people.tsx';
import { pageFrom } from '#web/ui/data-display/paging.ts';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';

/** Everyone with an account; what is searched for and the page stand in the address. */
export function AdminPeople() {
  const { search = '', page } = useSearch();
  const navigate = useNavigate();
  return (
    <People
      search={search}
      page={pageFrom(page)}
      onSearch={(text) => void navigate({ to: '/admin/people', search: { search: text }, replace: true })}
      onPage={(to) => void navigate({ to: '/admin/people', search: { search, page: String(to) } })}
    />
  );
}
