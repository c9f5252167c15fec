import { z } from 'zod';
import type { Adventure } from '#domain/narration/adventure.ts';
import { currentScene, knownExits, takenLoot } from '#domain/narration/play-state.ts';
import { carriedThings, namesOfCarried } from '#domain/narration/scene-tags/carried.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { contentFile } from '#server/kernel/content.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import type { IntentKind } from '#server/features/storyteller/parse/action.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import type { ContentWord } from '#server/features/storyteller/parse/words/content-words.ts';

const Nouns = z.array(z.string().regex(/^[a-z]+$/));
/**
 * What either stands in a scene or does not: things, people and animals, and gear that a hero may have brought. Of what is not on
 * these lists nobody can say that it is missing.
 */
const lists = contentFile('storyteller/lexicon/things.json', z.strictObject({ things: Nouns, beings: Nouns, gear: Nouns }));
const [things, beings, gear] = [new Set(lists.things), new Set(lists.beings), new Set(lists.gear)];

/** What each kind of action needs to find here. */
const needs: Partial<Record<IntentKind, readonly ReadonlySet<string>[]>> = {
  attack: [beings, things],
  search: [beings, things, gear],
  use: [things, beings],
  take: [beings, things, gear],
  athletics: [things],
  trick: [beings],
  talk: [beings],
  help: [beings],
  defend: [beings],
};
/** What talk is about, which need not be here. */
const spokenOf = / (?:about|of|for|whether|if|why|how|what|where|who|when|that)\b.*$/i;
/** Kinds for which "a guard" is as much looked for as "the guard". */
const seeking: readonly IntentKind[] = ['search', 'talk'];
const definite = /\b(?:the|that|this|those|these) (?:\p{L}+ ){0,2}\p{L}+/giu;
const indefinite = /\b(?:the|that|this|those|these|a|an|some|any) (?:\p{L}+ ){0,2}\p{L}+/giu;
/** A word this near to something that is here may be another word for it. */
const anotherWord = 0.7;

/** "Tell her Juniper says so": who is named is spoken of, and not spoken to. */
const toldTo = /\b([Hh]im|[Hh]er|[Tt]hem) \p{Lu}.*$/u;
const addressing =
  /\b(?:to|with|at|asks?|tells?|greets?|hails?|calls?|thanks?|warns?|questions?|address(?:es)?|begs?|convinces?|persuades?|threatens?|intimidates?|charms?|bribes?|flatters?|insults?|mocks?|comforts?) ((?:\p{L}+\s?){1,4})/giu;

/** The part of a clause of talk that says whom it is for. */
export function addressedIn(text: string): string {
  return [...text.replace(spokenOf, '').replace(toldTo, '$1').matchAll(addressing)].map(([, whom = '']) => whom).join(' ');
}

/** Whether hands are laid on a "him" or "her" who is nobody here. */
export function seizesNobody(text: string, kind: IntentKind): boolean {
  return (kind === 'athletics' || kind === 'attack') && /\b(?:him|them)\b|\bher\b(?! \p{Ll})/u.test(text);
}

/** What a text says that there is not: "none of the doors has a lock", "without a lamp". */
const denied =
  /(?<=\bnone of [^.!?;,]*)\b(?:has|have|had|with|is|are) .*?(?=[.!?;,]|$)|\b(?:no|without(?: an?| any)?|nor an?) (?:\p{L}+ )?\p{L}+/giu;

/** A text without what it says that there is not. */
export const withoutDenied = (text: string): string => text.replaceAll(denied, ' ');

/** Every word by which the scene and what is told of it lately is described. */
function wordsHere(adventure: Adventure, state: PlayState, told: readonly string[]): readonly ContentWord[] {
  const scene = currentScene(adventure, state);
  const npcs = adventure.npcs.filter(({ id }) => scene.npcs.includes(id));
  const carried = takenLoot(adventure, state);
  return contentWords(
    [
      `${scene.name} ${scene.place} ${scene.description}`,
      ...scene.touches,
      ...npcs.flatMap((npc) => [npc.name, npc.role, npc.description, ...npc.aliases, ...npc.habits, npc.combat?.attackName ?? '']),
      ...scene.features.flatMap((feature) => [feature.name, feature.description, ...feature.aliases]),
      ...(scene.details ?? []).flatMap((detail) => [detail.name, ...detail.aliases]),
      ...[...scene.loot, ...carried].flatMap((loot) => [loot.name, loot.where, ...loot.aliases]),
      ...knownExits(adventure, state).flatMap((exit) => [exit.label, ...exit.aliases]),
      ...carriedThings(adventure, state).flatMap(namesOfCarried),
      ...told,
    ]
      .map(withoutDenied)
      .join(' '),
  );
}

