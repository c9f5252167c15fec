import type { Tone } from '#domain/battle-map/stamps/drawing.ts';
import { pointsPerCell } from '#domain/battle-map/stamps/drawing.ts';
import type { Drawing } from '#domain/battle-map/stamps/drawings.ts';
import { linePoints, toneColours } from '#web/features/battle-map/paint/paint-stamps.ts';

/** A tone as the board shows it, mixed by the browser. */
function fillOf(tone: Tone): string {
  const [colour, over, part] = toneColours[tone];
  return `color-mix(in oklab, var(--${colour}), var(--${over}) ${part * 100}%)`;
}

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
          fill={fill === undefined ? 'none' : fillOf(fill)}
          stroke="var(--ground-wall)"
          strokeWidth={(thin ? linePoints.thin : linePoints.usual) * large * 0.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
