import type { GivenStep } from '#domain/combat/step.ts';
import type { Cover, DamageType } from '#domain/rules/combat-terms.ts';
import type { ActivityUse, Actor, Payment } from './activity-use.ts';
import type { TakenShaper } from './shapers.ts';

/** What was said about a spell or feature before it is used. */
export interface UseChoice extends Payment {
  targetIds: string[];
  choice: string | null;
  damageType: DamageType | null;
  cover: Cover;
  /** Whom its area spares. */
  sparedIds?: string[];
  /** How much of a pool. */
  amount: number;
  /** What changes a spell. */
  shapers: TakenShaper[];
  /** How healing is divided. */
  shares?: { id: string; amount: number }[];
}

/** What uses something. */
export type UseStep = Extract<GivenStep, { name: 'useItem' | 'usePower' | 'castSpell' | 'useFeature' }>;

/** Using something as it was chosen, as the server takes it. */
export function stepOfUse(
  { id: actorId }: Actor,
  { used, index: activity }: ActivityUse,
  { amount, shapers, ...choice }: UseChoice,
): UseStep {
  if (used.item) return { name: 'useItem', actorId, item: used.item.id, way: used.item.key, activity, ...choice };
  if (used.kind === 'power') return { name: 'usePower', actorId, power: used.id, activity, ...choice };
  if (used.kind === 'spell') return { name: 'castSpell', actorId, spell: used.id, activity, ...choice, shapers };
  return { name: 'useFeature', actorId, feature: used.id, activity, amount, ...choice };
}
