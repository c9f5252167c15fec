import { useState } from 'react';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** What a list is searched for and how it is sorted; `first` is the order it comes in. */
export function useListTools<Order extends string>(orders: readonly { id: Order; label: string }[], first: Order) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>(first);
  return { orders, search, order, onSearch: setSearch, onOrder: setOrder };
}

interface ListToolsProps<Order extends string> {
  /** What is listed, in the plural, e.g. "worlds". */
  what: string;
  search: string;
  onSearch: (search: string) => void;
  orders: readonly { id: Order; label: string }[];
  order: Order;
  onOrder: (order: Order) => void;
  /** How many are shown. */
  found: number;
}

/** Search and order for a list that has grown long. */
export function ListTools<Order extends string>({ what, search, onSearch, orders, order, onOrder, found }: ListToolsProps<Order>) {
  return (
    <div role="search" className="mb-6 flex flex-wrap items-end gap-4">
      <TextField
        type="search"
        label={`Search ${what}`}
        className="min-w-[min(14rem,100%)] flex-1 sm:max-w-sm"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <SelectField
        label="Sort by"
        className="min-w-40"
        value={order}
        onChange={(event) => onOrder(orders.find(({ id }) => id === event.target.value)?.id ?? order)}
      >
        {orders.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <p role="status" className="figures min-h-11 content-center text-control text-ink-soft">
        {found === 0 ? `No ${what} match.` : `${found} shown`}
      </p>
    </div>
  );
}
