import { SelectField } from '#web/ui/fields/select-field.tsx';
import { X } from 'lucide-react';
import { useRef } from 'react';

interface SomeOfFieldProps<Id extends string> {
  label: string;
  hint?: string;
  options: readonly (readonly [Id, string])[];
  value: readonly Id[];
  /** How many must stay. */
  least?: number;
  /** How many there can be. */
  most?: number;
  onChange: (ids: Id[]) => void;
}

/** Several out of many: those that were chosen as words with a cross each, and a list to choose more from. */
export function SomeOfField<Id extends string>({ label, hint, options, value, least = 0, most = 20, onChange }: SomeOfFieldProps<Id>) {
  const list = useRef<HTMLSelectElement>(null);
  const left = options.filter(([id]) => !value.includes(id));
  const wordsOf = (id: Id) => options.find(([each]) => each === id)?.[1] ?? id;
  const remove = (id: Id) => {
    onChange(value.filter((each) => each !== id));
    list.current?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <SelectField
        ref={list}
        label={label}
        hint={hint}
        value=""
        aria-disabled={value.length >= most || undefined}
        onChange={({ target }) => {
          const added = left.find(([id]) => id === target.value);
          if (added && value.length < most) onChange([...value, added[0]]);
        }}
      >
        <option value="">{value.length === 0 ? 'None' : 'Add another'}</option>
        {left.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </SelectField>
      {value.length > 0 && (
        <ul aria-label={`${label}, chosen`} className="flex flex-wrap gap-1.5">
          {value.map((id) => (
            <li key={id}>
              {value.length > least ? (
                <button
                  type="button"
                  aria-label={`Remove ${wordsOf(id)}`}
                  className="flex min-h-11 items-center gap-1 rounded-control border border-line-strong bg-ember-wash px-2.5 text-note font-semibold text-ink hover:border-ember md:min-h-8 [&_svg]:size-4"
                  onClick={() => remove(id)}
                >
                  {wordsOf(id)}
                  <X aria-hidden />
                </button>
              ) : (
                <span className="flex min-h-11 items-center rounded-control border border-line-strong bg-ember-wash px-2.5 text-note font-semibold text-ink md:min-h-8">
                  {wordsOf(id)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
