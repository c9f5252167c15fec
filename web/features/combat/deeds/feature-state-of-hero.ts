import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { FeatureState } from './feature-state.ts';

/** The features of a player's hero, as the fight has them now. */
export function featureStateOfHero({ features, homebrew, activeFeatures: active, usedThisTurn, happened }: OwnHero): FeatureState | null {
  return features && { features, homebrew, active, usedThisTurn, happened };
}
