import type { HomebrewSpell } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { schools } from '#domain/srd/spells/schools.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { asOptions, OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { SomeOfField } from '#web/features/homebrew/fields/some-of-field.tsx';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

type Facts = HomebrewSpell['facts'];

const components = [
  ['V', 'Voice'],
  ['S', 'Gesture'],
  ['M', 'Material'],
] as const;

interface SpellFactsProps {
  facts: Facts;
  onChange: (facts: Facts) => void;
}

/** What stands above the text of a spell. */
export function SpellFacts({ facts, onChange }: SpellFactsProps) {
  const set = (part: Partial<Facts>) => onChange({ ...facts, ...part });
  const phrase = (label: string, field: 'castingTime' | 'range' | 'duration') => (
    <LineField
      label={label}
      required
      length={limits.homebrewPhraseLength}
      value={facts[field]}
      onChange={(words = '') => set({ [field]: words })}
    />
  );
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <NumberField
          label="Level"
          hint="0 is a cantrip."
          lowest={0}
          highest={9}
          value={facts.level}
          onChange={(level = 0) => set({ level })}
        />
        <OneOfField label="School" options={asOptions(schools)} value={facts.school} onChange={(school) => set({ school })} />
        {phrase('Casting time', 'castingTime')}
        {phrase('Range', 'range')}
        {phrase('Duration', 'duration')}
        <SomeOfField
          label="Components"
          options={components}
          least={1}
          value={facts.components}
          onChange={(next) => set({ components: next })}
        />
        <SomeOfField
          label="On the lists of"
          options={asOptions(classIds)}
          least={1}
          value={facts.classes}
          onChange={(classes) => set({ classes })}
        />
        {facts.components.includes('M') && (
          <LineField
            label="Material"
            length={limits.homebrewMaterialLength}
            value={facts.material}
            onChange={(material) => set({ material })}
          />
        )}
      </div>
      <Checkbox label="Concentration" checked={facts.concentration} onChange={(concentration) => set({ concentration })} />
      <Checkbox label="Ritual" checked={facts.ritual} onChange={(ritual) => set({ ritual })} />
      <LineField
        label="At higher levels"
        length={limits.homebrewHigherLength}
        value={facts.higher}
        onChange={(higher) => set({ higher })}
      />
    </>
  );
}
