import type { Ink } from '#web/features/battle-map/paint/ink.ts';

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** A colour of the palette, as a picture takes it: its three parts as one, and how much of it covers. */
export function colourParts(colour: string): { colour: string; alpha: number } {
  if (colour.startsWith('#')) return { colour, alpha: 1 };
  const [red = '0', green = '0', blue = '0', alpha = '1'] = colour.match(/[\d.]+/g) ?? [];
  const hex = [red, green, blue].map((part) => Math.round(Number(part)).toString(16).padStart(2, '0')).join('');
  return { colour: `#${hex}`, alpha: Number(alpha) };
}

/** A text as it may stand in a file of SVG. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A glow as it is written down. */
class SvgGlow implements CanvasGradient {
  readonly id: string;
  readonly #circle: string;
  readonly #stops: string[] = [];

  constructor(id: string, x: number, y: number, radius: number) {
    this.id = id;
    this.#circle = `gradientUnits="userSpaceOnUse" cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"`;
  }

  addColorStop(offset: number, given: string): void {
    const { colour, alpha } = colourParts(given);
    this.#stops.push(`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${alpha}"/>`);
  }

  written(): string {
    return `<radialGradient id="${this.id}" ${this.#circle}>${this.#stops.join('')}</radialGradient>`;
  }
}

/** Writes down the strokes of whoever paints with it as a picture of lines and areas. Colours are `rgb(…)`, or `url(#…)` for a pattern. */
export class SvgInk implements Ink {
  fillStyle: Ink['fillStyle'] = '#000';
  strokeStyle: Ink['strokeStyle'] = '#000';
  globalAlpha = 1;
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  imageSmoothingEnabled = true;
  #path: string[] = [];
  readonly #drawn: string[] = [];
  readonly #glows: SvgGlow[] = [];

  beginPath = (): void => void (this.#path = []);

  moveTo = (x: number, y: number): void => void this.#path.push(`M${number(x)} ${number(y)}`);

  // As on a canvas, the first line begins where it ends.
  lineTo = (x: number, y: number): void => void this.#path.push(`${this.#path.length === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`);

  quadraticCurveTo = (cpx: number, cpy: number, x: number, y: number): void =>
    void this.#path.push(`Q${number(cpx)} ${number(cpy)} ${number(x)} ${number(y)}`);

  closePath = (): void => void this.#path.push('Z');

  rect = (x: number, y: number, width: number, height: number): void =>
    void this.#path.push(`M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}Z`);

  /** Whole circles alone, which is all that maps have. */
  arc = (x: number, y: number, radius: number): void => {
    const [r, wide] = [number(radius), number(radius * 2)];
    this.#path.push(`M${number(x - radius)} ${number(y)}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0 -${wide} 0Z`);
  };

  fill = (): void => {
    if (this.#path.length > 0) this.#drawn.push(`<path d="${this.#path.join('')}" ${this.#paint('fill', this.fillStyle)}/>`);
  };

  stroke = (): void => {
    if (this.#path.length === 0) return;
    const line = `stroke-width="${number(this.lineWidth)}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"`;
    this.#drawn.push(`<path d="${this.#path.join('')}" fill="none" ${this.#paint('stroke', this.strokeStyle)} ${line}/>`);
  };

  fillRect = (x: number, y: number, width: number, height: number): void => {
    const box = `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;
    this.#drawn.push(`<rect ${box} ${this.#paint('fill', this.fillStyle)}/>`);
  };

  createRadialGradient = (x: number, y: number, _inner: number, _x: number, _y: number, radius: number): CanvasGradient => {
    const glow = new SvgGlow(`glow-${this.#glows.length}`, x, y, radius);
    this.#glows.push(glow);
    return glow;
  };

  drawImage = (image: HTMLCanvasElement | HTMLImageElement, x: number, y: number, width: number, height: number): void => {
    const box = `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;
    const address = image instanceof HTMLImageElement ? image.src : image.toDataURL('image/png');
    this.#drawn.push(`<image ${box} preserveAspectRatio="none" href="${escaped(address)}"/>`);
  };

  /** Adds something that was written elsewhere. */
  add = (written: string): void => void this.#drawn.push(written);

  /** What was drawn, without a frame around it. */
  written = (): string => {
    const glows = this.#glows.map((glow) => glow.written()).join('');
    return `${glows === '' ? '' : `<defs>${glows}</defs>`}${this.#drawn.join('\n')}`;
  };

  #paint(what: 'fill' | 'stroke', style: Ink['fillStyle']): string {
    const given = typeof style === 'string' ? style : style instanceof SvgGlow ? `url(#${style.id})` : 'none';
    const { colour, alpha } = given.startsWith('rgb') ? colourParts(given) : { colour: given, alpha: 1 };
    const covers = alpha * this.globalAlpha;
    return `${what}="${colour}"${covers === 1 ? '' : ` ${what}-opacity="${number(covers)}"`}`;
  }
}
