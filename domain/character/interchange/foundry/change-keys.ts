import { abilities } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { AttackKind } from '#domain/rules/activity/activation.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import type { ChangeOn } from '#domain/rules/activity/read-changes.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { foundryAbility, foundrySkill } from '#domain/character/interchange/foundry-terms.ts';

/** How Foundry lays a value on a field. */
export const changeModes = { multiply: 1, add: 2, downgrade: 3, upgrade: 4, override: 5 } as const;
export type ChangeMode = keyof typeof changeModes;

/** A change of an effect as Foundry writes it: a field, how, and by what. */
export interface FoundryChange {
  key: string;
  mode: number;
  value: string;
}

const keyed = (mode: ChangeMode, key: string, value: string | number): FoundryChange => ({
  key,
  mode: changeModes[mode],
  value: String(value),
});

/** Which rolls of Foundry an attack of ours is: weapons and spells, near and far. */
export const attackGroups = ['mwak', 'rwak', 'msak', 'rsak'] as const;
export type AttackGroup = (typeof attackGroups)[number];
const groupsOf: Partial<Record<AttackKind, readonly AttackGroup[]>> = {
  melee: ['mwak', 'msak'],
  ranged: ['rwak', 'rsak'],
  weapon: ['mwak', 'rwak'],
  meleeWeapon: ['mwak'],
  rangedWeapon: ['rwak'],
  spell: ['msak', 'rsak'],
  strength: ['mwak'],
};
const groups = (kind: AttackKind | undefined) => (kind === undefined ? attackGroups : (groupsOf[kind] ?? []));

const signOf = (way: 'advantage' | 'disadvantage') => (way === 'advantage' ? 1 : -1);
const abilityKey = (ability: Ability, rest: string) => `system.abilities.${foundryAbility[ability]}.${rest}`;

function armorClassKeys({ add, base, abilities: added = [], least }: ChangeOn<'armorClass'>): FoundryChange[] {
  const formula = [`${base ?? 10}`, ...added.map((ability) => `@abilities.${foundryAbility[ability]}.mod`)].join(' + ');
  return [
    ...(add === undefined ? [] : [keyed('add', 'system.attributes.ac.bonus', add)]),
    ...(base === undefined
      ? []
      : [keyed('override', 'system.attributes.ac.calc', 'custom'), keyed('override', 'system.attributes.ac.formula', formula)]),
    ...(least === undefined ? [] : [keyed('upgrade', 'system.attributes.ac.min', least)]),
  ];
}

function saveKeys(change: ChangeOn<'savingThrows'>): FoundryChange[] {
  const { add, mode: way, proficient } = change;
  const each = change.abilities === 'all' ? abilities : change.abilities;
  const added = add === undefined ? [] : each.map((ability) => keyed('add', abilityKey(ability, 'bonuses.save'), add));
  return [
    ...(change.abilities === 'all' && add !== undefined ? [keyed('add', 'system.bonuses.abilities.save', add)] : added),
    ...(way === undefined ? [] : each.map((ability) => keyed('add', abilityKey(ability, 'save.roll.mode'), signOf(way)))),
    ...(proficient === true ? each.map((ability) => keyed('upgrade', abilityKey(ability, 'proficient'), 1)) : []),
  ];
}

const training = { half: 0.5, once: 1, twice: 2 } as const;

function checkKeys(change: ChangeOn<'abilityChecks'>): FoundryChange[] {
  const { add, mode: way, least, proficient, skills } = change;
  const isAny = skills === undefined && (change.abilities === undefined || change.abilities === 'all');
  const each = change.abilities === undefined || change.abilities === 'all' ? abilities : change.abilities;
  const spots = skills
    ? skills.map((skill) => ({
        roll: `system.skills.${foundrySkill[skill]}.roll`,
        bonus: `system.skills.${foundrySkill[skill]}.bonuses.check`,
      }))
    : each.map((ability) => ({ roll: abilityKey(ability, 'check.roll'), bonus: abilityKey(ability, 'bonuses.check') }));
  const added = add === undefined ? [] : spots.map(({ bonus }) => keyed('add', bonus, add));
  return [
    ...(isAny && add !== undefined ? [keyed('add', 'system.bonuses.abilities.check', add)] : added),
    ...(way === undefined ? [] : spots.map(({ roll }) => keyed('add', `${roll}.mode`, signOf(way)))),
    ...(least === undefined ? [] : spots.map(({ roll }) => keyed('upgrade', `${roll}.min`, least))),
    ...(proficient === undefined || !skills
      ? []
      : skills.map((skill) => keyed('upgrade', `system.skills.${foundrySkill[skill]}.value`, training[proficient]))),
  ];
}

