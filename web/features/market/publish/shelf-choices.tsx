import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Choices } from './choices.tsx';

interface ShelfChoicesProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Random tables of one's account that go into a pack. */
export function TableChoices({ chosen, onChange }: ShelfChoicesProps) {
  const tables = useQuery(calls.ownAssets.tables.queryOptions({ input: {} }));
  if (tables.isError) return <LoadFailed what="tables" onRetry={() => void tables.refetch()} />;
  const all = (tables.data ?? []).map(({ id, name, rows }) => ({
    id,
    name,
    note: rows.some(({ next }) => next !== null)
      ? `${counted(rows.length, 'row')}, with the tables that they lead to`
      : counted(rows.length, 'row'),
  }));
  return <Choices title="Your random tables" all={all} chosen={chosen} onChange={onChange} />;
}

/** Stamps of one's account that go into a pack. */
export function StampChoices({ chosen, onChange }: ShelfChoicesProps) {
  const stamps = useQuery(calls.ownAssets.stamps.queryOptions({ input: {} }));
  if (stamps.isError) return <LoadFailed what="stamps" onRetry={() => void stamps.refetch()} />;
  const all = (stamps.data ?? []).map(({ id, name, width, height }) => ({ id, name, note: `${width} by ${height} cells` }));
  return <Choices title="Your stamps" all={all} chosen={chosen} onChange={onChange} />;
}

/** Why so much of a shelf does not go into one pack; null where it does. */
export function problemOfShelf(tables: ReadonlySet<string>, stamps: ReadonlySet<string>): string | null {
  if (tables.size > limits.tablesPerPackage) return `At most ${limits.tablesPerPackage} random tables go into one pack.`;
  return stamps.size > limits.ownStampsPerPackage ? `At most ${limits.ownStampsPerPackage} stamps go into one pack.` : null;
}
