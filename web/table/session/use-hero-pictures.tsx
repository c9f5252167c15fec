import { initialOf } from '#web/ui/token.tsx';
import { lazy, Suspense, useCallback } from 'react';
import { useHeroes } from './use-heroes.ts';

const Portrait = lazy(async () => ({ default: (await import('#web/features/characters/portrait/portrait.tsx')).Portrait }));

/** The portraits of the heroes of a table by their ids; null for anybody else. */
export function useHeroPictures(campaignId: string) {
  const heroes = useHeroes(campaignId);
  return useCallback(
    (id: string) => {
      const hero = [...heroes.values()].find((each) => each.id === id);
      if (!hero) return null;
      return (
        <Suspense fallback={initialOf(hero.name)}>
          <Portrait of={hero} className="size-full !rounded-none !border-0" />
        </Suspense>
      );
    },
    [heroes],
  );
}
