import type { Hero } from '#domain/narration/brief.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { withoutTwoLooks } from '#server/features/storyteller/parse/clauses/two-looks.ts';
import { withLiftedOff } from '#server/features/storyteller/parse/rephrase/lifted-off.ts';
import { asPriceAsked, withoutReason } from '#server/features/storyteller/parse/rephrase/priced.ts';
import { asFed, asShownToOne } from '#server/features/storyteller/parse/rephrase/held-out.ts';
import { phraseTaken } from './carrying.ts';
import { stillHiding } from './still-hiding.ts';
import { withoutTakeLists } from './take-lists.ts';

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
  return withLookFirst(
    withoutTakeLists(
      withoutTwoLooks(
        withLiftedOff(
          clauses
            .map(asPriceAsked)
            .map(withoutReason)
            .map((each, at, all) => asShownToOne(asFed(each, all[at - 1]), stage)),
          stage,
        ),
        stage,
      ),
      actor,
      stage,
    ),
    actor,
    stage,
  );
}
