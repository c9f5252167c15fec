import { refuseIn } from '#domain/result.ts';

/** Why a file is not taken as a map of Universal VTT. */
export const vttRefusals = {
  tooLarge: 'This file is too large: at most {megabytes} MB are read.',
  notJson: 'This is not a file of Universal VTT: it cannot be read as JSON.',
  noGrid: 'This is not a file of Universal VTT: “resolution” with the size of the map is missing.',
  tooManyCells: 'This map is {columns} by {rows} cells. A map has at most {most} along each side.',
  badLines: '“{field}” holds something that is no list of points.',
  tooManyLines: 'The walls of this map are too long to be drawn along cells.',
} as const;

export type VttRefusal = keyof typeof vttRefusals;
export const refuse = refuseIn<typeof vttRefusals>();
