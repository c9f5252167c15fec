import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { momentOf } from '#web/ui/format/dates.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Choices } from './choices.tsx';

interface MapChoicesProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Maps of one's account that go with a package, with the drawings that lie on them. */
export function MapChoices({ chosen, onChange }: MapChoicesProps) {
  const maps = useQuery(calls.drawnMaps.list.queryOptions({ input: {} }));
  if (maps.isError) return <LoadFailed what="maps" onRetry={() => void maps.refetch()} />;
  const all = (maps.data ?? []).map(({ id, name, columns, rows, updatedAt }) => ({
    id,
    name,
    note: `${columns} by ${rows}, changed ${momentOf(updatedAt)}. With everything that is drawn on it, and the picture under it`,
  }));
  return (
    <>
      <Choices title="Your maps" all={all} chosen={chosen} onChange={onChange} />
      {chosen.size > limits.mapsPerPackage && (
        <p role="alert" className="text-control text-wine">
          At most {limits.mapsPerPackage} maps go into one package.
        </p>
      )}
    </>
  );
}
