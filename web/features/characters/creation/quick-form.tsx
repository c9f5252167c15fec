import { classTerms, speciesTerms } from '#domain/character/creation/creation-terms.ts';
import { formOptions, longestCharacterName } from '#domain/character/creation/quick-options.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { UserRoundPlus } from 'lucide-react';
import { DrawnPortrait } from '#web/features/characters/portrait/portrait.tsx';
import { RolledScores } from './steps/rolled-scores.tsx';
import { useQuickForm } from './use-quick-form.ts';
import type { CreationPlace } from './creation-place.ts';

interface QuickFormProps {
  campaign: CreationPlace;
  me: string;
}

const emptyText =
  'The scores suit the class: 15 where it needs it most, 8 where it can do without. Or roll them: three d6 each, once, in the order of the sheet.';

/** Name, race and class; everything else follows. */
export function QuickForm({ campaign, me }: QuickFormProps) {
  const { form, tried, scores, busy, set, submit } = useQuickForm(campaign, me);
  const { ruleSet } = campaign.settings;
  const { races, classes: callings } = formOptions(ruleSet);
  const race = races.find((each) => each === form.race);
  const calling = callings.find((each) => each === form.class);
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex items-end gap-4">
        <TextField
          required
          label="Name"
          autoComplete="off"
          className="min-w-0 flex-1"
          maxLength={longestCharacterName}
          value={form.name}
          error={tried && form.name.trim() === '' ? 'Please enter a name.' : undefined}
          onChange={(event) => set({ name: event.target.value })}
        />
        {race !== undefined && calling !== undefined && (
          <DrawnPortrait species={race} calling={calling} seed={form.id} className="size-20" />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <Choice
          label={ruleSet === 'quick' ? 'Race' : 'Species'}
          value={race}
          wrong={tried && race === undefined}
          options={races.map((id) => ({ id, name: capitalize(id), about: speciesTerms[id].about }))}
          onChange={(next) => set({ race: next })}
        />
        <Choice
          label="Class"
          value={calling}
          wrong={tried && calling === undefined}
          options={callings.map((id) => ({ id, name: capitalize(id), about: classTerms[id].about }))}
          onChange={(next) => set({ class: next })}
        />
      </div>
      {ruleSet === 'quick' && <RolledScores scores={scores} ways={['3d6']} emptyText={emptyText} />}
      <Button type="submit" busy={busy} icon={<UserRoundPlus aria-hidden />} className="self-start">
        Create Character
      </Button>
      {ruleSet === 'srd' && <p className="text-note text-ink-faint">{srdAttribution}</p>}
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  wrong: boolean;
  options: readonly { id: string; name: string; about: string }[];
  onChange: (id: string) => void;
}

function Choice({ label, value, wrong, options, onChange }: ChoiceProps) {
  const chosen = options.find(({ id }) => id === value);
  return (
    <SelectField
      required
      label={label}
      value={value ?? ''}
      hint={chosen?.about}
      error={wrong ? `Please choose a ${label.toLowerCase()}.` : undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Choose…</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
