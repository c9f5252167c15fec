import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { exitOf } from '#server/features/storyteller/parse/action.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import { isJourney } from '#server/features/storyteller/parse/journey.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { goingUpOrDown, looksThrough } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { goesThrough } from '#server/features/storyteller/parse/travel/ways-taken.ts';
import { isInAManner } from '#server/features/storyteller/parse/travel/in-a-manner.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Kinds whose verbs go somewhere where a way stands behind them. */
const going: readonly HeroAction['kind'][] = ['travel', 'flee', 'sneak'];
/** A way out of where one stands, right behind a verb. */
const away =
  /^(?:(?:\p{L}+ly|back|right|straight|quickly|on) )*(?:into|inside|out|outside|through|past|across|upstairs|downstairs|(?:up|down|over|back|off|along) (?:to|into|through|the|that)|to)\b/iu;
/** Kinds that go nowhere, whatever verbs stand in them. */
const staying: readonly HeroAction['kind'][] = ['talk', 'ask', 'ooc', 'lore', 'search', 'attack', 'cast', 'rest', 'travel', 'flee'];

/** Whether a clause goes by a way, with nothing of this place that it goes to. */
function leadsOff(clause: string, action: HeroAction): boolean {
  const { verb, rest } = verbPhraseOf(clause.replaceAll(quoteMark, ' '), action.actor);
  if (verb === null || isInAManner(`${verb} ${rest}`)) return false;
  const kind = readings.get(verb)?.kind;
  const isGoing = (kind !== undefined && going.includes(kind)) || goingUpOrDown.test(verb);
  return isGoing && away.test(rest) && !looksThrough.test(verb);
}

/**
 * Whether an action's own words go by a way or off to another place, and nobody has gone there in this reply: what is told of it is then why
 * not, and never the going. At a journey's end its own going is over.
 */
export function goesUnmoved(action: HeroAction, { before, ruled, context }: SceneWriter): boolean {
  if (
    staying.includes(action.kind) ||
    action.question ||
    action.quote !== null ||
    action.change ||
    action.free ||
    action.item ||
    action.spell
  )
    return false;
  const isThere = before.scene !== context.brief.state.scene;
  if (!isThere && ruled.some(({ purpose, ruling }) => purpose === 'move' && ruling.allowed)) return false;
  if (exitOf(action) && isJourney(action)) return true;
  const isHere = action.targets.some(({ kind }) => kind !== 'exit' && kind !== 'hero');
  return action.clauses.some((clause) => (!isHere || goesThrough.test(clause)) && leadsOff(clause, action));
}
