import { knownExits } from '#domain/narration/play-state.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isAtLarge, isListening } from '#server/features/storyteller/parse/target-of.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { tellPeople } from '#server/features/storyteller/compose/tell-people.ts';

/** Words of a place that a first look tells. */
const most = { words: 75, brief: 35, least: 12 } as const;

/** A place as whoever sees it for the first time has it: what it looks like, who is here, and the ways on from it. */
export function placeAtFirst(action: HeroAction, writer: SceneWriter): string[] {
  const { scene, before, context } = writer;
  writer.narrated.add(scene.description);
  const ways = knownExits(context.brief.adventure, before).map(({ label }) => label);
  return [
    firstSentences(scene.description, most.words),
    ...tellPeople(writer, { ...action, clauses: ['who is here'] }).filter((text) => text !== ''),
    ways.length > 0 ? `From ${withinSentence(scene.name)} you can take ${listed(ways, 'or')}.` : '',
  ].filter((text) => text !== '');
}

/** The place, who is here and the ways, for whoever looks round where none of it has been told yet. */
export function tellFirstLook(action: HeroAction, writer: SceneWriter): RankedText[] {
  const { scene } = writer;
  const isRound = action.targets.length === 0 && action.missing === null && !isListening(action) && isAtLarge(action, scene);
  const isKnown = writer.narrated.has(scene.description) || wasNarratedLately(writer, firstSentences(scene.description, most.least));
  if (!isRound || isKnown || action.skill === 'survival') return [];
  const [place = '', ...rest] = placeAtFirst(action, writer);
  return [required(place, firstSentences(place, most.brief)), ...rest.map((text) => required(text))];
}
