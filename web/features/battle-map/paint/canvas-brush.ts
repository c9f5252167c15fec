import { stampWork } from '#domain/limits/battle-map-limits.ts';
import { pointsPerCell } from '#domain/battle-map/stamps/drawing.ts';
import { dropOf, lettersOf } from './paint-stamps.ts';
import type { StampBrush } from './paint-stamps.ts';
import { toFrame } from './pen.ts';
import type { CanvasPen, Pen } from './pen.ts';

const isOnCanvas = (pen: Pen): pen is CanvasPen => pen.ctx instanceof CanvasRenderingContext2D;

/** Draws stamps onto a canvas. It keeps the paths that it has read. */
export function canvasBrush(): StampBrush {
  const paths = new Map<string, Path2D>();
  const pathOf = (d: string): Path2D => {
    let path = paths.get(d);
    if (path === undefined) paths.set(d, (path = new Path2D(d)));
    return path;
  };
  return {
    drawing: (pen, { x, y, turn, across, down, drawing }, inks) => {
      if (!isOnCanvas(pen)) return;
      const { ctx } = pen;
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate((turn * Math.PI) / 180);
      ctx.scale(across, down);
      ctx.translate((-drawing.width * pointsPerCell) / 2, (-drawing.height * pointsPerCell) / 2);
      ctx.lineCap = 'round';
      ctx.lineJoin = 'round';
      for (const { d, areas, line } of inks) {
        const path = pathOf(d);
        for (const { colour, alpha } of areas) {
          ctx.globalAlpha = alpha;
          ctx.fillStyle = colour;
          ctx.fill(path);
        }
        if (line === null) continue;
        ctx.globalAlpha = line.alpha;
        ctx.strokeStyle = line.colour;
        ctx.lineWidth = line.width;
        ctx.stroke(path);
      }
      ctx.restore();
    },
    text: (pen, stamp) => {
      if (!isOnCanvas(pen)) return;
      const { ctx, colours } = pen;
      const { x, y } = toFrame(pen, stamp);
      const high = lettersOf(pen, stamp);
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate((stamp.turn * Math.PI) / 180);
      ctx.font = `600 ${high}px Figtree, sans-serif`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.globalAlpha = stamp.forDm ? stampWork.dmLayerPart : 1;
      ctx.lineJoin = 'round';
      ctx.strokeStyle = colours.raised;
      ctx.lineWidth = Math.max(2, high * 0.22);
      ctx.strokeText(stamp.text, 0, dropOf(pen, stamp));
      ctx.fillStyle = colours.ink;
      ctx.fillText(stamp.text, 0, dropOf(pen, stamp));
      ctx.restore();
    },
  };
}
