/** Outlines of dice in a square of 36, by their sides. What has no shape of its own is a cube. */
const shapes = new Map([
  [4, 'M18 3.500L33.500 30.500a1.500 1.500 0 0 1-1.300 2.250H3.800a1.500 1.500 0 0 1-1.300-2.250z'],
  [8, 'M18 1.500l15 16.500L18 34.500 3 18z'],
  [10, 'M18 2l15.500 14.500v4.500L18 34 2.500 21v-4.500z'],
  [12, 'M18 2l10 3.250 6 8.500v8.500l-6 8.500L18 34 8 30.750 2 22.250v-8.500l6-8.500z'],
  [20, 'M18 1.500l14.500 8.250v16.500L18 34.500 3.500 26.250V9.750z'],
]);
const cube = 'M8 3h20a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z';

/** The outline of a die; two d10 are rolled for a d100. */
export function dieShape(sides: number): string {
  return shapes.get(sides === 100 ? 10 : sides) ?? cube;
}
