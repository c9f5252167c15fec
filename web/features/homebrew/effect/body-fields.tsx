import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { asOptions, OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { abilityOptions } from '#web/features/homebrew/fields/named-options.ts';
import type { ChangeOf } from './change-kinds.ts';

interface FieldsProps<On extends 'abilityScore' | 'speed' | 'sense'> {
  change: ChangeOf<On>;
  onChange: (change: ChangeOf<On>) => void;
}

const scoreWays = [
  ['add', 'Changes by'],
  ['least', 'Is at least'],
  ['most', 'Is at most'],
] as const;

/** A score that is raised, or that has a bound. */
export function ScoreFields({ change, onChange }: FieldsProps<'abilityScore'>) {
  const { on, ability, add, least, most } = change;
  const way = least !== undefined ? 'least' : most === undefined ? 'add' : 'most';
  const begun = { add: { add: 2 }, least: { least: 19 }, most: { most: 10 } };
  return (
    <>
      <OneOfField label="Ability" options={abilityOptions} value={ability} onChange={(next) => onChange({ ...change, ability: next })} />
      <OneOfField label="The score" options={scoreWays} value={way} onChange={(next) => onChange({ on, ability, ...begun[next] })} />
      {way === 'add' ? (
        <NumberField label="By" lowest={-10} highest={10} value={add} onChange={(next = 0) => onChange({ on, ability, add: next })} />
      ) : (
        <NumberField
          label="Score"
          lowest={1}
          highest={30}
          value={way === 'least' ? least : most}
          onChange={(next = 10) => onChange({ on, ability, [way]: next })}
        />
      )}
    </>
  );
}

const speeds = ['walk', 'fly', 'swim', 'climb', 'burrow', 'all'] as const;
const speedWays = [
  ['add', 'Changes by'],
  ['set', 'Is'],
  ['asWalking', 'Is the walking speed'],
] as const;

/** A speed in feet. */
export function SpeedFields({ change, onChange }: FieldsProps<'speed'>) {
  const { on, of, add, set, asWalking } = change;
  const way = asWalking === true ? 'asWalking' : set === undefined ? 'add' : 'set';
  const begun = { add: { add: 10 }, set: { set: 30 }, asWalking: { asWalking: true } };
  return (
    <>
      <OneOfField label="Which speed" options={asOptions(speeds)} value={of} onChange={(next) => onChange({ ...change, of: next })} />
      <OneOfField label="The speed" options={speedWays} value={way} onChange={(next) => onChange({ on, of, ...begun[next] })} />
      {way === 'add' && (
        <NumberField label="Feet" lowest={-100} highest={200} value={add} onChange={(next = 0) => onChange({ on, of, add: next })} />
      )}
      {way === 'set' && (
        <NumberField label="Feet" lowest={0} highest={500} value={set} onChange={(next = 0) => onChange({ on, of, set: next })} />
      )}
    </>
  );
}

const senses = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const;

/** A sense, as far as it reaches. */
export function SenseFields({ change, onChange }: FieldsProps<'sense'>) {
  return (
    <>
      <OneOfField label="Sense" options={asOptions(senses)} value={change.sense} onChange={(sense) => onChange({ ...change, sense })} />
      <NumberField label="Feet" lowest={0} highest={500} value={change.feet} onChange={(feet = 0) => onChange({ ...change, feet })} />
    </>
  );
}
