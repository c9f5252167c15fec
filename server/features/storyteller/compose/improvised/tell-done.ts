import { makesSo, tellsLasting } from '#domain/narration/reply-check/lasting.ts';
import type { Loot } from '#domain/narration/adventure.ts';
import { lootOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { isGestureOnly } from './as-done.ts';
import { onlooker } from './onlooker.ts';
import { factOf } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts, actionText, withNpc } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Going by a way, in words that name none: of whoever has not moved it is not told. */
const goes =
  /^(?:\p{L}+ly )?(?:goes|walks|runs|climbs|steps|heads|slips|sneaks|creeps|slides|moves|comes|leaves) (?:back )?(?:in(?! front\b)|inside|out|outside|through|down|upstairs|downstairs)\b/iu;

/** What is put in its place, which then would be there. */
const places =
  /^(?:\p{L}+ly )?(?:(?:hang(?!s? (?:up )?(?:his|her|their)\b)|mount|fit|swap|exchange|replace|repair|mend|rebuild)s?\b|blows? at\b|(?:put|set|place|fix)s? .* back\b)/iu;
/** What is filled into something, or somebody who is set down or put somewhere: the state would then know it. */
const moves =
  /^(?:\p{L}+ly )?(?:(?:scoop|ladle|spoon|pour|fill|bottle)s? .+ (?:in|into|with) |(?:put|place|set|lay|lift|seat)s? (?!(?:his|her|their) (?!(?:in|into|on|onto|upon)\b))(?:him|her|them|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:\p{L}+ )?(?:in|into|on|onto|upon) (?!(?:his|her|their) (?:feet|guard|mettle)\b))/iu;
/** What is opened, which then would stand open. */
const opens = /^(?:\p{L}+ly )?(?:opens|unlocks|unbars|unbolts|(?:breaks|prises|pries) open)\b(?! (?:up\b|(?:his|her|their) ))/iu;
/** Whom somebody helps, before what they are helped to do. */
const helping =
  /^(?:\p{L}+ly )?(?:helps?|assists?|aids?) (?:(?:the |to )?\p{L}+ ){0,2}?(?:to )?(?=\p{L}+ (?:the|an?|it|him|her|them|his|their)\b)/iu;

/** Whether somebody of the party has a thing by now: "grab the lantern and light it" has it by the second half. */
function isHad({ id }: Loot, { before, ruled }: SceneWriter): boolean {
  return Object.hasOwn(before.taken, id) || ruled.some(({ call, ruling }) => call.name === 'loot' && call.loot === id && ruling.allowed);
}

const lights = /^lights (?:it|them|the|that|his|her|their) ?(?:\p{L}+ ?){0,2}$/iu;

/** Whether words of an action tell that something is other than it was afterwards. */
const changesThings = (told: string) => tellsLasting(told) || places.test(told) || moves.test(told) || opens.test(told);

/** Whether a ruling on an action makes what its words tell so. */
const isMade = (action: HeroAction, { ruled }: SceneWriter): boolean =>
  ruled.some((each) => each.action === action && makesSo(each.ruling, null));

/** Kinds of what is done beside somebody, or to be ready: that is all there is to it. */
const beside: readonly HeroAction['kind'][] = ['help', 'defend'];

/** Whether an action would leave something other than it was, or lead elsewhere, and nothing that was ruled on it says so. */
export function isIdle(action: HeroAction, writer: SceneWriter): boolean {
  const told = factOf(actionFacts(action, writer), 'action');
  const loot = lootOf(action);
  // A lantern in hand is lit by whoever wants to.
  if (loot && lights.test(told) && isHad(loot, writer)) return false;
  if (!goes.test(told) && !changesThings(told) && !changesThings(told.replace(helping, ''))) return false;
  return !isMade(action, writer);
}

/** The thing of the place that an action is done with, and that nobody has yet. */
function unheldBy(action: HeroAction, writer: SceneWriter): Loot | undefined {
  const loot = lootOf(action);
  return loot && !isHad(loot, writer) && writer.scene.loot.some(({ id }) => id === loot.id) ? loot : undefined;
}

const opensWay = /\b(?:pull|push|lift|slide|draw|open|swing|unlatch|raise)s?\b/iu;

/** Whether an action leaves everything as it was: a gesture, a step up to somebody, or what is done with a thing in hand. */
function isHarmless(action: HeroAction, writer: SceneWriter): boolean {
  const loot = lootOf(action);
  // What is pulled or pushed by whoever then goes through has opened.
  if (opensWay.test(action.clauses.join(' ')) && writer.ruled.some(({ purpose, ruling }) => purpose === 'move' && ruling.allowed))
    return true;
  if (beside.includes(action.kind) || (loot && isHad(loot, writer))) return true;
  const isStep = action.kind === 'travel' && action.targets.some(({ kind }) => kind === 'npc' || kind === 'feature');
  return isStep || isGestureOnly(action);
}

/**
 * An action that takes no ruling, told as done with a fragment of the groups where it is a gesture. Anything else is not done by saying so: it
 * is told as what was tried, and that nothing has come of it.
 */
export function tellDone(action: HeroAction, groups: readonly string[], facts: Facts, writer: SceneWriter): RankedText {
  const isUndone = isIdle(action, writer) || !(isHarmless(action, writer) || isMade(action, writer));
  const missing = isIdle(action, writer) ? unheldBy(action, writer) : undefined;
  if (missing) {
    const told = writer.fragments.insist(['offer.unheld'], { ...facts, loot: missing.name, where: missing.where });
    if (told !== null) return required(told);
  }
  if (isUndone && action.kind === 'wait') return actionText(writer, ['wait.for', 'any.failure'], facts, false);
  // What is done to a thing of the place shows the thing as it is.
  if (isUndone && facts.glimpse !== undefined) return actionText(writer, ['use.tried'], facts, false);
  const npc = isUndone ? onlooker(writer) : undefined;
  if (isUndone && npc && !isBeast(npc)) return actionText(writer, ['use.idle.seen', 'use.idle'], withNpc(facts, npc), false);
  if (isUndone) return actionText(writer, ['use.idle', 'any.failure'], facts, false);
  return actionText(writer, groups, facts);
}