function speedKeys({ of, add, set, times }: ChangeOn<'speed'>): FoundryChange[] {
  const key = `system.attributes.movement.${of === 'all' ? 'walk' : of}`;
  return [
    ...(add === undefined ? [] : [keyed('add', key, add)]),
    ...(set === undefined ? [] : [keyed('override', key, set)]),
    ...(times === undefined ? [] : [keyed('multiply', key, times)]),
  ];
}

function traitKeys(trait: 'dr' | 'di' | 'dv' | 'ci', values: readonly string[]): FoundryChange[] {
  return values.map((value) => keyed('add', `system.traits.${trait}.value`, value));
}
const typesOf = (types: ChangeOn<'resistance'>['types']) => (types === 'all' ? damageTypes : types);

function scoreKeys({ ability, add, least, most }: ChangeOn<'abilityScore'>): FoundryChange[] {
  const key = abilityKey(ability, 'value');
  return [
    ...(add === undefined ? [] : [keyed('add', key, add)]),
    ...(least === undefined ? [] : [keyed('upgrade', key, least)]),
    ...(most === undefined ? [] : [keyed('downgrade', key, most)]),
  ];
}

function criticalKeys({ from, dice, with: kind }: ChangeOn<'criticalHits'>): FoundryChange[] {
  const flag = kind === 'spell' ? 'spellCriticalThreshold' : 'weaponCriticalThreshold';
  return [
    ...(from === undefined ? [] : [keyed('downgrade', `flags.dnd5e.${flag}`, from)]),
    ...(dice === undefined ? [] : [keyed('add', 'flags.dnd5e.meleeCriticalDamageDice', dice)]),
  ];
}

function rolledKeys(path: string, bonus: string, change: ChangeOn<'initiative' | 'deathSaves'>): FoundryChange[] {
  const { add, mode: way } = change;
  return [
    ...(add === undefined ? [] : [keyed('add', `system.attributes.${path}.${bonus}`, add)]),
    ...(way === undefined ? [] : [keyed('add', `system.attributes.${path}.roll.mode`, signOf(way))]),
  ];
}

function damageKeys({ add, type, with: kind }: ChangeOn<'damageRolls'>): FoundryChange[] {
  const value = `${add ?? ''}${type === undefined ? '' : `[${type}]`}`;
  return add === undefined ? [] : groups(kind).map((group) => keyed('add', `system.bonuses.${group}.damage`, value));
}

/** Whether a change holds only at times, which Foundry cannot judge. */
const isAtTimes = (change: Change): boolean =>
  ('when' in change && change.when !== undefined) ||
  ('against' in change && change.against !== undefined) ||
  ('next' in change && change.next === true);

/** What Foundry’s system dnd5e calls a change; nothing where it has no field for it, or where it holds only at times. */
export function foundryChanges(change: Change): FoundryChange[] {
  if (isAtTimes(change)) return [];
  switch (change.on) {
    case 'armorClass':
      return armorClassKeys(change);
    case 'attackRolls': {
      const { add, with: kind } = change;
      return add === undefined ? [] : groups(kind).map((group) => keyed('add', `system.bonuses.${group}.attack`, add));
    }
    case 'damageRolls':
      return damageKeys(change);
    case 'criticalHits':
      return criticalKeys(change);
    case 'savingThrows':
      return saveKeys(change);
    case 'abilityChecks':
      return checkKeys(change);
    case 'initiative':
      return rolledKeys('init', 'bonus', change);
    case 'deathSaves':
      return rolledKeys('death', 'bonuses.save', change);
    case 'concentration':
      return [keyed('add', 'system.attributes.concentration.roll.mode', signOf(change.mode))];
    case 'speed':
      return speedKeys(change);
    case 'resistance':
      return traitKeys('dr', typesOf(change.types));
    case 'immunity':
      return traitKeys('di', typesOf(change.types));
    case 'vulnerability':
      return traitKeys('dv', typesOf(change.types));
    case 'conditionImmunity':
      return traitKeys('ci', change.conditions);
    case 'hitPointMaximum':
      return [keyed('add', 'system.attributes.hp.tempmax', change.add)];
    case 'abilityScore':
      return scoreKeys(change);
    case 'sense':
      return [keyed(change.more === true ? 'add' : 'upgrade', `system.attributes.senses.${change.sense}`, change.feet)];
    case 'spellSaveDc':
      return [keyed('add', 'system.bonuses.spell.dc', change.add)];
    case 'spellAttacks':
      return (['msak', 'rsak'] as const).map((group) => keyed('add', `system.bonuses.${group}.attack`, change.add));
    default:
      return [];
  }
}
