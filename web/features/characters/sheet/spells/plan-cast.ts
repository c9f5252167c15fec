import { hasChoice, noOffer, offersOf } from '#domain/character/actions/offers.ts';
import type { Offer } from '#domain/character/actions/offers.ts';
import { payableShapers, shapersOf } from '#domain/character/actions/shape-cast.ts';
import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { contentOfFeatures, contentOfSpell, noContent } from '#domain/character/effects/content.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';

/** What is to be chosen before a spell is cast with a slot so many levels above its own; null for nothing. */
export async function planCast(
  character: Character,
  spell: string,
  above: number,
  hasOthers: boolean,
): Promise<{ offers: readonly [Offer, ...Offer[]]; shapers: readonly Way[] } | null> {
  // Without its description it is cast all the same.
  const [content, features] = await Promise.all([
    contentOfSpell(character, spell).catch(() => null),
    contentOfFeatures(character).catch(() => noContent),
  ]);
  const facts = spellOf(character, spell);
  const shapers = facts && content ? payableShapers(character, shapersOf(character, facts, { ...features, spell: content.spell })) : [];
  const [first, ...more] = offersOf(content?.spell?.activities ?? [], levelOf(character), above, character);
  const needs = first !== undefined && hasChoice([first, ...more], hasOthers);
  return needs || shapers.length > 0 ? { offers: [first ?? noOffer, ...more], shapers } : null;
}
