import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { limits } from '#domain/limits/limits.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { emptyRow, isWhole, problemsOf, tableOf } from './table-draft.ts';
import type { TableDraft } from './table-draft.ts';
import { TableRowField } from './table-row-field.tsx';
import { takenBy } from './table-rows.tsx';
import { useTableDraft } from './use-table-draft.ts';
import { keepTable } from './use-tables.ts';

interface TableDialogProps {
  /** The table that is changed; null for a new one. */
  table: RandomTable | null;
  /** All tables of the account: a row can lead to another. */
  tables: readonly RandomTable[];
  onKept: (table: RandomTable) => void;
  onClose: () => void;
}

const ways = [
  { id: 'dice', label: 'Dice' },
  { id: 'weight', label: 'Weights' },
] as const;

/** Writes a random table. What was typed stays where it cannot be kept, and when the dialog is closed or the page loaded anew. */
export function TableDialog({ table, tables, onKept, onClose }: TableDialogProps) {
  const form = useId();
  const { draft, change, forget } = useTableDraft(table);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const keeping = useMutation({
    mutationFn: keepTable,
    onSuccess: () => {
      forget();
      onKept(tableOf(draft));
    },
  });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (isWhole(problems)) keeping.mutate(tableOf(draft));
    else requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id="${form}"] [aria-invalid=true]`)?.focus());
  }
  const actions = (
    <>
      <Button
        variant="outline"
        onClick={() => {
          forget();
          onClose();
        }}
      >
        Cancel
      </Button>
      <Button type="submit" form={form} busy={keeping.isPending}>
        Keep the table
      </Button>
    </>
  );
  return (
    <Dialog open wide title={table === null ? 'Write a random table' : `Change ${table.name}`} onClose={onClose} actions={actions}>
      <form id={form} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Head draft={draft} problems={{ name: tried ? problems.name : undefined, dice: problems.dice }} onChange={change} />
        <Rows draft={draft} tables={tables} problems={tried ? problems.rows : {}} onChange={(rows) => change({ rows })} />
        {problems.taken !== undefined && (
          <p role="status" className={tried ? 'text-control text-wine' : 'text-control text-ink-soft'}>
            {problems.taken}
          </p>
        )}
        {keeping.isError && (
          <p role="alert" className="text-control text-wine">
            {refusalText(keeping.error, { title: 'Not kept', sentence: 'The table was not kept. Please try again.' }).sentence}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface HeadProps {
  draft: TableDraft;
  problems: { name: string | undefined; dice: string | undefined };
  onChange: (part: Partial<TableDraft>) => void;
}

/** What the table is called, and what it is rolled with. */
function Head({ draft, problems, onChange }: HeadProps) {
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={limits.tableNameLength}
        value={draft.name}
        error={problems.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <SegmentField
          label="Rolled with"
          options={ways}
          value={draft.hasDice ? 'dice' : 'weight'}
          onChange={(way) => onChange({ hasDice: way === 'dice' })}
        />
        {draft.hasDice && (
          <TextField
            label="Dice"
            className="w-40"
            maxLength={limits.tableDiceLength}
            value={draft.dice}
            error={problems.dice}
            onChange={({ target }) => onChange({ dice: target.value })}
          />
        )}
      </div>
    </>
  );
}

interface RowsProps {
  draft: TableDraft;
  tables: readonly RandomTable[];
  problems: ReturnType<typeof problemsOf>['rows'];
  onChange: (rows: TableDraft['rows']) => void;
}

function Rows({ draft, tables, problems, onChange }: RowsProps) {
  const { rows, hasDice } = draft;
  const taken = takenBy(tableOf(draft));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-control font-semibold">Rows</legend>
      <p className="text-note text-ink-soft">
        {hasDice
          ? 'Results are how many of those of the dice a row takes up, from the lowest on.'
          : 'The higher its weight, the more often a row comes.'}{' '}
        Dice in double brackets are rolled, such as [[2d6]].
      </p>
      <ol className="flex flex-col gap-3">
        {rows.map((row, at) => (
          <TableRowField
            key={row.key}
            {...{ row, hasDice }}
            number={at + 1}
            taken={taken[at] ?? ''}
            tables={tables}
            problems={problems[row.key] ?? {}}
            onChange={(part) => onChange(rows.with(at, { ...row, ...part }))}
            onRemove={rows.length === 1 ? null : () => onChange(rows.filter((each) => each !== row))}
          />
        ))}
      </ol>
      {rows.length < limits.tableRows && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...rows, emptyRow()])}
        >
          Another row
        </Button>
      )}
    </fieldset>
  );
}
