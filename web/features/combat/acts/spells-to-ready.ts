import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { barsSpell } from '#domain/rules/casting-bar.ts';
import { turnTimeOf } from '#domain/srd/spells/casting-time.ts';
import { casterOfHero } from '#web/features/combat/spells/caster.ts';

/** A spell that can be readied, and the levels at which it can be cast: 0 for a cantrip. */
export interface SpellToReady {
  id: string;
  name: string;
  slots: number[];
}

/** The spells that a hero can ready: those that take an action, and for which a slot can be spent this turn. */
export function spellsToReady(hero: OwnHero): SpellToReady[] {
  const caster = casterOfHero(hero, '');
  if (!caster) return [];
  const { castingBar } = caster;
  const levels = hero.slotUsed ? [] : caster.slots.flatMap(({ level, left }) => (left > 0 ? [level] : []));
  return caster.spells.flatMap(({ spell, granted }) => {
    if (granted || (castingBar && barsSpell(castingBar, spell)) || turnTimeOf(spell.castingTime) !== 'action') return [];
    const slots = spell.level === 0 ? [0] : levels.filter((level) => level >= spell.level);
    return slots.length === 0 ? [] : [{ id: spell.id, name: spell.name, slots }];
  });
}
