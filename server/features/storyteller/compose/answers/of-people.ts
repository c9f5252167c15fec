import { whoBars } from '#domain/narration/dangers.ts';
import { canAnswer } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { foesHere, isHeldBack, isSilenced, tagsHere } from '#domain/narration/scene-tags/tags-here.ts';
import { attitudeOf, hitPointsOf, knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import { seenTag, statePhrase } from '#domain/narration/scene-tags/seen-tag.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { openWants } from '#domain/narration/wants.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { Question } from '#server/features/storyteller/parse/question/question-form.ts';
import { befallenTo, evidenceFor, knownOf } from './evidence.ts';
import type { Subject } from './subject.ts';
import { isUp, placeName, pronounOf, wayTo, whereToAsk } from './wording.ts';

export type Person = Extract<Subject, { kind: 'npc' }>;

const nameFor = ({ called }: Person) => capitalize(called);

function introducedAs({ npc, called }: Person): string {
  const isSame = bare(npc.role) === bare(called);
  return isSame ? `That is ${called}.` : `${capitalize(called)} is ${npc.role}.`;
}

/** Where somebody is, as far as the party knows: the answer first. */
export function whereIs(person: Person, writer: SceneWriter): string[] {
  const { npc, scene } = person;
  if (isUp(person, writer)) return [`${nameFor(person)} is here, at ${placeName(writer.scene)}.`];
  if (person.isHere) return [`${nameFor(person)} is here, and will not get up again.`];
  if (person.isMet && scene) return [`You find ${person.called} at ${placeName(scene)}.`, ...wayTo(writer, scene.name)];
  const told = evidenceFor(person, { form: 'where', subject: npc.name, rest: '', text: `where is ${npc.name} ${npc.role}` }, writer).slice(
    0,
    1,
  );
  const unmet = `You have not met ${person.called} yet`;
  if (told.length > 0) return [`${unmet}; this is what you know of where to look.`, ...told];
  return [`${unmet}, and nobody has said where to find ${pronounOf(person).obj}.`, ...whereToAsk(writer, person)];
}

/** Who somebody is. */
function whoIs(person: Person, question: Question, writer: SceneWriter): string[] {
  const { npc, scene } = person;
  if (person.isHere) return [introducedAs(person), npc.description];
  if (person.isMet && scene) return [introducedAs(person), npc.description, `You find ${pronounOf(person).obj} at ${placeName(scene)}.`];
  const defining = evidenceFor(person, { ...question, form: 'what' }, writer).slice(0, 1);
  const known = defining.length > 0 ? defining : knownOf(person, question, writer);
  const name = person.called;
  if (known.length === 0)
    return [`You have not met ${name}, and nobody has told you of ${pronounOf(person).obj}.`, ...whereToAsk(writer, person)];
  return [`You have not met ${name} yet.`, `This much you know: ${known[0] ?? ''}`, ...known.slice(1), ...whereToAsk(writer, person)];
}

/** What can be seen of somebody: what was done to them, and how they carry themselves. */
export function doingNow(person: Person, writer: SceneWriter): string[] {
  const { npc } = person;
  const { adventure } = writer.context.brief;
  if (!person.isHere)
    return [
      `${nameFor(person)} is not here to be seen.`,
      ...(person.isMet && person.scene ? [`You last saw ${pronounOf(person).obj} at ${placeName(person.scene)}.`] : []),
    ];
  if (hitPointsOf(writer.before, npc) === 0) return [`${nameFor(person)} lies still, and will not get up again.`];
  const tags = tagsHere(adventure, writer.before).filter(({ about }) => about.kind === 'npc' && about.id === npc.id);
  if (tags.length > 0) return tags.map((tag) => `${nameFor(person)} ${statePhrase(seenTag(tag, writer.context.brief))}.`);
  if (foesHere(adventure, writer.before).includes(npc)) return [`${nameFor(person)} is set on stopping you.`, npc.description];
  return [`${nameFor(person)} ${(npc.habits[0] ?? '').replace(/[.,;]+$/, '')}.`, npc.description];
}

/** Why somebody is against the party. */
export function whyHostile(person: Person, question: Question, writer: SceneWriter): string[] {
  const { npc } = person;
  const name = nameFor(person);
  if (attitudeOf(writer.before, npc) !== 'hostile') return [`${name} is not attacking anybody, as far as you can see.`];
  const bars = npc.combat ? `${name} holds this place against you and bars the way.` : `${name} wants you gone.`;
  const told = evidenceFor(person, question, writer).slice(0, 1);
  const nobody = isBeast(npc) ? '' : `Nobody has told you what ${pronounOf(person).sub} ${pronounOf(person).has} against you.`;
  return [bars, ...(told.length > 0 ? told : [nobody, npc.description].filter((text) => text !== '').slice(0, 2))];
}

/** Whether the party has met somebody, and spoken with them. */
export function metWith(person: Person, writer: SceneWriter): string[] {
  if (writer.before.people?.[person.npc.id] !== undefined) return [`Yes. You have spoken with ${person.called}.`];
  return person.isMet || person.isHere
    ? [`You have met ${person.called}, and not spoken yet.`]
    : [`No. You have not met ${person.called} yet.`];
}

/** What those who are here are doing. */
export function allDoing(writer: SceneWriter): string[] {
  const here = presentNpcs(writer.context.brief.adventure, writer.before).slice(0, 3);
  const doing = here.flatMap((npc) =>
    doingNow({ kind: 'npc', npc, called: withinSentence(npc.name), scene: writer.scene, isMet: true, isHere: true }, writer).slice(0, 1),
  );
  return doing.length > 0 ? doing : ['Nobody is here but you.'];
}

/** What somebody wants of the party, where they have said so. */
function wanted(person: Person, writer: SceneWriter): string[] {
  const { npc } = person;
  const open = openWants(npc, writer.before);
  const hasSaid = writer.before.people?.[npc.id]?.wants?.saidAt !== undefined;
  if (hasSaid && open[0]) return [`${nameFor(person)} wants ${open[0].words}.`];
  if (hasSaid) return [`${nameFor(person)} has had what was wanted of you.`];
  return [
    `${nameFor(person)} has not told you what ${pronounOf(person).sub} ${npc.pronouns === 'they' ? 'want' : 'wants'}.`,
    ...(isUp(person, writer) && !isBeast(npc) ? ['You could ask.'] : []),
  ];
}

/** What somebody has from the party. */
export function holdings(person: Person, writer: SceneWriter): string[] {
  const { adventure } = writer.context.brief;
  const given = adventure.scenes.flatMap(({ loot }) => loot).filter(({ id }) => writer.before.taken[id] === person.npc.id);
  return given.length > 0
    ? [`${nameFor(person)} has ${listed(given.map(({ name }) => withinSentence(name)))} from you.`, person.npc.description]
    : [`You have given ${person.called} nothing.`, person.npc.description];
}

export const minds = {
  friendly: 'well disposed towards you',
  neutral: 'neither for you nor against you',
  wary: 'wary of you',
  hostile: 'against you',
} as const;

/** How somebody is minded, and that nobody sees into them. */
export function mindOf(person: Person, predicate: string, writer: SceneWriter): string[] {
  const { npc } = person;
  const last = `${nameFor(person)} seemed ${minds[attitudeOf(writer.before, npc)]} when you parted.`;
  if (!person.isHere && person.isMet) return [`Nobody can see that from the outside. ${last}`];
  if (!person.isHere) return [`You have not met ${person.called} yet, so you cannot tell.`, ...whereIs(person, writer).slice(1)];
  const mind = `${nameFor(person)} seems ${minds[attitudeOf(writer.before, npc)]}.`;
  if (/\b(?:lying|lie|lies|honest|truth|trust|trustworthy|hiding|mean it)\b/.test(predicate))
    return [`Nobody can see that from the outside. ${mind}`, `Watch ${pronounOf(person).obj} closely, and you may read more.`];
  if (/\b(?:dangerous|strong|tough)\b/.test(predicate)) return [npc.combat ? `Yes, in a fight. ${mind}` : `Not in a fight. ${mind}`];
  return [mind, npc.description];
}

const hurtWords = ['badly hurt', 'hurt', 'scratched, no more'] as const;

/** How somebody is, as far as one can see. */
export function healthOf(person: Person, writer: SceneWriter): string[] {
  const { npc } = person;
  const left = hitPointsOf(writer.before, npc);
  const full = npc.combat?.hitPoints ?? 1;
  if (left === 0) return [`${nameFor(person)} is down, and will not get up again.`];
  if (!person.isHere)
    return person.isMet && person.scene
      ? [`${nameFor(person)} was well when you parted, at ${placeName(person.scene)}.`]
      : whereIs(person, writer);
  const how = left >= full ? 'unhurt' : (hurtWords[Math.min(2, Math.floor((left / full) * 3))] ?? 'hurt');
  const held = isHeldBack(writer.context.brief.adventure, writer.before, npc)
    ? [` ${capitalize(pronounOf(person).sub)} ${pronounOf(person).is} in no state to do you harm just now.`]
    : [];
  return [`${nameFor(person)} is alive and ${how}.${held.join('')}`];
}

/** What has become of somebody. */
function fate(person: Person, question: Question, writer: SceneWriter): string[] {
  if (person.isHere) return [...healthOf(person, writer), ...doingNow(person, writer).slice(0, 1)];
  if (person.isMet && person.scene)
    return [
      `You last saw ${person.called} at ${placeName(person.scene)}; nothing more has come to your ears.`,
      ...befallenTo(person, writer).slice(0, 1),
    ];
  const told = befallenTo(person, writer);
  return told.length > 0 ? told : whoIs(person, question, writer);
}

/** What can be tried with somebody: what bars the way, what they want, what they may know. */
export function dealWith(person: Person, writer: SceneWriter): string[] {
  const { npc } = person;
  const { adventure } = writer.context.brief;
  if (!isUp(person, writer)) return whereIs(person, writer);
  const them = pronounOf(person).obj;
  const name = nameFor(person);
  if (foesHere(adventure, writer.before).includes(npc)) {
    const means = isBeast(npc) ? `calm ${them} or feed ${them}` : `talk ${them} round, pay ${them} or frighten ${them}`;
    return [`You can fight ${person.called}, slip past unseen, or draw ${them} off; or ${means}.`, npc.description];
  }
  if (isSilenced(adventure, writer.before, npc)) return [`${name} can neither hear nor answer you now.`];
  const want =
    writer.before.people?.[npc.id]?.wants?.saidAt === undefined
      ? []
      : openWants(npc, writer.before)
          .slice(0, 1)
          .map(({ words }) => `${name} wants ${words}.`);
  return [
    `You can talk with ${person.called}, ask ${them} for help, or give ${them} something.`,
    ...want,
    firstSentences(npc.description, 30),
  ];
}

/** What is behind somebody: the ways that they bar, else those that there are. */
function behind(person: Person, writer: SceneWriter): string[] {
  if (!isUp(person, writer)) return whereIs(person, writer);
  const { adventure } = writer.context.brief;
  const ways = knownExits(adventure, writer.before);
  const barred = ways.filter((exit) => whoBars(adventure, writer.before, exit)?.id === person.npc.id).map(({ label }) => label);
  return barred.length > 0
    ? [`Behind ${person.called}, and barred by ${pronounOf(person).obj}, there is ${listed(barred)}.`]
    : [`Nothing is hidden by ${person.called} that you can see. From here there is ${listed(ways.map(({ label }) => label))}.`];
}

const plights =
  /^(?:still |really |now )*(?:asleep|awake|sleeping|tied(?: up)?|bound|free|distracted|busy|watching(?: us)?|looking(?: at us| away)?|calm|out cold|knocked out)$/;

/** Whether somebody is as the words have it, as far as actions have left them. */
export function plightOf(person: Person, predicate: string, writer: SceneWriter): string[] | undefined {
  if (!plights.test(predicate)) return undefined;
  const told = doingNow(person, writer);
  const isHeld = person.isHere && isHeldBack(writer.context.brief.adventure, writer.before, person.npc);
  const asksHeld = /\b(?:asleep|sleeping|tied|bound|distracted|out cold|knocked)/.test(predicate);
  return person.isHere ? [`${isHeld === asksHeld ? 'Yes' : 'No'}. ${told[0] ?? ''}`, ...told.slice(1)] : told;
}

/** The answer to a question about somebody. */
export function answerOfPerson(person: Person, question: Question, writer: SceneWriter): string[] | undefined {
  const { npc } = person;
  switch (question.form) {
    case 'who':
    case 'what':
      return whoIs(person, question, writer);
    case 'looks':
      return person.isHere || person.isMet
        ? [npc.description, ...(person.isHere ? [] : whereIs(person, writer).slice(0, 1))]
        : whoIs(person, question, writer);
    case 'where':
      return whereIs(person, writer);
    case 'doing':
      return doingNow(person, writer);
    case 'inside':
      return behind(person, writer);
    case 'howMany':
      return canAnswer(npc.description, 'howMany') && person.isMet ? [npc.description] : undefined;
    case 'wants':
      return wanted(person, writer);
    case 'happened':
      return fate(person, question, writer);
    case 'use':
    case 'how':
      return dealWith(person, writer);
    case 'why':
      return /\b(?:attack|fight|hostile|angry|against|hate|after us|hurt|hit)/.test(question.text)
        ? whyHostile(person, question, writer)
        : undefined;
    default:
      return undefined;
  }
}

/** Whether anybody is here, and who. */
export function anybodyHere(writer: SceneWriter): string[] {
  const { adventure } = writer.context.brief;
  const here = presentNpcs(adventure, writer.before);
  const foes = foesHere(adventure, writer.before);
  if (here.length === 0) return ['No. Nobody is here but you.'];
  const names = here.map((npc) =>
    bare(npc.role) === bare(npc.name) ? withinSentence(npc.name) : `${withinSentence(npc.name)}, ${npc.role}`,
  );
  const against = `${capitalize(listed(foes.map(({ name }) => withinSentence(name))))} ${foes.length > 1 ? 'are' : 'is'} against you.`;
  return [`Yes: ${names.join('; ')}.`, foes.length > 0 ? against : ''];
}
