import { limits } from '#domain/limits/limits.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import type { Reach } from '#domain/rules/activity/reach.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';

const kinds = [
  ['self', 'Oneself'],
  ['touch', 'Touch'],
  ['feet', 'Feet'],
  ['miles', 'Miles'],
  ['sight', 'As far as one sees'],
  ['unlimited', 'Any distance'],
  ['weapon', 'As the weapon'],
] as const satisfies readonly (readonly [Reach['kind'], string])[];

function reachOf(kind: Reach['kind'] | ''): Reach | undefined {
  if (kind === '') return undefined;
  if (kind === 'feet') return { kind, feet: 30 };
  return kind === 'miles' ? { kind, miles: 1 } : { kind };
}

interface ReachFieldsProps {
  of: HomebrewKind;
  value: Reach | undefined;
  onChange: (reach: Reach | undefined) => void;
}

/** How far something reaches. */
export function ReachFields({ of, value, onChange }: ReachFieldsProps) {
  const nothing = ['', of === 'spell' ? 'As the spell’s range' : 'Not said'] as const;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <OneOfField
        label="Range"
        className="col-span-2"
        options={[nothing, ...kinds]}
        value={value?.kind ?? ''}
        onChange={(kind) => onChange(kind === value?.kind ? value : reachOf(kind))}
      />
      {value?.kind === 'feet' && (
        <>
          <NumberField
            label="Feet"
            lowest={0}
            highest={limits.homebrewReach}
            value={value.feet}
            onChange={(feet = 0) => onChange({ ...value, feet })}
          />
          <NumberField
            label="Long range"
            optional
            lowest={0}
            highest={limits.homebrewReach}
            value={value.long}
            onChange={(long) => onChange({ ...value, long })}
          />
        </>
      )}
      {value?.kind === 'miles' && (
        <NumberField label="Miles" lowest={1} highest={1000} value={value.miles} onChange={(miles = 1) => onChange({ ...value, miles })} />
      )}
    </div>
  );
}
