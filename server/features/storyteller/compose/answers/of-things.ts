import type { Feature } from '#domain/narration/adventure.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import { whoBars } from '#domain/narration/dangers.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { seenTag, statePhrase, tagSentence } from '#domain/narration/scene-tags/seen-tag.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import { detailIn, hidingIn, isDetail } from '#server/features/storyteller/parse/things/scenery.ts';
import { commonAbout } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { evidenceFor } from './evidence.ts';
import type { Subject } from './subject.ts';
import { beFor, byWays, isUnread, nameOf, namesFor, placeName, wayTo, whereToAsk } from './wording.ts';

export type Thing = Extract<Subject, { kind: 'feature' | 'loot' | 'exit' }>;

const words = 55;

/** What actions have left on a thing, the latest first. */
export function tagsOf(subject: Subject, { before }: SceneWriter): SceneTag[] {
  const id =
    subject.kind === 'feature'
      ? subject.feature.id
      : subject.kind === 'loot'
        ? subject.loot.id
        : subject.kind === 'exit'
          ? subject.exit.id
          : subject.kind === 'npc'
            ? subject.npc.id
            : '';
  const names = [...namesFor(subject), ...(subject.kind === 'word' ? [bare(subject.name)] : [])];
  const isMeant = ({ about }: SceneTag) =>
    'id' in about
      ? about.id === id
      : about.kind === 'thing' && names.some((name) => isNamed(about.name, name) || isNamed(name, bare(about.name)));
  return (before.tags ?? []).filter(isMeant).toReversed();
}

/** What can be seen of a thing, as the adventure has it and as actions have left it. */
export function sightOf(thing: Thing, writer: SceneWriter): string {
  if (thing.kind === 'feature') return firstSentences(thing.feature.description, words);
  if (thing.kind === 'exit') return `${capitalize(thing.exit.label)} leads on from here.`;
  return whereLoot(thing, writer);
}

function whereLoot({ loot, scene, isHere }: Extract<Thing, { kind: 'loot' }>, { before, context }: SceneWriter): string {
  const holder = before.taken[loot.id];
  const name = capitalize(nameOf({ kind: 'loot', loot, scene, isHere }));
  if (holder === undefined) return `${name} is ${isHere ? 'here' : `at ${placeName(scene)}`}, ${loot.where}.`;
  const hero = context.whole.party.find(({ id }) => id === holder)?.name;
  const npc = context.brief.adventure.npcs.find(({ id }) => id === holder);
  return hero === undefined
    ? `${npc ? capitalize(withinSentence(npc.name)) : 'Somebody'} has ${nameOf({ kind: 'loot', loot, scene, isHere })} now.`
    : `${hero} has ${nameOf({ kind: 'loot', loot, scene, isHere })}.`;
}

function changed(thing: Subject, writer: SceneWriter): string[] {
  return tagsOf(thing, writer).map((tag) => {
    const seen = seenTag(tag, writer.context.brief);
    return seen.by === undefined ? tagSentence(seen) : `${tagSentence(seen)} That was ${seen.by}.`;
  });
}

function isElsewhere(thing: Thing): string[] {
  return thing.kind !== 'exit' && !thing.isHere
    ? [`${beFor(nameOf(thing)) === 'are' ? 'They are' : 'It is'} at ${placeName(thing.scene)}.`]
    : [];
}

/** Where a thing is. */
function whereIsIt(thing: Thing, writer: SceneWriter): string[] {
  if (thing.kind === 'loot') return [whereLoot(thing, writer), ...(thing.isHere ? [] : wayTo(writer, thing.scene.name))];
  if (thing.kind === 'exit') return [byWays([thing.exit], writer.context.brief.adventure)];
  const isThere = `${capitalize(nameOf(thing))} ${beFor(nameOf(thing))}`;
  if (thing.isHere) return [`${isThere} here, at ${placeName(thing.scene)}.`, firstSentences(thing.feature.description, 30)];
  return [`${isThere} at ${placeName(thing.scene)}.`, ...wayTo(writer, thing.scene.name)];
}

/** Things that are there to be read. */
const written =
  /\b(?:letter|note|notice|book|list|page|pages|board|ledger|register|roll|slate|sign|card|map|log|minutes|bill|paper|papers|scroll)\b/i;

