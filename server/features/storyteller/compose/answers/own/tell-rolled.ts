import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { lately } from '#server/features/storyteller/compose/answers/of-own-actions.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { rollFor, skillIn } from './whole-sheet.ts';

/** Words that only go before or behind what is said. */
const says = /^"|\b(?:says?|speaks?|talks?|turns|looks?|waits|calls?|raises their voice|has something to say)\b[^"]*"|"$/iu;

/** What was rolled: where the dice stand, what came of it as it was told, and what the hero adds where a skill is named. */
export function tellRolled({ actor, clauses }: HeroAction, writer: SceneWriter): string[] {
  const last = writer.context.brief.recent.findLast(({ role }) => role === 'ai')?.content ?? '';
  // What was said is told with what came of it: 'Mira bluffs with the words "…", and nobody questions it.'
  const told = [...sentencesOf(last).filter((text) => text.includes('"') && !says.test(text)), ...lately(writer)].map((text) =>
    text.trim(),
  );
  if (told.length === 0) return ['Nothing has been rolled yet.'];
  const came = told.find((text) => isNamed(text, actor.name.toLowerCase()) && !text.endsWith('?') && /^\p{Lu}/u.test(text));
  const skill = skillIn(clauses.join(' '));
  return [
    'Each roll stands in the story, with the reply it was thrown for: the die, what was added, and the number to reach.',
    ...(came === undefined ? [] : [`This was told last of what ${actor.name} did: ${came}`]),
    ...(skill ? [rollFor(skill, actor)] : []),
  ];
}
