import type { Npc } from '#domain/narration/adventure.ts';
import { whoBars } from '#domain/narration/dangers.ts';
import { knownExits, presentNpcs, takenLoot } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { bare, goesBy, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { listed } from './facts.ts';
import { tellOfFallen } from './tell-fallen.ts';
import { mindOfAway } from './people/tell-companion.ts';
import { tellKept } from './people/tell-kept.ts';
import { firstSentences, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { tellChanged } from './scene-changes/tell-tags.ts';
import { tellSaid } from './people/tell-said.ts';
import { tellHealth, tellPeople, tellWho } from './tell-people.ts';
import { tellKnown, tellRecap } from './tell-recap.ts';
import { recalled, tellRecalled } from './tell-recall.ts';
import { openAim } from '#server/features/storyteller/parse/question/open-aim.ts';
import { learnedQuestionOf } from '#server/features/storyteller/parse/question/learned-question.ts';
import { stateQuestionOf } from '#server/features/storyteller/parse/question/state-question.ts';
import type { StateQuestion } from '#server/features/storyteller/parse/question/question-kinds.ts';
import { tellAnswer, tellAtLarge } from '#server/features/storyteller/compose/answers/tell-answer.ts';
import { tellWords } from './references/tell-words.ts';
import { tellCover, tellTakeable } from './references/tell-at-hand.ts';
import { tellLookedAt } from './references/tell-looked-at.ts';
import { tellIsThere } from './references/tell-is-there.ts';
import { tellRules } from '#server/features/storyteller/compose/answers/tell-rules.ts';
import { tellGoal, tellOver, tellUntried } from '#server/features/storyteller/compose/answers/tell-goal.ts';
import { tellHeroes } from '#server/features/storyteller/compose/answers/of-heroes.ts';
import { tellLeave } from '#server/features/storyteller/compose/answers/own/tell-leave.ts';
import { tellTimeAsked } from '#server/features/storyteller/compose/answers/tell-time.ts';
import { tellRolled } from '#server/features/storyteller/compose/answers/own/tell-rolled.ts';
import { tellSpells } from '#server/features/storyteller/compose/answers/own/tell-spells.ts';
import { tellCarried } from '#server/features/storyteller/compose/answers/own/tell-carried.ts';
import { tellFeatures, tellPurse, tellSheet } from '#server/features/storyteller/compose/answers/own/tell-sheet.ts';
import { firstStepTo } from '#server/features/storyteller/compose/answers/first-step.ts';
import { optionsHere } from '#server/features/storyteller/compose/answers/of-places.ts';
import { tellOfTheTale } from '#server/features/storyteller/compose/answers/of-the-tale.ts';
import { tellAgain } from '#server/features/storyteller/compose/answers/of-own-actions.ts';
import { placeAtFirst } from './references/tell-first-look.ts';
import { howFar, isUnanswered, wayTo } from '#server/features/storyteller/compose/answers/wording.ts';
import { enemyOf } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

/** What one answer tells at most: words of a description. */
const most = { words: 45 } as const;

function tellWays({ context, before, scene }: SceneWriter, foe: Npc | undefined): string[] {
  const ways = knownExits(context.brief.adventure, before).map(({ label }) => label);
  if (ways.length === 0) return [`You know of no way on from ${withinSentence(scene.name)} yet.`];
  const all = `From ${withinSentence(scene.name)} you can take ${listed(ways, 'or')}.`;
  if (!foe) return [all];
  const open = knownExits(context.brief.adventure, before).filter((exit) => !whoBars(context.brief.adventure, before, exit));
  const barring = `${capitalize(withinSentence(foe.name))} stands between you and the way out.`;
  return [
    all,
    open.length === 0
      ? barring
      : `${barring} Nobody bars ${listed(
          open.map(({ label }) => label),
          'or',
        )}.`,
  ];
}

const asksHowFar = /\b(?:far|how long|long way|close|near|nearby)\b/i;

/** How far the ways of the place lead, where no one of them is named. */
function tellHowFarAll(writer: SceneWriter): string[] {
  return [
    'Each way from here leads straight to the next place, and nobody has told you how long it takes.',
    ...tellWays(writer, undefined),
  ];
}

/** How to get somewhere: the ways one after the other, as far as the party knows them. */
function tellRoute(writer: SceneWriter, action: HeroAction): string[] {
  const subject = action.asked?.subject ?? '';
  if (isNamed(bare(writer.scene.name), bare(subject))) return ['You are there.'];
  if (
    asksHowFar.test(action.clauses.join(' ')) &&
    /^(?:(?:get|go|come|walk) )?(?:there|it|each|that|all(?: of)? (?:them|those))\b/.test(subject)
  )
    return tellHowFarAll(writer);
  const ways = wayTo(writer, subject);
  const isHowFar = asksHowFar.test(action.clauses.join(' '));
  if (ways.length > 0) return [...(isHowFar ? howFar(writer, subject) : []), ...ways];
  const first = firstStepTo(subject, writer);
  if (first) return first;
  return isHowFar
    ? [`Nobody has told you how far it is to ${subject}.`]
    : [`You know of no way to ${subject} yet.`, ...tellWays(writer, undefined)];
}

/** Where somebody or something is: here, where the party met it, or what it has heard. */
function tellWhere(writer: SceneWriter, action: HeroAction): string[] {
  const { brief } = writer.context;
  const { adventure } = brief;
  const subject = bare((action.asked?.subject ?? '').replace(/^(?:this|that|these|those) /, ''));
  const holder = brief.party.find(({ id }) =>
    takenLoot(adventure, writer.before).some(
      (loot) => writer.before.taken[loot.id] === id && goesBy([loot.name, ...loot.aliases], subject),
    ),
  );
  if (holder) return [`${holder.name} has it.`];
  const visited = adventure.scenes.filter(({ id }) => writer.before.visited.includes(id));
  const npc = adventure.npcs.find(({ name, role, aliases }) => goesBy([name, role, ...aliases], subject));
  const place =
    visited.find(({ npcs }) => npc !== undefined && npcs.includes(npc.id)) ??
    visited.find(({ features }) => features.some(({ name, aliases }) => goesBy([name, ...aliases], subject)));
  if (place && place.id === writer.scene.id) return [`Here, at ${withinSentence(place.name)}.`];
  if (place)
    return [`You came upon ${npc ? withinSentence(npc.name) : 'that'} at ${withinSentence(place.name)}.`, ...wayTo(writer, place.name)];
  const route = wayTo(writer, subject);
  if (route.length > 0) return route;
  const known = recalled(action.clauses.join(' '), writer);
  const aim = openAim(subject, adventure, writer.before);
  const untried = aim ? [aim.says] : tellUntried(adventure, writer.before, 3);
  return known.length > 0 ? [...known, ...untried] : ['Nobody has told you where that is.', ...untried];
}

/** How somebody who bars the way could be got past: what anybody can try, and what is seen of them. */
function tellPast(writer: SceneWriter, action: HeroAction): string[] {
  const subject = bare(action.asked?.subject ?? '').replace(/ (?:without|with|by|if|when) .*$/, '');
  const present = presentNpcs(writer.context.brief.adventure, writer.before);
  const meant =
    present.find(({ name, role, aliases }) => [name, role, ...aliases].some((each) => isNamed(subject, bare(each)))) ?? enemyOf(writer);
  if (!meant) return ['Nobody here bars your way.', ...tellWays(writer, undefined)];
  const name = capitalize(withinSentence(meant.name));
  const means = isBeast(meant) ? 'calm it or feed it' : 'talk them round, pay or frighten them';
  return [`${name} can be fought, slipped past unseen, or drawn off; or you ${means}.`, meant.description];
}

/** How the table begins anew, which is done outside of the tale. */
function tellAnew({ context: { state } }: SceneWriter): string[] {
  return [
    state.ended === undefined ? 'The tale can go on from here, and it can go back.' : 'This tale has come to its end.',
    'The Dungeon Master, or whoever plays alone, can take it back to any earlier moment under History. Another tale is begun from Home.',
  ];
}

/** What is asked for is all that is before one's eyes: "what am I looking at?" */
const allInSight = /\b(?:looking at|in front of|around (?:me|us)|before (?:me|us)|got here|have here|describe|to see)\b/i;

function tellPlace(writer: SceneWriter, action: HeroAction): string[] {
  const { scene } = writer;
  const isWithin = scene.place.toLowerCase().includes(bare(scene.name));
  return [
    `You are ${isWithin ? `at ${scene.place}` : `at ${withinSentence(scene.name)}: ${scene.place}`}.`,
    ...(allInSight.test(action.clauses.join(' ')) ? placeAtFirst(action, writer) : [firstSentences(scene.description, most.words)]),
  ];
}

/** What only stresses the question before it: "do we know?" */
const addsNothing =
  /^(?:(?:so|narrator|storyteller|gm|dm|guys|or),? )*(?:do (?:we|i|you) (?:even )?know(?: that| yet)?|does any(?:one|body) (?:know|have (?:a|any) (?:clue|idea))|am i right|right|any (?:clue|idea)s?|any ?(?:one|body)|hello|yes|no|or not|or what|sorry|pardon|excuse me|narrator|storyteller|gm|dm|thanks?|thank you|please|noted|hm+|wait|first time here)$/i;

/** Questions whose answer goes by their form and by what they are about. */
const byForm: readonly StateQuestion[] = ['recall', 'who', 'where', 'carried', 'past'];

/** Whether a question is rather one about a thing than about the tale: "what could we do about the bell?" */
const ofSomething =
  /^(?:so )?what (?:could|can|should|might) (?:i|we) (?:even |really )?(?:do|try) (?:with|about|against|to) (?!it$|this$|that$|now$)|^what (?:does|did|do) (?!i\b|we\b|you\b).+ (?:say|says|read)\b/i;

/** Two questions in one clause: "where am I and what's the problem here?" */
const another = /[?!.]\s+|,? and (?=(?:who|what|where|how|why|is|are|do|does|did|can|am)\b)/i;

/** The answers to a clause of which one part at least is about the tale at large, part by part; undefined for all others. */
function ofTheTale(action: HeroAction, writer: SceneWriter): string[] | undefined {
  const parts = action.clauses
    .join(' ')
    .split(another)
    .filter((part) => part.trim() !== '');
  const told = parts.map(
    (part) => tellOfFallen(part, writer) ?? mindOfAway(part, action.actor, writer) ?? tellOfTheTale(part, writer, action.actor),
  );
  if (told.every((each) => each === undefined)) return undefined;
  return parts.flatMap(
    (part, at) =>
      told[at] ??
      sentences(
        {
          ...action,
          clauses: [part],
          asked: stateQuestionOf(part) ?? learnedQuestionOf(part, false) ?? { asks: 'recall', subject: part },
        },
        writer,
      ),
  );
}

function sentences(action: HeroAction, writer: SceneWriter): string[] {
  const { asked } = action;
  if (asked?.asks === 'words') return tellWords(writer, action);
  const tale = ofTheTale(action, writer);
  if (tale) return tale;
  if (addsNothing.test(action.clauses.join(' ')) && writer.context.read.some(({ actions }) => actions.length > 1)) return [];
  // "What time is it, and how long have we got?"
  if (asked?.asks === 'time' && action.clauses.length > 1) return tellTimeAsked(writer, action);
  const looked = tellLookedAt(action, writer);
  if (looked) return looked;
  const isByForm = asked !== null && (byForm.includes(asked.asks) || ofSomething.test(action.clauses.join(' ')));
  const told = (isByForm ? tellAnswer(writer, action) : tellAtLarge(writer, action)) ?? sentencesOf(action, writer);
  // Where nothing answers it, the likeliest kind is nearer than no answer.
  const likeliest =
    told.length > 0 && told.every(isUnanswered) ? learnedQuestionOf(action.clauses.join(' '), action.targets.length > 0, true) : null;
  return likeliest ? sentencesOf({ ...action, asked: likeliest }, writer) : told;
}

/** The answer to a question about the heroes and their sheets; undefined for all others. */
function ofHeroes(action: HeroAction, writer: SceneWriter): string[] | undefined {
  switch (action.asked?.asks) {
    case 'sheet':
      return tellSheet(action, writer);
    case 'purse':
      return tellPurse(action, writer);
    case 'features':
      return tellFeatures(action);
    case 'hero':
      return tellHeroes(writer, action);
    default:
      return undefined;
  }
}

/** How each kind of question is answered. */
const tellings: Partial<Record<NonNullable<HeroAction['asked']>['asks'], (writer: SceneWriter, action: HeroAction) => string[]>> = {
  ways: (writer) => tellWays(writer, enemyOf(writer)),
  route: tellRoute,
  place: tellPlace,
  where: tellWhere,
  past: tellPast,
  anew: tellAnew,
  said: tellSaid,
  recall: tellRecalled,
  people: tellPeople,
  kept: tellKept,
  who: tellWho,
  seen: tellIsThere,
  takeable: tellTakeable,
  cover: tellCover,
  known: tellKnown,
  carried: tellCarried,
  health: tellHealth,
  recap: tellRecap,
  goal: tellGoal,
  again: tellAgain,
  options: (writer, action) => optionsHere(writer, action.asked?.subject !== null),
  over: tellOver,
  time: tellTimeAsked,
  rolled: (writer, action) => tellRolled(action, writer),
  leave: (writer, action) => tellLeave(action, writer),
  changed: tellChanged,
  rules: (_, action) => tellRules(action),
  spells: (_, action) => tellSpells(action),
};

/** The answer by the question's kind. */
function sentencesOf(action: HeroAction, writer: SceneWriter): string[] {
  const tell = action.asked ? tellings[action.asked.asks] : undefined;
  return ofHeroes(action, writer) ?? tell?.(writer, action) ?? [];
}

/** The answer to a question about how things stand, from the state alone: nothing is rolled, and nothing that is not known yet is told. */
export function tellQuestion(action: HeroAction, writer: SceneWriter): RankedText[] {
  const told = [...new Set(sentences(action, writer))].filter((text) => text !== '' && !writer.narrated.has(`said ${text}`));
  told.forEach((text) => writer.narrated.add(`said ${text}`));
  const first = writer.context.read.length > 1 ? [required(`${action.actor.name} takes stock.`)] : [];
  return [...first, ...told.map((text) => required(text, firstSentences(text, 25)))];
}
