import { gameLimits } from '#domain/limits/game-limits.ts';
import { abilities } from '#domain/rules/ability.ts';
import { conditionIds, conditions } from '#domain/rules/conditions.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { blankCondition, conditionStep } from './condition-draft.ts';
import type { ConditionDraft } from './condition-draft.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { FigureField } from '#web/features/combat/fields/figure-field.tsx';
import { StepDialog } from '#web/features/combat/fields/step-dialog.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';

interface ConditionDialogProps {
  figure: Figure;
  figures: readonly Figure[];
  doing: Doing;
  onClose: () => void;
}

const ends = [
  { id: 'freed', label: 'Until removed' },
  { id: 'turns', label: 'After a number of turns' },
  { id: 'save', label: 'Save at the end of each turn' },
  { id: 'held', label: 'While concentration lasts' },
] as const;

/** Gives a condition: who gave it, and when it ends. */
export function ConditionDialog({ figure, figures, doing, onClose }: ConditionDialogProps) {
  const [draft, setDraft] = useState(() => blankCondition(figure.id));
  const { condition, from, ends: end } = draft;
  const change = (changes: Partial<ConditionDraft>) => setDraft({ ...draft, ...changes });
  const givers = end === 'held' ? figures.filter(({ concentration }) => concentration !== null) : figures;
  const giver = givers.some(({ id }) => id === from) ? from : '';
  const step = conditionStep({ ...draft, from: giver }, figure.id);
  return (
    <StepDialog title={`Add condition: ${figure.name}`} action={conditions[condition].name} step={step} doing={doing} onClose={onClose}>
      <SelectField
        label="Condition"
        hint={conditions[condition].line}
        value={condition}
        onChange={(event) => change({ condition: conditionIds.find((id) => id === event.target.value) ?? condition })}
      >
        {conditionIds.map((id) => (
          <option key={id} value={id}>
            {conditions[id].name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Ends"
        value={end}
        onChange={(event) => change({ ends: ends.find(({ id }) => id === event.target.value)?.id ?? end })}
      >
        {ends.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {end === 'turns' && <TurnFields draft={draft} figures={figures} onChange={change} />}
      {end === 'save' && <SaveFields draft={draft} onChange={change} />}
      {end === 'held' && givers.length === 0 ? (
        <p className="text-control">No one is concentrating now.</p>
      ) : (
        <FigureField
          label={end === 'held' ? 'Concentrating' : 'Given by'}
          nobody={end === 'held' ? 'Choose one' : 'No one in particular'}
          figures={givers}
          value={giver}
          onChange={(id) => change({ from: id })}
        />
      )}
    </StepDialog>
  );
}

interface FieldsProps {
  draft: ConditionDraft;
  onChange: (changes: Partial<ConditionDraft>) => void;
}

function TurnFields({ draft: { turns, combatantId, when }, figures, onChange }: FieldsProps & { figures: readonly Figure[] }) {
  return (
    <div className="grid grid-pairs gap-3">
      <TextField
        label="Turns"
        inputMode="numeric"
        value={turns}
        error={wholeNumber(turns, 1, 1000) === null ? '1 to 1,000' : undefined}
        onChange={(event) => onChange({ turns: event.target.value })}
      />
      <SelectField label="At the" value={when} onChange={(event) => onChange({ when: event.target.value === 'start' ? 'start' : 'end' })}>
        <option value="end">end of the turn</option>
        <option value="start">start of the turn</option>
      </SelectField>
      <div className="col-span-2">
        <FigureField label="Turns of" figures={figures} value={combatantId} onChange={(id) => onChange({ combatantId: id })} />
      </div>
    </div>
  );
}

function SaveFields({ draft: { ability, dc }, onChange }: FieldsProps) {
  return (
    <div className="grid grid-pairs gap-3">
      <SelectField
        label="Save"
        value={ability}
        onChange={(event) => onChange({ ability: abilities.find((each) => each === event.target.value) ?? ability })}
      >
        {abilities.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <TextField
        label="DC"
        inputMode="numeric"
        value={dc}
        error={wholeNumber(dc, 1, gameLimits.difficultyClass) === null ? `1 to ${gameLimits.difficultyClass}` : undefined}
        onChange={(event) => onChange({ dc: event.target.value })}
      />
    </div>
  );
}
