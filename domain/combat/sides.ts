import type { MeantFor } from '#domain/rules/activity/targeting.ts';
import type { Combatant } from './state.ts';

type Side = Combatant['side'];

/** Whether somebody of one side strikes somebody of the other unless something else is said; the neutral are nobody’s foes. */
export function isFoe(of: Side, side: Side): boolean {
  return of === 'others' ? side === 'foes' : side !== of && side !== 'others';
}

/** Whether something fits somebody of a side, as its user sees them: no harm to friends, no help to foes. The neutral fit both. */
export function fitsSide(meant: MeantFor | null, of: Side, side: Side): boolean {
  if (meant === 'friends') return !isFoe(of, side);
  return meant === null || side !== of;
}
