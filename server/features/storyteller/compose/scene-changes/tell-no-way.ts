import { presentNpcs } from '#domain/narration/play-state.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { featureOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Those whose work it is to let nobody pass. */
const watching = /\b(?:guards?|watch(?:man|men|er)?|wardens?|sentr(?:y|ies)|porters?|keepers?)\b/iu;

/** That somebody went through a thing and did not get through, and what bars it; nothing for any other action. */
export function tellNoWay(action: HeroAction, writer: SceneWriter): RankedText[] {
  const feature = featureOf(action);
  if (!action.through || !feature) return [];
  const guards = presentNpcs(writer.context.brief.adventure, writer.before).filter(({ role }) => watching.test(role));
  const facts = {
    ...actionFacts(action, writer),
    subject: withinSentence(feature.name),
    things: listed(guards.map(({ name }) => withinSentence(name))),
  };
  const barred =
    guards.length > 0
      ? `${action.actor.name} does not get through ${facts.subject}: it is watched by ${facts.things}.`
      : `${action.actor.name} finds no way through ${facts.subject}.`;
  return [required(writer.fragments.insist([guards.length > 0 ? 'through.watched' : 'through.closed'], facts) ?? barred, barred)];
}
