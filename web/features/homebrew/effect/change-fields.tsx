import { skillNames } from '#domain/rules/skill-names.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { FormulaField } from '#web/features/homebrew/fields/formula-field.tsx';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { asOptions, OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { SomeOfField } from '#web/features/homebrew/fields/some-of-field.tsx';
import { abilityOptions, conditionOptions, damageOptions } from '#web/features/homebrew/fields/named-options.ts';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import { ArmorFields } from './armor-fields.tsx';
import type { ChangeOf } from './change-kinds.ts';
import { ModeField, RolledFields, WithField } from './rolled-fields.tsx';
import { ScoreFields, SenseFields, SpeedFields } from './body-fields.tsx';
import { Suspense, lazy } from 'react';

// The names of all spells come with it.
const SpellChangeFields = lazy(() => import('./spell-change-fields.tsx').then((part) => ({ default: part.SpellChangeFields })));

interface ChangeFieldsProps {
  change: Change;
  onChange: (change: Change) => void;
}

/** The particulars of a change: how much, of what, against what. */
export function ChangeFields({ change, onChange }: ChangeFieldsProps) {
  switch (change.on) {
    case 'armorClass':
      return <ArmorFields change={change} onChange={onChange} />;
    case 'attackRolls':
    case 'damageRolls':
      return (
        <>
          <RolledFields change={change} onChange={onChange} />
          {change.on === 'damageRolls' && (
            <OneOfField
              label="Damage type"
              options={[['', 'As the attack'] as const, ...damageOptions]}
              value={change.type ?? ''}
              onChange={(type) => onChange({ ...change, type: type === '' ? undefined : type })}
            />
          )}
          <WithField value={change.with} onChange={(next) => onChange({ ...change, with: next })} />
        </>
      );
    case 'initiative':
    case 'deathSaves':
      return <RolledFields change={change} onChange={onChange} />;
    case 'attacksAgainst':
      return <RolledFields change={change} onChange={onChange} />;
    case 'concentration':
      return <ModeField value={change.mode} onChange={(mode = 'advantage') => onChange({ ...change, mode })} required />;
    case 'savingThrows':
    case 'abilityChecks':
      return <TestFields change={change} onChange={onChange} />;
    case 'resistance':
    case 'immunity':
    case 'vulnerability':
      return <TypesField change={change} onChange={onChange} />;
    case 'conditionImmunity':
      return (
        <SomeOfField
          label="Conditions"
          least={1}
          options={conditionOptions}
          value={change.conditions}
          onChange={(conditions) => onChange({ ...change, conditions })}
        />
      );
    case 'abilityScore':
      return <ScoreFields change={change} onChange={onChange} />;
    case 'speed':
      return <SpeedFields change={change} onChange={onChange} />;
    case 'sense':
      return <SenseFields change={change} onChange={onChange} />;
    case 'spell':
      return (
        <Suspense>
          <SpellChangeFields change={change} onChange={onChange} />
        </Suspense>
      );
    default:
      return <AmountFields change={change} onChange={onChange} />;
  }
}

