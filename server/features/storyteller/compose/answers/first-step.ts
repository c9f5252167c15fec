import type { Adventure, Scene } from '#domain/narration/adventure.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { firstExit } from '#server/features/storyteller/parse/travel/first-step.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { commonAbout } from '#server/features/storyteller/parse/talk/common-fact.ts';

/** The place that a phrase means: by its name, by what ways to it are called, or by who is there. */
function placeMeant(phrase: string, { scenes, npcs }: Adventure): Scene | undefined {
  const text = bare(phrase.replace(/^(?:that|this|those|these) /, ''));
  const named = scenes.find(({ name }) => bare(name) === text);
  if (named) return named;
  const npc = npcs.find(({ name, aliases }) => name.toLowerCase() === text || aliases.includes(text));
  const withThem = npc && scenes.find((scene) => scene.npcs.includes(npc.id));
  const [way] = scenes.flatMap(({ exits }) => exits.filter(({ aliases }) => aliases.includes(text)));
  return withThem ?? scenes.find(({ id }) => id === way?.to);
}

/** With which way one sets out for a place that the party has heard of and never been to; undefined where there is none. */
export function firstStepTo(phrase: string, { context: { brief }, before }: SceneWriter): string[] | undefined {
  const { adventure } = brief;
  const goal = placeMeant(phrase, adventure);
  const fact = commonAbout(phrase, adventure, before);
  if (!goal || (fact === undefined && !before.visited.includes(goal.id))) return undefined;
  const exit = firstExit(goal, adventure, before);
  return exit && [`You do not know the whole way to ${withinSentence(goal.name)}. It begins with ${exit.label}; ask on from there.`];
}
