import type { Grid } from '#domain/battle-map/grid.ts';
import { feetPerCell } from '#domain/battle-map/grid.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

const kinds: readonly { id: Grid['kind']; label: string }[] = [
  { id: 'square', label: 'Squares' },
  { id: 'hex', label: 'Hexes' },
];

/** What a new map is offered with: a good evening's room. */
const usual = { columns: '30', rows: '20' };

interface NewMapDialogProps {
  title?: string;
  busy: boolean;
  onSave: (name: string, grid: Grid) => void;
  onClose: () => void;
}

/** Asks for name, grid and size of a new battle map. */
export function NewMapDialog({ title = 'New battle map', busy, onSave, onClose }: NewMapDialogProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Grid['kind']>('square');
  const [columns, setColumns] = useState(usual.columns);
  const [rows, setRows] = useState(usual.rows);
  const [tried, setTried] = useState(false);
  const [wide, high] = [cellsOf(columns), cellsOf(rows)];
  function submit() {
    setTried(true);
    if (name.trim() !== '' && wide !== null && high !== null) onSave(name.trim(), { kind, columns: wide, rows: high });
  }
  return (
    <FormDialog title={title} action="Make the map" busy={busy} onSubmit={submit} onClose={onClose}>
      <TextField
        label="Name"
        required
        maxLength={battleMapLimits.nameLength}
        value={name}
        error={tried && name.trim() === '' ? 'Please enter a name.' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <SegmentField label="Grid" options={kinds} value={kind} onChange={setKind} />
      <div className="grid grid-pairs gap-4">
        <CellsField label="Columns" value={columns} isWrong={tried && wide === null} onChange={setColumns} />
        <CellsField label="Rows" value={rows} isWrong={tried && high === null} onChange={setRows} />
      </div>
      {wide !== null && high !== null && (
        <p className="text-note text-ink-soft">
          {wide * feetPerCell} by {high * feetPerCell} feet: each cell is {feetPerCell} feet.
        </p>
      )}
    </FormDialog>
  );
}

interface CellsFieldProps {
  label: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function CellsField({ label, value, isWrong, onChange }: CellsFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      required
      value={value}
      error={isWrong ? `Enter a whole number from 1 to ${battleMapLimits.cellsAlong}.` : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A number of cells as it was typed; null where it is none, or too many. */
function cellsOf(text: string): number | null {
  const cells = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return cells >= 1 && cells <= battleMapLimits.cellsAlong ? cells : null;
}
