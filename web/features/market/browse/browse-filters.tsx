import { licenseIds } from '#domain/market/license-names.ts';
import { assetKindNames, assetKinds, licenses, provenanceNames, provenances } from '#domain/market/terms.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { filterAt } from './browse-filter.ts';
import type { BrowseFilter } from './browse-filter.ts';

interface BrowseFiltersProps {
  filter: BrowseFilter;
  /** Whether it can be narrowed down to a kind of asset. */
  ofAssets: boolean;
  onChange: (part: Partial<BrowseFilter>) => void;
}

const orders = [
  { id: 'newest', label: 'Newest' },
  { id: 'best', label: 'Best rated' },
  { id: 'title', label: 'Title' },
] as const;

/** What the list is searched for, narrowed down to, and sorted by. */
export function BrowseFilters({ filter, ofAssets, onChange }: BrowseFiltersProps) {
  const { search, license, provenance, leastStars, order } = filter;
  return (
    <div role="search" className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(12rem,2fr)_repeat(auto-fit,minmax(7rem,1fr))]">
      <TextField
        type="search"
        label="Search the marketplace"
        className="max-lg:col-span-2"
        maxLength={200}
        value={search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      {ofAssets && <Holds holds={filter.holds} onChange={onChange} />}
      <SelectField
        label="License"
        value={license ?? ''}
        onChange={(event) => onChange({ license: filterAt({ license: event.target.value }).license })}
      >
        <option value="">Any</option>
        {licenseIds.map((id) => (
          <option key={id} value={id}>
            {licenses[id].name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="How it was made"
        value={provenance ?? ''}
        onChange={(event) => onChange({ provenance: filterAt({ made: event.target.value }).provenance })}
      >
        <option value="">Any way</option>
        {provenances.map((id) => (
          <option key={id} value={id}>
            {provenanceNames[id]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Rated"
        value={leastStars ?? ''}
        onChange={(event) => onChange({ leastStars: filterAt({ stars: event.target.value }).leastStars })}
      >
        <option value="">Any</option>
        {[4, 3, 2].map((stars) => (
          <option key={stars} value={stars}>
            {stars} stars or more
          </option>
        ))}
      </SelectField>
      <Order order={order} onChange={onChange} />
    </div>
  );
}

function Holds({ holds, onChange }: Pick<BrowseFilter, 'holds'> & Pick<BrowseFiltersProps, 'onChange'>) {
  return (
    <SelectField
      label="What is in it"
      value={holds ?? ''}
      onChange={(event) => onChange({ holds: filterAt({ holds: event.target.value }).holds })}
    >
      <option value="">Anything</option>
      {assetKinds.map((id) => (
        <option key={id} value={id}>
          {assetKindNames[id]}
        </option>
      ))}
    </SelectField>
  );
}

function Order({ order, onChange }: Pick<BrowseFilter, 'order'> & Pick<BrowseFiltersProps, 'onChange'>) {
  return (
    <SelectField
      label="Sort by"
      value={order}
      onChange={(event) => onChange({ order: orders.find(({ id }) => id === event.target.value)?.id ?? 'newest' })}
    >
      {orders.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
