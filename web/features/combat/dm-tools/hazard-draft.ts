import type { Ability } from '#domain/rules/ability.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Cover, DamageType } from '#domain/rules/combat-terms.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';

/** An area effect while it is typed. */
export interface HazardDraft {
  name: string;
  /** Who causes it; empty for nobody. */
  actorId: string;
  ability: Ability;
  dc: string;
  /** Empty: no damage. */
  dice: string;
  type: DamageType;
  onSave: 'half' | 'none';
  /** What it brings besides; empty for nothing. */
  condition: ConditionId | '';
  /** Whether its bearer saves again at the end of each turn. */
  again: boolean;
  cover: Cover;
  targetIds: string[];
}

export const blankHazard: HazardDraft = {
  name: '',
  actorId: '',
  ability: 'dexterity',
  dc: '13',
  dice: '2d6',
  type: 'fire',
  onSave: 'half',
  condition: '',
  again: false,
  cover: 'none',
  targetIds: [],
};

/** The draft once somebody is said to cast it: what others save against is theirs, where they have spells. */
export function castBy(draft: HazardDraft, actorId: string, figures: readonly Figure[]): HazardDraft {
  const dc = figures.find(({ id }) => id === actorId)?.whole?.spellcasting?.dc;
  return { ...draft, actorId, dc: dc === undefined ? draft.dc : String(dc) };
}

/** The step it comes to; null while something is missing. */
export function hazardStep({ name, actorId, ability, onSave, condition, again, cover, targetIds, ...typed }: HazardDraft): Step | null {
  const dc = wholeNumber(typed.dc, 1, gameLimits.difficultyClass);
  if (name.trim() === '' || dc === null || targetIds.length === 0) return null;
  const dice = typed.dice.replaceAll(/\s/g, '');
  const damage = dice === '' ? [] : [{ dice, type: typed.type }];
  const inflicts = condition === '' ? null : { condition, save: null, lasts: again ? ('save' as const) : ('freed' as const) };
  const effect = { name, ability, dc, area: '', damage, onSave, inflicts, recharge: null };
  return { name: 'save', actorId: actorId === '' ? null : actorId, effect, targetIds, cover: ability === 'dexterity' ? cover : 'none' };
}
