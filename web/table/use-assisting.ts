import { useMemo, useState } from 'react';
import type { OpenedTab } from './use-opened-tab.ts';

/** Whether the DM's assistant is open. It stands where the tabs show their content: whoever goes to a tab or a sheet closes it. */
export function useAssisting(tab: OpenedTab, showHero: (characterId: string) => void) {
  const [assisting, onAssist] = useState(false);
  return useMemo(
    () => ({
      assisting,
      onAssist,
      tab: {
        ...tab,
        choose: (id: string) => {
          onAssist(false);
          tab.choose(id);
        },
      },
      showHero: (characterId: string) => {
        onAssist(false);
        showHero(characterId);
      },
    }),
    [assisting, tab, showHero],
  );
}
