import type { Character } from '#domain/character/character.ts';
import { isOfCarriedItem } from '#domain/character/effects/item-effects.ts';
import { endEffects, isHeldBy } from '#domain/character/effects/end-effects.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { yes } from '#domain/result.ts';
import { endConcentration } from './concentration.ts';

/** Ends something that lasts on a character; what they hold themselves by concentration ends with that. Refuses what is not there. */
export function endEffectByHand(character: Character, effectId: string): CharacterResult<CharacterStep> {
  const effect = character.activeEffects.find(({ id }) => id === effectId);
  if (!effect) return refuse('noSuchEffect', {});
  if (isOfCarriedItem(effect)) return refuse(effect.source.kind === 'item' ? 'lastsWithItem' : 'lastsWithFeature', { effect: effect.name });
  const { concentration } = character;
  if (concentration !== null && isHeldBy(character, concentration)(effect)) return yes(endConcentration(character));
  return yes(endEffects(character, ({ id }) => id === effectId));
}
