import type { Roll } from './roll.ts';

/** One die of a roll with the face that it shows. */
export interface FallenDie {
  sides: number;
  /** A Fate die: three kinds of faces, from -1 to 1. */
  isFate: boolean;
  face: number;
  /** Whether it counted. */
  kept: boolean;
}

/** The dice of a roll in the order they fell, each with its sides; of two equal faces only as many count as were kept. */
export function diceOfRoll({ dice, faces, kept }: Pick<Roll, 'dice' | 'faces' | 'kept'>): FallenDie[] {
  const left = [...kept];
  const kinds = [...dice.matchAll(/(\d*)d(\d+|F)/g)].flatMap(([, count = '', sides = '']) =>
    Array.from({ length: Math.min(Number(count || 1), faces.length) }, () => sides),
  );
  return faces.map((face, at) => {
    const index = left.indexOf(face);
    if (index >= 0) left.splice(index, 1);
    // A roll whose text tells fewer dice than fell throws its last kind on.
    const kind = kinds[at] ?? kinds.at(-1) ?? '20';
    return { sides: kind === 'F' ? 3 : Number(kind), isFate: kind === 'F', face, kept: index >= 0 };
  });
}
