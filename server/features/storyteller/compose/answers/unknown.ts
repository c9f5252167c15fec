import { escapePattern } from '#domain/text/escape-pattern.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import { isNounPhrase } from '#server/features/storyteller/parse/question/noun-phrase.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import { commonNamedIn } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { tellMentioned } from '#server/features/storyteller/compose/mentions/tell-mentioned.ts';
import { openAim } from '#server/features/storyteller/parse/question/open-aim.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { knownOf, nearestTo } from './evidence.ts';
import { headOf } from './subject.ts';
import type { Subject } from './subject.ts';
import { isConcrete } from '#server/features/storyteller/parse/things/concrete.ts';
import { thirdPerson } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { beFor, nameOf, namesFor, unansweredLine, whereToAsk } from './wording.ts';

/** A question with whoever asks it, and where. */
export interface Asked {
  question: Question;
  actor: Hero;
  writer: SceneWriter;
}

const unknownBy: Partial<Record<Question['form'], (name: string) => string>> = {
  whoDid: (name) => `Nobody has told you who did that: ${name}.`,
  who: (name) => `Nobody has told you who ${name} ${beFor(name)}.`,
  what: (name) => `Nothing you have seen or heard says what ${name} ${beFor(name)}.`,
  where: (name) => `Nobody has told you where ${name} ${beFor(name)}.`,
  why: (name) => `Nothing you have seen or heard of ${name} says why.`,
  when: (name) => `Nothing you have seen or heard of ${name} says when.`,
  how: (name) => `Nothing you have seen or heard of ${name} says how.`,
  howMany: (name) => `Nothing you have seen or heard of ${name} gives a number.`,
  whose: (name) => `Nothing you have seen or heard says whose ${name} is.`,
  which: (name) => `Nothing you have seen or heard says which of them it is: ${name}.`,
  reads: (name) => `You have read nothing on ${name}.`,
  inside: (name) => `Nothing you have seen or heard says what there is at ${name}.`,
  looks: (name) => `You have not seen ${name} yet.`,
  doing: (name) => `Nobody can say what ${name} does now.`,
  happened: (name) => `Nothing you have seen or heard tells what became of ${name}.`,
  wants: (name) => `Nobody has told you what ${name} wants.`,
  use: (name) => `Nothing you have learned so far tells what could be done about ${name}.`,
  meant: (name) => `Nobody has told you what ${name} meant.`,
  did: (name) => `Nothing you have seen or heard settles that of ${name}.`,
  can: (name) => `Nothing you have seen of ${name} says that it cannot be tried.`,
};

/** Forms for which anything else that is known of the subject is no help. */
const vague: readonly Question['form'][] = ['why', 'when', 'how', 'howMany', 'did', 'can'];

/** What everybody knows of something that a question names, where nothing else answers it; the longest name counts. */
export function commonNamed(text: string, { writer }: Asked): string | undefined {
  return commonNamedIn(text, writer.context.brief.adventure, writer.before).find(
    ({ says, onlyPeople }) => onlyPeople !== true && !writer.narrated.has(says),
  )?.says;
}

/** How to go on where nothing known answers: what is left to be done about it, else where one could ask. */
function goingOn(subject: Subject, { question, writer }: Asked): string[] {
  const aim = subject.kind === 'word' ? openAim(question.text, writer.context.brief.adventure, writer.before) : undefined;
  return aim ? [aim.says] : whereToAsk(writer, subject);
}

/** Forms that a sentence answers which only speaks of the subject. */
const answeredByMention: readonly Question['form'][] = ['what', 'who', 'reads', 'inside', 'looks', 'doing', 'happened', 'howMany'];
const number =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|score|dozens?|hundreds?|both|none)\b/iu;

/** Forms that ask of a thing before one's eyes. */
const ofSight: readonly Question['form'][] = ['whose', 'reads', 'inside', 'looks', 'doing'];

/** That there is no such thing, where a question of what is before one's eyes names one that nobody has told of. */
function notHere(subject: Subject, { question }: Asked): string | undefined {
  const name = subject.kind === 'word' ? bare(subject.name) : '';
  return name !== '' &&
    !/^(?:not|no|none|nothing|or)\b/u.test(name) &&
    ofSight.includes(question.form) &&
    isNounPhrase(name) &&
    isConcrete(headOf(name))
    ? `No ${name} that you can see here.`
    : undefined;
}

/** What the last replies have told of a subject that goes by the words of the question alone; undefined where they tell nothing of it. */
function lastSaidOf(subject: Subject, { question, writer }: Asked): string[] | undefined {
  if (subject.kind !== 'word') return undefined;
  const isThere = question.form === 'why' && /^there\b/.test(subject.name);
  if (!answeredByMention.includes(question.form) && !isThere) return undefined;
  const [counted = ''] = bare(subject.name).split(' ');
  const told = tellMentioned(bare(subject.name.replace(/^there (?:(?:is|are) )?/, '')), writer);
  // "How many pins are left?" is not answered by what is pinned somewhere.
  const counts = (text: string) => number.test(text) && new RegExp(`\\b${escapePattern(counted.replace(/s$/, ''))}s?\\b`, 'iu').test(text);
  if (!told || (question.form === 'howMany' && !counts(told[0] ?? ''))) return undefined;
  return isThere ? told.slice(0, 1) : told;
}

