import { expect, it } from 'vitest';
import { areaText } from './area-text.ts';

it.each([
  [{ shape: 'cone', feet: 60 } as const, '60-foot cone'],
  [{ shape: 'sphere', feet: 20 } as const, '20-foot-radius sphere'],
  [{ shape: 'line', feet: 30, width: 5 } as const, '30-foot line, 5 feet wide'],
  [{ shape: 'line', feet: 30, width: 1 } as const, '30-foot line, 1 foot wide'],
  [{ shape: 'wall', feet: 60, width: 1 } as const, '60-foot wall, 1 foot thick'],
  [{ shape: 'wall', feet: 90 } as const, '90-foot wall'],
  [{ shape: 'ring', feet: 20 } as const, 'ring 20 feet across'],
  [{ shape: 'dome', feet: 30 } as const, 'dome 30 feet across'],
])('an area of %j is "%s"', (area, words) => expect(areaText(area)).toBe(words));
