import type { Hero } from '#domain/narration/brief.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { isSilenced } from '#domain/narration/scene-tags/tags-here.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { foundTopic } from '#server/features/storyteller/parse/topics.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

const ringing =
  /^(?:ring|toll|sound|pull|yank|strike) (?:it|them|the|that|her)\b(?:.*\b(?:bells?|ropes?)\b|.*\b(?:times|strokes|tides?|knocks?)\b|$)/;
/** How well somebody's topic must fit, so that what is done at their bell is theirs to answer. */
const ownMatter = 0.8;

/** A bell that is rung before somebody whose matter it is: what is done is said to them. Undefined where it is nobody's. */
export function readRinging({ text, quote, question }: HeardClause, actor: Hero, { adventure, state }: Stage): HeroAction | undefined {
  if (quote !== null || question) return undefined;
  const { verb, rest } = verbPhraseOf(text, actor);
  if (!ringing.test(`${verb ?? ''} ${rest}`.toLowerCase().trim())) return undefined;
  const said = action(actor, [text], { kind: 'talk', skill: 'persuasion', free: 'sound' });
  const heard = presentNpcs(adventure, state).filter((npc) => !isSilenced(adventure, state, npc));
  const npc = heard.find((each) => (foundTopic(said, each, state)?.fit ?? 0) >= ownMatter);
  return npc && { ...said, targets: [{ kind: 'npc', npc }] };
}
