import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import { keyWords } from '#server/features/storyteller/recall/recall.ts';
import { subjectOf } from './find-subject.ts';
import type { Asked } from './unknown.ts';
import { namesFor, nameOf } from './wording.ts';

/** Forms of questions that a sentence answers which holds all of their words. */
const forms: readonly Question['form'][] = ['who', 'what', 'where', 'how', 'howMany', 'which', 'doing', 'looks', 'reads', 'inside', 'use'];

/**
 * The sentence of the prose of this place that holds all that a question says, and more of it than the name of one thing: "what are the
 * fishermen drinking?" Undefined where none does.
 */
export function shownHere({ question, writer, actor }: Asked): string | undefined {
  const isFor = question.form === 'why' && question.text.endsWith(' for');
  const keys = forms.includes(question.form) || isFor ? keyWords(question.text).map(({ stem }) => stem) : [];
  if (keys.length < 2) return undefined;
  const found = wholeSentencesOf(writer.scene.description).find((sentence) => keys.every((stem) => stemsOf(sentence).has(stem)));
  if (found === undefined) return undefined;
  const subject = subjectOf(question.subject, writer, actor);
  const own = new Set([nameOf(subject), ...namesFor(subject)].flatMap((name) => [...stemsOf(name)]));
  const isName = question.form !== 'howMany' && subject.kind !== 'word' && keys.every((stem) => own.has(stem));
  return isName ? undefined : found;
}
