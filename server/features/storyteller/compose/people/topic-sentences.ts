import type { Topic } from '#domain/narration/adventure.ts';
import type { Asked } from '#domain/narration/people.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { sentencesOfTopic } from '#server/features/storyteller/parse/topics.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { QuestionForm } from '#server/features/storyteller/parse/question/question-form.ts';
import { plainQuestionOf } from '#server/features/storyteller/parse/question/plain-question.ts';
import { askedForIn, canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';

/** What somebody says when they are asked of a topic. */
export interface TopicAnswer {
  /** Places of the sentences among all of the topic; all of them where it is told whole. */
  sentences: number[];
  text: string;
  /** Everything that answers has been said to the party before. */
  isAgain: boolean;
}

const defining: readonly (QuestionForm | undefined)[] = ['who', 'what', 'whose'];

/** Sentences that lean on the one before them. */
const leaning = /^(?:and|but|so|then|that|this|those|these|it|he|she|they|him|her|his|their|its|which|or|nor|because|not)\b/i;

/** The sentence that best answers a question by its asking word, with the one before where it leans on it; none where no sentence stands out. */
function pickedFor(question: string, sentences: readonly string[], known: readonly string[]): number[] {
  const askedFor = askedForIn(question);
  // Who or what something is takes the whole of it to tell.
  const isOutright = sentencesOf(question).some((each) => defining.includes(plainQuestionOf(each)?.form));
  if (askedFor === null || isOutright) return [];
  const ignored = new Set(known.flatMap((each) => contentWords(each).map(({ stem }) => stem)));
  const asked = contentWords(question);
  const said = asked.filter(({ stem }) => !ignored.has(stem));
  const rated = sentences.map((sentence, at) => ({
    at,
    fits: canAnswer(sentence, askedFor),
    shared: said.filter(({ stem }) => stemsOf(sentence).has(stem)).length,
    // What the topic is about tells its sentences apart where nothing else does.
    known: asked.filter(({ stem }) => stemsOf(sentence).has(stem)).length,
  }));
  const fits = rated.filter((each) => each.fits);
  // A name or a reason is no answer where the question is of something else besides that no such sentence has.
  const isLoose = fits.length === sentences.length || (said.length > 0 && (askedFor === 'who' || askedFor === 'why'));
  if (fits.length === 0 || (isLoose && fits.every(({ shared }) => shared === 0))) return [];
  const [best] = fits.toSorted((one, other) => other.shared - one.shared || other.known - one.known || one.at - other.at);
  if (!best) return [];
  const isLeaning = best.at > 0 && leaning.test(sentences[best.at] ?? '');
  return isLeaning ? [best.at - 1, best.at] : [best.at];
}

/**
 * What answers a question about a topic, in the topic's own sentences: who, why, when, where and how many pick the one that says so,
 * any other asking gets all. What was said before is not said again where there is more to say; `isWhole` tells all of it in any case.
 */
export function topicAnswer(topic: Topic, question: string, asked: Asked | undefined, isWhole = false): TopicAnswer {
  const sentences = sentencesOfTopic(topic);
  const all = sentences.map((_, at) => at);
  const said = new Set(asked === undefined ? [] : (asked.sentences ?? all));
  const answer = (places: number[], isAgain: boolean): TopicAnswer => ({
    sentences: places,
    text: places.flatMap((at) => sentences[at] ?? []).join(' '),
    isAgain,
  });
  if (isWhole && said.size === 0) return answer(all, false);
  const picked = pickedFor(question, sentences, topic.keywords);
  if (picked.length > 0)
    return answer(
      picked,
      picked.every((at) => said.has(at)),
    );
  const untold = all.filter((at) => !said.has(at));
  return untold.length > 0 ? answer(untold, false) : answer(all, true);
}
