import type { Air } from '#domain/battle-map/state.ts';

/** A map of which nothing is said of time, weather and sounds. */
export const stillAir: Air = { outside: false, time: 'day', weather: 'clear', sound: 'none' };
