import { headOf } from '#server/features/storyteller/parse/things/item-head.ts';
import { fightLexicon } from './fight-lexicon.ts';
import type { FightStage, MeantItem, NamedDeed, NamedItem } from './fight-stage.ts';
import { readSlot } from '#server/features/storyteller/parse/things/read-slot.ts';
import { findName, isWord, wordsOf } from './words-of.ts';

const minor = new Set(['of', 'the', 'a', 'an', 'and', 'to', 'with', 'cast']);

/** The words of a name that tell it from others. */
const partsOf = (name: string) => wordsOf(name).filter((word) => !minor.has(word));
const plainName = (name: string) => name.replace(/ *\(.*\)/, '');

/** Whether a typed word stands for a word of an item's name. */
function standsFor(word: string, part: string, { name, kind }: NamedItem): boolean {
  if (isWord(word, part) || fightLexicon.itemWords[part]?.includes(word) === true) return true;
  return kind !== null && part === headOf(name) && fightLexicon.items[kind]?.includes(word) === true;
}

const own = new Set(['my', 'mine', 'ours', 'our', 'them', 'these', 'those', 'his', 'her', 'their']);

/** Whether words call something by another's name: "potion of speed" of whoever carries one of healing. */
function isOther(words: readonly string[], item: NamedItem, { itemNames }: FightStage): boolean {
  const head = headOf(item.name);
  const parts = partsOf(item.name);
  const isOwn = (word: string) => minor.has(word) || own.has(word) || parts.some((part) => standsFor(word, part, item));
  const isElse = (word: string) => itemNames.some((name) => headOf(name) === head && partsOf(name).includes(word));
  return words.some((word, at) => {
    if (!standsFor(word, head, item)) return false;
    const [before = 'my', after, of = 'my'] = [words[at - 1], words[at + 1], words[at + 2]];
    return (!isOwn(before) && isElse(before)) || (after === 'of' && !isOwn(of));
  });
}

interface Near {
  item: NamedItem;
  said: number;
  unsaid: number;
}

/** How many words of an item's name are said; undefined where it is not meant at all. */
function nearness(words: readonly string[], item: NamedItem, stage: FightStage): Near | undefined {
  const parts = partsOf(item.name);
  const said = parts.filter((part) => words.some((word) => standsFor(word, part, item)));
  const isCalled = item.kind !== null && said.includes(headOf(item.name));
  if (findName(words, plainName(item.name)) === undefined && (!isCalled || isOther(words, item, stage))) return undefined;
  return { item, said: said.length, unsaid: parts.length - said.length };
}

/** The things carried that words can mean: those of whose names most is said, and of these the ones that are said whole. */
export function itemsNamed(words: readonly string[], stage: FightStage): NamedItem[] {
  const near = stage.items.flatMap((item) => nearness(words, item, stage) ?? []);
  const most = Math.max(0, ...near.map(({ said }) => said));
  const best = near.filter(({ said }) => said === most);
  const whole = best.filter(({ unsaid }) => unsaid === 0);
  return (whole.length > 0 ? whole : best).map(({ item }) => item);
}

/** Words without those by which they call an item, each once. */
export function withoutItem(words: readonly string[], item: NamedItem): string[] {
  return partsOf(item.name).reduce<string[]>(
    (left, part) => {
      const at = left.findIndex((word) => standsFor(word, part, item));
      return at === -1 ? left : left.toSpliced(at, 1);
    },
    [...words],
  );
}

/** Words without those by which they call something carried: no spell is cast by the name of a wand. */
export function withoutItems(words: readonly string[], stage: FightStage): readonly string[] {
  const [item] = itemsNamed(words, stage);
  return item ? withoutItem(words, item) : words;
}

/** By what deeds are the same but for their strength: the spell that they cast, or their name. */
const sortOf = ({ spell, name }: NamedDeed) => spell ?? plainName(name).toLowerCase();

/** How many words name a deed of an item; 0 where they do not. What the item is called by itself need not be said again. */
function wordsNaming(left: readonly string[], { spell, name }: NamedDeed, item: NamedItem): number {
  if (spell !== null) return findName(left, spell) ? wordsOf(spell).length : 0;
  const parts = partsOf(plainName(name)).filter((part) => part !== headOf(item.name));
  return parts.every((part) => left.some((word) => isWord(word, part))) ? parts.length : 0;
}

const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };

function chargesIn(text: string): number | null {
  const found = /\b(\d+|a|one|two|three|four|five) charges?\b/.exec(text)?.[1];
  return found === undefined ? null : (counts[found] ?? Number(found));
}

/** Of deeds that are the same but for their strength, the one that spends least. */
const weakest = (deeds: readonly NamedDeed[]): NamedDeed[] =>
  [...Map.groupBy(deeds, sortOf).values()].flatMap((each) => each.toSorted((one, other) => one.charges - other.charges).slice(0, 1));

/** Of deeds of which none is named: to drink it where it can be drunk, else what takes something and follows nothing. */
function usual(deeds: readonly NamedDeed[]): readonly NamedDeed[] {
  const drunk = deeds.filter(({ name }) => fightLexicon.drinking.includes(name.toLowerCase()));
  if (drunk.length > 0) return drunk;
  const costly = deeds.filter(({ costs }) => costs);
  const among = costly.length > 0 ? costly : deeds;
  // What takes hours is not meant in a fight unless it is named: a scroll is read there, and not copied.
  const quick = among.filter(({ takesLong }) => !takesLong);
  return quick.length > 0 ? quick : among;
}

/** What of an item's deeds words mean: those they name, with as many charges or at the level they say, else with the fewest. */
export function deedsMeant(words: readonly string[], item: NamedItem): MeantItem & { isNamed: boolean } {
  const left = withoutItem(words, item);
  const text = left.join(' ');
  const lengths = item.deeds.map((deed) => ({ deed, length: wordsNaming(left, deed, item) }));
  const most = Math.max(0, ...lengths.map(({ length }) => length));
  const named = most === 0 ? [] : lengths.filter(({ length }) => length === most).map(({ deed }) => deed);
  const among = named.length > 0 ? named : usual(item.deeds);
  const [charges, { slot }] = [chargesIn(text), readSlot(text)];
  const strong = among.filter((deed) => (charges === null || deed.charges === charges) && (slot === null || deed.level === slot));
  const meant = charges === null && slot === null ? weakest(among) : strong;
  return { item, deeds: meant.map(({ key }) => key), isNamed: named.length > 0 };
}
