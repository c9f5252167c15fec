import { bearEffects } from '#domain/character/actions/bear-effects.ts';
import { actOnHealth } from '#domain/character/actions/act-health.ts';
import { noContent } from '#domain/character/effects/content.ts';
import type { Character } from '#domain/character/character.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { yes } from '#domain/result.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import type { AskedCheck, CheckRoller } from './check.ts';
import type { Open } from './damage-taken.ts';
import { takingsAfterUndo, wouldTakeTwice } from './taking.ts';
import type { UndoneChange } from './taking.ts';

/** The sheet after damage of several kinds, each met by what resists it, and with what a failed save leaves. */
export function takeAll(hero: Character, { damage, effects }: Open, dice: Dice): CharacterResult<CharacterStep> {
  const harmed = damage.reduce<CharacterResult<CharacterStep>>(
    (before, { amount, type }) => {
      if (!before.ok) return before;
      const known = damageTypes.find((each) => each === type);
      const act = { kind: 'takeDamage' as const, amount, critical: false, ...(known && { type: known }) };
      const taken = actOnHealth(before.value.character, act, dice, noContent);
      if (!taken.ok) return taken;
      const { character, facts, rolls } = taken.value;
      return yes({ character, facts: [...before.value.facts, ...facts], rolls: [...before.value.rolls, ...rolls] });
    },
    yes({ character: hero, facts: [], rolls: [] }),
  );
  if (!harmed.ok) return harmed;
  const { character, facts, rolls } = harmed.value;
  const bears = bearEffects(character, effects);
  return yes({ character: bears.character, facts: [...facts, ...bears.facts], rolls: [...rolls, ...bears.rolls] });
}

/** What stands on a card of what somebody has taken from it, by a change of their sheet or an entry of their fight. */
export function takenOf({ damage, effects }: Open, position: number | null): NonNullable<CheckRoller['applied']> {
  return { damage, ...(effects.length > 0 && { effects: effects.map(({ name }) => name) }), position };
}

/** The card with what somebody's sheet has taken from it. */
export function withApplied(check: AskedCheck, characterId: string, applied: NonNullable<CheckRoller['applied']>): AskedCheck {
  return { ...check, rollers: check.rollers.map((each) => (each.characterId === characterId ? { ...each, applied } : each)) };
}

/** The card with what creatures of a fight have taken from it, by an entry of that fight. */
export function withAppliedInFight(
  check: AskedCheck,
  { fightId, position }: { fightId: string; position: number },
  hits: readonly (Open & { id: string })[],
): AskedCheck {
  const rollers = check.rollers.map((each) => {
    const hit = each.creature?.fightId === fightId ? hits.find(({ id }) => id === each.creature?.id) : undefined;
    return hit ? { ...each, applied: takenOf(hit, position) } : each;
  });
  return { ...check, rollers };
}

/** The card once an entry of a fight was taken back: damage that it dealt to creatures can be applied again. The same card where it dealt none. */
export function afterFightUndo(check: AskedCheck, fightId: string, undone: UndoneChange): AskedCheck {
  const rollers = check.rollers.map((each) => {
    const takings = each.creature?.fightId === fightId ? takingsAfterUndo(each, undone) : null;
    return takings === null ? each : { ...each, ...takings };
  });
  return rollers.every((each, index) => each === check.rollers[index]) ? check : { ...check, rollers };
}

/** Whether taking a change of a sheet back would have somebody take the damage of a card twice. */
export const wouldDealTwice = ({ rollers }: AskedCheck, characterId: string, position: number): boolean =>
  rollers.some((each) => each.characterId === characterId && wouldTakeTwice(each, position));

/**
 * The card once a change of a sheet was taken back: damage that was that change can be applied again, and what that change cast asks
 * nobody any more. Where that change took something back itself, it stands as before that. The same card where the change has nothing
 * to do with it.
 */
export function afterUndo(check: AskedCheck, { characterId, ...undone }: UndoneChange & { characterId: string }): AskedCheck {
  const cast = castAfterUndo(check, characterId, undone);
  const rollers = check.rollers.map((each) => {
    const takings = each.characterId === characterId ? takingsAfterUndo(each, undone) : null;
    return takings === null ? each : { ...each, ...takings };
  });
  return cast === check && rollers.every((each, index) => each === check.rollers[index]) ? check : { ...cast, rollers };
}

function castAfterUndo(check: AskedCheck, characterId: string, { position, by }: UndoneChange): AskedCheck {
  const { cause } = check;
  if (!cause || cause.characterId !== characterId) return check;
  if (cause.position === position && cause.isTakenBack !== true)
    return { ...check, isClosed: true, cause: { ...cause, isTakenBack: true, takenBackBy: by } };
  if (cause.takenBackBy !== position) return check;
  const { takenBackBy: _by, isTakenBack: _isTakenBack, ...open } = cause;
  return { ...check, isClosed: false, cause: { ...open, position: by } };
}
