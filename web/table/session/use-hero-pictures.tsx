import { Portrait } from '#web/features/characters/portrait/portrait.tsx';
import { useCallback } from 'react';
import { useHeroes } from './use-heroes.ts';

/** The portraits of the heroes of a table by their ids; null for anybody else. */
export function useHeroPictures(campaignId: string) {
  const heroes = useHeroes(campaignId);
  return useCallback(
    (id: string) => {
      const hero = [...heroes.values()].find((each) => each.id === id);
      return hero ? <Portrait of={hero} className="size-full !rounded-none !border-0" /> : null;
    },
    [heroes],
  );
}
