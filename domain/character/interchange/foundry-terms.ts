import type { Ability } from '#domain/rules/ability.ts';
import type { SkillName } from '#domain/rules/skill.ts';

/** What Foundry VTT's system dnd5e calls the abilities. */
export const foundryAbility: Record<Ability, string> = {
  strength: 'str',
  dexterity: 'dex',
  constitution: 'con',
  intelligence: 'int',
  wisdom: 'wis',
  charisma: 'cha',
};

/** And the skills. */
export const foundrySkill: Record<SkillName, string> = {
  acrobatics: 'acr',
  'animal handling': 'ani',
  arcana: 'arc',
  athletics: 'ath',
  deception: 'dec',
  history: 'his',
  insight: 'ins',
  intimidation: 'itm',
  investigation: 'inv',
  medicine: 'med',
  nature: 'nat',
  perception: 'prc',
  performance: 'prf',
  persuasion: 'per',
  religion: 'rel',
  'sleight of hand': 'slt',
  stealth: 'ste',
  survival: 'sur',
};

/** The condition of somebody who holds a spell; Foundry has it among the conditions. */
export const concentrating = 'concentrating';

/** How it writes the id of an item: without anything but letters and digits. */
export function foundryId(id: string): string {
  return id.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** The identifier of something of our catalogue, a magic item among it. */
export function foundryIdentifier(catalogId: string | null): string {
  return catalogId?.replace(/^magic:/, '').replaceAll(':', '-') ?? '';
}

/** What it calls a mundane weapon or armor: "plate", "studded", "lightcrossbow". */
export function foundryBase(id: string | null): string {
  return foundryId(id ?? '')
    .replace(/^studdedleatherarmor$/, 'studded')
    .replace(/(?<=.)armor$/, '');
}

/** The mundane weapon or armor that an item names in its type; empty for none. */
export function foundryBaseIn(type: unknown): string {
  const base = new Map<string, unknown>(Object.entries(type ?? {})).get('baseItem');
  return typeof base === 'string' ? base : '';
}
