import type { Scene } from '#domain/narration/adventure.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { hitPointsOf, knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import { evidenceFor } from './evidence.ts';
import type { Subject } from './subject.ts';
import { placeName, wayTo, whereToAsk } from './wording.ts';

type Place = Extract<Subject, { kind: 'scene' }>;

/** Everything that can be seen where the party is: things, what lies about, people, ways. */
export function around(writer: SceneWriter): string[] {
  const { scene, before } = writer;
  const { adventure } = writer.context.brief;
  const things = scene.features.map(({ name }) => withinSentence(name));
  const lying = scene.loot
    .filter(({ id, guardedBy }) => !Object.hasOwn(before.taken, id) && guardedBy.length === 0)
    .map(({ name }) => withinSentence(name));
  const people = presentNpcs(adventure, before).map(({ name }) => withinSentence(name));
  const ways = knownExits(adventure, before).map(({ label }) => label);
  return [
    `Here at ${placeName(scene)} there is ${listed([...things, ...lying])}.`,
    people.length > 0 ? `${capitalize(listed(people))} ${people.length > 1 ? 'are' : 'is'} here.` : 'Nobody is here but you.',
    ways.length > 0 ? `You can go on by ${listed(ways, 'or')}.` : '',
  ];
}

/** What the party can turn to where it is: people, things, what lies about, and ways. */
export function optionsHere(writer: SceneWriter, isUnclear = false): string[] {
  const { scene, before } = writer;
  const { adventure } = writer.context.brief;
  const foes = foesHere(adventure, before);
  const people = presentNpcs(adventure, before)
    .filter((npc) => !foes.includes(npc))
    .map(({ name }) => withinSentence(name));
  const things = scene.features.map(({ name }) => withinSentence(name));
  const lying = scene.loot
    .filter(({ id, guardedBy }) => !Object.hasOwn(before.taken, id) && guardedBy.length === 0)
    .map(({ name }) => withinSentence(name));
  const ways = knownExits(adventure, before).map(({ label }) => label);
  return [
    isUnclear ? 'It is not plain what you mean to do: say it in a word or two.' : '',
    foes.length > 0 ? `You can deal with ${listed(foes.map(({ name }) => withinSentence(name)))}: fight, talk, slip past or draw off.` : '',
    people.length > 0 ? `You can talk with ${listed(people, 'or')}.` : '',
    things.length > 0 ? `You can look more closely at ${listed(things, 'or')}.` : '',
    lying.length > 0 ? `You can take ${listed(lying, 'or')}.` : '',
    ways.length > 0 ? `You can go by ${listed(ways, 'or')}.` : '',
    'Anything else that you can think of is worth a try.',
  ].filter((text) => text !== '');
}

/** How many people are where the party is, and who. */
export function headcount(writer: SceneWriter): string[] {
  const here = presentNpcs(writer.context.brief.adventure, writer.before).map(({ name }) => withinSentence(name));
  const told = wholeSentencesOf(writer.scene.description).find((text) => crowds.test(text));
  const others = told === undefined ? [] : [told];
  return here.length === 0
    ? ['Nobody is here but you.', ...others]
    : [`Besides you there ${here.length > 1 ? 'are' : 'is'} ${listed(here)}.`, ...others];
}

const crowds = /\b(?:people|men|women|fishermen|children|crowd|folk|others|guests|knitters|geese|figures|everybody)\b/i;

/** What comes of it when time runs out, as far as anybody has said: how far it has come, and what was told. */
export function dangerNow(writer: SceneWriter): string[] {
  const { brief, state } = writer.context;
  const last = brief.adventure.clocks.flatMap(({ id, signs }) => signs.slice(0, state.clocks[id] ?? 0).slice(-1));
  return last.length > 0
    ? ['Nobody can say it to the hour, but something is coming closer.', ...last]
    : ['Nothing that you have noticed presses you yet.'];
}

function whoIn(scene: Scene, writer: SceneWriter): string {
  const people = writer.context.brief.adventure.npcs.filter(({ id }) => scene.npcs.includes(id));
  const upright = people.filter((npc) => hitPointsOf(writer.before, npc) > 0).map(({ name }) => withinSentence(name));
  return upright.length > 0 ? `When you were there, you met ${listed(upright)}.` : 'When you were there, nobody was.';
}

