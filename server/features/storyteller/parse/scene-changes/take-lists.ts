import type { Hero } from '#domain/narration/brief.ts';
import { partsOfList } from '#server/features/storyteller/parse/clauses/parts-of-list.ts';
import { taking } from './carrying.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { isStatement } from '#server/features/storyteller/parse/references/remarks.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

const named = /^(?:the|that|this|these|those|an?|some|both|one|another|my|our|his|her|their|\p{L}+'s) /iu;

/** For whom each is: "one for me, one for Tov". */
const isShare = /^(?:one|another|the other(?: one)?) (?:is )?for \p{L}+/iu;

/** A clause in as many as it takes things, where one of them is loot. */
function withoutTakeList(clause: HeardClause, actor: Hero, { adventure, state }: Stage): HeardClause[] {
  const { verb } = verbPhraseOf(clause.text, actor);
  if (clause.quote !== null || clause.question || verb === null || readings.get(verb)?.kind !== 'take') return [clause];
  const things = taking.exec(clause.text.replaceAll('’', "'"))?.groups?.['things'];
  const phrases = (things === undefined ? [] : partsOfList(things)).filter(
    (phrase) => named.test(phrase) && !isStatement(phrase) && !isShare.test(phrase),
  );
  const isLoot = (phrase: string) => targetsIn(phrase, adventure, state, []).some(({ kind }) => kind === 'loot');
  if (phrases.length < 2 || !phrases.some(isLoot)) return [clause];
  return phrases.map((phrase) => ({ ...clause, text: `${verb} ${phrase}` }));
}

/**
 * "Take the jar plus the green crock": where one of several things is loot, each is taken by itself, so that each has its own outcome.
 * All other clauses stay whole.
 */
export function withoutTakeLists(clauses: readonly HeardClause[], actor: Hero, stage: Stage): HeardClause[] {
  return clauses.flatMap((clause) => withoutTakeList(clause, actor, stage));
}
