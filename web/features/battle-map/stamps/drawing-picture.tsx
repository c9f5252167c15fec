import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import type { Tone } from '#domain/battle-map/stamps/drawing.ts';
import { isOwnDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import { pointsPerCell } from '#domain/battle-map/stamps/drawing.ts';
import { linePoints, toneColours } from '#web/features/battle-map/paint/paint-stamps.ts';

/** A tone as the board shows it, mixed by the browser. */
function fillOf(tone: Tone): string {
  const [colour, over, part] = toneColours[tone];
  return `color-mix(in oklab, var(--${colour}), var(--${over}) ${part * 100}%)`;
}

/** How each area or line of a drawing looks in a list. */
function looksOf(drawing: AnyDrawing) {
  if (isOwnDrawing(drawing))
    return drawing.shapes.map(({ d, fill = 'none', line = 'none', thick = linePoints.thin }) => ({
      d,
      fill,
      stroke: line,
      strokeWidth: thick,
    }));
  // Lines of large drawings are not to be thinner than those of small ones.
  const large = Math.max(1, drawing.width, drawing.height);
  return drawing.shapes.map(({ d, fill, thin, bare }) => ({
    d,
    fill: fill === undefined ? 'none' : fillOf(fill),
    stroke: bare ? 'none' : 'var(--ground-wall)',
    strokeWidth: (thin ? linePoints.thin : linePoints.usual) * large * 0.8,
  }));
}

/** A drawing in a list, or a stamp as it looks. */
export function DrawingPicture({ drawing, className }: { drawing: AnyDrawing; className?: string }) {
  const { width, height } = drawing;
  return (
    <svg aria-hidden viewBox={`0 0 ${width * pointsPerCell} ${height * pointsPerCell}`} className={className}>
      {looksOf(drawing).map((look, at) => (
        // Two areas may lie along one path.
        <path key={`${at} ${look.d}`} {...look} strokeLinecap="round" strokeLinejoin="round" />
      ))}
    </svg>
  );
}
