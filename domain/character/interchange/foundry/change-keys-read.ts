import { z } from 'zod';
import { abilities } from '#domain/rules/ability.ts';
import { Change } from '#domain/rules/activity/change.ts';
import { parseFormula } from '#domain/rules/activity/formulas/parse-formula.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { foundryAbility, foundrySkill } from '#domain/character/interchange/foundry-terms.ts';
import { changeModes } from './change-keys.ts';
import type { AttackGroup, ChangeMode } from './change-keys.ts';

/** A change of an effect of elsewhere; `type` is what later versions call the mode. */
export const GivenChange = z.looseObject({
  key: z.string().max(200),
  mode: z.coerce.number().optional().catch(undefined),
  type: z.string().max(40).optional().catch(undefined),
  value: z
    .union([z.string(), z.number()])
    .catch('')
    .transform((value) => String(value).slice(0, 200)),
});
type GivenChange = z.infer<typeof GivenChange>;

interface Read {
  key: string;
  mode: ChangeMode | null;
  /** Without blanks, brackets and a plus in front. */
  value: string;
  type: string | null;
}

const modes: readonly ChangeMode[] = ['multiply', 'add', 'downgrade', 'upgrade', 'override'];

function readOf({ key, mode, type, value }: GivenChange): Read {
  const found = modes.find((each) => changeModes[each] === mode || each === type) ?? null;
  const [, flavor = null] = /\[([a-z]+)\]\s*$/.exec(value) ?? [];
  const plain = value
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\s/g, '')
    .replace(/^\+/, '');
  return { key, mode: found, value: plain, type: flavor };
}

/** A formula of dice and numbers; null where it names anything or is none. */
function formulaIn(value: string): string | null {
  const terms = value.length <= 40 ? parseFormula(value) : null;
  return terms !== null && terms.every(({ kind }) => kind !== 'value') ? value : null;
}
const abilityNamed = (word: string) => abilities.find((each) => foundryAbility[each] === word);
const skillNamed = (word: string) => skillNames.find((each) => foundrySkill[each] === word);
const modeIn = (value: string) => (Number(value) > 0 ? 'advantage' : Number(value) < 0 ? 'disadvantage' : undefined);
const wholeIn = (value: string) => (/^-?\d{1,4}$/.test(value) ? Number(value) : undefined);

/** Ours where it is sound; whatever was left open is left out. */
function sound(change: object): Change[] {
  const kept = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const read = Change.safeParse(kept);
  return read.success && Object.keys(kept).length > 1 ? [read.data] : [];
}

const traits = { dr: 'resistance', di: 'immunity', dv: 'vulnerability' } as const;

function traitIn({ key, value, mode }: Read): Change[] {
  if (mode !== 'add') return [];
  const [, trait] = /^system\.traits\.(dr|di|dv|ci)\.value$/.exec(key) ?? [];
  if (trait === 'ci') return sound({ on: 'conditionImmunity', conditions: [value] });
  const on = trait === 'dr' || trait === 'di' || trait === 'dv' ? traits[trait] : null;
  const types = value === 'physical' ? ['bludgeoning', 'piercing', 'slashing'] : [value];
  return on === null ? [] : sound({ on, types });
}

function ofAbility({ key, value, mode }: Read): Change[] {
  const [, word = '', rest = ''] = /^system\.abilities\.([a-z]{3})\.(.+)$/.exec(key) ?? [];
  const ability = abilityNamed(word);
  if (!ability) return [];
  const number = wholeIn(value);
  const add = formulaIn(value) ?? undefined;
  if (rest === 'value' && mode === 'add') return sound({ on: 'abilityScore', ability, add: number });
  if (rest === 'value' && (mode === 'upgrade' || mode === 'override')) return sound({ on: 'abilityScore', ability, least: number });
  if (rest === 'value' && mode === 'downgrade') return sound({ on: 'abilityScore', ability, most: number });
  if (rest === 'bonuses.save') return add === undefined ? [] : sound({ on: 'savingThrows', abilities: [ability], add });
  if (rest === 'bonuses.check') return add === undefined ? [] : sound({ on: 'abilityChecks', abilities: [ability], add });
  const way = modeIn(value);
  if (rest === 'save.roll.mode' && way) return sound({ on: 'savingThrows', abilities: [ability], mode: way });
  if (rest === 'check.roll.mode' && way) return sound({ on: 'abilityChecks', abilities: [ability], mode: way });
  if (rest === 'check.roll.min') return number === undefined ? [] : sound({ on: 'abilityChecks', abilities: [ability], least: number });
  return rest === 'proficient' && number === 1 ? sound({ on: 'savingThrows', abilities: [ability], proficient: true }) : [];
}

