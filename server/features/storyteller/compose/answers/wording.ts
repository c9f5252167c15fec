import type { Adventure, Exit } from '#domain/narration/adventure.ts';
import { inWords } from '#domain/text/number-words.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import { statePhrase } from '#domain/narration/scene-tags/seen-tag.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { waysTo } from '#server/features/storyteller/parse/journey.ts';
import { untoldTopics } from '#server/features/storyteller/parse/topics.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { isScenery } from '#server/features/storyteller/parse/things/scenery.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Subject } from './subject.ts';

const pronouns = {
  she: { sub: 'she', obj: 'her', is: 'is', has: 'has' },
  he: { sub: 'he', obj: 'him', is: 'is', has: 'has' },
  they: { sub: 'they', obj: 'them', is: 'are', has: 'have' },
  it: { sub: 'it', obj: 'it', is: 'is', has: 'has' },
} as const;

/** The pronoun of a subject, with its verbs. */
export function pronounOf(subject: Subject): (typeof pronouns)[keyof typeof pronouns] {
  return subject.kind === 'npc' ? pronouns[subject.npc.pronouns] : pronouns.it;
}

/** A subject by its name, as it stands within a sentence. */
export function nameOf(subject: Subject): string {
  switch (subject.kind) {
    case 'npc':
      return subject.called;
    case 'hero':
      return subject.hero.name;
    case 'party':
      return 'you';
    case 'anybody':
      return 'anybody';
    case 'feature':
      return withinSentence(subject.feature.name);
    case 'loot':
      return withinSentence(subject.loot.name).replace(/^(?:an?|some) /, 'the ');
    case 'exit':
      return subject.exit.label;
    case 'scene':
      return withinSentence(subject.scene.name);
    case 'word':
      if (/^(?:her|hers)$/.test(subject.name)) return 'she';
      if (/^(?:him|his)$/.test(subject.name)) return 'he';
      return subject.name === '' || /^(?:it|that|this|they|them|these|those)$/.test(subject.name) ? 'that' : inYourWords(subject.name);
  }
}

/** A player's words as the narrator says them back: "my bag" is "your bag". */
function inYourWords(phrase: string): string {
  const own = phrase.replaceAll(/\b(?:my|our)\b/g, 'your').replaceAll(/\b(?:i|we)\b/g, 'you');
  return /^(?:the|an?|any|your|its|his|her|their|some|all|everything|anything|something|one|two|three|\p{Lu})/u.test(own)
    ? own
    : `the ${own}`;
}

/** Names of a subject that a sentence about it holds. */
export function namesFor(subject: Subject): string[] {
  switch (subject.kind) {
    case 'npc':
      return [
        subject.npc.name,
        ...subject.npc.name.split(' ').filter((part) => part.length > 3),
        ...subject.npc.aliases.filter((alias) => alias.startsWith('the ')),
        ...(bare(subject.called) === bare(subject.npc.name) ? [] : [bare(subject.called)]),
      ];
    case 'feature':
      return [subject.feature.name.replace(/^the /i, ''), ...subject.feature.aliases];
    case 'loot':
      return [subject.loot.name.replace(/^(?:the|an?) /i, ''), ...subject.loot.aliases];
    case 'scene':
      return [subject.scene.name.replace(/^the /i, '')];
    case 'exit':
      return subject.exit.aliases;
    case 'hero':
      return [subject.hero.name];
    default:
      return [];
  }
}

/** The ways to a place that the party knows, as one sentence; nothing where it knows none. */
export function wayTo({ context, before }: SceneWriter, place: string): string[] {
  const ways = waysTo(place, context.brief.adventure, before);
  return ways.length === 0 ? [] : [byWays(ways, context.brief.adventure)];
}

/** Which ways lead to the place that the last of them leads to, as one sentence. */
export function byWays(ways: readonly Exit[], { scenes }: Pick<Adventure, 'scenes'>): string {
  const end = scenes.find(({ id }) => id === ways.at(-1)?.to);
  return `To get to ${end ? placeName(end) : 'it'}, take ${ways.map(({ label }) => label).join(', then ')}.`;
}

/** How far a place is by the ways that the party knows; nothing where it knows none. */
export function howFar({ context, before }: SceneWriter, place: string): string[] {
  const { length } = waysTo(place, context.brief.adventure, before);
  if (length === 0) return [];
  return [length === 1 ? 'Not far: it is the next place from here.' : `It is ${inWords(length)} ways from here.`];
}

/** Who or what here may know more of a subject, as one sentence; nothing where there is neither. */
export function whereToAsk(writer: SceneWriter, subject: Subject): string[] {
  const { brief } = writer.context;
  const isAsked = subject.kind === 'npc' ? subject.npc.id : '';
  const people = presentNpcs(brief.adventure, writer.before).filter((npc) => !isBeast(npc) && npc.topics.length > 0);
  const untold = people.filter((npc) => npc.id === isAsked || untoldTopics(npc, writer.before).length > 0);
  const names = (untold.length > 0 ? untold : people).slice(0, 2).map(({ name }) => withinSentence(name));
  if (subject.kind === 'feature' && subject.isHere && !isScenery(subject.feature) && isUnread(subject, writer))
    return [`${capitalize(nameOf(subject))} would bear a closer look.`];
  return names.length > 0 ? [`You could ask ${listed(names, 'or')}.`] : [];
}

/** Whether a thing still has something to find. */
export function isUnread({ feature }: Extract<Subject, { kind: 'feature' }>, { context: { state } }: SceneWriter): boolean {
  return feature.clue !== undefined && !state.clues.includes(feature.clue);
}

/** Whether somebody is here and can act. */
export function isUp({ npc, isHere }: Extract<Subject, { kind: 'npc' }>, { before }: SceneWriter): boolean {
  return isHere && hitPointsOf(before, npc) > 0;
}

/** "is" or "are", as it stands after a name. */
export const beFor = (name: string): string => statePhrase({ thing: name, state: '' }).trim();

/** The name of a place, as it stands within a sentence. */
export const placeName = ({ name }: { name: string }): string => withinSentence(name);

/** That nothing known answers a question, with its words. */
export const unansweredLine = (question: string): string =>
  `Nothing that you have seen or heard so far answers “${question.trim().replace(/[\s.?!,]+$/, '')}”.`;

/** Whether a sentence only says that nothing is known of what was asked, or whom else one could ask. */
export const isUnanswered = (text: string): boolean =>
  /^(?:Nothing (?:that )?you have (?:seen|learned)\b|Nobody has told you |You could ask |A closer look around may tell\.|That is hard to answer as it stands)/.test(
    text,
  );

/** Whether a sentence says so of nothing by its name. */
export const namesNothing = (text: string): boolean =>
  /^Nothing (?:that )?you have seen or heard so far (?:answers|tells you that)\b|^That is hard to answer|\bsettles (?:that|whether that\b.*)\.$/.test(
    text,
  );
