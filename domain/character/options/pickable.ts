import { optionNames, findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import type { FeatureChoice, FeatureOption } from '#domain/srd/features/feature-choices.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';
import { abilityMark } from '#domain/rules/ability.ts';
import { skillAbility, skillNames } from '#domain/rules/skill.ts';
import { findWeapon, masteries } from '#domain/srd/equipment/weapons.ts';
import { featIds, feats } from '#domain/srd/feats.ts';
import type { WrittenSource } from '#domain/srd/features/load-features.ts';
import { inOrderOfChoice } from '#domain/srd/spells/in-order-of-choice.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { capitalize } from '#domain/text/capitalize.ts';

/** Something that can be picked out of a list, with what one knows of it before. */
export interface Pickable {
  id: string;
  label: string;
  meaning?: string;
  /** The facts of a spell. */
  spell?: Spell;
  /** Where it stands what an option of a feature does; both by their names. */
  option?: { source: WrittenSource; feature: string; name: string };
}

/** Skills with the ability they are checked with. */
export function skillPickables(ids: readonly string[]): Pickable[] {
  return skillNames
    .filter((skill) => ids.includes(skill))
    .map((skill) => ({ id: skill, label: capitalize(skill), meaning: `With ${abilityMark(skillAbility[skill])}` }));
}

/** Feats with what they give. */
export function featPickables(ids: readonly string[]): Pickable[] {
  return featIds.filter((id) => ids.includes(id)).map((id) => ({ id, label: feats[id].name, meaning: feats[id].line }));
}

/** Spells with the facts one reads before casting; those of homebrew come with whoever may choose them. */
export const spellPickables = (user: HomebrewUser) => (ids: readonly string[]) =>
  inOrderOfChoice(ids.flatMap((id) => spellOf(user, id) ?? [])).map((spell): Pickable => ({ id: spell.id, label: spell.name, spell }));

/** What an option of a feature asks for, in words. */
function needsOf({ level, needs, cantrip }: FeatureOption, rules: FeatureChoice): string | undefined {
  const parts = [
    level > 1 && `From ${rules.class} level ${level}`,
    needs !== null && `with ${optionNames(rules, [needs]).join('')}`,
    cantrip && 'with a cantrip that deals damage',
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : capitalize(parts.join(', '));
}

/** Options of a feature with what they ask for. */
export function optionPickables(feature: string | undefined): (ids: readonly string[]) => Pickable[] {
  const rules = findFeatureChoice(feature ?? '');
  return (ids) =>
    (rules?.options ?? []).flatMap((option): Pickable[] => {
      if (!rules || !ids.includes(option.id)) return [];
      const meaning = needsOf(option, rules);
      const told = { source: rules.class, feature: rules.name, name: option.name };
      return [{ id: option.id, label: option.name, ...(meaning !== undefined && { meaning }), option: told }];
    });
}

/** Weapons with what their mastery does. */
export function weaponPickables(ids: readonly string[]): Pickable[] {
  return ids.flatMap((id): Pickable[] => {
    const weapon = findWeapon(id);
    return weapon ? [{ id, label: weapon.name, meaning: `${capitalize(weapon.mastery)}: ${masteries[weapon.mastery]}` }] : [];
  });
}
