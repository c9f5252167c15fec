import { addCondition, removeCondition, setExhaustion } from './character-conditions.ts';
import type { CharacterStep } from './character-step.ts';
import type { Character } from './character.ts';
import { saveConcentration } from './concentration.ts';
import { revive, rollDeathSave, stabilize } from './death-saves.ts';
import type { Dice } from './dice.ts';
import { gainTemporary, heal, takeDamage } from './hit-points.ts';
import { longRest, shortRest } from './rest.ts';
import type { SheetAct } from './sheet-act.ts';
import { yes } from './sheet-answer.ts';
import type { Answer } from './sheet-answer.ts';

/** What is done to body and mind. */
export type HealthAct = Extract<
  SheetAct,
  {
    kind:
      | 'takeDamage'
      | 'heal'
      | 'temporaryHitPoints'
      | 'shortRest'
      | 'longRest'
      | 'deathSave'
      | 'stabilize'
      | 'revive'
      | 'addCondition'
      | 'removeCondition'
      | 'exhaustion';
  }
>;

/** Damage, and the save of who still concentrates after it. */
function harmed(character: Character, { amount, critical }: { amount: number; critical: boolean }, dice: Dice): Answer<CharacterStep> {
  const damaged = takeDamage(character, amount, { critical });
  if (!damaged.ok || amount === 0 || damaged.value.character.concentration === null) return damaged;
  const saved = saveConcentration(damaged.value.character, amount, dice);
  return saved.ok ? yes({ ...saved.value, told: [...damaged.value.told, ...saved.value.told] }) : saved;
}

/** Harm, healing, rest, death and conditions. */
export function actOnHealth(character: Character, act: HealthAct, dice: Dice): Answer<CharacterStep> {
  switch (act.kind) {
    case 'takeDamage':
      return harmed(character, act, dice);
    case 'heal':
      return heal(character, act.amount);
    case 'temporaryHitPoints':
      return gainTemporary(character, act.amount);
    case 'shortRest':
      return shortRest(character, act.hitDice, dice);
    case 'longRest':
      return longRest(character);
    case 'deathSave':
      return rollDeathSave(character, dice);
    case 'stabilize':
      return stabilize(character);
    case 'revive':
      return revive(character);
    case 'addCondition':
      return addCondition(character, act.condition);
    case 'removeCondition':
      return removeCondition(character, act.condition);
    case 'exhaustion':
      return setExhaustion(character, act.level);
  }
}
