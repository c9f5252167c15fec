import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { lately } from '#server/features/storyteller/compose/answers/of-own-actions.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { rollFor, skillIn } from './whole-sheet.ts';

/** What was rolled: where the dice stand, what came of it as it was told, and what the hero adds where a skill is named. */
export function tellRolled({ actor, clauses }: HeroAction, writer: SceneWriter): string[] {
  const told = lately(writer);
  if (told.length === 0) return ['Nothing has been rolled yet.'];
  const came = told.find((text) => isNamed(text, actor.name.toLowerCase()));
  const skill = skillIn(clauses.join(' '));
  return [
    'Each roll stands in the story, with the reply it was thrown for: the die, what was added, and the number to reach.',
    ...(came === undefined ? [] : [`This was told last of what ${actor.name} did: ${came}`]),
    ...(skill ? [rollFor(skill, actor)] : []),
  ];
}
