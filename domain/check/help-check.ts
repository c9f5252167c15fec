import { isDead, stoppedBy } from '#domain/character/sheet/state.ts';
import type { Character } from '#domain/character/character.ts';
import { askedOf } from './asked-of.ts';
import type { AskedCheck } from './check.ts';
import { isOver } from './standing.ts';

/** The check with one hero helped by another (SRD 5.2.1, Help); or why not. */
export function withHelp(check: AskedCheck, helper: Character, helps: string): AskedCheck | 'tooLate' | 'refused' {
  const helped = check.rollers.find(({ characterId }) => characterId === helps);
  const isAble = !isDead(helper) && stoppedBy(helper) === null;
  if (!helped || helper.id === helps || !isAble || askedOf(check, helped.side).kind === 'save') return 'refused';
  if (isOver(check) || helped.hasRolled || helped.helpedBy !== null) return 'tooLate';
  return { ...check, rollers: check.rollers.map((each) => (each === helped ? { ...each, helpedBy: helper.name } : each)) };
}
