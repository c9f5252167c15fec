import type { TableHero } from '#contract/play/combat-shapes.ts';
import { Heart, Shield } from 'lucide-react';

/** One line above the order: the round, and one’s own hero with hit points and armor class. */
export function FightHead({ round, hero }: { round: number | null; hero: TableHero | null }) {
  return (
    <div className="figures flex min-h-6 items-center gap-3 px-1 text-note text-ink-soft short:max-w-40 short:shrink-0 short:flex-col short:items-start short:gap-0 narrow:short:max-w-none narrow:short:flex-row narrow:short:items-center narrow:short:gap-3">
      {round === null ? (
        <p className="min-w-0 flex-1 font-semibold">A fight is being prepared. Only those who lead see it yet.</p>
      ) : (
        <p className="shrink-0 font-semibold">Round {round}</p>
      )}
      {hero && (
        <section
          aria-label={hero.name}
          className="ml-auto flex min-w-0 items-center gap-2.5 short:ml-0 short:max-w-full narrow:short:ml-auto"
        >
          <span className="truncate font-display font-semibold text-ink">{hero.name}</span>
          <span className="flex shrink-0 items-center gap-1">
            <Heart aria-hidden className="size-4 text-wine" />
            <span>
              <span className="sr-only">Hit points </span>
              <strong className="text-ink">{hero.hitPoints}</strong>/{hero.maxHitPoints}
              {hero.temporaryHitPoints > 0 && ` +${hero.temporaryHitPoints}`}
              {hero.temporaryHitPoints > 0 && <span className="sr-only"> temporary</span>}
            </span>
          </span>
          <span className="flex shrink-0 items-center gap-1">
            <Shield aria-hidden className="size-4 text-sea" />
            <span>
              <span className="sr-only">AC </span>
              <strong className="text-ink">{hero.armorClass}</strong>
            </span>
          </span>
        </section>
      )}
    </div>
  );
}
