import type { Targets } from '#domain/rules/activity/reach.ts';

type Area = Pick<NonNullable<Targets['area']>, 'feet' | 'width'> & { shape: NonNullable<Targets['area']>['shape'] | 'ring' };

/** An area in words, as spells and stat blocks write it: "60-foot cone", "20-foot-radius sphere", "30-foot line, 5 feet wide". */
export function areaText({ shape, feet, width }: Area): string {
  const size = shape === 'sphere' || shape === 'cylinder' ? `${feet}-foot-radius` : `${feet}-foot`;
  return `${size} ${shape}${width === undefined ? '' : `, ${width} feet wide`}`;
}
