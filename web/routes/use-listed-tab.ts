import { useNavigate, useSearch } from '@tanstack/react-router';

/** Which of a list's tabs the address names, and showing another; the first one stands in no address. */
export function useListedTab(): [which: string | undefined, show: (which: string) => void] {
  const { which } = useSearch({ strict: false });
  const navigate = useNavigate();
  return [which, (next) => void navigate({ to: '.', search: { which: next === 'all' ? undefined : next }, replace: true })];
}