/** The answer to a question about a place. */
export function answerOfPlace({ scene, isKnown }: Place, question: Question, writer: SceneWriter): string[] | undefined {
  const name = capitalize(placeName(scene));
  const isHere = scene.id === writer.scene.id;
  const isSeen = writer.before.visited.includes(scene.id);
  const route = wayTo(writer, scene.name);
  switch (question.form) {
    case 'where':
    case 'how':
      if (isHere) return ['You are there.'];
      return route.length > 0
        ? route
        : [`Nobody has told you the way to ${placeName(scene)}.`, ...whereToAsk(writer, { kind: 'scene', scene, isKnown })];
    case 'who':
    case 'doing':
    case 'inside':
    case 'what':
    case 'looks':
    case 'happened':
    case 'use': {
      if (isHere) return around(writer);
      if (isSeen) return [`${name}: ${firstSentences(scene.description, 45)}`, whoIn(scene, writer)];
      return [
        `You have not been at ${placeName(scene)} yet.`,
        ...evidenceFor({ kind: 'scene', scene, isKnown }, question, writer).slice(0, 1),
        ...route,
      ];
    }
    default:
      return undefined;
  }
}

/** What a question is asked about who is in charge of, or of how things stand at large. */
const bosses =
  /\b(?:reeve|mayor|keeper|master|mistress|foreman|landlord|landlady|hostess|host|innkeeper|warden|captain|lord|lady|head|chief|owner|abbot|judge|clerk|agent)\b/i;

/** Who has the say where the party is, as far as can be seen. */
export function inCharge(writer: SceneWriter): string[] {
  const here = presentNpcs(writer.context.brief.adventure, writer.before);
  const boss = here.find(({ role }) => bosses.test(role));
  if (boss)
    return [
      `That would be ${withinSentence(boss.name)}${boss.role.toLowerCase() === boss.name.toLowerCase() ? '' : `, ${boss.role}`}.`,
      boss.description,
    ];
  const names = here.map(({ name }) => withinSentence(name));
  return names.length > 0
    ? [
        `Nobody has told you who has the say at ${placeName(writer.scene)}.`,
        `${capitalize(listed(names))} ${names.length > 1 ? 'are' : 'is'} here, and could be asked.`,
      ]
    : [`Nobody is at ${placeName(writer.scene)} to have a say in anything.`];
}

/** Whether there is a fight, and with whom. */
export function fighting(writer: SceneWriter): string[] {
  const foes = foesHere(writer.context.brief.adventure, writer.before);
  if (writer.context.brief.fighting === true) return ['Yes. The fight stands on the Combat tab.'];
  if (foes.length === 0) return ['No. Nobody here is fighting you.'];
  const names = capitalize(listed(foes.map(({ name }) => withinSentence(name))));
  return [
    `Yes. ${names} ${foes.length > 1 ? 'are' : 'is'} against you, and ${foes.length > 1 ? 'strike' : 'strikes'} at whoever stays within reach.`,
    ...foes.slice(0, 1).map(({ description }) => description),
  ];
}

const weather =
  /\b(?:rain|snow|wind|windless|storm|fog|mist|sun|sky|clouds?|frost|cold|warm|warmth|heat|drifts|ice|dry|gale|breeze|hot|air)\b/i;
/** What comes down from the sky or moves in it, which weather is before it is warm or cold. */
const sky = /\b(?:rain|snow|wind|storm|fog|mist|sky|clouds?|gale|breeze|sleet)\b/i;
const hours =
  /^(?!each|it|they|he|she|this|that|these|those)\b.*\b(?:morning|noon|afternoon|evening|midnight|dawn|dusk|o'clock|tonight|sundown|nightfall|(?:at|by) night)\b/i;

function firstTelling(writer: SceneWriter, what: RegExp): string | undefined {
  const { adventure } = writer.context.brief;
  const texts = [
    writer.scene.description,
    ...writer.scene.touches.map((touch) => `It is so here: ${touch}.`),
    adventure.welcome,
    adventure.premise,
  ];
  return texts.flatMap(wholeSentencesOf).find((text) => what.test(text));
}

/** What the weather is like, as the place tells it. */
export function weatherHere(writer: SceneWriter): string[] {
  const told = firstTelling(writer, sky) ?? firstTelling(writer, weather);
  return [told ?? `Nothing is said of the weather at ${placeName(writer.scene)}.`];
}

/** What time of day it is, as far as it was told. */
export function hourHere(writer: SceneWriter): string[] {
  const told = firstTelling(writer, hours);
  return ['Nobody has named the hour.', ...(told === undefined ? [] : [`This much was told of it: “${told}”`])];
}
