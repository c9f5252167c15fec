import type { Character } from '#domain/character/character.ts';
import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useMemo, useState } from 'react';
import { isAway } from '#web/features/characters/place.ts';
import { askOnce } from '#web/features/characters/ask-once.ts';
import { tellChange } from '#web/features/characters/use-act.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';
import { plainWish } from './sheet-rolls.ts';
import type { LastRoll, Rolls, RollWish } from './sheet-rolls.ts';

const failed = { title: 'Not rolled', sentence: 'The server did not answer. Please try again: the dice are rolled only once.' };

interface Wished {
  what: RolledNumber;
  wish: RollWish;
}

/** Rolls numbers of one sheet. The chat shows the card to those it is for; here stands what fell last. */
export function useRolls({ campaignId, id: characterId }: Pick<Character, 'campaignId' | 'id'>): Rolls {
  const [last, setLast] = useState<LastRoll | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ what, wish: { advantage, bonus, dc, to } }: Wished) => {
      const asked = { campaignId, characterId, what, advantage, bonus, dc: dc ?? undefined, to: { kind: to } };
      const rolled = await askOnce({ campaignId, id: characterId }, { roll: asked }, (id) => api.characters.roll({ ...asked, id }));
      const { id: key, rolls, content, createdAt: at } = rolled.message;
      setLast({ key, rolls, content, story: { messageId: key, at } });
      if (rolled.position === null) return;
      takeSheet(rolled);
      tellChange(
        campaignId,
        characterId,
        what.kind === 'deathSave' ? 'Death save' : what.kind === 'answer' ? 'Roll answered' : 'Rolled again',
        rolled,
      );
    },
    onError: (error) => notify.refusal(error, failed),
  });
  return useMemo(
    () => ({
      isAlone: isAway(campaignId),
      busy: isPending,
      last,
      forget: () => setLast(null),
      show: setLast,
      roll: (what, wish = plainWish) =>
        mutateAsync({ what, wish }).then(
          () => true,
          () => false,
        ),
    }),
    [campaignId, isPending, last, mutateAsync],
  );
}
