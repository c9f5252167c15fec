import { playersCombatView } from '#domain/combat/view.ts';
import { reason } from '#domain/narration/intent-reasons.ts';
import { economyOf, turnText } from '#server/features/narrator/fight/answer-fight.ts';
import type { FightMeans } from '#server/features/narrator/fight/fight-means.ts';
import type { FightTable, Played } from '#server/features/narrator/fight/play-action.ts';

/** Who says that they join is in the fight by then: it is said whose turn it is. */
export function playJoin({ transaction: { settings } }: FightTable, means: FightMeans): Played {
  const { combat, hero } = means;
  const isTurn = combat.active === hero.id;
  const now = isTurn ? economyOf(means) : turnText(playersCombatView(combat, settings.hitPointsShown));
  return { text: `${hero.name} is in the fight. ${now}`, outcome: 'answered', why: reason('fromState'), options: [] };
}
