import type { Exit } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { placeTexts } from '#server/features/storyteller/parse/things/scenery.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';

const marks = 'tracks?|trails?|foot ?prints?|prints?|footsteps|ruts?|wheel(?: ?marks?| tracks?)?|spoor';
/** A trail is followed, wherever it leads: "we follow the wheel tracks". */
const follows = new RegExp(
  String.raw`^(?:(?:i|we|and|then|so|now|let's|ok(?:ay)?|quietly|carefully|slowly) )*(?:follow|trace|track)s? (?:(?:the|that|those|these|this|his|her|their|any) )?(?:[\p{L}-]+ ){0,2}?(?:${marks})(?: (?:in|on|through|across|along|down|up|back|to see|and see|wherever) .*)?$`,
  'iu',
);
/** What a place says of where a trail goes: "a single wheel has crossed here, and turned for the steps". */
const leadsOn = new RegExp(
  String.raw`\b(?:${marks}|wheels?|boots?|feet)\b.*?\b(?:leads?|led|turn(?:s|ed)?|goes|go|went|heads?|headed|runs?|ran|disappears?|vanish(?:es)?)\b(?<where> (?:[^.!?;]*))`,
  'giu',
);

/** The one way of a place that the words for where a trail goes name by a noun of it. */
function wayOf(where: string, exits: readonly Exit[]): Exit | undefined {
  const stems = stemsOf(where);
  const meant = exits.filter(({ label, aliases }) =>
    [label, ...aliases].some((name) => [...stemsOf(name)].some((stem) => stems.has(stem))),
  );
  return meant.length === 1 ? meant[0] : undefined;
}

/** A trail that is followed goes by the way for which the place says that it leaves; undefined where it says that of none. */
export function readTrail({ text, quote, question }: HeardClause, actor: Hero, { adventure, state }: Stage): HeroAction | undefined {
  if (quote !== null || question || !follows.test(text)) return undefined;
  const told = placeTexts(adventure, state).flatMap((each) => [...each.matchAll(leadsOn)].map(({ groups }) => groups?.['where'] ?? ''));
  const exits = knownExits(adventure, state);
  const exit = told.map((where) => wayOf(where, exits)).find((each) => each !== undefined);
  return exit && action(actor, [text], { kind: 'travel', targets: [{ kind: 'exit', exit }] });
}
