import { hasChoice, noOffer, offersOf } from '#domain/character/actions/offers.ts';
import type { Offer } from '#domain/character/actions/offers.ts';
import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import type { ShownItemWay } from '#domain/character/shown/shown-items.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';

async function offersWith(character: Character, { activity, isDrunk }: ShownItemWay): Promise<Offer[]> {
  const casts = activity.kind === 'utility' ? activity.casts : undefined;
  if (casts) {
    // Without its description it is cast all the same: the server knows what it does.
    const content = await contentOfSpell(character, casts.spell).catch(() => null);
    const above = Math.max(0, casts.level - (spellOf(character, casts.spell)?.level ?? casts.level));
    return offersOf(content?.spell?.activities ?? [], levelOf(character), above, character);
  }
  const offers = offersOf([activity], levelOf(character), 0, character).map((each) => ({ ...each, activity: undefined }));
  return isDrunk ? [{ ...(offers[0] ?? noOffer), isForSelf: true, isForOthers: true, most: 1 }] : offers;
}

/** What is to be chosen about a use of an item, a potion can be given to another; null for nothing. */
export async function planUse(character: Character, way: ShownItemWay, hasOthers: boolean): Promise<readonly [Offer, ...Offer[]] | null> {
  const [first, ...more] = await offersWith(character, way);
  return first !== undefined && (way.most > 1 || hasChoice([first, ...more], hasOthers)) ? [first, ...more] : null;
}
