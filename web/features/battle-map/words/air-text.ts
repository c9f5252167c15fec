import type { sounds, times, weathers } from '#domain/battle-map/terrain.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';

export const timeNames: Readonly<Record<(typeof times)[number], string>> = {
  day: 'Day',
  twilight: 'Dawn or dusk',
  moonlight: 'Moonlight',
  night: 'Dark night',
};

export const weatherNames: Readonly<Record<(typeof weathers)[number], string>> = {
  clear: 'Clear',
  rain: 'Rain',
  snow: 'Snow',
  fog: 'Fog',
};

export const soundNames: Readonly<Record<(typeof sounds)[number], string>> = {
  none: 'No sound',
  wind: 'Wind',
  rain: 'Rain',
  fire: 'Fire',
  tavern: 'Tavern',
  own: 'Own sound',
};

/** Time of day and weather in words; empty inside. */
export function airText({ air }: Pick<Ground, 'air'>): string {
  if (air?.outside !== true) return '';
  const fog = air.weather === 'fog' ? ` Nobody sees further than ${battleMapLimits.fogFeet} feet.` : '';
  return `${timeNames[air.time]}, ${weatherNames[air.weather].toLowerCase()}.${fog}`;
}
