import type { HomebrewFeature } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

type Facts = HomebrewFeature['facts'];

const rests = [
  ['anyRest', 'after any rest'],
  ['longRest', 'after a long rest'],
] as const;

interface FeatureFactsProps {
  facts: Facts;
  onChange: (facts: Facts) => void;
}

/** Whose a feature is, and how often it can be used. */
export function FeatureFacts({ facts, onChange }: FeatureFactsProps) {
  const { of, uses } = facts;
  return (
    <>
      <LineField
        label="Whose it is"
        placeholder="Knights of the Salt"
        length={limits.homebrewPhraseLength}
        value={of}
        onChange={(next = '') => onChange({ ...facts, of: next })}
      />
      <Checkbox
        label="Has so many uses"
        hint="An activity that spends one names it as a limit: “A use of the feature”."
        checked={uses !== null}
        onChange={(on) => onChange({ ...facts, uses: on ? { total: 1, back: 'longRest' } : null })}
      />
      {uses && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="Uses"
            lowest={1}
            highest={limits.homebrewListed}
            value={uses.total}
            onChange={(total = 1) => onChange({ ...facts, uses: { ...uses, total } })}
          />
          <OneOfField label="Back" options={rests} value={uses.back} onChange={(back) => onChange({ ...facts, uses: { ...uses, back } })} />
        </div>
      )}
    </>
  );
}
