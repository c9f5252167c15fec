import { drawOf } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { makeCave } from './cave.ts';
import type { Choices, MakeKind } from './choices.ts';
import { makeDungeon } from './dungeon.ts';
import { makeRegion } from './region/region.ts';
import { makeTown } from './town.ts';
import { makeWilds } from './wilds.ts';

const makers: Record<MakeKind, (choices: Choices, draw: Draw) => Ground> = {
  dungeon: makeDungeon,
  cave: makeCave,
  town: makeTown,
  wilds: makeWilds,
  region: makeRegion,
};

/** A map that follows from the choices and the seed alone: the same ones make the same map. A region is of hexes; the others are of squares, and one can walk through all of each. */
export function makeGround(choices: Choices, seed: string): Ground {
  const { kind, columns, rows, density } = choices;
  return makers[kind](choices, drawOf([kind, columns, rows, density, seed].join('/')));
}
