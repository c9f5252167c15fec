import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';
import { isAway } from '#web/features/characters/place.ts';
import type { Place } from '#web/features/characters/place.ts';

/** What is shown of the heroes away from tables, as the address says it. */
export type Shown = { kind: 'shelf' } | { kind: 'create'; place: Place } | { kind: 'hero'; place: Place; id: string };

/** What the address says is shown, and the ways to show something else. */
export function useAway() {
  const { hero, on = '', create } = useSearch();
  const navigate = useNavigate();
  const place = isAway(on) ? on : 'device';
  const go = (search: Record<string, string>) => void navigate({ to: '/tools/character', search });
  const shown: Shown =
    hero !== undefined ? { kind: 'hero', place, id: hero } : create === undefined ? { kind: 'shelf' } : { kind: 'create', place };
  return {
    shown,
    toShelf: () => go({}),
    create: (where: Place) => go({ on: where, create: 'yes' }),
    open: (where: Place, id: string) => go({ on: where, hero: id }),
  };
}
