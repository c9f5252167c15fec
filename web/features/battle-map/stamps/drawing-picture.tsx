import type { Tone } from '#domain/battle-map/stamps/drawing.ts';
import { pointsPerCell } from '#domain/battle-map/stamps/drawing.ts';
import type { Drawing } from '#domain/battle-map/stamps/drawings.ts';
import { linePoints } from '#web/features/battle-map/paint/paint-stamps.ts';

/** The colour of each tone in lists; on the board the painter mixes them. */
const toneFills: Record<Tone, string> = {
  wood: 'var(--ground-wood)',
  stone: 'var(--ground-floor)',
  leaf: 'var(--moss)',
  water: 'var(--ground-water)',
  wine: 'var(--wine)',
  gold: 'var(--candle)',
  fire: 'var(--ember)',
  paper: 'var(--raised)',
  dark: 'var(--ground-shade)',
  metal: 'var(--line-strong)',
  sea: 'var(--sea)',
  sand: 'var(--ground-sand)',
  rough: 'var(--ground-rough)',
};

/** A drawing in a list. */
export function DrawingPicture({ drawing: { width, height, shapes }, className }: { drawing: Drawing; className?: string }) {
  // Lines of large drawings are not to be thinner than those of small ones.
  const large = Math.max(1, width, height);
  return (
    <svg aria-hidden viewBox={`0 0 ${width * pointsPerCell} ${height * pointsPerCell}`} className={className}>
      {shapes.map(({ d, fill, thin }) => (
        <path
          key={d}
          d={d}
          fill={fill === undefined ? 'none' : toneFills[fill]}
          stroke="var(--ground-wall)"
          strokeWidth={(thin ? linePoints.thin : linePoints.usual) * large * 0.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
