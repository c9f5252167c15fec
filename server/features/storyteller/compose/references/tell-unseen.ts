import { presentNpcs } from '#domain/narration/play-state.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isConcrete } from '#server/features/storyteller/parse/things/concrete.ts';
import { isEverywhere } from '#server/features/storyteller/parse/things/unplaced.ts';
import { dialogueOf } from '#server/features/storyteller/parse/references/dialogue.ts';
import { mentionsIn } from '#server/features/storyteller/parse/references/mentions.ts';
import type { Mention } from '#server/features/storyteller/parse/references/mentions.ts';
import { mentionMeant } from '#server/features/storyteller/parse/references/told-target.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { lookFacts } from '#server/features/storyteller/compose/improvised/as-done.ts';
import { actionText, withNpc } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Things of the scene that are named where somebody looks for what is not there. */
const thingsNamed = 3;

const phraseOf = ({ before, noun, isMany }: Mention) => `the ${`${before} `.trimStart()}${isMany ? `${noun}s` : noun}`;

/** A look at what no text of the place has: that it was only spoken of, and by whom; that there is nothing to it; or what there is instead. */
export function tellUnseen(action: HeroAction, writer: SceneWriter): RankedText | undefined {
  const { context, before, scene } = writer;
  const { adventure, party, recent } = context.brief;
  const text = action.clauses.join(' ');
  const wanted = mentionsIn(text).at(-1);
  if (!wanted) return undefined;
  const facts = { ...lookFacts(action, writer), subject: phraseOf(wanted) };
  const present = presentNpcs(adventure, before);
  const spoken = mentionMeant(text, { adventure, state: before, party, dialogue: dialogueOf({ adventure, state: before, recent, party }) });
  const speaker = spoken?.isSpeech === true ? present.find(({ name }) => spoken.paragraph.includes(name)) : undefined;
  if (speaker) return actionText(writer, ['search.spoken'], withNpc(facts, speaker), false);
  if (isEverywhere(wanted.noun)) return actionText(writer, ['search.plain'], facts);
  if (!isConcrete(wanted.noun)) return undefined;
  const things = [...scene.features.map(({ name }) => withinSentence(name)), ...present.map(({ name }) => withinSentence(name))].slice(
    0,
    thingsNamed,
  );
  return things.length > 0 ? actionText(writer, ['search.unknown'], { ...facts, things: listed(things) }, false) : undefined;
}
