import { stemmer } from 'stemmer';
import { remember } from '#domain/memoise.ts';
import type { Adventure, Detail, Feature, Scene } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { carriedThings, namesOfCarried } from '#domain/narration/scene-tags/carried.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import type { IntentKind, Target } from '#server/features/storyteller/parse/action.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { hidesClue } from '#server/features/storyteller/parse/target-of.ts';
import { textsRemembered } from '#server/features/storyteller/parse/words/content-words.ts';
import { wholeWord } from '#server/features/storyteller/parse/words/whole-word.ts';
import { addressedIn, isBeing, isMissable, withoutDenied } from './missing.ts';

/** Something that a place's texts speak of and that is nobody and nothing of its own: the well, the kids, the notice. */
const prefix = 'scenery ';
/** What one look at it tells at most, in sentences. */
const sentencesTold = 2;

/** Where a noun phrase ends. */
const beyond =
  / (?:of|from|to|in|on|at|with|for|by|under|over|behind|beside|into|onto|through|across|past|near|and|or|so|then|while|as|that|which|who|if|because|before|after|up|down|off|out|away|around|round|along|against|inside|between|about|like|is|are|was|were|has|have|be)\b.*$/;
const another = String.raw`(?!(?:the|an?|this|that|these|those|my|our|his|her|their)\b)\p{L}+`;
const phrase = new RegExp(
  String.raw`\b(?:the|that|this|those|these|a|an|some|any|one of the|both|two|my|our|his|her|their) ((?:${another} ){0,2}${another})`,
  'giu',
);
const word = /\p{L}+/gu;
/** Words that stand after an article and are no things. */
const noThing =
  /^(?:down|up|off|out|left|right|good|bad|fine|nice|sure|inside|outside|round|along|against|about|between|towards?|without|within|across|behind|beyond|the|then|bit|lot|few|couple|pair|kind|sort|way|ways|place|thing|things|time|moment|while|look|one|ones|others?|rest|end|side|top|bottom|front|back|middle|next|first|last|same|whole|day|night|evening|morning|people|person|man|men|woman|women|town|world|story|truth|name|names|word|words|question|answer|hand|hands|head|face|eyes?|voice|feet|foot|arms?|air|ears?|nose|mouth|lips|fingers?|knees?|back|shoulders?|heart|mind|breath|height|level|ground|floor|room|street|corner|edge)$/i;

/** A detail of a place as a sentence: "while a robin inspects the turnips", "with a smell of toast". */
function sentenceOf(touch: string): string {
  const rest = touch.replace(/^(?:while|as|with|and) /i, '');
  return `${capitalize(/^with /i.test(touch) ? `there is ${rest}` : rest)}.`;
}

/** The details of a place as sentences. */
export const touchTexts = ({ touches }: Scene): string[] => touches.map(sentenceOf);

/** Sentences of what a scene has to be seen from near. */
const detailTexts = ({ details = [] }: Scene): string[] => details.flatMap(({ description }) => wholeSentencesOf(description));

/** Sentences of the place where the party is, and of what stands there; its details come last. */
export function placeTexts(adventure: Adventure, state: PlayState, scene = currentScene(adventure, state)): string[] {
  const npcs = adventure.npcs.filter(({ id }) => scene.npcs.includes(id));
  const welcome = scene.id === adventure.start ? adventure.welcome : '';
  return [
    scene.description,
    welcome,
    ...scene.features.map(({ description }) => description),
    ...npcs.map(({ description }) => description),
    ...scene.features.flatMap(({ clue }) =>
      clue !== undefined && state.clues.includes(clue) ? (adventure.clues.find(({ id }) => id === clue)?.text ?? []) : [],
    ),
    ...scene.loot.map(({ name, where }) => `There is ${name} ${where}.`),
  ]
    .filter((text) => text !== '')
    .flatMap(wholeSentencesOf)
    .concat(touchTexts(scene))
    .concat(detailTexts(scene));
}

/** Whether a word tells what was done and names no thing: "pinned" is no pin. */
const isDoneTo = (each: string): boolean => each.endsWith('ed') && stemmer(each) !== each;

/** The stems of all words of a sentence; a place's sentences are asked for again with each clause. */
const stemsIn = remember(
  (text): ReadonlySet<string> =>
    new Set([...withoutDenied(text).toLowerCase().matchAll(word)].map(([each]) => (isDoneTo(each) ? each : stemmer(each)))),
  textsRemembered,
);

/**
 * The nouns that words may mean by a thing: the last words of phrases with an article, and things that everybody knows by their name.
 * Those that a phrase ends with are its `heads`.
 */
function nounsMeant(text: string): { nouns: string[]; heads: ReadonlySet<string> } {
  // Of "the mayor's brandy" the brandy is meant.
  const lower = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\b((?:the|an?) )?(?:\p{L}+ )?(?!(?:let|it|that|what|who|where|there|here|s?he)'s)\p{L}+'s (?=\p{L})/gu, 'the ');
  const phrases = [...lower.matchAll(phrase)].map(([, words = '']) => words.replace(beyond, '').split(' ').toReversed());
  const known = [...lower.matchAll(word)].map(([each]) => each).filter((each) => isMissable(each));
  const nouns = [...known, ...phrases.flat()].filter(
    (each) => each.length > 2 && !noThing.test(each) && (!each.endsWith('ly') || isMissable(each)),
  );
  return { nouns, heads: new Set([...known, ...phrases.flatMap(([head]) => head ?? [])]) };
}

/** A thing that is spoken of by the way and hides nothing, with what is said of it. */
export const asScenery = (noun: string, description: string): Feature => ({
  id: `${prefix}${noun}`,
  name: `the ${noun}`,
  aliases: [noun],
  description,
});

