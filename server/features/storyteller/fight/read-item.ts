import { isVerb } from './fight-clauses.ts';
import { fightLexicon } from './fight-lexicon.ts';
import type { Aimed, FightAction, FightStage, ItemManner, NamedItem, Reading } from './fight-stage.ts';
import { deedsMeant, itemsNamed, withoutItem } from './item-means.ts';
import { attackNamed, spellNamed } from './name-means.ts';
import { namesIn, nobody, readTargets, withoutNames } from './name-targets.ts';
import { wordsOf } from './words-of.ts';

const standsIn = /\b(?:it|that|this|one)\b/;

/** The items with deeds that a clause means, also by "it" after a piece that brings one out; and the words that do. */
function itemsIn(bare: string, { stage, before }: Reading): { items: NamedItem[]; words: string[] } {
  const words = withoutNames(bare, stage);
  const items = itemsNamed(words, stage);
  if (items.length > 0 || before?.kind !== 'unread' || !standsIn.test(bare)) return { items, words };
  const earlier = withoutNames(before.text, stage);
  return { items: itemsNamed(earlier, stage), words: [...words, ...earlier] };
}

const bearsVerbs = [...fightLexicon.wielding, ...fightLexicon.casting, ...fightLexicon.ranged];

/** Words for what casts by itself. Whoever names one that they do not carry means no spell of their own. */
const castsFrom = [...(fightLexicon.items.wand ?? []), ...(fightLexicon.items.scroll ?? [])];

/** How an item is used by a verb; undefined where the verb uses none of its kind. Words that begin with the item use it, too. */
function handlingOf(verb: string, bare: string, item: NamedItem, stage: FightStage): ItemManner | undefined {
  const isPotion = item.kind === 'potion';
  const isArm = item.kind === 'weapon' || item.kind === 'armor' || item.kind === 'staff';
  if (isVerb(verb, fightLexicon.drinking)) return isPotion ? 'drink' : 'use';
  if (isVerb(verb, [...fightLexicon.using, ...fightLexicon.mending])) return 'use';
  if (isVerb(verb, fightLexicon.giving)) return isPotion ? 'give' : undefined;
  if (isVerb(verb, fightLexicon.thrown)) return isPotion ? 'throw' : 'use';
  if (!isPotion && isVerb(verb, bearsVerbs)) return 'use';
  if (!isPotion && isVerb(verb, fightLexicon.attack)) return isArm || attackNamed(wordsOf(bare), stage) !== undefined ? undefined : 'use';
  const [first = ''] = wordsOf(bare.replace(/^(?:my|the|an?) /i, ''));
  return !isArm && withoutItem([first], item).length === 0 ? 'use' : undefined;
}

/** Whom an item is for. A potion is for a foe only where the foe is named: no "it" pours it out. */
function aimedWith(said: string, { kind }: NamedItem, stage: FightStage): Aimed {
  if (kind !== 'potion') return readTargets(said, stage);
  const friends = readTargets(said, { ...stage, others: stage.others.filter(({ isFoe }) => !isFoe) });
  return friends.ids.length > 0 || friends.unclear.length > 0 ? friends : namesIn(said, stage);
}

/** Something that a hero carries and uses, where rules carry out what it does. */
export function readItem(bare: string, verb: string, reading: Reading): FightAction | undefined {
  const { stage } = reading;
  const { items, words } = itemsIn(bare, reading);
  const isNotCarried = items.length === 0 && words.some((word, at) => castsFrom.includes(word) && words[at + 1] === 'of');
  if (isNotCarried && isVerb(verb, bearsVerbs)) return { kind: 'item', meant: [], manner: 'use', aimed: nobody, text: bare };
  const meant = items.filter(({ deeds }) => deeds.length > 0).map((item) => deedsMeant(words, item));
  // A weapon or an armor is used as such, unless words say what it does besides.
  const among = meant.filter(({ item, isNamed }) => isNamed || (item.kind !== 'weapon' && item.kind !== 'armor'));
  const [first] = among;
  if (!first) return undefined;
  const left = withoutItem(words, first.item);
  const spell = spellNamed(left, stage);
  if (spell && !among.some(({ item }) => item.deeds.some((deed) => deed.spell === spell.name))) return undefined;
  const manner = handlingOf(verb, bare, first.item, stage);
  if (manner === undefined) return undefined;
  const said = withoutItem(wordsOf(bare), first.item).join(' ');
  const aimed = manner === 'drink' ? nobody : aimedWith(said, first.item, stage);
  return { kind: 'item', meant: among.map(({ item, deeds }) => ({ item, deeds })), manner, aimed, text: bare };
}

/** Whether a thing is only shown while something else is done: "I wave my wand and cast fire bolt at it". */
export function isFlourish(wanted: FightAction, next: FightAction | undefined): boolean {
  const isNext = next?.kind === 'cast' || next?.kind === 'attack';
  if (!isNext || wanted.kind !== 'item' || wanted.aimed.ids.length > 0 || wanted.aimed.unclear.length > 0) return false;
  return isVerb(wordsOf(wanted.text)[0] ?? '', fightLexicon.wielding);
}

const notCarried = new Set(Object.values(fightLexicon.items).flat());

/** Something of which no rules carry out what it does, or something of a kind that the hero does not carry. */
export function readThing(bare: string, verb: string, stage: FightStage): FightAction | undefined {
  if (!isVerb(verb, [...fightLexicon.drinking, ...fightLexicon.giving, ...fightLexicon.using])) return undefined;
  const words = withoutNames(bare, stage);
  if (attackNamed(words, stage) !== undefined) return undefined;
  const [item] = itemsNamed(words, stage);
  if (!item && !words.some((word) => notCarried.has(word))) return undefined;
  return { kind: 'item', meant: item ? [{ item, deeds: [] }] : [], manner: 'use', aimed: nobody, text: bare };
}
