import type { Roll } from './roll.ts';

/** The faces that count, each for as much as it counts for: a low d20 may count for more than it shows. */
export const countedFaces = ({ kept, floor = 0 }: Pick<Roll, 'kept' | 'floor'>): number[] => kept.map((face) => Math.max(face, floor));

/** What the faces of a roll come to. */
export const facesSum = (roll: Pick<Roll, 'kept' | 'floor'>): number => countedFaces(roll).reduce((sum, face) => sum + face, 0);
