import { d20Of } from '#domain/combat/effects/standing-changes.ts';
import { change, find, note } from '#domain/combat/draft.ts';
import type { Draft, Failed } from '#domain/combat/draft.ts';
import { oneDieAgain } from '#domain/dice/one-die-again.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { OfferedWay } from './offer.ts';

/** What an answer calls Heroic Inspiration. */
export const inspiration = 'inspiration';

/** The way that Heroic Inspiration gives whoever has it and has rolled a d20 themselves (SRD 5.2.1). */
export function inspiredWays(draft: Draft, id: string): OfferedWay[] {
  if (find(draft, id).features?.inspiration !== true) return [];
  return [{ key: inspiration, name: 'Heroic Inspiration', slots: [], misses: null, less: null, d20: { again: 'plain' } }];
}

/** Spends Heroic Inspiration on a roll: one die falls again, and the new face counts. */
export function rollInspired(draft: Draft, { id, roll, isLow }: Pick<Failed, 'id' | 'roll' | 'isLow'>): Roll {
  const one = find(draft, id);
  if (one.features) change(draft, id, { features: { ...one.features, inspiration: false } });
  note(draft, 'inspirationSpent', { targetId: id, rolls: [roll] });
  return oneDieAgain(roll, d20Of(draft.dice, one), isLow) ?? roll;
}
