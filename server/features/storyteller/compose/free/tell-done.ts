import { makesSo, tellsLasting } from '#domain/narration/reply-check/lasting.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { factOf } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts, actionText } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Going by a way, in words that name none: of whoever has not moved it is not told. */
const goes =
  /^(?:\p{L}+ly )?(?:goes|walks|runs|climbs|steps|heads|slips|sneaks|creeps|slides|moves|comes|leaves) (?:back )?(?:in|inside|out|outside|through|down|upstairs|downstairs)\b/iu;

/** Whether an action would leave something other than it was, or lead elsewhere, and nothing that was ruled on it says so. */
export function isIdle(action: HeroAction, writer: SceneWriter): boolean {
  const told = factOf(actionFacts(action, writer), 'action');
  if (!goes.test(told) && !tellsLasting(told)) return false;
  return !writer.ruled.some((each) => each.action === action && makesSo(each.ruling, null));
}

/**
 * An action that takes no ruling, told as done with a fragment of the groups. What would leave something other than it was is not: it is told
 * as what was tried, and that nothing has come of it.
 */
export function tellDone(action: HeroAction, groups: readonly string[], facts: Facts, writer: SceneWriter): RankedText {
  if (isIdle(action, writer)) return actionText(writer, ['use.idle', 'any.failure'], facts, false);
  return actionText(writer, groups, facts);
}
