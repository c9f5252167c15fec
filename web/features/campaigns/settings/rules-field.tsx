import type { RuleSet } from '#domain/character/character.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

const ruleSets = [
  { id: 'srd', label: 'SRD 5.2', meaning: 'The full rules: twelve classes, nine species, spells, levels 1 to 20.' },
  { id: 'quick', label: 'Quick rules', meaning: 'A simple sheet for a first evening.' },
] as const;

interface RulesFieldProps {
  value: RuleSet;
  onChange: (value: RuleSet) => void;
}

/** By which rules new characters of a table are made. */
export function RulesField({ value, onChange }: RulesFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <ChoiceField label="Rules for new characters" options={ruleSets} value={value} onChange={onChange} />
      {value === 'srd' && <p className="text-note text-ink-soft">{srdAttribution}</p>}
    </div>
  );
}