const training = new Map([
  ['0.5', 'half'],
  ['1', 'once'],
  ['2', 'twice'],
]);

function ofSkill({ key, value }: Read): Change[] {
  const [, word = '', rest = ''] = /^system\.skills\.([a-z]{3})\.(.+)$/.exec(key) ?? [];
  const skill = skillNamed(word);
  if (!skill) return [];
  const way = modeIn(value);
  const add = formulaIn(value) ?? undefined;
  if (rest === 'bonuses.check' && add !== undefined) return sound({ on: 'abilityChecks', skills: [skill], add });
  if (rest === 'roll.mode' && way) return sound({ on: 'abilityChecks', skills: [skill], mode: way });
  if (rest === 'roll.min' && wholeIn(value) !== undefined) return sound({ on: 'abilityChecks', skills: [skill], least: wholeIn(value) });
  const proficient = training.get(value);
  return rest === 'value' && proficient !== undefined ? sound({ on: 'abilityChecks', skills: [skill], proficient }) : [];
}

function ofMovement({ key, value, mode }: Read): Change[] {
  const [, of] = /^system\.attributes\.movement\.(walk|fly|swim|climb|burrow|all)$/.exec(key) ?? [];
  if (of === undefined) return [];
  if (mode === 'multiply') return sound({ on: 'speed', of, times: Number(value) });
  const number = wholeIn(value);
  if (number === undefined) return [];
  return sound({ on: 'speed', of, ...(mode === 'add' ? { add: number } : { set: number }) });
}

function ofSense({ key, value, mode }: Read): Change[] {
  const [, sense] = /^system\.attributes\.senses\.(?:ranges\.)?(darkvision|blindsight|tremorsense|truesight)$/.exec(key) ?? [];
  const feet = wholeIn(value);
  if (sense === undefined || feet === undefined) return [];
  return sound({ on: 'sense', sense, feet, ...(mode === 'add' && { more: true }) });
}

function formulaOfArmor(value: string): Change[] {
  const [first = '', ...rest] = value.split('+');
  const added = rest.map((term) => abilityNamed(/^@abilities\.([a-z]{3})\.mod$/.exec(term)?.[1] ?? ''));
  const named = added.filter((each) => each !== undefined);
  return wholeIn(first) === undefined || named.length < added.length
    ? []
    : sound({ on: 'armorClass', base: wholeIn(first), abilities: named });
}

