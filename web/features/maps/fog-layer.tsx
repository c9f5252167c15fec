import { isRevealed } from '#domain/maps/fog.ts';
import type { Fog } from '#domain/maps/fog.ts';
import { useTheme } from '#web/ui/theme.ts';
import { useEffect, useRef } from 'react';

/** The fog over a map: closed to players, a veil to those who lead the table. */
export function FogLayer({ fog, veiled }: { fog: Fog; veiled: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    pen.clearRect(0, 0, fog.columns, fog.rows);
    pen.fillStyle = getComputedStyle(element).color;
    for (let cell = 0; cell < fog.columns * fog.rows; cell += 1) {
      if (!isRevealed(fog, cell)) pen.fillRect(cell % fog.columns, Math.floor(cell / fog.columns), 1, 1);
    }
  }, [fog, theme]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={fog.columns}
      height={fog.rows}
      className={`pointer-events-none absolute inset-0 size-full text-sunken ${veiled ? 'opacity-65' : ''}`}
    />
  );
}
