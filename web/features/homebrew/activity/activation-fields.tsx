import { limits } from '#domain/limits/limits.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import type { Activation } from '#domain/rules/activity/activation.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';

const kinds = [
  ['action', 'Action'],
  ['bonusAction', 'Bonus action'],
  ['reaction', 'Reaction'],
  ['attack', 'Part of an attack'],
  ['free', 'No action'],
  ['minutes', 'Minutes'],
  ['hours', 'Hours'],
  ['legendary', 'Legendary action'],
  ['none', 'It happens by itself'],
] as const satisfies readonly (readonly [Activation['kind'], string])[];
const counted: readonly Activation['kind'][] = ['minutes', 'hours', 'legendary'];
const answering: readonly Activation['kind'][] = ['reaction', 'free', 'none', 'attack'];

interface ActivationFieldsProps {
  of: HomebrewKind;
  value: Activation | undefined;
  onChange: (activation: Activation | undefined) => void;
}

/** What it costs of a turn to use something. */
export function ActivationFields({ of, value, onChange }: ActivationFieldsProps) {
  const nothing = ['', of === 'spell' ? 'As the spell is cast' : 'Not said'] as const;
  const amount = value?.amount;
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <OneOfField
        label="Activation"
        options={[nothing, ...kinds]}
        value={value?.kind ?? ''}
        onChange={(kind) =>
          onChange(kind === '' ? undefined : { ...value, kind, amount: counted.includes(kind) ? (amount ?? 1) : undefined })
        }
      />
      {value && counted.includes(value.kind) && (
        <NumberField label="How many" lowest={1} highest={100} value={amount} onChange={(next) => onChange({ ...value, amount: next })} />
      )}
      {value && answering.includes(value.kind) && (
        <LineField
          label="When"
          placeholder="when somebody hits you"
          length={limits.homebrewTriggerLength}
          value={value.trigger}
          onChange={(trigger) => onChange({ ...value, trigger })}
        />
      )}
    </div>
  );
}
