import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';

/** Which of a list's tabs the address names, and showing another; the first one stands in no address. */
export function useListedTab(): [which: string | undefined, show: (which: string) => void] {
  const { which } = useSearch();
  const navigate = useNavigate();
  return [which, (next) => void navigate({ search: { which: next === 'all' ? undefined : next }, replace: true })];
}
