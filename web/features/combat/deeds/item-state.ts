import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { usedThisTurnBy } from '#domain/combat/turn-budget.ts';
import type { DmCombatView } from '#domain/combat/view.ts';
import type { ItemState } from './item-uses.ts';

/** What the hero of the person who looks carries, and uses it with. */
export function itemStateOf(hero: OwnHero, name: string): ItemState {
  const { items, features, slotCasting, attacks, homebrew, usedThisTurn, activeItems, level, wares = [] } = hero;
  return { name, items, features, slotCasting, attacks, homebrew, usedThisTurn, active: activeItems, level, wares };
}

/** The same of anybody, as the Dungeon Master sees them. */
export function itemStateOfCombatant(view: DmCombatView, one: Combatant, wares: ItemState['wares']): ItemState {
  const { id, name, features, slotCasting, attacks, homebrew, abilities, proficiency, level, activeEffects } = one;
  const own = activeEffects.flatMap(({ from, source }) => (from === id ? [source.id] : []));
  return {
    name,
    items: one.items.filter(({ gone }) => !gone),
    features,
    slotCasting,
    attacks,
    homebrew,
    wares,
    abilities,
    proficiency,
    level,
    active: own,
    usedThisTurn: usedThisTurnBy(view, id),
  };
}
