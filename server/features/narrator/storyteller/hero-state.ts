import type { Hero } from '#domain/brief.ts';
import { limits } from '#domain/limits.ts';
import type { PlayState } from '#domain/play-state.ts';

/** Whether the hero is hurt past fighting. */
export function isDown(state: PlayState, hero: Hero): boolean {
  return (state.heroes[hero.id]?.damage ?? 0) >= limits.defaultHitPoints;
}
