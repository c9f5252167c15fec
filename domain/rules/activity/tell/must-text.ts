import type { mustDo } from '#domain/rules/activity/change.ts';

type MustDo = (typeof mustDo)[number];

/** What somebody must do now, by which effect, and who gave it as far as that is known. */
export interface Must {
  what: MustDo;
  name: string;
  by: string | null;
}

/** What an effect makes its bearer do, after the bearer’s name; `by` is who gave it, where that is known. */
export function mustText(what: MustDo, by: string | null): string {
  const whom = by ?? 'who caused it';
  if (what === 'goThatWay') return 'must go the way that the dice say, as far as the movement lasts';
  if (what === 'attackAtRandom') return 'does not move, and makes one melee attack on whomever the dice say of those in reach';
  if (what === 'goNamedWay') return `must first go the way that ${whom} named, as far as the movement lasts`;
  return `must Dash and get away from ${whom} by the safest way, unless there is nowhere to go`;
}

/** "Goblin must Dash and get away from Kara by the safest way, unless there is nowhere to go (Fear)." */
export const mustSentence = (bearer: string, { what, name, by }: Must) => `${bearer} ${mustText(what, by)} (${name}).`;
