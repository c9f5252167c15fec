import { useTheme } from '#web/ui/theme.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDrawings } from '#web/features/battle-map/stamps/use-drawings.ts';
import { Painter } from '#web/features/battle-map/paint/painter.ts';
import type { Picture } from '#web/features/battle-map/paint/painter.ts';

/** The ground, the walls and the light of a map, and what lies over them, in one picture. */
export function BoardCanvas({ scene, scale, origin: { x, y }, size, marks, layers }: Omit<Picture, 'theme' | 'drawings'>) {
  const drawings = useDrawings(scene.map.stamps.some(({ drawing }) => drawing !== null));
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painter] = useState(() => new Painter());
  const theme = useTheme();
  useLayoutEffect(() => {
    if (canvas.current) painter.draw(canvas.current, { scene, scale, origin: { x, y }, size, marks, drawings, layers, theme });
  }, [painter, scene, scale, x, y, size, marks, drawings, layers, theme]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}
