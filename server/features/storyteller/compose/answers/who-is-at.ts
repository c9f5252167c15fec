import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/content-words.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { subjectOf } from './find-subject.ts';
import { anybodyHere } from './of-people.ts';
import type { Asked } from './unknown.ts';

/** Whether it is asked who is at something that stands here: "who's behind the bar?" */
export function isAtThing({ question, writer, actor }: Asked): boolean {
  const [, thing] =
    /^who(?:'s| is|'re| are) (?:\p{L}+ing )?(?:behind|at|by|near|on|beside|next to|around) (.+)$/u.exec(question.text) ?? [];
  const subject = thing === undefined ? undefined : subjectOf(thing, writer, actor);
  return subject?.kind === 'feature' && subject.isHere;
}

/** Who is here, as the answer to who that is. */
export const presentHere = (writer: SceneWriter) =>
  anybodyHere(writer).map((text) => text.replace(/^Yes: /, 'Here with you: ').replace(/^No\. /, ''));

/** What the place is told with that holds all that a question says: "what are the fishermen drinking?" */
export function sentenceOn({ text }: Question, { scene }: SceneWriter): string | undefined {
  const asked = contentWords(text).map(({ stem }) => stem);
  return wholeSentencesOf(scene.description).find((sentence) => asked.length > 1 && asked.every((stem) => stemsOf(sentence).has(stem)));
}
