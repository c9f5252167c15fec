import { countText } from '#domain/text/count-text.ts';
import type { Targets } from '#domain/rules/activity/reach.ts';

type Area = Pick<NonNullable<Targets['area']>, 'feet' | 'width'> & { shape: NonNullable<Targets['area']>['shape'] | 'ring' | 'dome' };

/** An area in words, as spells and stat blocks write it: "60-foot cone", "20-foot-radius sphere", "30-foot line, 5 feet wide", "ring 20 feet across". */
export function areaText({ shape, feet, width }: Area): string {
  if (shape === 'ring' || shape === 'dome') return `${shape} ${countText(feet, 'foot')} across`;
  const size = shape === 'sphere' || shape === 'cylinder' ? `${feet}-foot-radius` : `${feet}-foot`;
  return `${size} ${shape}${width === undefined ? '' : `, ${countText(width, 'foot')} ${shape === 'wall' ? 'thick' : 'wide'}`}`;
}
