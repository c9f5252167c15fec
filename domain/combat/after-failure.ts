import type { Draft, Failed } from '#domain/combat/draft.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** A d20 as it stands once whoever may answer its failure has been asked. Nobody is asked about one that succeeds. */
export function afterFailure(draft: Draft, failed: Failed): Roll {
  if (failed.succeeds(failed.roll)) return failed.roll;
  return draft.reactions?.toFailed(draft, failed) ?? failed.roll;
}
