import type { TableHero } from '#contract/play/combat-shapes.ts';
import { Heart, Shield } from 'lucide-react';

/** Hit points and armor class of one's own hero, in a fight or out of it. */
export function OwnHeroCard({ hero }: { hero: TableHero }) {
  return (
    <section
      aria-label={hero.name}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line bg-surface px-4 py-3"
    >
      <h2 className="min-w-0 flex-1 basis-32 font-display text-name font-semibold">{hero.name}</h2>
      <p className="figures flex items-center gap-2 text-control">
        <Heart aria-hidden className="size-4.5 text-wine" />
        <span>
          <span className="sr-only">Hit points </span>
          <strong className="text-name">{hero.hitPoints}</strong>/{hero.maxHitPoints}
          {hero.temporaryHitPoints > 0 && <span className="text-ink-soft"> +{hero.temporaryHitPoints} temporary</span>}
        </span>
      </p>
      <p className="figures flex items-center gap-2 text-control">
        <Shield aria-hidden className="size-4.5 text-sea" />
        <span>
          AC <strong className="text-name">{hero.armorClass}</strong>
        </span>
      </p>
    </section>
  );
}
