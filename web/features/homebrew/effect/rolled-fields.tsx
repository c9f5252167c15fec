import type { AttackKind } from '#domain/rules/activity/activation.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { FormulaField } from '#web/features/homebrew/fields/formula-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';

type Mode = 'advantage' | 'disadvantage';
type Rolled = Extract<
  Change,
  { on: 'attackRolls' | 'damageRolls' | 'initiative' | 'deathSaves' | 'savingThrows' | 'abilityChecks' | 'attacksAgainst' }
>;

const modes = [
  ['advantage', 'With advantage'],
  ['disadvantage', 'With disadvantage'],
] as const satisfies readonly (readonly [Mode, string])[];

const attacks = [
  ['melee', 'Melee attacks'],
  ['ranged', 'Ranged attacks'],
  ['weapon', 'Weapons'],
  ['meleeWeapon', 'Melee weapons'],
  ['rangedWeapon', 'Ranged weapons'],
  ['spell', 'Spells'],
  ['unarmed', 'Unarmed strikes'],
  ['strength', 'Attacks with strength'],
  ['thisWeapon', 'This weapon'],
  ['finesseOrRanged', 'Finesse or ranged weapons'],
] as const satisfies readonly (readonly [AttackKind, string])[];

/** What is added to a roll, and how it is rolled. */
export function RolledFields({ change, onChange }: { change: Rolled; onChange: (change: Rolled) => void }) {
  return (
    <>
      <FormulaField label="Added" optional value={change.add} onChange={(add) => onChange({ ...change, add })} />
      <ModeField value={change.mode} onChange={(mode) => onChange({ ...change, mode })} />
    </>
  );
}

interface ModeFieldProps {
  value: Mode | undefined;
  required?: boolean;
  onChange: (mode: Mode | undefined) => void;
}

/** Advantage, disadvantage or neither. */
export function ModeField({ value, required = false, onChange }: ModeFieldProps) {
  return (
    <OneOfField
      label="Rolled"
      options={required ? modes : [['', 'As ever'] as const, ...modes]}
      value={value ?? ''}
      onChange={(mode) => onChange(mode === '' ? undefined : mode)}
    />
  );
}

/** With which attacks alone something holds. */
export function WithField({ value, onChange }: { value: AttackKind | undefined; onChange: (kind: AttackKind | undefined) => void }) {
  return (
    <OneOfField
      label="With"
      options={[['', 'All attacks'] as const, ...attacks]}
      value={value ?? ''}
      onChange={(kind) => onChange(kind === '' ? undefined : kind)}
    />
  );
}
