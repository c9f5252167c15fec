import type { ClassId } from '#domain/srd/class-rules.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import { crown, crownBehind } from './portrait-crown.ts';
import { garb } from './portrait-garb.ts';
import { hairAbove, hairBehind } from './portrait-hair.ts';
import { headOf } from './portrait-head.ts';
import { portraitPlan } from './portrait-plan.ts';

/** The drawn face of somebody of a species, their first class and a seed, as SVG. */
export function drawPortrait(species: SpeciesId, calling: ClassId, seed: string): string {
  const plan = portraitPlan(species, calling, seed);
  const wide = `<g transform="translate(${60 - 60 * plan.breadth} 0) scale(${plan.breadth} 1)">`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">',
    `<path d="M0 0h120v120H0z" fill="${plan.sky}"/>`,
    `<circle cx="60" cy="54" r="50" fill="${plan.glow}" opacity="0.55"/><circle cx="60" cy="54" r="36" fill="${plan.glow}"/>`,
    ...plan.stars.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff6dc" opacity="0.7"/>`),
    crownBehind(plan),
    `${wide}${hairBehind(plan)}</g>`,
    garb(plan),
    `${wide}${headOf(plan)}${hairAbove(plan)}${crown(plan)}</g></svg>`,
  ].join('');
}
