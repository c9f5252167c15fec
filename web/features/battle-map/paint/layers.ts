/** What of a map shows, beside its ground and its walls. */
export interface Layers {
  grid: boolean;
  /** Lamps, and the dark around their light. */
  lights: boolean;
  drawings: boolean;
  texts: boolean;
  /** What Dungeon Masters alone see. */
  forDm: boolean;
}

export const allLayers: Layers = { grid: true, lights: true, drawings: true, texts: true, forDm: true };

export const layerNames: Readonly<Record<keyof Layers, string>> = {
  grid: 'Grid',
  lights: 'Light and shadow',
  drawings: 'Drawings',
  texts: 'Texts',
  forDm: 'DM’s layer',
};
