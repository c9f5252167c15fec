import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { ambientLights, times } from './terrain.ts';
import type { Air, Ground } from './state.ts';

/** A map of which nothing is said of time, weather and sounds. */
export const stillAir: Air = { outside: false, time: 'day', weather: 'clear', sound: 'none' };

type Ambient = (typeof ambientLights)[number];

/** How light it is at a time of day (SRD 5.2.1, Light). */
const lightAt: Record<(typeof times)[number], Ambient> = { day: 'bright', twilight: 'dim', moonlight: 'dim', night: 'dark' };
const darker: readonly Ambient[] = ['bright', 'dim', 'dark'];

/** How light it is on a map where no lamp burns: outside no lighter than the time of day. */
export function ambientNow({ ambient, air }: Pick<Ground, 'ambient' | 'air'>): Ambient {
  if (air?.outside !== true) return ambient;
  const byTime = lightAt[air.time];
  return darker.indexOf(byTime) > darker.indexOf(ambient) ? byTime : ambient;
}

/** How many feet anybody sees on a map at most: in fog outside no further than that lets them. */
export const sightFeetOn = ({ air }: Pick<Ground, 'air'>): number =>
  air?.outside === true && air.weather === 'fog' ? battleMapLimits.fogFeet : battleMapLimits.sightFeet;
