import type { Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { asksLeave } from '#server/features/storyteller/parse/question/for-narrator.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';

/** A thing that is held out by a pronoun: "give it to Nettle", "show her this". */
const heldOut =
  /\b((?:give|hand|offer|show|pass|lend|feed|return|bring)s?) (?:(him|her|them|\p{Lu}\p{L}+) )?(?:it|them|this|these|those|that)\b(?=(?: back| over)?(?: to\b|$))/u;

/** The thing that was spoken of last, as it is called. */
function thingIn(before: readonly Target[]): string | undefined {
  // What belongs to a place is in nobody's hand, but for the letter in a coat.
  const named =
    before.find(({ kind }) => kind === 'loot') ?? before.find((each) => each.kind === 'feature' && / in your /.test(each.feature.name));
  if (named?.kind === 'loot') return `the ${bare(named.loot.name)}`;
  return named?.kind === 'feature' ? `the ${bare(named.feature.name)}` : undefined;
}

/** The name by which words speak of something of the tale that can be had, wherever it is. */
function lootIn(text: string, { adventure }: Stage): string | undefined {
  const names = adventure.scenes.flatMap(({ loot }) => loot.flatMap(({ name, aliases }) => [bare(name), ...aliases]));
  return names.toSorted((one, other) => other.length - one.length).find((name) => name.length > 3 && isNamed(text, name));
}

/**
 * A clause with the name of what its "it" means, where more hangs on it than a look: what is held out to somebody, and what one asks leave to
 * do with a thing of which the words before spoke.
 */
export function byName(clause: HeardClause, before: readonly Target[], last: HeardClause | undefined, stage: Stage): HeardClause {
  if (clause.quote !== null) return clause;
  if (clause.question) {
    const loot = last && asksLeave(clause.text) && /\bit\b/i.test(clause.text) ? lootIn(last.text, stage) : undefined;
    return loot === undefined ? clause : { ...clause, text: clause.text.replace(/\bit\b/i, `the ${loot}`) };
  }
  const thing = heldOut.test(clause.text) ? thingIn(before) : undefined;
  if (thing === undefined) return clause;
  const text = clause.text.replace(heldOut, (_, verb: string, whom?: string) =>
    whom === undefined ? `${verb} ${thing}` : `${verb} ${whom} ${thing}`,
  );
  return { ...clause, text };
}
