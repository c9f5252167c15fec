import { stemmer } from 'stemmer';
import { shortName } from '#domain/text/short-name.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { isPointer } from '#server/features/storyteller/parse/references/mentions.ts';
import type { Mention } from '#server/features/storyteller/parse/references/mentions.ts';
import { dialogueOf } from '#server/features/storyteller/parse/references/dialogue.ts';
import { ofAnswers } from './of-answers.ts';
import { headOf } from '#server/features/storyteller/parse/references/focus.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { tellTime } from '#server/features/storyteller/compose/tell-recap.ts';
import { isOfTime } from './is-of-time.ts';

/** The part of what is asked after that a sentence has to speak of. */
const least = 0.5;

/** How much of what is asked after a mention is: its noun, and what was said of it. */
function fitOf({ noun, sentence }: Mention, head: string, stems: readonly string[]): number {
  const said = stemsOf(sentence);
  const shared = stems.filter((stem) => said.has(stem)).length / stems.length;
  return shared < least ? 0 : shared + (stemmer(noun) === head ? 1 : 0);
}

/** Whether a sentence tells of something, and does not only point at it, ask or answer. */
const isTelling = (sentence: string): boolean =>
  /^\p{L}/u.test(sentence) && !isPointer(sentence) && !sentence.endsWith('?') && !ofAnswers.test(sentence);

/** What the last replies told that goes by these words best, the newest reply first; undefined where they told of nothing of the kind. What heroes do is no description. */
function mentionOf(phrase: string, { context: { brief }, before }: SceneWriter): Mention | undefined {
  const stems = contentWords(phrase).map(({ stem }) => stem);
  const head = stemmer(headOf(phrase));
  if (stems.length === 0) return undefined;
  for (const reply of dialogueOf({ ...brief, state: before }).replies) {
    const [best] = reply
      .filter(({ sentence }) => isTelling(sentence) && !brief.party.some(({ name }) => sentence.includes(shortName(name))))
      .map((mention) => ({ mention, fit: fitOf(mention, head, stems) }))
      .filter(({ fit, mention }) => fit >= 1 || (fit > 0 && !mention.isSpeech && stems.length > 2))
      .toSorted((one, other) => Number(one.mention.isSpeech) - Number(other.mention.isSpeech) || other.fit - one.fit);
    if (best) return best.mention;
  }
  return undefined;
}

/** What was told lately of a thing that goes by these words, and that there is no more to it; undefined where nothing was told of it. */
export function tellMentioned(phrase: string, writer: SceneWriter): string[] | undefined {
  const mention = mentionOf(phrase, writer);
  if (!mention || mention.isSpeech) return undefined;
  const { sentence, noun, before, isMany } = mention;
  if (isOfTime(sentence, writer))
    return [sentence, ...tellTime(writer).filter((text) => !sentence.includes(text) && !text.startsWith('Nothing '))];
  const isAsked = stemmer(headOf(phrase)) === stemmer(noun);
  const name = `the ${[before, isMany ? `${noun}s` : noun].join(' ').trim()}`;
  return isAsked ? [sentence, `There is no more to be made out of ${name} than that.`] : [sentence];
}