/** "barrel" for "barrels". */
export const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=(?:sh|ch|x|ss))es$|(?<=[^s])s$/, '');

/** Whether a word is a thing, somebody or gear of which one can say that it is here or not. */
export function isMissable(noun: string): boolean {
  return [noun, singular(noun)].some((each) => things.has(each) || beings.has(each) || gear.has(each));
}

/** Whether a word is a kind of people or animals. */
export function isBeing(noun: string): boolean {
  return (
    [noun, singular(noun)].some((each) => beings.has(each)) ||
    /^(?:kids?|children|girls?|lads?|folks?|crowd|patrons?|guests?|drinkers?|locals?|villagers?|townsfolk|fishermen|fisherfolk|women|men|geese|bride|groom|neighbou?rs?)$/i.test(
      noun,
    )
  );
}

/** The nouns of these lists that a phrase with an article names, however many adjectives stand before them. */
function nounsIn(text: string, pattern: RegExp, among: readonly ReadonlySet<string>[]): string[] {
  const isOne = (word: string) => among.some((list) => list.has(word));
  const phrases = [...text.toLowerCase().matchAll(pattern)].map(([phrase]) => phrase.split(' ').slice(1));
  return phrases.flatMap((words) =>
    words
      .map((word) => (isOne(word) ? word : singular(word)))
      .filter(isOne)
      .slice(-1),
  );
}

/** Where something stands or does not: the scene, and what was said of it lately. */
interface Place {
  adventure: Adventure;
  state: PlayState;
  told: readonly string[];
}

/** Says of nouns whether the scene, or what is told of it, has such a thing. */
export function standing({ adventure, state, told }: Place): (noun: string) => boolean {
  const here = wordsHere(adventure, state, told);
  return (noun) =>
    contentWords(noun).some(({ stem, word }) =>
      here.some((each) => each.stem === stem || wordTable().nearness(word, each.word) >= anotherWord),
    );
}

/** What a story or a memory is of, which need not be here: "the story of how I first saw the sun". */
const ofATale =
  /\b(?:stor(?:y|ies)|memor(?:y|ies)|tales?|dreams?|songs?|thoughts?|ideas?|pictures?|poems?|jokes?|rumou?rs?|names?) (?:of|about|how|when|where|that)\b.*$/iu;

/** Words without what is only told in them. */
export const withoutTales = (text: string): string => text.replace(ofATale, '');

/** Words without the bag that somebody carries and takes something out of, or puts it in: no pack of the tale is meant by it. */
export const withoutOwnBag = (text: string): string =>
  text.replaceAll(
    /\b(?:from|out of|in|into|inside)(?: inside)? my(?: own)? (?:back)?(?:packs?|bags?|satchel|pouch|knapsack|rucksack)\b/giu,
    '',
  );

/** The end of something in hand that an action is done with, which nobody looks for: "with the dagger hilt", "with the butt of my spear". */
const ownEnd =
  /\bwith (?:the|my|its|an?) (?:\p{L}+ ){0,2}(?:hilt|pommel|butt|haft|shaft|grip|handle|blade|tip|point|flat|edge)\b(?: of (?:the|my|an?) \p{L}+)?/giu;

/** Words without the end of something in hand that an action is done with. */
export const withoutOwnEnd = (text: string): string => text.replaceAll(ownEnd, ' ');

/**
 * What an action is to be done to and is not here, as the words name it; null where nothing is missing. `told` are the last messages:
 * what was spoken of may be taken up.
 */
export function missingThing(text: string, kind: IntentKind, { adventure, state, told }: Place): string | null {
  const among = needs[kind];
  if (!among) return null;
  const named = nounsIn(
    kind === 'talk' ? addressedIn(text) : withoutTales(withoutOwnEnd(text)),
    seeking.includes(kind) ? indefinite : definite,
    among,
  );
  if (named.length === 0) return null;
  // Whom one has only heard of is not here to be spoken to.
  const stands = standing({ adventure, state, told: kind === 'talk' ? [] : told });
  return named.every(stands) ? null : (named.find((noun) => !stands(noun)) ?? null);
}
