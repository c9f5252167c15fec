import { castSpell } from './cast.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { judgePastEffect, passTime } from '#domain/character/effects/over-by-clock.ts';
import { saveAgainst } from './bear-effects.ts';
import { endEffectByHand } from './end-effect.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { forgetSpell, learnSpell, prepareSpell } from './spells.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { endConcentration } from './concentration.ts';
import { conjureBook } from '#domain/character/advancement/book-of-shadows.ts';
import { fillInitiate } from '#domain/character/advancement/empty-initiate.ts';
import { chooseLand } from '#domain/character/advancement/land-circle.ts';
import { chooseMastered } from '#domain/character/classes/mastered-spells.ts';
import type { SheetAct } from './act.ts';
import { yes } from '#domain/result.ts';
import { stepByDifference } from '#domain/character/sheet/step-by-difference.ts';
import { recoverSlot } from '#domain/character/sheet/class-casting.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What is done with spells and slots. */
export type MagicAct = Extract<
  SheetAct,
  {
    kind:
      | 'cast'
      | 'endConcentration'
      | 'endEffect'
      | 'saveAgainst'
      | 'judgePastEffect'
      | 'passTime'
      | 'recoverSlot'
      | 'learnSpell'
      | 'forgetSpell'
      | 'prepareSpell'
      | 'chooseLand'
      | 'conjureBook'
      | 'fillInitiate'
      | 'chooseMastered';
  }
>;

/** Casting, and the spells one has. */
export function actOnMagic(character: Character, act: MagicAct, dice: Dice, content: ActContent): CharacterResult<CharacterStep> {
  switch (act.kind) {
    case 'cast':
      return castSpell(character, act.spell, act.with, { content, chosen: act, dice });
    case 'endConcentration':
      return character.concentration === null ? refuse('notConcentrating', {}) : yes(endConcentration(character));
    case 'endEffect':
      return endEffectByHand(character, act.effectId);
    case 'saveAgainst':
      return saveAgainst(character, act.effectId, dice);
    case 'judgePastEffect':
      return judgePastEffect(character, act.effectId, act.goesOn);
    case 'passTime':
      return passTime(character);
    case 'recoverSlot':
      return stepByDifference(character, recoverSlot(character, act.level, act.pact));
    case 'learnSpell':
      return stepByDifference(character, learnSpell(character, act.spell, act.class));
    case 'forgetSpell':
      return stepByDifference(character, forgetSpell(character, act.spell));
    case 'prepareSpell':
      return stepByDifference(character, prepareSpell(character, act.spell, act.prepared));
    case 'chooseLand':
      return stepByDifference(character, chooseLand(character, act.land));
    case 'conjureBook':
      return stepByDifference(character, conjureBook(character, act.spells));
    case 'fillInitiate':
      return stepByDifference(character, fillInitiate(character, act));
    case 'chooseMastered':
      return stepByDifference(character, chooseMastered(character, act.as, act.spell));
  }
}
