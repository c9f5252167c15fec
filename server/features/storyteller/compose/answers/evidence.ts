import { stemmer } from 'stemmer';
import { capitalize } from '#domain/text/capitalize.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import type { AskedFor } from '#server/features/storyteller/parse/talk/asked-for.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import { wholeWord } from '#server/features/storyteller/parse/words/whole-word.ts';
import { knownPassages } from '#server/features/storyteller/recall/passages.ts';
import type { Passage } from '#server/features/storyteller/recall/passages.ts';
import { keyWords, recall } from '#server/features/storyteller/recall/recall.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { countText } from '#server/features/storyteller/compose/ranked-text.ts';
import { headOf } from './subject.ts';
import type { Subject } from './subject.ts';
import { nameOf, namesFor } from './wording.ts';

/** Sentences that one answer brings up at most, and their words in all. */
const most = { sentences: 2, words: 60 } as const;

const shaped = ['who', 'why', 'when', 'where', 'howMany'] as const satisfies readonly AskedFor[];

/** Whether a sentence speaks of what goes by a name, and not only of what is theirs: "the reeve's notice" is none about the reeve. */
function speaksOf(text: string, name: string): boolean {
  return [...text.matchAll(wholeWord(name))].some(({ index }) => !/^(?:'s|s')\s+\p{L}/u.test(text.slice(index + name.length)));
}

/** Whether a sentence that the party knows is about a subject. */
function isAbout(subject: Subject, { text, about }: Passage): boolean {
  if (subject.kind === 'word') {
    const words = contentWords(subject.name);
    const [head] = contentWords(headOf(subject.name));
    const stems = stemsOf(text);
    const held = words.filter(({ stem }) => stems.has(stem)).length;
    return words.length > 0 && held * 2 > words.length && (head === undefined || stems.has(head.stem) || held > 1);
  }
  const names = namesFor(subject);
  return names.some((name) => speaksOf(text, name)) || (subject.kind !== 'npc' && names.some((name) => about.includes(name)));
}

/** A sentence that can stand alone: one that begins with "It" or "They" speaks of what stood before it. */
const standsAlone = ({ text }: Passage) => !/^(?:it|they|he|she|this|that|these|those|then|so|and|but|there,|here,)\b/i.test(text);

/** A sentence as the narrator repeats it: what somebody said is told as theirs. */
export function tellPassage({ text, by }: Passage): string {
  return by === undefined ? text : `${capitalize(withinSentence(by.name))} told you: "${text.replaceAll('"', "'")}"`;
}

/** Signs of a danger that later ones have overtaken. */
function overtaken({ context: { brief, state } }: SceneWriter): Set<string> {
  return new Set(
    brief.adventure.clocks.flatMap(({ id, signs }) => signs.slice(0, Math.max(0, (state.clocks[id] ?? 0) - 1)).flatMap(wholeSentencesOf)),
  );
}

/** What the party knows that is about a subject. */
function passagesAbout(subject: Subject, writer: SceneWriter): Passage[] {
  const old = overtaken(writer);
  return knownPassages(writer.context.brief, writer.context.state).filter(
    (passage) => isAbout(subject, passage) && (passage.by !== undefined || standsAlone(passage)) && !old.has(passage.text),
  );
}

/** What the party knows of a subject, the best first. */
export function knownOf(subject: Subject, question: Question, writer: SceneWriter): string[] {
  const about = passagesAbout(subject, writer);
  const ranked = recall(question.text, about).map(({ passage }) => passage);
  const named = about.filter(({ text }) => namesFor(subject).some((name) => speaksOf(text, name)));
  return within([...new Set([...ranked, ...named, ...about])]);
}

/** All that the party knows of a subject, what it found out first. */
export function allKnownOf(subject: Subject, writer: SceneWriter): string[] {
  const { clues } = writer.context.brief.adventure;
  const isFound = ({ text }: Passage) => clues.some((clue) => clue.text.includes(text));
  const about = passagesAbout(subject, writer).filter(
    ({ text }) => subject.kind === 'word' || namesFor(subject).some((name) => speaksOf(text, name)),
  );
  const told: string[] = [];
  for (const passage of [...about.filter(isFound), ...about.filter((each) => !isFound(each))]) {
    if (told.length >= mostKnown.sentences || countText(told.join(' ')) > mostKnown.words) break;
    told.push(tellPassage(passage));
  }
  return told;
}

