import type { Ability } from '#domain/ability.ts';
import type { DamageType } from '#domain/combat-terms.ts';
import type { Step } from './use-combat.ts';
import { wholeNumber } from './whole-number.ts';

/** Something that strikes many at once, as it is typed. */
export interface HazardDraft {
  name: string;
  ability: Ability;
  dc: string;
  /** Empty for none. */
  dice: string;
  type: DamageType;
  onSave: 'half' | 'none';
  whom: string[];
}

export const blankHazard: HazardDraft = { name: '', ability: 'dexterity', dc: '13', dice: '2d6', type: 'fire', onSave: 'half', whom: [] };

/** The step it comes to; null while something is missing. */
export function hazardStep({ name, ability, dc: text, dice, type, onSave, whom }: HazardDraft): Step | null {
  const dc = wholeNumber(text, 1, 40);
  if (name.trim() === '' || dc === null || whom.length === 0) return null;
  const written = dice.replaceAll(/\s/g, '');
  const damage = written === '' ? [] : [{ dice: written, type }];
  return { name: 'save', who: null, effect: { name, ability, dc, area: '', damage, onSave, inflicts: null, recharge: null }, whom };
}
