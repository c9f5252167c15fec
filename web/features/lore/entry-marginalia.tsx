import type { LoreSource } from '#domain/world/bundle.ts';
import { calls } from '#web/lib/api.ts';
import { momentOf } from '#web/ui/format/dates.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Link } from '#web/ui/router/link.tsx';
import { BookMarked, CornerDownRight } from 'lucide-react';
import type { FoundEntry } from './entry/found-entry.ts';

interface EntryMarginaliaProps {
  worldId: string;
  found: FoundEntry;
  builds: boolean;
  onOpen: (entryId: string) => void;
}

/** What stands beside an entry: who tells of it, where it was read, when it was last changed. */
export function EntryMarginalia({ worldId, found: { entry, backlinks }, builds, onOpen }: EntryMarginaliaProps) {
  return (
    <aside
      aria-label="About this entry"
      className="flex flex-col gap-6 border-t border-line pt-5 lg:border-t-0 lg:border-l lg:pt-1 lg:pl-6"
    >
      {backlinks.length > 0 && (
        <section aria-labelledby="lore-mentions" className="flex flex-col gap-2">
          <h3 id="lore-mentions" className="text-control font-semibold text-ink-soft">
            Mentioned in
          </h3>
          <ul className="flex flex-col">
            {backlinks.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className="flex min-h-9 items-baseline gap-1.5 py-1 text-left text-control text-ember underline-offset-4 hover:underline"
                  onClick={() => onOpen(id)}
                >
                  <CornerDownRight aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-ink-faint" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {builds && entry.source !== null && <Source worldId={worldId} source={entry.source} />}
      <p className="text-note text-ink-soft">
        Last changed <time dateTime={entry.updatedAt}>{momentOf(entry.updatedAt)}</time>
      </p>
    </aside>
  );
}

function Source({ worldId, source }: { worldId: string; source: LoreSource }) {
  const { data: tomes } = useQuery(calls.tomes.list.queryOptions({ input: { worldId } }));
  const tome = tomes?.find(({ file, title }) => file?.name === source.document || title === source.document);
  const place = [source.section, source.page === null ? '' : `page ${source.page}`].filter((each) => each !== '').join(', ');
  return (
    <section aria-labelledby="lore-source" className="flex flex-col gap-2">
      <h3 id="lore-source" className="flex items-center gap-1.5 text-control font-semibold text-ink-soft">
        <BookMarked aria-hidden className="size-4" /> Source
      </h3>
      <p className="text-control">
        {tome === undefined ? (
          source.document
        ) : (
          <Link
            to="/world/view/$worldId/tome/$tomeId"
            params={{ worldId, tomeId: tome.id }}
            search={{ quote: source.quote.slice(0, 300), ...(source.at !== undefined && { at: String(source.at) }) }}
            className="text-ember underline underline-offset-4"
          >
            {source.document}
          </Link>
        )}
        {place !== '' && <span className="text-ink-soft">, {place}</span>}
      </p>
      {source.quote !== '' && (
        <blockquote className="border-l-2 border-line-strong pl-3 font-book text-control text-ink-soft">
          <p className="line-clamp-6">{source.quote}</p>
        </blockquote>
      )}
    </section>
  );
}
