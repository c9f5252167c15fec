import type { Offer } from '#domain/character/actions/offers.ts';
import type { Character } from '#domain/character/character.ts';
import type { ShownItemWay } from '#domain/character/shown/shown-items.ts';
import type { Used } from '#web/features/characters/use/use-dialog.tsx';
import { useCards } from '#web/features/characters/use-characters.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { useState } from 'react';

/** A press on something that an item can do: it is used at once, or asks first where something is to be chosen. */
export function useItemPress(character: Character, itemId: string, hand: Hand) {
  const [asking, setAsking] = useState<{ way: ShownItemWay; offers: readonly [Offer, ...Offer[]] } | null>(null);
  const [warned, setWarned] = useState<ShownItemWay | null>(null);
  const { data: cards = [] } = useCards(character.campaignId);
  const hasOthers = cards.some(({ id }) => id !== character.id);
  const actOf = ({ key }: ShownItemWay) => ({ kind: 'useItem', itemId, way: key }) as const;
  const close = () => setAsking(null);
  return {
    asking,
    close,
    press: async (way: ShownItemWay) => {
      // Without what is to choose it is used all the same: the server knows what it does.
      const offers = await import('./plan-use.ts').then(({ planUse }) => planUse(character, way, hasOthers)).catch(() => null);
      if (offers) return setAsking({ way, offers });
      if (way.warns !== null) return setWarned(way);
      await hand.act(actOf(way));
    },
    warned,
    keep: () => setWarned(null),
    useAllTheSame: () => {
      if (warned) void hand.act({ ...actOf(warned), allTheSame: true }).then((done) => done && setWarned(null));
    },
    use: ({ times, shapers: _shapers, ...chosen }: Used) => {
      if (asking) void hand.act({ ...actOf(asking.way), ...chosen, ...(times > 1 && { times }) }).then((done) => done && close());
    },
  };
}
