import { shownCharacterName } from '#web/features/characters/panel/shown-character-name.ts';
import { writeStored } from '#web/lib/storage/use-session-storage.ts';
import { useCallback, useMemo, useState } from 'react';

/** The tab that is open at a table. */
export interface OpenedTab {
  id: string;
  /** How often something has led here from outside the tabs; each time its content begins anew. */
  led: number;
  choose: (id: string) => void;
}

const beginning = { id: '', led: 0 };

/** Which tab is open, and the way from a hero to the tab with that hero's sheet. */
export function useOpenedTab(campaignId: string, me: string) {
  const [{ id, led }, open] = useState(beginning);
  const choose = useCallback((chosen: string) => open((before) => ({ ...before, id: chosen })), []);
  const showHero = useCallback(
    (characterId: string) => {
      writeStored(sessionStorage, shownCharacterName(me, campaignId), characterId);
      open((before) => ({ id: 'character', led: before.led + 1 }));
    },
    [me, campaignId],
  );
  return { tab: useMemo((): OpenedTab => ({ id, led, choose }), [id, led, choose]), showHero };
}
