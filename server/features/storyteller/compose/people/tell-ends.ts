import type { Npc } from '#domain/narration/adventure.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { isSureOf } from '#server/features/storyteller/compose/people/tell-answered.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { answerHeard } from '#server/features/storyteller/parse/answers/answer-heard.ts';
import { askedForIn } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { isClosed } from '#server/features/storyteller/parse/topics.ts';
import type { SpokenPart } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import { ownQuestion } from './tell-opinion.ts';
import { isTakenUp } from './tell-unanswered.ts';

/** A part of what is said, with what came back to it; `isOpen` where that is nothing, or no answer. */
export interface HeardPart {
  part: SpokenPart;
  told: readonly RankedText[];
  isOpen: boolean;
}

/** A part by its own words, where it leans on others and has any that say what is asked. */
const alone = (part: SpokenPart): SpokenPart =>
  part.alone && contentWords(part.alone.quote ?? part.alone.clauses.join(' ')).length > 0
    ? { action: part.alone, favor: part.favor, leans: false }
    : part;

const questionOf = ({ part: { action, alone, asked } }: HeardPart, npc: Npc, writer: SceneWriter) =>
  ownQuestion(alone ?? asked ?? action, npc, writer);

const ownText = ({ part: { action, alone, asked } }: HeardPart): string => {
  const { quote, clauses } = alone ?? asked ?? action;
  return quote ?? clauses.join(' ');
};

/** Whether a question asks for the same of somebody as the one before it, in other words: where they are, and where they were taken. */
function asksSame(each: HeardPart, other: HeardPart): boolean {
  const [text, before] = [ownText(each), ownText(other)];
  const askedFor = askedForIn(text);
  return askedFor === 'where' && askedFor === askedForIn(before) && /\b(?:her|him|it|them)\b/iu.test(text) && contentWords(text).length < 2;
}

/** What is left of the questions of a speech once their answers are told, each by a few of its own words: said not to be known, or kept back. */
function tellLeft(left: readonly HeardPart[], hasTold: boolean, writer: SceneWriter, facts: Facts, npc: Npc): RankedText | undefined {
  const questions = left.flatMap((each) => questionOf(each, npc, writer) ?? []);
  const echo = [...new Set(questions.map((each) => each.echo))].filter((each) => each !== '').join(' ');
  // What cannot be said again is let lie beside an answer.
  if (questions.length === 0 || (echo === '' && hasTold)) return undefined;
  const isKept = ({ part: { action, alone } }: HeardPart) => isClosed(alone ?? action, npc, writer.before);
  const isKeptBack = questions.every(({ isPersonal }) => isPersonal) || left.some(isKept);
  // Whoever has just spoken of it does not say that they never do.
  const isOfSame = hasTold && isKeptBack && left.every(({ part }) => part.leans);
  const group = isOfSame ? 'talk.nomore' : isKeptBack ? 'talk.own' : 'talk.unsure';
  return required(writer.fragments.insist([group], { ...facts, echo }) ?? `${npc.name} does not know.`);
}

/** What came back to each part of what is said: the answers in order, and after them, once, that there is none to the other questions. */
export function withEnds(heard: readonly HeardPart[], writer: SceneWriter, facts: Facts, npc: Npc): RankedText[] {
  if (isBeast(npc)) return heard.flatMap(({ told }) => told);
  const { adventure } = writer.context.brief;
  // A greeting has its answer in small talk.
  const isOpen = (each: HeardPart) =>
    each.isOpen && (each.told.length === 0 || heard.length === 1 || questionOf(each, npc, writer) !== null);
  // What is asked twice in other words, and has been answered once, is not said to be unknown.
  const isRepeat = (each: HeardPart) => {
    const echo = questionOf(each, npc, writer)?.echo;
    const isEcho = echo !== undefined && echo !== '' && each.told.length > 0 && each.told.every(({ text }) => text.includes(echo));
    return isEcho && heard.slice(0, heard.indexOf(each)).some((other) => !isOpen(other) && asksSame(each, other));
  };
  // Beside an answer, what cannot even be said again needs none: it only led up to the rest.
  const isAnswered = heard.some(({ isOpen, told }) => !isOpen && told.length > 0);
  const isIdle = (each: HeardPart) => isAnswered && each.isOpen && !isOpen(each) && each.part.action.question;
  const known = heard.filter((each) => !isOpen(each) && !isRepeat(each) && !isIdle(each)).flatMap(({ told }) => told);
  const isLeft = (each: HeardPart) => {
    const { part, told } = each;
    if (!isOpen(each) || (told.length === 0 && !part.action.question)) return false;
    const isAnswered = [part, alone(part)].some((asked) => {
      const answer = known.length > 0 && told.length === 0 ? answerHeard(asked, npc, adventure, writer.before) : undefined;
      return answer != null && isSureOf(answer);
    });
    // "Where is she? Where did you take her?" asks once.
    if (heard.some((other) => other !== each && !isOpen(other) && asksSame(each, other))) return false;
    return !isAnswered && !isTakenUp(part.alone ?? part.action, known, writer, npc);
  };
  // What answers the words before a question is no answer to the question: "I'll hold it for you. What did you see?"
  const isPassed = (each: HeardPart) => {
    const { part, told } = each;
    if (isOpen(each) || !part.asked || told.length === 0) return false;
    const question = { action: part.asked, favor: null, leans: false };
    const [whole, own] = [part, question].map((each) => answerHeard(each, npc, adventure, writer.before));
    if (!whole || own === undefined || (own !== null && (isSureOf(own) || own.it === whole.it))) return false;
    return !isTakenUp(part.asked, told, writer, npc);
  };
  const passed = heard.filter(isPassed);
  const left = heard.filter(isLeft);
  const own = left.flatMap(({ told }) => told);
  // What else could be asked, or is wanted, is told to whoever got no answer at all.
  const more = known.length === 0 ? (left.find(({ told }) => told.length > 0)?.told.slice(1) ?? []) : [];
  const isLeaning = known.length > 0 && left.every(({ part }) => part.leans);
  if (passed.length === 0 && left.length === 1 && own.length > 0 && !isLeaning) return [...known, ...own.slice(0, 1), ...more];
  const together = left.length + passed.length > 0 ? tellLeft([...left, ...passed], known.length > 0, writer, facts, npc) : undefined;
  return [...known, ...(together ? [together] : own.slice(0, 1)), ...more];
}