/** What a player asks of the party, as it is said to them: "who has sent us" is "who has sent you". */
const ofYou = (text: string): string =>
  text
    .replaceAll(/\b(?:us|me|we|i)\b/giu, 'you')
    .replaceAll(/\b(?:our|my)\b/giu, 'your')
    .replaceAll(/\b(?:ours|mine)\b/giu, 'yours')
    .replaceAll(/\b(?:ourselves)\b/giu, 'yourselves');

/** The honest answer where nothing known says it, with what is known of the subject, and where one could ask. */
export function unknown(subject: Subject, asked: Asked): string[] {
  const { question, writer } = asked;
  const name = nameOf(subject);
  if (/['’]s?$/.test(name)) return [unansweredLine(question.text), ...goingOn(subject, asked)];
  const [pronoun] = subject.kind === 'word' ? (/^(?:the )?(?:she|he|they|him|her|them|it)$/i.exec(subject.name) ?? []) : [];
  if (pronoun !== undefined)
    return [
      `It is not plain ${/it$/i.test(pronoun) ? 'what' : 'whom'} you mean by “${bare(pronoun)}”: say the name.`,
      ...goingOn(subject, asked),
    ];
  const told = lastSaidOf(subject, asked);
  if (told) return told;
  if (question.form === 'looks' && / from (?:up |down |over )?(?:here|there)$/.test(question.text))
    return ['No more of that can be made out from here than this.', firstSentences(writer.scene.description, 45)];
  const absent = notHere(subject, asked);
  if (absent !== undefined) return [absent];
  // What is no name is not repeated as one: "the up here".
  if (subject.kind === 'word' && !isNounPhrase(subject.name) && question.form !== 'whoDid' && question.form !== 'is')
    return [unansweredLine(question.text), ...goingOn(subject, asked)];
  if (question.form === 'doing' && subject.kind === 'feature') return [firstSentences(subject.feature.description, 40)];
  const isLong = subject.kind === 'word' && subject.name.split(' ').length > 4;
  if (isLong && vague.includes(question.form)) return [unansweredLine(question.text), ...goingOn(subject, asked)];
  if (question.form === 'whoDid')
    return [
      `Nobody has told you ${ofYou(question.text.replace(/^who's\b/, 'who has'))}.`,
      ...nearestTo(subject, question, writer),
      ...goingOn(subject, asked),
    ];
  if (question.form === 'is') return [whether(subject, question.text), ...nearestTo(subject, question, writer), ...goingOn(subject, asked)];
  const known = vague.includes(question.form) ? nearestTo(subject, question, writer) : knownOf(subject, question, writer).slice(0, 1);
  if (question.form === 'what' && known.length > 0)
    return [`Nobody has told you in so many words what ${name} ${beFor(name)}; this you know.`, ...known, ...goingOn(subject, asked)];
  const fact = commonNamed(question.text, asked);
  if (fact !== undefined) return [...(vague.includes(question.form) ? [unansweredLine(question.text)] : []), fact];
  const say = unknownBy[question.form] ?? ((each: string) => `Nothing you have seen or heard so far about ${each} settles that.`);
  return [subject.kind === 'word' && name === 'that' ? unansweredLine(question.text) : say(name), ...known, ...goingOn(subject, asked)];
}

/** That nothing known settles whether something is so, said with the question's own words. */
function whether(subject: Subject, text: string): string {
  const [, verb = 'is', rest = ''] = /^(\p{L}+)n?'?t? (.+)$/u.exec(text) ?? [];
  const isBe = /^(?:is|are|was|were|has|does|do)$/.test(verb);
  const after = isBe ? afterSubject(rest, subject) : null;
  if (after === null || /\b(?:i|we|you|my|our|me|us)\b/.test(after))
    return `Nothing you have seen or heard about ${nameOf(subject)} settles that.`;
  const name = nameOf(subject);
  if (verb === 'does') return `Nothing you have seen or heard settles whether ${name} ${after.replace(/^\p{L}+/u, thirdPerson)}.`;
  return `Nothing you have seen or heard settles whether ${name} ${verb === 'do' ? '' : `${verb} `}${after}.`;
}

/** What stands after a subject in the words of a question; null where that cannot be told. */
function afterSubject(rest: string, subject: Subject): string | null {
  const names = [
    nameOf(subject).toLowerCase(),
    ...namesFor(subject).map((name) => name.toLowerCase()),
    ...(subject.kind === 'word' ? [subject.name.toLowerCase()] : []),
  ].flatMap((name) => [name, bare(name)]);
  const at = names.find((name) => rest.startsWith(`${name} `) || rest.startsWith(`the ${name} `));
  return at === undefined ? null : rest.replace(/^the /, '').slice(bare(at).length).trim() || null;
}
