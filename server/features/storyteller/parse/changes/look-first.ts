import { currentScene } from '#domain/narration/play-state.ts';
import { detailNamed } from '#domain/narration/scene-tags/carried.ts';
import type { Feature } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { stemsOf } from '#server/features/storyteller/parse/content-words.ts';
import { hidesClue } from '#server/features/storyteller/parse/target-of.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { isConcrete } from '#server/features/storyteller/parse/things/concrete.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import { headOf } from '#server/features/storyteller/parse/told/focus.ts';
import { withoutTwoLooks } from '#server/features/storyteller/parse/cuts/two-looks.ts';
import { phraseTaken } from './carrying.ts';
import { withoutTakeLists } from './take-lists.ts';

/** What of these things a small one is part of that nobody has found yet: the shelf that has kept a thread, while only its clue tells of it. */
export function stillHiding(phrase: string, things: readonly Target[], { adventure, state, party }: Stage): Feature | undefined {
  if (detailNamed(currentScene(adventure, state), phrase) || !isConcrete(headOf(phrase))) return undefined;
  if (targetsIn(phrase, adventure, state, party).some(({ kind }) => kind !== 'feature')) return undefined;
  const part = [...stemsOf(headOf(phrase))];
  return things
    .flatMap((each) => (each.kind === 'feature' && hidesClue(each.feature, state) ? [each.feature] : []))
    .find(({ name, description, clue }) => {
      const told = stemsOf(adventure.clues.find(({ id }) => id === clue)?.text ?? '');
      const seen = stemsOf(`${name} ${description}`);
      return part.length > 0 && part.every((stem) => told.has(stem) && !seen.has(stem));
    });
}

/**
 * Clauses that take what is still to be found as a look and the taking: of "pluck the thread off the hook" that it is looked for, and then
 * had, where the look finds it. A line that looks for it already stays as it is.
 */
function withLookFirst(clauses: readonly HeardClause[], actor: Hero, stage: Stage): HeardClause[] {
  const named = ({ text }: HeardClause) => targetsIn(text, stage.adventure, stage.state, []);
  return clauses.flatMap((clause, at) => {
    const phrase = clause.quote === null && !clause.question ? phraseTaken(clause.text, actor) : undefined;
    if (phrase === undefined || stillHiding(phrase, clauses.slice(0, at).flatMap(named), stage)) return [clause];
    const feature = stillHiding(phrase, named(clause), stage);
    return feature ? [{ ...clause, text: `I look closely at ${feature.name}` }, clause] : [clause];
  });
}

/** Clauses that look into several places, or take several things, as one for each, and what is still to be found as found first. */
export function oneByOne(clauses: readonly HeardClause[], actor: Hero, stage: Stage): HeardClause[] {
  return withLookFirst(withoutTakeLists(withoutTwoLooks(clauses, stage), actor, stage), actor, stage);
}
