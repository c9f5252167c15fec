const names: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  maroon: '#800000',
  darkred: '#8b0000',
  crimson: '#dc143c',
  orange: '#ffa500',
  darkorange: '#ff8c00',
  gold: '#ffd700',
  yellow: '#ffff00',
  khaki: '#f0e68c',
  olive: '#808000',
  green: '#008000',
  darkgreen: '#006400',
  forestgreen: '#228b22',
  lime: '#00ff00',
  teal: '#008080',
  cyan: '#00ffff',
  aqua: '#00ffff',
  blue: '#0000ff',
  navy: '#000080',
  steelblue: '#4682b4',
  skyblue: '#87ceeb',
  purple: '#800080',
  indigo: '#4b0082',
  violet: '#ee82ee',
  magenta: '#ff00ff',
  fuchsia: '#ff00ff',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  sienna: '#a0522d',
  saddlebrown: '#8b4513',
  chocolate: '#d2691e',
  peru: '#cd853f',
  tan: '#d2b48c',
  beige: '#f5f5dc',
  wheat: '#f5deb3',
  ivory: '#fffff0',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  dimgray: '#696969',
  dimgrey: '#696969',
  slategray: '#708090',
  darkslategray: '#2f4f4f',
  currentcolor: '#000000',
};
/** What stands for a colour that is not known here. */
const unknown = '#808080';

const hex = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** A colour of an SVG as six digits; null for none, and for one that nothing shows of. `gradients` are the first colours of them by their ids. */
export function colourOf(text: string, gradients: ReadonlyMap<string, string>): string | null {
  const said = text.trim().toLowerCase();
  if (said === 'none' || said === 'transparent' || said === '') return null;
  const reference = /url\(['"]?#([^'")]+)/.exec(text.trim());
  if (reference) return colourOf(gradients.get(reference[1] ?? '') ?? unknown, new Map());
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/.exec(said);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const long = /^#([\da-f]{6})(?:[\da-f]{2})?$/.exec(said);
  if (long) return `#${long[1] ?? ''}`;
  const mixed = /^rgba?\(([^)]*)\)$/.exec(said);
  if (!mixed) return (Object.hasOwn(names, said) ? names[said] : undefined) ?? unknown;
  const [red = 0, green = 0, blue = 0] = (mixed[1] ?? '')
    .split(/[\s,/]+/)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part)));
  return [red, green, blue].every(Number.isFinite) ? `#${hex(red)}${hex(green)}${hex(blue)}` : unknown;
}

/** The first colours of the gradients of an SVG, by their ids. */
export const gradientsIn = (svg: string): Map<string, string> =>
  new Map(
    [
      ...svg.matchAll(/<(?:linear|radial)Gradient[^>]*?\sid=["']([^"']+)["'][^>]*>\s*<stop[^>]*?stop-color\s*[=:]\s*["']?\s*([^"';]+)/g),
    ].map(([, id = '', colour = '']) => [id, colour]),
  );
