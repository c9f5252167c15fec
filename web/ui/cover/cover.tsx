import { useId, useMemo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { coverHeight, coverPlan, coverWidth } from './cover-plan.ts';
import { LandmarkShape } from './landmark-shape.tsx';

/** One hue by day and by candlelight. */
function tone(hue: number, day: [number, number], night: [number, number]): string {
  return `light-dark(oklch(${day[0]} ${day[1]} ${hue}), oklch(${night[0]} ${night[1]} ${hue}))`;
}

/** A landscape grown from a seed, so that nothing stands without a picture. Decorative. */
export function Cover({ seed, className }: { seed: string; className?: string | undefined }) {
  const plan = useMemo(() => coverPlan(seed), [seed]);
  const maskId = useId();
  const { land, light, orb } = plan;
  const ridgeTones = [
    tone(land, [0.8, 0.05], [0.42, 0.055]),
    tone(land, [0.66, 0.065], [0.335, 0.05]),
    tone(land, [0.5, 0.07], [0.225, 0.035]),
  ];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMidYMax slice"
      className={classNames('block w-full', className)}
    >
      <rect width={coverWidth} height={coverHeight} fill={`light-dark(oklch(0.92 0.045 ${light}), oklch(0.265 0.045 ${land}))`} />
      {plan.stars.map((star) => (
        <circle key={`${star.x}`} cx={star.x} cy={star.y} r={star.radius} fill={`light-dark(transparent, oklch(0.84 0.06 ${light}))`} />
      ))}
      <mask id={maskId}>
        <circle cx={orb.x} cy={orb.y} r={orb.radius} fill="white" />
        {orb.crescent && <circle cx={orb.x + orb.radius * 0.5} cy={orb.y - orb.radius * 0.25} r={orb.radius * 0.85} fill="black" />}
      </mask>
      <circle cx={orb.x} cy={orb.y} r={orb.radius} mask={`url(#${maskId})`} fill={tone(light, [0.99, 0.03], [0.84, 0.11])} />
      {plan.birds.map((bird) => (
        <path
          key={`${bird.x}`}
          d={`M${bird.x - 5} ${bird.y - 2}q2.5-2 5 1.500q2.500-3.500 5-1.500`}
          fill="none"
          strokeWidth="1.1"
          strokeLinecap="round"
          stroke={`light-dark(oklch(0.5 0.07 ${land}), oklch(0.12 0.02 ${land}))`}
        />
      ))}
      <path d={plan.ridges[0]} fill={ridgeTones[0]} />
      <g fill={ridgeTones[1]}>
        <LandmarkShape {...plan.landmark} glow={tone(light, [0.97, 0.08], [0.86, 0.13])} />
        <path d={plan.ridges[1]} />
      </g>
      <path d={plan.ridges[2]} fill={ridgeTones[2]} />
    </svg>
  );
}
