import { changeCompanion } from './companion-hit-points.ts';
import { addCondition, removeCondition, setExhaustion } from './conditions.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { saveConcentration } from './concentration.ts';
import { revive, rollDeathSave, stabilize } from './death-saves.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { gainTemporary, heal, takeDamage } from './current-hit-points.ts';
import { longRest, shortRest } from './rest.ts';
import { meetingOf } from '#domain/character/sheet/resistances.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { endEffects } from '#domain/character/effects/end-effects.ts';
import { damageMet } from '#domain/rules/damage-met.ts';
import type { SheetAct } from './act.ts';
import { endDay } from './end-day.ts';
import { yes } from '#domain/result.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What is done to body and mind. */
export type HealthAct = Extract<
  SheetAct,
  {
    kind:
      | 'takeDamage'
      | 'heal'
      | 'temporaryHitPoints'
      | 'companionHitPoints'
      | 'shortRest'
      | 'longRest'
      | 'deathSave'
      | 'stabilize'
      | 'revive'
      | 'addCondition'
      | 'removeCondition'
      | 'exhaustion'
      | 'endDay';
  }
>;

/** Damage, which ends what damage ends, and the save of who still concentrates after it. */
function harmed(
  character: Character,
  { amount: dealt, critical, type }: { amount: number; critical: boolean; type?: DamageType | undefined },
  dice: Dice,
): CharacterResult<CharacterStep> {
  const amount = type === undefined ? dealt : damageMet(dealt, meetingOf(character, type));
  const damaged = takeDamage(character, amount, { critical, type, dealt });
  if (!damaged.ok || amount === 0) return damaged;
  const woken = endEffects(damaged.value.character, ({ ends }) => ends.some(({ by }) => by === 'damage'));
  const facts = [...damaged.value.facts, ...woken.facts];
  if (woken.character.concentration === null) return yes({ ...woken, facts });
  const saved = saveConcentration(woken.character, amount, dice);
  return saved.ok ? yes({ ...saved.value, facts: [...facts, ...saved.value.facts] }) : saved;
}

/** Harm, healing, rest, death and conditions. */
export function actOnHealth(character: Character, act: HealthAct, dice: Dice, content: ActContent): CharacterResult<CharacterStep> {
  switch (act.kind) {
    case 'takeDamage':
      return harmed(character, act, dice);
    case 'heal':
      return heal(character, act.amount);
    case 'temporaryHitPoints':
      return gainTemporary(character, act.amount);
    case 'companionHitPoints':
      return changeCompanion(character, act);
    case 'shortRest':
      return shortRest(character, act.hitDice, dice, content);
    case 'longRest':
      return longRest(character, dice, content);
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
    case 'endDay':
      return endDay(character, act, dice);
  }
}