/** Changes of which one number or word says everything. */
function AmountFields({ change, onChange }: ChangeFieldsProps) {
  switch (change.on) {
    case 'hitPointMaximum':
      return <FormulaField label="Added" value={change.add} onChange={(add = '') => onChange({ ...change, add })} />;
    case 'damageTaken':
      return <FormulaField label="Less by" value={change.less} onChange={(less = '') => onChange({ ...change, less })} />;
    case 'criticalHits':
      return (
        <NumberField
          label="From"
          lowest={15}
          highest={19}
          value={change.from}
          optional
          onChange={(from) => onChange({ ...change, from })}
        />
      );
    case 'actions':
      return <NumberField label="Added" lowest={-1} highest={2} value={change.add} onChange={(add = 1) => onChange({ ...change, add })} />;
    case 'attacksPerAction':
      return (
        <NumberField label="Attacks" lowest={2} highest={4} value={change.count} onChange={(count = 2) => onChange({ ...change, count })} />
      );
    case 'spellSaveDc':
    case 'spellAttacks':
      return <NumberField label="Added" lowest={1} highest={5} value={change.add} onChange={(add = 1) => onChange({ ...change, add })} />;
    case 'carrying':
      return (
        <NumberField label="Times" lowest={1} highest={4} value={change.times} onChange={(times = 2) => onChange({ ...change, times })} />
      );
    case 'size':
      return (
        <NumberField label="Steps" lowest={-2} highest={2} value={change.steps} onChange={(steps = 1) => onChange({ ...change, steps })} />
      );
    case 'cannot':
      return <OneOfField label="What" options={hindrances} value={change.what} onChange={(what) => onChange({ ...change, what })} />;
    case 'must':
      return <OneOfField label="What" options={musts} value={change.what} onChange={(what) => onChange({ ...change, what })} />;
    case 'proficiency':
      return (
        <>
          <OneOfField label="With" options={asOptions(trainings)} value={change.of} onChange={(of) => onChange({ ...change, of })} />
          <LineField
            label="Names"
            hint="With commas between."
            length={200}
            required
            value={(change.names ?? []).join(',')}
            onChange={(names = '') => onChange({ ...change, names: names.split(',').map((each) => each.trimStart()) })}
          />
        </>
      );
    default:
      return null;
  }
}

const trainings = ['weapon', 'armor', 'tool', 'language', 'skill', 'mastery'] as const satisfies readonly ChangeOf<'proficiency'>['of'][];
const musts = [
  ['dashAway', 'Dash away from who gave it'],
  ['goNamedWay', 'go the way that they name'],
] as const satisfies readonly (readonly [ChangeOf<'must'>['what'], string])[];
const hindrances = [
  ['act', 'act'],
  ['takeReactions', 'take reactions'],
  ['regainHitPoints', 'regain hit points'],
  ['makeOpportunityAttacks', 'make opportunity attacks'],
  ['castSpells', 'cast spells'],
  ['castCostlySpells', 'cast spells with a costly material'],
  ['speak', 'speak'],
  ['move', 'move'],
  ['hide', 'hide'],
  ['turnInvisible', 'turn invisible'],
  ['teleport', 'teleport'],
  ['concentrate', 'concentrate'],
  ['provokeOpportunityAttacks', 'provoke opportunity attacks'],
  ['beSurprised', 'be surprised'],
  ['sleepByMagic', 'be put to sleep by magic'],
] as const satisfies readonly (readonly [ChangeOf<'cannot'>['what'], string])[];

type Test = ChangeOf<'savingThrows'> | ChangeOf<'abilityChecks'>;

function TestFields({ change, onChange }: { change: Test; onChange: (change: Change) => void }) {
  const abilities = change.abilities === undefined || change.abilities === 'all' ? [] : change.abilities;
  return (
    <>
      <RolledFields change={change} onChange={onChange} />
      <SomeOfField
        label="Of the abilities"
        hint={abilities.length === 0 ? 'None chosen: all of them.' : undefined}
        options={abilityOptions}
        value={abilities}
        onChange={(next) => onChange({ ...change, abilities: next.length > 0 ? next : 'all' })}
      />
      {change.on === 'abilityChecks' && (
        <SomeOfField
          label="Of the skills"
          options={asOptions(skillNames)}
          value={change.skills ?? []}
          onChange={(skills) => onChange({ ...change, skills: skills.length > 0 ? skills : undefined })}
        />
      )}
    </>
  );
}

type Typed = ChangeOf<'resistance'> | ChangeOf<'immunity'> | ChangeOf<'vulnerability'>;

function TypesField({ change, onChange }: { change: Typed; onChange: (change: Change) => void }) {
  const types = change.types === 'all' ? [] : change.types;
  return (
    <SomeOfField
      label="Damage"
      hint={types.length === 0 ? 'None chosen: all damage.' : undefined}
      options={damageOptions}
      value={types}
      onChange={(next) => onChange({ ...change, types: next.length > 0 ? next : 'all' })}
    />
  );
}