/** What an answer tells of something that is asked after as a whole. */
const mostKnown = { sentences: 6, words: 120 } as const;

const nearly = 0.9;

/** Whether a passage has something of what is asked besides the subject's own name. */
function saysMore({ text }: Passage, subject: Subject, question: Question): boolean {
  const own = new Set([...namesFor(subject), nameOf(subject)].flatMap((name) => contentWords(name).map(({ stem }) => stem)));
  const others = keyWords(question.text).filter(({ stem }) => !own.has(stem));
  const stems = stemsOf(text);
  return others.length === 0 || others.some(({ stem }) => stems.has(stem));
}

/** Whether a passage gives a number of what is asked after: "sixty-one spoons", "five left" of pins that it names. */
function isCounted({ text }: Passage, subject: Subject, question: Question): boolean {
  const stems = [nameOf(subject), question.subject].flatMap((name) => contentWords(headOf(name)).map(({ stem }) => stem));
  const all = text.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
  return all.some(
    (word, at) =>
      stems.some((stem) => stemmer(word) === stem) &&
      (canAnswer(all.slice(Math.max(0, at - 3), at).join(' '), 'howMany') || /\b\p{L}+ left\b|\btoo many\b/u.test(text)),
  );
}

/** Whether a passage tells that something was done: by the verb of the question, or one near in sense. */
function saysDone({ text }: Passage, verb: string): boolean {
  const meant = baseOf(verb) ?? verb;
  if (meant === 'write' && /\b(?:signed|hand of|handwriting)\b/i.test(text)) return true;
  return contentWords(text).some(({ word }) => (baseOf(word) ?? word) === meant || wordTable().nearness(word, verb) >= nearInSense);
}

const nearInSense = 0.6;

/** The one thing that comes nearest to an answer where none is known: about the subject, and with something else of the question. */
export function nearestTo(subject: Subject, question: Question, writer: SceneWriter): string[] {
  const about = passagesAbout(subject, writer).filter((passage) => saysMore(passage, subject, question));
  return within(recall(question.text, about).map(({ passage }) => passage)).slice(0, 1);
}

const befalling =
  /\b(?:stolen|taken|took|gone|lost|drowned|sank|sunk|killed|died|dead|vanished|missing|broken|burnt|went out|left|hidden|wrecked|disappeared)\b/i;

/** What has befallen somebody or something, as the party knows it. */
export function befallenTo(subject: Subject, writer: SceneWriter): string[] {
  return within(passagesAbout(subject, writer).filter(({ text }) => befalling.test(text)));
}

/** Sentences that the party knows and that answer the question: about its subject, and with the kind of thing that it asks for. */
export function evidenceFor(subject: Subject, question: Question, writer: SceneWriter): string[] {
  const shape = shaped.find((each) => each === question.form);
  const name = nameOf(subject).replace(/^the /, '');
  const isDefining = ({ text }: Passage) =>
    question.form !== 'what' ||
    new RegExp(`${name.replaceAll(/[^\p{L} ]/gu, '.')}\\b,? (?:is|are|was|were|who|which|a|an|the)\\b`, 'iu').test(text);
  const about = passagesAbout(subject, writer).filter(
    (passage) =>
      (question.form !== 'whoDid' || saysDone(passage, question.rest)) &&
      (shape === undefined || canAnswer(passage.text, shape)) &&
      (isShaped(question) || saysMore(passage, subject, question)) &&
      isDefining(passage),
  );
  if (question.form === 'howMany') return within(about.filter((passage) => isCounted(passage, subject, question)).toReversed()).slice(0, 1);
  const ranked = recall(question.text, about);
  const [first] = ranked;
  return first ? within(ranked.filter(({ fit }) => fit >= first.fit * nearly).map(({ passage }) => passage)) : [];
}

/** Whether the kind of thing that is asked for is enough to know an answer by. */
const isShaped = ({ form }: Question) => form === 'where' || form === 'when';

function within(passages: readonly Passage[]): string[] {
  const said: string[] = [];
  for (const passage of passages) {
    const text = tellPassage(passage);
    if (said.length >= most.sentences || (said.length > 0 && countText([...said, text].join(' ')) > most.words)) break;
    said.push(text);
  }
  return said;
}
