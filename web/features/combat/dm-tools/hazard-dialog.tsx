import { gameLimits } from '#domain/limits/game-limits.ts';
import { abilities } from '#domain/rules/ability.ts';
import { conditionIds, conditions } from '#domain/rules/conditions.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { CoverField } from '#web/features/combat/fields/cover-field.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { FigureField } from '#web/features/combat/fields/figure-field.tsx';
import { blankHazard, castBy, hazardStep } from './hazard-draft.ts';
import type { HazardDraft } from './hazard-draft.ts';
import { WhomField } from '#web/features/combat/fields/whom-field.tsx';
import { StepDialog } from '#web/features/combat/fields/step-dialog.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

const onSaves = [
  { id: 'half', label: 'Half' },
  { id: 'none', label: 'Nothing' },
] as const;

/** A trap, a spell, falling stones: everybody it reaches rolls a save. */
export function HazardDialog({ figures, doing, onClose }: { figures: readonly Figure[]; doing: Doing; onClose: () => void }) {
  const [draft, setDraft] = useState(blankHazard);
  const { name, actorId, ability, dc, dice, type, onSave, cover, targetIds } = draft;
  const write = (field: 'name' | 'dc' | 'dice') => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value });
  return (
    <StepDialog title="Area damage or save" action={actionText(targetIds)} step={hazardStep(draft)} doing={doing} onClose={onClose}>
      <TextField
        label="Name"
        required
        autoFocus
        placeholder="Falling rocks"
        maxLength={gameLimits.nameLength}
        value={name}
        onChange={write('name')}
      />
      <FigureField label="By" nobody="Nobody" figures={figures} value={actorId} onChange={(id) => setDraft(castBy(draft, id, figures))} />
      <div className="grid grid-pairs gap-3">
        <SelectField
          label="Saving throw"
          value={ability}
          onChange={(event) => setDraft({ ...draft, ability: abilities.find((each) => each === event.target.value) ?? ability })}
        >
          {abilities.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <TextField label="DC" hint="1 to 40" inputMode="numeric" value={dc} onChange={write('dc')} />
        <TextField label="Damage" hint="Empty: no damage" value={dice} onChange={write('dice')} />
        <SelectField
          label="Kind"
          value={type}
          onChange={(event) => setDraft({ ...draft, type: damageTypes.find((each) => each === event.target.value) ?? type })}
        >
          {damageTypes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </div>
      <SegmentField
        label="On a successful save"
        options={onSaves}
        value={onSave}
        onChange={(next) => setDraft({ ...draft, onSave: next })}
      />
      <Burden draft={draft} onChange={setDraft} />
      {ability === 'dexterity' && (
        <CoverField hint="Applies to each target." value={cover} onChange={(next) => setDraft({ ...draft, cover: next })} />
      )}
      <WhomField
        legend="Targets. Each makes a saving throw."
        side={figures.find(({ id }) => id === actorId)?.side ?? null}
        figures={figures}
        value={targetIds}
        most={null}
        onChange={(next) => setDraft({ ...draft, targetIds: next })}
      />
    </StepDialog>
  );
}

const actionText = (targetIds: readonly string[]) => (targetIds.length === 0 ? 'Pick targets' : `Apply to ${targetIds.length}`);

/** The condition that those bear who fail their save. */
function Burden({ draft, onChange }: { draft: HazardDraft; onChange: (draft: HazardDraft) => void }) {
  const { condition, again } = draft;
  return (
    <>
      <SelectField
        label="On a failed save"
        value={condition}
        onChange={(event) => onChange({ ...draft, condition: conditionIds.find((id) => id === event.target.value) ?? '' })}
      >
        <option value="">no condition</option>
        {conditionIds.map((id) => (
          <option key={id} value={id}>
            {conditions[id].name}
          </option>
        ))}
      </SelectField>
      {condition !== '' && (
        <Checkbox label="New save at the end of each turn" checked={again} onChange={(next) => onChange({ ...draft, again: next })} />
      )}
    </>
  );
}