function ofTheRest(read: Read): Change[] {
  const { key, value } = read;
  const add = formulaIn(value);
  const way = modeIn(value);
  switch (key) {
    case 'system.attributes.ac.bonus':
      return add === null ? [] : sound({ on: 'armorClass', add });
    case 'system.attributes.ac.min':
      return sound({ on: 'armorClass', least: wholeIn(value) });
    case 'system.attributes.ac.formula':
      return formulaOfArmor(value);
    case 'system.bonuses.abilities.save':
      return add === null ? [] : sound({ on: 'savingThrows', abilities: 'all', add });
    case 'system.bonuses.abilities.check':
      return add === null ? [] : sound({ on: 'abilityChecks', add });
    case 'system.attributes.init.bonus':
      return add === null ? [] : sound({ on: 'initiative', add });
    case 'system.attributes.init.roll.mode':
      return sound({ on: 'initiative', mode: way });
    case 'system.attributes.death.bonuses.save':
      return add === null ? [] : sound({ on: 'deathSaves', add });
    case 'system.attributes.death.roll.mode':
      return sound({ on: 'deathSaves', mode: way });
    case 'system.attributes.concentration.roll.mode':
      return sound({ on: 'concentration', mode: way });
    case 'system.attributes.hp.tempmax':
      return wholeIn(value) === undefined ? [] : sound({ on: 'hitPointMaximum', add: value });
    case 'system.bonuses.spell.dc':
      return sound({ on: 'spellSaveDc', add: wholeIn(value) });
    case 'flags.dnd5e.weaponCriticalThreshold':
      return sound({ on: 'criticalHits', from: wholeIn(value), with: 'weapon' });
    case 'flags.dnd5e.spellCriticalThreshold':
      return sound({ on: 'criticalHits', from: wholeIn(value), with: 'spell' });
    default:
      return [...traitIn(read), ...ofAbility(read), ...ofSkill(read), ...ofMovement(read), ...ofSense(read)];
  }
}

/** Rolls of Foundry that are one kind of attack here, the widest first. */
const kinds: readonly { of: readonly AttackGroup[]; with?: string }[] = [
  { of: ['mwak', 'rwak', 'msak', 'rsak'] },
  { of: ['mwak', 'rwak'], with: 'weapon' },
  { of: ['msak', 'rsak'], with: 'spell' },
  { of: ['mwak', 'msak'], with: 'melee' },
  { of: ['rwak', 'rsak'], with: 'ranged' },
  { of: ['mwak'], with: 'meleeWeapon' },
  { of: ['rwak'], with: 'rangedWeapon' },
];

const attackKey = /^system\.bonuses\.([mr](?:wak|sak))\.(attack|damage)$/;

/** What is added to attacks: one change for all the rolls that are given the same. */
function attackChanges(given: readonly Read[]): { changes: Change[]; unread: string[] } {
  const changes: Change[] = [];
  const unread: string[] = [];
  const sorts = [...new Set(given.map(({ key, value, type }) => `${attackKey.exec(key)?.[2] ?? ''} ${value} ${type ?? ''}`))];
  for (const sort of sorts) {
    const [what, value = '', type = ''] = sort.split(' ');
    const alike = given.filter((each) => attackKey.exec(each.key)?.[2] === what && each.value === value && (each.type ?? '') === type);
    let open = new Set(alike.map(({ key }) => attackKey.exec(key)?.[1] ?? ''));
    const damageType = damageTypes.find((each) => each === type);
    for (const kind of kinds.filter(({ of }) => of.every((group) => open.has(group)))) {
      if (!kind.of.every((group) => open.has(group)) || formulaIn(value) === null) continue;
      const on = what === 'attack' ? 'attackRolls' : 'damageRolls';
      const found = sound({ on, add: value, with: kind.with, type: on === 'damageRolls' ? damageType : undefined });
      changes.push(...found);
      open = new Set([...open].filter((group) => found.length === 0 || !kind.of.some((each) => each === group)));
    }
    unread.push(...alike.filter(({ key }) => open.has(attackKey.exec(key)?.[1] ?? '')).map(({ key }) => key));
  }
  return { changes, unread };
}

/** Our changes for those of an effect of Foundry, and the fields of the others. */
export function changesIn(given: readonly GivenChange[]): { changes: Change[]; unread: string[] } {
  const read = given.map(readOf);
  const attacks = attackChanges(read.filter(({ key }) => attackKey.test(key)));
  const others = read.filter(({ key }) => !attackKey.test(key)).map((each) => ({ key: each.key, changes: ofTheRest(each) }));
  const isSaid = (key: string) => key === 'system.attributes.ac.calc';
  return {
    changes: [...attacks.changes, ...others.flatMap(({ changes }) => changes)],
    unread: [...attacks.unread, ...others.filter(({ key, changes }) => changes.length === 0 && !isSaid(key)).map(({ key }) => key)],
  };
}
