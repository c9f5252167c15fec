import { weaponChoices } from '#domain/character/weapons/weapon-choices.ts';
import { weaponWanted } from '#domain/character/weapons/weapon-wanted.ts';
import { weaponsAmong } from '#domain/combat/use/items/lay-on-weapon.ts';
import type { ActivityUse, Actor } from './activity-use.ts';

/** Something with the weapons of somebody that it can be laid on; anything else as it is. */
export function withWeapons(use: ActivityUse, { attacks = [] }: Pick<Actor, 'attacks'>): ActivityUse {
  const wanted = weaponWanted(use.used.activity.effects ?? []);
  return wanted ? { ...use, weapons: weaponChoices(wanted, weaponsAmong(attacks)) } : use;
}
