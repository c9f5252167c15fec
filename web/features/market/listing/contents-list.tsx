import type { Listing } from '#domain/market/listing.ts';
import { counted } from '#web/ui/format/figures.ts';
import { countsIn, entryKindName } from '#web/features/market/market-text.ts';
import type { DrawPart } from './entry-dialog.tsx';
import { OpenLore } from './open-lore.tsx';
import { EntryNames } from './entry-names.tsx';
import type { ComponentProps } from 'react';

/** What a package holds: counts, and the names that give nothing away. Entries, maps, tables and stamps can be looked at in what is free, one’s own or got. */
export function ContentsList({ listing, drawPart }: { listing: Listing; drawPart: DrawPart }) {
  const { id, kind, contents, price, isMine, gotVersion, version } = listing;
  const isOpen = price === null || isMine || gotVersion === version;
  const { scenes, people, entries, heroes, factions = [], maps = [], tables = [], stamps = [] } = contents;
  return (
    <div className="flex flex-col gap-4">
      <p className="figures text-ink">{countsIn(contents).join(' · ')}</p>
      <Names title="Scenes" names={scenes} />
      <Names title="People and creatures" names={people} />
      <Names title="Factions" names={factions} />
      {isOpen && kind === 'adventure' && <OpenLore listingId={id} drawPart={drawPart} />}
      <Parts
        title="Entries"
        of="homebrew"
        all={entries.map((entry) => ({ name: entry.name, title: entryKindName(entry.kind) }))}
        {...{ listingId: id, isOpen, drawPart }}
      />
      <Names title="Heroes" names={heroes.map(({ name, calling }) => `${name}, ${calling}`)} />
      <Parts
        title="Maps"
        of="map"
        all={maps.map(({ name, columns, rows, drawings }) => ({
          name: `${name}, ${columns} by ${rows}${drawingsText(drawings)}`,
          title: name,
        }))}
        {...{ listingId: id, isOpen, drawPart }}
      />
      <Parts
        title="Random tables"
        of="table"
        all={tables.map(({ name, rows, dice }) => ({
          name: `${name}, ${counted(rows, 'row')}${dice === null ? '' : ` of ${dice}`}`,
          title: name,
        }))}
        {...{ listingId: id, isOpen, drawPart }}
      />
      <Parts title="Stamps" of="stamp" all={stamps.map(({ name }) => ({ name, title: name }))} {...{ listingId: id, isOpen, drawPart }} />
    </div>
  );
}

interface PartsProps extends ComponentProps<typeof EntryNames> {
  isOpen: boolean;
}

/** Things of one kind: to be opened where one may, and else by name. */
function Parts({ isOpen, ...parts }: PartsProps) {
  return isOpen ? <EntryNames {...parts} /> : <Names title={parts.title} names={parts.all.map(({ name }) => name)} />;
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
