import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import { endingReached, endingTold } from '#domain/narration/ending.ts';
import { knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { featureFacts, listed, npcFacts } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { openAims } from '#server/features/storyteller/parse/question/open-aim.ts';
import { openTopics } from '#server/features/storyteller/parse/topics.ts';

/** What one answer tells at most: words of a description. */
const most = { words: 45 } as const;

const untried = 'You have not yet tried';

/** Ways from here that lead where the party has not been, so many at most, as one sentence; nothing where there are none. */
export function tellUntried(adventure: Adventure, state: PlayState, most: number): string[] {
  const ways = knownExits(adventure, state).filter(({ to }) => !state.visited.includes(to));
  const labels = ways.slice(0, most).map(({ label }) => label);
  return labels.length > 0 ? [`${untried} ${listed(labels, 'or')}.`] : [];
}

/** What is needed to tell where something is still to be had. */
type Knowing = Pick<SceneWriter, 'context' | 'scene' | 'remembered'>;

/** Words of a kind for a hint, or null to have it said plainly. */
type SayHint = (group: 'hint.person' | 'hint.stranger' | 'hint.thing', facts: Facts) => string | null;

/** That somebody here has something to tell: more, where you have spoken with them. */
function tellUnheard(npc: Npc, { context: { state }, remembered }: Knowing, say: SayHint): string {
  const name = capitalize(withinSentence(npc.name));
  // Whom the party speaks with in this very reply, it has spoken with.
  const isStranger = state.people?.[npc.id]?.spoke === undefined && !remembered.some((each) => each.npc === npc.id);
  return isStranger
    ? (say('hint.stranger', npcFacts(npc)) ?? `You have not spoken with ${withinSentence(npc.name)} yet.`)
    : (say('hint.person', npcFacts(npc)) ?? `${name} may have more to say than you have heard.`);
}

/** Where here there is still something to be had: from whom, at what, by which way. */
export function nudgesOf(writer: Knowing, say: SayHint = () => null): string[] {
  const { brief, state } = writer.context;
  const feature = writer.scene.features.find(({ clue }) => clue !== undefined && !state.clues.includes(clue));
  const npc = presentNpcs(brief.adventure, state).find((each) =>
    openTopics(each, state).some(({ clue }) => clue !== undefined && !state.clues.includes(clue)),
  );
  return [
    npc ? tellUnheard(npc, writer, say) : '',
    feature ? (say('hint.thing', featureFacts(feature)) ?? `${capitalize(withinSentence(feature.name))} would bear a closer look.`) : '',
    ...tellUntried(brief.adventure, state, 2),
  ].filter((text) => text !== '');
}

/** What the tale asks of the party, and not what to do next. */
const asksForAim = /\b(?:goal|quest|mission|objective|task|job|point|why|supposed|notice|contract|letter|offer|reward)\b/i;

export function tellGoal(writer: SceneWriter, action: HeroAction): string[] {
  const { brief, state } = writer.context;
  if (state.ended !== undefined) return tellOver(writer);
  const nudges = nudgesOf(writer);
  const premise = firstSentences(brief.adventure.premise, 60);
  const next = openAims(brief.adventure, state)
    .slice(0, 1)
    .map(({ says }) => says);
  // Where something is left to be done, untried ways are no answer.
  const told = next.length > 0 ? nudges.filter((text) => !text.startsWith(untried)) : nudges;
  const hints = next.length > 0 || told.length > 0 ? told : ['What is to be found here, you have found. It is time to go on.'];
  return asksForAim.test(action.clauses.join(' ')) ? [premise, ...next, ...hints] : [...next, ...hints];
}

/** Whether it is over, and how it ended. */
export function tellOver({ context: { brief, state } }: SceneWriter): string[] {
  const ending = endingTold(brief.adventure, state) ?? endingReached(brief.adventure, state);
  if (!ending && state.ended === undefined) return ['Not yet.', firstSentences(brief.adventure.premise, 60)];
  const how = ending ? [firstSentences(ending.text, most.words)] : [];
  return ['Yes. This tale has come to its end.', ...how, 'You may linger in it as long as you like, or begin another.'];
}
