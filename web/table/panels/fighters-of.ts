import type { CombatView } from '#domain/combat/view.ts';
import { cellsOfSize } from '#domain/battle-map/fight/token-of-called.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import { conditionText, standingText } from '#web/features/combat/combat-text.ts';
import { figuresOf } from '#web/features/combat/figure.ts';

/** Everybody in a fight, as the battle map tells of them. */
export function fightersOf(view: CombatView): Fighter[] {
  return figuresOf(view).map((figure) => ({
    id: figure.id,
    characterId: figure.kind === 'hero' ? figure.id : null,
    masterId: view.combatants.find(({ id, kind }) => kind === 'hero' && id === figure.whole?.summoned?.by)?.id ?? null,
    name: figure.name,
    side: figure.side,
    speed: figure.whole?.speed ?? null,
    size: cellsOfSize(figure.whole?.size),
    isHidden: figure.hidden,
    isActive: view.phase === 'running' && figure.id === view.active,
    isDead: figure.health === 'dead',
    standing: standingText(figure),
    left: figure.hitPoints && Math.min(1, figure.hitPoints.now / Math.max(1, figure.hitPoints.maximum)),
    conditions: figure.conditions.map(conditionText),
    ...(figure.door && { door: figure.door }),
    ...(figure.panel && { panel: figure.panel }),
  }));
}
