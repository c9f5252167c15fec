import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { pickedAfter } from './picking.ts';

export interface Pick<Id extends string> {
  id: Id;
  label: string;
  meaning?: ReactNode;
  /** More about it, shown below the row once somebody asks for it. */
  more?: ReactNode;
}

interface PickListProps<Id extends string> {
  label: string;
  hint?: ReactNode;
  options: readonly Pick<Id>[];
  chosen: readonly Id[];
  /** How many are chosen at most; where it is one, another takes its place. */
  most: number;
  onChange: (chosen: Id[]) => void;
}

const searchFrom = 14;

/** Some out of many, with how many are chosen; a long list can be searched. */
export function PickList<Id extends string>({ label, hint, options, chosen, most, onChange }: PickListProps<Id>) {
  const name = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted) || chosen.includes(option.id));
  const full = chosen.length >= most && most > 1;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 flex w-full flex-wrap items-baseline justify-between gap-x-3 text-control font-semibold">{label}</legend>
      <p role="status" className="figures -mt-2 text-note text-ink-soft">
        {chosen.length} of {most} chosen
      </p>
      {hint !== undefined && <p className="text-note text-ink-soft">{hint}</p>}
      {options.length > searchFrom && (
        <TextField
          type="search"
          hideLabel
          label={`Search: ${label}`}
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className={classNames('flex flex-col gap-1.5', options.length > searchFrom && 'rounded-control border border-line p-1.5')}>
        {shown.map((option) => (
          <PickRow
            key={option.id}
            name={name}
            option={option}
            isOne={most === 1}
            isChosen={chosen.includes(option.id)}
            isFull={full}
            onPress={() => onChange(pickedAfter(chosen, option.id, most))}
          />
        ))}
        {shown.length === 0 && <p className="p-2 text-control text-ink-soft">No match.</p>}
      </div>
    </fieldset>
  );
}

interface PickRowProps {
  name: string;
  option: Pick<string>;
  /** Whether only one can be chosen. */
  isOne: boolean;
  isChosen: boolean;
  isFull: boolean;
  onPress: () => void;
}

function PickRow(props: PickRowProps) {
  const { name, option, isChosen, isFull } = props;
  const [isOpen, setOpen] = useState(false);
  const description = `${name}-${option.id}-more`;
  return (
    <div
      className={classNames(
        'shrink-0 rounded-control border border-line-strong bg-raised has-checked:border-ember has-checked:bg-ember-wash',
        isFull && !isChosen && 'opacity-60',
      )}
    >
      <div className="flex items-start">
        <PickLabel {...props} />
        {option.more !== undefined && (
          <IconButton
            label={`${isOpen ? 'Hide' : 'Read'} the description of ${option.label}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? description : undefined}
            icon={
              <ChevronDown
                aria-hidden
                className={classNames('transition-transform motion-reduce:transition-none', isOpen && 'rotate-180')}
              />
            }
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && (
        <div id={description} className="border-t border-line px-3 py-2">
          {option.more}
        </div>
      )}
    </div>
  );
}

function PickLabel({ name, option, isOne, isChosen, isFull, onPress }: PickRowProps) {
  const off = isFull && !isChosen;
  return (
    <label
      className={classNames(
        'flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 rounded-control px-3 py-2',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-candle',
        off && 'cursor-not-allowed',
      )}
    >
      <input
        type={isOne ? 'radio' : 'checkbox'}
        name={name}
        checked={isChosen}
        disabled={off}
        aria-label={option.label}
        aria-describedby={option.meaning === undefined ? undefined : `${name}-${option.id}`}
        className="mt-0.5 size-4.5 shrink-0 outline-none"
        onChange={onPress}
      />
      <span className="min-w-0">
        <span className="block text-control font-semibold text-ink">{option.label}</span>
        {option.meaning !== undefined && (
          <span id={`${name}-${option.id}`} className="block text-note text-ink-soft">
            {option.meaning}
          </span>
        )}
      </span>
    </label>
  );
}
