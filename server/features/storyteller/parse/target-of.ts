import { stemmer } from 'stemmer';
import { z } from 'zod';
import type { Adventure, Feature, Scene } from '#domain/narration/adventure.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { exitOf, featureOf, npcOf } from './action.ts';
import type { HeroAction } from './action.ts';
import { contentFile } from '#server/kernel/content.ts';
import { contentWords, stemsOf } from './words/content-words.ts';

/** Skills that are a matter of looking, thinking and knowing. */
const mental: readonly Skill[] = [
  'intelligence',
  'wisdom',
  'arcana',
  'history',
  'insight',
  'investigation',
  'medicine',
  'nature',
  'perception',
  'religion',
  'survival',
];

const hearing = /\b(?:listen(?:s|ing)?|hear|eavesdrop(?:s|ping)?|overhear)\b|\bears? (?:to|against)\b/i;
const smelling = /\b(?:sniff|smell)\b/i;

/** Whether the action is done with the ears or the nose, so that nothing draws the eye. */
export function isListening(action: HeroAction): boolean {
  const text = action.clauses.join(' ');
  return hearing.test(text) || smelling.test(text);
}

/** Whether the action is to listen, and no question or speech that is only about it. */
export function isHearing({ kind, question, quote, clauses }: HeroAction): boolean {
  return (kind === 'search' || kind === 'lore') && !question && quote === null && hearing.test(clauses.join(' '));
}

/** Words of a look round that is for nothing in particular. */
const atLarge = new Set(
  contentFile('storyteller/lexicon/at-large.json', z.array(z.string().regex(/^[a-z]+$/))).map((word) => stemmer(word)),
);

/** What a whole place can be called: "the cellar", "the street". */
const places = new Set(
  'cellar street hall house yard shop attic bath tunnel workshop school schoolroom classroom tavern inn forge smithy foundry bakery bakehouse hut cabin square quay harbour harbor loft chamber cave passage kitchen town office room building ship hold deck barn mill wreck well pool lane'
    .split(' ')
    .map((word) => stemmer(word)),
);

const intoThing = /\b(?:into|down|at) (?:the |that |this )?(?:well|pool)\b/iu;

/** Whether words are for a place as a whole and for nothing in particular: "have a good look round the cellar". */
export function isOfPlace(text: string, { name, place, description }: Scene): boolean {
  // A well in a street is a thing of it.
  if (intoThing.test(text)) return false;
  const here = stemsOf(`${name} ${place} ${description}`);
  const own = stemsOf(name);
  return contentWords(text).every(({ stem }) => atLarge.has(stem) || own.has(stem) || (places.has(stem) && here.has(stem)));
}

/** Words of a look round that name a thing where they are taken. */
const aThing = /\b(?:the|that|this|an?) (?:\p{L}+ )?(?:sign|pile|eyes?|floor|stock|step|watch)\b/iu;

/** Whether a search is for nothing in particular: "I look around", "we search the room for clues". */
export function isAtLarge(action: HeroAction, scene?: Scene): boolean {
  const text = action.clauses.join(' ');
  if (scene && action.kind === 'search' && isOfPlace(text, scene)) return true;
  const said = contentWords(text);
  // "The sign" is a thing to take, and "signs of a struggle" are nothing in particular.
  if (action.kind === 'take' && aThing.test(text)) return false;
  // "I take it" takes nothing in particular only where it says so: "I take everything".
  return (
    (action.kind !== 'take' || said.length > 0 || /\b(?:everything|anything|all|what)\b/i.test(text)) &&
    said.every(({ stem }) => atLarge.has(stem))
  );
}

export function isMental(skill: Skill | undefined): boolean {
  return skill === undefined || mental.includes(skill);
}

function isUnsolved(feature: Feature, state: PlayState): boolean {
  return feature.clue !== undefined && !state.clues.includes(feature.clue);
}

/** The feature an action turns to: the one it names, or for a look round and for lore one that still has something to tell. */
export function targetOf(action: HeroAction, adventure: Adventure, state: PlayState): Feature | undefined {
  const named = featureOf(action);
  if (named || (action.kind !== 'search' && action.kind !== 'lore') || action.absent || npcOf(action) || exitOf(action)) return named;
  if (action.skill === 'survival' || isListening(action) || !isAtLarge(action, currentScene(adventure, state))) return undefined;
  return currentScene(adventure, state).features.find((feature) => isUnsolved(feature, state) && isMental(feature.skill));
}

/** Whether the feature has a clue that the party does not hold. */
export function hidesClue(feature: Feature | undefined, state: PlayState): feature is Feature & { clue: string } {
  return feature !== undefined && isUnsolved(feature, state);
}
