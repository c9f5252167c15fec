import { hasChoice, noOffer, offersOf } from '#domain/character/actions/offers.ts';
import type { Offer } from '#domain/character/actions/offers.ts';
import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { contentOfSpell } from '#domain/character/effects/content.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { Used } from '#web/features/characters/use/use-dialog.tsx';
import { useCards } from '#web/features/characters/use-characters.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { useState } from 'react';

/** What is to be chosen about a use of an item; a potion can be given to another. */
async function offersWith(character: Character, { activity, ware }: ItemWay): Promise<Offer[]> {
  const casts = activity.kind === 'utility' ? activity.casts : undefined;
  if (casts) {
    // Without its description it is cast all the same: the server knows what it does.
    const content = await contentOfSpell(character, casts.spell).catch(() => null);
    const above = Math.max(0, casts.level - (spellOf(character, casts.spell)?.level ?? casts.level));
    return offersOf(content?.spell?.activities ?? [], levelOf(character), above);
  }
  const offers = offersOf([activity], levelOf(character), 0).map((each) => ({ ...each, activity: undefined }));
  const isDrunk = ware.kind === 'potion' && activity.reach?.kind === 'touch';
  return isDrunk ? [{ ...(offers[0] ?? noOffer), isForSelf: true, isForOthers: true, most: 1 }] : offers;
}

/** How many of a pile can be used at one press: of what mends and is used up, as many as there are. */
export function mostAtOnce({ item, activity }: ItemWay): number {
  const isUsedUp = activity.kind === 'heal' && (activity.consumes ?? []).some(({ kind }) => kind === 'item');
  return isUsedUp ? Math.min(item.quantity, gameLimits.itemsAtOnce) : 1;
}

/** A press on something that an item can do: it is used at once, or asks first where something is to be chosen. */
export function useItemPress(character: Character, hand: Hand) {
  const [asking, setAsking] = useState<{ way: ItemWay; offers: readonly [Offer, ...Offer[]] } | null>(null);
  const { data: cards = [] } = useCards(character.campaignId);
  const hasOthers = cards.some(({ id }) => id !== character.id);
  const actOf = ({ item, key }: ItemWay) => ({ kind: 'useItem', itemId: item.id, way: key }) as const;
  const close = () => setAsking(null);
  return {
    asking,
    close,
    press: async (way: ItemWay) => {
      const [first, ...more] = await offersWith(character, way);
      if (first !== undefined && (mostAtOnce(way) > 1 || hasChoice([first, ...more], hasOthers)))
        return setAsking({ way, offers: [first, ...more] });
      await hand.act(actOf(way));
    },
    use: ({ times, shapers: _shapers, ...chosen }: Used) => {
      if (asking) void hand.act({ ...actOf(asking.way), ...chosen, ...(times > 1 && { times }) }).then((done) => done && close());
    },
  };
}
