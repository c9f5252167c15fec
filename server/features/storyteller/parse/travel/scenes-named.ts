import type { Adventure, Scene } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';

const before = /\b(?:to|into|onto|towards?|for) (?:the )?$/;

/** Whether words go to a name, and not only along or through what bears it. */
function isGoal(text: string, name: string): boolean {
  const said = text.toLowerCase();
  const at = said.indexOf(name.toLowerCase());
  return at >= 0 && before.test(said.slice(0, at));
}

/** The one place that the party has seen where a thing stands that words go to: "down to the ferry". Undefined where several have one of that name. */
export function sceneOfThing(text: string, { scenes }: Adventure, state: PlayState): string | undefined {
  const having = scenes.filter(
    ({ id, features }) =>
      id !== state.scene &&
      state.visited.includes(id) &&
      features.some(({ aliases }) => aliases.some((alias) => alias.length > 3 && isNamed(text, alias) && isGoal(text, alias))),
  );
  return having.length === 1 ? having[0]?.id : undefined;
}

/** Other scenes that words name by their own name. Of several only those count that the words go to: "along Stove Street to the Hearth House". */
export function scenesNamed(text: string, { scenes }: Adventure, state: PlayState): Scene[] {
  const named = scenes.filter(({ id, name }) => id !== state.scene && isNamed(text, bare(name)));
  const goals = named.length < 2 ? [] : named.filter(({ name }) => isGoal(text, bare(name)));
  return goals.length > 0 ? goals : named;
}
