import { healthLabel } from '#domain/combat/effects/health.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Figure } from '#web/features/combat/figure.ts';

const fills: Record<Figure['health'], { width: number; look: string }> = {
  unhurt: { width: 100, look: 'bg-moss' },
  scratched: { width: 75, look: 'bg-moss' },
  bloodied: { width: 40, look: 'bg-candle' },
  nearDeath: { width: 10, look: 'bg-wine' },
  down: { width: 0, look: 'bg-wine' },
  dead: { width: 0, look: 'bg-wine' },
};

/** How much life is left, as a bar with its numbers, or in words where numbers are not known. The words say it; the bar repeats them, or stands bare where they are said elsewhere. */
export function HealthBar({ hitPoints, health, isBare = false }: Pick<Figure, 'hitPoints' | 'health'> & { isBare?: boolean }) {
  const { width, look } = fills[health];
  const share = hitPoints === null ? width : Math.round((100 * hitPoints.now) / Math.max(1, hitPoints.maximum));
  const bar = (
    <span aria-hidden className={classNames('block h-1.5 overflow-hidden rounded-full bg-line', !isBare && 'min-w-10 flex-1')}>
      <span className={classNames('block h-full rounded-full transition-[width] duration-calm', look)} style={{ width: `${share}%` }} />
    </span>
  );
  if (isBare) return bar;
  return (
    <span className="flex items-center gap-2">
      {bar}
      <span className="figures text-note whitespace-nowrap text-ink-soft">
        {hitPoints === null
          ? healthLabel(health)
          : `${hitPoints.now}/${hitPoints.maximum}${hitPoints.temporary > 0 ? ` +${hitPoints.temporary}` : ''}`}
        {hitPoints !== null && <span className="sr-only"> hit points, {healthLabel(health)}</span>}
      </span>
    </span>
  );
}
