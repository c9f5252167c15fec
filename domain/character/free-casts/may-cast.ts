import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { isHindered } from '#domain/character/sheet/equipment.ts';
import { lifeOf, stoppedBy } from '#domain/character/sheet/state.ts';
import { yes } from '#domain/result.ts';
import { barsSpell, castingBarOf } from '#domain/rules/casting-bar.ts';
import { conditions } from '#domain/rules/conditions.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** Whether somebody can cast a spell now, whatever it costs; refuses in a sentence that says what keeps them from it. */
export function mayCast(character: Character, spell: Pick<Spell, 'costly'>): CharacterResult<Character> {
  const { name } = character;
  if (lifeOf(character) !== 'up') return refuse('cannotCastNow', { name });
  const stopping = stoppedBy(character);
  if (stopping) return refuse('conditionStopsCasting', { name, condition: conditions[stopping].name.toLowerCase() });
  const bar = castingBarOf(character.activeEffects);
  if (bar && barsSpell(bar, spell))
    return refuse(bar.costlyOnly ? 'effectStopsCostlyCasting' : 'effectStopsCasting', { name, effect: bar.effect });
  return character.ruleSet === 'srd' && isHindered(character) ? refuse('armorStopsCasting', {}) : yes(character);
}
