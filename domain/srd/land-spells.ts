export const lands = ['arid', 'polar', 'temperate', 'tropical'] as const;
export type Land = (typeof lands)[number];

/** Spells of the Circle of the Land, by the kind of land and the druid's level (SRD 5.2). */
export const landSpells: Record<Land, readonly (readonly [level: number, ...spells: string[]])[]> = {
  arid: [
    [3, 'blur', 'burning-hands', 'fire-bolt'],
    [5, 'fireball'],
    [7, 'blight'],
    [9, 'wall-of-stone'],
  ],
  polar: [
    [3, 'fog-cloud', 'hold-person', 'ray-of-frost'],
    [5, 'sleet-storm'],
    [7, 'ice-storm'],
    [9, 'cone-of-cold'],
  ],
  temperate: [
    [3, 'misty-step', 'shocking-grasp', 'sleep'],
    [5, 'lightning-bolt'],
    [7, 'freedom-of-movement'],
    [9, 'tree-stride'],
  ],
  tropical: [
    [3, 'acid-splash', 'ray-of-sickness', 'web'],
    [5, 'stinking-cloud'],
    [7, 'polymorph'],
    [9, 'insect-plague'],
  ],
};
