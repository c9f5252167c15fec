import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { casterOfCombatant, casterOfHero } from './caster.ts';
import { SpellList } from './spell-list.tsx';

interface Around {
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
}

/** The spells of a player's own hero. */
export function LoadedHeroSpells({
  hero,
  name,
  reactionsOnly,
  ...around
}: Around & { hero: OwnHero; name: string; reactionsOnly?: boolean }) {
  const caster = casterOfHero(hero, name);
  return caster && <SpellList caster={caster} reactionsOnly={reactionsOnly} {...around} />;
}

/** The spells of anybody, for the Dungeon Master. */
export function LoadedCombatantSpells({ one, ...around }: Around & { one: Combatant }) {
  const caster = casterOfCombatant(one);
  return caster && <SpellList caster={caster} {...around} />;
}