/**
 * What words mean that a place's texts speak of by the way, as a feature that hides nothing; undefined where the texts speak of nothing
 * of the kind. Its description is the sentences that speak of it.
 */
function sceneryIn(text: string, adventure: Adventure, state: PlayState): Feature | undefined {
  const { nouns, heads } = nounsMeant(text);
  if (nouns.length === 0) return undefined;
  const carried = carriedAs(nouns, adventure, state);
  if (carried) return carried;
  const near = new Set(detailTexts(currentScene(adventure, state)));
  const sentences = placeTexts(adventure, state).map((each) => ({ text: each, stems: stemsIn(each), isNear: near.has(each) }));
  for (const noun of nouns) {
    // What is seen from near is full of words: of "the red book" a red cushion is not meant.
    const told = sentences.filter(({ stems, isNear }) => stems.has(stemmer(noun)) && (!isNear || heads.has(noun))).map((each) => each.text);
    if (told.length > 0) return asScenery(noun, told.slice(0, sentencesTold).join(' '));
  }
  return undefined;
}

/** A small thing that heroes have with them, with what is known of it: what the adventure says, or the place that it was taken from. */
function carriedAs(nouns: readonly string[], adventure: Adventure, state: PlayState): Feature | undefined {
  for (const thing of carriedThings(adventure, state)) {
    const names = namesOfCarried(thing);
    const noun = nouns.find((each) => names.includes(each));
    if (noun === undefined) continue;
    const from = adventure.scenes.find(({ id }) => id === thing.from);
    const told = from ? placeTexts(adventure, state, from).filter((text) => stemsIn(text).has(stemmer(noun))) : [];
    const description = thing.description || told.slice(0, sentencesTold).join(' ');
    if (description !== '') return { id: `${prefix}${noun}`, name: thing.name, aliases: [noun], description };
  }
  return undefined;
}

/** Whether a feature is what a scene has to be seen from near. */
export function isDetail({ id, description }: Pick<Feature, 'id' | 'description'>, { details = [] }: Scene): boolean {
  return id.startsWith(prefix) && details.some((each) => each.description === description);
}

/** Whether a feature is only spoken of in a place's texts. */
export function isScenery({ id }: Pick<Feature, 'id'>): boolean {
  return id.startsWith(prefix);
}

/** The thing that still hides a clue and is meant: the feature itself, or the one in whose telling alone it is spoken of, as the cuff of a mitten is. */
export function hidingIn(feature: Feature, { adventure, state }: Pick<Stage, 'adventure' | 'state'>): Feature | undefined {
  if (hidesClue(feature, state)) return feature;
  const { features } = currentScene(adventure, state);
  const told = isScenery(feature) ? wholeSentencesOf(feature.description) : [];
  return features.find((each) => hidesClue(each, state) && told.some((text) => each.description.includes(text)));
}

/** Whether it is people or animals that a place's texts speak of by the way: the children, the geese. */
export function isCrowd(feature: Feature): boolean {
  return isScenery(feature) && feature.aliases.some((noun) => isBeing(noun));
}

/** Kinds of action that can be done to what a place's texts speak of by the way. */
const onScenery: readonly IntentKind[] = ['search', 'use', 'take', 'athletics', 'cast', 'help', 'trick'];

/** What a thing is called that stands first in a text, and of those that stand there the longest; undefined where nothing does. */
function firstNamed(text: string, { name, aliases }: Detail): { at: number; alias: string } | undefined {
  const named = [name.replace(/^(?:the|an?|some) /i, '').toLowerCase(), ...aliases]
    .filter((alias) => text.includes(alias))
    .map((alias) => ({ alias, at: text.search(wholeWord(alias)) }))
    .filter(({ at }) => at >= 0);
  return named.toSorted((one, other) => one.at - other.at || other.alias.length - one.alias.length)[0];
}

/** What a place has to be seen from near, as a feature that hides nothing and goes first of all by the name that was used for it. */
export function asDetail(detail: Detail, alias = detail.aliases[0] ?? detail.name): Target {
  const aliases = [alias, ...detail.aliases.filter((each) => each !== alias)];
  return { kind: 'feature', feature: { ...detail, id: `${prefix}${detail.aliases[0] ?? alias}`, aliases } };
}

/**
 * What the words name first of all that the place has to be seen from near, as a feature that hides nothing and goes by the name that
 * was used for it; undefined where they name nothing of the kind.
 */
export function detailIn(text: string, { adventure, state }: Pick<Stage, 'adventure' | 'state'>): Target | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\b(?:signs?|traces?|sight|hint) of\b/g, ' ');
  const [first] = (currentScene(adventure, state).details ?? [])
    .flatMap((detail) => {
      const named = firstNamed(plain, detail);
      return named ? [{ detail, ...named }] : [];
    })
    .toSorted((one, other) => one.at - other.at || other.alias.length - one.alias.length);
  if (!first) return undefined;
  return asDetail(first.detail, first.alias);
}

/** What an action of this kind is done to, where its words name what the place has to be seen from near. */
export function detailFor(text: string, kind: IntentKind, stage: Pick<Stage, 'adventure' | 'state'>): Target | undefined {
  return onScenery.includes(kind) ? detailIn(text, stage) : undefined;
}

/** What an action of this kind is done to, where its words mean what the place speaks of by the way. */
export function sceneryFor(text: string, kind: IntentKind, { adventure, state }: Stage): Target | undefined {
  const detail = detailFor(text, kind, { adventure, state });
  if (detail) return detail;
  const feature =
    onScenery.includes(kind) || kind === 'talk' ? sceneryIn(kind === 'talk' ? addressedIn(text) : text, adventure, state) : undefined;
  return feature && (kind !== 'talk' || isCrowd(feature)) ? { kind: 'feature', feature } : undefined;
}
