import { singularOf, withArticle } from '#domain/text/noun-text.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { LoreCard } from './lore-card.ts';
import { bareName } from './lore-card.ts';
import type { LoreKind } from './lore-kind.ts';
import { pronounsIn } from './lore-kind.ts';
import { cutShort } from '#domain/text/cut-short.ts';

const isOneOfAKind = /^the |[,']| (?:the|of|who) /i;

/** What somebody met in play is called: a person by name, of a group and of a kind of beasts one. At most 60 letters. */
export function nameInPlay(card: LoreCard, kind: LoreKind): string {
  const name = cutShort(card.name, 46);
  const bare = bareName(name);
  if (kind === 'group')
    return singularOf(bare) !== null || card.category !== 'factions' ? `the ${singularOf(bare) ?? bare}` : `one of the ${bare}`;
  if (kind !== 'beast' || isOneOfAKind.test(name) || pronounsIn(card.open.sentences) !== 'they') return withinSentence(name);
  return `the ${singularOf(bare) ?? bare}`;
}

/** The same where somebody is first seen: "a Smoke Reader". */
export function firstSight(card: LoreCard, kind: LoreKind): string {
  const name = nameInPlay(card, kind);
  if (kind === 'person' || !name.startsWith('the ') || name === withinSentence(cutShort(card.name, 46))) return name;
  return withArticle(bareName(name));
}

/** A place as it stands within a sentence: "the Long Stair", "the Isle of Teeth", "Cinder". At most 84 letters. */
export function placeInPlay({ name }: Pick<LoreCard, 'name'>): string {
  const short = withinSentence(cutShort(name, 80));
  return /^\p{Lu}\p{Ll}+ of /u.test(short) ? `the ${short}` : short;
}

/** A name to speak of, within a sentence and without a mark at its end. */
export function spokenName({ name }: Pick<LoreCard, 'name'>): string {
  return withinSentence(cutShort(name, 80)).replace(/[?!.…]+$/, '');
}

/** A tale as people call it, marked as a name: it may be a whole sentence. */
export function taleInPlay({ name }: Pick<LoreCard, 'name'>): string {
  return `‘${cutShort(name, 80).replace(/[?!.…]+$/, '')}’`;
}

const common = new Set([
  'about',
  'does',
  'from',
  'have',
  'into',
  'over',
  'that',
  'their',
  'there',
  'this',
  'what',
  'when',
  'where',
  'which',
  'with',
  'your',
]);

/** What players may call something: its names, and the words they are made of where those are long enough. */
export function wordsFor({ called }: LoreCard): string[] {
  const parts = called.flatMap((each) => each.split(/[^\p{L}\p{N}'’-]+/u)).filter((word) => word.length > 3 && !common.has(word));
  return [...new Set([...called.map((each) => each.replace(/[?!.…]+$/, '')), ...parts])].filter((word) => word !== '').slice(0, 24);
}

/** A thing as a noun phrase: "the Old Bell", "Patience". At most 80 letters. */
export function thingInPlay({ name }: LoreCard): string {
  const short = cutShort(name, 76);
  const needsArticle = short.includes(' ') && !/^(?:the|an?|my|your|his|her|our|their) /i.test(short) && !/^\S+['’]s? /.test(short);
  return needsArticle ? `the ${short}` : withinSentence(short);
}

const cutAt = /[,;:(—–]| (?:who|whom|whose|that|which|with|and|but|since|because|from whom) /;

/** What somebody is, as their entry says at its beginning: "the miller of Otterby"; null when it does not say so. */
export function roleIn({ open }: LoreCard): string | null {
  const first = open.sentences[0] ?? '';
  const said =
    /^[\p{L}\p{M}' -]{1,60}? (?:is|was|are|were) ((?:the|an?|one of) .+)$/u.exec(first)?.[1] ??
    /^((?:The|An?) [^,.]{3,50}),/.exec(first)?.[1];
  if (said === undefined) return null;
  const role = (said.split(cutAt)[0] ?? '').replace(/[.!?…]+$/, '').trim();
  return role.length >= 5 && role.length <= 60 ? withinSentence(role) : null;
}
