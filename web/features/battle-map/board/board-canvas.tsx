import { useTheme } from '#web/ui/theme.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDrawings } from '#web/features/battle-map/stamps/use-drawings.ts';
import { Painter } from '#web/features/battle-map/paint/painter.ts';
import type { Picture } from '#web/features/battle-map/paint/painter.ts';
import type { Marks } from '#web/features/battle-map/paint/marks.ts';

const place = 'pointer-events-none absolute inset-0 size-full';

interface BoardCanvasProps extends Omit<Picture, 'theme' | 'drawings'> {
  marks: Marks;
}

/** The ground, the walls and the light of a map in one picture, and over it, in another, what changes while somebody does something. */
export function BoardCanvas({ scene, scale, origin: { x, y }, size, marks, layers }: BoardCanvasProps) {
  const drawings = useDrawings(
    scene.map.stamps.some(({ drawing }) => drawing !== null),
    scene.map.drawings,
  );
  const ground = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const [painter] = useState(() => new Painter());
  const theme = useTheme();
  useLayoutEffect(() => {
    if (ground.current) painter.draw(ground.current, { scene, scale, origin: { x, y }, size, drawings, layers, theme });
  }, [painter, scene, scale, x, y, size, drawings, layers, theme]);
  useLayoutEffect(() => {
    if (over.current) painter.mark(over.current, marks, { scene, scale, origin: { x, y }, size, theme });
  }, [painter, scene, scale, x, y, size, marks, theme]);
  return (
    <>
      <canvas ref={ground} aria-hidden className={place} />
      <canvas ref={over} aria-hidden className={place} />
    </>
  );
}
