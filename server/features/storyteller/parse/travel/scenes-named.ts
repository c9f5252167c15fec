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

/** Other scenes that words name by their own name. Of several only those count that the words go to: "along Stove Street to the Hearth House". */
export function scenesNamed(text: string, { scenes }: Adventure, state: PlayState): Scene[] {
  const named = scenes.filter(({ id, name }) => id !== state.scene && isNamed(text, bare(name)));
  const goals = named.length < 2 ? [] : named.filter(({ name }) => isGoal(text, bare(name)));
  return goals.length > 0 ? goals : named;
}
