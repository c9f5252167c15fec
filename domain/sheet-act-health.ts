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
      | 'take damage'
      | 'heal'
      | 'temporary hit points'
      | 'short rest'
      | 'long rest'
      | 'death save'
      | 'stabilize'
      | 'revive'
      | 'add condition'
      | 'remove condition'
      | 'exhaustion';
  }
>;

/** Damage, and the save of who still concentrates after it. */
function harmed(character: Character, { amount, critical }: { amount: number; critical: boolean }, dice: Dice): Answer<CharacterStep> {
  const hurt = takeDamage(character, amount, { critical });
  if (!hurt.ok || amount === 0 || hurt.value.character.concentration === null) return hurt;
  const saved = saveConcentration(hurt.value.character, amount, dice);
  return saved.ok ? yes({ ...saved.value, told: [...hurt.value.told, ...saved.value.told] }) : saved;
}

/** Harm, healing, rest, death and conditions. */
export function actOnHealth(character: Character, act: HealthAct, dice: Dice): Answer<CharacterStep> {
  switch (act.kind) {
    case 'take damage':
      return harmed(character, act, dice);
    case 'heal':
      return heal(character, act.amount);
    case 'temporary hit points':
      return gainTemporary(character, act.amount);
    case 'short rest':
      return shortRest(character, act.hitDice, dice);
    case 'long rest':
      return longRest(character);
    case 'death save':
      return rollDeathSave(character, dice);
    case 'stabilize':
      return stabilize(character);
    case 'revive':
      return revive(character);
    case 'add condition':
      return addCondition(character, act.condition);
    case 'remove condition':
      return removeCondition(character, act.condition);
    case 'exhaustion':
      return setExhaustion(character, act.level);
  }
}
