import type { Adventure, CommonFact, Npc, SelfKind, Topic } from '#domain/narration/adventure.ts';
import { selfKinds } from '#domain/narration/adventure.ts';
import { rememberOf } from '#domain/memoise.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { saidBy } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { placeOfWord } from './senses.ts';
import { stemsIn, tokensOf } from './tokens.ts';

/** What kind of thing somebody says: of a topic of theirs, one that nobody is offered, what everybody knows, of themself, of another. */
export const sayableKinds = ['topic', 'aside', 'common', 'self', 'opinion'] as const;
export type SayableKind = (typeof sayableKinds)[number];

/** Something that somebody can say, as it is weighed against a question. */
export interface Sayable {
  /** The topic's id, or "common:", "self:" or "opinion:" before what it is about. */
  id: string;
  kind: SayableKind;
  text: string;
  /** What it is asked by: keywords, names. */
  keys: readonly string[];
  self: SelfKind | null;
  /** The stems of keys that are one word, and of all keys. */
  single: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** Keys of several words, in small letters. */
  phrases: readonly string[];
  /** The share of its keys that are put to "you". */
  ofYou: number;
  /** The stems of each key's words, with those that say nothing. */
  keyStems: readonly (readonly string[])[];
  /** The places of the same words. */
  keyPlaces: readonly (readonly number[])[];
  /** Places of the keys' words of meaning. */
  wordPlaces: readonly number[];
  /** Stems of the words of meaning: of the text, and of each sentence. */
  told: ReadonlySet<string>;
  sentences: readonly { text: string; stems: ReadonlySet<string> }[];
  /** How often each stem stands in the text and the keys. */
  counts: ReadonlyMap<string, number>;
  length: number;
  /** Two words beside each other: in the keys, and in keys and text. */
  pairs: { keys: ReadonlySet<string>; all: ReadonlySet<string> };
}

function pairsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => stemsIn(text).flatMap((stem, at, all) => (at === 0 ? [] : [`${all[at - 1]} ${stem}`]))));
}

const ofYou = /\b(?:you|your)\b/;

/** Something to say, with all that a question is compared with. */
function sayable(id: string, kind: SayableKind, text: string, keys: readonly string[]): Sayable {
  const low = keys.map((key) => key.toLowerCase());
  const own = selfKinds.find((each) => id === `self:${each}`) ?? null;
  const sentences = sentencesOf(text).map((each) => ({ text: each, stems: stemsOf(each) }));
  const keyStems = low.map((key) => stemsIn(key));
  const counts = new Map<string, number>();
  for (const stem of [...stemsIn(text), ...keyStems.flat()]) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return {
    id,
    kind,
    text,
    keys: low,
    self: own,
    single: stemsOf(low.filter((key) => !key.includes(' ')).join(' ')),
    all: stemsOf(low.join(' ')),
    phrases: low.filter((key) => key.includes(' ')),
    ofYou: low.length === 0 ? 0 : low.filter((key) => ofYou.test(key)).length / low.length,
    keyStems,
    keyPlaces: low.map((key) => tokensOf(key).map(placeOfWord)),
    wordPlaces: contentWords(low.join(' ')).map(({ word }) => placeOfWord(word)),
    told: stemsOf(text),
    sentences,
    counts,
    length: tokensOf(text).length,
    pairs: { keys: pairsOf(low), all: pairsOf([...low, text]) },
  };
}

/** All that somebody could ever say when they are asked, whatever the party knows. */
const everything = rememberOf((npcs: readonly Npc[]) =>
  rememberOf((common: CommonFact[]) => {
    const named = new Map(npcs.map(({ id, name }) => [id, name]));
    return rememberOf((npc: Npc): readonly Sayable[] => [
      ...npc.topics.map(({ id, isAside, says, keywords }) => sayable(id, isAside === true ? 'aside' : 'topic', says, keywords)),
      ...common.flatMap((fact) => {
        const says = saidBy(fact, npc);
        return says === undefined ? [] : [sayable(idOfFact(fact), 'common', says, fact.names)];
      }),
      ...selfKinds.flatMap((kind) => (npc.self?.[kind] === undefined ? [] : [sayable(`self:${kind}`, 'self', npc.self[kind], [])])),
      ...Object.entries(npc.opinions ?? {}).map(([of, says]) => sayable(`opinion:${of}`, 'opinion', says, [bare(named.get(of) ?? of)])),
    ]);
  }),
);
const noneCommon: CommonFact[] = [];

/** The topic that something to say is; undefined for all else. */
export function topicIn({ id, kind }: Sayable, npc: Npc): Topic | undefined {
  return kind === 'topic' || kind === 'aside' ? npc.topics.find((topic) => topic.id === id) : undefined;
}

/** The id of what everybody knows, as something to say. */
export const idOfFact = ({ names }: CommonFact): string => `common:${names[0] ?? ''}`;

/** All that somebody could ever say when they are asked, whatever the party knows. */
export const sayablesOf = (npc: Npc, { npcs, common = noneCommon }: Adventure): readonly Sayable[] => everything(npcs)(common)(npc);

/** How rare words are among all that somebody can say: of words of meaning by their stems, and of all words. */
export interface Rarity {
  ofWord: (stem: string) => number;
  ofAny: (stem: string) => number;
  /** Words of a text on average. */
  length: number;
}

function counted(sets: readonly Iterable<string>[]): (stem: string) => number {
  const found = new Map<string, number>();
  for (const set of sets) for (const stem of new Set(set)) found.set(stem, (found.get(stem) ?? 0) + 1);
  return (stem) => Math.log((sets.length + 1) / ((found.get(stem) ?? 0) + 0.5));
}

/** How rare words are among these. */
export const rarityIn = rememberOf((all: readonly Sayable[]): Rarity => ({
  ofWord: counted(all.map(({ told, all: keys }) => [...told, ...keys])),
  ofAny: counted(all.map(({ counts }) => counts.keys())),
  length: all.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length),
}));
