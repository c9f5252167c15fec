import type { Step } from '#web/features/combat/use-combat.ts';
import type { ActivityUse, Actor } from './activity-use.ts';
import type { UseChoice } from './use-dialog.tsx';

/** Using something as it was chosen, as the server takes it. */
export function stepOfUse({ id: actorId }: Actor, { used, index: activity }: ActivityUse, { amount, shapers, ...choice }: UseChoice): Step {
  if (used.item) return { name: 'useItem', actorId, item: used.item.id, way: used.item.key, activity, ...choice };
  if (used.kind === 'power') return { name: 'usePower', actorId, power: used.id, activity, ...choice };
  if (used.kind === 'spell') return { name: 'castSpell', actorId, spell: used.id, activity, ...choice, shapers };
  return { name: 'useFeature', actorId, feature: used.id, activity, amount, ...choice };
}
