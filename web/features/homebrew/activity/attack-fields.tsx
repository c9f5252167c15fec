import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { abilityOptions } from '#web/features/homebrew/fields/named-options.ts';
import type { ActivityOf } from './activity-kinds.ts';

type Attack = ActivityOf<'attack'>['attack'];

const forms = [
  ['melee', 'Melee'],
  ['ranged', 'Ranged'],
] as const;
const means = [
  ['weapon', 'Weapon'],
  ['natural', 'Claws, teeth and the like'],
  ['unarmed', 'Unarmed strike'],
  ['spell', 'Spell'],
] as const satisfies readonly (readonly [Attack['with'], string])[];

interface AttackFieldsProps {
  of: HomebrewKind;
  attack: Attack;
  onChange: (attack: Attack) => void;
}

/** A roll to hit. */
export function AttackFields({ of, attack, onChange }: AttackFieldsProps) {
  const set = (part: Partial<Attack>) => onChange({ ...attack, ...part });
  const usual = of === 'spell' ? 'The spellcasting ability' : 'Strength, or Dexterity at range';
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <OneOfField label="Attack" options={forms} value={attack.form} onChange={(form) => set({ form })} />
      <OneOfField label="Made with" options={means} value={attack.with} onChange={(next) => set({ with: next })} />
      <OneOfField
        label="Ability"
        options={[['', usual] as const, ...abilityOptions]}
        value={attack.ability ?? ''}
        onChange={(ability) => set({ ability: ability === '' ? undefined : ability })}
      />
      <NumberField
        label="To hit in all"
        hint="Empty: proficiency and the ability."
        optional
        lowest={-5}
        highest={30}
        value={attack.bonus}
        onChange={(bonus) => set({ bonus })}
      />
    </div>
  );
}