const quoting = /["“']\p{L}|\b\p{Lu}{3,}\b|\b(?:says?|reads?|written|carved|cut|chalked|signed|words?|names?|letters?|line|column)\b/u;

/** Whether this very reply has told what was found out at a thing, or at one that is told of with the same words. */
function isLearntOf(feature: Feature, { scene, before, context: { state } }: SceneWriter): boolean {
  const [noun] = contentWords(bare(feature.name));
  return scene.features.some(
    ({ clue, description }) =>
      clue !== undefined &&
      state.clues.includes(clue) &&
      !before.clues.includes(clue) &&
      (description === feature.description || (noun !== undefined && stemsOf(description).has(noun.stem))),
  );
}

/** What stands on a thing. */
function readOn(thing: Thing, writer: SceneWriter): string[] {
  if (thing.kind !== 'feature') return [`You have not read anything on ${nameOf(thing)}.`, sightOf(thing, writer)];
  const told = wholeSentencesOf(thing.feature.description).filter((text) => quoting.test(text));
  const hiding = thing.isHere ? hidingIn(thing.feature, { adventure: writer.context.brief.adventure, state: writer.before }) : undefined;
  if (told.length === 0 && isLearntOf(thing.feature, writer)) return ['That is all there is to be read there.'];
  // What a closer look would find is not denied.
  if (told.length === 0 && hiding) return [sightOf(thing, writer), `${capitalize(withinSentence(hiding.name))} would bear a closer look.`];
  if (told.length === 0 && !written.test(namesFor(thing).join(' ')))
    return [`You can make out no writing on ${nameOf(thing)}.`, sightOf(thing, writer)];
  return [firstSentences(thing.feature.description, words), ...found(thing, writer)];
}

/** What was found out at a thing. */
function found(thing: Thing, { context: { brief, state } }: SceneWriter): string[] {
  const clue = thing.kind === 'feature' ? thing.feature.clue : undefined;
  return clue !== undefined && state.clues.includes(clue)
    ? brief.adventure.clues.filter(({ id }) => id === clue).map(({ text }) => text)
    : [];
}

/** What can be tried with a thing. */
function useOf(thing: Thing, question: Question, writer: SceneWriter): string[] {
  const name = nameOf(thing);
  const known = evidenceFor(thing, question, writer).slice(0, 1);
  if (thing.kind === 'exit') return ways(thing, writer);
  if (!thing.isHere)
    return [
      `${capitalize(name)} ${beFor(name)} not here; you came upon ${beFor(name) === 'are' ? 'them' : 'it'} at ${placeName(thing.scene)}.`,
      ...known,
    ];
  if (thing.kind === 'loot') {
    const isTaken = Object.hasOwn(writer.before.taken, thing.loot.id);
    return isTaken
      ? [`You can use ${name}, show it, or give it to somebody who has a use for it.`, ...known]
      : [`You can take ${name}: it is ${thing.loot.where}.`, ...known];
  }
  if (isUnread(thing, writer))
    return [`Look at ${name} more closely first: it has more to tell than you have seen.`, firstSentences(thing.feature.description, 35)];
  const learned = found(thing, writer);
  return [
    `You can handle ${name} as you like: move it, mark it, break it, hide it, or use it for what you have in mind.`,
    ...(learned.length > 0 ? learned : known.length > 0 ? known : [firstSentences(thing.feature.description, 35)]),
  ];
}

function ways({ exit }: Extract<Thing, { kind: 'exit' }>, writer: SceneWriter): string[] {
  const bar = whoBars(writer.context.brief.adventure, writer.before, exit);
  return [
    bar ? `${capitalize(withinSentence(bar.name))} stands between you and ${exit.label}.` : `You can take ${exit.label}: nobody bars it.`,
  ];
}

const states: readonly { asked: RegExp; seen: RegExp; opposite?: RegExp }[] = [
  { asked: /^(?:open|ajar|unlocked)$/, seen: /\b(?:open|ajar)\b/i, opposite: /\b(?:shut|closed|locked|barred)\b/i },
  { asked: /^(?:closed|shut|locked|barred|bolted)$/, seen: /\b(?:shut|closed|locked|barred|bolted)\b/i, opposite: /\b(?:open|ajar)\b/i },
  { asked: /^(?:burning|lit|on fire|alight)$/, seen: /\b(?:burns?|burning|lit|alight|glows?)\b/i },
  { asked: /^(?:broken|damaged|cut|torn|smashed)$/, seen: /\b(?:broken|cracked|cut|torn|smashed)\b/i },
  { asked: /^(?:empty)$/, seen: /\bempty\b/i },
  { asked: /^(?:warm|hot)$/, seen: /\b(?:warm|hot|steaming)\b/i, opposite: /\b(?:cold|cool)\b/i },
  { asked: /^(?:cold|frozen)$/, seen: /\b(?:cold|frozen|frost|ice)\b/i, opposite: /\b(?:warm|hot)\b/i },
];

/** What everybody knows of a thing, or the place is told with, that says it is in some state. */
function knownOfState({ name, aliases }: Feature, state: RegExp, { context, before, scene }: SceneWriter): string | undefined {
  const fact = commonAbout(bare(name).toLowerCase(), context.brief.adventure, before)?.says ?? '';
  const heads = [bare(name), ...aliases];
  return [fact, scene.description]
    .flatMap(wholeSentencesOf)
    .find((text) => state.test(text) && heads.some((head) => isNamed(text, bare(head))));
}

/** Whether a thing is as the words have it: as actions have left it, else as it was seen. */
export function isThingSo(thing: Thing, predicate: string, writer: SceneWriter, isVerb = false): string[] {
  const name = capitalize(nameOf(thing));
  const tags = tagsOf(thing, writer);
  const how = states.find(({ asked }) => asked.test(predicate));
  const [tag] = tags;
  if (tag) {
    const seen = seenTag(tag, writer.context.brief);
    const yes = seen.state.includes(predicate) || (how?.seen.test(seen.state) ?? false);
    const no = how?.opposite?.test(seen.state) ?? false;
    return [`${yes ? 'Yes. ' : no ? 'No. ' : ''}${name} ${statePhrase(seen)}.${seen.by === undefined ? '' : ` That was ${seen.by}.`}`];
  }
  if (thing.kind === 'exit') {
    const bar = whoBars(writer.context.brief.adventure, writer.before, thing.exit);
    if (/^(?:open|free|unlocked|clear|safe|passable|unguarded)$/.test(predicate))
      return bar ? [`No. ${capitalize(withinSentence(bar.name))} bars ${thing.exit.label}.`] : [`Yes. ${name} is open to you.`];
    if (/^(?:closed|shut|locked|barred|blocked|guarded|watched)$/.test(predicate))
      return bar
        ? [`Yes. ${capitalize(withinSentence(bar.name))} bars ${thing.exit.label}.`]
        : [`No. ${name} is open to you, and nobody bars it.`];
    return [`${name} leads on from here; more than that cannot be seen of it.`];
  }
  const open = `You have not found out whether ${nameOf(thing)} ${isVerb ? 'would' : beFor(nameOf(thing))} ${predicate}.`;
  if (thing.kind === 'loot') {
    const isSo = how?.seen.test(thing.loot.where) === true;
    return [isSo ? 'Yes, as far as can be seen.' : open, sightOf(thing, writer), ...isElsewhere(thing)];
  }
  const exit = knownExits(writer.context.brief.adventure, writer.before).find(({ aliases }) => aliases.includes(bare(thing.feature.name)));
  if (exit && how) return isThingSo({ kind: 'exit', exit }, predicate, writer);
  const seen = wholeSentencesOf(thing.feature.description);
  const against = how?.opposite && seen.find((text) => how.opposite?.test(text));
  if (against !== undefined) return [`No. ${against}`];
  const shown = how && seen.find((text) => how.seen.test(text));
  if (shown !== undefined) return [`Yes, as far as can be seen. ${shown}`];
  const known = how && knownOfState(thing.feature, how.seen, writer);
  if (known !== undefined) return [`Yes, as far as can be seen: nothing about ${nameOf(thing)} has changed since you came. ${known}`];
  const asked = contentWords(predicate).map(({ stem }) => stem);
  const said = seen.find(
    (text) => asked.length > 0 && asked.every((stem) => stemsOf(text).has(stem)) && !/\b(?:not|no|never|nobody)\b/i.test(text),
  );
  if (said !== undefined) return [`Yes, as far as can be seen. ${said}`];
  const place = thing.isHere ? '' : ` You saw it at ${placeName(thing.scene)}.`;
  return [`${open}${place}`, firstSentences(thing.feature.description, 35)];
}

/** Forms of questions that the look of a thing from near answers, where nothing else does. */
const answeredByLook: readonly Question['form'][] = ['why', 'how', 'whose', 'howMany', 'happened'];

/** How many there are of something that the place has to be seen from near; undefined where that gives no number of it. */
export function countedNear(text: string, { context, before }: SceneWriter): string[] | undefined {
  const near = detailIn(text, { adventure: context.brief.adventure, state: before });
  const seen = near?.kind === 'feature' ? near.feature.description : '';
  return canAnswer(seen, 'howMany') ? [seen] : undefined;
}

/** The answer to a question about a thing or a way. */
export function answerOfThing(thing: Thing, question: Question, writer: SceneWriter): string[] | undefined {
  const isSeenNear = thing.kind === 'feature' && isDetail(thing.feature, thing.scene) && tagsOf(thing, writer).length === 0;
  if (isSeenNear && answeredByLook.includes(question.form)) return [sightOf(thing, writer)];
  switch (question.form) {
    case 'what':
    case 'who':
    case 'looks':
      return [...changed(thing, writer), sightOf(thing, writer), ...isElsewhere(thing), ...found(thing, writer)];
    case 'inside':
      return [
        sightOf(thing, writer),
        ...changed(thing, writer),
        ...found(thing, writer),
        ...(thing.kind === 'feature' ? whereToAsk(writer, thing).filter((text) => text.includes('closer look')) : []),
      ];
    case 'reads':
      return readOn(thing, writer);
    case 'where':
      return whereIsIt(thing, writer);
    case 'happened':
      return happenedTo(thing, question, writer);
    case 'use':
      return useOf(thing, question, writer);
    case 'howMany': {
      if (thing.kind === 'exit' || !thing.isHere) return undefined;
      const counted =
        thing.kind === 'feature' ? wholeSentencesOf(thing.feature.description).filter((text) => canAnswer(text, 'howMany')) : [];
      return counted.length > 0
        ? counted.slice(0, 2)
        : [`Nothing you have seen or heard of ${nameOf(thing)} gives a number.`, sightOf(thing, writer)];
    }
    case 'why': {
      const told = [...found(thing, writer), ...evidenceFor(thing, question, writer)].slice(0, 2);
      return told.length > 0 ? told : undefined;
    }
    case 'how': {
      const told = evidenceFor(thing, question, writer);
      if (question.rest === '')
        return told.length > 0
          ? told
          : [`Nothing you have seen or heard says how it is with ${nameOf(thing)}.`, ...useOf(thing, question, writer).slice(0, 1)];
      const verb = baseOf(question.rest) ?? question.rest;
      const isPassive = / (?:be|get) \p{L}+(?: \p{L}+)?$/u.test(question.text);
      const how = isPassive ? `how ${nameOf(thing)} could be ${question.rest}` : `how to ${verb} ${nameOf(thing)}`;
      return told.some((text) => isNamed(text, question.rest) || isNamed(text, verb))
        ? told
        : [`Nothing you have seen or heard says ${how}.`, ...useOf(thing, question, writer)];
    }
    default:
      return undefined;
  }
}

function happenedTo(thing: Thing, question: Question, writer: SceneWriter): string[] {
  const left = changed(thing, writer);
  if (left.length > 0) return left;
  // "What's the deal with the wool?" asks what it is about, and for nothing that happened.
  if (/\b(?:deal|story|matter|up|thing)\b/.test(question.text))
    return [sightOf(thing, writer), ...found(thing, writer), ...whereToAsk(writer, thing)];
  if (thing.kind === 'loot' && Object.hasOwn(writer.before.taken, thing.loot.id)) return [whereLoot(thing, writer)];
  return [`Nothing has happened to ${nameOf(thing)} that you know of.`, sightOf(thing, writer)];
}
