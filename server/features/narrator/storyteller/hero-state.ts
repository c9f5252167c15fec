import type { Hero } from '#domain/brief.ts';
import { heroHitPointsOf } from '#domain/hero-sheet.ts';
import type { PlayState } from '#domain/play-state.ts';

/** Whether the hero is hurt past fighting. */
export function isDown(state: PlayState, hero: Hero): boolean {
  return heroHitPointsOf(state, hero) === 0;
}
