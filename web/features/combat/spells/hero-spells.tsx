import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { Suspense, lazy } from 'react';

// Facts of every spell come with it, so that only tables with a caster fetch them.
const LoadedSpells = lazy(() => import('./loaded-spells.tsx').then((module) => ({ default: module.LoadedHeroSpells })));

interface HeroSpellsProps {
  hero: OwnHero;
  name: string;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  reactionsOnly?: boolean;
}

/** The spells of the hero of the person who looks; nothing for those who cast none. */
export function HeroSpells(props: HeroSpellsProps) {
  if (props.hero.slotCasting === null || props.hero.slotCasting.spells.length === 0) return null;
  return (
    <Suspense>
      <LoadedSpells {...props} />
    </Suspense>
  );
}
