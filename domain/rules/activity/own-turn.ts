import type { Activity } from './activity.ts';

/** Whether something that costs no time still belongs to one's own turn: what can be done once in each, and what gives more actions. */
export function isOfOwnTurn({ consumes = [], effects = [] }: Activity): boolean {
  return (
    consumes.some(({ kind }) => kind === 'oncePerTurn') || effects.some(({ changes = [] }) => changes.some(({ on }) => on === 'actions'))
  );
}

/** Whether something comes about by itself, or answers what others do and nothing else: it is offered when it can help, and nothing would come of it at another time. */
export function isOnlyAsked({ activation, kind, effects = [] }: Activity): boolean {
  if (activation?.byItself === true) return true;
  const to = activation?.answers?.to;
  if (to === undefined || to === 'damaged' || to === 'spell') return false;
  return to !== 'hit' || (kind === 'effect' && effects.every(({ changes = [] }) => changes.every(({ on }) => on === 'damageTaken')));
}
