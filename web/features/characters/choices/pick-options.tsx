import { abilityMark } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { skillAbility, skillNames } from '#domain/rules/skill.ts';
import { findWeapon, masteries } from '#domain/srd/equipment/weapons.ts';
import { featIds, feats } from '#domain/srd/feats.ts';
import { findFeatureChoice, optionNames } from '#domain/srd/features/feature-choices.ts';
import type { FeatureChoice, FeatureOption } from '#domain/srd/features/feature-choices.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';
import { SpellDescription } from '#web/features/characters/sheet/spells/spell-description.tsx';
import { OptionDescription } from './option-description.tsx';
import type { ReactNode } from 'react';
import { factsOf, inOrderOfChoice, levelText } from '#web/features/characters/sheet/spells/spell-text.ts';

/** One thing to choose, in words. */
interface Option {
  id: string;
  label: string;
  meaning?: string;
  more?: ReactNode;
}

/** Skills with the ability they are checked with. */
export function skillOptions(ids: readonly string[]): Option[] {
  return skillNames
    .filter((skill) => ids.includes(skill))
    .map((skill) => ({ id: skill, label: capitalize(skill), meaning: `With ${abilityMark(skillAbility[skill])}` }));
}

/** Feats with what they give. */
export function featOptions(ids: readonly string[]): Option[] {
  return featIds.filter((id) => ids.includes(id)).map((id) => ({ id, label: feats[id].name, meaning: feats[id].line }));
}

/** Spells with the facts one reads before casting, and their descriptions; those of homebrew come with whoever may choose them. */
export const spellOptions = (user: HomebrewUser) => (ids: readonly string[]) =>
  inOrderOfChoice(ids.flatMap((id) => spellOf(user, id) ?? [])).map((spell): Option => {
    const marks = [spell.concentration && 'concentration', spell.ritual && 'ritual'].filter(Boolean);
    const level = spell.level === 0 ? [] : [levelText(spell.level)];
    const meaning = [...level, factsOf(spell), ...marks].join(' · ');
    return { id: spell.id, label: spell.name, meaning, more: <SpellDescription spell={spell} /> };
  });

/** What an option of a feature asks for, in words. */
function needsOf({ level, needs, cantrip }: FeatureOption, rules: FeatureChoice): string | undefined {
  const parts = [
    level > 1 && `From ${rules.class} level ${level}`,
    needs !== null && `with ${optionNames(rules, [needs]).join('')}`,
    cantrip && 'with a cantrip that deals damage',
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : capitalize(parts.join(', '));
}

/** Options of a feature with what they ask for, and what they do. */
export function optionsOfFeature(feature: string | undefined): (ids: readonly string[]) => Option[] {
  const rules = findFeatureChoice(feature ?? '');
  return (ids) =>
    (rules?.options ?? []).flatMap((option) =>
      rules && ids.includes(option.id)
        ? [
            {
              id: option.id,
              label: option.name,
              meaning: needsOf(option, rules),
              more: <OptionDescription source={rules.class} feature={rules.name} option={option.name} />,
            },
          ]
        : [],
    );
}

/** Weapons with what their mastery does. */
export function weaponOptions(ids: readonly string[]): Option[] {
  return ids.flatMap((id) => {
    const weapon = findWeapon(id);
    return weapon ? [{ id, label: weapon.name, meaning: `${capitalize(weapon.mastery)}: ${masteries[weapon.mastery]}` }] : [];
  });
}
