import type { Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { namesAbsent } from '#server/features/storyteller/parse/targets.ts';
import { isBeing } from '#server/features/storyteller/parse/things/missing.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

/** Words for somebody, or for several, without a name: "them", "both of them", "the nearest one", "anyone". */
const somebody =
  /\b(?:him|her|them|they|both|everyone|everybody|anyone|anybody|people|persons?|strangers?|figures?|all of (?:them|you)|(?:the )?(?:nearest|closest|first|next|other|biggest|smallest)(?: one)?$|one of (?:them|those|the))\b/iu;

/** Where and what with a blow is struck, which says nothing of whom it meets. */
const circumstance = / (?:at|in|on|by|near|with|from|behind|before|under|using)\b.*$/iu;

const isAnybody = (whom: string): boolean => somebody.test(whom) || whom.split(/[^\p{L}'-]+/u).some(isBeing);

/** Whether a blow is meant for people or animals that go by no name of their own: "attack them", "kill the nearest of the people". */
function strikesSomebody(text: string, actor: Hero, { adventure, state }: Stage): boolean {
  const { verb, rest } = verbPhraseOf(text, actor);
  if (verb === null || readings.get(verb)?.kind !== 'attack') return false;
  // "Swing my axe at the people": they stand behind the weapon.
  return [rest.replace(circumstance, ''), rest].some((whom) => isAnybody(whom) && !namesAbsent(whom, adventure, state));
}

/** Where in the last reply somebody is spoken of; the later, the more they are meant. */
function placeIn(told: string, { name, aliases }: Npc): number {
  return Math.max(...[name, ...aliases].map((each) => told.lastIndexOf(each.toLowerCase())));
}

/**
 * Whom a blow is meant for that names nobody: whoever is hostile, then whoever the last reply spoke of, of those who are here and can
 * fight. Undefined where words name nobody at all, or nobody is here who can.
 */
export function struckHere(text: string, actor: Hero, stage: Stage): Npc | undefined {
  if (!strikesSomebody(text, actor, stage)) return undefined;
  const { adventure, state, told } = stage;
  const last = told?.at(-1)?.toLowerCase() ?? '';
  const isHostile = (npc: Npc) => Number(attitudeOf(state, npc) === 'hostile');
  return presentNpcs(adventure, state)
    .filter((npc) => npc.combat !== undefined)
    .toSorted((one, other) => isHostile(other) - isHostile(one) || placeIn(last, other) - placeIn(last, one))[0];
}
