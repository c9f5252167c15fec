import type { Contents } from '#domain/market/contents.ts';
import { counted } from '#web/ui/format/figures.ts';
import { countsIn } from '#web/features/market/market-text.ts';

/** What a package holds: counts, and the names that give nothing away. */
export function ContentsList({ contents }: { contents: Contents }) {
  const { scenes, people, entries, heroes, factions = [], maps = [] } = contents;
  return (
    <div className="flex flex-col gap-4">
      <p className="figures text-ink">{countsIn(contents).join(' · ')}</p>
      <Names title="Scenes" names={scenes} />
      <Names title="People and creatures" names={people} />
      <Names title="Factions" names={factions} />
      <Names title="Entries" names={entries.map(({ name }) => name)} />
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
