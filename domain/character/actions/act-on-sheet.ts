import type { CharacterStep } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { actOnGear } from './act-gear.ts';
import { actOnHealth } from './act-health.ts';
import { actOnMagic } from './act-magic.ts';
import { actOnSelf } from './act-self.ts';
import type { SheetAct } from './act.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/**
 * Does one act on a sheet, by the rules the character is played with: the sheet after it, what happened in sentences, and
 * the dice. Refuses in one sentence what the rules do not allow. Who may do it is not asked here.
 */
export function actOnSheet(character: Character, act: SheetAct, dice: Dice): CharacterResult<CharacterStep> {
  switch (act.kind) {
    case 'takeDamage':
    case 'heal':
    case 'temporaryHitPoints':
    case 'shortRest':
    case 'longRest':
    case 'deathSave':
    case 'stabilize':
    case 'revive':
    case 'addCondition':
    case 'removeCondition':
    case 'exhaustion':
      return actOnHealth(character, act, dice);
    case 'cast':
    case 'endConcentration':
    case 'recoverSlot':
    case 'learnSpell':
    case 'forgetSpell':
    case 'prepareSpell':
    case 'chooseLand':
      return actOnMagic(character, act);
    case 'setStats':
    case 'rename':
    case 'drawPortrait':
    case 'inspiration':
    case 'levelUp':
    case 'useFeature':
      return actOnSelf(character, act, dice);
    default:
      return actOnGear(character, act);
  }
}
