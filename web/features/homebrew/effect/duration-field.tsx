import type { Duration, WrittenDuration } from '#domain/rules/activity/duration.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';

type Unit = Extract<Duration, { kind: 'time' }>['unit'];
const units = ['round', 'minute', 'hour', 'day', 'year'] as const satisfies readonly Unit[];

/** Durations that need no number, as a person chooses them. */
const fixed: readonly (readonly [string, string, Duration])[] = [
  ['instant', 'At once', { kind: 'instant' }],
  ['targetEnd', 'Until the end of the target’s next turn', { kind: 'turn', whose: 'target', when: 'end' }],
  ['targetStart', 'Until the start of the target’s next turn', { kind: 'turn', whose: 'target', when: 'start' }],
  ['sourceEnd', 'Until the end of the user’s next turn', { kind: 'turn', whose: 'source', when: 'end' }],
  ['sourceStart', 'Until the start of the user’s next turn', { kind: 'turn', whose: 'source', when: 'start' }],
  ['currentEnd', 'Until the end of this turn', { kind: 'turn', whose: 'current', when: 'end' }],
  ['short', 'Until a short rest', { kind: 'rest', rest: 'short' }],
  ['long', 'Until a long rest', { kind: 'rest', rest: 'long' }],
  ['dispelled', 'Until it is ended', { kind: 'untilDispelled' }],
  ['permanent', 'For good', { kind: 'permanent' }],
];

const same = (one: Duration, other: Duration) => JSON.stringify(one) === JSON.stringify(other);

function wayOf(value: WrittenDuration | undefined): string {
  if (value === undefined) return '';
  if (value.kind === 'grows') return value.kind;
  return value.kind === 'time' ? value.unit : (fixed.find(([, , each]) => same(each, value))?.[0] ?? '');
}

interface DurationFieldProps {
  label: string;
  value: WrittenDuration | undefined;
  /** What it means where nothing is chosen. */
  nothing: string;
  onChange: (duration: Duration | undefined) => void;
}

/** How long something lasts. */
export function DurationField({ label, value, nothing, onChange }: DurationFieldProps) {
  const choose = (way: string) => {
    if (way === wayOf(value)) return;
    const unit = units.find((each) => each === way);
    const amount = value?.kind === 'time' ? value.amount : 1;
    onChange(unit ? { kind: 'time', amount, unit } : fixed.find(([id]) => id === way)?.[2]);
  };
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <OneOfField
        label={label}
        options={[
          ['', nothing],
          ...(value?.kind === 'grows' ? [['grows', `1 ${value.unit} for every ${value.each} of ${value.by}`] as const] : []),
          ...units.map((unit) => [unit, `A number of ${unit}s`] as const),
          ...fixed.map(([id, words]) => [id, words] as const),
        ]}
        value={wayOf(value)}
        onChange={choose}
      />
      {value?.kind === 'time' && (
        <NumberField
          label={`How many ${value.unit}s`}
          lowest={1}
          highest={1000}
          value={value.amount}
          onChange={(amount = 1) => onChange({ ...value, amount })}
        />
      )}
    </div>
  );
}
