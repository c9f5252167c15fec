import type { Character, ClassLevels } from '#domain/character/character.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useMemo } from 'react';
import { PortraitCrown, PortraitCrownBehind } from './portrait-crown.tsx';
import { PortraitGarb } from './portrait-garb.tsx';
import { PortraitHairAbove, PortraitHairBehind } from './portrait-hair.tsx';
import { PortraitHead } from './portrait-head.tsx';
import { portraitPlan } from './portrait-plan.ts';

interface PortraitProps {
  of: Pick<Character, 'species' | 'portrait'> & { classes: readonly Pick<ClassLevels, 'class'>[] };
  /** Gives its size, e.g. "size-20". */
  className?: string;
}

const frame = 'block shrink-0 overflow-hidden rounded-card border border-line-strong object-cover';

/** A character's picture: the one that was uploaded, or one drawn from species, first class and seed. Decorative: the name stands beside it. */
export function Portrait({ of: { species, classes, portrait }, className }: PortraitProps) {
  if (portrait.kind === 'picture') return <img src={portrait.url} alt="" className={classNames(frame, className)} />;
  const calling = classes[0]?.class ?? 'fighter';
  return <DrawnPortrait species={species} calling={calling} seed={portrait.seed} className={className} />;
}

interface DrawnPortraitProps {
  species: Character['species'];
  calling: ClassLevels['class'];
  seed: string;
  className?: string | undefined;
}

/** The drawn face alone, for choosing one. */
export function DrawnPortrait({ species, calling, seed, className }: DrawnPortraitProps) {
  const plan = useMemo(() => portraitPlan(species, calling, seed), [species, calling, seed]);
  return (
    <svg aria-hidden viewBox="0 0 120 120" className={classNames(frame, className)}>
      <rect width="120" height="120" fill={plan.sky} />
      <circle cx="60" cy="54" r="50" fill={plan.glow} opacity="0.55" />
      <circle cx="60" cy="54" r="36" fill={plan.glow} />
      {plan.stars.map(({ x, y, radius }) => (
        <circle key={`${x}`} cx={x} cy={y} r={radius} fill="#fff6dc" opacity="0.7" />
      ))}
      <PortraitCrownBehind plan={plan} />
      <g transform={`translate(${60 - 60 * plan.breadth} 0) scale(${plan.breadth} 1)`}>
        <PortraitHairBehind plan={plan} />
      </g>
      <PortraitGarb plan={plan} />
      <g transform={`translate(${60 - 60 * plan.breadth} 0) scale(${plan.breadth} 1)`}>
        <PortraitHead plan={plan} />
        <PortraitHairAbove plan={plan} />
        <PortraitCrown plan={plan} />
      </g>
    </svg>
  );
}
