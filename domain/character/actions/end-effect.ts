import type { Character } from '#domain/character/character.ts';
import { isOfCarriedItem } from '#domain/character/effects/item-effects.ts';
import { endEffects, isHeldBy } from '#domain/character/effects/end-effects.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { waysToUse } from '#domain/character/effects/feature-ways.ts';
import { isMoment } from '#domain/character/effects/play-clock.ts';
import { itemWay } from '#domain/character/item-use/item-ways.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { turnTimeOf } from '#domain/srd/spells/casting-time.ts';
import { yes } from '#domain/result.ts';
import type { SheetAct } from './act.ts';
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

/** Whether an act takes an action, or longer. */
function takesAction(character: Character, act: SheetAct, content: ActContent): boolean {
  const isLong = (kind: string | undefined) => kind === 'action' || kind === 'minutes' || kind === 'hours';
  switch (act.kind) {
    case 'cast': {
      const time = turnTimeOf(spellOf(character, act.spell)?.castingTime ?? '');
      return time === 'action' || time === 'long';
    }
    case 'useFeature': {
      const ways = waysToUse(character, act.use, content);
      const way = ways.find(({ key }) => key === act.way) ?? (ways.length === 1 ? ways[0] : undefined);
      return isLong(way?.activity.activation?.kind);
    }
    case 'useItem': {
      const way = itemWay(character, act, content.items);
      return way.ok && isLong(way.value.activity.activation?.kind);
    }
    default:
      return false;
  }
}

/** What was done, and with the action that it took the end of what lasted a turn or some rounds before; it still counted for the act. */
export function withMomentsOver(before: Character, act: SheetAct, content: ActContent, done: CharacterStep): CharacterStep {
  const moments = before.activeEffects.filter(isMoment);
  if (moments.length === 0 || !takesAction(before, act, content)) return done;
  const ended = endEffects(done.character, (effect) => moments.includes(effect));
  return { ...done, character: ended.character, facts: [...done.facts, ...ended.facts] };
}
