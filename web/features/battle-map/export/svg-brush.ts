import { stampWork } from '#domain/limits/battle-map-limits.ts';
import { pointsPerCell } from '#domain/battle-map/stamps/drawing.ts';
import { dropOf, lettersOf } from '#web/features/battle-map/paint/paint-stamps.ts';
import type { StampBrush } from '#web/features/battle-map/paint/paint-stamps.ts';
import { toFrame } from '#web/features/battle-map/paint/pen.ts';
import { colourParts, escaped } from './svg-ink.ts';
import type { SvgInk } from './svg-ink.ts';

const opacityOf = (alpha: number) => (alpha === 1 ? '' : ` stroke-opacity="${alpha}"`);

/** Writes stamps down with an ink, each as a group that is moved and turned as a whole. */
export function svgBrush(ink: SvgInk): StampBrush {
  return {
    drawing: (_, { x, y, turn, across, down, drawing }, inks) => {
      const moved = `translate(${x} ${y}) rotate(${turn}) scale(${across} ${down}) translate(${(-drawing.width * pointsPerCell) / 2} ${(-drawing.height * pointsPerCell) / 2})`;
      const shapes = inks.map(({ d, areas, line }) => {
        const filled = areas.map(({ colour, alpha }) => `<path d="${d}" fill="${colourParts(colour).colour}" fill-opacity="${alpha}"/>`);
        const along =
          line &&
          `<path d="${d}" fill="none" stroke="${colourParts(line.colour).colour}" stroke-width="${line.width}"${opacityOf(line.alpha)}/>`;
        return `${filled.join('')}${along ?? ''}`;
      });
      ink.add(`<g transform="${moved}" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`);
    },
    text: (pen, stamp) => {
      const { x, y } = toFrame(pen, stamp);
      const high = lettersOf(pen, stamp);
      const look = `font-family="Figtree, sans-serif" font-weight="600" font-size="${high}" text-anchor="middle" dominant-baseline="central"`;
      const halo = `paint-order="stroke" stroke="${colourParts(pen.colours.raised).colour}" stroke-width="${high * 0.22}" stroke-linejoin="round"`;
      const place = `transform="translate(${x} ${y}) rotate(${stamp.turn})" y="${dropOf(pen, stamp)}" opacity="${stamp.forDm ? stampWork.dmLayerPart : 1}"`;
      ink.add(`<text ${place} fill="${colourParts(pen.colours.ink).colour}" ${halo} ${look}>${escaped(stamp.text)}</text>`);
    },
  };
}
