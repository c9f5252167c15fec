import type { CharacterStep } from './character-step.ts';
import type { Character } from './character.ts';
import type { Dice } from './dice.ts';
import { actOnGear } from './sheet-act-gear.ts';
import { actOnHealth } from './sheet-act-health.ts';
import { actOnMagic } from './sheet-act-magic.ts';
import { actOnSelf } from './sheet-act-self.ts';
import type { SheetAct } from './sheet-act.ts';
import type { Answer } from './sheet-answer.ts';

/**
 * Does one thing to a sheet, by the rules the character is played with: the sheet after it, what happened in sentences, and
 * the dice. Refuses in one sentence what the rules do not allow. Who may do it is not asked here.
 */
export function actOnSheet(character: Character, act: SheetAct, dice: Dice): Answer<CharacterStep> {
  switch (act.kind) {
    case 'take damage':
    case 'heal':
    case 'temporary hit points':
    case 'short rest':
    case 'long rest':
    case 'death save':
    case 'stabilize':
    case 'revive':
    case 'add condition':
    case 'remove condition':
    case 'exhaustion':
      return actOnHealth(character, act, dice);
    case 'cast':
    case 'end concentration':
    case 'recover slot':
    case 'learn spell':
    case 'forget spell':
    case 'prepare spell':
    case 'choose land':
      return actOnMagic(character, act);
    case 'set stats':
    case 'rename':
    case 'draw portrait':
    case 'inspiration':
    case 'level up':
    case 'use feature':
      return actOnSelf(character, act, dice);
    default:
      return actOnGear(character, act);
  }
}
