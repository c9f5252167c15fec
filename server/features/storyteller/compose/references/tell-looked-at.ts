import { remember } from '#domain/memoise.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { subjectOf } from '#server/features/storyteller/compose/answers/find-subject.ts';
import type { Subject } from '#server/features/storyteller/compose/answers/subject.ts';
import { tellAnswer } from '#server/features/storyteller/compose/answers/tell-answer.ts';
import { beFor, isUnanswered, nameOf, whereToAsk } from '#server/features/storyteller/compose/answers/wording.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { QuestionForm } from '#server/features/storyteller/parse/question/question-form.ts';
import { readQuestion } from '#server/features/storyteller/parse/question/question-form.ts';
import { canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { detailIn } from '#server/features/storyteller/parse/things/scenery.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { contentWords, stemsOf, textsRemembered } from '#server/features/storyteller/parse/words/content-words.ts';

type Thing = Extract<Subject, { kind: 'feature' | 'loot' }>;

/** What only asks, and names nothing that could be seen of a thing. */
const asking =
  /\b(?:what|who|whose|which|when|where|how|many|much|any|some|anything|something|there|here|it|its|them|they|their|inside|else|more|kind|sort|say|says|tell|tells|ask|asks|made|make|look|looks)\b/giu;
const stemsAsked = remember((text) => contentWords(text.toLowerCase().replaceAll(asking, ' ')).map(({ stem }) => stem), textsRemembered);
const pronoun = /\b(?:it|they|them|those|these)\b/iu;
/** What is asked of the whole of it: "what's inside?" */
const within = /^(what(?:'s| is| are| do(?:es)?)?(?: there)?(?: written)? (?:inside|in|on|under|behind))(?: there)?$/iu;
/** How many there are: "how many are there?" */
const count = /^(how many)(?: (?:are|is)(?: (?:there|they|it|left|here))?)?$/iu;

/** Forms that ask for no more than a look tells. */
const ofWhole: readonly QuestionForm[] = ['what', 'reads', 'inside', 'looks'];

/** The thing that was looked at in the same breath, where nothing stands between but what was asked of it. */
function lookedAt(action: HeroAction, writer: SceneWriter): Thing | undefined {
  const actions = writer.context.read.flatMap((each) => each.actions);
  const at = actions.findIndex((each) => each.kind === 'ask' && each.clauses.join() === action.clauses.join());
  const last = actions.slice(0, Math.max(0, at)).findLast(({ kind }) => kind !== 'ask');
  const target = last?.kind === 'search' ? last.targets[0] : undefined;
  const { scene } = writer;
  if (target?.kind === 'feature') return { kind: 'feature', feature: target.feature, scene, isHere: true };
  return target?.kind === 'loot' ? { kind: 'loot', loot: target.loot, scene, isHere: true } : undefined;
}

/** All that can be seen of a thing, and was found out at it. */
function textsOf(thing: Thing, { context: { brief, state } }: SceneWriter): string[] {
  if (thing.kind === 'loot') return [thing.loot.where];
  const { clue, description } = thing.feature;
  const found = clue !== undefined && state.clues.includes(clue) ? brief.adventure.clues.filter(({ id }) => id === clue) : [];
  return [description, ...found.map(({ text }) => text)].flatMap(wholeSentencesOf);
}

const textOf = (thing: Thing): string => (thing.kind === 'feature' ? thing.feature.description : thing.loot.where);

/** A question with the name of the thing in the place of what stands for it. */
function byItsName(text: string, thing: Thing): string {
  const name = `the ${bare(nameOf(thing))
    .toLowerCase()
    .replace(/ (?:in|on|at|by|under|over|behind|of) .*$/, '')}`;
  if (within.test(text)) return text.replace(within, `$1 ${name}`);
  if (count.test(text)) return text.replace(count, `$1 ${bare(name)}`);
  return text.replace(pronoun, name);
}

/**
 * The answer to what is asked right behind a look at a thing, of that thing: "I look at the coat: whose size, and what's in the pockets?"
 * What the look has told is not told again; undefined for all questions that are about something else.
 */
export function tellLookedAt(action: HeroAction, writer: SceneWriter): string[] | undefined {
  const thing = lookedAt(action, writer);
  const text = action.clauses.join(' ').replace(/[\s?!.]+$/, '');
  if (!thing || (action.asked?.asks !== 'recall' && action.asked?.asks !== 'seen')) return undefined;
  const question = readQuestion(text);
  const asked = (action.asked.asks === 'seen' ? action.asked.subject : question?.subject) ?? text.replace(/^(?:an?|any|some|the) /iu, '');
  const subject =
    /^(?:it|its|they|them|those|these|inside|there)?\b/u.exec(asked)?.[0] === '' ? subjectOf(asked, writer, action.actor, false) : thing;
  const isOther = subject.kind !== 'word' && !(subject.kind === thing.kind && nameOf(subject) === nameOf(thing));
  const near =
    subject.kind === 'word' ? detailIn(`the ${asked}`, { adventure: writer.context.brief.adventure, state: writer.before }) : undefined;
  if (isOther || (near?.kind === 'feature' && near.feature.description !== textOf(thing))) return undefined;
  const stems = stemsAsked(text).filter((stem) => !stemsOf(nameOf(thing)).has(stem));
  const isCount = question?.form === 'howMany';
  const shown = textsOf(thing, writer).filter(
    (each) => (stems.length === 0 ? isCount : stems.some((stem) => stemsOf(each).has(stem))) && (!isCount || canAnswer(each, 'howMany')),
  );
  const isWhole = stems.length === 0 && question !== null && ofWhole.includes(question.form);
  if (shown.length > 0 || isWhole)
    return thing.kind === 'feature' && writer.narrated.has(thing.feature.description)
      ? []
      : (shown.length > 0 ? shown : textsOf(thing, writer)).slice(0, 2);
  // Who made a thing, and when, no look tells that has not shown it.
  const isPast = question?.form === 'whoDid' || question?.form === 'when';
  const told =
    isPast || (stems.length > 0 && !pronoun.test(text)) ? undefined : tellAnswer(writer, { ...action, clauses: [byItsName(text, thing)] });
  return told && !told.every(isUnanswered)
    ? told
    : [`Of the rest ${nameOf(thing)} ${beFor(nameOf(thing)) === 'are' ? 'show' : 'shows'} nothing.`, ...whereToAsk(writer, thing)];
}
