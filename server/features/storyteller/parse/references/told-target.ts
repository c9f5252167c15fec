import type { IntentKind, Target } from '#server/features/storyteller/parse/action.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { asScenery } from '#server/features/storyteller/parse/things/scenery.ts';
import { isBeing } from '#server/features/storyteller/parse/things/missing.ts';
import { isPointer, mentionsIn } from './mentions.ts';
import type { Mention } from './mentions.ts';

/** What is done to a thing that is only looked at or felt. */
const onWhatIsTold: readonly IntentKind[] = ['search', 'use', 'take', 'athletics'];

/** What a line means of all that the last replies have spoken of here: the newest that goes by its noun, and is described most as the line does. */
export function mentionMeant(text: string, stage: Stage): Mention | undefined {
  const wanted = mentionsIn(text).filter(({ noun }) => !isBeing(noun));
  const said = stemsOf(text);
  const fit = ({ before }: Mention) => [...stemsOf(before)].filter((stem) => said.has(stem)).length;
  for (const reply of stage.dialogue?.replies ?? []) {
    const fitting = reply.filter(({ noun }) => wanted.some((each) => each.noun === noun));
    // What the narrator tells of is here, and what somebody speaks of need not be.
    const [meant] = fitting.toSorted((one, other) => Number(one.isSpeech) - Number(other.isSpeech) || fit(other) - fit(one));
    if (meant) return meant;
  }
  return undefined;
}

/** What an action is done to, where its words mean what was just told here and the adventure says no more of: a thing that hides nothing. */
export function toldTarget(text: string, kind: IntentKind, stage: Stage): Target | undefined {
  if (!onWhatIsTold.includes(kind)) return undefined;
  const mention = mentionMeant(text, stage);
  if (!mention || mention.isSpeech || isPointer(mention.sentence)) return undefined;
  const { noun, isMany, sentence } = mention;
  return { kind: 'feature', feature: asScenery(isMany ? `${noun}s` : noun, sentence) };
}
