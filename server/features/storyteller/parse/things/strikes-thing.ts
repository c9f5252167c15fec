import type { Target } from '#server/features/storyteller/parse/action.ts';

/** A blow or a throw that names what it is done to or with. */
const atThing =
  /^(?:\S+ )?(?:throw|toss|hurl|fling|lob|chuck|kick|hit|punch|smash|bash|slap|whack|thump|strike|poke|stab|slash|hack|chop|bite)(?:s|es)? (?:the|that|this|an?|my|some|one|at the|at that) \p{L}/iu;
const atSomebody =
  /\b(?:him|her|them|it|foes?|enem(?:y|ies)|monsters?|creatures?|beasts?|things?|guys?|m[ae]n|wom[ae]n|everyone|everybody|someone|somebody)\b/i;

/** Whether a blow is struck at a thing, or something is thrown at nobody: no foe is struck by it, and none is needed. */
export function strikesThing(text: string, targets: readonly Target[]): boolean {
  const isAtSomebody = targets.some((each) => each.kind === 'npc' || each.kind === 'hero') || atSomebody.test(text);
  return !isAtSomebody && atThing.test(text);
}
