import type { Activity } from './activity.ts';

/** Whether something that costs no time still belongs to one's own turn: what can be done once in each, and what gives more actions. */
export function isOfOwnTurn({ consumes = [], effects = [] }: Activity): boolean {
  return (
    consumes.some(({ kind }) => kind === 'oncePerTurn') || effects.some(({ changes = [] }) => changes.some(({ on }) => on === 'actions'))
  );
}

/** Whether something is never pressed: it is offered by itself in the middle of what happens, and takes no reaction. */
export function isOfferedAlone({ activation }: Activity): boolean {
  const { to } = activation?.answers ?? {};
  return to === 'falling' || to === 'failedSave';
}
