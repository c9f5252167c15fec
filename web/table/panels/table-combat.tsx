import { CombatPanel } from '#web/features/combat/panel/combat-panel.tsx';
import { useHeroes } from '#web/table/session/use-heroes.ts';
import { initialOf } from '#web/ui/token.tsx';
import { lazy, Suspense } from 'react';
import type { TablePart } from './table-part.ts';

const Portrait = lazy(async () => ({ default: (await import('#web/features/characters/portrait/portrait.tsx')).Portrait }));

/** The fight of a table, with the portraits of its heroes. */
export function TableCombat({ campaign, me }: TablePart) {
  const heroes = useHeroes(campaign.id);
  const pictureOf = (id: string) => {
    const hero = [...heroes.values()].find((each) => each.id === id);
    if (!hero) return null;
    return (
      <Suspense fallback={initialOf(hero.name)}>
        <Portrait of={hero} className="size-full !rounded-none !border-0" />
      </Suspense>
    );
  };
  return <CombatPanel campaignId={campaign.id} me={me.id} pictureOf={pictureOf} />;
}
