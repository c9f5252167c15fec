import { conditionIds, conditions } from '#domain/srd/conditions.ts';
import type { ConditionId } from '#domain/srd/conditions.ts';
import { SegmentField } from '#web/ui/segment-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useState } from 'react';
import type { Figure } from './figure.ts';
import { StepDialog } from './step-dialog.tsx';
import type { Doing } from './use-combat.ts';
import { wholeNumber } from './whole-number.ts';

interface ConditionDialogProps {
  figure: Figure;
  figures: readonly Figure[];
  doing: Doing;
  onClose: () => void;
}

const ends = [
  { id: 'freed', label: 'When ended' },
  { id: 'turns', label: 'After turns' },
  { id: 'held', label: 'With a spell' },
] as const;

/** Gives a condition: until somebody ends it, for so many of its bearer's turns, or while somebody concentrates. */
export function ConditionDialog({ figure, figures, doing, onClose }: ConditionDialogProps) {
  const [condition, setCondition] = useState<ConditionId>('prone');
  const [lasts, setLasts] = useState<(typeof ends)[number]['id']>('freed');
  const [text, setText] = useState('1');
  const holders = figures.filter(({ concentration }) => concentration !== null);
  const [holder, setHolder] = useState(holders[0]?.id ?? '');
  const turns = wholeNumber(text, 1, 1000);
  const missing = (lasts === 'turns' && turns === null) || (lasts === 'held' && holder === '');
  return (
    <StepDialog
      title={`A condition for ${figure.name}`}
      action={`${conditions[condition].name}`}
      step={
        missing
          ? null
          : {
              name: 'condition',
              from: lasts === 'held' ? holder : null,
              whom: figure.id,
              condition,
              until: lasts === 'turns' && turns !== null ? { whose: figure.id, at: 'end', turns } : null,
              held: lasts === 'held',
            }
      }
      doing={doing}
      onClose={onClose}
    >
      <SelectField
        label="Condition"
        hint={conditions[condition].line}
        value={condition}
        onChange={(event) => setCondition(conditionIds.find((id) => id === event.target.value) ?? condition)}
      >
        {conditionIds.map((id) => (
          <option key={id} value={id}>
            {conditions[id].name}
          </option>
        ))}
      </SelectField>
      <SegmentField label="Ends" options={ends} value={lasts} onChange={setLasts} />
      {lasts === 'turns' && (
        <TextField
          label={`Turns of ${figure.name}`}
          inputMode="numeric"
          value={text}
          error={turns === null ? 'A whole number from 1 to 1,000.' : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {lasts === 'held' && <HolderField holders={holders} value={holder} onChange={setHolder} />}
    </StepDialog>
  );
}

/** Whose concentration it hangs on. */
function HolderField({ holders, value, onChange }: { holders: readonly Figure[]; value: string; onChange: (id: string) => void }) {
  if (holders.length === 0) return <p className="text-control">Nobody concentrates on anything now.</p>;
  return (
    <SelectField label="Held by" value={value} onChange={(event) => onChange(event.target.value)}>
      {holders.map(({ id, name, concentration }) => (
        <option key={id} value={id}>
          {[name, concentration].filter(Boolean).join(', ')}
        </option>
      ))}
    </SelectField>
  );
}
