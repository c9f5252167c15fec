import { hasChoice, noOffer, offersOf } from '#domain/character/actions/offers.ts';
import type { Offer } from '#domain/character/actions/offers.ts';
import { shapersAmong } from '#domain/character/effects/shapers-among.ts';
import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** A spell that is about to be cast. */
export interface CastAhead {
  spell: Spell;
  /** By how many levels the slot is above its own. */
  above: number;
  /** What can be chosen with spells to change them. */
  shapers: readonly Way[];
  /** Whether there are others it could be for. */
  hasOthers: boolean;
}

/** What is to be chosen before a spell is cast; null for nothing. */
export async function planCast(
  character: Character,
  { spell, above, shapers: ways, hasOthers }: CastAhead,
): Promise<{ offers: readonly [Offer, ...Offer[]]; shapers: readonly Way[] } | null> {
  const details = spell.details ?? (await loadSpellDetails(spell.level)).get(spell.name);
  const activities = details?.activities ?? [];
  const shapers = shapersAmong(ways, spell, activities);
  const [first, ...more] = offersOf(activities, levelOf(character), above, character);
  const needs = first !== undefined && hasChoice([first, ...more], hasOthers);
  return needs || shapers.length > 0 ? { offers: [first ?? noOffer, ...more], shapers } : null;
}
