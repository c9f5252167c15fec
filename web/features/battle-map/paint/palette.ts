import type { Terrain } from '#domain/battle-map/state.ts';
import { terrainSigns, terrains } from '#domain/battle-map/terrain.ts';

/** The colours of the theme that shows within an element, as a canvas takes them, or as `told` writes them. */
export function readPalette(within: Element, told = (colour: string) => colour) {
  const probe = document.createElement('span');
  // Where motion is reduced every change takes an instant, at whose beginning the colour before it is read.
  probe.style.setProperty('transition', 'none', 'important');
  within.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(--${name})`;
    return told(getComputedStyle(probe).color);
  };
  const palette = {
    'ground-floor': read('ground-floor'),
    'ground-grass': read('ground-grass'),
    'ground-wood': read('ground-wood'),
    'ground-sand': read('ground-sand'),
    'ground-rough': read('ground-rough'),
    'ground-water': read('ground-water'),
    'ground-rock': read('ground-rock'),
    'ground-wall': read('ground-wall'),
    'ground-fog': read('ground-fog'),
    'ground-shade': read('ground-shade'),
    'ground-glow': read('ground-glow'),
    ink: read('ink'),
    raised: read('raised'),
    ember: read('ember'),
    candle: read('candle'),
    sea: read('sea'),
    wine: read('wine'),
  };
  probe.remove();
  return palette;
}

export type Palette = Readonly<ReturnType<typeof readPalette>>;
export type Colour = keyof Palette;

/** A colour of the palette that nothing is seen of: what fades into it keeps its hue. */
export const faded = (colour: string): string => colour.replace(/\)$/, ' / 0)');

/** What a kind of ground is painted with. */
export const colourOf = (terrain: Terrain): Colour => `ground-${terrain}`;

/** The same by the sign of the ground. */
export const groundColours: ReadonlyMap<string, Colour> = new Map(terrains.map((terrain) => [terrainSigns[terrain], colourOf(terrain)]));
