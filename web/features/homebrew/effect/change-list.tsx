import { limits } from '#domain/limits/limits.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { RowList } from '#web/features/homebrew/fields/row-list.tsx';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import { ChangeFields } from './change-fields.tsx';
import { blankChange, changeKinds } from './change-kinds.ts';

const kinds = changeKinds.map(([on, words]) => [on, words] as const);
/** Changes that can hold at times alone. */
const conditional = new Set<Change['on']>([
  'armorClass',
  'attackRolls',
  'attacksAgainst',
  'damageRolls',
  'savingThrows',
  'abilityChecks',
  'resistance',
  'immunity',
  'vulnerability',
  'damageTaken',
  'conditionImmunity',
]);

interface ChangeListProps {
  changes: readonly Change[];
  onChange: (changes: Change[]) => void;
}

/** What an effect changes about whoever bears it, as plain choices. */
export function ChangeList({ changes, onChange }: ChangeListProps) {
  return (
    <RowList
      title="What changes"
      one="Change"
      rows={changes}
      most={limits.homebrewChanges}
      blank={() => blankChange('armorClass')}
      row={(change, set) => <ChangeEditor change={change} onChange={set} />}
      onChange={onChange}
    />
  );
}

function ChangeEditor({ change, onChange }: { change: Change; onChange: (change: Change) => void }) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <OneOfField
        label="Changes"
        options={kinds}
        value={change.on}
        onChange={(on) => onChange(on === change.on ? change : blankChange(on))}
      />
      <ChangeFields change={change} onChange={onChange} />
      {conditional.has(change.on) && (
        <LineField
          label="Only when"
          placeholder="against spells"
          length={limits.homebrewWhenLength}
          value={'when' in change ? change.when : undefined}
          onChange={(when) => onChange({ ...change, ...(conditional.has(change.on) && { when }) })}
        />
      )}
    </div>
  );
}
