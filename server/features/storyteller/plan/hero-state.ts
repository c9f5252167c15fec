import type { Hero } from '#domain/narration/brief.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

/** Whether the hero is hurt past fighting. */
export function isDown(state: PlayState, hero: Hero): boolean {
  return heroHitPointsOf(state, hero) === 0;
}
