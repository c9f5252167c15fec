import { degreeOf, isSuccess } from '#domain/degree.ts';
import type { Throw } from '#domain/request.ts';

export interface Face {
  value: number;
  kept: boolean;
}

/** Every face of a throw with whether it counted; of two equal faces only as many count as were kept. */
export function facesOf({ faces, kept }: Throw): Face[] {
  const left = [...kept];
  return faces.map((value) => {
    const index = left.indexOf(value);
    if (index >= 0) left.splice(index, 1);
    return { value, kept: index >= 0 };
  });
}

/** How it went against a difficulty, by the rules of the game; null when there is none. */
export function outcomeOf(thrown: Throw): 'success' | 'failure' | null {
  if (thrown.against === null) return null;
  return isSuccess(degreeOf(thrown)) ? 'success' : 'failure';
}

/** The sum in words: "14 + 2". */
export function sumOf({ kept, modifier }: Throw): string {
  const faces = kept.join(' + ');
  if (modifier === 0) return faces;
  return `${faces} ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)}`;
}
