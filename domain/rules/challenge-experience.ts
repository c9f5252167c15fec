import { z } from 'zod';
import { challenges } from './challenges.ts';

export const Challenge = z.enum(challenges);
export type Challenge = z.infer<typeof Challenge>;

const experience: readonly number[] = [
  10, 25, 50, 100, 200, 450, 700, 1100, 1800, 2300, 2900, 3900, 5000, 5900, 7200, 8400, 10_000, 11_500, 13_000, 15_000, 18_000, 20_000,
  22_000, 25_000, 33_000, 41_000, 50_000, 62_000, 75_000, 90_000, 105_000, 120_000, 135_000, 155_000,
];

/** Experience for defeating a creature of that rating (SRD 5.2). Creatures of rating 0 that cannot fight give none. */
export function xpOf(challenge: Challenge): number {
  return experience[challenges.indexOf(challenge)] ?? 0;
}

/** A rating as a number that can be compared: an eighth is 0.125. */
export function challengeNumber(challenge: Challenge): number {
  const [whole = 0, parts = 1] = challenge.split('/').map(Number);
  return whole / parts;
}

/** What practice adds: 2 up to rating 4, and one more for every four after. */
export function proficiencyOf(challenge: Challenge): number {
  return 2 + Math.max(0, Math.floor((Math.ceil(challengeNumber(challenge)) - 1) / 4));
}
