import type { Happening } from '#domain/combat/follow/happening.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { usedThisTurnBy } from '#domain/combat/turn-budget.ts';
import { activeFeaturesOf } from '#domain/combat/use/active-features.ts';
import type { HeroFeatures } from '#domain/combat/use/hero-features.ts';
import type { DmCombatView } from '#domain/combat/view.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';

/** What a hero's features are, and what of them goes on or is used up. */
export interface FeatureState {
  features: HeroFeatures;
  /** What the hero has of the campaign’s own. */
  homebrew: readonly HomebrewEntry[];
  /** Ids of features whose effects go on. */
  active: readonly string[];
  usedThisTurn: readonly string[];
  /** What was done in this turn that features may follow. */
  happened: readonly Happening[];
}

/** The features of anybody in the fight, as the Dungeon Master sees it. */
export function featureStateOf({ id, features, homebrew }: Combatant, view: DmCombatView): FeatureState | null {
  const { happened } = view;
  return features && { features, homebrew, active: activeFeaturesOf(view, id), usedThisTurn: usedThisTurnBy(view, id), happened };
}
