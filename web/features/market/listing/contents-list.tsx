import type { Listing } from '#domain/market/listing.ts';
import { counted } from '#web/ui/format/figures.ts';
import { countsIn } from '#web/features/market/market-text.ts';
import type { DrawEntry } from './entry-dialog.tsx';
import { EntryNames } from './entry-names.tsx';

/** What a package holds: counts, and the names that give nothing away. Entries can be read in what is free, one’s own or got. */
export function ContentsList({ listing, drawEntry }: { listing: Listing; drawEntry: DrawEntry }) {
  const { id, contents, price, isMine, gotVersion, version } = listing;
  const isOpen = price === null || isMine || gotVersion === version;
  const { scenes, people, entries, heroes, factions = [], maps = [] } = contents;
  return (
    <div className="flex flex-col gap-4">
      <p className="figures text-ink">{countsIn(contents).join(' · ')}</p>
      <Names title="Scenes" names={scenes} />
      <Names title="People and creatures" names={people} />
      <Names title="Factions" names={factions} />
      {isOpen && entries.length > 0 ? (
        <EntryNames listingId={id} entries={entries} drawEntry={drawEntry} />
      ) : (
        <Names title="Entries" names={entries.map(({ name }) => name)} />
      )}
      <Names title="Heroes" names={heroes.map(({ name, calling }) => `${name}, ${calling}`)} />
      <Names
        title="Maps"
        names={maps.map(({ name, columns, rows, drawings }) => `${name}, ${columns} by ${rows}${drawingsText(drawings)}`)}
      />
    </div>
  );
}

const drawingsText = (drawings: number) => (drawings === 0 ? '' : ` with ${counted(drawings, 'drawing')}`);

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-control font-semibold text-ink">{title}</h3>
      <ul className="flex flex-wrap gap-x-2 gap-y-1.5">
        {names.map((name, at) => (
          // Two may have one name.
          <li key={`${at} ${name}`} className="rounded-control bg-sunken px-2.5 py-1 text-control break-words text-ink-soft">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
