import type { HomebrewMonster } from '#domain/homebrew/entry.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { abilities } from '#domain/rules/ability.ts';
import { challenges } from '#domain/rules/challenges.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { asOptions, OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { SomeOfField } from '#web/features/homebrew/fields/some-of-field.tsx';
import { abilityOptions, conditionOptions, damageOptions } from '#web/features/homebrew/fields/named-options.ts';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import { HitDiceField } from './hit-dice-field.tsx';
import { MonsterPowers } from './monster-powers.tsx';
import { SkillBonuses } from './skill-bonuses.tsx';

type Facts = HomebrewMonster['facts'];

const speeds = ['walk', 'fly', 'swim', 'climb', 'burrow'] as const;
const senses = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const;

interface MonsterFactsProps {
  facts: Facts;
  onChange: (facts: Facts) => void;
}

interface PartProps {
  facts: Facts;
  set: (part: Partial<Facts>) => void;
}

/** The numbers of a creature. What follows from others, such as its saves and experience, is not asked for. */
export function MonsterFacts({ facts, onChange }: MonsterFactsProps) {
  const set = (part: Partial<Facts>) => onChange({ ...facts, ...part });
  return (
    <>
      <Basics facts={facts} set={set} />
      <Numbers
        legend="Abilities"
        labels="marks"
        names={abilities}
        values={facts.abilities}
        bounds={[1, 30]}
        onChange={(name, value) => set({ abilities: { ...facts.abilities, [name]: value ?? 10 } })}
      />
      <Numbers
        legend="Speeds in feet"
        optional
        names={speeds}
        values={facts.speeds}
        bounds={[0, limits.homebrewSpeed]}
        onChange={(name, value) => set({ speeds: { ...facts.speeds, [name]: value } })}
      />
      <Defences facts={facts} set={set} />
      <Numbers
        legend="Senses in feet"
        optional
        names={senses}
        values={facts.senses}
        bounds={[0, limits.homebrewSpeed]}
        onChange={(name, value) => set({ senses: { ...facts.senses, [name]: value } })}
      />
      <LineField
        label="Languages"
        length={limits.homebrewMaterialLength}
        value={facts.languages}
        onChange={(languages = '') => set({ languages })}
      />
      <SkillBonuses skills={facts.skills} onChange={(skills) => set({ skills })} />
      <MonsterPowers facts={facts} onChange={onChange} />
    </>
  );
}

function Basics({ facts, set }: PartProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <OneOfField label="Type" options={asOptions(monsterTypes)} value={facts.type} onChange={(type) => set({ type })} />
      <OneOfField label="Size" options={asOptions(sizes)} value={facts.size} onChange={(size) => set({ size })} />
      <OneOfField label="Challenge" options={asOptions(challenges)} value={facts.challenge} onChange={(challenge) => set({ challenge })} />
      <LineField
        label="Alignment"
        required
        length={limits.homebrewPhraseLength}
        value={facts.alignment}
        onChange={(alignment = '') => set({ alignment })}
      />
      <NumberField
        label="Armor class"
        lowest={1}
        highest={gameLimits.armorClass}
        value={facts.armorClass}
        onChange={(armorClass = 10) => set({ armorClass })}
      />
      <HitDiceField value={facts.hitDice} onChange={(hitDice) => set({ hitDice })} />
      <NumberField
        label="Attacks a turn"
        lowest={1}
        highest={gameLimits.attacksPerTurn}
        value={facts.attacksPerTurn}
        onChange={(attacksPerTurn = 1) => set({ attacksPerTurn })}
      />
      <NumberField
        label="Initiative"
        hint="Empty: by dexterity."
        optional
        lowest={gameLimits.modifierMinimum}
        highest={gameLimits.modifierMaximum}
        value={facts.initiativeBonus}
        onChange={(initiativeBonus) => set({ initiativeBonus })}
      />
    </div>
  );
}

function Defences({ facts, set }: PartProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <SomeOfField label="Save proficiencies" options={abilityOptions} value={facts.saves} onChange={(saves) => set({ saves })} />
      <SomeOfField label="Resists" options={damageOptions} value={facts.resistances} onChange={(resistances) => set({ resistances })} />
      <SomeOfField
        label="Immune to damage"
        options={damageOptions}
        value={facts.immunities}
        onChange={(immunities) => set({ immunities })}
      />
      <SomeOfField
        label="Immune to conditions"
        options={conditionOptions}
        value={facts.conditionImmunities}
        onChange={(conditionImmunities) => set({ conditionImmunities })}
      />
      <SomeOfField
        label="Vulnerable to"
        options={damageOptions}
        value={facts.vulnerabilities}
        onChange={(vulnerabilities) => set({ vulnerabilities })}
      />
    </div>
  );
}

interface NumbersProps<Name extends string> {
  legend: string;
  /** Three letters where the whole name has no room. */
  labels?: 'marks' | 'names';
  names: readonly Name[];
  values: Readonly<Partial<Record<Name, number>>>;
  bounds: readonly [number, number];
  optional?: boolean;
  onChange: (name: Name, value: number | undefined) => void;
}

function Numbers<Name extends string>({
  legend,
  labels = 'names',
  names,
  values,
  bounds: [lowest, highest],
  optional,
  onChange,
}: NumbersProps<Name>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-control font-semibold">{legend}</legend>
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-6">
        {names.map((name) => (
          <NumberField
            key={name}
            label={labels === 'marks' ? name.slice(0, 3).toUpperCase() : `${name.charAt(0).toUpperCase()}${name.slice(1)}`}
            className="[&_label]:truncate [&_label]:font-normal"
            optional={optional}
            lowest={lowest}
            highest={highest}
            value={values[name]}
            onChange={(value) => onChange(name, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
