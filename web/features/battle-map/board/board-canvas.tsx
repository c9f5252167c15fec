import { useTheme } from '#web/ui/theme.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Painter } from '#web/features/battle-map/paint/painter.ts';
import type { Picture } from '#web/features/battle-map/paint/painter.ts';

/** The ground, the walls and the light of a map, and what lies over them, in one picture. */
export function BoardCanvas({ scene, scale, origin: { x, y }, size, marks }: Omit<Picture, 'theme'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painter] = useState(() => new Painter());
  const theme = useTheme();
  useLayoutEffect(() => {
    if (canvas.current) painter.draw(canvas.current, { scene, scale, origin: { x, y }, size, marks, theme });
  }, [painter, scene, scale, x, y, size, marks, theme]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />;
}
