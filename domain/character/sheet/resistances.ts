import type { Character } from '#domain/character/character.ts';
import type { ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { conditions } from '#domain/rules/conditions.ts';
import type { DamageMeeting } from '#domain/rules/damage-met.ts';
import { conditionsOf } from './state.ts';
import { lineageOf } from '#domain/srd/lineages.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';

/** Kinds of damage that effects name, but for those that only the table can judge. */
function typesOn({ activeEffects }: Character, on: 'resistance' | 'immunity' | 'vulnerability'): DamageType[] {
  return changesOn(activeEffects, on).flatMap(({ change: { types, when } }) =>
    when !== undefined ? [] : types === 'all' ? [...damageTypes] : types,
  );
}

/** The kind of damage that a sorcerer with the blood of dragons chose. */
function affinityOf({ ruleSet, options }: Character): DamageType[] {
  const chosen = options['elemental-affinity'] ?? [];
  return ruleSet === 'quick' ? [] : damageTypes.filter((type) => chosen.includes(type));
}

/** Kinds of damage that do half: by the species and its like (SRD 5.2), and by effects. */
export function resistancesOf(character: Character): DamageType[] {
  const own = [...new Set([...speciesResistancesOf(character), ...affinityOf(character)])];
  return character.activeEffects.length === 0 ? own : [...new Set([...own, ...typesOn(character, 'resistance')])];
}

/** Kinds of damage that do nothing, or double, by effects. */
export function damageTakenOf(character: Character): { immunities: DamageType[]; vulnerabilities: DamageType[] } {
  const [immunities, vulnerabilities] = [typesOn(character, 'immunity'), typesOn(character, 'vulnerability')];
  return { immunities: [...new Set(immunities)], vulnerabilities: [...new Set(vulnerabilities)] };
}

/** How somebody meets damage of a type: by species, effects and conditions. */
export function meetingOf(character: Character, type: DamageType): DamageMeeting {
  const { immunities, vulnerabilities } = damageTakenOf(character);
  return {
    isImmune: immunities.includes(type),
    resists: resistancesOf(character).includes(type) || conditionsOf(character).some((id) => conditions[id].resistsAllDamage),
    isVulnerable: vulnerabilities.includes(type),
  };
}

/** Conditions that effects keep away. */
export function conditionImmunitiesOf({ activeEffects }: Character): ConditionName[] {
  const named = changesOn(activeEffects, 'conditionImmunity').flatMap(({ change }) => (change.when === undefined ? change.conditions : []));
  return [...new Set(named)];
}

function speciesResistancesOf({ ruleSet, species, lineage }: Character): DamageType[] {
  if (ruleSet === 'quick') return [];
  if (species === 'dwarf') return ['poison'];
  const inherited = lineageOf(lineage)?.resists;
  return inherited ? [inherited] : [];
}
