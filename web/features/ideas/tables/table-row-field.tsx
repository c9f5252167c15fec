import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { limits } from '#domain/limits/limits.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Trash2 } from 'lucide-react';
import type { RowDraft } from './table-draft.ts';

interface TableRowFieldProps {
  row: RowDraft;
  number: number;
  hasDice: boolean;
  /** What the row takes up, in words. */
  taken: string;
  tables: readonly RandomTable[];
  problems: { weight?: string; text?: string };
  onChange: (part: Partial<RowDraft>) => void;
  /** Null for the only row. */
  onRemove: (() => void) | null;
}

/** One row of a table that is written: how much it takes up, what comes of it, and which table is rolled on as well. */
export function TableRowField({ row, number, hasDice, taken, tables, problems, onChange, onRemove }: TableRowFieldProps) {
  const isThere = row.next === '' || tables.some(({ id }) => id === row.next);
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2">
      <TextField
        label={`${hasDice ? 'Results' : 'Weight'} of row ${number}`}
        hideLabel
        inputMode="numeric"
        hint={taken}
        value={row.weight}
        error={problems.weight}
        onChange={({ target }) => onChange({ weight: target.value.replaceAll(/\D/g, '') })}
      />
      <div className="flex min-w-0 flex-col gap-2 sm:flex-row">
        <TextField
          label={`Words of row ${number}`}
          hideLabel
          className="min-w-0 flex-1"
          placeholder="What comes of it"
          maxLength={limits.tableRowLength}
          value={row.text}
          error={problems.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        {(tables.length > 0 || row.next !== '') && (
          <SelectField
            label={`Table after row ${number}`}
            hideLabel
            className="min-w-0 sm:w-44"
            value={row.next}
            onChange={({ target }) => onChange({ next: target.value })}
          >
            <option value="">No other table</option>
            {!isThere && <option value={row.next}>A table that is gone</option>}
            {tables.map(({ id, name }) => (
              <option key={id} value={id}>
                Then: {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <IconButton label={`Remove row ${number}`} icon={<Trash2 aria-hidden />} disabled={onRemove === null} onClick={() => onRemove?.()} />
    </li>
  );
}
