import type { Draft, Failed } from '#domain/combat/draft.ts';
import type { Advantage } from '#domain/rules/combat-terms.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** A d20 as it stands once whoever may answer its failure has been asked; `roll` rolls it anew. Nobody is asked about one that succeeds. */
export function afterFailure(draft: Draft, failed: Omit<Failed, 'again'>, roll: (advantage: Advantage) => Roll): Roll {
  if (failed.succeeds(failed.roll)) return failed.roll;
  const again: Failed['again'] = (how) => roll(how === 'plain' ? 'none' : how);
  return draft.reactions?.toFailed(draft, { ...failed, again }) ?? failed.roll;
}
