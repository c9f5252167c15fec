import { endEffect } from '#domain/combat/effects/active-effects.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft, Failed } from '#domain/combat/draft.ts';
import { extremesOf } from '#domain/dice/added-extremes.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { OfferedWay } from './offer.ts';
import { withAdded } from './with-added.ts';

const keyOf = (effectId: string) => `die ${effectId}`;

/**
 * Dice that others have given whoever fails, such as that of Bardic Inspiration, where they can still help: not beyond their highest
 * face, and not on an attack that misses whatever is added.
 */
export function heldDice(draft: Draft, { id, roll, succeeds }: Pick<Failed, 'id' | 'roll' | 'succeeds'>): OfferedWay[] {
  return find(draft, id).activeEffects.flatMap((effect) =>
    effect.changes.flatMap((change): OfferedWay[] => {
      if (change.on !== 'failedTest' || !succeeds({ ...roll, total: roll.total + extremesOf(change.add).maximum })) return [];
      return [{ key: keyOf(effect.id), name: effect.name, slots: [], misses: null, less: null, d20: { add: change.add } }];
    }),
  );
}

/** Rolls a die that was given and adds it: it is gone then, whatever it shows. */
export function rollHeld(draft: Draft, { id, roll }: Pick<Failed, 'id' | 'roll'>, { key, name, d20 }: OfferedWay): Roll {
  const effect = find(draft, id).activeEffects.find((each) => keyOf(each.id) === key);
  if (effect) endEffect(draft, id, effect.id);
  return withAdded(draft, id, name, roll, d20?.add ?? '0');
}
