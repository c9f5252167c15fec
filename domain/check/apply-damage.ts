import { actOnHealth } from '#domain/character/actions/act-health.ts';
import type { Character } from '#domain/character/character.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { yes } from '#domain/result.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import type { AskedCheck, CheckRoller } from './check.ts';

/** The sheet after damage of several kinds, each met by what resists it. */
export function takeAll(hero: Character, damage: readonly { amount: number; type: string }[], dice: Dice): CharacterResult<CharacterStep> {
  return damage.reduce<CharacterResult<CharacterStep>>(
    (before, { amount, type }) => {
      if (!before.ok) return before;
      const known = damageTypes.find((each) => each === type);
      const act = { kind: 'takeDamage' as const, amount, critical: false, ...(known && { type: known }) };
      const taken = actOnHealth(before.value.character, act, dice, new Map());
      if (!taken.ok) return taken;
      const { character, facts, rolls } = taken.value;
      return yes({ character, facts: [...before.value.facts, ...facts], rolls: [...before.value.rolls, ...rolls] });
    },
    yes({ character: hero, facts: [], rolls: [] }),
  );
}

/** The card with what somebody's sheet has taken from it. */
export function withApplied(check: AskedCheck, characterId: string, applied: NonNullable<CheckRoller['applied']>): AskedCheck {
  return { ...check, rollers: check.rollers.map((each) => (each.characterId === characterId ? { ...each, applied } : each)) };
}

/**
 * The card once a change of a sheet was taken back: damage that was that change can be applied again, and what that change cast asks
 * nobody any more. The same card where the change has nothing to do with it.
 */
export function afterUndo(check: AskedCheck, { characterId, position }: { characterId: string; position: number }): AskedCheck {
  const { cause } = check;
  const isCast = cause !== undefined && cause.characterId === characterId && cause.position === position;
  const isTaken = (each: CheckRoller) => each.characterId === characterId && each.applied?.position === position;
  if (!isCast && !check.rollers.some(isTaken)) return check;
  const rollers = check.rollers.map((each) => {
    const { applied: _applied, ...open } = each;
    return isTaken(each) ? open : each;
  });
  return { ...check, rollers, ...(isCast && { isClosed: true, cause: { ...cause, isTakenBack: true } }) };
}
