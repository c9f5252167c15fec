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
