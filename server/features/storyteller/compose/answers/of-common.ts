import type { CommonFact } from '#domain/narration/adventure.ts';
import { wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import { isScenery } from '#server/features/storyteller/parse/things/scenery.ts';
import { commonAbout } from '#server/features/storyteller/parse/talk/common-fact.ts';
import type { QuestionForm } from '#server/features/storyteller/parse/question/question-form.ts';
import type { Subject } from './subject.ts';
import { pronounOf, wayTo } from './wording.ts';
import type { Asked } from './unknown.ts';

const answeredBy: readonly QuestionForm[] = ['who', 'what', 'whose', 'where', 'knows', 'why', 'use', 'meant'];

/** What everybody of the place knows of the subject of a question, where the narrator may say it; undefined where there is nothing. */
function commonOf(subject: Subject, { question, writer }: Pick<Asked, 'question' | 'writer'>): CommonFact | undefined {
  const phrase = subject.kind === 'npc' ? subject.npc.name : question.subject;
  const fact = commonAbout(phrase, writer.context.brief.adventure, writer.before);
  return fact?.onlyPeople === true ? undefined : fact;
}

/** What everybody of the place would say, where nothing stands here to be looked at; undefined where that is not asked. */
export function answerOfCommon(subject: Subject, asked: Asked): string[] | undefined {
  const { form } = asked.question;
  const isSeen =
    (subject.kind === 'npc' && subject.isMet) ||
    (subject.kind === 'feature' && subject.isHere && form !== 'who' && !isScenery(subject.feature));
  if (subject.kind === 'hero' || subject.kind === 'party' || subject.kind === 'anybody') return undefined;
  const isOfStory = form === 'happened' && /\b(?:deal|story)\b/.test(asked.question.text);
  if ((!answeredBy.includes(form) && !isOfStory) || (isSeen && form !== 'whose' && form !== 'why')) return undefined;
  // "What is it for?" has an answer; why somebody did something has not.
  if (form === 'why' && !/\bfor$/.test(asked.question.text)) return undefined;
  // Who is at a place is seen there.
  if (form === 'who' && (subject.kind === 'scene' || subject.kind === 'exit')) return undefined;
  const fact = commonOf(subject, asked);
  if (!fact || (form === 'where' && (subject.kind === 'loot' || subject.kind === 'exit' || (subject.kind === 'scene' && subject.isKnown))))
    return undefined;
  const way = form === 'where' && subject.kind === 'npc' && subject.scene ? wayTo(asked.writer, subject.scene.name) : [];
  // Asked after twice in one breath, it is told once.
  if (asked.writer.narrated.has(fact.says)) return way.length > 0 ? way : ['More of where than that you have not been told.'];
  const isKnown = wasNarratedLately(asked.writer, fact.says);
  asked.writer.narrated.add(fact.says);
  const met = subject.kind === 'npc' && !subject.isMet ? [`You have not met ${pronounOf(subject).obj} yet.`] : [];
  return [isKnown ? `As everybody here knows: ${fact.says}` : fact.says, ...met, ...way];
}
